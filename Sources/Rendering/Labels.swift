/// The few words that no form brings along.
struct Labels: Sendable {
    let yes: String
    let no: String
    /// Label of the free answer of an open choice.
    let other: String
    /// For a text that does not fit its regular expression, where the author gave no message.
    let invalid: String
    /// Below the title when everything is answered.
    let completed: String
    /// Where the options of a question are not known.
    let noChoices: String
    /// Where some of the options are not known.
    let choicesMissing: String

    /// Words in a language, English where we have none.
    static func labels(for language: String?) -> Labels {
        guard let language else { return english }
        let primary = language.prefix { $0 != "-" }.lowercased()
        return byLanguage[primary] ?? english
    }

    private static let english = Labels(
        yes: "Yes", no: "No", other: "Other", invalid: "This answer does not have the expected form.",
        completed: "Thank you. There is nothing left to answer.",
        noChoices: "The list of answers is not available at the moment.",
        choicesMissing: "Some of the answers are not available at the moment.")

    private static let norwegian = Labels(
        yes: "Ja", no: "Nei", other: "Annet", invalid: "Svaret har ikke riktig form.",
        completed: "Takk. Det er ingenting mer å svare på.",
        noChoices: "Listen med svar er ikke tilgjengelig nå.",
        choicesMissing: "Noen av svarene er ikke tilgjengelige nå.")

    private static let byLanguage: [String: Labels] = [
        "da": Labels(
            yes: "Ja", no: "Nej", other: "Andet", invalid: "Svaret har ikke den rigtige form.",
            completed: "Tak. Der er ikke mere at svare på.",
            noChoices: "Listen med svar er ikke tilgængelig lige nu.",
            choicesMissing: "Nogle af svarene er ikke tilgængelige lige nu."),
        "de": Labels(
            yes: "Ja", no: "Nein", other: "Andere", invalid: "Diese Antwort hat nicht die erwartete Form.",
            completed: "Vielen Dank. Es ist nichts mehr zu beantworten.",
            noChoices: "Die Liste der Antworten ist zurzeit nicht verfügbar.",
            choicesMissing: "Einige der Antworten sind zurzeit nicht verfügbar."),
        "es": Labels(
            yes: "Sí", no: "No", other: "Otro", invalid: "Esta respuesta no tiene la forma esperada.",
            completed: "Gracias. No queda nada por responder.",
            noChoices: "La lista de respuestas no está disponible en este momento.",
            choicesMissing: "Algunas de las respuestas no están disponibles en este momento."),
        "fi": Labels(
            yes: "Kyllä", no: "Ei", other: "Muu", invalid: "Vastaus ei ole odotetussa muodossa.",
            completed: "Kiitos. Vastattavaa ei ole enää.",
            noChoices: "Vastausluettelo ei ole juuri nyt käytettävissä.",
            choicesMissing: "Osa vastauksista ei ole juuri nyt käytettävissä."),
        "fr": Labels(
            yes: "Oui", no: "Non", other: "Autre", invalid: "Cette réponse n’a pas la forme attendue.",
            completed: "Merci. Il n’y a plus rien à remplir.",
            noChoices: "La liste des réponses n’est pas disponible pour le moment.",
            choicesMissing: "Certaines réponses ne sont pas disponibles pour le moment."),
        "it": Labels(
            yes: "Sì", no: "No", other: "Altro", invalid: "Questa risposta non ha la forma prevista.",
            completed: "Grazie. Non c’è altro a cui rispondere.",
            noChoices: "L’elenco delle risposte non è al momento disponibile.",
            choicesMissing: "Alcune risposte non sono al momento disponibili."),
        "nb": norwegian,
        "nl": Labels(
            yes: "Ja", no: "Nee", other: "Anders", invalid: "Dit antwoord heeft niet de verwachte vorm.",
            completed: "Dank u. Er is niets meer te beantwoorden.",
            noChoices: "De lijst met antwoorden is op dit moment niet beschikbaar.",
            choicesMissing: "Een deel van de antwoorden is op dit moment niet beschikbaar."),
        "nn": norwegian,
        "no": norwegian,
        "pl": Labels(
            yes: "Tak", no: "Nie", other: "Inne", invalid: "Ta odpowiedź nie ma oczekiwanej postaci.",
            completed: "Dziękujemy. Nie ma już pytań.",
            noChoices: "Lista odpowiedzi jest obecnie niedostępna.",
            choicesMissing: "Część odpowiedzi jest obecnie niedostępna."),
        "pt": Labels(
            yes: "Sim", no: "Não", other: "Outro", invalid: "Esta resposta não tem a forma esperada.",
            completed: "Obrigado. Não há mais nada a responder.",
            noChoices: "A lista de respostas não está disponível de momento.",
            choicesMissing: "Algumas das respostas não estão disponíveis de momento."),
        "sv": Labels(
            yes: "Ja", no: "Nej", other: "Annat", invalid: "Svaret har inte rätt form.",
            completed: "Tack. Det finns inget mer att svara på.",
            noChoices: "Listan med svar är inte tillgänglig just nu.",
            choicesMissing: "Några av svaren är inte tillgängliga just nu."),
    ]
}
