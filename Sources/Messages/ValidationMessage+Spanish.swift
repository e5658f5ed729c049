/// What is told of a response that is validated, in Spanish.
extension ValidationMessage {
    var spanish: String {
        switch self {
        case .formNotNamed: "La respuesta no nombra ningún formulario; solo se comprobó su estructura."
        case .formNotFound: "El formulario que nombra la respuesta no se conoce aquí; solo se comprobó su estructura."
        case .formIsDraft: "El formulario es un borrador."
        case .formIsRetired: "El formulario ya no está en uso."
        case .formNotInForce: "La respuesta es de un momento en el que el formulario no está vigente (effectivePeriod)."
        case .otherForm: "La respuesta pertenece a otro formulario que aquel con el que se compara."
        case .notAForm(let type): "La respuesta debe nombrar un Questionnaire, no un recurso de tipo \(type)."
        case .versionMissing: "La respuesta debe nombrar la versión de su formulario (url|version)."
        case .authoredMissing: "La respuesta debe decir cuándo se escribió (authored)."
        case .itemUnknown: "El formulario no tiene ningún elemento con este linkId."
        case .itemMisplaced: "El elemento no corresponde aquí: en el formulario está en otro lugar."
        case .itemsBesideAnswers: "Los elementos bajo una pregunta van dentro de sus respuestas, no al lado."
        case .itemOutOfOrder: "El elemento no está donde lo tiene el formulario: el orden es otro."
        case .itemWrittenTwice: "La pregunta está aquí dos veces: todas sus respuestas van en un solo elemento."
        case .itemAbstract: "El formulario no da a la pregunta ningún tipo que se pueda responder."
        case .disabledAnswered: "El elemento está respondido, aunque no está activo."
        case .groupAnswered: "Un grupo no tiene respuestas propias."
        case .displayAnswered: "Un texto para mostrar no tiene respuestas."
        case .textDiffers: "El texto del elemento no es el del formulario."
        case .lineBreak: "La respuesta contiene un salto de línea: esta pregunta pide una sola línea."
        case .valueSetUnknown: "Las opciones no se conocen todas aquí; la respuesta no se pudo comprobar."
        case .unitSetUnknown: "Las unidades no se conocen todas aquí; la de la respuesta no se pudo comprobar."
        case .allIsWell: "No hay nada que objetar a la respuesta."
        case .more: "Hay más errores, que no se enumeran."
        }
    }
}
