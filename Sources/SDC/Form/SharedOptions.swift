internal import FHIRJSON
internal import Terminology

/// Option lists that come from value sets: one list for all items of a form that name the same value set.
final class SharedOptions {
    private var lists: [String: OptionList] = [:]
    /// Lists of units, by the value set that they come from.
    var units: [String: UnitList] = [:]
    /// Options in all lists together.
    private(set) var count = 0

    /// The codes of a value set, with what keeps the list from being whole.
    func list(_ reference: String, of terminology: FormTerminology) -> OptionList {
        let key = terminology.key(reference)
        if let known = lists[key] { return known }
        let list = Self.expanded(reference, terminology)
        lists[key] = list
        count += list.options.count
        return list
    }

    private static func expanded(_ reference: String, _ terminology: FormTerminology) -> OptionList {
        guard let expansion = terminology.expand(reference) else {
            return OptionList(
                [],
                problem: reference.hasPrefix("#")
                    ? "the value set \(reference) is not contained in the form"
                    : "the value set \(reference) is not part of the form\(terminology.alsoNotStored)\(terminology.remoteNote)"
            )
        }
        return OptionList(
            expansion.concepts.map {
                AnswerOption(
                    value: .coding(system: $0.system, version: $0.version, code: $0.code, display: $0.display),
                    node: .none, isExclusive: $0.isExclusive, isInitiallySelected: false, prefix: $0.label,
                    weight: $0.weight, designations: $0.designations, markup: $0.markup)
            }, problem: expansion.isComplete ? nil : expansion.problems.joined(separator: "; "))
    }
}
