internal import FHIRModel
internal import SDC

/// Calls that change nothing: what they bring is looked at, and the walk goes on from the reply before.
extension Walk {
    /// What is asked of items by expressions is looked up in the whole form drawn as one step.
    func look(_ response: [UInt8]) {
        guard form.isDrawn, !response.isEmpty else { return }
        let call = Call(at: "", direction: "show", granularity: "all")
        guard let answered = post(call.body(response: response, contexts: form.contexts), alsoAsFHIR: false),
            answered.status == .step
        else { return }
        drawn = DrawnItems()
        drawn.take(answered.step)
    }

    /// A response that came back is settled: read anew from its first item to its last, nothing in it is worked out to
    /// something else than the call before it left, which had worked out only what its answers touch.
    func checkSettled(_ answered: Answered) {
        guard form.isDynamic, !isAmending, answered.status == .step, answered.step["kind"]?.text != "repeat",
            random.chance(form.items.count < 150 ? 40 : 10)
        else { return }
        var call = Call(at: answered.step["path"]?.text, direction: "show", granularity: settings.granularity)
        call.explains = true
        let body = call.body(response: answered.responseBytes, contexts: form.contexts)
        guard let again = post(body, alsoAsFHIR: false) else { return }
        guard again.status == .step else {
            find("settled", "the step that was on the screen cannot be shown again: \(again.status.rawValue)", body)
            return
        }
        if again.responseBytes != answered.responseBytes {
            find("settled", "the response changes by being looked at again", body)
        } else if again.explained != answered.explained {
            let paths = again.explained.keys.filter { again.explained[$0] != answered.explained[$0] }.sorted()
            find("settled", "enabled otherwise when looked at again: \(paths.prefix(4).joined(separator: ", "))", body)
        } else if again.step["items"] != answered.step["items"]
            || again.step["answerFormat"] != answered.step["answerFormat"]
        {
            find("settled", "the step is drawn otherwise when looked at again", body)
        }
    }
}
