/// What is odd or wrong about a form: for those who write forms. Its code never changes, and is the same in every language.
///
/// Each case has its words in `FormFault+English.swift` and its sisters, one file a language, in which `{0}`, `{1}` … stand for
/// the arguments of a ``FormFinding``.
package enum FormFault: String, Sendable, CaseIterable {
    // The form as a whole
    case notAQuestionnaire = "not-a-questionnaire"
    case noItems = "no-items"
    case criticalExtension = "critical-extension"
    case moreFindings = "more-findings"
    case nestingTooDeep = "nesting-too-deep"
    case rowsTooMany = "rows-too-many"
    case dependenciesTooMany = "dependencies-too-many"
    case partsToAssemble = "parts-to-assemble"

    // Items
    case linkIdMissing = "link-id-missing"
    case linkIdDuplicate = "link-id-duplicate"
    case typeMissing = "type-missing"
    case typeUnknown = "type-unknown"
    case itemsBelowDisplay = "items-below-display"
    case groupEmpty = "group-empty"
    case textMissing = "text-missing"
    case subjectNotReference = "subject-not-reference"
    case subjectTwice = "subject-twice"

    // Conditions
    case enableBehaviorMissing = "enable-behavior-missing"
    case conditionWithoutQuestion = "condition-without-question"
    case conditionOperatorUnknown = "condition-operator-unknown"
    case conditionWithoutAnswer = "condition-without-answer"
    case conditionExists = "condition-exists"
    case conditionQuestionUnknown = "condition-question-unknown"
    case conditionSourceTakesNoAnswer = "condition-source-takes-no-answer"
    case conditionType = "condition-type"
    case conditionNotOrdered = "condition-not-ordered"
    case conditionNoOption = "condition-no-option"
    case conditionOptionOfOtherSystem = "condition-option-of-other-system"
    case conditionOutOfLimits = "condition-out-of-limits"
    case conditionsContradict = "conditions-contradict"
    case conditionSourceNeverReached = "condition-source-never-reached"
    case conditionLooksAhead = "condition-looks-ahead"
    case neverReached = "never-reached"
    case circleOfConditions = "circle-of-conditions"
    case circle = "circle"
    case moreCircles = "more-circles"

    // Expressions
    case expressionMissing = "expression-missing"
    case expressionWithoutText = "expression-without-text"
    case expressionQuery = "expression-query"
    case expressionLanguage = "expression-language"
    case expressionSyntax = "expression-syntax"
    case expressionMeaning = "expression-meaning"
    case expressionFindsNothing = "expression-finds-nothing"
    case constraintDoubtful = "constraint-doubtful"
    case expressionLinkIdUnknown = "expression-link-id-unknown"
    case variableUnknown = "variable-unknown"
    case moreUnknownNames = "more-unknown-names"
    case launchContextUndeclared = "launch-context-undeclared"
    case variableWithoutName = "variable-without-name"
    case variableDuplicate = "variable-duplicate"
    case variableIsLaunchContext = "variable-is-launch-context"
    case variableReserved = "variable-reserved"
    case variableOverrides = "variable-overrides"
    case resultType = "result-type"
    case resultNotBoolean = "result-not-boolean"
    case takesNoAnswer = "takes-no-answer"
    case matterOfPopulating = "matter-of-populating"
    case queryInvalid = "query-invalid"
    case enableWhenTwice = "enable-when-twice"
    case enableWhenQuery = "enable-when-query"
    case initialTwice = "initial-twice"
    case initialAndCalculated = "initial-and-calculated"
    case constraintIncomplete = "constraint-incomplete"
    case constraintKeyTwice = "constraint-key-twice"

    // How many
    case occursWithoutRepeats = "occurs-without-repeats"
    case minOccursNotRequired = "min-occurs-not-required"
    case maxOccursBelowOne = "max-occurs-below-one"
    case minOccursOutOfRange = "min-occurs-out-of-range"

    // Options and defaults
    case optionWithoutValue = "option-without-value"
    case optionsMissing = "options-missing"
    case optionsIncomplete = "options-incomplete"
    case valueSetUnresolved = "value-set-unresolved"
    case containedMissing = "contained-missing"
    case optionDuplicate = "option-duplicate"
    case optionType = "option-type"
    case optionsTwice = "options-twice"
    case toggleOptionUnknown = "toggle-option-unknown"
    case defaultType = "default-type"
    case defaultUnit = "default-unit"
    case defaultsTooMany = "defaults-too-many"
    case defaultsSelectedTooMany = "defaults-selected-too-many"
    case defaultNoOption = "default-no-option"

    // Limits
    case lengthsContradict = "lengths-contradict"
    case limitsContradict = "limits-contradict"
    case limitType = "limit-type"
    case patternInvalid = "pattern-invalid"
    case patternCostly = "pattern-costly"
    case sliderStepInvalid = "slider-step-invalid"
    case unitOpenUnknown = "unit-open-unknown"
    case unitsTwice = "units-twice"
    case unitsIncomplete = "units-incomplete"
    case unitsNone = "units-none"
    case unitsUnsaid = "units-unsaid"
    case referenceProfile = "reference-profile"
    case referenceTypesContradict = "reference-types-contradict"
    case referenceTypeUnknown = "reference-type-unknown"
    case optionsAndLimits = "options-and-limits"

    // Extensions
    case extensionMisplaced = "extension-misplaced"
    case extensionUnknown = "extension-unknown"
    case extensionMisspelt = "extension-misspelt"
    case extensionDeprecated = "extension-deprecated"
    case extensionValue = "extension-value"
    case extensionRepeated = "extension-repeated"
    case itemControlUnknown = "item-control-unknown"
    case itemControlMisplaced = "item-control-misplaced"

    // Rules of SDC
    case pageBelowRoot = "page-below-root"
    case notAPage = "not-a-page"
    case codingEmpty = "coding-empty"
    case codeWithoutSystem = "code-without-system"
    case referenceEmpty = "reference-empty"
    case versionAlgorithmMissing = "version-algorithm-missing"
    case versionNotSemantic = "version-not-semantic"
    case observationOnDisplay = "observation-on-display"
    case extractValueNotOne = "extract-value-not-one"
    case extractTemplateMissing = "extract-template-missing"
    case adaptiveTwice = "adaptive-twice"
    case adaptiveNotContained = "adaptive-not-contained"
    case launchContextIncomplete = "launch-context-incomplete"
    case launchContextType = "launch-context-type"

    // Languages
    case translationMissing = "translation-missing"
    case translationTwice = "translation-twice"

    // Derived forms
    case derivedBaseMissing = "derived-base-missing"
    case derivedItemUnknown = "derived-item-unknown"
    case derivedType = "derived-type"
    case derivedRepeats = "derived-repeats"
    case derivedRequired = "derived-required"
    case derivedOption = "derived-option"

    // All is well
    case allWell = "all-well"

    /// Its words in a language, with places for arguments.
    package func template(in language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .norwegian: norwegian
        }
    }
}
