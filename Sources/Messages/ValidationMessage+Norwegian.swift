/// What is told of a response that is validated, in Norwegian.
extension ValidationMessage {
    var norwegian: String {
        switch self {
        case .formNotNamed: "Svaret nevner ikke noe skjema; bare oppbygningen ble kontrollert."
        case .formNotFound: "Skjemaet som svaret nevner, er ikke kjent her; bare oppbygningen ble kontrollert."
        case .formIsDraft: "Skjemaet er et utkast."
        case .formIsRetired: "Skjemaet er ikke lenger i bruk."
        case .formNotInForce: "Svaret er fra et tidspunkt da skjemaet ikke gjelder (effectivePeriod)."
        case .otherForm: "Svaret hører til et annet skjema enn det som det kontrolleres mot."
        case .notAForm(let type): "Svaret må nevne en Questionnaire, ikke en ressurs av typen \(type)."
        case .versionMissing: "Svaret må nevne versjonen av skjemaet (url|version)."
        case .authoredMissing: "Svaret må si når det ble skrevet (authored)."
        case .itemUnknown: "Skjemaet har ikke noe element med denne linkId."
        case .itemMisplaced: "Elementet hører ikke hjemme her: I skjemaet står det et annet sted."
        case .itemsBesideAnswers: "Elementer under et spørsmål hører hjemme i svarene, ikke ved siden av dem."
        case .itemOutOfOrder: "Elementet står ikke der skjemaet har det: Rekkefølgen er en annen."
        case .itemWrittenTwice: "Spørsmålet står her to ganger: Alle svarene hører hjemme i ett element."
        case .itemAbstract: "Skjemaet gir ikke spørsmålet noen type som kan besvares."
        case .disabledAnswered: "Elementet er besvart, selv om det ikke er aktivt."
        case .groupAnswered: "En gruppe har ingen egne svar."
        case .displayAnswered: "En tekst som vises, har ingen svar."
        case .textDiffers: "Teksten til elementet er ikke den samme som i skjemaet."
        case .lineBreak: "Svaret inneholder et linjeskift: Dette spørsmålet ber om én enkelt linje."
        case .valueSetUnknown: "Ikke alle valgmulighetene er kjent her; svaret kunne ikke kontrolleres."
        case .unitSetUnknown: "Ikke alle enhetene er kjent her; den i svaret kunne ikke kontrolleres."
        case .allIsWell: "Det er ingenting å utsette på svaret."
        case .more: "Det finnes flere feil, som ikke er listet opp."
        }
    }
}
