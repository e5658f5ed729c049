internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import Patterns
internal import SDC

/// Regular expressions that take too many steps on some short text: found by trying, so that none is accused that does well.
struct PatternDiagnosis {
    let form: Form
    /// Patterns looked at; forms have few different ones.
    private static let maximumTried = 200
    /// Characters of the text that is tried.
    private static let length = 40

    func check(_ findings: inout Findings) {
        var known: [String: Bool] = [:]
        for detail in form.details {
            guard let pattern = detail.constraints.pattern else { continue }
            let isCostly: Bool
            if let found = known[pattern.source] {
                isCostly = found
            } else {
                guard known.count < Self.maximumTried else { return }
                isCostly = Self.isCostly(pattern)
                known[pattern.source] = isCostly
            }
            guard isCostly else { continue }
            let entry = form.document.extensionNode(detail.node, KnownExtension.regex)
            findings.add(.patternCostly, of: detail.linkId, at: entry.exists ? entry : detail.node)
        }
    }

    /// What grows without bound has a repetition inside one that is repeated, or alternatives there.
    private static func isCostly(_ pattern: Pattern) -> Bool {
        let source = pattern.source
        guard source.utf8.contains(UInt8(ascii: ")")) else { return false }
        for probe in probes(source) {
            for end in ["!", "\u{1}"] {
                do throws(PatternError) {
                    _ = try pattern.matchesWhole(String(repeating: probe, count: length) + end)
                } catch {
                    if case .tooCostly = error { return true }
                    return false
                }
            }
        }
        return false
    }

    /// Characters that the pattern may repeat: its own letters, and one of each class.
    private static func probes(_ source: String) -> [String] {
        var found: [String] = ["a", "A", "0", " "]
        for character in source where !"\\()[]{}|?*+^$".contains(character) {
            let text = String(character)
            if !found.contains(text) { found.append(text) }
            if found.count >= 16 { break }
        }
        return found
    }
}
