/// What is told of a response that is validated, in German.
extension ValidationMessage {
    var german: String {
        switch self {
        case .formNotNamed: "Die Antwort nennt kein Formular; nur ihr Aufbau wurde geprüft."
        case .formNotFound: "Das Formular, das die Antwort nennt, ist hier nicht bekannt; nur ihr Aufbau wurde geprüft."
        case .formIsDraft: "Das Formular ist ein Entwurf."
        case .formIsRetired: "Das Formular ist nicht mehr in Gebrauch."
        case .formNotInForce: "Die Antwort entstand zu einer Zeit, für die das Formular nicht gilt (effectivePeriod)."
        case .otherForm: "Die Antwort gehört zu einem anderen Formular als dem, an dem sie gemessen wird."
        case .notAForm(let type): "Die Antwort muss einen Questionnaire nennen, nicht eine Ressource vom Typ \(type)."
        case .versionMissing: "Die Antwort muss die Version ihres Formulars nennen (url|version)."
        case .authoredMissing: "Die Antwort muss sagen, wann sie geschrieben wurde (authored)."
        case .itemUnknown: "Das Formular hat keinen Eintrag mit dieser linkId."
        case .itemMisplaced: "Der Eintrag gehört nicht hierher: Im Formular steht er an anderer Stelle."
        case .itemsBesideAnswers: "Einträge unter einer Frage gehören in deren Antworten, nicht daneben."
        case .itemOutOfOrder: "Der Eintrag steht nicht dort, wo ihn das Formular hat: Die Reihenfolge ist eine andere."
        case .itemWrittenTwice: "Die Frage steht hier zweimal: Alle ihre Antworten gehören in einen Eintrag."
        case .itemAbstract: "Das Formular gibt der Frage keinen Typ, der beantwortet werden kann."
        case .disabledAnswered: "Der Eintrag ist beantwortet, obwohl er nicht aktiv ist."
        case .groupAnswered: "Eine Gruppe hat keine eigenen Antworten."
        case .displayAnswered: "Ein Text zum Anzeigen hat keine Antworten."
        case .textDiffers: "Der Text des Eintrags ist nicht der des Formulars."
        case .lineBreak: "Die Antwort enthält einen Zeilenumbruch: Diese Frage verlangt eine einzige Zeile."
        case .valueSetUnknown:
            "Die Auswahlmöglichkeiten sind hier nicht alle bekannt; die Antwort konnte nicht geprüft werden."
        case .unitSetUnknown: "Die Einheiten sind hier nicht alle bekannt; die der Antwort konnte nicht geprüft werden."
        case .allIsWell: "An der Antwort ist nichts auszusetzen."
        case .more: "Es gibt weitere Fehler, die nicht aufgeführt sind."
        }
    }
}
