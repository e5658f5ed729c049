internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC

/// What is odd about the contexts of a call (statement 5).
extension PopulationPass {
    private static var maximumContextIssues: Int { 20 }

    /// A warning for each launch context that is declared and missing, of another type, or of a name that the form does not know.
    func reviewContexts() {
        var told = 0
        func warn(_ code: Issue.Code, _ text: @autoclosure () -> String) {
            told += 1
            if told <= Self.maximumContextIssues { notes.add(Issue(.warning, code, text(), expression: "context")) }
        }
        for declared in form.logic.launchContexts {
            guard let content = contexts[declared.name], !content.isEmpty else {
                // Looked up by the subject, or told where that failed.
                let isLookedUp =
                    declared.name == "patient" && ledger.hasSource && (subject?.hasPrefix("Patient/") ?? false)
                if !isLookedUp {
                    warn(.incomplete, "The form asks for the launch context '\(declared.name)', which was not sent.")
                }
                continue
            }
            guard !declared.types.isEmpty else { continue }
            let isOther = content.contains { content in
                let type =
                    content.document.string(content.node, .resourceType)
                    ?? content.document.string(content.node, .reference).flatMap {
                        ResourceReference.relative($0)?.split(separator: "/").first.map(String.init)
                    }
                return type.map { !declared.types.contains($0) } ?? false
            }
            if isOther {
                warn(
                    .value,
                    "The launch context '\(declared.name)' is to be a \(declared.types.joined(separator: " or ")).")
            }
        }
        for context in request.contexts where !plan.contextNames.contains(context.name) {
            warn(
                .informational,
                "The form declares no launch context and no query on itself of the name of a context that was sent; it is"
                    + " ignored.")
        }
    }

    /// What is odd about the form itself, as far as it keeps something from being filled in; `$validate` tells the rest.
    func reviewForm() {
        for issue in form.issues {
            guard let finding = issue.finding?.finding else { continue }
            switch finding.fault {
            case .expressionMissing, .expressionWithoutText, .expressionLanguage, .expressionSyntax, .expressionMeaning,
                .takesNoAnswer, .variableUnknown:
                // Those that steer, restrict or show something are a matter of walking the form.
                let element = finding.arguments.first ?? ""
                let isOurs =
                    ["initialExpression", "calculatedExpression"].contains(element) || element.hasPrefix("%")
                    || element.hasPrefix("variable")
                if isOurs { notes.add(issue) }
            case .initialTwice, .initialAndCalculated, .moreUnknownNames, .variableWithoutName,
                .variableDuplicate, .variableIsLaunchContext, .variableReserved, .circle, .moreCircles, .subjectTwice,
                .subjectNotReference, .defaultType, .defaultUnit:
                notes.add(issue)
            default: continue
            }
        }
    }
}
