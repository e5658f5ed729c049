/// The messages in French; no line breaks before `:` and `;` or inside « »: those spaces do not break.
extension Message {
    var french: String {
        switch self {
        case .kindOfValueUnknown: "Une réponse ne peut pas avoir une valeur de ce genre."
        case .takesNoAnswer(let type): "Un élément de type « \(type) » n’attend pas de réponse."
        case .wrongType(let wanted, let given):
            "La réponse attendue est \(Wording.list(wanted, "ou")), et non \(given)."
        case .answerNeedsValue(let wanted):
            "Une réponse doit être un objet contenant \(Wording.list(wanted, "ou"))."
        case .valueHasToBe(let kind): "La valeur doit être \(kind.french)."
        case .memberHasToBe(let member, let kind): "L’élément « \(member) » doit être \(kind.french)."
        case .notAWholeNumber: "La réponse doit être un nombre entier de 32 bits au plus."
        case .notADate: "Ce n’est pas une date (AAAA, AAAA-MM ou AAAA-MM-JJ)."
        case .notADateTime: "Ce n’est pas une date avec heure (par exemple 2024-02-29T10:30:00+01:00)."
        case .notATime: "Ce n’est pas une heure (hh:mm:ss)."
        case .valueIsEmpty: "La valeur est vide."
        case .unknownMember(let name):
            "La valeur contient l’élément « \(name) », que FHIR ne prévoit pas à cet endroit."
        case .codingIsEmpty: "La réponse n’a ni code ni texte."

        case .notAnOption: "La réponse ne fait pas partie des choix proposés."
        case .excludesOthers: "L’une des réponses exclut toutes les autres."

        case .longerThan(let characters):
            "La réponse dépasse \(characters) \(Wording.plural(characters, "caractère", "caractères"))."
        case .shorterThan(let characters):
            "La réponse compte moins de \(characters) \(Wording.plural(characters, "caractère", "caractères"))."
        case .notAURL: "La réponse n’est pas une adresse internet (URL)."
        case .notOfTheForm: "La réponse n’a pas la forme demandée."
        case .patternTooCostly:
            "Vérifier la forme de cette réponse aurait pris trop de temps ; elle n’a pas été vérifiée."

        case .below(let limit): "La réponse est inférieure à \(Wording.comma(limit))."
        case .above(let limit): "La réponse est supérieure à \(Wording.comma(limit))."
        case .tooManyDigits: "Le nombre a plus de chiffres qu’il n’est possible d’en conserver exactement."
        case .numberMissing: "Il manque un nombre dans la réponse."
        case .tooManyPlaces(let places):
            "La réponse a plus de \(places) \(Wording.plural(places, "décimale", "décimales"))."
        case .notAStep(let step): "La réponse ne correspond pas au pas de \(Wording.comma(step))."
        case .unitNotAllowed: "Cette unité n’est pas autorisée."
        case .unitNotComparable(let limit):
            "L’unité ne peut pas être comparée à celle de la limite \(Wording.comma(limit))."

        case .notExactEnough: "La réponse n’est pas assez précise."
        case .before(let limit): "La réponse est antérieure à \(limit)."
        case .after(let limit): "La réponse est postérieure à \(limit)."

        case .kindOfFileNotAllowed: "Ce type de fichier n’est pas autorisé."
        case .kindOfFileMissing: "Le type du fichier n’est pas indiqué (contentType)."
        case .notBase64: "Le contenu du fichier n’est pas du Base64."
        case .sizeIsNoNumber: "La taille du fichier n’est pas un nombre d’octets."
        case .sizeIsNotOfData: "La taille indiquée du fichier ne correspond pas à son contenu."
        case .fileTooLarge(let bytes): "Le fichier dépasse \(bytes) octets."

        case .referenceTo(let types): "La référence doit désigner \(Wording.list(types, "ou"))."
        case .referenceIsEmpty: "La référence ne dit pas ce qu’elle désigne."
        case .notAReference: "Ce n’est pas une référence à une ressource (par exemple Patient/1)."
        case .referenceTypeDiffers: "Le type indiqué de la référence n’est pas celui de ce qu’elle désigne."
        case .containedMissing: "La référence désigne une partie du questionnaire qui est absente."

        case .limitsContradict:
            "Aucune réponse ne peut être acceptée ici : les limites fixées par le formulaire se contredisent."

        case .answerRequired: "Une réponse est obligatoire."
        case .groupRequired: "Au moins une réponse est obligatoire dans ce groupe."
        case .onlyOneAnswer: "Une seule réponse est possible."
        case .mostAnswers(let count): "\(count) \(Wording.plural(count, "réponse", "réponses")) au maximum."
        case .leastAnswers(let count): "Il faut au moins \(count) \(Wording.plural(count, "réponse", "réponses"))."
        case .groupOnlyOnce: "Ce groupe ne peut figurer qu’une seule fois."
        case .mostRows(let count): "\(count) \(Wording.plural(count, "ligne", "lignes")) au maximum."
        case .leastRows(let count): "Il faut au moins \(count) \(Wording.plural(count, "ligne", "lignes"))."

        case .itemNotSigned: "Une signature est nécessaire ici avant de pouvoir terminer le questionnaire."
        case .responseNotSigned: "Le questionnaire doit être signé avant de pouvoir être terminé."

        case .isHidden: "Cet élément est masqué ; il n’est pas possible d’y répondre."
        case .ruleNotKept(let key): "Une règle du formulaire n’est pas respectée : \(key)."
        case .isReadOnly: "Cet élément est en lecture seule ; il n’est pas possible d’y répondre."
        case .rowsAreFixed: "Les lignes de ce groupe ne peuvent pas être modifiées."
        case .sequentialNoAmending:
            "Le formulaire se remplit dans l’ordre : une fois terminé, il ne peut plus être modifié."
        case .sequentialNoWayBack:
            "Le formulaire se remplit dans l’ordre : il n’est pas possible de revenir en arrière."
        case .sequentialOnlyOpenStep:
            "Le formulaire se remplit dans l’ordre : seule la première étape ouverte peut être affichée."
        case .sequentialNoChange:
            "Le formulaire se remplit dans l’ordre : une étape déjà remplie ne peut plus être modifiée."
        case .cannotBeContinued(let status):
            "Le questionnaire a l’état « \(status) » et ne peut plus être rempli."

        case .disabledIsKept:
            "Cette question ne s’applique pas actuellement : ses réponses sont conservées, mais ne comptent pas et seront retirées à la fin."
        case .disabledWasLeftOut: "Cette question ne s’applique pas ; ses réponses ont été retirées à la fin."
        case .wasReordered: "Les réponses n’étaient pas dans l’ordre du formulaire ; elles ont été remises en ordre."
        case .strayIsKept:
            "Cet élément n’a pas sa place ici dans le formulaire ; il est conservé, mais ne compte pas comme réponse."
        case .strayWasLeftOut: "Un élément sans place dans le formulaire a été retiré à la fin."
        case .moreStrays(let count):
            "Éléments sans place dans le formulaire : \(count) \(Wording.plural(count, "autre n’est pas indiqué", "autres ne sont pas indiqués"))."
        case .answerOfGroupIsKept:
            "Il n’y a rien à répondre ici ; la réponse présente est conservée, mais ne compte pas."
        case .answerOfGroupWasLeftOut: "Il n’y a rien à répondre ici ; la réponse présente a été retirée."
        case .conditionUndecided(let linkId):
            "Une condition ne peut pas être évaluée, car la réponse à « \(linkId) » n’est pas assez précise ; la question est affichée."

        case .responseTooLarge: "Les réponses sont trop volumineuses pour être traitées en une seule fois."
        case .expressionsTooCostly: "Les calculs de ce formulaire sont trop lourds."

        case .structure(let message): message.text(in: .french)
        }
    }
}

extension Message.JSONKind {
    var french: String {
        switch self {
        case .trueOrFalse: "vrai ou faux (true ou false)"
        case .wholeNumber: "un nombre entier"
        case .number: "un nombre"
        case .string: "un texte"
        case .object: "un objet"
        }
    }
}
