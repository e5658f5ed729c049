/// The findings in Norwegian.
extension FormFault {
    var norwegian: String {
        switch self {
        case .notAQuestionnaire: "Dette er ikke et Questionnaire."
        case .noItems: "Skjemaet har ingen elementer, så det er ingenting å spørre om."
        case .criticalExtension:
            "Skjemaet skal ikke fylles ut der utvidelsen {0} er ukjent, og denne serveren kjenner den ikke."
        case .moreFindings: "Det er mer å melde; bare de første {0} funnene er tatt med."
        case .nestingTooDeep: "Elementer er nøstet mer enn {0} nivåer dypt."
        case .rowsTooMany:
            "Radene som gruppen og gruppene rundt ber om, ville være for mange å åpne på én gang; én åpnes."
        case .dependenciesTooMany:
            "Uttrykkene ser til sammen på flere elementer enn det skilles mellom her: noen evalueres ved hver endring."
        case .partsToAssemble: "Skjemaet består av deler som må settes inn ($assemble) før det fylles ut."

        case .linkIdMissing: "Et element har ingen linkId."
        case .linkIdDuplicate: "linkId brukes av mer enn ett element (que-2)."
        case .typeMissing: "Elementet har ingen type."
        case .typeUnknown: "Elementet har den ukjente typen «{0}»."
        case .itemsBelowDisplay: "Elementer under en display ses bort fra (que-1)."
        case .groupEmpty: "Gruppen har ingen elementer (que-1)."
        case .textMissing: "Spørsmålet har ingen tekst, så ingen kan vite hva det spørres om."
        case .subjectNotReference: "Det er ingen referanse, så svaret kan ikke være et subjekt (isSubject)."
        case .subjectTwice: "Det er et annet subjekt i samme gruppe (isSubject): en gruppe har ett."

        case .enableBehaviorMissing: "Det er flere betingelser og ingen enableBehavior (que-12); alle må være oppfylt."
        case .conditionWithoutQuestion: "En betingelse nevner ikke noe spørsmål."
        case .conditionOperatorUnknown: "En betingelse har ingen operator som FHIR kjenner."
        case .conditionWithoutAnswer: "En betingelse har ikke noe svar å sammenligne med, så den er aldri oppfylt."
        case .conditionExists: "En betingelse bruker exists uten answerBoolean (que-7)."
        case .conditionQuestionUnknown:
            "En betingelse ser på «{0}», som ikke finnes i skjemaet: det regnes som aldri besvart."
        case .conditionSourceTakesNoAnswer: "En betingelse ser på «{0}» av typen {1}, som aldri har noe svar."
        case .conditionType:
            "En betingelse sammenligner «{0}» med {1}, som svarene aldri er ({2}), så den er aldri oppfylt."
        case .conditionNotOrdered:
            "En betingelse spør om «{0}» er {1} en verdi, men slike svar har ingen rekkefølge, så den er aldri oppfylt."
        case .conditionNoOption:
            "En betingelse ber «{0}» om {1}, som ikke er et av alternativene, så den er aldri oppfylt."
        case .conditionOptionOfOtherSystem:
            "En betingelse ber «{0}» om {1}; koden er et alternativ bare i systemet {2}, så den er aldri oppfylt."
        case .conditionOutOfLimits: "En betingelse ber «{0}» om en verdi utenfor grensene, så den er aldri oppfylt."
        case .conditionsContradict:
            "Det kan aldri vises: alle betingelsene må være oppfylt, og de ber om svar på «{0}» som utelukker hverandre (kanskje er enableBehavior any ment)."
        case .conditionSourceNeverReached: "En betingelse ser på «{0}», som selv aldri vises, så den er aldri oppfylt."
        case .conditionLooksAhead:
            "En betingelse ser på «{0}», som det spørres om senere: elementet vises når det er besvart."
        case .neverReached: "Det vises aldri, og heller ikke det som står under (elementer i alt: {0})."
        case .circleOfConditions:
            "Betingelsene til disse elementene viser til hverandre i ring, så elementene vises alltid: {0}."
        case .circle: "Disse avhenger av hverandre i ring; det som leder rundt, evalueres ikke: {0}."
        case .moreCircles: "Det er {0} slike ringer; {1} av dem er tatt med."

        case .expressionMissing: "{0} inneholder ikke noe uttrykk."
        case .expressionWithoutText: "Uttrykket for {0} har ingen tekst."
        case .expressionQuery: "{0} er en spørring, som ikke gjøres her under utfylling."
        case .expressionLanguage: "Språket «{1}» til {0} er ikke kjent her, så det evalueres ikke."
        case .expressionSyntax: "{0} kan ikke evalueres: {1}"
        case .expressionMeaning: "{0} kan ikke ha noen mening: {1}"
        case .expressionFindsNothing: "{0} ser på noe som aldri finnes: {1}"
        case .constraintDoubtful:
            "En regel ser på noe et svar ikke har; der den ikke gir noe, holder den ingen tilbake: {0}"
        case .expressionLinkIdUnknown: "{0} leter etter linkId «{1}», som ikke finnes i skjemaet."
        case .variableUnknown: "{0} bruker «%{1}», som ingenting definerer der."
        case .moreUnknownNames: "Uttrykk bruker navn som ingenting definerer, {0} steder; {1} av dem er tatt med."
        case .launchContextUndeclared: "{0} bruker oppstartskonteksten «%{1}», som skjemaet ikke erklærer."
        case .variableWithoutName: "En variabel har ikke noe navn (var-1)."
        case .variableDuplicate: "«%{0}» er definert mer enn én gang her; den første gjelder."
        case .variableIsLaunchContext:
            "Skjemaet definerer «%{0}» både som variabel og som oppstartskontekst; variabelen gjelder."
        case .variableReserved: "«%{0}» defineres, men standarden gir det en mening; den beholder det."
        case .variableOverrides: "«%{0}» betyr noe annet herfra og ned enn over."
        case .resultType: "{0} gir {1}, som ikke er noe svar for et element av typen {2}."
        case .resultNotBoolean: "{0} gir {1} og ikke sant eller usant."
        case .takesNoAnswer: "Elementet tar ikke imot svar, så {0} ses bort fra."
        case .matterOfPopulating: "{0} gjelder forhåndsutfylling; under utfylling gir det ingenting."
        case .queryInvalid: "Spørringen i {0} kan ikke gjøres: {1}"
        case .enableWhenTwice: "Det er både enableWhen og enableWhenExpression (sdc-behave-2); begge må være oppfylt."
        case .enableWhenQuery: "enableWhenExpression er en spørring, noe det ikke får være (sdc-inv1)."
        case .initialTwice: "Det er både initial og initialExpression (sdc-behave-1); uttrykket brukes."
        case .initialAndCalculated: "Det er både initial og calculatedExpression; uttrykket brukes."
        case .constraintIncomplete: "En regel mangler {0}."
        case .constraintKeyTwice: "Nøkkelen «{0}» har mer enn én regel."

        case .occursWithoutRepeats: "Elementet gjentas ikke, så {0} ses bort fra."
        case .minOccursNotRequired:
            "Det er en minOccurs, men elementet er ikke obligatorisk; den gjelder så snart det er et svar."
        case .maxOccursBelowOne: "maxOccurs er under 1 og ses bort fra."
        case .minOccursOutOfRange: "minOccurs er ikke mellom 0 og maxOccurs og ses bort fra."

        case .optionWithoutValue: "Alternativer uten en verdi som kan gis, ses bort fra."
        case .optionsMissing: "Det er et valg uten alternativer."
        case .optionsIncomplete: "Alternativene er ikke fullstendige: {0}."
        case .valueSetUnresolved: "Verdisettet {0} er verken del av skjemaet eller kjent for denne serveren."
        case .containedMissing: "{0} er {1}, men skjemaet inneholder ingen slik ressurs."
        case .optionDuplicate: "Alternativet {0} er gitt mer enn én gang."
        case .optionType: "Et alternativ er {0}, som ikke er noe svar for et element av typen {1}."
        case .optionsTwice: "Det er en answerExpression ved siden av answerOption eller answerValueSet (sdc-1)."
        case .toggleOptionUnknown: "answerOptionsToggleExpression nevner {0}, som ikke er et av alternativene."
        case .defaultType: "En standardverdi passer ikke til elementets type og ses bort fra."
        case .defaultUnit: "En standardverdi har en enhet som ikke er tillatt, og ses bort fra."
        case .defaultsTooMany: "Elementet gjentas ikke, så bare den første standardverdien brukes (que-13)."
        case .defaultsSelectedTooMany:
            "Elementet gjentas ikke, så bare det første alternativet med initialSelected velges."
        case .defaultNoOption: "En standardverdi er ikke et av alternativene."

        case .lengthsContradict:
            "minLength ({0}) er over det maxLength eller typen tillater ({1}), så ikke noe svar kan godtas."
        case .limitsContradict: "Den minste verdien ({0}) er over den største ({1}), så ikke noe svar kan godtas."
        case .limitType: "En grense passer ikke til elementets type og ses bort fra."
        case .patternInvalid: "Det regulære uttrykket er ikke gyldig og ses bort fra: {0}"
        case .patternCostly:
            "Det regulære uttrykket krever for noen tekster på noen titalls tegn flere trinn enn tillatt; slike svar kontrolleres ikke."
        case .sliderStepInvalid: "Trinnet for glidebryteren er ikke over 0 og ses bort fra."
        case .unitOpenUnknown: "unitOpen er den ukjente koden «{0}»."
        case .unitsTwice: "Det er både unitOption og unitValueSet; bare alternativene gjelder."
        case .unitsIncomplete: "Enhetene er ikke fullstendige, så ingen avvises: {0}."
        case .unitsNone: "Bare oppførte enheter tas imot (unitOpen), men ingen er oppført: ingen enhet kan godtas."
        case .unitsUnsaid: "Mengden har verken unitOption eller unitValueSet: enhver enhet kan svares (sdc-behave-3)."
        case .referenceProfile:
            "En referenceProfile er ikke den til en FHIR-type; det en referanse peker på, kontrolleres ikke mot den."
        case .referenceTypesContradict: "Ingen type er både referenceResource og referenceProfile."
        case .referenceTypeUnknown: "En {0} er ingen ressurstype og ses bort fra."
        case .optionsAndLimits: "Svarene er oppført, så {0} sier ikke noe ved siden av (SDC); det kontrolleres likevel."

        case .extensionMisplaced: "Utvidelsen {0} betyr ingenting her; den hører hjemme på {1}."
        case .extensionUnknown: "FHIR og SDC har ingen utvidelse {0}."
        case .extensionMisspelt: "FHIR og SDC har ingen utvidelse {0}; kanskje er {1} ment."
        case .extensionDeprecated: "Utvidelsen {0} er foreldet; {1} tar dens plass."
        case .extensionValue: "Utvidelsen {0} har ingen {1} og ses bort fra."
        case .extensionRepeated: "Utvidelsen {0} kan stå her én gang; bare den første gjelder."
        case .itemControlUnknown: "«{0}» er ingen kontroll som et element kan ha."
        case .itemControlMisplaced: "itemControl «{0}» passer ikke til et element av typen {1}."

        case .pageBelowRoot: "En side står bare på skjemaets øverste nivå (sdc-rend-1)."
        case .notAPage:
            "Andre elementer på øverste nivå er sider, så dette må være side, topptekst eller bunntekst (sdc-rend-2)."
        case .codingEmpty: "En Coding har verken code eller display (sdc-base-1)."
        case .codeWithoutSystem: "En Coding har en kode og intet system (sdc-base-2)."
        case .referenceEmpty: "En Reference har verken reference, identifier eller display (sdc-base-4)."
        case .versionNotSemantic: "Versjonen bør være som 1.0.0 (semantisk versjonering, sdc-3)."
        case .versionAlgorithmMissing: "Det er en versjon, men ingenting sier hvordan versjoner sammenlignes (sdc-2)."
        case .observationOnDisplay: "En display har ikke noe svar å lage en Observation av (sdc-obsn-1)."
        case .extractValueNotOne: "definitionExtractValue har nøyaktig én av expression og fixed-value (dev-1)."
        case .extractTemplateMissing: "Skjemaet sier at det trekkes ut med maler, men nevner ingen (tev-1)."
        case .adaptiveTwice: "Flere questionnaireAdaptive må være URL-er (sdc-adaptive-1)."
        case .adaptiveNotContained:
            "Et skjema av profilen sdc-questionnaire-adapt er inneholdt i svaret sitt (sdc-adapt-1)."
        case .launchContextIncomplete: "En launchContext mangler {0}."
        case .launchContextType: "launchContext «{0}» kan ikke være av typen {1} (sdc-lcext-1)."

        case .translationMissing: "{0} er ikke oversatt til «{1}», slik andre tekster i skjemaet er."
        case .translationTwice: "{0} er oversatt til «{1}» mer enn én gang; den første gjelder."

        case .derivedBaseMissing:
            "Skjemaet er avledet av {0}, som denne serveren ikke har, så det kontrolleres ikke mot det."
        case .derivedItemUnknown: "Skjemaet {0}, som dette skal følge, har ikke noe slikt element."
        case .derivedType: "Elementet er av typen {1} i {0} og kan ikke bli {2}."
        case .derivedRepeats: "Elementet gjentas ikke i {0}, så det kan ikke gjentas her."
        case .derivedRequired: "Elementet er obligatorisk i {0}, så det må være obligatorisk her."
        case .derivedOption: "Elementet har ikke noe slikt alternativ i {0}."

        case .allWell: "Det er ingenting galt med skjemaet."
        }
    }
}
