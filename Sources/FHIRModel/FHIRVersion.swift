package import FHIRJSON

/// A version of FHIR that Formstep reads.
public enum FHIRVersion: String, Sendable, CaseIterable {
    /// 4.0.1
    case r4 = "4.0"
    /// 4.3.0
    case r4b = "4.3"
    /// 5.0.0
    case r5 = "5.0"

    /// From the MIME parameter `fhirVersion`: `4.0`, `4.0.1`, `4.3`, `5.0` …
    package init?(parameter: String) {
        if parameter == "4.0" || parameter.hasPrefix("4.0.") {
            self = .r4
        } else if parameter == "4.3" || parameter.hasPrefix("4.3.") || parameter == "4.1" {
            self = .r4b
        } else if parameter == "5.0" || parameter.hasPrefix("5.0.") {
            self = .r5
        } else {
            return nil
        }
    }

    /// What a Questionnaire says of itself: members and types that only R5 has make it R5, else R4.
    package init(evidenceIn questionnaire: Node, of document: Document) {
        var pending = [questionnaire]
        while let element = pending.popLast() {
            if document.equals(document.member(element, .type), "coding")
                || document.member(element, .answerConstraint).exists
                || document.member(element, .disabledDisplay).exists
            {
                self = .r5
                return
            }
            for child in document.items(document.member(element, .item)) { pending.append(child) }
        }
        if document.member(questionnaire, named: "versionAlgorithmString").exists
            || document.member(questionnaire, named: "versionAlgorithmCoding").exists
            || document.member(questionnaire, named: "copyrightLabel").exists
        {
            self = .r5
        } else {
            self = .r4
        }
    }
}
