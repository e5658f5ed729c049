/// The findings in Spanish.
extension FormFault {
    var spanish: String {
        switch self {
        case .notAQuestionnaire: "Esto no es un Questionnaire."
        case .noItems: "El formulario no tiene elementos, así que no hay nada que preguntar."
        case .criticalExtension:
            "El formulario no debe rellenarse donde no se conozca la extensión {0}, y este servidor no la conoce."
        case .moreFindings: "Hay más que decir; solo se indican los primeros {0} hallazgos."
        case .nestingTooDeep: "Hay elementos anidados a más de {0} niveles."
        case .rowsTooMany:
            "Las filas que piden este grupo y los que lo rodean serían demasiadas para abrirlas a la vez; se abre una."
        case .dependenciesTooMany:
            "Las expresiones miran, en conjunto, más elementos de los que aquí se distinguen: algunas se evalúan con cualquier cambio."
        case .partsToAssemble: "El formulario consta de partes que hay que ensamblar ($assemble) antes de rellenarlo."

        case .linkIdMissing: "Un elemento no tiene linkId."
        case .linkIdDuplicate: "El linkId lo usa más de un elemento (que-2)."
        case .typeMissing: "El elemento no tiene tipo."
        case .typeUnknown: "El elemento tiene el tipo desconocido «{0}»."
        case .itemsBelowDisplay: "Los elementos situados bajo un display se ignoran (que-1)."
        case .groupEmpty: "El grupo no tiene elementos (que-1)."
        case .textMissing: "La pregunta no tiene texto: nadie puede saber qué se pregunta."
        case .subjectNotReference: "No es una referencia, así que la respuesta no puede ser un sujeto (isSubject)."
        case .subjectTwice: "Es un segundo sujeto del mismo grupo (isSubject): un grupo tiene uno."

        case .enableBehaviorMissing: "Hay varias condiciones y ningún enableBehavior (que-12); deben cumplirse todas."
        case .conditionWithoutQuestion: "Una condición no nombra ninguna pregunta."
        case .conditionOperatorUnknown: "Una condición no tiene un operador que FHIR conozca."
        case .conditionWithoutAnswer: "Una condición no tiene respuesta con la que comparar, así que nunca se cumple."
        case .conditionExists: "Una condición usa exists sin answerBoolean (que-7)."
        case .conditionQuestionUnknown:
            "Una condición mira «{0}», que no está en el formulario: se considera nunca respondida."
        case .conditionSourceTakesNoAnswer: "Una condición mira «{0}», de tipo {1}, que nunca tiene respuesta."
        case .conditionType:
            "Una condición compara «{0}» con {1}, que sus respuestas nunca son ({2}), así que nunca se cumple."
        case .conditionNotOrdered:
            "Una condición pregunta si «{0}» es {1} un valor, pero esas respuestas no tienen orden, así que nunca se cumple."
        case .conditionNoOption:
            "Una condición espera de «{0}» {1}, que no es ninguna de sus opciones, así que nunca se cumple."
        case .conditionOptionOfOtherSystem:
            "Una condición espera de «{0}» {1}; ese código solo es una opción en el sistema {2}, así que nunca se cumple."
        case .conditionOutOfLimits:
            "Una condición espera de «{0}» un valor fuera de sus límites, así que nunca se cumple."
        case .conditionsContradict:
            "Nunca puede mostrarse: deben cumplirse todas sus condiciones, y esperan de «{0}» respuestas que se excluyen (quizá se quería enableBehavior any)."
        case .conditionSourceNeverReached: "Una condición mira «{0}», que nunca se muestra, así que nunca se cumple."
        case .conditionLooksAhead:
            "Una condición mira «{0}», que se pregunta después: el elemento aparece cuando se responde."
        case .neverReached: "Nunca se muestra, ni lo que hay debajo (elementos en total: {0})."
        case .circleOfConditions:
            "Las condiciones de estos elementos se refieren unas a otras en círculo, así que se muestran siempre: {0}."
        case .circle: "Estos dependen unos de otros en círculo; lo que lleva alrededor no se evalúa: {0}."
        case .moreCircles: "Hay {0} círculos así; se indican {1}."

        case .expressionMissing: "{0} no contiene ninguna expresión."
        case .expressionWithoutText: "La expresión de {0} no tiene texto."
        case .expressionQuery: "{0} es una consulta, que aquí no se hace al rellenar."
        case .expressionLanguage: "El lenguaje «{1}» de {0} no se conoce aquí, así que no se evalúa."
        case .expressionSyntax: "{0} no puede evaluarse: {1}"
        case .expressionMeaning: "{0} no puede tener significado: {1}"
        case .expressionFindsNothing: "{0} mira algo que nunca existe: {1}"
        case .constraintDoubtful:
            "Una regla mira lo que una respuesta no tiene; donde no da nada, no detiene a nadie: {0}"
        case .expressionLinkIdUnknown: "{0} busca el linkId «{1}», que no está en el formulario."
        case .variableUnknown: "{0} usa «%{1}», que nada define ahí."
        case .moreUnknownNames: "Hay expresiones que usan en {0} lugares nombres que nada define; se indican {1}."
        case .launchContextUndeclared: "{0} usa el contexto de inicio «%{1}», que el formulario no declara."
        case .variableWithoutName: "Una variable no tiene nombre (var-1)."
        case .variableDuplicate: "«%{0}» se define aquí más de una vez; vale la primera."
        case .variableIsLaunchContext:
            "El formulario define «%{0}» como variable y como contexto de inicio; vale la variable."
        case .variableReserved: "Se define «%{0}», cuyo significado fija el estándar; ese es el que queda."
        case .variableOverrides: "«%{0}» significa de aquí abajo algo distinto que arriba."
        case .resultType: "{0} da {1}, que no es una respuesta de un elemento de tipo {2}."
        case .resultNotBoolean: "{0} da {1} y no verdadero o falso."
        case .takesNoAnswer: "El elemento no tiene respuesta, así que su {0} se ignora."
        case .matterOfPopulating: "{0} es cosa del prellenado; al rellenar no da nada."
        case .queryInvalid: "La consulta de {0} no puede hacerse: {1}"
        case .enableWhenTwice: "Hay a la vez enableWhen y enableWhenExpression (sdc-behave-2); deben cumplirse ambos."
        case .enableWhenQuery: "enableWhenExpression es una consulta, lo que no está permitido (sdc-inv1)."
        case .initialTwice: "Hay a la vez initial e initialExpression (sdc-behave-1); se usa la expresión."
        case .initialAndCalculated: "Hay a la vez initial y calculatedExpression; se usa la expresión."
        case .constraintIncomplete: "A una regla le falta {0}."
        case .constraintKeyTwice: "La clave «{0}» es de más de una regla."

        case .occursWithoutRepeats: "El elemento no se repite, así que su {0} se ignora."
        case .minOccursNotRequired:
            "Hay un minOccurs, pero el elemento no es obligatorio; cuenta en cuanto hay una respuesta."
        case .maxOccursBelowOne: "maxOccurs es menor que 1 y se ignora."
        case .minOccursOutOfRange: "minOccurs no está entre 0 y maxOccurs y se ignora."

        case .optionWithoutValue: "Las opciones sin un valor que se pueda dar se ignoran."
        case .optionsMissing: "Es una elección sin opciones."
        case .optionsIncomplete: "Las opciones no están completas: {0}."
        case .valueSetUnresolved: "El conjunto de valores {0} no es parte del formulario ni lo conoce este servidor."
        case .containedMissing: "{0} es {1}, pero el formulario no contiene tal recurso."
        case .optionDuplicate: "La opción {0} se da más de una vez."
        case .optionType: "Una opción es {0}, que no es una respuesta de un elemento de tipo {1}."
        case .optionsTwice: "Hay una answerExpression junto a answerOption o answerValueSet (sdc-1)."
        case .toggleOptionUnknown: "answerOptionsToggleExpression nombra {0}, que no es ninguna de las opciones."
        case .defaultType: "Un valor predeterminado no encaja con el tipo del elemento y se ignora."
        case .defaultUnit: "Un valor predeterminado tiene una unidad no permitida y se ignora."
        case .defaultsTooMany: "El elemento no se repite, así que solo se usa el primer valor predeterminado (que-13)."
        case .defaultsSelectedTooMany:
            "El elemento no se repite, así que solo se elige la primera opción con initialSelected."
        case .defaultNoOption: "Un valor predeterminado no es ninguna de las opciones."

        case .lengthsContradict:
            "minLength ({0}) supera lo que permite maxLength o el tipo ({1}), así que no se puede aceptar ninguna respuesta."
        case .limitsContradict:
            "El valor mínimo ({0}) supera al máximo ({1}), así que no se puede aceptar ninguna respuesta."
        case .limitType: "Un límite no encaja con el tipo del elemento y se ignora."
        case .patternInvalid: "La expresión regular no es válida y se ignora: {0}"
        case .patternCostly:
            "La expresión regular necesita, con algunos textos de pocas decenas de caracteres, más pasos de los permitidos; esas respuestas no se comprueban."
        case .sliderStepInvalid: "El paso del deslizador no es mayor que 0 y se ignora."
        case .unitOpenUnknown: "unitOpen es el código desconocido «{0}»."
        case .unitsTwice: "Hay a la vez unitOption y unitValueSet; solo cuentan las opciones."
        case .unitsIncomplete: "Las unidades no están completas, así que no se rechaza ninguna: {0}."
        case .unitsNone:
            "Solo se admiten unidades listadas (unitOpen), pero no hay ninguna: no se puede aceptar ninguna unidad."
        case .unitsUnsaid:
            "La cantidad no tiene unitOption ni unitValueSet: puede responderse cualquier unidad (sdc-behave-3)."
        case .referenceProfile:
            "Un referenceProfile no es el de un tipo de FHIR; el destino de una referencia no se comprueba con él."
        case .referenceTypesContradict: "Ningún tipo es a la vez referenceResource y referenceProfile."
        case .referenceTypeUnknown: "Un {0} no es un tipo de recurso y se ignora."
        case .optionsAndLimits:
            "Las respuestas están listadas, así que {0} no añade nada (SDC); se comprueba igualmente."

        case .extensionMisplaced: "La extensión {0} no significa nada aquí; su sitio es {1}."
        case .extensionUnknown: "FHIR y SDC no tienen una extensión {0}."
        case .extensionMisspelt: "FHIR y SDC no tienen una extensión {0}; quizá se quería {1}."
        case .extensionDeprecated: "La extensión {0} está obsoleta; la sustituye {1}."
        case .extensionValue: "La extensión {0} no tiene {1} y se ignora."
        case .extensionRepeated: "La extensión {0} solo puede estar aquí una vez; vale la primera."
        case .itemControlUnknown: "«{0}» no es un control que pueda tener un elemento."
        case .itemControlMisplaced: "El itemControl «{0}» no va con un elemento de tipo {1}."

        case .pageBelowRoot: "Una página solo está en la raíz del formulario (sdc-rend-1)."
        case .notAPage:
            "Otros elementos de la raíz son páginas, así que este debe ser página, encabezado o pie (sdc-rend-2)."
        case .codingEmpty: "Un Coding no tiene ni code ni display (sdc-base-1)."
        case .codeWithoutSystem: "Un Coding tiene código y no tiene sistema (sdc-base-2)."
        case .referenceEmpty: "Una Reference no tiene reference, identifier ni display (sdc-base-4)."
        case .versionNotSemantic: "Es preferible una versión como 1.0.0 (versionado semántico, sdc-3)."
        case .versionAlgorithmMissing: "Hay una versión, pero nada dice cómo se comparan las versiones (sdc-2)."
        case .observationOnDisplay: "Un display no tiene respuesta de la que hacer una Observation (sdc-obsn-1)."
        case .extractValueNotOne: "definitionExtractValue tiene exactamente uno de expression y fixed-value (dev-1)."
        case .extractTemplateMissing: "El formulario dice que se extrae con plantillas, pero no nombra ninguna (tev-1)."
        case .adaptiveTwice: "Varios questionnaireAdaptive tienen que ser URL (sdc-adaptive-1)."
        case .adaptiveNotContained:
            "Un formulario del perfil sdc-questionnaire-adapt está contenido en su respuesta (sdc-adapt-1)."
        case .launchContextIncomplete: "A un launchContext le falta {0}."
        case .launchContextType: "El launchContext «{0}» no puede ser de tipo {1} (sdc-lcext-1)."

        case .translationMissing: "{0} no está traducido a «{1}», como otros textos del formulario."
        case .translationTwice: "{0} está traducido a «{1}» más de una vez; vale la primera."

        case .derivedBaseMissing: "El formulario deriva de {0}, que este servidor no tiene; no se comprueba con él."
        case .derivedItemUnknown: "El formulario {0}, que este debe cumplir, no tiene tal elemento."
        case .derivedType: "El elemento es de tipo {1} en {0} y no puede pasar a {2}."
        case .derivedRepeats: "El elemento no se repite en {0}, así que aquí tampoco puede."
        case .derivedRequired: "El elemento es obligatorio en {0}, así que aquí también debe serlo."
        case .derivedOption: "El elemento no tiene tal opción en {0}."

        case .allWell: "No hay nada mal en el formulario."
        }
    }
}
