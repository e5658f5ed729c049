/// The messages in Norwegian (bokmål).
extension Message {
    var norwegian: String {
        switch self {
        case .kindOfValueUnknown: "Et svar kan ikke ha en verdi av denne typen."
        case .takesNoAnswer(let type): "Et element av typen «\(type)» skal ikke ha svar."
        case .wrongType(let wanted, let given):
            "Svaret må være \(Wording.list(wanted, "eller")), ikke \(given)."
        case .answerNeedsValue(let wanted): "Et svar må være et objekt med \(Wording.list(wanted, "eller"))."
        case .valueHasToBe(let kind): "Verdien må være \(kind.norwegian)."
        case .memberHasToBe(let member, let kind): "Opplysningen «\(member)» må være \(kind.norwegian)."
        case .notAWholeNumber: "Svaret må være et heltall på høyst 32 bit."
        case .notADate: "Dette er ikke en dato (ÅÅÅÅ, ÅÅÅÅ-MM eller ÅÅÅÅ-MM-DD)."
        case .notADateTime: "Dette er ikke en dato med klokkeslett (for eksempel 2024-02-29T10:30:00+01:00)."
        case .notATime: "Dette er ikke et klokkeslett (tt:mm:ss)."
        case .valueIsEmpty: "Verdien er tom."
        case .unknownMember(let name): "Verdien har opplysningen «\(name)», som FHIR ikke kjenner på dette stedet."
        case .codingIsEmpty: "Svaret har verken kode eller tekst."

        case .notAnOption: "Svaret er ikke et av alternativene."
        case .excludesOthers: "Ett av svarene utelukker alle de andre."

        case .longerThan(let characters): "Svaret er lengre enn \(characters) tegn."
        case .shorterThan(let characters): "Svaret er kortere enn \(characters) tegn."
        case .notAURL: "Svaret er ikke en nettadresse (URL)."
        case .notOfTheForm: "Svaret har ikke den formen det spørres etter."
        case .patternTooCostly:
            "Det ville tatt for lang tid å kontrollere formen på dette svaret; den ble ikke kontrollert."

        case .below(let limit): "Svaret er lavere enn \(Wording.comma(limit))."
        case .above(let limit): "Svaret er høyere enn \(Wording.comma(limit))."
        case .tooManyDigits: "Tallet har flere sifre enn det er mulig å lagre nøyaktig."
        case .numberMissing: "Tallet mangler i svaret."
        case .tooManyPlaces(let places):
            "Svaret har mer enn \(places) \(Wording.plural(places, "desimal", "desimaler"))."
        case .notAStep(let step): "Svaret passer ikke med trinnene på \(Wording.comma(step))."
        case .unitNotAllowed: "Denne enheten er ikke tillatt."
        case .unitNotComparable(let limit):
            "Enheten kan ikke sammenlignes med enheten til grensen \(Wording.comma(limit))."

        case .notExactEnough: "Svaret er ikke nøyaktig nok."
        case .before(let limit): "Svaret er før \(limit)."
        case .after(let limit): "Svaret er etter \(limit)."

        case .kindOfFileNotAllowed: "Denne filtypen er ikke tillatt."
        case .kindOfFileMissing: "Det er ikke oppgitt hva slags fil dette er (contentType)."
        case .notBase64: "Innholdet i filen er ikke Base64."
        case .sizeIsNoNumber: "Størrelsen på filen er ikke et antall byte."
        case .sizeIsNotOfData: "Den oppgitte størrelsen på filen stemmer ikke med innholdet."
        case .fileTooLarge(let bytes): "Filen er større enn \(bytes) byte."

        case .referenceTo(let types): "Henvisningen må være til \(Wording.list(types, "eller"))."
        case .referenceIsEmpty: "Henvisningen sier ikke hva den viser til."
        case .notAReference: "Dette er ikke en henvisning til en ressurs (for eksempel Patient/1)."
        case .referenceTypeDiffers: "Typen som er oppgitt for henvisningen, stemmer ikke med det den viser til."
        case .containedMissing: "Henvisningen viser til en del av besvarelsen som mangler."

        case .limitsContradict: "Her kan ingen svar godtas: Grensene som skjemaet setter, motsier hverandre."

        case .answerRequired: "Du må svare her."
        case .groupRequired: "Du må svare på minst ett spørsmål i denne gruppen."
        case .onlyOneAnswer: "Du kan bare gi ett svar."
        case .mostAnswers(let count): "Du kan gi høyst \(count) svar."
        case .leastAnswers(let count): "Du må gi minst \(count) svar."
        case .groupOnlyOnce: "Denne gruppen kan bare forekomme én gang."
        case .mostRows(let count): "Du kan legge til høyst \(count) \(Wording.plural(count, "rad", "rader"))."
        case .leastRows(let count): "Det trengs minst \(count) \(Wording.plural(count, "rad", "rader"))."

        case .itemNotSigned: "Her trengs en signatur før besvarelsen kan fullføres."
        case .responseNotSigned: "Besvarelsen må signeres før den kan fullføres."

        case .isHidden: "Dette feltet er skjult og kan ikke besvares."
        case .ruleNotKept(let key): "En regel i skjemaet er ikke oppfylt: \(key)."
        case .isReadOnly: "Dette feltet er skrivebeskyttet og kan ikke besvares."
        case .rowsAreFixed: "Radene i denne gruppen kan ikke endres."
        case .sequentialNoAmending:
            "Skjemaet fylles ut i rekkefølge: En fullført besvarelse kan ikke endres."
        case .sequentialNoWayBack: "Skjemaet fylles ut i rekkefølge: Det går ikke an å gå tilbake."
        case .sequentialOnlyOpenStep: "Skjemaet fylles ut i rekkefølge: Bare det første åpne trinnet kan vises."
        case .sequentialNoChange: "Skjemaet fylles ut i rekkefølge: Et trinn som er besvart, kan ikke endres."
        case .cannotBeContinued(let status):
            "Besvarelsen har statusen «\(status)» og kan ikke fylles ut videre."

        case .disabledIsKept:
            "Dette spørsmålet er ikke aktuelt nå: Svarene beholdes, men regnes ikke med og fjernes når besvarelsen fullføres."
        case .disabledWasLeftOut: "Dette spørsmålet er ikke aktuelt; svarene ble fjernet da besvarelsen ble fullført."
        case .wasReordered: "Svarene sto ikke i skjemaets rekkefølge; de ble ordnet."
        case .strayIsKept:
            "Dette elementet har ingen plass i skjemaet her; det beholdes, men regnes ikke som et svar."
        case .strayWasLeftOut: "Et element uten plass i skjemaet ble fjernet da besvarelsen ble fullført."
        case .moreStrays(let count): "Elementer uten plass i skjemaet: \(count) til er ikke ført opp."
        case .answerOfGroupIsKept: "Her er det ingenting å svare på; svaret som finnes, beholdes, men regnes ikke med."
        case .answerOfGroupWasLeftOut: "Her er det ingenting å svare på; svaret som fantes, ble fjernet."
        case .conditionUndecided(let linkId):
            "En betingelse kan ikke avgjøres fordi svaret på «\(linkId)» ikke er nøyaktig nok; spørsmålet vises."

        case .responseTooLarge: "Besvarelsen er for omfattende til å behandles på én gang."
        case .expressionsTooCostly: "Beregningene i dette skjemaet er for krevende."

        case .structure(let message): message.text(in: .norwegian)
        }
    }
}

extension Message.JSONKind {
    var norwegian: String {
        switch self {
        case .trueOrFalse: "sann eller usann (true eller false)"
        case .wholeNumber: "et heltall"
        case .number: "et tall"
        case .string: "en tekst"
        case .object: "et objekt"
        }
    }
}
