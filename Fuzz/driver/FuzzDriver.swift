import Glibc

/// What libFuzzer calls with every input; returns 0.
package typealias OneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// Runs libFuzzer's loop with the arguments of the command line, and ends the program with its status.
package func runFuzzer(_ oneInput: OneInput) -> Never {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, oneInput))
}

/// The package manager names the entry point itself, so libFuzzer's own `main` is not used.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ oneInput: OneInput
) -> CInt
