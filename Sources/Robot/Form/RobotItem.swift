internal import Decimals
package import FHIRModel
internal import Patterns

/// One allowed answer: the name of its member (`valueCoding`) and the value.
struct RobotOption: Sendable {
    let name: String
    let value: JSON
    let isExclusive: Bool
}

/// What an item asks of values, read by the robot itself (sdc-facts 2.2, 2.3).
struct RobotLimits: Sendable {
    var maximumLength: Int?
    var minimumLength: Int?
    /// `value[x]` of minValue, maxValue, minQuantity, maxQuantity.
    var minimum: JSON?
    var maximum: JSON?
    var decimalPlaces: Int?
    var pattern: Pattern?
    var step: ExactDecimal?
    /// Codings of allowed units; openness of the list (`optionsOnly` where nil).
    var units: [JSON] = []
    var unitOpenness: String?
    /// The form lists units, in full or not.
    var hasUnits = false
    var hasWholeUnits = true
    /// System that units off the list are of.
    var supplementalUnits: String?
    /// Unit shown beside the number.
    var unit: JSON?
    var mimeTypes: [String] = []
    var maximumSize: ExactDecimal?
    var referenceTypes: [String] = []
}

/// One item of a form as the robot reads it from the Questionnaire, apart from the engine's own compiler.
package struct RobotItem: Sendable {
    package let index: Int
    package let linkId: String
    package let type: ItemType
    package let parent: Int
    /// Children with occurrences of their own (displays below a question are hints and have none).
    package var children: [Int] = []
    /// One past the last descendant.
    var end = 0
    var isRequired = false
    package var repeats = false
    /// Here or on a group above.
    package var isReadOnly = false
    /// Here or above.
    package var isHidden = false
    /// itemControl `header` or `footer`, here or above: shown with every step, never asked.
    package var rides = false
    var isHint = false
    /// How it is shown while it is disabled: `hidden`, `protected`; nil = the form does not say.
    var disabledDisplay: String?
    var minOccurs = 0
    var maxOccurs = 1
    var conditions: [RobotCondition] = []
    var isAny = false
    /// The item's conditions look at each other in a circle: it counts as enabled.
    package var isOnCircle = false
    /// A circle leads through its conditions and through expressions: whether it is cut there is the engine's to say.
    var isOnMixedCircle = false
    var options: [RobotOption] = []
    /// The list of options is known in full, so that only what is on it may be answered.
    var hasWholeOptions = false
    /// Free text beside the options.
    var isOpenText = false
    /// Any value of the type beside the options.
    var isOpenValue = false
    var limits = RobotLimits()
    /// Values of `initial`, or of the options selected at first.
    var defaults: [RobotOption] = []
    /// What expressions work out.
    var dynamics = RobotDynamics()
    /// What its own rules name.
    var hints = RuleHints()
    /// What expressions ask of it here was looked up.
    var isLookedUp = false

    package var isQuestion: Bool { type.isQuestion }
    package var isAskable: Bool { type.isQuestion && !isHidden && !isReadOnly }
    package var isRepeatingGroup: Bool { type == .group && repeats }
    var segment: String {
        // None of `~`, `/`, `[`, as nearly always.
        guard linkId.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F || $0 == 0x5B }) else {
            return linkId
        }
        return linkId.replacing("~", with: "~0").replacing("/", with: "~1").replacing("[", with: "~2")
    }

    /// Names of the members an answer may have: `valueCoding`, `valueString` …
    var valueNames: [String] {
        switch type {
        case .group, .display: return []
        case .choice, .openChoice:
            var names = Set(options.map(\.name))
            if names.isEmpty || type == .openChoice { names.insert("valueCoding") }
            if type == .openChoice && isOpenText { names.insert("valueString") }
            return names.sorted()
        case .string, .text: return ["valueString"]
        case .url: return ["valueUri"]
        default: return type.valueType.map { ["value" + $0.suffix] } ?? []
        }
    }
}
