switch CommandLine.arguments.dropFirst().first {
case "json":
    JSONBench.run()
case "next-step":
    NextStepBench.run()
case "scale":
    ScaleBench.run()
default:
    print("usage: formstep-bench json | next-step | scale")
}
