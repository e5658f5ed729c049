/// The messages in Spanish.
extension Message {
    var spanish: String {
        switch self {
        case .kindOfValueUnknown: "Una respuesta no puede tener un valor de este tipo."
        case .takesNoAnswer(let type): "Un elemento de tipo «\(type)» no admite respuesta."
        case .wrongType(let wanted, let given):
            "La respuesta debe ser \(Wording.list(wanted, "o")), no \(given)."
        case .answerNeedsValue(let wanted): "Una respuesta debe ser un objeto con \(Wording.list(wanted, "o"))."
        case .valueHasToBe(let kind): "El valor debe ser \(kind.spanish)."
        case .memberHasToBe(let member, let kind): "El dato «\(member)» debe ser \(kind.spanish)."
        case .notAWholeNumber: "La respuesta debe ser un número entero de 32 bits como máximo."
        case .notADate: "Esto no es una fecha (AAAA, AAAA-MM o AAAA-MM-DD)."
        case .notADateTime: "Esto no es una fecha con hora (por ejemplo, 2024-02-29T10:30:00+01:00)."
        case .notATime: "Esto no es una hora (hh:mm:ss)."
        case .valueIsEmpty: "El valor está vacío."
        case .unknownMember(let name): "El valor contiene el dato «\(name)», que FHIR no contempla en este lugar."
        case .codingIsEmpty: "La respuesta no tiene ni código ni texto."

        case .notAnOption: "La respuesta no es una de las opciones."
        case .excludesOthers: "Una de las respuestas excluye a todas las demás."

        case .longerThan(let characters):
            "La respuesta tiene más de \(characters) \(Wording.plural(characters, "carácter", "caracteres"))."
        case .shorterThan(let characters):
            "La respuesta tiene menos de \(characters) \(Wording.plural(characters, "carácter", "caracteres"))."
        case .notAURL: "La respuesta no es una dirección de internet (URL)."
        case .notOfTheForm: "La respuesta no tiene la forma solicitada."
        case .patternTooCostly:
            "Comprobar la forma de esta respuesta habría llevado demasiado tiempo; no se ha comprobado."

        case .below(let limit): "La respuesta es inferior a \(Wording.comma(limit))."
        case .above(let limit): "La respuesta es superior a \(Wording.comma(limit))."
        case .tooManyDigits: "El número tiene más cifras de las que se pueden guardar con exactitud."
        case .numberMissing: "En la respuesta falta el número."
        case .tooManyPlaces(let places):
            "La respuesta tiene más de \(places) \(Wording.plural(places, "decimal", "decimales"))."
        case .notAStep(let step): "La respuesta no se ajusta al intervalo de \(Wording.comma(step))."
        case .unitNotAllowed: "Esta unidad no está permitida."
        case .unitNotComparable(let limit):
            "La unidad no se puede comparar con la del límite \(Wording.comma(limit))."

        case .notExactEnough: "La respuesta no es lo bastante precisa."
        case .before(let limit): "La respuesta es anterior a \(limit)."
        case .after(let limit): "La respuesta es posterior a \(limit)."

        case .kindOfFileNotAllowed: "Este tipo de archivo no está permitido."
        case .kindOfFileMissing: "No se indica de qué tipo es el archivo (contentType)."
        case .notBase64: "El contenido del archivo no está en Base64."
        case .sizeIsNoNumber: "El tamaño del archivo no es un número de bytes."
        case .sizeIsNotOfData: "El tamaño indicado del archivo no corresponde a su contenido."
        case .fileTooLarge(let bytes): "El archivo ocupa más de \(bytes) bytes."

        case .referenceTo(let types): "La referencia debe apuntar a \(Wording.list(types, "o"))."
        case .referenceIsEmpty: "La referencia no dice a qué apunta."
        case .notAReference: "Esto no es una referencia a un recurso (por ejemplo, Patient/1)."
        case .referenceTypeDiffers: "El tipo indicado de la referencia no es el de aquello a lo que apunta."
        case .containedMissing: "La referencia apunta a una parte del cuestionario que no está."

        case .limitsContradict:
            "Aquí no se puede aceptar ninguna respuesta: los límites que fija el formulario se contradicen."

        case .answerRequired: "Es obligatorio responder."
        case .groupRequired: "Es obligatorio responder al menos a una pregunta de este grupo."
        case .onlyOneAnswer: "Solo se puede dar una respuesta."
        case .mostAnswers(let count):
            "Se \(Wording.plural(count, "puede dar como máximo una respuesta", "pueden dar como máximo \(count) respuestas"))."
        case .leastAnswers(let count):
            "Se \(Wording.plural(count, "necesita al menos una respuesta", "necesitan al menos \(count) respuestas"))."
        case .groupOnlyOnce: "Este grupo solo puede aparecer una vez."
        case .mostRows(let count):
            "Se \(Wording.plural(count, "puede añadir como máximo una fila", "pueden añadir como máximo \(count) filas"))."
        case .leastRows(let count):
            "Se \(Wording.plural(count, "necesita al menos una fila", "necesitan al menos \(count) filas"))."

        case .itemNotSigned: "Aquí hace falta una firma antes de poder completar el cuestionario."
        case .responseNotSigned: "El cuestionario debe estar firmado antes de poder completarse."

        case .isHidden: "Este elemento está oculto y no se puede responder."
        case .ruleNotKept(let key): "No se cumple una regla del formulario: \(key)."
        case .isReadOnly: "Este elemento es de solo lectura y no se puede responder."
        case .rowsAreFixed: "Las filas de este grupo no se pueden cambiar."
        case .sequentialNoAmending:
            "El formulario se rellena en orden: una vez completado no se puede modificar."
        case .sequentialNoWayBack: "El formulario se rellena en orden: no se puede volver atrás."
        case .sequentialOnlyOpenStep:
            "El formulario se rellena en orden: solo se puede mostrar el primer paso abierto."
        case .sequentialNoChange:
            "El formulario se rellena en orden: un paso ya respondido no se puede cambiar."
        case .cannotBeContinued(let status):
            "El cuestionario tiene el estado «\(status)» y no se puede seguir rellenando."

        case .disabledIsKept:
            "Esta pregunta no corresponde por ahora: sus respuestas se conservan, pero no cuentan y se eliminarán al completar."
        case .disabledWasLeftOut: "Esta pregunta no corresponde; sus respuestas se han eliminado al completar."
        case .wasReordered: "Las respuestas no seguían el orden del formulario; se han ordenado."
        case .strayIsKept:
            "Este elemento no tiene lugar aquí en el formulario; se conserva, pero no cuenta como respuesta."
        case .strayWasLeftOut: "Un elemento sin lugar en el formulario se ha eliminado al completar."
        case .moreStrays(let count):
            "Elementos sin lugar en el formulario: \(count) más sin enumerar."
        case .answerOfGroupIsKept: "Aquí no hay nada que responder; la respuesta que había se conserva, pero no cuenta."
        case .answerOfGroupWasLeftOut: "Aquí no hay nada que responder; la respuesta que había se ha eliminado."
        case .conditionUndecided(let linkId):
            "No se puede decidir una condición, porque la respuesta a «\(linkId)» no es lo bastante precisa; la pregunta se muestra."

        case .responseTooLarge: "Las respuestas son demasiado extensas para procesarlas de una vez."
        case .expressionsTooCostly: "Los cálculos de este formulario son demasiado costosos."

        case .structure(let message): message.text(in: .spanish)
        }
    }
}

extension Message.JSONKind {
    var spanish: String {
        switch self {
        case .trueOrFalse: "verdadero o falso (true o false)"
        case .wholeNumber: "un número entero"
        case .number: "un número"
        case .string: "un texto"
        case .object: "un objeto"
        }
    }
}
