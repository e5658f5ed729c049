switch CommandLine.arguments.dropFirst().first {
case "json":
    JSONBench.run()
case "fhirpath":
    FHIRPathBench.run()
case "next-step":
    NextStepBench.run()
case "calculate":
    CalculationBench.run()
case "scale":
    ScaleBench.run()
default:
    print("usage: formstep-bench json | fhirpath | next-step | calculate | scale")
}
