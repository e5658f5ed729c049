/// The findings in English.
extension FormFault {
    var english: String {
        switch self {
        case .notAQuestionnaire: "This is not a Questionnaire."
        case .noItems: "The form has no items, so there is nothing to ask."
        case .criticalExtension:
            "The form is not to be filled in where the extension {0} is not known, and this server does not know it."
        case .moreFindings: "There is more to tell; only the first {0} findings are listed."
        case .nestingTooDeep: "Items are nested more than {0} deep."
        case .rowsTooMany:
            "The rows that the group and the groups around it ask for would be too many to open at once; one is opened."
        case .dependenciesTooMany:
            "The expressions look at more items, taken together, than are told apart here: some are evaluated whenever any answer changes."
        case .partsToAssemble: "The form is made of parts that have to be put in ($assemble) before it is filled in."

        case .linkIdMissing: "An item has no linkId."
        case .linkIdDuplicate: "The linkId is used by more than one item (que-2)."
        case .typeMissing: "The item has no type."
        case .typeUnknown: "The item has the unknown type '{0}'."
        case .itemsBelowDisplay: "Items below a display are ignored (que-1)."
        case .groupEmpty: "The group has no items (que-1)."
        case .textMissing: "The question has no text, so nobody can tell what is asked."
        case .subjectNotReference: "It is no reference, so its answer cannot be a subject (isSubject)."
        case .subjectTwice: "It is a second subject of the same group (isSubject): a group has one."

        case .enableBehaviorMissing:
            "There are several conditions and no enableBehavior (que-12); all of them must hold."
        case .conditionWithoutQuestion: "A condition names no question."
        case .conditionOperatorUnknown: "A condition has no operator that FHIR knows."
        case .conditionWithoutAnswer: "A condition has no answer to compare with, so it never holds."
        case .conditionExists: "A condition uses exists without answerBoolean (que-7)."
        case .conditionQuestionUnknown:
            "A condition looks at '{0}', which is not in the form: it counts as never answered."
        case .conditionSourceTakesNoAnswer:
            "A condition looks at '{0}', which is of the type {1} and never has an answer."
        case .conditionType:
            "A condition compares '{0}' with {1}, which its answers never are ({2}), so it never holds."
        case .conditionNotOrdered:
            "A condition asks whether '{0}' is {1} a value, but such answers have no order, so it never holds."
        case .conditionNoOption: "A condition asks '{0}' for {1}, which is none of its options, so it never holds."
        case .conditionOptionOfOtherSystem:
            "A condition asks '{0}' for {1}; that code is an option only in the system {2}, so it never holds."
        case .conditionOutOfLimits: "A condition asks '{0}' for a value beyond its limits, so it never holds."
        case .conditionsContradict:
            "It can never be shown: all its conditions must hold, and they want answers of '{0}' that exclude each other (enableBehavior any may be meant)."
        case .conditionSourceNeverReached: "A condition looks at '{0}', which is never shown itself, so it never holds."
        case .conditionLooksAhead:
            "A condition looks at '{0}', which is asked later: the item appears once that is answered."
        case .neverReached: "It is never shown, and neither is what stands below it (items in all: {0})."
        case .circleOfConditions:
            "The conditions of these items look at each other in a circle, so the items are shown always: {0}."
        case .circle: "These depend on each other in a circle, so what leads round it is not evaluated: {0}."
        case .moreCircles: "There are {0} such circles; {1} of them are told."

        case .expressionMissing: "{0} holds no expression."
        case .expressionWithoutText: "The expression for {0} has no text."
        case .expressionQuery: "{0} is a query, which is not made here while a form is filled in."
        case .expressionLanguage: "The language '{1}' of {0} is not known here, so it is not evaluated."
        case .expressionSyntax: "{0} cannot be evaluated: {1}"
        case .expressionMeaning: "{0} cannot have a meaning: {1}"
        case .expressionFindsNothing: "{0} looks at what is never there: {1}"
        case .constraintDoubtful:
            "A constraint looks at what a response does not have, so it holds back nobody where it gives nothing: {0}"
        case .expressionLinkIdUnknown: "{0} looks for the linkId '{1}', which is not in the form."
        case .variableUnknown: "{0} uses '%{1}', which nothing defines there."
        case .moreUnknownNames: "Expressions use names that nothing defines in {0} places; {1} of them are told."
        case .launchContextUndeclared: "{0} uses the launch context '%{1}', which the form does not declare."
        case .variableWithoutName: "A variable has no name (var-1)."
        case .variableDuplicate: "'%{0}' is defined more than once here; the first counts."
        case .variableIsLaunchContext:
            "The form defines '%{0}' as a variable and as a launch context; the variable counts."
        case .variableReserved: "'%{0}' is defined, whose meaning the standard gives; that is what it keeps."
        case .variableOverrides: "'%{0}' has another meaning from here down than above."
        case .resultType: "{0} gives {1}, which is no answer of an item of the type {2}."
        case .resultNotBoolean: "{0} gives {1} and not true or false."
        case .takesNoAnswer: "The item takes no answer, so its {0} is ignored."
        case .matterOfPopulating: "{0} is a matter of populating; while the form is filled in it gives nothing."
        case .queryInvalid: "The query of {0} cannot be made: {1}"
        case .enableWhenTwice: "There are both enableWhen and enableWhenExpression (sdc-behave-2); both have to hold."
        case .enableWhenQuery: "The enableWhenExpression is a query, which it may not be (sdc-inv1)."
        case .initialTwice: "There are both initial and initialExpression (sdc-behave-1); the expression is used."
        case .initialAndCalculated: "There are both initial and calculatedExpression; the expression is used."
        case .constraintIncomplete: "A constraint has no {0}."
        case .constraintKeyTwice: "The key '{0}' is that of more than one constraint."

        case .occursWithoutRepeats: "The item does not repeat, so its {0} is ignored."
        case .minOccursNotRequired:
            "There is a minOccurs, but the item is not required; it counts once there is any answer."
        case .maxOccursBelowOne: "The maxOccurs is below 1 and ignored."
        case .minOccursOutOfRange: "The minOccurs is not between 0 and maxOccurs and is ignored."

        case .optionWithoutValue: "Options without a value that can be given are ignored."
        case .optionsMissing: "It is a choice without options."
        case .optionsIncomplete: "The options are not complete: {0}."
        case .valueSetUnresolved: "The value set {0} is neither part of the form nor known to this server."
        case .containedMissing: "{0} is {1}, but the form contains no such resource."
        case .optionDuplicate: "The option {0} is given more than once."
        case .optionType: "An option is {0}, which is no answer of an item of the type {1}."
        case .optionsTwice: "There is an answerExpression beside answerOption or answerValueSet (sdc-1)."
        case .toggleOptionUnknown: "The answerOptionsToggleExpression names {0}, which is none of the options."
        case .defaultType: "A default does not fit the type of the item and is ignored."
        case .defaultUnit: "A default has a unit that is not allowed and is ignored."
        case .defaultsTooMany: "The item does not repeat, so only the first of its defaults is used (que-13)."
        case .defaultsSelectedTooMany:
            "The item does not repeat, so only the first option with initialSelected is chosen."
        case .defaultNoOption: "A default is none of the options."

        case .lengthsContradict:
            "The minLength ({0}) is above what maxLength or the type allows ({1}), so no answer can be accepted."
        case .limitsContradict: "The least value ({0}) is above the greatest ({1}), so no answer can be accepted."
        case .limitType: "A limit does not fit the type of the item and is ignored."
        case .patternInvalid: "The regular expression does not compile and is ignored: {0}"
        case .patternCostly:
            "The regular expression takes more steps than are given on some texts of a few dozen characters, so those answers are not checked."
        case .sliderStepInvalid: "The slider step is not above 0 and is ignored."
        case .unitOpenUnknown: "The unitOpen is the unknown code '{0}'."
        case .unitsTwice: "There are both unitOption and unitValueSet; only the options are looked at."
        case .unitsIncomplete: "The units are not complete, so none is refused: {0}."
        case .unitsNone: "Only listed units are taken (unitOpen), but none is listed: no unit can be accepted."
        case .unitsUnsaid:
            "The quantity has neither unitOption nor unitValueSet: any unit may be answered (sdc-behave-3)."
        case .referenceProfile:
            "A referenceProfile is not that of a type of FHIR, so what a reference is to is not held against it."
        case .referenceTypesContradict: "No type is both a referenceResource and a referenceProfile."
        case .referenceTypeUnknown: "A {0} is no type of resource and is ignored."
        case .optionsAndLimits:
            "The answers are listed, and nothing else should limit them (SDC), as {0} does here: it is checked."

        case .extensionMisplaced: "The extension {0} means nothing here; it belongs on {1}."
        case .extensionUnknown: "FHIR and SDC have no extension {0}."
        case .extensionMisspelt: "FHIR and SDC have no extension {0}; {1} may be meant."
        case .extensionDeprecated: "The extension {0} is deprecated; {1} takes its place."
        case .extensionValue: "The extension {0} has no {1}, so it is ignored."
        case .extensionRepeated: "The extension {0} may stand here once; only the first counts."
        case .itemControlUnknown: "'{0}' is no control that an item can have."
        case .itemControlMisplaced: "The itemControl '{0}' does not suit an item of the type {1}."

        case .pageBelowRoot: "A page stands at the root of the form only (sdc-rend-1)."
        case .notAPage: "Other items at the root are pages, so this has to be a page, header or footer (sdc-rend-2)."
        case .codingEmpty: "A Coding has neither code nor display (sdc-base-1)."
        case .codeWithoutSystem: "A Coding has a code and no system (sdc-base-2)."
        case .referenceEmpty: "A Reference has neither reference, identifier nor display (sdc-base-4)."
        case .versionNotSemantic: "The version is better one like 1.0.0 (semantic versioning, sdc-3)."
        case .versionAlgorithmMissing: "There is a version, but nothing says how versions are compared (sdc-2)."
        case .observationOnDisplay: "A display has no answer to make an Observation of (sdc-obsn-1)."
        case .extractValueNotOne: "A definitionExtractValue has exactly one of expression and fixed-value (dev-1)."
        case .extractTemplateMissing: "The form says that it is extracted by templates, but names none (tev-1)."
        case .adaptiveTwice: "Several questionnaireAdaptive have to be urls (sdc-adaptive-1)."
        case .adaptiveNotContained:
            "A form of the profile sdc-questionnaire-adapt is contained in its response (sdc-adapt-1)."
        case .launchContextIncomplete: "A launchContext has no {0}."
        case .launchContextType: "The launchContext '{0}' cannot be of the type {1} (sdc-lcext-1)."

        case .translationMissing: "{0} is not translated into '{1}', as other texts of the form are."
        case .translationTwice: "{0} is translated into '{1}' more than once; the first counts."

        case .derivedBaseMissing:
            "The form is derived from {0}, which this server does not have, so it is not held against it."
        case .derivedItemUnknown: "The form {0}, with which this one is said to comply, has no such item."
        case .derivedType: "The item is of the type {1} in {0} and cannot become {2}."
        case .derivedRepeats: "The item does not repeat in {0}, so it cannot repeat here."
        case .derivedRequired: "The item is required in {0}, so it has to be required here."
        case .derivedOption: "The item has no such option in {0}."

        case .allWell: "Nothing is wrong with the form."
        }
    }
}
