import Calendar
import FHIRJSON
import FHIRModel
import Glibc
import SDC

/// `$next-step` in process on the benchmark's form and response, stage by stage: `formstep-bench next-step`.
enum NextStepBench {
    static func run() {
        guard let form = JSONBench.fixture("questionnaire.json"), let response = JSONBench.fixture("qr.json"),
            let compiled = compile(form)
        else {
            print("next-step: the shared fixtures are not here (set FORMSTEP_SHARED)")
            return
        }
        let marks = Marks(canonicalBase: "http://formstep.example/fhir")
        row("compile the form", JSONBench.best(200) { _ = compile(form) })
        row("parse the response", JSONBench.best(5000) { _ = try? Document.parse(response) })
        row(
            "parse, lay over the form",
            JSONBench.best(5000) {
                guard let document = try? Document.parse(response) else { return }
                _ = ResponseState(form: compiled, document: document, root: document.root, marks: marks)
            })
        var status = ""
        row(
            "parse, next step",
            JSONBench.best(5000) {
                if let reply = step(response, compiled, marks) { status = reply.status.rawValue }
            })
        print("  (status \(status))")
        row(
            "parse, next step, write the response",
            JSONBench.best(5000) {
                guard let reply = step(response, compiled, marks), let state = reply.state else { return }
                _ = state.document.bytes(reply.response)
            })
        guard let other = compile(form) else { return }
        row("the same, one thread, on the average", onTwoThreads(response, [compiled], marks))
        row("the same, two threads, one form", onTwoThreads(response, [compiled, compiled], marks))
        row("the same, two threads, a form each", onTwoThreads(response, [compiled, other], marks))
    }

    /// Time of one call while two threads make calls: what sharing a form costs is reference counts that both write.
    private static func onTwoThreads(_ response: [UInt8], _ forms: [Form], _ marks: Marks) -> Double {
        final class Job {
            let form: Form, response: [UInt8], marks: Marks
            init(_ form: Form, _ response: [UInt8], _ marks: Marks) {
                self.form = form
                self.response = response
                self.marks = marks
            }
        }
        let calls = 20_000
        let start = JSONBench.now()
        var threads: [pthread_t] = []
        for form in forms {
            var thread = pthread_t()
            let job = Unmanaged.passRetained(Job(form, Array(response), marks)).toOpaque()
            pthread_create(
                &thread, nil,
                { job in
                    guard let job = job.map({ Unmanaged<Job>.fromOpaque($0).takeRetainedValue() }) else { return nil }
                    for _ in 0..<20_000 {
                        guard let reply = NextStepBench.step(job.response, job.form, job.marks), let state = reply.state
                        else { break }
                        _ = state.document.bytes(reply.response)
                    }
                    return nil
                }, job)
            threads.append(thread)
        }
        for thread in threads { pthread_join(thread, nil) }
        return (JSONBench.now() - start) / Double(calls)
    }

    static func compile(_ bytes: [UInt8]) -> Form? {
        guard let document = try? Document.parse(bytes) else { return nil }
        return try? FormCompiler.compile(
            document, questionnaire: document.root, version: nil, hash: "urn:formstep:sha256:0",
            contentUUID: { "urn:uuid:0" })
    }

    static func step(
        _ bytes: [UInt8], _ form: Form, _ marks: Marks, granularity: Granularity? = nil
    ) -> NextStepReply? {
        guard let document = try? Document.parse(bytes) else { return nil }
        var request = NextStepRequest(document: document, moment: Moment(Instant(seconds: 1_767_225_600))) { nil }
        request.response = document.root
        request.granularity = granularity
        return try? NextStepEngine.run(request, form: form, marks: marks)
    }

    private static func row(_ name: String, _ time: Double) {
        print("  \(name + String(repeating: " ", count: max(1, 40 - name.count)))\(JSONBench.microseconds(time)) µs")
    }
}
