/// The messages in German.
extension Message {
    var german: String {
        switch self {
        case .kindOfValueUnknown: "Eine Antwort kann keinen Wert dieser Art haben."
        case .takesNoAnswer(let type): "Zu einem Element vom Typ „\(type)“ gibt es keine Antwort."
        case .wrongType(let wanted, let given):
            "Als Antwort wird \(Wording.list(wanted, "oder")) erwartet, nicht \(given)."
        case .answerNeedsValue(let wanted):
            "Eine Antwort muss ein Objekt mit \(Wording.list(wanted, "oder")) sein."
        case .valueHasToBe(let kind): "Der Wert muss \(kind.german) sein."
        case .memberHasToBe(let member, let kind): "Die Angabe „\(member)“ muss \(kind.german) sein."
        case .notAWholeNumber: "Die Antwort muss eine ganze Zahl von höchstens 32 Bit sein."
        case .notADate: "Das ist kein Datum (JJJJ, JJJJ-MM oder JJJJ-MM-TT)."
        case .notADateTime: "Das ist kein Zeitpunkt mit Datum und Uhrzeit (zum Beispiel 2024-02-29T10:30:00+01:00)."
        case .notATime: "Das ist keine Uhrzeit (hh:mm:ss)."
        case .valueIsEmpty: "Der Wert ist leer."
        case .unknownMember(let name): "Der Wert enthält die Angabe „\(name)“, die FHIR an dieser Stelle nicht kennt."
        case .codingIsEmpty: "Die Antwort hat weder einen Code noch einen Text."

        case .notAnOption: "Die Antwort steht nicht zur Auswahl."
        case .excludesOthers: "Eine der Antworten schließt alle anderen aus."

        case .longerThan(let characters): "Die Antwort ist länger als \(characters) Zeichen."
        case .shorterThan(let characters): "Die Antwort ist kürzer als \(characters) Zeichen."
        case .notAURL: "Die Antwort ist keine Internetadresse (URL)."
        case .notOfTheForm: "Die Antwort hat nicht die verlangte Form."
        case .patternTooCostly:
            "Die Form dieser Antwort zu prüfen hätte zu lange gedauert; sie wurde nicht geprüft."

        case .below(let limit): "Die Antwort liegt unter \(Wording.comma(limit))."
        case .above(let limit): "Die Antwort liegt über \(Wording.comma(limit))."
        case .tooManyDigits: "Die Zahl hat mehr Stellen, als sich genau speichern lassen."
        case .numberMissing: "In der Antwort fehlt die Zahl."
        case .tooManyPlaces(let places):
            "Die Antwort hat mehr als \(places) \(Wording.plural(places, "Nachkommastelle", "Nachkommastellen"))."
        case .notAStep(let step): "Die Antwort passt nicht zur Schrittweite \(Wording.comma(step))."
        case .unitNotAllowed: "Diese Einheit ist nicht zugelassen."
        case .unitNotComparable(let limit):
            "Die Einheit lässt sich nicht mit der des Grenzwerts \(Wording.comma(limit)) vergleichen."

        case .notExactEnough: "Die Angabe ist nicht genau genug."
        case .before(let limit): "Die Antwort liegt vor \(limit)."
        case .after(let limit): "Die Antwort liegt nach \(limit)."

        case .kindOfFileNotAllowed: "Diese Art von Datei ist nicht zugelassen."
        case .kindOfFileMissing: "Zu der Datei fehlt die Angabe, welcher Art sie ist (contentType)."
        case .notBase64: "Der Inhalt der Datei ist kein Base64."
        case .sizeIsNoNumber: "Die Größe der Datei ist keine Anzahl von Bytes."
        case .sizeIsNotOfData: "Die angegebene Größe der Datei stimmt nicht mit ihrem Inhalt überein."
        case .fileTooLarge(let bytes): "Die Datei ist größer als \(bytes) Bytes."

        case .referenceTo(let types): "Der Verweis muss auf \(Wording.list(types, "oder")) zeigen."
        case .referenceIsEmpty: "Der Verweis sagt nicht, worauf er zeigt."
        case .notAReference: "Das ist kein Verweis auf eine Ressource (zum Beispiel Patient/1)."
        case .referenceTypeDiffers: "Der angegebene Typ des Verweises passt nicht zu dem, worauf er zeigt."
        case .containedMissing: "Der Verweis zeigt auf einen Teil des Fragebogens, der fehlt."

        case .limitsContradict:
            "Hier kann keine Antwort angenommen werden: Die Grenzen, die das Formular setzt, widersprechen sich."

        case .answerRequired: "Hier ist eine Antwort erforderlich."
        case .groupRequired: "In dieser Gruppe ist mindestens eine Antwort erforderlich."
        case .onlyOneAnswer: "Es ist nur eine Antwort möglich."
        case .mostAnswers(let count):
            "Es \(Wording.plural(count, "ist höchstens eine Antwort", "sind höchstens \(count) Antworten")) möglich."
        case .leastAnswers(let count):
            "Es \(Wording.plural(count, "ist mindestens eine Antwort", "sind mindestens \(count) Antworten")) nötig."
        case .groupOnlyOnce: "Diese Gruppe darf nur einmal vorkommen."
        case .mostRows(let count):
            "Es \(Wording.plural(count, "ist höchstens ein Eintrag", "sind höchstens \(count) Einträge")) möglich."
        case .leastRows(let count):
            "Es \(Wording.plural(count, "ist mindestens ein Eintrag", "sind mindestens \(count) Einträge")) nötig."

        case .itemNotSigned: "Hier ist eine Unterschrift nötig, bevor der Fragebogen abgeschlossen werden kann."
        case .responseNotSigned: "Der Fragebogen muss unterschrieben sein, bevor er abgeschlossen werden kann."

        case .isHidden: "Dieses Feld ist ausgeblendet und kann nicht ausgefüllt werden."
        case .ruleNotKept(let key): "Eine Regel des Formulars ist nicht eingehalten: \(key)."
        case .isReadOnly: "Dieses Feld ist schreibgeschützt und kann nicht ausgefüllt werden."
        case .rowsAreFixed: "Die Einträge dieser Gruppe können nicht geändert werden."
        case .sequentialNoAmending:
            "Das Formular wird der Reihe nach ausgefüllt: Nach dem Abschluss kann nichts mehr geändert werden."
        case .sequentialNoWayBack: "Das Formular wird der Reihe nach ausgefüllt: Es gibt keinen Weg zurück."
        case .sequentialOnlyOpenStep:
            "Das Formular wird der Reihe nach ausgefüllt: Nur der erste offene Schritt kann gezeigt werden."
        case .sequentialNoChange:
            "Das Formular wird der Reihe nach ausgefüllt: Ein beantworteter Schritt kann nicht mehr geändert werden."
        case .cannotBeContinued(let status):
            "Der Fragebogen hat den Status „\(status)“ und kann nicht weiter ausgefüllt werden."

        case .disabledIsKept:
            "Diese Frage trifft zurzeit nicht zu: Ihre Antworten bleiben erhalten, zählen aber nicht und entfallen beim Abschluss."
        case .disabledWasLeftOut: "Diese Frage trifft nicht zu; ihre Antworten wurden beim Abschluss weggelassen."
        case .wasReordered: "Die Antworten standen nicht in der Reihenfolge des Formulars; sie wurden geordnet."
        case .strayIsKept:
            "Dieser Eintrag hat hier keinen Platz im Formular; er bleibt erhalten, zählt aber nicht als Antwort."
        case .strayWasLeftOut: "Ein Eintrag ohne Platz im Formular wurde beim Abschluss weggelassen."
        case .moreStrays(let count): "Einträge ohne Platz im Formular: \(count) weitere sind nicht aufgeführt."
        case .answerOfGroupIsKept:
            "Hier gibt es nichts zu beantworten; die vorhandene Antwort bleibt erhalten, zählt aber nicht."
        case .answerOfGroupWasLeftOut: "Hier gibt es nichts zu beantworten; die vorhandene Antwort wurde weggelassen."
        case .conditionUndecided(let linkId):
            "Eine Bedingung lässt sich nicht entscheiden, weil die Antwort auf „\(linkId)“ nicht genau genug ist; die Frage wird gezeigt."

        case .responseTooLarge: "Die Antworten sind zu umfangreich, um sie auf einmal zu verarbeiten."
        case .expressionsTooCostly: "Die Berechnungen dieses Formulars sind zu aufwendig."

        case .structure(let message): message.text(in: .german)
        }
    }
}

extension Message.JSONKind {
    var german: String {
        switch self {
        case .trueOrFalse: "wahr oder falsch (true oder false)"
        case .wholeNumber: "eine ganze Zahl"
        case .number: "eine Zahl"
        case .string: "ein Text"
        case .object: "ein Objekt"
        }
    }
}
