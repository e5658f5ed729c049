/// The findings in French; no line breaks before `:` and `;` or inside « »: those spaces do not break.
extension FormFault {
    var french: String {
        switch self {
        case .notAQuestionnaire: "Ceci n’est pas un Questionnaire."
        case .noItems: "Le formulaire n’a pas d’éléments : il n’y a rien à demander."
        case .criticalExtension:
            "Le formulaire ne doit pas être rempli là où l’extension {0} est inconnue, et ce serveur ne la connaît pas."
        case .moreFindings: "Il y a d’autres remarques ; seules les {0} premières sont indiquées."
        case .nestingTooDeep: "Des éléments sont imbriqués sur plus de {0} niveaux."
        case .rowsTooMany:
            "Les lignes demandées par ce groupe et par ceux qui l’entourent seraient trop nombreuses pour être ouvertes en une fois ; une seule est ouverte."
        case .dependenciesTooMany:
            "Les expressions portent ensemble sur plus d’éléments qu’il n’en est distingué ici : certaines sont évaluées à chaque changement."
        case .partsToAssemble: "Le formulaire est fait de parties à assembler ($assemble) avant de le remplir."

        case .linkIdMissing: "Un élément n’a pas de linkId."
        case .linkIdDuplicate: "Le linkId est utilisé par plusieurs éléments (que-2)."
        case .typeMissing: "L’élément n’a pas de type."
        case .typeUnknown: "L’élément a le type inconnu « {0} »."
        case .itemsBelowDisplay: "Les éléments placés sous un « display » sont ignorés (que-1)."
        case .groupEmpty: "Le groupe n’a pas d’éléments (que-1)."
        case .textMissing: "La question n’a pas de texte : nul ne peut savoir ce qui est demandé."
        case .subjectNotReference: "Ce n’est pas une référence : la réponse ne peut pas être un sujet (isSubject)."
        case .subjectTwice: "C’est un deuxième sujet du même groupe (isSubject) : un groupe n’en a qu’un."

        case .enableBehaviorMissing:
            "Il y a plusieurs conditions et pas d’enableBehavior (que-12) ; toutes doivent être remplies."
        case .conditionWithoutQuestion: "Une condition ne nomme pas de question."
        case .conditionOperatorUnknown: "Une condition n’a pas d’opérateur connu de FHIR."
        case .conditionWithoutAnswer: "Une condition n’a pas de réponse à comparer : elle n’est jamais remplie."
        case .conditionExists: "Une condition utilise exists sans answerBoolean (que-7)."
        case .conditionQuestionUnknown:
            "Une condition porte sur « {0} », qui n’existe pas dans le formulaire : il est considéré comme jamais répondu."
        case .conditionSourceTakesNoAnswer: "Une condition porte sur « {0} », de type {1}, qui n’a jamais de réponse."
        case .conditionType:
            "Une condition compare « {0} » avec {1}, ce que ses réponses ne sont jamais ({2}) : elle n’est jamais remplie."
        case .conditionNotOrdered:
            "Une condition demande si « {0} » est {1} une valeur, mais de telles réponses n’ont pas d’ordre : elle n’est jamais remplie."
        case .conditionNoOption:
            "Une condition attend de « {0} » {1}, qui n’est pas l’un de ses choix : elle n’est jamais remplie."
        case .conditionOptionOfOtherSystem:
            "Une condition attend de « {0} » {1} ; ce code n’est un choix que dans le système {2} : elle n’est jamais remplie."
        case .conditionOutOfLimits:
            "Une condition attend de « {0} » une valeur hors de ses limites : elle n’est jamais remplie."
        case .conditionsContradict:
            "Il ne peut jamais être affiché : toutes ses conditions doivent être remplies, et elles attendent de « {0} » des réponses qui s’excluent (enableBehavior any est peut-être voulu)."
        case .conditionSourceNeverReached:
            "Une condition porte sur « {0} », qui n’est lui-même jamais affiché : elle n’est jamais remplie."
        case .conditionLooksAhead:
            "Une condition porte sur « {0} », demandé plus tard : l’élément apparaît une fois la réponse donnée."
        case .neverReached: "Il n’est jamais affiché, ni ce qui se trouve en dessous (éléments en tout : {0})."
        case .circleOfConditions:
            "Les conditions de ces éléments se renvoient les unes aux autres en boucle ; ils sont donc toujours affichés : {0}."
        case .circle: "Ceux-ci dépendent les uns des autres en boucle ; ce qui y mène n’est pas évalué : {0}."
        case .moreCircles: "Il y a {0} boucles de ce genre ; {1} sont indiquées."

        case .expressionMissing: "{0} ne contient pas d’expression."
        case .expressionWithoutText: "L’expression pour {0} n’a pas de texte."
        case .expressionQuery: "{0} est une requête, qui n’est pas exécutée ici pendant le remplissage."
        case .expressionLanguage: "Le langage « {1} » de {0} n’est pas connu ici : il n’est pas évalué."
        case .expressionSyntax: "{0} ne peut pas être évalué : {1}"
        case .expressionMeaning: "{0} ne peut pas avoir de sens : {1}"
        case .expressionFindsNothing: "{0} porte sur ce qui n’existe jamais : {1}"
        case .constraintDoubtful:
            "Une règle porte sur ce qu’une réponse n’a pas ; là où elle ne donne rien, elle ne retient personne : {0}"
        case .expressionLinkIdUnknown: "{0} cherche le linkId « {1} », qui n’existe pas dans le formulaire."
        case .variableUnknown: "{0} utilise « %{1} », que rien ne définit à cet endroit."
        case .moreUnknownNames:
            "Des expressions utilisent en {0} endroits des noms que rien ne définit ; {1} sont indiqués."
        case .launchContextUndeclared:
            "{0} utilise le contexte de lancement « %{1} », que le formulaire ne déclare pas."
        case .variableWithoutName: "Une variable n’a pas de nom (var-1)."
        case .variableDuplicate: "« %{0} » est défini ici plusieurs fois ; la première compte."
        case .variableIsLaunchContext:
            "Le formulaire définit « %{0} » comme variable et comme contexte de lancement ; la variable compte."
        case .variableReserved: "« %{0} » est défini alors que le standard en fixe le sens ; c’est celui-ci qui reste."
        case .variableOverrides: "« %{0} » a, à partir d’ici, un autre sens qu’au-dessus."
        case .resultType: "{0} donne {1}, ce qui n’est pas une réponse pour un élément de type {2}."
        case .resultNotBoolean: "{0} donne {1} et non vrai ou faux."
        case .takesNoAnswer: "L’élément n’a pas de réponse : {0} est ignoré."
        case .matterOfPopulating: "{0} concerne le préremplissage ; pendant le remplissage il ne donne rien."
        case .queryInvalid: "La requête de {0} ne peut pas être faite : {1}"
        case .enableWhenTwice:
            "Il y a à la fois enableWhen et enableWhenExpression (sdc-behave-2) ; les deux doivent être remplis."
        case .enableWhenQuery: "L’enableWhenExpression est une requête, ce qui n’est pas permis (sdc-inv1)."
        case .initialTwice: "Il y a à la fois initial et initialExpression (sdc-behave-1) ; l’expression est utilisée."
        case .initialAndCalculated: "Il y a à la fois initial et calculatedExpression ; l’expression est utilisée."
        case .constraintIncomplete: "Il manque {0} à une règle."
        case .constraintKeyTwice: "La clé « {0} » est celle de plusieurs règles."

        case .occursWithoutRepeats: "L’élément ne se répète pas : {0} est ignoré."
        case .minOccursNotRequired:
            "Il y a un minOccurs, mais l’élément n’est pas obligatoire ; il compte dès qu’il y a une réponse."
        case .maxOccursBelowOne: "maxOccurs est inférieur à 1 et ignoré."
        case .minOccursOutOfRange: "minOccurs n’est pas compris entre 0 et maxOccurs et est ignoré."

        case .optionWithoutValue: "Les choix sans valeur possible sont ignorés."
        case .optionsMissing: "C’est un choix sans options."
        case .optionsIncomplete: "Les choix ne sont pas complets : {0}."
        case .valueSetUnresolved:
            "Le jeu de valeurs {0} ne fait pas partie du formulaire et n’est pas connu de ce serveur."
        case .containedMissing: "{0} est {1}, mais le formulaire ne contient pas une telle ressource."
        case .optionDuplicate: "Le choix {0} est donné plusieurs fois."
        case .optionType: "Un choix est {0}, ce qui n’est pas une réponse pour un élément de type {1}."
        case .optionsTwice: "Il y a une answerExpression à côté d’answerOption ou d’answerValueSet (sdc-1)."
        case .toggleOptionUnknown: "answerOptionsToggleExpression nomme {0}, qui n’est pas l’un des choix."
        case .defaultType: "Une valeur par défaut ne convient pas au type de l’élément et est ignorée."
        case .defaultUnit: "Une valeur par défaut a une unité non autorisée et est ignorée."
        case .defaultsTooMany: "L’élément ne se répète pas : seule la première valeur par défaut est utilisée (que-13)."
        case .defaultsSelectedTooMany:
            "L’élément ne se répète pas : seul le premier choix avec initialSelected est retenu."
        case .defaultNoOption: "Une valeur par défaut n’est pas l’un des choix."

        case .lengthsContradict:
            "minLength ({0}) dépasse ce que permet maxLength ou le type ({1}) : aucune réponse ne peut être acceptée."
        case .limitsContradict:
            "La plus petite valeur ({0}) dépasse la plus grande ({1}) : aucune réponse ne peut être acceptée."
        case .limitType: "Une limite ne convient pas au type de l’élément et est ignorée."
        case .patternInvalid: "L’expression régulière n’est pas valide et est ignorée : {0}"
        case .patternCostly:
            "L’expression régulière demande, sur certains textes de quelques dizaines de caractères, plus d’étapes que permis : ces réponses ne sont pas vérifiées."
        case .sliderStepInvalid: "Le pas du curseur n’est pas supérieur à 0 et est ignoré."
        case .unitOpenUnknown: "unitOpen est le code inconnu « {0} »."
        case .unitsTwice: "Il y a à la fois unitOption et unitValueSet ; seules les options comptent."
        case .unitsIncomplete: "Les unités ne sont pas complètes : aucune n’est refusée : {0}."
        case .unitsNone:
            "Seules les unités énumérées sont admises (unitOpen), mais aucune ne l’est : aucune unité ne peut être acceptée."
        case .unitsUnsaid:
            "La quantité n’a ni unitOption ni unitValueSet : toute unité peut être donnée (sdc-behave-3)."
        case .referenceProfile:
            "Un referenceProfile n’est pas celui d’un type de FHIR : la cible d’une référence n’y est pas confrontée."
        case .referenceTypesContradict: "Aucun type n’est à la fois referenceResource et referenceProfile."
        case .referenceTypeUnknown: "Un {0} n’est pas un type de ressource et est ignoré."
        case .optionsAndLimits: "Les réponses sont énumérées : {0} n’ajoute rien (SDC), mais est vérifié."

        case .extensionMisplaced: "L’extension {0} n’a pas de sens ici ; sa place est {1}."
        case .extensionUnknown: "FHIR et SDC n’ont pas d’extension {0}."
        case .extensionMisspelt: "FHIR et SDC n’ont pas d’extension {0} ; peut-être {1}."
        case .extensionDeprecated: "L’extension {0} est obsolète ; {1} la remplace."
        case .extensionValue: "L’extension {0} n’a pas de {1} et est ignorée."
        case .extensionRepeated: "L’extension {0} ne peut figurer ici qu’une fois ; seule la première compte."
        case .itemControlUnknown: "« {0} » n’est pas un contrôle qu’un élément puisse avoir."
        case .itemControlMisplaced: "L’itemControl « {0} » ne convient pas à un élément de type {1}."

        case .pageBelowRoot: "Une page ne se trouve qu’à la racine du formulaire (sdc-rend-1)."
        case .notAPage:
            "D’autres éléments à la racine sont des pages : celui-ci doit être une page, un en-tête ou un pied (sdc-rend-2)."
        case .codingEmpty: "Un Coding n’a ni code ni display (sdc-base-1)."
        case .codeWithoutSystem: "Un Coding a un code et pas de système (sdc-base-2)."
        case .referenceEmpty: "Une Reference n’a ni reference, ni identifier, ni display (sdc-base-4)."
        case .versionNotSemantic:
            "Une version de la forme 1.0.0 est préférable (gestion sémantique des versions, sdc-3)."
        case .versionAlgorithmMissing: "Il y a une version, mais rien ne dit comment comparer les versions (sdc-2)."
        case .observationOnDisplay: "Un « display » n’a pas de réponse dont faire une Observation (sdc-obsn-1)."
        case .extractValueNotOne: "definitionExtractValue a exactement un de expression et fixed-value (dev-1)."
        case .extractTemplateMissing: "Le formulaire doit être extrait par des modèles, mais n’en nomme aucun (tev-1)."
        case .adaptiveTwice: "Plusieurs questionnaireAdaptive doivent être des URL (sdc-adaptive-1)."
        case .adaptiveNotContained:
            "Un formulaire du profil sdc-questionnaire-adapt est contenu dans sa réponse (sdc-adapt-1)."
        case .launchContextIncomplete: "Il manque {0} à un launchContext."
        case .launchContextType: "Le launchContext « {0} » ne peut pas être de type {1} (sdc-lcext-1)."

        case .translationMissing: "{0} n’est pas traduit en « {1} », comme d’autres textes du formulaire."
        case .translationTwice: "{0} est traduit plusieurs fois en « {1} » ; la première traduction compte."

        case .derivedBaseMissing: "Le formulaire dérive de {0}, que ce serveur n’a pas : il n’y est pas confronté."
        case .derivedItemUnknown: "Le formulaire {0}, auquel celui-ci doit se conformer, n’a pas un tel élément."
        case .derivedType: "L’élément est de type {1} dans {0} et ne peut pas devenir {2}."
        case .derivedRepeats: "L’élément ne se répète pas dans {0} et ne peut pas se répéter ici."
        case .derivedRequired: "L’élément est obligatoire dans {0} et doit l’être ici."
        case .derivedOption: "L’élément n’a pas ce choix dans {0}."

        case .allWell: "Rien n’est à redire à ce formulaire."
        }
    }
}
