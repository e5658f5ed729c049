switch CommandLine.arguments.dropFirst().first {
case "json":
    JSONBench.run()
case "fhirpath":
    FHIRPathBench.run()
case "lookups":
    LookupBench.run()
case "next-step":
    NextStepBench.run()
case "calculate":
    CalculationBench.run()
case "populate":
    PopulateBench.run()
case "scale":
    ScaleBench.run()
case "validate":
    ValidateBench.run(Array(CommandLine.arguments.dropFirst(2)))
case "diagnose":
    DiagnosisBench.run(Array(CommandLine.arguments.dropFirst(2)))
case "store":
    StoreBench.run(Array(CommandLine.arguments.dropFirst(2)))
default:
    print(
        "usage: formstep-bench json | fhirpath | lookups | next-step | calculate | populate | scale | validate [--list] [FILES] | "
            + "diagnose [FILES] | store [COUNT [FOLDER]]")
}
