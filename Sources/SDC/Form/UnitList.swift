internal import UCUM

/// A unit an answer may have, or is shown with.
package struct UnitOption: Sendable, Equatable {
    package let system: String?
    package let code: String?
    package let display: String?

    /// Nothing at all is said.
    var isNothing: Bool { system == nil && code == nil && display == nil }
}

/// The units a quantity may have: `unitOption`, or the codes of `unitValueSet`.
///
/// Standard: FHIR core extension pack, `questionnaire-unitOption` and `questionnaire-unitValueSet`.
package final class UnitList: Sendable {
    package let options: [UnitOption]
    /// Nil = the list is whole; else plain words why not. A unit that is off an unwhole list is not refused.
    package let problem: String?
    /// They are those of a value set (`unitValueSet`).
    package let isOfValueSet: Bool
    /// Every code of UCUM is on the list, whatever `options` holds.
    private let holdsUCUM: Bool
    private let codes: Set<Code>
    /// Options that are nothing but text.
    private let texts: Set<String>

    private struct Code: Hashable {
        let system: String?
        let code: String
    }

    /// The value set of all UCUM codes, which no expansion can list.
    static let allOfUCUM = "http://hl7.org/fhir/ValueSet/ucum-units"

    package init(_ options: [UnitOption], problem: String? = nil, holdsUCUM: Bool = false, isOfValueSet: Bool = false) {
        self.isOfValueSet = isOfValueSet
        self.options = options
        self.problem = problem
        self.holdsUCUM = holdsUCUM
        codes = Set(options.compactMap { option in option.code.map { Code(system: option.system, code: $0) } })
        texts = Set(options.compactMap { $0.code == nil ? $0.display : nil })
    }

    /// Whether a unit is on the list: by system and code; by what is written where the option is nothing but text.
    func contains(_ unit: UnitOption) -> Bool {
        if let code = unit.code {
            if codes.contains(Code(system: unit.system, code: code)) || codes.contains(Code(system: nil, code: code)) {
                return true
            }
            if holdsUCUM, unit.system == QuantityOrder.ucum, (try? UCUM.unit(code)) != nil { return true }
        }
        return unit.display.map(texts.contains) ?? false
    }
}

/// What a unit off the list means (`sdc-questionnaire-unitOpen`).
package enum UnitOpenness: Sendable {
    /// The form does not say: only the list, where there is one.
    case unsaid
    case listOnly
    case anyUnit
    case freeText
}

extension Constraints {
    /// Whether a quantity may have a unit.
    ///
    /// Standard: the table of SDC's `unitOpen` (sdc-facts 2.3). A quantity without any unit is off every list, but needs none
    /// where units of all kinds are allowed.
    func allows(_ unit: UnitOption) -> Bool {
        if let list = unitList, list.contains(unit) { return true }
        switch unitOpenness {
        case .unsaid: return unitList?.problem != nil || unitList == nil
        case .listOnly: return unitList?.problem != nil || (unitList == nil && unit.isNothing)
        case .freeText: return unit.code == nil && unit.system == nil
        case .anyUnit:
            guard let supplemental = supplementalUnitSystem else { return true }
            guard unit.system == supplemental, let code = unit.code else { return false }
            return supplemental != QuantityOrder.ucum || (try? UCUM.unit(code)) != nil
        }
    }
}
