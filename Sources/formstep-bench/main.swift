switch CommandLine.arguments.dropFirst().first {
case "json":
    JSONBench.run()
default:
    print("usage: formstep-bench json")
}
