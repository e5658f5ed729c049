internal import FHIRJSON
internal import FHIRModel

/// What one walk is told.
package struct WalkSettings: Sendable {
    package var seed: UInt64 = 1
    /// `page`, `item` or `all`; nil = as the form says.
    package var granularity: String?
    /// What items are to be answered; the rest is answered in turn.
    var directives: [Int: Directive] = [:]
    /// Hang a number on every answer, so that each can be told from all others.
    package var tagsAnswers = true
    /// Pages in a hundred that are sent as `items`.
    package var itemsPercent = 35
    /// Optional questions in a hundred that are left blank.
    package var skipPercent = 12
    /// How often the walk is left: steps back and forth, rows, earlier answers, mistakes on purpose.
    package var meddling = 12
    /// Rows a group gets at most where more are allowed.
    package var rows = 3
    /// No more calls than this.
    package var maximumCalls = 2000
    /// The last page is a review: `finalize` is false until then.
    package var reviews = false
    /// Also changes an answer of the finished response.
    package var amends = false

    /// How an item is to be answered in a walk.
    enum Directive: Sendable {
        case answers([Held])
        case blank
    }

    package init() {}
}

/// Something wrong that a walk met.
package struct Finding: Sendable {
    /// What kind: `answers`, `asked-again`, `enabled`, `progress`, `finished` …
    package let kind: String
    package let text: String
    /// The call that showed it, as posted; the form goes with it.
    package let request: [UInt8]
    package let granularity: String?

    /// The call sent `items`.
    package let sendsItems: Bool

    /// The request on one line.
    package var requestLine: String {
        guard let document = try? Document.parse(request) else { return String(decoding: request, as: UTF8.self) }
        return JSON(document.root, of: document).written
    }
}

/// How a walk ended.
package enum WalkEnd: Sendable, Equatable {
    case complete
    /// The robot has no valid answer to something required.
    case gaveUp(String)
    /// A rule over several answers, or what an expression asks of one, let no answers of the robot's pass.
    case refusedByRule(String)
    /// The form does not come to an end.
    case stuck(String)
    /// Something wrong was found, which ends the walk.
    case found
}

/// What walks have met so far, over all walks of a form.
package final class Coverage {
    /// Items that were on a step, or rode with one.
    package internal(set) var met: Set<Int> = []
    /// Outcomes of conditions that came about.
    var outcomes: Set<Enabling.Outcome> = []
    /// Options that were answered with, by item.
    var options: [Int: Set<Int>] = [:]
    /// Items no valid answer was found for, and why.
    package internal(set) var despair: [Int: String] = [:]
    /// What replies said of expressions that could not be evaluated.
    package internal(set) var failures: [ExpressionFailure] = []
    private var knownFailures: Set<ExpressionFailure> = []

    /// Finished responses, the fullest few.
    private(set) var finished: [[UInt8]] = []

    /// Keeps a finished response if it is among the fullest.
    func keep(_ response: [UInt8]) {
        finished.append(response)
        guard finished.count > 3, let least = finished.indices.min(by: { finished[$0].count < finished[$1].count })
        else { return }
        finished.remove(at: least)
    }

    /// Takes down what issues say of expressions.
    func note(_ issues: [Issue]) {
        for issue in issues where issue.severity == .warning && [.processing, .notSupported].contains(issue.code) {
            let failure = ExpressionFailure(linkId: issue.linkId, text: issue.text)
            if knownFailures.insert(failure).inserted { failures.append(failure) }
        }
    }

    package init() {}
}
