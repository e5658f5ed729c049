// Written by scripts/generate-search. Do not edit.
// swift-format-ignore-file

extension SearchTable {
    /// The parameters of each type; scripts/generate-search explains the lines.
    static let text: StaticString = """
        =Account
        identifier t identifier:Identifier
        name s name:string
        owner r owner:Reference >Organization
        patient r @subject?Patient >Patient
        period d servicePeriod:Period
        status t status:code
        subject r subject:Reference >Device,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole
        type t type:CodeableConcept
        =ActivityDefinition
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical library:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =ActorDefinition
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =AdministrableProductDefinition
        identifier t identifier:Identifier
        status t status:code
        =AdverseEvent
        actuality t actuality:code
        category t category:CodeableConcept
        date d date:dateTime
        event t event:CodeableConcept
        identifier t identifier:Identifier
        location r location:Reference >Location
        recorder r recorder:Reference >Patient,Practitioner,PractitionerRole,RelatedPerson
        resultingcondition r resultingCondition:Reference >Condition
        seriousness t seriousness:CodeableConcept
        severity t severity:CodeableConcept
        status t status:code
        study r study:Reference >ResearchStudy
        subject r subject:Reference >Group,Patient,Practitioner,RelatedPerson
        substance r suspectEntity.instance:Reference suspectEntity.instanceReference:Reference >Device,Immunization,Medication,MedicationAdministration,MedicationStatement,Procedure,Substance
        =AllergyIntolerance
        asserter r asserter:Reference >Patient,Practitioner,PractitionerRole,RelatedPerson
        category t category:code
        clinical-status t clinicalStatus:CodeableConcept
        code t code:CodeableConcept reaction.substance:CodeableConcept
        criticality t criticality:code
        date d recordedDate:dateTime
        identifier t identifier:Identifier
        last-date d lastOccurrence:dateTime
        manifestation t reaction.manifestation:CodeableConcept reaction.manifestation.concept:CodeableConcept
        onset d reaction.onset:dateTime
        patient r patient:Reference >Group,Patient
        recorder r recorder:Reference >Patient,Practitioner,PractitionerRole,RelatedPerson
        route t reaction.exposureRoute:CodeableConcept
        severity t reaction.severity:code
        type t type:code type:CodeableConcept
        verification-status t verificationStatus:CodeableConcept
        =Appointment
        actor r participant.actor:Reference >Device,HealthcareService,Location,Patient,Practitioner,PractitionerRole,RelatedPerson
        appointment-type t appointmentType:CodeableConcept
        based-on r basedOn:Reference >ServiceRequest
        date d start:instant
        identifier t identifier:Identifier
        location r @actor?Location >Location
        part-status t participant.status:code
        patient r @actor?Patient >Patient
        practitioner r @actor?Practitioner >Practitioner
        reason-code t reasonCode:CodeableConcept
        reason-reference r reasonReference:Reference >Condition,ImmunizationRecommendation,Observation,Procedure
        service-category t serviceCategory:CodeableConcept
        service-type t serviceType:CodeableConcept serviceType.concept:CodeableConcept
        slot r slot:Reference >Slot
        specialty t specialty:CodeableConcept
        status t status:code
        subject r subject:Reference >Group,Patient
        supporting-info r supportingInformation:Reference >*
        =AppointmentResponse
        actor r actor:Reference >Device,HealthcareService,Location,Patient,Practitioner,PractitionerRole,RelatedPerson
        appointment r appointment:Reference >Appointment
        identifier t identifier:Identifier
        location r @actor?Location >Location
        part-status t participantStatus:code
        patient r @actor?Patient >Patient
        practitioner r @actor?Practitioner >Practitioner
        =ArtifactAssessment
        identifier t identifier:Identifier
        title s title:string
        =AuditEvent
        action t action:code
        address s agent.network.address:string
        agent r agent.who:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        agent-name s agent.name:string
        agent-role t agent.role:CodeableConcept
        altid t agent.altId:string
        date d recorded:instant
        entity r entity.what:Reference >*
        entity-name s entity.name:string
        entity-role t entity.role:Coding entity.role:CodeableConcept
        entity-type t entity.type:Coding
        outcome t outcome:code
        patient r @agent,entity?Patient >Patient
        policy u agent.policy:uri
        site t source.site:string
        source r source.observer:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        subtype t subtype:Coding
        type t type:Coding
        =Basic
        author r author:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        code t code:CodeableConcept
        created d created:date created:dateTime
        identifier t identifier:Identifier
        patient r @subject?Patient >Patient
        subject r subject:Reference >*
        =Binary
        =BiologicallyDerivedProduct
        identifier t identifier:Identifier
        status t status:code
        =BiologicallyDerivedProductDispense
        identifier t identifier:Identifier
        status t status:code
        =BodyStructure
        identifier t identifier:Identifier
        location t location:CodeableConcept
        morphology t morphology:CodeableConcept
        patient r patient:Reference >Patient
        =Bundle
        identifier t identifier:Identifier
        timestamp d timestamp:instant
        type t type:code
        !composition its expression is more than a path
        !message its expression is more than a path
        =CapabilityStatement
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        fhirversion t version:string
        format t format:code
        guide r implementationGuide:canonical >ImplementationGuide
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        mode t rest.mode:code
        name s name:string
        publisher s publisher:string
        resource t rest.resource.type:code
        resource-profile r rest.resource.profile:canonical >StructureDefinition
        security-service t rest.security.service:CodeableConcept
        software s software.name:string
        status t status:code
        supported-profile r rest.resource.supportedProfile:canonical >StructureDefinition
        title s title:string
        url u url:uri
        version t @fhirversion
        !context-type-quantity it is composite
        !context-type-value it is composite
        =CarePlan
        activity-code t activity.detail.code:CodeableConcept
        activity-date d activity.detail.scheduledTiming:Timing activity.detail.scheduledPeriod:Period
        activity-reference r activity.reference:Reference >Appointment,CommunicationRequest,DeviceRequest,MedicationRequest,NutritionOrder,RequestGroup,ServiceRequest,Task,VisionPrescription
        author r author:Reference >CareTeam,Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        based-on r basedOn:Reference >CarePlan
        care-team r careTeam:Reference >CareTeam
        category t category:CodeableConcept
        condition r addresses:Reference addresses.reference:Reference >Condition
        date d period:Period
        encounter r encounter:Reference >Encounter
        goal r goal:Reference >Goal
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,Measure,OperationDefinition,PlanDefinition,Questionnaire
        instantiates-uri u instantiatesUri:uri
        intent t intent:code
        part-of r partOf:Reference >CarePlan
        patient r @subject?Patient >Group,Patient
        performer r activity.detail.performer:Reference >CareTeam,Device,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        replaces r replaces:Reference >CarePlan
        status t status:code
        subject r subject:Reference >Group,Patient
        title s title:string
        =CareTeam
        category t category:CodeableConcept
        date d period:Period
        encounter r encounter:Reference >Encounter
        identifier t identifier:Identifier
        name s name:string
        participant r participant.member:Reference >CareTeam,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        patient r @subject?Patient >Group,Patient
        status t status:code
        subject r subject:Reference >Group,Patient
        =CatalogEntry
        identifier t identifier:Identifier
        status t status:code
        =ChargeItem
        account r account:Reference >Account
        code t code:CodeableConcept
        context r context:Reference >Encounter,EpisodeOfCare
        entered-date d enteredDate:dateTime
        enterer r enterer:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        factor-override n factorOverride:decimal
        identifier t identifier:Identifier
        occurrence d occurrenceDateTime:dateTime occurrencePeriod:Period occurrenceTiming:Timing
        patient r @subject?Patient >Patient
        performer-actor r performer.actor:Reference >CareTeam,Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        performer-function t performer.function:CodeableConcept
        performing-organization r performingOrganization:Reference >Organization
        price-override q priceOverride:Money
        quantity q quantity:Quantity
        requesting-organization r requestingOrganization:Reference >Organization
        service r service:Reference service.reference:Reference >DiagnosticReport,ImagingStudy,Immunization,MedicationAdministration,MedicationDispense,Observation,Procedure,SupplyDelivery
        status t status:code
        subject r subject:Reference >Group,Patient
        =ChargeItemDefinition
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Citation
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =Claim
        care-team r careTeam.provider:Reference >Organization,Practitioner,PractitionerRole
        created d created:dateTime
        detail-udi r item.detail.udi:Reference >Device
        encounter r item.encounter:Reference >Encounter
        enterer r enterer:Reference >Practitioner,PractitionerRole
        facility r facility:Reference >Location
        identifier t identifier:Identifier
        insurer r insurer:Reference >Organization
        item-udi r item.udi:Reference >Device
        patient r patient:Reference >Patient
        payee r payee.party:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        priority t priority:CodeableConcept
        procedure-udi r procedure.udi:Reference >Device
        provider r provider:Reference >Organization,Practitioner,PractitionerRole
        status t status:code
        subdetail-udi r item.detail.subDetail.udi:Reference >Device
        use t use:code
        =ClaimResponse
        created d created:dateTime
        disposition s disposition:string
        identifier t identifier:Identifier
        insurer r insurer:Reference >Organization
        outcome t outcome:code
        patient r patient:Reference >Patient
        payment-date d payment.date:date
        request r request:Reference >Claim
        requestor r requestor:Reference >Organization,Practitioner,PractitionerRole
        status t status:code
        use t use:code
        =ClinicalImpression
        assessor r assessor:Reference >Practitioner,PractitionerRole
        date d date:dateTime
        encounter r encounter:Reference >Encounter
        finding-code t finding.itemCodeableConcept:CodeableConcept
        finding-ref r finding.itemReference:Reference >Condition,Media,Observation
        identifier t identifier:Identifier
        investigation r investigation.item:Reference >DiagnosticReport,FamilyMemberHistory,ImagingStudy,Media,Observation,QuestionnaireResponse,RiskAssessment
        patient r @subject?Patient >Group,Patient
        previous r previous:Reference >ClinicalImpression
        problem r problem:Reference >AllergyIntolerance,Condition
        status t status:code
        subject r subject:Reference >Group,Patient
        supporting-info r supportingInfo:Reference >*
        =ClinicalUseDefinition
        identifier t identifier:Identifier
        subject r subject:Reference >ActivityDefinition,Device,DeviceDefinition,Medication,MedicinalProductDefinition,PlanDefinition,Substance
        =CodeSystem
        content-mode t content:code
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        supplements r supplements:canonical >CodeSystem
        system u url:uri
        title s title:string
        url u @system
        version t version:string
        !code one resource may have thousands of values
        !context-type-quantity it is composite
        !context-type-value it is composite
        !language one resource may have thousands of values
        =Communication
        based-on r basedOn:Reference >*
        category t category:CodeableConcept
        encounter r encounter:Reference >Encounter
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,Measure,OperationDefinition,PlanDefinition,Questionnaire
        instantiates-uri u instantiatesUri:uri
        medium t medium:CodeableConcept
        part-of r partOf:Reference >*
        patient r @subject?Patient >Patient
        received d received:dateTime
        recipient r recipient:Reference >CareTeam,Device,Group,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        sender r sender:Reference >Device,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        sent d sent:dateTime
        status t status:code
        subject r subject:Reference >Group,Patient
        =CommunicationRequest
        authored d authoredOn:dateTime
        based-on r basedOn:Reference >*
        category t category:CodeableConcept
        encounter r encounter:Reference >Encounter
        group-identifier t groupIdentifier:Identifier
        identifier t identifier:Identifier
        medium t medium:CodeableConcept
        occurrence d occurrenceDateTime:dateTime
        patient r @subject?Patient >Patient
        priority t priority:code
        recipient r recipient:Reference >CareTeam,Device,Group,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        replaces r replaces:Reference >CommunicationRequest
        requester r requester:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        sender r sender:Reference >Device,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r subject:Reference >Group,Patient
        =CompartmentDefinition
        code t code:code
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        name s name:string
        publisher s publisher:string
        resource t resource.code:code
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Composition
        attester r attester.party:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        author r author:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        category t category:CodeableConcept
        confidentiality t confidentiality:code
        context t event.code:CodeableConcept
        date d date:dateTime
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        entry r section.entry:Reference >*
        identifier t identifier:Identifier
        name s name:string
        patient r @subject?Patient >Group,Patient
        period d event.period:Period
        related-id t relatesTo.targetIdentifier:Identifier
        related-ref r relatesTo.targetReference:Reference >Composition
        section t section.code:CodeableConcept
        status t status:code
        subject r subject:Reference >*
        title s title:string
        type t type:CodeableConcept
        url u url:uri
        version t version:string
        =ConceptMap
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        dependson u group.element.target.dependsOn.property:uri
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        other r group.unmapped.url:canonical >ConceptMap
        product u group.element.target.product.property:uri
        publisher s publisher:string
        source r sourceCanonical:canonical >ValueSet
        source-system u group.source:uri group.source:canonical
        source-uri r sourceUri:uri >ValueSet
        status t status:code
        target r targetCanonical:canonical >ValueSet
        target-system u group.target:uri group.target:canonical
        target-uri r targetUri:uri >ValueSet
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        !source-code one resource may have thousands of values
        !target-code one resource may have thousands of values
        =Condition
        abatement-age q abatementAge:Age abatementRange:Range
        abatement-date d abatementDateTime:dateTime abatementPeriod:Period
        abatement-string s abatementString:string
        asserter r asserter:Reference >Patient,Practitioner,PractitionerRole,RelatedPerson
        body-site t bodySite:CodeableConcept
        category t category:CodeableConcept
        clinical-status t clinicalStatus:CodeableConcept
        code t code:CodeableConcept
        encounter r encounter:Reference >Encounter
        evidence t evidence.code:CodeableConcept
        evidence-detail r evidence.detail:Reference >*
        identifier t identifier:Identifier
        onset-age q onsetAge:Age onsetRange:Range
        onset-date d onsetDateTime:dateTime onsetPeriod:Period
        onset-info s onsetString:string
        patient r @subject?Patient >Group,Patient
        recorded-date d recordedDate:dateTime
        severity t severity:CodeableConcept
        stage t stage.summary:CodeableConcept
        subject r subject:Reference >Group,Organization,Patient
        verification-status t verificationStatus:CodeableConcept
        =ConditionDefinition
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =Consent
        action t provision.action:CodeableConcept
        actor r provision.actor.reference:Reference >CareTeam,Device,Group,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        category t category:CodeableConcept
        consentor r performer:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        data r provision.data.reference:Reference >*
        date d dateTime:dateTime
        identifier t identifier:Identifier
        organization r organization:Reference >Organization
        patient r patient:Reference >Group,Patient
        period d provision.period:Period
        purpose t provision.purpose:Coding
        scope t scope:CodeableConcept
        security-label t provision.securityLabel:Coding
        source-reference r sourceReference:Reference >Consent,Contract,DocumentReference,QuestionnaireResponse
        status t status:code
        subject r subject:Reference >Group,Patient,Practitioner
        =Contract
        author r author:Reference >Organization,Patient,Practitioner,PractitionerRole
        authority r authority:Reference >Organization
        domain r domain:Reference >Location
        identifier t identifier:Identifier
        instantiates u instantiatesUri:uri
        issued d issued:dateTime
        name s name:string
        patient r @subject?Patient >Patient
        signer r signer.party:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r subject:Reference >*
        title s title:string
        url u url:uri
        version t version:string
        =Coverage
        beneficiary r beneficiary:Reference >Patient
        class-type t class.type:CodeableConcept
        class-value s class.value:string
        dependent s dependent:string
        identifier t identifier:Identifier
        patient r @beneficiary >Patient
        payor r payor:Reference >Organization,Patient,RelatedPerson
        policy-holder r policyHolder:Reference >Organization,Patient,RelatedPerson
        status t status:code
        subscriber r subscriber:Reference >Patient,RelatedPerson
        type t type:CodeableConcept
        =CoverageEligibilityRequest
        created d created:dateTime
        enterer r enterer:Reference >Practitioner,PractitionerRole
        facility r facility:Reference >Location
        identifier t identifier:Identifier
        patient r patient:Reference >Patient
        provider r provider:Reference >Organization,Practitioner,PractitionerRole
        status t status:code
        =CoverageEligibilityResponse
        created d created:dateTime
        disposition s disposition:string
        identifier t identifier:Identifier
        insurer r insurer:Reference >Organization
        outcome t outcome:code
        patient r patient:Reference >Patient
        request r request:Reference >CoverageEligibilityRequest
        requestor r requestor:Reference >Organization,Practitioner,PractitionerRole
        status t status:code
        =DetectedIssue
        author r author:Reference >Device,Practitioner,PractitionerRole
        code t code:CodeableConcept
        identified d identifiedDateTime:dateTime identifiedPeriod:Period
        identifier t identifier:Identifier
        implicated r implicated:Reference >*
        patient r patient:Reference >Group,Patient
        status t status:code
        subject r subject:Reference >BiologicallyDerivedProduct,Device,Group,Location,Medication,NutritionProduct,Organization,Patient,Practitioner,Procedure,Substance
        =Device
        device-name s deviceName.name:string type.coding.display:string type.text:string
        identifier t identifier:Identifier
        location r location:Reference >Location
        manufacturer s manufacturer:string
        model s modelNumber:string
        organization r owner:Reference >Organization
        patient r patient:Reference >Patient
        status t status:code
        type t type:CodeableConcept
        udi-carrier s udiCarrier.carrierHRF:string
        udi-di s udiCarrier.deviceIdentifier:string
        url u url:uri
        !din its expression is more than a path
        =DeviceAssociation
        identifier t identifier:Identifier
        subject r subject:Reference >Device,Group,Patient,Practitioner,RelatedPerson
        =DeviceDefinition
        identifier t identifier:Identifier
        parent r parentDevice:Reference >DeviceDefinition
        type t type:CodeableConcept
        url u url:uri
        version t version:string
        =DeviceDispense
        identifier t identifier:Identifier
        status t status:code
        subject r subject:Reference >Patient,Practitioner
        =DeviceMetric
        category t category:code
        identifier t identifier:Identifier
        parent r parent:Reference >Device
        source r source:Reference >Device
        type t type:CodeableConcept
        =DeviceRequest
        authored-on d authoredOn:dateTime
        based-on r basedOn:Reference >*
        code t codeCodeableConcept:CodeableConcept code.concept:CodeableConcept
        device r codeReference:Reference code.reference:Reference >Device
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        event-date d occurrenceDateTime:dateTime occurrencePeriod:Period
        group-identifier t groupIdentifier:Identifier
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,PlanDefinition
        instantiates-uri u instantiatesUri:uri
        insurance r insurance:Reference >ClaimResponse,Coverage
        intent t intent:code
        patient r @subject?Patient >Group,Patient
        performer r performer:Reference performer.reference:Reference >CareTeam,Device,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        prior-request r priorRequest:Reference >*
        requester r requester:Reference >Device,Organization,Practitioner,PractitionerRole
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient
        =DeviceUsage
        identifier t identifier:Identifier
        status t status:code
        =DeviceUseStatement
        device r device:Reference >Device
        identifier t identifier:Identifier
        patient r subject:Reference >Group,Patient
        status t status:code
        subject r @patient >Group,Patient
        =DiagnosticReport
        based-on r basedOn:Reference >CarePlan,ImmunizationRecommendation,MedicationRequest,NutritionOrder,ServiceRequest
        category t category:CodeableConcept
        code t code:CodeableConcept
        conclusion t conclusionCode:CodeableConcept
        date d effectiveDateTime:dateTime effectivePeriod:Period
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        issued d issued:instant
        media r media.link:Reference >Media
        patient r @subject?Patient >Group,Patient
        performer r performer:Reference >CareTeam,Organization,Practitioner,PractitionerRole
        result r result:Reference >Observation
        results-interpreter r resultsInterpreter:Reference >CareTeam,Organization,Practitioner,PractitionerRole
        specimen r specimen:Reference >Specimen
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient
        !assessed-condition its expression is more than a path
        =DocumentManifest
        author r author:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        created d created:dateTime
        description s description:string
        identifier t masterIdentifier:Identifier identifier:Identifier
        item r content:Reference >*
        patient r @subject?Patient >Group,Patient
        recipient r recipient:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        related-id t related.identifier:Identifier
        related-ref r related.ref:Reference >*
        source u source:uri
        status t status:code
        subject r subject:Reference >Device,Group,Patient,Practitioner
        type t type:CodeableConcept
        =DocumentReference
        authenticator r authenticator:Reference >Organization,Practitioner,PractitionerRole
        author r author:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        category t category:CodeableConcept
        contenttype t content.attachment.contentType:code
        custodian r custodian:Reference >Organization
        date d date:instant
        description s description:string description:markdown
        encounter r context.encounter:Reference >Encounter,EpisodeOfCare
        event t context.event:CodeableConcept
        facility t context.facilityType:CodeableConcept
        format t content.format:Coding
        identifier t masterIdentifier:Identifier identifier:Identifier
        language t content.attachment.language:code
        location u content.attachment.url:url
        patient r @subject?Patient >Group,Patient
        period d context.period:Period
        related r context.related:Reference >*
        relatesto r relatesTo.target:Reference >DocumentReference
        relation t relatesTo.code:code relatesTo.code:CodeableConcept
        security-label t securityLabel:CodeableConcept
        setting t context.practiceSetting:CodeableConcept
        status t status:code
        subject r subject:Reference >Device,Group,Patient,Practitioner
        type t type:CodeableConcept
        version t version:string
        !relationship it is composite
        =EffectEvidenceSynthesis
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Encounter
        account r account:Reference >Account
        appointment r appointment:Reference >Appointment
        based-on r basedOn:Reference >ServiceRequest
        class t class:Coding class:CodeableConcept
        date d period:Period
        diagnosis r diagnosis.condition:Reference diagnosis.condition.reference:Reference >Condition,Procedure
        episode-of-care r episodeOfCare:Reference >EpisodeOfCare
        identifier t identifier:Identifier
        length q length:Duration
        location r location.location:Reference >Location
        location-period d location.period:Period
        part-of r partOf:Reference >Encounter
        participant r participant.individual:Reference >Practitioner,PractitionerRole,RelatedPerson
        participant-type t participant.type:CodeableConcept
        patient r @subject?Patient >Group,Patient
        practitioner r @participant?Practitioner >Practitioner
        reason-code t reasonCode:CodeableConcept
        reason-reference r reasonReference:Reference >Condition,ImmunizationRecommendation,Observation,Procedure
        service-provider r serviceProvider:Reference >Organization
        special-arrangement t hospitalization.specialArrangement:CodeableConcept
        status t status:code
        subject r subject:Reference >Group,Patient
        type t type:CodeableConcept
        =EncounterHistory
        identifier t identifier:Identifier
        status t status:code
        subject r subject:Reference >Group,Patient
        =Endpoint
        connection-type t connectionType:Coding connectionType:CodeableConcept
        identifier t identifier:Identifier
        name s name:string
        organization r managingOrganization:Reference >Organization
        payload-type t payloadType:CodeableConcept
        status t status:code
        =EnrollmentRequest
        identifier t identifier:Identifier
        patient r candidate:Reference >Patient
        status t status:code
        subject r @patient >Patient
        =EnrollmentResponse
        identifier t identifier:Identifier
        request r request:Reference >EnrollmentRequest
        status t status:code
        =EpisodeOfCare
        care-manager r careManager:Reference?Practitioner >Practitioner
        condition r diagnosis.condition:Reference diagnosis.condition.reference:Reference >Condition
        date d period:Period
        identifier t identifier:Identifier
        incoming-referral r referralRequest:Reference >ServiceRequest
        organization r managingOrganization:Reference >Organization
        patient r patient:Reference >Group,Patient
        status t status:code
        type t type:CodeableConcept
        =EventDefinition
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Evidence
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =EvidenceReport
        identifier t identifier:Identifier
        status t status:code
        url u url:uri
        =EvidenceVariable
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =ExampleScenario
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =ExplanationOfBenefit
        care-team r careTeam.provider:Reference >Organization,Practitioner,PractitionerRole
        claim r claim:Reference >Claim
        coverage r insurance.coverage:Reference >Coverage
        created d created:dateTime
        detail-udi r item.detail.udi:Reference >Device
        disposition s disposition:string
        encounter r item.encounter:Reference >Encounter
        enterer r enterer:Reference >Practitioner,PractitionerRole
        facility r facility:Reference >Location
        identifier t identifier:Identifier
        item-udi r item.udi:Reference >Device
        patient r patient:Reference >Patient
        payee r payee.party:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        procedure-udi r procedure.udi:Reference >Device
        provider r provider:Reference >Organization,Practitioner,PractitionerRole
        status t status:code
        subdetail-udi r item.detail.subDetail.udi:Reference >Device
        =FamilyMemberHistory
        code t condition.code:CodeableConcept
        date d date:dateTime
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,Measure,OperationDefinition,PlanDefinition,Questionnaire
        instantiates-uri u instantiatesUri:uri
        name s name:string
        patient r patient:Reference >Group,Patient
        relationship t relationship:CodeableConcept
        sex t sex:CodeableConcept
        status t status:code
        =Flag
        author r author:Reference >Device,Organization,Patient,Practitioner,PractitionerRole
        date d period:Period
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        patient r @subject?Patient >Group,Patient
        status t status:code
        subject r subject:Reference >Group,Location,Medication,Organization,Patient,PlanDefinition,Practitioner,Procedure
        =FormularyItem
        identifier t identifier:Identifier
        status t status:code
        =GenomicStudy
        identifier t identifier:Identifier
        status t status:code
        subject r subject:Reference >BiologicallyDerivedProduct,Group,NutritionProduct,Patient,Substance
        =Goal
        achievement-status t achievementStatus:CodeableConcept
        category t category:CodeableConcept
        identifier t identifier:Identifier
        lifecycle-status t lifecycleStatus:code
        patient r @subject?Patient >Group,Patient
        start-date d startDate:date
        subject r subject:Reference >Group,Organization,Patient
        target-date d target.dueDate:date
        =GraphDefinition
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        start t start:code start:id
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Group
        actual t actual:boolean
        characteristic t characteristic.code:CodeableConcept
        code t code:CodeableConcept
        exclude t characteristic.exclude:boolean
        identifier t identifier:Identifier
        managing-entity r managingEntity:Reference >Organization,Practitioner,PractitionerRole,RelatedPerson
        member r member.entity:Reference >Device,Group,Medication,Patient,Practitioner,PractitionerRole,Substance
        name s name:string
        type t type:code
        value t characteristic.valueCodeableConcept:CodeableConcept characteristic.valueBoolean:boolean
        !characteristic-value it is composite
        =GuidanceResponse
        identifier t identifier:Identifier
        patient r @subject?Patient >Patient
        request t requestIdentifier:Identifier
        status t status:code
        subject r subject:Reference >Group,Patient
        =HealthcareService
        active t active:boolean
        characteristic t characteristic:CodeableConcept
        coverage-area r coverageArea:Reference >Location
        endpoint r endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        location r location:Reference >Location
        name s name:string
        organization r providedBy:Reference >Organization
        program t program:CodeableConcept
        service-category t category:CodeableConcept
        service-type t type:CodeableConcept
        specialty t specialty:CodeableConcept
        =ImagingSelection
        identifier t identifier:Identifier
        status t status:code
        subject r subject:Reference >Device,Group,Location,Medication,Organization,Patient,Practitioner,Procedure,Specimen,Substance
        =ImagingStudy
        basedon r basedOn:Reference >Appointment,AppointmentResponse,CarePlan,ServiceRequest,Task
        bodysite t series.bodySite:Coding series.bodySite.concept:CodeableConcept
        dicom-class t series.instance.sopClass:Coding
        encounter r encounter:Reference >Encounter
        endpoint r endpoint:Reference series.endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        instance t series.instance.uid:id
        interpreter r interpreter:Reference >Practitioner,PractitionerRole
        modality t series.modality:Coding series.modality:CodeableConcept
        patient r @subject?Patient >Group,Patient
        performer r series.performer.actor:Reference >CareTeam,Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        reason t reasonCode:CodeableConcept
        referrer r referrer:Reference >Practitioner,PractitionerRole
        series t series.uid:id
        started d started:dateTime
        status t status:code
        subject r subject:Reference >Device,Group,Patient
        =Immunization
        date d occurrenceDateTime:dateTime
        identifier t identifier:Identifier
        location r location:Reference >Location
        lot-number s lotNumber:string
        manufacturer r manufacturer:Reference manufacturer.reference:Reference >Organization
        patient r patient:Reference >Group,Patient
        performer r performer.actor:Reference >Organization,Practitioner,PractitionerRole
        reaction r reaction.detail:Reference >Observation
        reaction-date d reaction.date:dateTime
        reason-code t reasonCode:CodeableConcept
        reason-reference r reasonReference:Reference >Condition,DiagnosticReport,Observation
        series s protocolApplied.series:string
        status t status:code
        status-reason t statusReason:CodeableConcept
        target-disease t protocolApplied.targetDisease:CodeableConcept
        vaccine-code t vaccineCode:CodeableConcept
        =ImmunizationEvaluation
        date d date:dateTime
        dose-status t doseStatus:CodeableConcept
        identifier t identifier:Identifier
        immunization-event r immunizationEvent:Reference >Immunization
        patient r patient:Reference >Patient
        status t status:code
        target-disease t targetDisease:CodeableConcept
        =ImmunizationRecommendation
        date d date:dateTime
        identifier t identifier:Identifier
        information r recommendation.supportingPatientInformation:Reference >*
        patient r patient:Reference >Patient
        status t recommendation.forecastStatus:CodeableConcept
        support r recommendation.supportingImmunization:Reference >Immunization,ImmunizationEvaluation
        target-disease t recommendation.targetDisease:CodeableConcept
        vaccine-type t recommendation.vaccineCode:CodeableConcept
        =ImplementationGuide
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r dependsOn.uri:canonical >ImplementationGuide
        description s description:markdown
        experimental t experimental:boolean
        global r global.profile:canonical >StructureDefinition
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        resource r definition.resource.reference:Reference >*
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Ingredient
        identifier t identifier:Identifier
        status t status:code
        =InsurancePlan
        address s contact.address:Address
        address-city s contact.address.city:string
        address-country s contact.address.country:string
        address-postalcode s contact.address.postalCode:string
        address-state s contact.address.state:string
        address-use t contact.address.use:code
        administered-by r administeredBy:Reference >Organization
        endpoint r endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        name s name:string alias:string
        owned-by r ownedBy:Reference >Organization
        status t status:code
        type t type:CodeableConcept
        !phonetic texts are not compared by their sound
        =InventoryItem
        identifier t identifier:Identifier
        status t status:code
        =InventoryReport
        identifier t identifier:Identifier
        status t status:code
        =Invoice
        account r account:Reference >Account
        date d date:dateTime
        identifier t identifier:Identifier
        issuer r issuer:Reference >Organization
        participant r participant.actor:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        participant-role t participant.role:CodeableConcept
        patient r @subject?Patient >Patient
        recipient r recipient:Reference >Organization,Patient,RelatedPerson
        status t status:code
        subject r subject:Reference >Group,Patient
        totalgross q totalGross:Money
        totalnet q totalNet:Money
        type t type:CodeableConcept
        =Library
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        content-type t content.contentType:code
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        type t type:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Linkage
        author r author:Reference >Organization,Practitioner,PractitionerRole
        item r item.resource:Reference >*
        source r @item >*
        =List
        code t code:CodeableConcept
        date d date:dateTime
        empty-reason t emptyReason:CodeableConcept
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        item r entry.item:Reference >*
        notes s note.text:markdown
        patient r @subject?Patient >Group,Patient
        source r source:Reference >Device,Patient,Practitioner,PractitionerRole
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient
        title s title:string
        =Location
        address s address:Address
        address-city s address.city:string
        address-country s address.country:string
        address-postalcode s address.postalCode:string
        address-state s address.state:string
        address-use t address.use:code
        endpoint r endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        name s name:string alias:string
        operational-status t operationalStatus:Coding
        organization r managingOrganization:Reference >Organization
        partof r partOf:Reference >Location
        status t status:code
        type t type:CodeableConcept
        !near it is special
        =ManufacturedItemDefinition
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        =Measure
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical library:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =MeasureReport
        date d date:dateTime
        evaluated-resource r evaluatedResource:Reference >*
        identifier t identifier:Identifier
        measure r measure:canonical >Measure
        patient r @subject?Patient >Patient
        period d period:Period
        reporter r reporter:Reference >Location,Organization,Practitioner,PractitionerRole
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient,Practitioner,PractitionerRole,RelatedPerson
        =Media
        based-on r basedOn:Reference >CarePlan,ServiceRequest
        created d createdDateTime:dateTime createdPeriod:Period
        device r device:Reference >Device,DeviceMetric
        encounter r encounter:Reference >Encounter
        identifier t identifier:Identifier
        modality t modality:CodeableConcept
        operator r operator:Reference >CareTeam,Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        patient r @subject?Patient >Patient
        site t bodySite:CodeableConcept
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient,Practitioner,PractitionerRole,Specimen
        type t type:CodeableConcept
        view t view:CodeableConcept
        =Medication
        code t code:CodeableConcept
        expiration-date d batch.expirationDate:dateTime
        form t form:CodeableConcept
        identifier t identifier:Identifier
        ingredient r ingredient.itemReference:Reference ingredient.item.reference:Reference >Medication,Substance
        ingredient-code t ingredient.itemCodeableConcept:CodeableConcept ingredient.item.concept:CodeableConcept
        lot-number t batch.lotNumber:string
        manufacturer r manufacturer:Reference >Organization
        status t status:code
        =MedicationAdministration
        code t medicationCodeableConcept:CodeableConcept medication.concept:CodeableConcept
        context r context:Reference >Encounter,EpisodeOfCare
        device r device:Reference device.reference:Reference >Device
        effective-time d effectiveDateTime:dateTime effectivePeriod:Period
        identifier t identifier:Identifier
        medication r medicationReference:Reference medication.reference:Reference >Medication
        patient r @subject?Patient >Group,Patient
        performer r performer.actor:Reference performer.actor.reference:Reference >Device,Patient,Practitioner,PractitionerRole,RelatedPerson
        reason-given t reasonCode:CodeableConcept
        reason-not-given t statusReason:CodeableConcept
        request r request:Reference >MedicationRequest
        status t status:code
        subject r subject:Reference >Group,Patient
        =MedicationDispense
        code t medicationCodeableConcept:CodeableConcept medication.concept:CodeableConcept
        context r context:Reference >Encounter,EpisodeOfCare
        destination r destination:Reference >Location
        identifier t identifier:Identifier
        medication r medicationReference:Reference medication.reference:Reference >Medication
        patient r @subject?Patient >Group,Patient
        performer r performer.actor:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        prescription r authorizingPrescription:Reference >MedicationRequest
        receiver r receiver:Reference >Patient,Practitioner
        responsibleparty r substitution.responsibleParty:Reference >Practitioner,PractitionerRole
        status t status:code
        subject r subject:Reference >Group,Patient
        type t type:CodeableConcept
        whenhandedover d whenHandedOver:dateTime
        whenprepared d whenPrepared:dateTime
        =MedicationKnowledge
        author r author:Reference >Organization
        classification t medicineClassification.classification:CodeableConcept
        classification-type t medicineClassification.type:CodeableConcept
        code t code:CodeableConcept
        doseform t doseForm:CodeableConcept
        identifier t identifier:Identifier
        ingredient r ingredient.itemReference:Reference >Substance
        ingredient-code t ingredient.itemCodeableConcept:CodeableConcept
        manufacturer r manufacturer:Reference >Organization
        monitoring-program-name t monitoringProgram.name:string
        monitoring-program-type t monitoringProgram.type:CodeableConcept
        monograph r monograph.source:Reference >DocumentReference,Media
        monograph-type t monograph.type:CodeableConcept
        name s name:string
        source-cost t cost.source:string
        status t status:code
        =MedicationRequest
        authoredon d authoredOn:dateTime
        category t category:CodeableConcept
        code t medicationCodeableConcept:CodeableConcept medication.concept:CodeableConcept
        date d dosageInstruction.timing.event:dateTime
        encounter r encounter:Reference >Encounter
        identifier t identifier:Identifier
        intended-dispenser r dispenseRequest.performer:Reference >Organization
        intended-performer r performer:Reference >CareTeam,Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        intended-performertype t performerType:CodeableConcept
        intent t intent:code
        medication r medicationReference:Reference medication.reference:Reference >Medication
        patient r @subject?Patient >Group,Patient
        priority t priority:code
        requester r requester:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r subject:Reference >Group,Patient
        =MedicationStatement
        category t category:CodeableConcept
        code t medicationCodeableConcept:CodeableConcept medication.concept:CodeableConcept
        context r context:Reference >Encounter,EpisodeOfCare
        effective d effectiveDateTime:dateTime effectivePeriod:Period effectiveTiming:Timing
        identifier t identifier:Identifier
        medication r medicationReference:Reference medication.reference:Reference >Medication
        part-of r partOf:Reference >MedicationAdministration,MedicationDispense,MedicationStatement,Observation,Procedure
        patient r @subject?Patient >Group,Patient
        source r informationSource:Reference >Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r subject:Reference >Group,Patient
        =MedicinalProduct
        identifier t identifier:Identifier
        name s name.productName:string
        name-language t name.countryLanguage.language:CodeableConcept
        =MedicinalProductAuthorization
        country t country:CodeableConcept
        holder r holder:Reference >Organization
        identifier t identifier:Identifier
        status t status:CodeableConcept
        subject r subject:Reference >MedicinalProduct,MedicinalProductPackaged
        =MedicinalProductContraindication
        subject r subject:Reference >Medication,MedicinalProduct
        =MedicinalProductDefinition
        identifier t identifier:Identifier
        version t version:string
        =MedicinalProductIndication
        subject r subject:Reference >Medication,MedicinalProduct
        =MedicinalProductIngredient
        identifier t identifier:Identifier
        =MedicinalProductInteraction
        subject r subject:Reference >Medication,MedicinalProduct,Substance
        =MedicinalProductManufactured
        =MedicinalProductPackaged
        identifier t identifier:Identifier
        subject r subject:Reference >MedicinalProduct
        =MedicinalProductPharmaceutical
        identifier t identifier:Identifier
        route t routeOfAdministration.code:CodeableConcept
        target-species t routeOfAdministration.targetSpecies.code:CodeableConcept
        =MedicinalProductUndesirableEffect
        subject r subject:Reference >Medication,MedicinalProduct
        =MessageDefinition
        category t category:code
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        event t eventCoding:Coding eventUri:uri
        focus t focus.code:code
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        parent r parent:canonical >ActivityDefinition,PlanDefinition
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =MessageHeader
        author r author:Reference >Practitioner,PractitionerRole
        code t response.code:code
        destination s destination.name:string
        destination-uri u destination.endpoint:url destination.endpointUrl:url
        enterer r enterer:Reference >Practitioner,PractitionerRole
        event t eventCoding:Coding eventUri:uri eventCanonical:canonical
        focus r focus:Reference >*
        receiver r destination.receiver:Reference >Organization,Practitioner,PractitionerRole
        response-id t response.identifier:id response.identifier:Identifier
        responsible r responsible:Reference >Organization,Practitioner,PractitionerRole
        sender r sender:Reference >Organization,Practitioner,PractitionerRole
        source s source.name:string
        source-uri u source.endpoint:url source.endpointUrl:url
        target r destination.target:Reference >Device
        =MolecularSequence
        chromosome t referenceSeq.chromosome:CodeableConcept
        identifier t identifier:Identifier
        patient r patient:Reference >Patient
        referenceseqid t referenceSeq.referenceSeqId:CodeableConcept
        subject r subject:Reference >BiologicallyDerivedProduct,Group,NutritionProduct,Patient,Substance
        type t type:code
        variant-end n variant.end:integer
        variant-start n variant.start:integer
        window-end n referenceSeq.windowEnd:integer
        window-start n referenceSeq.windowStart:integer
        !chromosome-variant-coordinate it is composite
        !chromosome-window-coordinate it is composite
        !referenceseqid-variant-coordinate it is composite
        !referenceseqid-window-coordinate it is composite
        =NamingSystem
        contact s contact.name:string
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        id-type t uniqueId.type:code
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        kind t kind:code
        name s name:string
        period d uniqueId.period:Period
        publisher s publisher:string
        responsible s responsible:string
        status t status:code
        telecom t contact.telecom:ContactPoint
        title s title:string
        type t type:CodeableConcept
        url u url:uri
        value s uniqueId.value:string
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =NutritionIntake
        identifier t identifier:Identifier
        status t status:code
        subject r subject:Reference >Group,Patient
        =NutritionOrder
        additive t enteralFormula.additiveType:CodeableConcept
        datetime d dateTime:dateTime
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        formula t enteralFormula.baseFormulaType:CodeableConcept enteralFormula.baseFormulaType.concept:CodeableConcept
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,PlanDefinition
        instantiates-uri u instantiatesUri:uri
        oraldiet t oralDiet.type:CodeableConcept
        patient r patient:Reference >Group,Patient
        provider r orderer:Reference >Practitioner,PractitionerRole
        status t status:code
        subject r subject:Reference >Group,Patient
        supplement t supplement.type:CodeableConcept supplement.type.concept:CodeableConcept
        =NutritionProduct
        status t status:code
        =Observation
        based-on r basedOn:Reference >CarePlan,DeviceRequest,ImmunizationRecommendation,MedicationRequest,NutritionOrder,ServiceRequest
        category t category:CodeableConcept
        code t code:CodeableConcept
        combo-code t @code,component-code
        combo-data-absent-reason t @component-data-absent-reason,data-absent-reason
        combo-value-concept t @component-value-concept,value-concept
        combo-value-quantity q @component-value-quantity,value-quantity
        component-code t component.code:CodeableConcept
        component-data-absent-reason t component.dataAbsentReason:CodeableConcept
        component-value-concept t component.valueCodeableConcept:CodeableConcept
        component-value-quantity q component.valueQuantity:Quantity
        data-absent-reason t dataAbsentReason:CodeableConcept
        date d effectiveDateTime:dateTime effectivePeriod:Period effectiveTiming:Timing effectiveInstant:instant
        derived-from r derivedFrom:Reference >DocumentReference,ImagingStudy,Media,MolecularSequence,Observation,QuestionnaireResponse
        device r device:Reference >Device,DeviceMetric
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        focus r focus:Reference >*
        has-member r hasMember:Reference >MolecularSequence,Observation,QuestionnaireResponse
        identifier t identifier:Identifier
        method t method:CodeableConcept
        part-of r partOf:Reference >ImagingStudy,Immunization,MedicationAdministration,MedicationDispense,MedicationStatement,Procedure
        patient r @subject?Patient >Group,Patient
        performer r performer:Reference >CareTeam,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        specimen r specimen:Reference >Specimen
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient
        value-concept t valueCodeableConcept:CodeableConcept
        value-date d valueDateTime:dateTime valuePeriod:Period
        value-quantity q valueQuantity:Quantity
        value-string s valueString:string valueCodeableConcept.text:string
        !amino-acid-change its expression is more than a path
        !code-value-concept it is composite
        !code-value-date it is composite
        !code-value-quantity it is composite
        !code-value-string it is composite
        !combo-code-value-concept it is composite
        !combo-code-value-quantity it is composite
        !component-code-value-concept it is composite
        !component-code-value-quantity it is composite
        !dna-variant its expression is more than a path
        !gene-amino-acid-change its expression is more than a path
        !gene-dnavariant its expression is more than a path
        !gene-identifier its expression is more than a path
        =ObservationDefinition
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =OperationDefinition
        base r base:canonical >OperationDefinition
        code t code:code
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        identifier t identifier:Identifier
        input-profile r inputProfile:canonical >StructureDefinition
        instance t instance:boolean
        jurisdiction t jurisdiction:CodeableConcept
        kind t kind:code
        name s name:string
        output-profile r outputProfile:canonical >StructureDefinition
        publisher s publisher:string
        status t status:code
        system t system:boolean
        title s title:string
        type t type:boolean
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =OperationOutcome
        =Organization
        active t active:boolean
        address s address:Address
        address-city s address.city:string
        address-country s address.country:string
        address-postalcode s address.postalCode:string
        address-state s address.state:string
        address-use t address.use:code
        endpoint r endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        name s name:string alias:string
        partof r partOf:Reference >Organization
        type t type:CodeableConcept
        !phonetic texts are not compared by their sound
        =OrganizationAffiliation
        active t active:boolean
        date d period:Period
        email t telecom[system=email]:ContactPoint
        endpoint r endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        location r location:Reference >Location
        network r network:Reference >Organization
        participating-organization r participatingOrganization:Reference >Organization
        phone t telecom[system=phone]:ContactPoint
        primary-organization r organization:Reference >Organization
        role t code:CodeableConcept
        service r healthcareService:Reference >HealthcareService
        specialty t specialty:CodeableConcept
        telecom t telecom:ContactPoint
        =PackagedProductDefinition
        identifier t identifier:Identifier
        name s name:string
        =Patient
        active t active:boolean
        address s address:Address
        address-city s address.city:string
        address-country s address.country:string
        address-postalcode s address.postalCode:string
        address-state s address.state:string
        address-use t address.use:code
        birthdate d birthDate:date
        death-date d deceasedDateTime:dateTime
        deceased t deceased:!deceased
        email t telecom[system=email]:ContactPoint
        family s name.family:string
        gender t gender:code
        general-practitioner r generalPractitioner:Reference >Organization,Practitioner,PractitionerRole
        given s name.given:string
        identifier t identifier:Identifier
        language t communication.language:CodeableConcept
        link r link.other:Reference >Patient,RelatedPerson
        name s name:HumanName
        organization r managingOrganization:Reference >Organization
        phone t telecom[system=phone]:ContactPoint
        telecom t telecom:ContactPoint
        !mothersMaidenName its expression is more than a path
        !part-agree its expression is more than a path
        !phonetic texts are not compared by their sound
        =PaymentNotice
        created d created:dateTime
        identifier t identifier:Identifier
        payment-status t paymentStatus:CodeableConcept
        provider r provider:Reference >Organization,Practitioner,PractitionerRole
        request r request:Reference >*
        response r response:Reference >*
        status t status:code
        =PaymentReconciliation
        created d created:dateTime
        disposition s disposition:string
        identifier t identifier:Identifier
        outcome t outcome:code
        payment-issuer r paymentIssuer:Reference >Organization
        request r request:Reference >Task
        requestor r requestor:Reference >Organization,Practitioner,PractitionerRole
        status t status:code
        =Permission
        status t status:code
        =Person
        address s address:Address
        address-city s address.city:string
        address-country s address.country:string
        address-postalcode s address.postalCode:string
        address-state s address.state:string
        address-use t address.use:code
        birthdate d birthDate:date
        email t telecom[system=email]:ContactPoint
        gender t gender:code
        identifier t identifier:Identifier
        link r link.target:Reference >Patient,Person,Practitioner,RelatedPerson
        name s name:HumanName
        organization r managingOrganization:Reference >Organization
        patient r @link?Patient >Patient
        phone t telecom[system=phone]:ContactPoint
        practitioner r @link?Practitioner >Practitioner
        relatedperson r @link?RelatedPerson >RelatedPerson
        telecom t telecom:ContactPoint
        !phonetic texts are not compared by their sound
        =PlanDefinition
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        definition r action.definitionCanonical:canonical action.definitionUri:uri >ActivityDefinition,PlanDefinition,Questionnaire
        depends-on r relatedArtifact[type=depends-on].resource:canonical library:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        type t type:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Practitioner
        active t active:boolean
        address s address:Address
        address-city s address.city:string
        address-country s address.country:string
        address-postalcode s address.postalCode:string
        address-state s address.state:string
        address-use t address.use:code
        communication t communication:CodeableConcept
        email t telecom[system=email]:ContactPoint
        family s name.family:string
        gender t gender:code
        given s name.given:string
        identifier t identifier:Identifier
        name s name:HumanName
        phone t telecom[system=phone]:ContactPoint
        telecom t telecom:ContactPoint
        !phonetic texts are not compared by their sound
        =PractitionerRole
        active t active:boolean
        date d period:Period
        email t telecom[system=email]:ContactPoint
        endpoint r endpoint:Reference >Endpoint
        identifier t identifier:Identifier
        location r location:Reference >Location
        organization r organization:Reference >Organization
        phone t telecom[system=phone]:ContactPoint
        practitioner r practitioner:Reference >Practitioner
        role t code:CodeableConcept
        service r healthcareService:Reference >HealthcareService
        specialty t specialty:CodeableConcept
        telecom t telecom:ContactPoint
        =Procedure
        based-on r basedOn:Reference >CarePlan,ServiceRequest
        category t category:CodeableConcept
        code t code:CodeableConcept
        date d performedDateTime:dateTime performedPeriod:Period
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,Measure,OperationDefinition,PlanDefinition,Questionnaire
        instantiates-uri u instantiatesUri:uri
        location r location:Reference >Location
        part-of r partOf:Reference >MedicationAdministration,Observation,Procedure
        patient r @subject?Patient >Group,Patient
        performer r performer.actor:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        reason-code t reasonCode:CodeableConcept
        reason-reference r reasonReference:Reference >Condition,DiagnosticReport,DocumentReference,Observation,Procedure
        status t status:code
        subject r subject:Reference >Group,Patient
        =Provenance
        agent r agent.who:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        agent-role t agent.role:CodeableConcept
        agent-type t agent.type:CodeableConcept
        entity r entity.what:Reference >*
        location r location:Reference >Location
        patient r @target?Patient >Patient
        recorded d recorded:instant
        signature-type t signature.type:Coding
        target r target:Reference >*
        when d occurredDateTime:dateTime
        =Questionnaire
        code t item.code:Coding
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        definition u item.definition:uri
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        subject-type t subjectType:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =QuestionnaireResponse
        author r author:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        authored d authored:dateTime
        based-on r basedOn:Reference >CarePlan,ServiceRequest
        encounter r encounter:Reference >Encounter
        identifier t identifier:Identifier
        item-subject r item[+http://hl7.org/fhir/StructureDefinition/questionnaireresponse-isSubject].answer.valueReference:Reference
        part-of r partOf:Reference >Observation,Procedure
        patient r @subject?Patient >Patient
        questionnaire r questionnaire:canonical >Questionnaire
        source r source:Reference >Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r subject:Reference >*
        =RegulatedAuthorization
        identifier t identifier:Identifier
        subject r subject:Reference >ActivityDefinition,BiologicallyDerivedProduct,DeviceDefinition,Location,MedicinalProductDefinition,NutritionProduct,ObservationDefinition,Organization,PackagedProductDefinition,PlanDefinition,Practitioner,ResearchStudy,SubstanceDefinition
        =RelatedPerson
        active t active:boolean
        address s address:Address
        address-city s address.city:string
        address-country s address.country:string
        address-postalcode s address.postalCode:string
        address-state s address.state:string
        address-use t address.use:code
        birthdate d birthDate:date
        email t telecom[system=email]:ContactPoint
        gender t gender:code
        identifier t identifier:Identifier
        name s name:HumanName
        patient r patient:Reference >Patient
        phone t telecom[system=phone]:ContactPoint
        relationship t relationship:CodeableConcept
        telecom t telecom:ContactPoint
        !phonetic texts are not compared by their sound
        =RequestGroup
        author r author:Reference >Device,Practitioner,PractitionerRole
        authored d authoredOn:dateTime
        code t code:CodeableConcept
        encounter r encounter:Reference >Encounter
        group-identifier t groupIdentifier:Identifier
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical
        instantiates-uri u instantiatesUri:uri
        intent t intent:code
        participant r action.participant:Reference >Device,Patient,Practitioner,PractitionerRole,RelatedPerson
        patient r @subject?Patient >Patient
        priority t priority:code
        status t status:code
        subject r subject:Reference >Group,Patient
        =RequestOrchestration
        author r author:Reference >Device,Practitioner,PractitionerRole
        identifier t identifier:Identifier
        status t status:code
        subject r subject:Reference >CareTeam,Device,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        =Requirements
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =ResearchDefinition
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical library:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =ResearchElementDefinition
        composed-of r relatedArtifact[type=composed-of].resource:canonical >*
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        depends-on r relatedArtifact[type=depends-on].resource:canonical library:canonical >*
        derived-from r relatedArtifact[type=derived-from].resource:canonical >*
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        predecessor r relatedArtifact[type=predecessor].resource:canonical >*
        publisher s publisher:string
        status t status:code
        successor r relatedArtifact[type=successor].resource:canonical >*
        title s title:string
        topic t topic:CodeableConcept
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =ResearchStudy
        category t category:CodeableConcept
        date d period:Period
        focus t focus:CodeableConcept focus.concept:CodeableConcept
        identifier t identifier:Identifier
        keyword t keyword:CodeableConcept
        location t location:CodeableConcept
        name s name:string
        partof r partOf:Reference >ResearchStudy
        principalinvestigator r principalInvestigator:Reference >Practitioner,PractitionerRole
        protocol r protocol:Reference >PlanDefinition
        site r site:Reference >Location
        sponsor r sponsor:Reference >Organization
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =ResearchSubject
        date d period:Period
        identifier t identifier:Identifier
        individual r individual:Reference >Patient
        patient r @individual >Patient
        status t status:code
        study r study:Reference >ResearchStudy
        subject r subject:Reference >BiologicallyDerivedProduct,Device,Group,Medication,Patient,Specimen,Substance
        =RiskAssessment
        condition r condition:Reference >Condition
        date d occurrenceDateTime:dateTime
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        method t method:CodeableConcept
        patient r @subject?Patient >Group,Patient
        performer r performer:Reference >Device,Practitioner,PractitionerRole
        probability n prediction.probabilityDecimal:decimal prediction.probabilityRange:Range
        risk t prediction.qualitativeRisk:CodeableConcept
        status t status:code
        subject r subject:Reference >Group,Patient
        =RiskEvidenceSynthesis
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        effective d effectivePeriod:Period
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Schedule
        active t active:boolean
        actor r actor:Reference >Device,HealthcareService,Location,Patient,Practitioner,PractitionerRole,RelatedPerson
        date d planningHorizon:Period
        identifier t identifier:Identifier
        name s name:string
        service-category t serviceCategory:CodeableConcept
        service-type t serviceType:CodeableConcept serviceType.concept:CodeableConcept
        specialty t specialty:CodeableConcept
        =SearchParameter
        base t base:code
        code t code:code
        component r component.definition:canonical >SearchParameter
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        derived-from r derivedFrom:canonical >SearchParameter
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        target t target:code
        title s title:string
        type t type:code
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =ServiceRequest
        authored d authoredOn:dateTime
        based-on r basedOn:Reference >CarePlan,MedicationRequest,ServiceRequest
        body-site t bodySite:CodeableConcept
        category t category:CodeableConcept
        code t code:CodeableConcept code.concept:CodeableConcept
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        instantiates-canonical r instantiatesCanonical:canonical >ActivityDefinition,PlanDefinition
        instantiates-uri u instantiatesUri:uri
        intent t intent:code
        occurrence d occurrenceDateTime:dateTime occurrencePeriod:Period occurrenceTiming:Timing
        patient r @subject?Patient >Group,Patient
        performer r performer:Reference >CareTeam,Device,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        performer-type t performerType:CodeableConcept
        priority t priority:code
        replaces r replaces:Reference >ServiceRequest
        requester r requester:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        requisition t requisition:Identifier
        specimen r specimen:Reference >Specimen
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient
        =Slot
        appointment-type t appointmentType:CodeableConcept
        identifier t identifier:Identifier
        schedule r schedule:Reference >Schedule
        service-category t serviceCategory:CodeableConcept
        service-type t serviceType:CodeableConcept serviceType.concept:CodeableConcept
        specialty t specialty:CodeableConcept
        start d start:instant
        status t status:code
        =Specimen
        accession t accessionIdentifier:Identifier
        bodysite t collection.bodySite:CodeableConcept collection.bodySite.concept:CodeableConcept
        collected d collection.collectedDateTime:dateTime collection.collectedPeriod:Period
        collector r collection.collector:Reference >Practitioner,PractitionerRole
        container t container.type:CodeableConcept
        container-id t container.identifier:Identifier
        identifier t identifier:Identifier
        parent r parent:Reference >Specimen
        patient r @subject?Patient >Patient
        status t status:code
        subject r subject:Reference >Device,Group,Location,Patient,Substance
        type t type:CodeableConcept
        =SpecimenDefinition
        container t typeTested.container.type:CodeableConcept
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        type t typeCollected:CodeableConcept
        url u url:uri
        version t version:string
        =StructureDefinition
        abstract t abstract:boolean
        base r baseDefinition:canonical >StructureDefinition
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        derivation t derivation:code
        description s description:markdown
        experimental t experimental:boolean
        ext-context t context.type:code
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        keyword t keyword:Coding
        kind t kind:code
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        type u type:uri
        url u url:uri
        valueset r snapshot.element.binding.valueSet:canonical >ValueSet
        version t version:string
        !base-path one resource may have thousands of values
        !context-type-quantity it is composite
        !context-type-value it is composite
        !path one resource may have thousands of values
        =StructureMap
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Subscription
        contact t contact:ContactPoint
        criteria s criteria:string
        identifier t identifier:Identifier
        name s name:string
        payload t channel.payload:code
        status t status:code
        type t channel.type:code
        url u channel.endpoint:url
        =SubscriptionStatus
        status t status:code
        =SubscriptionTopic
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =Substance
        category t category:CodeableConcept
        code t code:CodeableConcept code.concept:CodeableConcept ingredient.substanceCodeableConcept:CodeableConcept
        container-identifier t instance.identifier:Identifier
        expiry d instance.expiry:dateTime
        identifier t identifier:Identifier
        quantity q instance.quantity:Quantity
        status t status:code
        substance-reference r ingredient.substanceReference:Reference >Substance
        =SubstanceDefinition
        identifier t identifier:Identifier
        version t version:string
        =SubstanceNucleicAcid
        =SubstancePolymer
        identifier t identifier:Identifier
        =SubstanceProtein
        =SubstanceReferenceInformation
        =SubstanceSourceMaterial
        =SubstanceSpecification
        code t code.code:CodeableConcept
        identifier t identifier:Identifier
        =SupplyDelivery
        identifier t identifier:Identifier
        patient r patient:Reference >Group,Patient
        receiver r receiver:Reference >Practitioner,PractitionerRole
        status t status:code
        supplier r supplier:Reference >Organization,Practitioner,PractitionerRole
        =SupplyRequest
        category t category:CodeableConcept
        date d authoredOn:dateTime
        identifier t identifier:Identifier
        requester r requester:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r deliverTo:Reference >Location,Organization,Patient
        supplier r supplier:Reference >HealthcareService,Organization
        =Task
        authored-on d authoredOn:dateTime
        based-on r basedOn:Reference >*
        business-status t businessStatus:CodeableConcept
        code t code:CodeableConcept
        encounter r encounter:Reference >Encounter
        focus r focus:Reference >*
        group-identifier t groupIdentifier:Identifier
        identifier t identifier:Identifier
        intent t intent:code
        modified d lastModified:dateTime
        owner r owner:Reference >CareTeam,Device,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        part-of r partOf:Reference >Task
        patient r @subject?Patient >Patient
        performer t performerType:CodeableConcept
        period d executionPeriod:Period
        priority t priority:code
        requester r requester:Reference >Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson
        status t status:code
        subject r for:Reference >*
        =TerminologyCapabilities
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =TestPlan
        identifier t identifier:Identifier
        name s name:string
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        =TestReport
        identifier t identifier:Identifier
        issued d issued:dateTime
        name s name:string
        participant u participant.uri:uri
        result t result:code
        status t status:code
        tester s tester:string
        testscript r testScript:Reference testScript:canonical >TestScript
        =TestScript
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        status t status:code
        testscript-capability s metadata.capability.description:string
        title s title:string
        url u url:uri
        version t version:string
        !context-type-quantity it is composite
        !context-type-value it is composite
        =Transport
        identifier t identifier:Identifier
        status t status:code
        =ValueSet
        context t useContext.valueCodeableConcept:CodeableConcept
        context-quantity q useContext.valueQuantity:Quantity useContext.valueRange:Range
        context-type t useContext.code:Coding
        date d date:dateTime
        description s description:markdown
        expansion u expansion.identifier:uri
        identifier t identifier:Identifier
        jurisdiction t jurisdiction:CodeableConcept
        name s name:string
        publisher s publisher:string
        reference u compose.include.system:uri
        status t status:code
        title s title:string
        url u url:uri
        version t version:string
        !code one resource may have thousands of values
        !context-type-quantity it is composite
        !context-type-value it is composite
        =VerificationResult
        status t status:code
        target r target:Reference >*
        =VisionPrescription
        datewritten d dateWritten:dateTime
        encounter r encounter:Reference >Encounter,EpisodeOfCare
        identifier t identifier:Identifier
        patient r patient:Reference >Group,Patient
        prescriber r prescriber:Reference >Practitioner,PractitionerRole
        status t status:code
        """
}
