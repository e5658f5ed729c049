/// The findings in German.
extension FormFault {
    var german: String {
        switch self {
        case .notAQuestionnaire: "Das ist kein Questionnaire."
        case .noItems: "Das Formular hat keine Elemente, also gibt es nichts zu fragen."
        case .criticalExtension:
            "Das Formular soll nicht ausgefüllt werden, wo die Erweiterung {0} unbekannt ist, und dieser Server kennt sie nicht."
        case .moreFindings: "Es gibt mehr zu melden; nur die ersten {0} Befunde sind aufgeführt."
        case .nestingTooDeep: "Elemente sind mehr als {0} Ebenen tief verschachtelt."
        case .rowsTooMany:
            "Die Zeilen, die diese Gruppe und die Gruppen um sie verlangen, wären zu viele, um sie auf einmal zu öffnen; eine wird geöffnet."
        case .dependenciesTooMany:
            "Die Ausdrücke betrachten zusammen mehr Elemente, als hier unterschieden werden: einige werden bei jeder Änderung ausgewertet."
        case .partsToAssemble:
            "Das Formular besteht aus Teilen, die vor dem Ausfüllen eingesetzt werden müssen ($assemble)."

        case .linkIdMissing: "Ein Element hat keine linkId."
        case .linkIdDuplicate: "Die linkId wird von mehr als einem Element verwendet (que-2)."
        case .typeMissing: "Das Element hat keinen Typ."
        case .typeUnknown: "Das Element hat den unbekannten Typ „{0}“."
        case .itemsBelowDisplay: "Elemente unter einem display werden nicht beachtet (que-1)."
        case .groupEmpty: "Die Gruppe hat keine Elemente (que-1)."
        case .textMissing: "Die Frage hat keinen Text; niemand kann erkennen, was gefragt wird."
        case .subjectNotReference: "Es ist keine Referenz, daher kann die Antwort kein Subjekt sein (isSubject)."
        case .subjectTwice: "Es ist ein zweites Subjekt derselben Gruppe (isSubject): eine Gruppe hat eines."

        case .enableBehaviorMissing:
            "Es gibt mehrere Bedingungen und kein enableBehavior (que-12); alle müssen erfüllt sein."
        case .conditionWithoutQuestion: "Eine Bedingung nennt keine Frage."
        case .conditionOperatorUnknown: "Eine Bedingung hat keinen Operator, den FHIR kennt."
        case .conditionWithoutAnswer: "Eine Bedingung hat keine Antwort zum Vergleichen, sie ist also nie erfüllt."
        case .conditionExists: "Eine Bedingung verwendet exists ohne answerBoolean (que-7)."
        case .conditionQuestionUnknown:
            "Eine Bedingung fragt nach „{0}“, das es im Formular nicht gibt: es gilt als nie beantwortet."
        case .conditionSourceTakesNoAnswer: "Eine Bedingung fragt nach „{0}“ vom Typ {1}, das nie eine Antwort hat."
        case .conditionType:
            "Eine Bedingung vergleicht „{0}“ mit {1}, was dessen Antworten nie sind ({2}); sie ist also nie erfüllt."
        case .conditionNotOrdered:
            "Eine Bedingung fragt, ob „{0}“ {1} ein Wert ist, doch solche Antworten haben keine Ordnung; sie ist also nie erfüllt."
        case .conditionNoOption:
            "Eine Bedingung verlangt von „{0}“ {1}, was keine seiner Auswahlmöglichkeiten ist; sie ist also nie erfüllt."
        case .conditionOptionOfOtherSystem:
            "Eine Bedingung verlangt von „{0}“ {1}; dieser Code ist nur im System {2} eine Auswahlmöglichkeit, sie ist also nie erfüllt."
        case .conditionOutOfLimits:
            "Eine Bedingung verlangt von „{0}“ einen Wert außerhalb seiner Grenzen; sie ist also nie erfüllt."
        case .conditionsContradict:
            "Es kann nie gezeigt werden: alle Bedingungen müssen erfüllt sein, und sie verlangen von „{0}“ Antworten, die einander ausschließen (vielleicht ist enableBehavior any gemeint)."
        case .conditionSourceNeverReached:
            "Eine Bedingung fragt nach „{0}“, das selbst nie gezeigt wird; sie ist also nie erfüllt."
        case .conditionLooksAhead:
            "Eine Bedingung fragt nach „{0}“, das erst später gefragt wird: das Element erscheint, sobald es beantwortet ist."
        case .neverReached: "Es wird nie gezeigt, und was darunter steht, auch nicht (Elemente insgesamt: {0})."
        case .circleOfConditions:
            "Die Bedingungen dieser Elemente verweisen im Kreis aufeinander, daher werden die Elemente immer gezeigt: {0}."
        case .circle: "Diese hängen im Kreis voneinander ab; was herumführt, wird nicht ausgewertet: {0}."
        case .moreCircles: "Es gibt {0} solche Kreise; {1} davon sind aufgeführt."

        case .expressionMissing: "{0} enthält keinen Ausdruck."
        case .expressionWithoutText: "Der Ausdruck für {0} hat keinen Text."
        case .expressionQuery: "{0} ist eine Abfrage, die hier beim Ausfüllen nicht gestellt wird."
        case .expressionLanguage: "Die Sprache „{1}“ von {0} ist hier nicht bekannt, es wird also nicht ausgewertet."
        case .expressionSyntax: "{0} kann nicht ausgewertet werden: {1}"
        case .expressionMeaning: "{0} kann keine Bedeutung haben: {1}"
        case .expressionFindsNothing: "{0} betrachtet etwas, das es nie gibt: {1}"
        case .constraintDoubtful:
            "Eine Regel betrachtet, was eine Antwort nicht hat; wo sie nichts ergibt, hält sie niemanden auf: {0}"
        case .expressionLinkIdUnknown: "{0} sucht die linkId „{1}“, die es im Formular nicht gibt."
        case .variableUnknown: "{0} verwendet „%{1}“, das dort nichts definiert."
        case .moreUnknownNames:
            "Ausdrücke verwenden an {0} Stellen Namen, die nichts definiert; {1} davon sind aufgeführt."
        case .launchContextUndeclared: "{0} verwendet den Startkontext „%{1}“, den das Formular nicht erklärt."
        case .variableWithoutName: "Eine Variable hat keinen Namen (var-1)."
        case .variableDuplicate: "„%{0}“ ist hier mehr als einmal definiert; das erste Mal gilt."
        case .variableIsLaunchContext:
            "Das Formular definiert „%{0}“ als Variable und als Startkontext; die Variable gilt."
        case .variableReserved: "„%{0}“ wird definiert, dessen Bedeutung der Standard festlegt; dabei bleibt es."
        case .variableOverrides: "„%{0}“ bedeutet von hier abwärts etwas anderes als darüber."
        case .resultType: "{0} ergibt {1}, was keine Antwort für ein Element vom Typ {2} ist."
        case .resultNotBoolean: "{0} ergibt {1} und nicht wahr oder falsch."
        case .takesNoAnswer: "Das Element hat keine Antwort, daher wird {0} nicht beachtet."
        case .matterOfPopulating: "{0} gehört zum Vorausfüllen; beim Ausfüllen ergibt es nichts."
        case .queryInvalid: "Die Abfrage von {0} kann nicht gestellt werden: {1}"
        case .enableWhenTwice:
            "Es gibt sowohl enableWhen als auch enableWhenExpression (sdc-behave-2); beide müssen erfüllt sein."
        case .enableWhenQuery: "enableWhenExpression ist eine Abfrage, was nicht erlaubt ist (sdc-inv1)."
        case .initialTwice:
            "Es gibt sowohl initial als auch initialExpression (sdc-behave-1); der Ausdruck wird verwendet."
        case .initialAndCalculated: "Es gibt sowohl initial als auch calculatedExpression; der Ausdruck wird verwendet."
        case .constraintIncomplete: "Einer Regel fehlt {0}."
        case .constraintKeyTwice: "Den Schlüssel „{0}“ hat mehr als eine Regel."

        case .occursWithoutRepeats: "Das Element wiederholt sich nicht, daher wird {0} nicht beachtet."
        case .minOccursNotRequired:
            "Es gibt ein minOccurs, doch das Element ist nicht verpflichtend; es gilt, sobald es eine Antwort gibt."
        case .maxOccursBelowOne: "maxOccurs ist kleiner als 1 und wird nicht beachtet."
        case .minOccursOutOfRange: "minOccurs liegt nicht zwischen 0 und maxOccurs und wird nicht beachtet."

        case .optionWithoutValue:
            "Auswahlmöglichkeiten ohne einen Wert, der gegeben werden kann, werden nicht beachtet."
        case .optionsMissing: "Es ist eine Auswahl ohne Auswahlmöglichkeiten."
        case .optionsIncomplete: "Die Auswahlmöglichkeiten sind nicht vollständig: {0}."
        case .valueSetUnresolved: "Das Value Set {0} ist weder Teil des Formulars noch diesem Server bekannt."
        case .containedMissing: "{0} ist {1}, doch das Formular enthält keine solche Ressource."
        case .optionDuplicate: "Die Auswahlmöglichkeit {0} gibt es mehr als einmal."
        case .optionType: "Eine Auswahlmöglichkeit ist {0}, was keine Antwort für ein Element vom Typ {1} ist."
        case .optionsTwice: "Neben answerOption oder answerValueSet steht eine answerExpression (sdc-1)."
        case .toggleOptionUnknown: "answerOptionsToggleExpression nennt {0}, was keine der Auswahlmöglichkeiten ist."
        case .defaultType: "Eine Vorgabe passt nicht zum Typ des Elements und wird nicht beachtet."
        case .defaultUnit: "Eine Vorgabe hat eine Einheit, die nicht erlaubt ist, und wird nicht beachtet."
        case .defaultsTooMany: "Das Element wiederholt sich nicht, daher gilt nur die erste Vorgabe (que-13)."
        case .defaultsSelectedTooMany:
            "Das Element wiederholt sich nicht, daher wird nur die erste Auswahlmöglichkeit mit initialSelected gewählt."
        case .defaultNoOption: "Eine Vorgabe ist keine der Auswahlmöglichkeiten."

        case .lengthsContradict:
            "minLength ({0}) liegt über dem, was maxLength oder der Typ erlaubt ({1}); keine Antwort kann angenommen werden."
        case .limitsContradict:
            "Der kleinste Wert ({0}) liegt über dem größten ({1}); keine Antwort kann angenommen werden."
        case .limitType: "Eine Grenze passt nicht zum Typ des Elements und wird nicht beachtet."
        case .patternInvalid: "Der reguläre Ausdruck ist fehlerhaft und wird nicht beachtet: {0}"
        case .patternCostly:
            "Der reguläre Ausdruck braucht bei manchen Texten von wenigen Dutzend Zeichen mehr Schritte als erlaubt; solche Antworten werden nicht geprüft."
        case .sliderStepInvalid: "Die Schrittweite ist nicht größer als 0 und wird nicht beachtet."
        case .unitOpenUnknown: "unitOpen ist der unbekannte Code „{0}“."
        case .unitsTwice: "Es gibt sowohl unitOption als auch unitValueSet; nur die Auswahlmöglichkeiten gelten."
        case .unitsIncomplete: "Die Einheiten sind nicht vollständig, daher wird keine abgelehnt: {0}."
        case .unitsNone:
            "Nur aufgeführte Einheiten sind erlaubt (unitOpen), aber keine ist aufgeführt: keine Einheit kann angenommen werden."
        case .unitsUnsaid:
            "Die Größe hat weder unitOption noch unitValueSet: jede Einheit kann geantwortet werden (sdc-behave-3)."
        case .referenceProfile:
            "Ein referenceProfile ist nicht das eines FHIR-Typs; worauf eine Referenz zeigt, wird daran nicht geprüft."
        case .referenceTypesContradict: "Kein Typ ist sowohl referenceResource als auch referenceProfile."
        case .referenceTypeUnknown: "Ein {0} ist kein Ressourcentyp und wird nicht beachtet."
        case .optionsAndLimits:
            "Die Antworten sind aufgeführt, daher besagt {0} daneben nichts (SDC); es wird trotzdem geprüft."

        case .extensionMisplaced: "Die Erweiterung {0} bedeutet hier nichts; sie gehört an {1}."
        case .extensionUnknown: "FHIR und SDC haben keine Erweiterung {0}."
        case .extensionMisspelt: "FHIR und SDC haben keine Erweiterung {0}; vielleicht ist {1} gemeint."
        case .extensionDeprecated: "Die Erweiterung {0} ist veraltet; an ihre Stelle tritt {1}."
        case .extensionValue: "Die Erweiterung {0} hat kein {1} und wird nicht beachtet."
        case .extensionRepeated: "Die Erweiterung {0} darf hier einmal stehen; nur die erste gilt."
        case .itemControlUnknown: "„{0}“ ist kein Bedienelement, das ein Item haben kann."
        case .itemControlMisplaced: "Das itemControl „{0}“ passt nicht zu einem Element vom Typ {1}."

        case .pageBelowRoot: "Eine Seite steht nur an der Wurzel des Formulars (sdc-rend-1)."
        case .notAPage:
            "Andere Elemente an der Wurzel sind Seiten, daher muss dies Seite, Kopf oder Fuß sein (sdc-rend-2)."
        case .codingEmpty: "Ein Coding hat weder code noch display (sdc-base-1)."
        case .codeWithoutSystem: "Ein Coding hat einen Code und kein System (sdc-base-2)."
        case .referenceEmpty: "Eine Reference hat weder reference noch identifier noch display (sdc-base-4)."
        case .versionNotSemantic: "Die Version ist besser eine wie 1.0.0 (semantische Versionierung, sdc-3)."
        case .versionAlgorithmMissing:
            "Es gibt eine Version, aber nichts sagt, wie Versionen verglichen werden (sdc-2)."
        case .observationOnDisplay: "Ein display hat keine Antwort, aus der eine Observation würde (sdc-obsn-1)."
        case .extractValueNotOne: "definitionExtractValue hat genau eines von expression und fixed-value (dev-1)."
        case .extractTemplateMissing: "Das Formular soll mit Vorlagen extrahiert werden, nennt aber keine (tev-1)."
        case .adaptiveTwice: "Mehrere questionnaireAdaptive müssen URLs sein (sdc-adaptive-1)."
        case .adaptiveNotContained:
            "Ein Formular des Profils sdc-questionnaire-adapt ist in seiner Antwort enthalten (sdc-adapt-1)."
        case .launchContextIncomplete: "Einem launchContext fehlt {0}."
        case .launchContextType: "Der launchContext „{0}“ kann nicht vom Typ {1} sein (sdc-lcext-1)."

        case .translationMissing: "{0} ist nicht in „{1}“ übersetzt wie andere Texte des Formulars."
        case .translationTwice: "{0} ist mehr als einmal in „{1}“ übersetzt; die erste Übersetzung gilt."

        case .derivedBaseMissing:
            "Das Formular ist von {0} abgeleitet, das dieser Server nicht hat; es wird daran nicht geprüft."
        case .derivedItemUnknown: "Das Formular {0}, dem dieses entsprechen soll, hat kein solches Element."
        case .derivedType: "Das Element ist in {0} vom Typ {1} und kann nicht {2} werden."
        case .derivedRepeats: "Das Element wiederholt sich in {0} nicht und kann es hier auch nicht."
        case .derivedRequired: "Das Element ist in {0} verpflichtend und muss es hier auch sein."
        case .derivedOption: "Das Element hat in {0} keine solche Auswahlmöglichkeit."

        case .allWell: "An dem Formular ist nichts auszusetzen."
        }
    }
}
