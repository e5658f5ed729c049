/// What is told of a response that is validated, in French.
extension ValidationMessage {
    var french: String {
        switch self {
        case .formNotNamed: "La réponse ne nomme aucun formulaire ; seule sa structure a été vérifiée."
        case .formNotFound:
            "Le formulaire nommé par la réponse n'est pas connu ici ; seule sa structure a été vérifiée."
        case .formIsDraft: "Le formulaire est une ébauche."
        case .formIsRetired: "Le formulaire n'est plus en usage."
        case .formNotInForce: "La réponse date d'un moment où le formulaire n'est pas en vigueur (effectivePeriod)."
        case .otherForm: "La réponse appartient à un autre formulaire que celui avec lequel elle est comparée."
        case .notAForm(let type): "La réponse doit nommer un Questionnaire, et non une ressource de type \(type)."
        case .versionMissing: "La réponse doit nommer la version de son formulaire (url|version)."
        case .authoredMissing: "La réponse doit dire quand elle a été écrite (authored)."
        case .itemUnknown: "Le formulaire n'a pas d'élément avec ce linkId."
        case .itemMisplaced: "L'élément n'a pas sa place ici : dans le formulaire, il se trouve ailleurs."
        case .itemsBesideAnswers: "Les éléments sous une question vont dans ses réponses, et non à côté."
        case .itemOutOfOrder: "L'élément n'est pas à la place que lui donne le formulaire : l'ordre est différent."
        case .itemWrittenTwice: "La question figure deux fois ici : toutes ses réponses vont dans un seul élément."
        case .itemAbstract: "Le formulaire ne donne à la question aucun type auquel on puisse répondre."
        case .disabledAnswered: "L'élément a une réponse alors qu'il n'est pas actif."
        case .groupAnswered: "Un groupe n'a pas de réponses à lui."
        case .displayAnswered: "Un texte à afficher n'a pas de réponses."
        case .textDiffers: "Le texte de l'élément n'est pas celui du formulaire."
        case .lineBreak: "La réponse contient un saut de ligne : cette question demande une seule ligne."
        case .valueSetUnknown: "Les choix ne sont pas tous connus ici ; la réponse n'a pas pu être vérifiée."
        case .unitSetUnknown:
            "Les unités ne sont pas toutes connues ici ; celle de la réponse n'a pas pu être vérifiée."
        case .allIsWell: "Rien à redire à la réponse."
        case .more: "Il y a d'autres erreurs, qui ne sont pas énumérées."
        }
    }
}
