// Written by scripts/generate-model from FHIR's definitions (R4, R4B, R5). Do not edit.
// swift-format-ignore-file

extension TypeTable {
    /// The types and elements of all versions; scripts/generate-model explains the lines.
    static let text: StaticString = """
~1base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|Reference|SampledData|Signature|Timing|ContactDetail|Contributor|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Dosage|Meta
~2base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|CodeableReference|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|RatioRange|Reference|SampledData|Signature|Timing|ContactDetail|Contributor|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Dosage
~4base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|integer64|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|CodeableReference|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|RatioRange|Reference|SampledData|Signature|Timing|ContactDetail|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Availability|ExtendedContactDetail|Dosage|Meta
=Account 7rDomainResource
4balance 0* @
4billingStatus 01 CodeableConcept
4calculatedAt 01 instant
7coverage 0* @
4currency 01 CodeableConcept rcurrencies|
3description 01 string
4description 01 markdown
4diagnosis 0* @
7guarantor 0* @
7identifier 0* Identifier
7name 01 string
7owner 01 Reference(Organization)
3partOf 01 Reference(Account)
4procedure 0* @
4relatedAccount 0* @
7servicePeriod 01 Period
7status 11! code raccount-status|
7subject 0* Reference(Patient,Device,Practitioner,PractitionerRole,Location,HealthcareService,Organization)
7type 01 CodeableConcept
=Account.balance 4bBackboneElement
4aggregate 01 CodeableConcept eaccount-aggregate
4amount 11 Money
4estimate 01 boolean
4id 01 string
4term 01 CodeableConcept eaccount-balance-term
=Account.coverage 7bBackboneElement
7coverage 11 Reference(Coverage)
6id 01 string
7priority 01 positiveInt
=Account.diagnosis 4bBackboneElement
4condition 11 CodeableReference(Condition)
4dateOfDiagnosis 01 dateTime
4id 01 string
4onAdmission 01 boolean
4packageCode 0* CodeableConcept
4sequence 01 positiveInt
4type 0* CodeableConcept
=Account.guarantor 7bBackboneElement
6id 01 string
7onHold 01 boolean
7party 11 Reference(Patient,RelatedPerson,Organization)
7period 01 Period
=Account.procedure 4bBackboneElement
4code 11 CodeableReference(Procedure)
4dateOfService 01 dateTime
4device 0* Reference(Device)
4id 01 string
4packageCode 0* CodeableConcept
4sequence 01 positiveInt
4type 0* CodeableConcept
=Account.relatedAccount 4bBackboneElement
4account 11 Reference(Account)
4id 01 string
4relationship 01 CodeableConcept
=ActivityDefinition 7rDomainResource
7approvalDate 01 date
4asNeeded? 01 boolean|CodeableConcept
7author 0* ContactDetail
7bodySite 0* CodeableConcept
7code 01 CodeableConcept
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7doNotPerform 01! boolean
7dosage 0* Dosage
7dynamicValue 0* @
7editor 0* ContactDetail
7effectivePeriod 01 Period
7endorser 0* ContactDetail
7experimental 01 boolean
7identifier 0* Identifier
7intent 01 code rrequest-intent|
7jurisdiction 0* CodeableConcept ejurisdiction
7kind 01 code rrequest-resource-types|
7lastReviewDate 01 date
7library 0* canonical(Library)
3location 01 Reference(Location)
4location 01 CodeableReference(Location)
7name 01 string
3observationRequirement 0* Reference(ObservationDefinition)
4observationRequirement 0* canonical(ObservationDefinition)
3observationResultRequirement 0* Reference(ObservationDefinition)
4observationResultRequirement 0* canonical(ObservationDefinition)
7participant 0* @
7priority 01 code rrequest-priority|
1product? 01 Reference(Medication,Substance)|CodeableConcept
2product? 01 Reference(Medication,Substance,Ingredient)|CodeableConcept
4product? 01 Reference(Medication,Ingredient,Substance,SubstanceDefinition)|CodeableConcept
7profile 01 canonical(StructureDefinition)
7publisher 01 string
7purpose 01 markdown
7quantity 01 Quantity
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
3specimenRequirement 0* Reference(SpecimenDefinition)
4specimenRequirement 0* canonical(SpecimenDefinition)
7status 11! code rpublication-status|
1subject? 01 CodeableConcept|Reference(Group) esubject-type
2subject? 01 CodeableConcept|Reference(Group)|canonical esubject-type
4subject? 01 CodeableConcept|Reference(Group,MedicinalProductDefinition,SubstanceDefinition,AdministrableProductDefinition,ManufacturedItemDefinition,PackagedProductDefinition)|canonical(EvidenceVariable) eparticipant-resource-types
7subtitle 01 string
3timing? 01 Timing|dateTime|Age|Period|Range|Duration
4timing? 01 Timing|Age|Range|Duration
7title 01 string
7topic 0* CodeableConcept
7transform 01 canonical(StructureMap)
7url 01 uri
3usage 01 string
4usage 01 markdown
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ActivityDefinition.dynamicValue 7bBackboneElement
7expression 11 Expression
6id 01 string
7path 11 string
=ActivityDefinition.participant 7bBackboneElement
4function 01 CodeableConcept
6id 01 string
7role 01 CodeableConcept
3type 11 code raction-participant-type|
4type 01 code raction-participant-type|
4typeCanonical 01 canonical(CapabilityStatement)
4typeReference 01 Reference(CareTeam,Device,DeviceDefinition,Endpoint,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=ActorDefinition 4rDomainResource
4capabilities 01 canonical(CapabilityStatement)
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
4date 01 dateTime
4derivedFrom 0* canonical(ActorDefinition)
4description 01 markdown
4documentation 01 markdown
4experimental 01 boolean
4identifier 0* Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4name 01 string
4publisher 01 string
4purpose 01 markdown
4reference 0* url
4status 11! code rpublication-status|
4title 01 string
4type 11 code rexamplescenario-actor-type|
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Address 3cElement 4cDataType
7city 01 string
7country 01 string
7district 01 string
7line 0* string
7period 01 Period
7postalCode 01 string
7state 01 string
7text 01 string
7type 01 code raddress-type|
7use 01! code raddress-use|
=AdministrableProductDefinition 6rDomainResource
6administrableDoseForm 01 CodeableConcept
4description 01 markdown
6device 01 Reference(DeviceDefinition)
6formOf 0* Reference(MedicinalProductDefinition)
6identifier 0* Identifier
6ingredient 0* CodeableConcept
6producedFrom 0* Reference(ManufacturedItemDefinition)
6property 0* @
6routeOfAdministration 1* @
6status 11! code rpublication-status|
6unitOfPresentation 01 CodeableConcept
=AdministrableProductDefinition.property 6bBackboneElement
6id 01 string
6status 01 CodeableConcept rpublication-status|
6type 11 CodeableConcept
2value? 01 CodeableConcept|Quantity|date|boolean|Attachment
4value? 01 CodeableConcept|Quantity|date|boolean|markdown|Attachment|Reference(Binary)
=AdministrableProductDefinition.routeOfAdministration 6bBackboneElement
6code 11 CodeableConcept
6firstDose 01 Quantity
6id 01 string
6maxDosePerDay 01 Quantity
6maxDosePerTreatmentPeriod 01 Ratio
6maxSingleDose 01 Quantity
6maxTreatmentPeriod 01 Duration
6targetSpecies 0* @
=AdministrableProductDefinition.routeOfAdministration.targetSpecies 6bBackboneElement
6code 11 CodeableConcept
6id 01 string
6withdrawalPeriod 0* @
=AdministrableProductDefinition.routeOfAdministration.targetSpecies.withdrawalPeriod 6bBackboneElement
6id 01 string
6supportingInformation 01 string
6tissue 11 CodeableConcept
6value 11 Quantity
=AdverseEvent 7rDomainResource
7actuality 11! code radverse-event-actuality|
3category 0* CodeableConcept eadverse-event-category
4category 0* CodeableConcept
4code 01 CodeableConcept
4contributingFactor 0* @
3contributor 0* Reference(Practitioner,PractitionerRole,Device)
3date 01 dateTime
7detected 01 dateTime
7encounter 01 Reference(Encounter)
3event 01 CodeableConcept
4expectedInResearchStudy 01 boolean
3identifier 01 Identifier
4identifier 0* Identifier
7location 01 Reference(Location)
4mitigatingAction 0* @
4note 0* Annotation
4occurrence? 01 dateTime|Period|Timing
3outcome 01 CodeableConcept radverse-event-outcome|
4outcome 0* CodeableConcept
4participant 0* @
4preventiveAction 0* @
7recordedDate 01 dateTime
3recorder 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson)
4recorder 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,ResearchSubject)
3referenceDocument 0* Reference(DocumentReference)
3resultingCondition 0* Reference(Condition)
4resultingEffect 0* Reference(Condition,Observation)
7seriousness 01 CodeableConcept
3severity 01 CodeableConcept radverse-event-severity|
4status 11! code radverse-event-status|
7study 0* Reference(ResearchStudy)
3subject 11 Reference(Patient,Group,Practitioner,RelatedPerson)
4subject 11 Reference(Patient,Group,Practitioner,RelatedPerson,ResearchSubject)
3subjectMedicalHistory 0* Reference(Condition,Observation,AllergyIntolerance,FamilyMemberHistory,Immunization,Procedure,Media,DocumentReference)
4supportingInfo 0* @
7suspectEntity 0* @
=AdverseEvent.contributingFactor 4bBackboneElement
4id 01 string
4item? 11 Reference(Condition,Observation,AllergyIntolerance,FamilyMemberHistory,Immunization,Procedure,Device,DeviceUsage,DocumentReference,MedicationAdministration,MedicationStatement)|CodeableConcept
=AdverseEvent.mitigatingAction 4bBackboneElement
4id 01 string
4item? 11 Reference(Procedure,DocumentReference,MedicationAdministration,MedicationRequest)|CodeableConcept
=AdverseEvent.participant 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson,ResearchSubject)
4function 01 CodeableConcept
4id 01 string
=AdverseEvent.preventiveAction 4bBackboneElement
4id 01 string
4item? 11 Reference(Immunization,Procedure,DocumentReference,MedicationAdministration,MedicationRequest)|CodeableConcept
=AdverseEvent.supportingInfo 4bBackboneElement
4id 01 string
4item? 11 Reference(Condition,Observation,AllergyIntolerance,FamilyMemberHistory,Immunization,Procedure,DocumentReference,MedicationAdministration,MedicationStatement,QuestionnaireResponse)|CodeableConcept
=AdverseEvent.suspectEntity 7bBackboneElement
3causality 0* @
4causality 01 @
6id 01 string
3instance 11 Reference(Immunization,Procedure,Substance,Medication,MedicationAdministration,MedicationStatement,Device)
4instance? 11 CodeableConcept|Reference(Immunization,Procedure,Substance,Medication,MedicationAdministration,MedicationStatement,Device,BiologicallyDerivedProduct,ResearchStudy)
=AdverseEvent.suspectEntity.causality 7bBackboneElement
3assessment 01 CodeableConcept
4assessmentMethod 01 CodeableConcept
3author 01 Reference(Practitioner,PractitionerRole)
4author 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,ResearchSubject)
4entityRelatedness 01 CodeableConcept
6id 01 string
3method 01 CodeableConcept
3productRelatedness 01 string
=Age 7cQuantity
=AllergyIntolerance 7rDomainResource
3asserter 01 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole)
7category 0* code rallergy-intolerance-category|
7clinicalStatus 01! CodeableConcept rallergyintolerance-clinical|
7code 01 CodeableConcept
7criticality 01 code rallergy-intolerance-criticality|
7encounter 01 Reference(Encounter)
7identifier 0* Identifier
7lastOccurrence 01 dateTime
7note 0* Annotation
7onset? 01 dateTime|Age|Period|Range|string
4participant 0* @
7patient 11 Reference(Patient)
7reaction 0* @
7recordedDate 01 dateTime
3recorder 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson)
3type 01 code rallergy-intolerance-type|
4type 01 CodeableConcept
7verificationStatus 01! CodeableConcept rallergyintolerance-verification|
=AllergyIntolerance.participant 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Device,Organization,CareTeam)
4function 01 CodeableConcept eparticipation-role-type
4id 01 string
=AllergyIntolerance.reaction 7bBackboneElement
7description 01 string
7exposureRoute 01 CodeableConcept
6id 01 string
3manifestation 1* CodeableConcept
4manifestation 1* CodeableReference(Observation)
7note 0* Annotation
7onset 01 dateTime
7severity 01 code rreaction-event-severity|
7substance 01 CodeableConcept
=Annotation 3cElement 4cDataType
3author? 01 Reference(Practitioner,Patient,RelatedPerson,Organization)|string
4author? 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Organization)|string
7text 11 markdown
7time 01 dateTime
=Appointment 7rDomainResource
4account 0* Reference(Account)
7appointmentType 01 CodeableConcept
3basedOn 0* Reference(ServiceRequest)
4basedOn 0* Reference(CarePlan,DeviceRequest,MedicationRequest,ServiceRequest)
3cancelationReason 01 CodeableConcept
4cancellationDate 01 dateTime
4cancellationReason 01 CodeableConcept
4class 0* CodeableConcept
3comment 01 string
7created 01 dateTime
7description 01 string
7end 01 instant
7identifier 0* Identifier
7minutesDuration 01 positiveInt
4note 0* Annotation
4occurrenceChanged 01 boolean
4originatingAppointment 01 Reference(Appointment)
7participant 1* @
3patientInstruction 01 string
4patientInstruction 0* CodeableReference(DocumentReference,Binary,Communication)
4previousAppointment 01 Reference(Appointment)
3priority 01 unsignedInt
4priority 01 CodeableConcept
4reason 0* CodeableReference(Condition,Procedure,Observation,ImmunizationRecommendation)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Procedure,Observation,ImmunizationRecommendation)
4recurrenceId 01 positiveInt
4recurrenceTemplate 0* @
4replaces 0* Reference(Appointment)
7requestedPeriod 0* Period
7serviceCategory 0* CodeableConcept
3serviceType 0* CodeableConcept
4serviceType 0* CodeableReference(HealthcareService)
7slot 0* Reference(Slot)
7specialty 0* CodeableConcept
7start 01 instant
7status 11! code rappointmentstatus|
4subject 01 Reference(Patient,Group)
7supportingInformation 0* Reference(Resource)
4virtualService 0* VirtualServiceDetail
=Appointment.participant 7bBackboneElement
3actor 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Device,HealthcareService,Location)
4actor 01 Reference(Patient,Group,Practitioner,PractitionerRole,CareTeam,RelatedPerson,Device,HealthcareService,Location)
6id 01 string
7period 01 Period
3required 01 code rparticipantrequired|
4required 01 boolean
7status 11 code rparticipationstatus|
7type 0* CodeableConcept eencounter-participant-type
=Appointment.recurrenceTemplate 4bBackboneElement
4excludingDate 0* date
4excludingRecurrenceId 0* positiveInt
4id 01 string
4lastOccurrenceDate 01 date
4monthlyTemplate 01 @
4occurrenceCount 01 positiveInt
4occurrenceDate 0* date
4recurrenceType 11 CodeableConcept
4timezone 01 CodeableConcept rtimezones|
4weeklyTemplate 01 @
4yearlyTemplate 01 @
=Appointment.recurrenceTemplate.monthlyTemplate 4bBackboneElement
4dayOfMonth 01 positiveInt
4dayOfWeek 01 Coding rdays-of-week|
4id 01 string
4monthInterval 11 positiveInt
4nthWeekOfMonth 01 Coding rweek-of-month|
=Appointment.recurrenceTemplate.weeklyTemplate 4bBackboneElement
4friday 01 boolean
4id 01 string
4monday 01 boolean
4saturday 01 boolean
4sunday 01 boolean
4thursday 01 boolean
4tuesday 01 boolean
4wednesday 01 boolean
4weekInterval 01 positiveInt
=Appointment.recurrenceTemplate.yearlyTemplate 4bBackboneElement
4id 01 string
4yearInterval 11 positiveInt
=AppointmentResponse 7rDomainResource
3actor 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Device,HealthcareService,Location)
4actor 01 Reference(Patient,Group,Practitioner,PractitionerRole,RelatedPerson,Device,HealthcareService,Location)
7appointment 11 Reference(Appointment)
3comment 01 string
4comment 01 markdown
7end 01 instant
7identifier 0* Identifier
4occurrenceDate 01 date
3participantStatus 11! code rparticipationstatus|
4participantStatus 11! code rappointmentresponse-status|
7participantType 0* CodeableConcept eencounter-participant-type
4proposedNewTime 01 boolean
4recurrenceId 01 positiveInt
4recurring 01 boolean
7start 01 instant
=ArtifactAssessment 4rDomainResource
4approvalDate 01 date
4artifact? 11 Reference(Resource)|canonical|uri
4citeAs? 01 Reference(Citation)|markdown
4content 0* @
4copyright 01 markdown
4date 01 dateTime
4disposition 01 code rartifactassessment-disposition|
4identifier 0* Identifier
4lastReviewDate 01 date
4title 01 string
4workflowStatus 01 code rartifactassessment-workflow-status|
=ArtifactAssessment.content 4bBackboneElement
4author 01 Reference(Patient,Practitioner,PractitionerRole,Organization,Device)
4classifier 0* CodeableConcept
4component 0* #ArtifactAssessment.content
4freeToShare 01 boolean
4id 01 string
4informationType 01 code rartifactassessment-information-type|
4path 0* uri
4quantity 01 Quantity
4relatedArtifact 0* RelatedArtifact
4summary 01 markdown
4type 01 CodeableConcept
=Attachment 3cElement 4cDataType
7contentType 01 code rmimetypes|
7creation 01 dateTime
7data 01 base64Binary
4duration 01 decimal
4frames 01 positiveInt
7hash 01 base64Binary
4height 01 positiveInt
3language 01 code
4language 01 code rall-languages|
4pages 01 positiveInt
3size 01 unsignedInt
4size 01 integer64
7title 01 string
7url 01 url
4width 01 positiveInt
=AuditEvent 7rDomainResource
7action 01 code raudit-event-action|
7agent 1* @
4authorization 0* CodeableConcept
4basedOn 0* Reference(CarePlan,DeviceRequest,ImmunizationRecommendation,MedicationRequest,NutritionOrder,ServiceRequest,Task)
4category 0* CodeableConcept
4code 11 CodeableConcept
4encounter 01 Reference(Encounter)
7entity 0* @
4occurred? 01 Period|dateTime
3outcome 01 code raudit-event-outcome|
4outcome 01 @
3outcomeDesc 01 string
4patient 01 Reference(Patient)
3period 01 Period
3purposeOfEvent 0* CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-PurposeOfUse
7recorded 11 instant
4severity 01 code raudit-event-severity|
7source 11 @
3subtype 0* Coding eaudit-event-sub-type
3type 11 Coding eaudit-event-type
=AuditEvent.agent 7bBackboneElement
3altId 01 string
4authorization 0* CodeableConcept
6id 01 string
7location 01 Reference(Location)
3media 01 Coding edicm-405-mediatype
3name 01 string
3network 01 @
4network? 01 Reference(Endpoint)|uri|string
7policy 0* uri
3purposeOfUse 0* CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-PurposeOfUse
3requestor 11 boolean
4requestor 01 boolean
7role 0* CodeableConcept
3type 01 CodeableConcept eparticipation-role-type
4type 01 CodeableConcept
3who 01 Reference(PractitionerRole,Practitioner,Organization,Device,Patient,RelatedPerson)
4who 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
=AuditEvent.agent.network 3bBackboneElement
3address 01 string
2id 01 string
3type 01 code rnetwork-type|
=AuditEvent.entity 7bBackboneElement
4agent 0* #AuditEvent.agent
3description 01 string
7detail 0* @
6id 01 string
3lifecycle 01 Coding eobject-lifecycle-events
3name 01 string
7query 01 base64Binary
3role 01 Coding eobject-role
4role 01 CodeableConcept
3securityLabel 0* Coding esecurity-labels
4securityLabel 0* CodeableConcept
3type 01 Coding eaudit-entity-type
7what 01 Reference(Resource)
=AuditEvent.entity.detail 7bBackboneElement
6id 01 string
3type 11 string
4type 11 CodeableConcept
3value? 11 string|base64Binary
4value? 11 Quantity|CodeableConcept|string|boolean|integer|Range|Ratio|time|dateTime|Period|base64Binary
=AuditEvent.outcome 4bBackboneElement
4code 11 Coding
4detail 0* CodeableConcept
4id 01 string
=AuditEvent.source 7bBackboneElement
6id 01 string
3observer 11 Reference(PractitionerRole,Practitioner,Organization,Device,Patient,RelatedPerson)
4observer 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
3site 01 string
4site 01 Reference(Location)
3type 0* Coding eaudit-source-type
4type 0* CodeableConcept
=Availability 4cDataType
4availableTime 0* @
4notAvailableTime 0* @
=Availability.availableTime 4bElement
4allDay 01 boolean
4availableEndTime 01 time
4availableStartTime 01 time
4daysOfWeek 0* code rdays-of-week|
=Availability.notAvailableTime 4bElement
4description 01 string
4during 01 Period
=BackboneElement 7CElement
4id 01 id
7modifierExtension 0*! Extension
=BackboneType 4CDataType
4modifierExtension 0*! Extension
=Base 4C-
=Basic 7rDomainResource
3author 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Organization)
4author 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Organization,Device,CareTeam)
7code 11! CodeableConcept
3created 01 date
4created 01 dateTime
7identifier 0* Identifier
7subject 01 Reference(Resource)
=Binary 7rResource
7contentType 11 code rmimetypes|
7data 01 base64Binary
7securityContext 01 Reference(Resource)
=BiologicallyDerivedProduct 7rDomainResource
4biologicalSourceEvent 01 Identifier
7collection 01 @
4division 01 string
4expirationDate 01 dateTime
7identifier 0* Identifier
3manipulation 01 @
7parent 0* Reference(BiologicallyDerivedProduct)
3processing 0* @
4processingFacility 0* Reference(Organization)
3productCategory 01 code rproduct-category|
4productCategory 01 Coding
7productCode 01 CodeableConcept
4productStatus 01 Coding
4property 0* @
3quantity 01 integer
7request 0* Reference(ServiceRequest)
3status 01 code rproduct-status|
3storage 0* @
4storageTempRequirements 01 Range
=BiologicallyDerivedProduct.collection 7bBackboneElement
7collected? 01 dateTime|Period
7collector 01 Reference(Practitioner,PractitionerRole)
6id 01 string
7source 01 Reference(Patient,Organization)
=BiologicallyDerivedProduct.manipulation 3bBackboneElement
3description 01 string
2id 01 string
3time? 01 dateTime|Period
=BiologicallyDerivedProduct.processing 3bBackboneElement
3additive 01 Reference(Substance)
3description 01 string
2id 01 string
3procedure 01 CodeableConcept
3time? 01 dateTime|Period
=BiologicallyDerivedProduct.property 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 11 boolean|integer|CodeableConcept|Period|Quantity|Range|Ratio|string|Attachment
=BiologicallyDerivedProduct.storage 3bBackboneElement
3description 01 string
3duration 01 Period
2id 01 string
3scale 01 code rproduct-storage-scale|
3temperature 01 decimal
=BiologicallyDerivedProductDispense 4rDomainResource
4basedOn 0* Reference(ServiceRequest)
4destination 01 Reference(Location)
4identifier 0* Identifier
4location 01 Reference(Location)
4matchStatus 01 CodeableConcept
4note 0* Annotation
4originRelationshipType 01 CodeableConcept
4partOf 0* Reference(BiologicallyDerivedProductDispense)
4patient 11 Reference(Patient)
4performer 0* @
4preparedDate 01 dateTime
4product 11 Reference(BiologicallyDerivedProduct)
4quantity 01 Quantity
4status 11 code rbiologicallyderivedproductdispense-status|
4usageInstruction 01 string
4whenHandedOver 01 dateTime
=BiologicallyDerivedProductDispense.performer 4bBackboneElement
4actor 11 Reference(Practitioner)
4function 01 CodeableConcept
4id 01 string
=BodyStructure 7rDomainResource
7active 01! boolean
3description 01 string
4description 01 markdown
4excludedStructure 0* #BodyStructure.includedStructure
7identifier 0* Identifier
7image 0* Attachment
4includedStructure 1* @
3location 01 CodeableConcept
3locationQualifier 0* CodeableConcept
7morphology 01 CodeableConcept
7patient 11 Reference(Patient)
=BodyStructure.includedStructure 4bBackboneElement
4bodyLandmarkOrientation 0* @
4id 01 string
4laterality 01 CodeableConcept
4qualifier 0* CodeableConcept
4spatialReference 0* Reference(ImagingSelection)
4structure 11 CodeableConcept
=BodyStructure.includedStructure.bodyLandmarkOrientation 4bBackboneElement
4clockFacePosition 0* CodeableConcept
4distanceFromLandmark 0* @
4id 01 string
4landmarkDescription 0* CodeableConcept
4surfaceOrientation 0* CodeableConcept
=BodyStructure.includedStructure.bodyLandmarkOrientation.distanceFromLandmark 4bBackboneElement
4device 0* CodeableReference(Device)
4id 01 string
4value 0* Quantity
=Bundle 7rResource
7entry 0* @
7identifier 01 Identifier
4issues 01 Resource
7link 0* @
7signature 01 Signature
7timestamp 01 instant
7total 01 unsignedInt
7type 11 code rbundle-type|
=Bundle.entry 7bBackboneElement
7fullUrl 01 uri
6id 01 string
7link 0* #Bundle.link
7request 01 @
7resource 01 Resource
7response 01 @
7search 01 @
=Bundle.entry.request 7bBackboneElement
6id 01 string
7ifMatch 01 string
7ifModifiedSince 01 instant
7ifNoneExist 01 string
7ifNoneMatch 01 string
7method 11 code rhttp-verb|
7url 11 uri
=Bundle.entry.response 7bBackboneElement
7etag 01 string
6id 01 string
7lastModified 01 instant
7location 01 uri
7outcome 01 Resource
7status 11 string
=Bundle.entry.search 7bBackboneElement
6id 01 string
7mode 01 code rsearch-entry-mode|
7score 01 decimal
=Bundle.link 7bBackboneElement
6id 01 string
3relation 11 string
4relation 11 code riana-link-relations|
7url 11 uri
=CanonicalResource 4RDomainResource
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
4date 01 dateTime
4description 01 markdown
4experimental 01 boolean
4identifier 0* Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4name 01 string
4publisher 01 string
4purpose 01 markdown
4status 11! code rpublication-status|
4title 01 string
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=CapabilityStatement 7rDomainResource
4acceptLanguage 0* code rall-languages|
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 11 dateTime
7description 01 markdown
7document 0* @
7experimental 01 boolean
7fhirVersion 11 code rFHIR-version|
7format 1* code rmimetypes|
4identifier 0* Identifier
7implementation 01 @
7implementationGuide 0* canonical(ImplementationGuide)
7imports 0* canonical(CapabilityStatement)
7instantiates 0* canonical(CapabilityStatement)
7jurisdiction 0* CodeableConcept ejurisdiction
7kind 11 code rcapability-statement-kind|
7messaging 0* @
7name 01 string
7patchFormat 0* code rmimetypes|
7publisher 01 string
7purpose 01 markdown
7rest 0* @
7software 01 @
7status 11! code rpublication-status|
7title 01 string
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=CapabilityStatement.document 7bBackboneElement
7documentation 01 markdown
6id 01 string
7mode 11 code rdocument-mode|
7profile 11 canonical(StructureDefinition)
=CapabilityStatement.implementation 7bBackboneElement
7custodian 01 Reference(Organization)
3description 11 string
4description 11 markdown
6id 01 string
7url 01 url
=CapabilityStatement.messaging 7bBackboneElement
7documentation 01 markdown
7endpoint 0* @
6id 01 string
7reliableCache 01 unsignedInt
7supportedMessage 0* @
=CapabilityStatement.messaging.endpoint 7bBackboneElement
7address 11 url
6id 01 string
7protocol 11 Coding emessage-transport
=CapabilityStatement.messaging.supportedMessage 7bBackboneElement
7definition 11 canonical(MessageDefinition)
6id 01 string
7mode 11 code revent-capability-mode|
=CapabilityStatement.rest 7bBackboneElement
7compartment 0* canonical(CompartmentDefinition)
7documentation 01 markdown
6id 01 string
7interaction 0* @
7mode 11 code rrestful-capability-mode|
7operation 0* #CapabilityStatement.rest.resource.operation
7resource 0* @
7searchParam 0* #CapabilityStatement.rest.resource.searchParam
7security 01 @
=CapabilityStatement.rest.interaction 7bBackboneElement
7code 11 code rsystem-restful-interaction|
7documentation 01 markdown
6id 01 string
=CapabilityStatement.rest.resource 7bBackboneElement
7conditionalCreate 01 boolean
7conditionalDelete 01 code rconditional-delete-status|
4conditionalPatch 01 boolean
7conditionalRead 01 code rconditional-read-status|
7conditionalUpdate 01 boolean
7documentation 01 markdown
6id 01 string
7interaction 0* @
7operation 0* @
7profile 01 canonical(StructureDefinition)
7readHistory 01 boolean
7referencePolicy 0* code rreference-handling-policy|
7searchInclude 0* string
7searchParam 0* @
7searchRevInclude 0* string
7supportedProfile 0* canonical(StructureDefinition)
7type 11 code rresource-types|
7updateCreate 01 boolean
7versioning 01 code rversioning-policy|
=CapabilityStatement.rest.resource.interaction 7bBackboneElement
7code 11 code rtype-restful-interaction|
7documentation 01 markdown
6id 01 string
=CapabilityStatement.rest.resource.operation 7bBackboneElement
7definition 11 canonical(OperationDefinition)
7documentation 01 markdown
6id 01 string
7name 11 string
=CapabilityStatement.rest.resource.searchParam 7bBackboneElement
7definition 01 canonical(SearchParameter)
7documentation 01 markdown
6id 01 string
7name 11 string
7type 11 code rsearch-param-type|
=CapabilityStatement.rest.security 7bBackboneElement
7cors 01 boolean
7description 01 markdown
6id 01 string
7service 0* CodeableConcept erestful-security-service
=CapabilityStatement.software 7bBackboneElement
6id 01 string
7name 11 string
7releaseDate 01 dateTime
7version 01 string
=CarePlan 7rDomainResource
7activity 0* @
3addresses 0* Reference(Condition)
4addresses 0* CodeableReference(Condition)
3author 01 Reference(Patient,Practitioner,PractitionerRole,Device,RelatedPerson,Organization,CareTeam)
3basedOn 0* Reference(CarePlan)
4basedOn 0* Reference(CarePlan,ServiceRequest,RequestOrchestration,NutritionOrder)
7careTeam 0* Reference(CareTeam)
7category 0* CodeableConcept
7contributor 0* Reference(Patient,Practitioner,PractitionerRole,Device,RelatedPerson,Organization,CareTeam)
7created 01 dateTime
4custodian 01 Reference(Patient,Practitioner,PractitionerRole,Device,RelatedPerson,Organization,CareTeam)
7description 01 string
7encounter 01 Reference(Encounter)
7goal 0* Reference(Goal)
7identifier 0* Identifier
7instantiatesCanonical 0* canonical(PlanDefinition,Questionnaire,Measure,ActivityDefinition,OperationDefinition)
7instantiatesUri 0* uri
7intent 11! code rcare-plan-intent|
7note 0* Annotation
7partOf 0* Reference(CarePlan)
7period 01 Period
7replaces 0* Reference(CarePlan)
7status 11! code rrequest-status|
7subject 11 Reference(Patient,Group)
7supportingInfo 0* Reference(Resource)
7title 01 string
=CarePlan.activity 7bBackboneElement
3detail 01 @
6id 01 string
3outcomeCodeableConcept 0* CodeableConcept
3outcomeReference 0* Reference(Resource)
4performedActivity 0* CodeableReference(Resource)
4plannedActivityReference 01 Reference(Appointment,CommunicationRequest,DeviceRequest,MedicationRequest,NutritionOrder,Task,ServiceRequest,VisionPrescription,RequestOrchestration,ImmunizationRecommendation,SupplyRequest)
7progress 0* Annotation
3reference 01 Reference(Appointment,CommunicationRequest,DeviceRequest,MedicationRequest,NutritionOrder,Task,ServiceRequest,VisionPrescription,RequestGroup)
=CarePlan.activity.detail 3bBackboneElement
3code 01 CodeableConcept
3dailyAmount 01 Quantity
3description 01 string
3doNotPerform 01! boolean
3goal 0* Reference(Goal)
2id 01 string
3instantiatesCanonical 0* canonical(PlanDefinition,ActivityDefinition,Questionnaire,Measure,OperationDefinition)
3instantiatesUri 0* uri
3kind 01 code rcare-plan-activity-kind|
3location 01 Reference(Location)
3performer 0* Reference(Practitioner,PractitionerRole,Organization,RelatedPerson,Patient,CareTeam,HealthcareService,Device)
3product? 01 CodeableConcept|Reference(Medication,Substance)
3quantity 01 Quantity
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
3scheduled? 01 Timing|Period|string
3status 11! code rcare-plan-activity-status|
3statusReason 01 CodeableConcept
=CareTeam 7rDomainResource
7category 0* CodeableConcept
3encounter 01 Reference(Encounter)
7identifier 0* Identifier
7managingOrganization 0* Reference(Organization)
7name 01 string
7note 0* Annotation
7participant 0* @
7period 01 Period
4reason 0* CodeableReference(Condition)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition)
7status 01! code rcare-team-status|
7subject 01 Reference(Patient,Group)
7telecom 0* ContactPoint
=CareTeam.participant 7bBackboneElement
4coverage? 01 Period|Timing
6id 01 string
7member 01 Reference(Practitioner,PractitionerRole,RelatedPerson,Patient,Organization,CareTeam)
7onBehalfOf 01 Reference(Organization)
3period 01 Period
3role 0* CodeableConcept
4role 01 CodeableConcept
=CatalogEntry 3rDomainResource
3additionalCharacteristic 0* CodeableConcept
3additionalClassification 0* CodeableConcept
3additionalIdentifier 0* Identifier
3classification 0* CodeableConcept
3identifier 0* Identifier
3lastUpdated 01 dateTime
3orderable 11 boolean
3referencedItem 11 Reference(Medication,Device,Organization,Practitioner,PractitionerRole,HealthcareService,ActivityDefinition,PlanDefinition,SpecimenDefinition,ObservationDefinition,Binary)
3relatedEntry 0* @
3status 01 code rpublication-status|
3type 01 CodeableConcept
3validTo 01 dateTime
3validityPeriod 01 Period
=CatalogEntry.relatedEntry 3bBackboneElement
2id 01 string
3item 11 Reference(CatalogEntry)
3relationtype 11 code rrelation-type|
=ChargeItem 7rDomainResource
7account 0* Reference(Account)
7bodysite 0* CodeableConcept
7code 11 CodeableConcept
3context 01 Reference(Encounter,EpisodeOfCare)
7costCenter 01 Reference(Organization)
7definitionCanonical 0* canonical(ChargeItemDefinition)
7definitionUri 0* uri
4encounter 01 Reference(Encounter)
7enteredDate 01 dateTime
7enterer 01 Reference(Practitioner,PractitionerRole,Organization,Patient,Device,RelatedPerson)
3factorOverride 01 decimal
7identifier 0* Identifier
7note 0* Annotation
7occurrence? 01 dateTime|Period|Timing
3overrideReason 01 string
4overrideReason 01 CodeableConcept
7partOf 0* Reference(ChargeItem)
7performer 0* @
7performingOrganization 01 Reference(Organization)
3priceOverride 01 Money
4product 0* CodeableReference(Device,Medication,Substance)
3product? 01 Reference(Device,Medication,Substance)|CodeableConcept
7quantity 01 Quantity
7reason 0* CodeableConcept
7requestingOrganization 01 Reference(Organization)
3service 0* Reference(DiagnosticReport,ImagingStudy,Immunization,MedicationAdministration,MedicationDispense,Observation,Procedure,SupplyDelivery)
4service 0* CodeableReference(DiagnosticReport,ImagingStudy,Immunization,MedicationAdministration,MedicationDispense,MedicationRequest,Observation,Procedure,ServiceRequest,SupplyDelivery)
7status 11! code rchargeitem-status|
7subject 11 Reference(Patient,Group)
7supportingInformation 0* Reference(Resource)
4totalPriceComponent 01 MonetaryComponent
4unitPriceComponent 01 MonetaryComponent
=ChargeItem.performer 7bBackboneElement
3actor 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
4actor 11 Reference(Practitioner,PractitionerRole,Organization,HealthcareService,CareTeam,Patient,Device,RelatedPerson)
7function 01 CodeableConcept
6id 01 string
=ChargeItemDefinition 7rDomainResource
7applicability 0* @
7approvalDate 01 date
7code 01 CodeableConcept
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7derivedFromUri 0* uri
7description 01 markdown
3effectivePeriod 01 Period
7experimental 01 boolean
7identifier 0* Identifier
3instance 0* Reference(Medication,Substance,Device)
4instance 0* Reference(Medication,Substance,Device,DeviceDefinition,ActivityDefinition,PlanDefinition,HealthcareService)
7jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
4name 01 string
7partOf 0* canonical(ChargeItemDefinition)
7propertyGroup 0* @
7publisher 01 string
4purpose 01 markdown
7replaces 0* canonical(ChargeItemDefinition)
7status 11! code rpublication-status|
7title 01 string
3url 11 uri
4url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ChargeItemDefinition.applicability 7bBackboneElement
4condition 01 Expression
3description 01 string
4effectivePeriod 01 Period
3expression 01 string
6id 01 string
3language 01 string
4relatedArtifact 01 RelatedArtifact
=ChargeItemDefinition.propertyGroup 7bBackboneElement
7applicability 0* #ChargeItemDefinition.applicability
6id 01 string
3priceComponent 0* @
4priceComponent 0* MonetaryComponent
=ChargeItemDefinition.propertyGroup.priceComponent 3bBackboneElement
3amount 01 Money
3code 01 CodeableConcept
3factor 01 decimal
2id 01 string
3type 11 code rinvoice-priceComponentType|
=Citation 6rDomainResource
6approvalDate 01 date
6author 0* ContactDetail
6citedArtifact 01 @
6classification 0* @
6contact 0* ContactDetail
6copyright 01 markdown
4copyrightLabel 01 string
6currentState 0* CodeableConcept
6date 01 dateTime
6description 01 markdown
6editor 0* ContactDetail
6effectivePeriod 01 Period
6endorser 0* ContactDetail
6experimental 01 boolean
6identifier 0* Identifier
6jurisdiction 0* CodeableConcept ejurisdiction
6lastReviewDate 01 date
6name 01 string
6note 0* Annotation
6publisher 01 string
6purpose 01 markdown
4relatedArtifact 0* RelatedArtifact
2relatesTo 0* @
6reviewer 0* ContactDetail
6status 11! code rpublication-status|
6statusDate 0* @
6summary 0* @
6title 01 string
6url 01 uri
6useContext 0* UsageContext
6version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Citation.citedArtifact 6bBackboneElement
6abstract 0* @
6classification 0* @
6contributorship 01 @
6currentState 0* CodeableConcept ecited-artifact-status-type
6dateAccessed 01 dateTime
6id 01 string
6identifier 0* Identifier
6note 0* Annotation
6part 01 @
6publicationForm 0* @
6relatedIdentifier 0* Identifier
6relatesTo 0* @
6statusDate 0* @
6title 0* @
6version 01 @
6webLocation 0* @
=Citation.citedArtifact.abstract 6bBackboneElement
6copyright 01 markdown
6id 01 string
6language 01 CodeableConcept
6text 11 markdown
6type 01 CodeableConcept ecited-artifact-abstract-type
=Citation.citedArtifact.classification 6bBackboneElement
4artifactAssessment 0* Reference(ArtifactAssessment)
6classifier 0* CodeableConcept
6id 01 string
6type 01 CodeableConcept ecited-artifact-classification-type
2whoClassified 01 @
=Citation.citedArtifact.classification.whoClassified 2bBackboneElement
2classifierCopyright 01 string
2freeToShare 01 boolean
2id 01 string
2organization 01 Reference(Organization)
2person 01 Reference(Person,Practitioner)
2publisher 01 Reference(Organization)
=Citation.citedArtifact.contributorship 6bBackboneElement
6complete 01 boolean
6entry 0* @
6id 01 string
6summary 0* @
=Citation.citedArtifact.contributorship.entry 6bBackboneElement
2address 0* Address
4affiliation 0* Reference(Organization,PractitionerRole)
2affiliationInfo 0* @
2collectiveName 01 string
6contributionInstance 0* @
6contributionType 0* CodeableConcept eartifact-contribution-type
4contributor 11 Reference(Practitioner,Organization)
6correspondingContact 01 boolean
4forenameInitials 01 string
6id 01 string
2identifier 0* Identifier
2initials 01 string
2listOrder 01 positiveInt
2name 01 HumanName
4rankingOrder 01 positiveInt
6role 01 CodeableConcept econtributor-role
2telecom 0* ContactPoint
=Citation.citedArtifact.contributorship.entry.affiliationInfo 2bBackboneElement
2affiliation 01 string
2id 01 string
2identifier 0* Identifier
2role 01 string
=Citation.citedArtifact.contributorship.entry.contributionInstance 6bBackboneElement
6id 01 string
6time 01 dateTime
6type 11 CodeableConcept eartifact-contribution-instance-type
=Citation.citedArtifact.contributorship.summary 6bBackboneElement
6id 01 string
6source 01 CodeableConcept econtributor-summary-source
6style 01 CodeableConcept econtributor-summary-style
6type 01 CodeableConcept econtributor-summary-type
6value 11 markdown
=Citation.citedArtifact.part 6bBackboneElement
6baseCitation 01 Reference(Citation)
6id 01 string
6type 01 CodeableConcept ecited-artifact-part-type
6value 01 string
=Citation.citedArtifact.publicationForm 6bBackboneElement
6accessionNumber 01 string
6articleDate 01 dateTime
4citedMedium 01 CodeableConcept ecited-medium
6copyright 01 markdown
6firstPage 01 string
6id 01 string
4issue 01 string
6language 0* CodeableConcept
6lastPage 01 string
6lastRevisionDate 01 dateTime
6pageCount 01 string
6pageString 01 string
2periodicRelease 01 @
4publicationDateSeason 01 string
4publicationDateText 01 string
6publishedIn 01 @
4volume 01 string
=Citation.citedArtifact.publicationForm.periodicRelease 2bBackboneElement
2citedMedium 01 CodeableConcept ecited-medium
2dateOfPublication 01 @
2id 01 string
2issue 01 string
2volume 01 string
=Citation.citedArtifact.publicationForm.periodicRelease.dateOfPublication 2bBackboneElement
2date 01 date
2day 01 string
2id 01 string
2month 01 string
2season 01 string
2text 01 string
2year 01 string
=Citation.citedArtifact.publicationForm.publishedIn 6bBackboneElement
6id 01 string
6identifier 0* Identifier
6publisher 01 Reference(Organization)
6publisherLocation 01 string
6title 01 string
6type 01 CodeableConcept epublished-in-type
=Citation.citedArtifact.relatesTo 6bBackboneElement
4citation 01 markdown
4classifier 0* CodeableConcept ecitation-artifact-classifier
4display 01 string
4document 01 Attachment
6id 01 string
4label 01 string
2relationshipType 11 CodeableConcept eartifact-relationship-type
4resource 01 canonical
4resourceReference 01 Reference
2target? 11 uri|Identifier|Reference(Resource)|Attachment
2targetClassifier 0* CodeableConcept
4type 11 code rrelated-artifact-type-all|
=Citation.citedArtifact.statusDate 6bBackboneElement
6activity 11 CodeableConcept ecited-artifact-status-type
6actual 01 boolean
6id 01 string
6period 11 Period
=Citation.citedArtifact.title 6bBackboneElement
6id 01 string
6language 01 CodeableConcept
6text 11 markdown
6type 0* CodeableConcept etitle-type
=Citation.citedArtifact.version 6bBackboneElement
6baseCitation 01 Reference(Citation)
6id 01 string
6value 11 string
=Citation.citedArtifact.webLocation 6bBackboneElement
4classifier 0* CodeableConcept eartifact-url-classifier
6id 01 string
2type 01 CodeableConcept earticle-url-type
6url 01 uri
=Citation.classification 6bBackboneElement
6classifier 0* CodeableConcept
6id 01 string
6type 01 CodeableConcept ecitation-classification-type
=Citation.relatesTo 2bBackboneElement
2id 01 string
2relationshipType 11 CodeableConcept eartifact-relationship-type
2target? 11 uri|Identifier|Reference(Resource)|Attachment
2targetClassifier 0* CodeableConcept
=Citation.statusDate 6bBackboneElement
6activity 11 CodeableConcept
6actual 01 boolean
6id 01 string
6period 11 Period
=Citation.summary 6bBackboneElement
6id 01 string
6style 01 CodeableConcept ecitation-summary-style
6text 11 markdown
=Claim 7rDomainResource
7accident 01 @
7billablePeriod 01 Period
7careTeam 0* @
7created 11 dateTime
7diagnosis 0* @
4diagnosisRelatedGroup 01 CodeableConcept
4encounter 0* Reference(Encounter)
3enterer 01 Reference(Practitioner,PractitionerRole)
4enterer 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson)
4event 0* @
3facility 01 Reference(Location)
4facility 01 Reference(Location,Organization)
7fundsReserve 01 CodeableConcept
7identifier 0* Identifier
3insurance 1* @
4insurance 0* @
7insurer 01 Reference(Organization)
7item 0* @
7originalPrescription 01 Reference(DeviceRequest,MedicationRequest,VisionPrescription)
7patient 11 Reference(Patient)
4patientPaid 01 Money
7payee 01 @
7prescription 01 Reference(DeviceRequest,MedicationRequest,VisionPrescription)
3priority 11 CodeableConcept
4priority 01 CodeableConcept
7procedure 0* @
3provider 11 Reference(Practitioner,PractitionerRole,Organization)
4provider 01 Reference(Practitioner,PractitionerRole,Organization)
7referral 01 Reference(ServiceRequest)
7related 0* @
7status 11! code rfm-status|
7subType 01 CodeableConcept
7supportingInfo 0* @
7total 01 Money
4traceNumber 0* Identifier
7type 11 CodeableConcept eclaim-type
7use 11 code rclaim-use|
=Claim.accident 7bBackboneElement
7date 11 date
6id 01 string
7location? 01 Address|Reference(Location)
7type 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-ActIncidentCode
=Claim.careTeam 7bBackboneElement
6id 01 string
7provider 11 Reference(Practitioner,PractitionerRole,Organization)
3qualification 01 CodeableConcept
7responsible 01 boolean
7role 01 CodeableConcept
7sequence 11 positiveInt
4specialty 01 CodeableConcept
=Claim.diagnosis 7bBackboneElement
7diagnosis? 11 CodeableConcept|Reference(Condition)
6id 01 string
7onAdmission 01 CodeableConcept
3packageCode 01 CodeableConcept
7sequence 11 positiveInt
7type 0* CodeableConcept
=Claim.event 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4when? 11 dateTime|Period
=Claim.insurance 7bBackboneElement
7businessArrangement 01 string
7claimResponse 01 Reference(ClaimResponse)
7coverage 11 Reference(Coverage)
7focal 11 boolean
6id 01 string
7identifier 01 Identifier
7preAuthRef 0* string
7sequence 11 positiveInt
=Claim.item 7bBackboneElement
3bodySite 01 CodeableConcept
4bodySite 0* @
7careTeamSequence 0* positiveInt
7category 01 CodeableConcept
7detail 0* @
7diagnosisSequence 0* positiveInt
7encounter 0* Reference(Encounter)
7factor 01 decimal
6id 01 string
7informationSequence 0* positiveInt
7location? 01 CodeableConcept|Address|Reference(Location)
7modifier 0* CodeableConcept
7net 01 Money
4patientPaid 01 Money
7procedureSequence 0* positiveInt
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7quantity 01 Quantity
4request 0* Reference(DeviceRequest,MedicationRequest,NutritionOrder,ServiceRequest,SupplyRequest,VisionPrescription)
7revenue 01 CodeableConcept
7sequence 11 positiveInt
7serviced? 01 date|Period
3subSite 0* CodeableConcept
4tax 01 Money
4traceNumber 0* Identifier
7udi 0* Reference(Device)
7unitPrice 01 Money
=Claim.item.bodySite 4bBackboneElement
4id 01 string
4site 1* CodeableReference(BodyStructure)
4subSite 0* CodeableConcept
=Claim.item.detail 7bBackboneElement
7category 01 CodeableConcept
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7quantity 01 Quantity
7revenue 01 CodeableConcept
7sequence 11 positiveInt
7subDetail 0* @
4tax 01 Money
4traceNumber 0* Identifier
7udi 0* Reference(Device)
7unitPrice 01 Money
=Claim.item.detail.subDetail 7bBackboneElement
7category 01 CodeableConcept
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7quantity 01 Quantity
7revenue 01 CodeableConcept
7sequence 11 positiveInt
4tax 01 Money
4traceNumber 0* Identifier
7udi 0* Reference(Device)
7unitPrice 01 Money
=Claim.payee 7bBackboneElement
6id 01 string
7party 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson)
7type 11 CodeableConcept
=Claim.procedure 7bBackboneElement
7date 01 dateTime
6id 01 string
7procedure? 11 CodeableConcept|Reference(Procedure)
7sequence 11 positiveInt
7type 0* CodeableConcept
7udi 0* Reference(Device)
=Claim.related 7bBackboneElement
7claim 01 Reference(Claim)
6id 01 string
7reference 01 Identifier
7relationship 01 CodeableConcept
=Claim.supportingInfo 7bBackboneElement
7category 11 CodeableConcept
7code 01 CodeableConcept
6id 01 string
7reason 01 CodeableConcept
7sequence 11 positiveInt
7timing? 01 date|Period
3value? 01 boolean|string|Quantity|Attachment|Reference(Resource)
4value? 01 boolean|string|Quantity|Attachment|Reference(Resource)|Identifier
=ClaimResponse 7rDomainResource
7addItem 0* @
7adjudication 0* #ClaimResponse.item.adjudication
7communicationRequest 0* Reference(CommunicationRequest)
7created 11 dateTime
4decision 01 CodeableConcept
4diagnosisRelatedGroup 01 CodeableConcept
7disposition 01 string
4encounter 0* Reference(Encounter)
7error 0* @
4event 0* @
7form 01 Attachment
7formCode 01 CodeableConcept
7fundsReserve 01 CodeableConcept
7identifier 0* Identifier
7insurance 0* @
3insurer 11 Reference(Organization)
4insurer 01 Reference(Organization)
7item 0* @
3outcome 11 code rremittance-outcome|
4outcome 11 code rclaim-outcome|
7patient 11 Reference(Patient)
7payeeType 01 CodeableConcept
7payment 01 @
7preAuthPeriod 01 Period
7preAuthRef 01 string
7processNote 0* @
7request 01 Reference(Claim)
7requestor 01 Reference(Practitioner,PractitionerRole,Organization)
7status 11! code rfm-status|
7subType 01 CodeableConcept
7total 0* @
4traceNumber 0* Identifier
7type 11 CodeableConcept eclaim-type
7use 11 code rclaim-use|
=ClaimResponse.addItem 7bBackboneElement
3adjudication 1* #ClaimResponse.item.adjudication
4adjudication 0* #ClaimResponse.item.adjudication
3bodySite 01 CodeableConcept
4bodySite 0* @
7detail 0* @
7detailSequence 0* positiveInt
7factor 01 decimal
6id 01 string
7itemSequence 0* positiveInt
7location? 01 CodeableConcept|Address|Reference(Location)
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7provider 0* Reference(Practitioner,PractitionerRole,Organization)
7quantity 01 Quantity
4request 0* Reference(DeviceRequest,MedicationRequest,NutritionOrder,ServiceRequest,SupplyRequest,VisionPrescription)
4revenue 01 CodeableConcept
4reviewOutcome 01 #ClaimResponse.item.reviewOutcome
7serviced? 01 date|Period
3subSite 0* CodeableConcept
7subdetailSequence 0* positiveInt
4tax 01 Money
4traceNumber 0* Identifier
7unitPrice 01 Money
=ClaimResponse.addItem.bodySite 4bBackboneElement
4id 01 string
4site 1* CodeableReference(BodyStructure)
4subSite 0* CodeableConcept
=ClaimResponse.addItem.detail 7bBackboneElement
3adjudication 1* #ClaimResponse.item.adjudication
4adjudication 0* #ClaimResponse.item.adjudication
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7quantity 01 Quantity
4revenue 01 CodeableConcept
4reviewOutcome 01 #ClaimResponse.item.reviewOutcome
7subDetail 0* @
4tax 01 Money
4traceNumber 0* Identifier
7unitPrice 01 Money
=ClaimResponse.addItem.detail.subDetail 7bBackboneElement
3adjudication 1* #ClaimResponse.item.adjudication
4adjudication 0* #ClaimResponse.item.adjudication
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7quantity 01 Quantity
4revenue 01 CodeableConcept
4reviewOutcome 01 #ClaimResponse.item.reviewOutcome
4tax 01 Money
4traceNumber 0* Identifier
7unitPrice 01 Money
=ClaimResponse.error 7bBackboneElement
7code 11 CodeableConcept
7detailSequence 01 positiveInt
4expression 0* string
6id 01 string
7itemSequence 01 positiveInt
7subDetailSequence 01 positiveInt
=ClaimResponse.event 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4when? 11 dateTime|Period
=ClaimResponse.insurance 7bBackboneElement
7businessArrangement 01 string
7claimResponse 01 Reference(ClaimResponse)
7coverage 11 Reference(Coverage)
7focal 11 boolean
6id 01 string
7sequence 11 positiveInt
=ClaimResponse.item 7bBackboneElement
3adjudication 1* @
4adjudication 0* @
7detail 0* @
6id 01 string
7itemSequence 11 positiveInt
7noteNumber 0* positiveInt
4reviewOutcome 01 @
4traceNumber 0* Identifier
=ClaimResponse.item.adjudication 7bBackboneElement
7amount 01 Money
7category 11 CodeableConcept
6id 01 string
4quantity 01 Quantity
7reason 01 CodeableConcept
3value 01 decimal
=ClaimResponse.item.detail 7bBackboneElement
3adjudication 1* #ClaimResponse.item.adjudication
4adjudication 0* #ClaimResponse.item.adjudication
7detailSequence 11 positiveInt
6id 01 string
7noteNumber 0* positiveInt
4reviewOutcome 01 #ClaimResponse.item.reviewOutcome
7subDetail 0* @
4traceNumber 0* Identifier
=ClaimResponse.item.detail.subDetail 7bBackboneElement
7adjudication 0* #ClaimResponse.item.adjudication
6id 01 string
7noteNumber 0* positiveInt
4reviewOutcome 01 #ClaimResponse.item.reviewOutcome
7subDetailSequence 11 positiveInt
4traceNumber 0* Identifier
=ClaimResponse.item.reviewOutcome 4bBackboneElement
4decision 01 CodeableConcept
4id 01 string
4preAuthPeriod 01 Period
4preAuthRef 01 string
4reason 0* CodeableConcept
=ClaimResponse.payment 7bBackboneElement
7adjustment 01 Money
7adjustmentReason 01 CodeableConcept
7amount 11 Money
7date 01 date
6id 01 string
7identifier 01 Identifier
7type 11 CodeableConcept
=ClaimResponse.processNote 7bBackboneElement
6id 01 string
3language 01 CodeableConcept
4language 01 CodeableConcept rall-languages|
7number 01 positiveInt
7text 11 string
3type 01 code rnote-type|
4type 01 CodeableConcept enote-type
=ClaimResponse.total 7bBackboneElement
7amount 11 Money
7category 11 CodeableConcept
6id 01 string
=ClinicalImpression 7rDomainResource
3assessor 01 Reference(Practitioner,PractitionerRole)
4changePattern 01 CodeableConcept
3code 01 CodeableConcept
7date 01 dateTime
7description 01 string
7effective? 01 dateTime|Period
7encounter 01 Reference(Encounter)
7finding 0* @
7identifier 0* Identifier
3investigation 0* @
7note 0* Annotation
4performer 01 Reference(Practitioner,PractitionerRole)
7previous 01 Reference(ClinicalImpression)
7problem 0* Reference(Condition,AllergyIntolerance)
7prognosisCodeableConcept 0* CodeableConcept
7prognosisReference 0* Reference(RiskAssessment)
7protocol 0* uri
3status 11! code rclinicalimpression-status|
4status 11! code revent-status|
7statusReason 01 CodeableConcept
7subject 11 Reference(Patient,Group)
7summary 01 string
7supportingInfo 0* Reference(Resource)
=ClinicalImpression.finding 7bBackboneElement
7basis 01 string
6id 01 string
4item 01 CodeableReference(Condition,Observation,DocumentReference)
3itemCodeableConcept 01 CodeableConcept
3itemReference 01 Reference(Condition,Observation,Media)
=ClinicalImpression.investigation 3bBackboneElement
3code 11 CodeableConcept
2id 01 string
3item 0* Reference(Observation,QuestionnaireResponse,FamilyMemberHistory,DiagnosticReport,RiskAssessment,ImagingStudy,Media)
=ClinicalUseDefinition 6rDomainResource
6category 0* CodeableConcept
6contraindication 01 @
6identifier 0* Identifier
6indication 01 @
6interaction 01 @
4library 0* canonical(Library)
6population 0* Reference(Group)
6status 01 CodeableConcept
2subject 0* Reference(MedicinalProductDefinition,Medication,ActivityDefinition,PlanDefinition,Device,DeviceDefinition,Substance)
4subject 0* Reference(MedicinalProductDefinition,Medication,ActivityDefinition,PlanDefinition,Device,DeviceDefinition,Substance,NutritionProduct,BiologicallyDerivedProduct)
6type 11 code rclinical-use-definition-type|
6undesirableEffect 01 @
6warning 01 @
=ClinicalUseDefinition.contraindication 6bBackboneElement
4applicability 01 Expression
6comorbidity 0* CodeableReference(ObservationDefinition)
6diseaseStatus 01 CodeableReference(ObservationDefinition)
6diseaseSymptomProcedure 01 CodeableReference(ObservationDefinition)
6id 01 string
6indication 0* Reference(ClinicalUseDefinition)
6otherTherapy 0* @
=ClinicalUseDefinition.contraindication.otherTherapy 6bBackboneElement
6id 01 string
6relationshipType 11 CodeableConcept
2therapy 11 CodeableReference(MedicinalProductDefinition,Medication,Substance,SubstanceDefinition,ActivityDefinition)
4treatment 11 CodeableReference(MedicinalProductDefinition,Medication,Substance,SubstanceDefinition,NutritionProduct,BiologicallyDerivedProduct,ActivityDefinition)
=ClinicalUseDefinition.indication 6bBackboneElement
4applicability 01 Expression
6comorbidity 0* CodeableReference(ObservationDefinition)
6diseaseStatus 01 CodeableReference(ObservationDefinition)
6diseaseSymptomProcedure 01 CodeableReference(ObservationDefinition)
6duration? 01 Range|string
6id 01 string
6intendedEffect 01 CodeableReference(ObservationDefinition)
6otherTherapy 0* #ClinicalUseDefinition.contraindication.otherTherapy
6undesirableEffect 0* Reference(ClinicalUseDefinition)
=ClinicalUseDefinition.interaction 6bBackboneElement
6effect 01 CodeableReference(ObservationDefinition)
6id 01 string
6incidence 01 CodeableConcept
6interactant 0* @
6management 0* CodeableConcept
6type 01 CodeableConcept
=ClinicalUseDefinition.interaction.interactant 6bBackboneElement
6id 01 string
2item? 11 Reference(MedicinalProductDefinition,Medication,Substance,ObservationDefinition)|CodeableConcept
4item? 11 Reference(MedicinalProductDefinition,Medication,Substance,NutritionProduct,BiologicallyDerivedProduct,ObservationDefinition)|CodeableConcept
=ClinicalUseDefinition.undesirableEffect 6bBackboneElement
6classification 01 CodeableConcept
6frequencyOfOccurrence 01 CodeableConcept
6id 01 string
6symptomConditionEffect 01 CodeableReference(ObservationDefinition)
=ClinicalUseDefinition.warning 6bBackboneElement
6code 01 CodeableConcept
6description 01 markdown
6id 01 string
=CodeSystem 7rDomainResource
4approvalDate 01 date
4author 0* ContactDetail
7caseSensitive 01 boolean
7compositional 01 boolean
7concept 0* @
7contact 0* ContactDetail
7content 11 code rcodesystem-content-mode|
7copyright 01 markdown
4copyrightLabel 01 string
7count 01 unsignedInt
7date 01 dateTime
7description 01 markdown
4editor 0* ContactDetail
4effectivePeriod 01 Period
4endorser 0* ContactDetail
7experimental 01 boolean
7filter 0* @
7hierarchyMeaning 01 code rcodesystem-hierarchy-meaning|
7identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
4lastReviewDate 01 date
7name 01 string
7property 0* @
7publisher 01 string
7purpose 01 markdown
4relatedArtifact 0* RelatedArtifact
4reviewer 0* ContactDetail
7status 11! code rpublication-status|
7supplements 01 canonical(CodeSystem)
7title 01 string
4topic 0* CodeableConcept
7url 01 uri
7useContext 0* UsageContext
7valueSet 01 canonical(ValueSet)
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
7versionNeeded 01 boolean
=CodeSystem.concept 7bBackboneElement
7code 11 code
7concept 0* #CodeSystem.concept
7definition 01 string
7designation 0* @
7display 01 string
6id 01 string
7property 0* @
=CodeSystem.concept.designation 7bBackboneElement
4additionalUse 0* Coding edesignation-use
6id 01 string
3language 01 code
4language 01 code rall-languages|
7use 01 Coding edesignation-use
7value 11 string
=CodeSystem.concept.property 7bBackboneElement
7code 11 code
6id 01 string
7value? 11 code|Coding|string|integer|boolean|dateTime|decimal
=CodeSystem.filter 7bBackboneElement
7code 11 code
7description 01 string
6id 01 string
7operator 1* code rfilter-operator|
7value 11 string
=CodeSystem.property 7bBackboneElement
7code 11 code
7description 01 string
6id 01 string
7type 11 code rconcept-property-type|
7uri 01 uri
=CodeableConcept 3cElement 4cDataType
7coding 0* Coding
7text 01 string
=CodeableReference 2cElement 4cDataType
6concept 01 CodeableConcept
6reference 01 Reference
=Coding 3cElement 4cDataType
7code 01 code
7display 01 string
7system 01 uri
7userSelected 01 boolean
7version 01 string
=Communication 7rDomainResource
7about 0* Reference(Resource)
7basedOn 0* Reference(Resource)
7category 0* CodeableConcept
7encounter 01 Reference(Encounter)
7identifier 0* Identifier
7inResponseTo 0* Reference(Communication)
7instantiatesCanonical 0* canonical(PlanDefinition,ActivityDefinition,Measure,OperationDefinition,Questionnaire)
7instantiatesUri 0* uri
7medium 0* CodeableConcept
7note 0* Annotation
7partOf 0* Reference(Resource)
7payload 0* @
7priority 01 code rrequest-priority|
4reason 0* CodeableReference(Resource)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
7received 01 dateTime
3recipient 0* Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,Group,CareTeam,HealthcareService)
4recipient 0* Reference(CareTeam,Device,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,Endpoint)
3sender 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,HealthcareService)
4sender 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,HealthcareService,Endpoint,CareTeam)
7sent 01 dateTime
7status 11! code revent-status|
7statusReason 01 CodeableConcept
7subject 01 Reference(Patient,Group)
7topic 01 CodeableConcept
=Communication.payload 7bBackboneElement
3content? 11 string|Attachment|Reference(Resource)
4content? 11 Attachment|Reference(Resource)|CodeableConcept
6id 01 string
=CommunicationRequest 7rDomainResource
7about 0* Reference(Resource)
7authoredOn 01 dateTime
7basedOn 0* Reference(Resource)
7category 0* CodeableConcept
7doNotPerform 01! boolean
7encounter 01 Reference(Encounter)
7groupIdentifier 01 Identifier
7identifier 0* Identifier
4informationProvider 0* Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,HealthcareService,Endpoint)
4intent 11! code rrequest-intent|
7medium 0* CodeableConcept
7note 0* Annotation
7occurrence? 01 dateTime|Period
7payload 0* @
7priority 01 code rrequest-priority|
4reason 0* CodeableReference(Resource)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
3recipient 0* Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,Group,CareTeam,HealthcareService)
4recipient 0* Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,Group,CareTeam,HealthcareService,Endpoint)
7replaces 0* Reference(CommunicationRequest)
7requester 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device)
3sender 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,HealthcareService)
7status 11! code rrequest-status|
7statusReason 01 CodeableConcept
7subject 01 Reference(Patient,Group)
=CommunicationRequest.payload 7bBackboneElement
3content? 11 string|Attachment|Reference(Resource)
4content? 11 Attachment|Reference(Resource)|CodeableConcept
6id 01 string
=CompartmentDefinition 7rDomainResource
7code 11 code rcompartment-type|
7contact 0* ContactDetail
7date 01 dateTime
7description 01 markdown
7experimental 01 boolean
7name 11 string
7publisher 01 string
7purpose 01 markdown
7resource 0* @
7search 11 boolean
7status 11! code rpublication-status|
4title 01 string
7url 11 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=CompartmentDefinition.resource 7bBackboneElement
7code 11 code rresource-types|
7documentation 01 string
4endParam 01 uri
6id 01 string
7param 0* string
4startParam 01 uri
=Composition 7rDomainResource
7attester 0* @
7author 1* Reference(Practitioner,PractitionerRole,Device,Patient,RelatedPerson,Organization)
7category 0* CodeableConcept
1confidentiality 01 code rhttp://terminology.hl7.org/ValueSet/v3-ConfidentialityClassification|2014-03-26
2confidentiality 01 code rhttp://terminology.hl7.org/ValueSet/v3-Confidentiality|2.0.0
7custodian 01 Reference(Organization)
7date 11 dateTime
7encounter 01 Reference(Encounter)
7event 0* @
3identifier 01 Identifier
4identifier 0* Identifier
4name 01 string
4note 0* Annotation
3relatesTo 0* @
4relatesTo 0* RelatedArtifact
7section 0* @
7status 11! code rcomposition-status|
3subject 01 Reference(Resource)
4subject 0* Reference(Resource)
7title 11 string
7type 11 CodeableConcept
4url 01 uri
4useContext 0* UsageContext
4version 01 string
=Composition.attester 7bBackboneElement
6id 01 string
3mode 11 code rcomposition-attestation-mode|
4mode 11 CodeableConcept
7party 01 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Organization)
7time 01 dateTime
=Composition.event 7bBackboneElement
3code 0* CodeableConcept
3detail 0* Reference(Resource)
4detail 0* CodeableReference(Resource)
6id 01 string
7period 01 Period
=Composition.relatesTo 3bBackboneElement
3code 11 code rdocument-relationship-type|
2id 01 string
3target? 11 Identifier|Reference(Composition)
=Composition.section 7bBackboneElement
7author 0* Reference(Practitioner,PractitionerRole,Device,Patient,RelatedPerson,Organization)
7code 01 CodeableConcept
7emptyReason 01 CodeableConcept
7entry 0* Reference(Resource)
7focus 01 Reference(Resource)
6id 01 string
3mode 01 code rlist-mode|
7orderedBy 01 CodeableConcept
7section 0* #Composition.section
7text 01 Narrative
7title 01 string
=ConceptMap 7rDomainResource
4additionalAttribute 0* @
4approvalDate 01 date
4author 0* ContactDetail
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
4editor 0* ContactDetail
4effectivePeriod 01 Period
4endorser 0* ContactDetail
7experimental 01 boolean
7group 0* @
3identifier 01 Identifier
4identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
4lastReviewDate 01 date
7name 01 string
4property 0* @
7publisher 01 string
7purpose 01 markdown
4relatedArtifact 0* RelatedArtifact
4reviewer 0* ContactDetail
3source? 01 uri|canonical(ValueSet)
4sourceScope? 01 uri|canonical(ValueSet)
7status 11! code rpublication-status|
3target? 01 uri|canonical(ValueSet)
4targetScope? 01 uri|canonical(ValueSet)
7title 01 string
4topic 0* CodeableConcept
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ConceptMap.additionalAttribute 4bBackboneElement
4code 11 code
4description 01 string
4id 01 string
4type 11 code rconceptmap-attribute-type|
4uri 01 uri
=ConceptMap.group 7bBackboneElement
7element 1* @
6id 01 string
3source 01 uri
4source 01 canonical(CodeSystem)
3sourceVersion 01 string
3target 01 uri
4target 01 canonical(CodeSystem)
3targetVersion 01 string
7unmapped 01 @
=ConceptMap.group.element 7bBackboneElement
7code 01 code
7display 01 string
6id 01 string
4noMap 01 boolean
7target 0* @
4valueSet 01 canonical(ValueSet)
=ConceptMap.group.element.target 7bBackboneElement
7code 01 code
7comment 01 string
7dependsOn 0* @
7display 01 string
3equivalence 11! code rconcept-map-equivalence|
6id 01 string
7product 0* #ConceptMap.group.element.target.dependsOn
4property 0* @
4relationship 11! code rconcept-map-relationship|
4valueSet 01 canonical(ValueSet)
=ConceptMap.group.element.target.dependsOn 7bBackboneElement
4attribute 11 code
3display 01 string
6id 01 string
3property 11 uri
3system 01 canonical(CodeSystem)
3value 11 string
4value? 01 code|Coding|string|boolean|Quantity
4valueSet 01 canonical(ValueSet)
=ConceptMap.group.element.target.property 4bBackboneElement
4code 11 code
4id 01 string
4value? 11 Coding|string|integer|boolean|dateTime|decimal|code
=ConceptMap.group.unmapped 7bBackboneElement
7code 01 code
7display 01 string
6id 01 string
7mode 11 code rconceptmap-unmapped-mode|
4otherMap 01 canonical(ConceptMap)
4relationship 01! code rconcept-map-relationship|
3url 01 canonical(ConceptMap)
4valueSet 01 canonical(ValueSet)
=ConceptMap.property 4bBackboneElement
4code 11 code
4description 01 string
4id 01 string
4system 01 canonical(CodeSystem)
4type 11 code rconceptmap-property-type|
4uri 01 uri
=Condition 7rDomainResource
7abatement? 01 dateTime|Age|Period|Range|string
3asserter 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson)
7bodySite 0* CodeableConcept
3category 0* CodeableConcept econdition-category
4category 0* CodeableConcept
3clinicalStatus 01! CodeableConcept rcondition-clinical|
4clinicalStatus 11! CodeableConcept rcondition-clinical|
7code 01 CodeableConcept
7encounter 01 Reference(Encounter)
3evidence 0* @
4evidence 0* CodeableReference(Resource)
7identifier 0* Identifier
7note 0* Annotation
7onset? 01 dateTime|Age|Period|Range|string
4participant 0* @
7recordedDate 01 dateTime
3recorder 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson)
7severity 01 CodeableConcept
7stage 0* @
7subject 11 Reference(Patient,Group)
7verificationStatus 01! CodeableConcept rcondition-ver-status|
=Condition.evidence 3bBackboneElement
3code 0* CodeableConcept
3detail 0* Reference(Resource)
2id 01 string
=Condition.participant 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Device,Organization,CareTeam)
4function 01 CodeableConcept eparticipation-role-type
4id 01 string
=Condition.stage 7bBackboneElement
7assessment 0* Reference(ClinicalImpression,DiagnosticReport,Observation)
6id 01 string
7summary 01 CodeableConcept
7type 01 CodeableConcept
=ConditionDefinition 4rDomainResource
4bodySite 01 CodeableConcept
4code 11 CodeableConcept
4contact 0* ContactDetail
4date 01 dateTime
4definition 0* uri
4description 01 markdown
4experimental 01 boolean
4hasBodySite 01 boolean
4hasSeverity 01 boolean
4hasStage 01 boolean
4identifier 0* Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4medication 0* @
4name 01 string
4observation 0* @
4plan 0* @
4precondition 0* @
4publisher 01 string
4questionnaire 0* @
4severity 01 CodeableConcept
4stage 01 CodeableConcept
4status 11! code rpublication-status|
4subtitle 01 string
4team 0* Reference(CareTeam)
4title 01 string
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ConditionDefinition.medication 4bBackboneElement
4category 01 CodeableConcept
4code 01 CodeableConcept
4id 01 string
=ConditionDefinition.observation 4bBackboneElement
4category 01 CodeableConcept
4code 01 CodeableConcept
4id 01 string
=ConditionDefinition.plan 4bBackboneElement
4id 01 string
4reference 11 Reference(PlanDefinition)
4role 01 CodeableConcept
=ConditionDefinition.precondition 4bBackboneElement
4code 11 CodeableConcept
4id 01 string
4type 11 code rcondition-precondition-type|
4value? 01 CodeableConcept|Quantity
=ConditionDefinition.questionnaire 4bBackboneElement
4id 01 string
4purpose 11 code rcondition-questionnaire-purpose|
4reference 11 Reference(Questionnaire)
=Consent 7rDomainResource
3category 1* CodeableConcept econsent-category
4category 0* CodeableConcept
4controller 0* Reference(HealthcareService,Organization,Patient,Practitioner)
4date 01 date
3dateTime 01 dateTime
4decision 01! code rconsent-provision-type|
4grantee 0* Reference(CareTeam,HealthcareService,Organization,Patient,Practitioner,RelatedPerson,PractitionerRole)
4grantor 0* Reference(CareTeam,HealthcareService,Organization,Patient,Practitioner,RelatedPerson,PractitionerRole)
7identifier 0* Identifier
4manager 0* Reference(HealthcareService,Organization,Patient,Practitioner)
3organization 0* Reference(Organization)
3patient 01 Reference(Patient)
3performer 0* Reference(Organization,Patient,Practitioner,RelatedPerson,PractitionerRole)
4period 01 Period
3policy 0* @
4policyBasis 01 @
3policyRule 01 CodeableConcept econsent-policy
4policyText 0* Reference(DocumentReference)
3provision 01 @
4provision 0* @
4regulatoryBasis 0* CodeableConcept
3scope 11! CodeableConcept econsent-scope
3source? 01 Attachment|Reference(Consent,DocumentReference,Contract,QuestionnaireResponse)
4sourceAttachment 0* Attachment
4sourceReference 0* Reference(Consent,DocumentReference,Contract,QuestionnaireResponse)
7status 11! code rconsent-state-codes|
4subject 01 Reference(Patient,Practitioner,Group)
7verification 0* @
=Consent.policy 3bBackboneElement
3authority 01 uri
2id 01 string
3uri 01 uri
=Consent.policyBasis 4bBackboneElement
4id 01 string
4reference 01 Reference(Resource)
4url 01 url
=Consent.provision 7bBackboneElement
7action 0* CodeableConcept
7actor 0* @
3class 0* Coding econsent-content-class
7code 0* CodeableConcept
7data 0* @
7dataPeriod 01 Period
4documentType 0* Coding
4expression 01 Expression
6id 01 string
7period 01 Period
7provision 0* #Consent.provision
7purpose 0* Coding ehttp://terminology.hl7.org/ValueSet/v3-PurposeOfUse
4resourceType 0* Coding eresource-types
3securityLabel 0* Coding esecurity-labels
4securityLabel 0* Coding
3type 01 code rconsent-provision-type|
=Consent.provision.actor 7bBackboneElement
6id 01 string
3reference 11 Reference(Device,Group,CareTeam,Organization,Patient,Practitioner,RelatedPerson,PractitionerRole)
4reference 01 Reference(Device,Group,CareTeam,Organization,Patient,Practitioner,RelatedPerson,PractitionerRole)
3role 11 CodeableConcept esecurity-role-type
4role 01 CodeableConcept eparticipation-role-type
=Consent.provision.data 7bBackboneElement
6id 01 string
7meaning 11 code rconsent-data-meaning|
7reference 11 Reference(Resource)
=Consent.verification 7bBackboneElement
6id 01 string
3verificationDate 01 dateTime
4verificationDate 0* dateTime
4verificationType 01 CodeableConcept
7verified 11 boolean
4verifiedBy 01 Reference(Organization,Practitioner,PractitionerRole)
7verifiedWith 01 Reference(Patient,RelatedPerson)
=ContactDetail 3cElement 4cDataType
7name 01 string
7telecom 0* ContactPoint
=ContactPoint 3cElement 4cDataType
7period 01 Period
7rank 01 positiveInt
7system 01 code rcontact-point-system|
7use 01! code rcontact-point-use|
7value 01 string
=Contract 7rDomainResource
7alias 0* string
7applies 01 Period
7author 01 Reference(Patient,Practitioner,PractitionerRole,Organization)
7authority 0* Reference(Organization)
7contentDefinition 01 @
7contentDerivative 01 CodeableConcept
7domain 0* Reference(Location)
7expirationType 01 CodeableConcept
7friendly 0* @
7identifier 0* Identifier
7instantiatesCanonical 01 Reference(Contract)
7instantiatesUri 01 uri
7issued 01 dateTime
7legal 0* @
7legalState 01 CodeableConcept econtract-legalstate
7legallyBinding? 01 Attachment|Reference(Composition,DocumentReference,QuestionnaireResponse,Contract)
7name 01 string
7relevantHistory 0* Reference(Provenance)
7rule 0* @
7scope 01 CodeableConcept
7signer 0* @
7site 0* Reference(Location)
7status 01! code rcontract-status|
7subType 0* CodeableConcept
7subject 0* Reference(Resource)
7subtitle 01 string
7supportingInfo 0* Reference(Resource)
7term 0* @
7title 01 string
7topic? 01 CodeableConcept|Reference(Resource)
7type 01 CodeableConcept
7url 01 uri
7version 01 string
=Contract.contentDefinition 7bBackboneElement
7copyright 01 markdown
6id 01 string
7publicationDate 01 dateTime
7publicationStatus 11 code rcontract-publicationstatus|
7publisher 01 Reference(Practitioner,PractitionerRole,Organization)
7subType 01 CodeableConcept
7type 11 CodeableConcept
=Contract.friendly 7bBackboneElement
7content? 11 Attachment|Reference(Composition,DocumentReference,QuestionnaireResponse)
6id 01 string
=Contract.legal 7bBackboneElement
7content? 11 Attachment|Reference(Composition,DocumentReference,QuestionnaireResponse)
6id 01 string
=Contract.rule 7bBackboneElement
7content? 11 Attachment|Reference(DocumentReference)
6id 01 string
=Contract.signer 7bBackboneElement
6id 01 string
7party 11 Reference(Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
7signature 1* Signature
7type 11 Coding
=Contract.term 7bBackboneElement
7action 0* @
7applies 01 Period
7asset 0* @
7group 0* #Contract.term
6id 01 string
7identifier 01 Identifier
7issued 01 dateTime
7offer 11 @
7securityLabel 0* @
7subType 01 CodeableConcept
7text 01 string
7topic? 01 CodeableConcept|Reference(Resource)
7type 01 CodeableConcept
=Contract.term.action 7bBackboneElement
7context 01 Reference(Encounter,EpisodeOfCare)
7contextLinkId 0* string
7doNotPerform 01! boolean
6id 01 string
7intent 11 CodeableConcept
7linkId 0* string
7note 0* Annotation
7occurrence? 01 dateTime|Period|Timing
7performer 01 Reference(RelatedPerson,Patient,Practitioner,PractitionerRole,CareTeam,Device,Substance,Organization,Location)
7performerLinkId 0* string
7performerRole 01 CodeableConcept
7performerType 0* CodeableConcept
3reason 0* string
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference,Questionnaire,QuestionnaireResponse)
3reasonCode 0* CodeableConcept
7reasonLinkId 0* string
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference,Questionnaire,QuestionnaireResponse)
7requester 0* Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Device,Group,Organization)
7requesterLinkId 0* string
7securityLabelNumber 0* unsignedInt
7status 11 CodeableConcept
7subject 0* @
7type 11 CodeableConcept
=Contract.term.action.subject 7bBackboneElement
6id 01 string
7reference 1* Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Device,Group,Organization)
7role 01 CodeableConcept
=Contract.term.asset 7bBackboneElement
7answer 0* #Contract.term.offer.answer
7condition 01 string
7context 0* @
6id 01 string
7linkId 0* string
7period 0* Period
7periodType 0* CodeableConcept
7relationship 01 Coding econsent-content-class
7scope 01 CodeableConcept
7securityLabelNumber 0* unsignedInt
7subtype 0* CodeableConcept
7text 01 string
7type 0* CodeableConcept
7typeReference 0* Reference(Resource)
7usePeriod 0* Period
7valuedItem 0* @
=Contract.term.asset.context 7bBackboneElement
7code 0* CodeableConcept
6id 01 string
7reference 01 Reference(Resource)
7text 01 string
=Contract.term.asset.valuedItem 7bBackboneElement
7effectiveTime 01 dateTime
7entity? 01 CodeableConcept|Reference(Resource)
7factor 01 decimal
6id 01 string
7identifier 01 Identifier
7linkId 0* string
7net 01 Money
7payment 01 string
7paymentDate 01 dateTime
7points 01 decimal
7quantity 01 Quantity
7recipient 01 Reference(Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
7responsible 01 Reference(Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
7securityLabelNumber 0* unsignedInt
7unitPrice 01 Money
=Contract.term.offer 7bBackboneElement
7answer 0* @
7decision 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-ActConsentDirective
7decisionMode 0* CodeableConcept
6id 01 string
7identifier 0* Identifier
7linkId 0* string
7party 0* @
7securityLabelNumber 0* unsignedInt
7text 01 string
7topic 01 Reference(Resource)
7type 01 CodeableConcept
=Contract.term.offer.answer 7bBackboneElement
6id 01 string
7value? 11 boolean|decimal|integer|date|dateTime|time|string|uri|Attachment|Coding|Quantity|Reference(Resource)
=Contract.term.offer.party 7bBackboneElement
6id 01 string
7reference 1* Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Device,Group,Organization)
7role 11 CodeableConcept
=Contract.term.securityLabel 7bBackboneElement
7category 0* Coding
7classification 11 Coding
7control 0* Coding
6id 01 string
7number 0* unsignedInt
=Contributor 3cElement 4cDataType
7contact 0* ContactDetail
7name 11 string
7type 11 code rcontributor-type|
=Count 7cQuantity
=Coverage 7rDomainResource
7beneficiary 11 Reference(Patient)
7class 0* @
7contract 0* Reference(Contract)
7costToBeneficiary 0* @
7dependent 01 string
7identifier 0* Identifier
4insurancePlan 01 Reference(InsurancePlan)
4insurer 01 Reference(Organization)
4kind 11 code rcoverage-kind|
7network 01 string
7order 01 positiveInt
4paymentBy 0* @
3payor 1* Reference(Organization,Patient,RelatedPerson)
7period 01 Period
7policyHolder 01 Reference(Patient,RelatedPerson,Organization)
7relationship 01 CodeableConcept esubscriber-relationship
7status 11! code rfm-status|
7subrogation 01 boolean
7subscriber 01 Reference(Patient,RelatedPerson)
3subscriberId 01 string
4subscriberId 0* Identifier
7type 01 CodeableConcept
=Coverage.class 7bBackboneElement
6id 01 string
7name 01 string
7type 11 CodeableConcept ecoverage-class
3value 11 string
4value 11 Identifier
=Coverage.costToBeneficiary 7bBackboneElement
4category 01 CodeableConcept
7exception 0* @
6id 01 string
4network 01 CodeableConcept
4term 01 CodeableConcept
7type 01 CodeableConcept ecoverage-copay-type
4unit 01 CodeableConcept
3value? 11 Quantity|Money
4value? 01 Quantity|Money
=Coverage.costToBeneficiary.exception 7bBackboneElement
6id 01 string
7period 01 Period
7type 11 CodeableConcept
=Coverage.paymentBy 4bBackboneElement
4id 01 string
4party 11 Reference(Patient,RelatedPerson,Organization)
4responsibility 01 string
=CoverageEligibilityRequest 7rDomainResource
7created 11 dateTime
7enterer 01 Reference(Practitioner,PractitionerRole)
4event 0* @
7facility 01 Reference(Location)
7identifier 0* Identifier
7insurance 0* @
7insurer 11 Reference(Organization)
7item 0* @
7patient 11 Reference(Patient)
7priority 01 CodeableConcept
7provider 01 Reference(Practitioner,PractitionerRole,Organization)
7purpose 1* code religibilityrequest-purpose|
7serviced? 01 date|Period
7status 11! code rfm-status|
7supportingInfo 0* @
=CoverageEligibilityRequest.event 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4when? 11 dateTime|Period
=CoverageEligibilityRequest.insurance 7bBackboneElement
7businessArrangement 01 string
7coverage 11 Reference(Coverage)
7focal 01 boolean
6id 01 string
=CoverageEligibilityRequest.item 7bBackboneElement
7category 01 CodeableConcept
7detail 0* Reference(Resource)
7diagnosis 0* @
7facility 01 Reference(Location,Organization)
6id 01 string
7modifier 0* CodeableConcept
7productOrService 01 CodeableConcept
7provider 01 Reference(Practitioner,PractitionerRole)
7quantity 01 Quantity
7supportingInfoSequence 0* positiveInt
7unitPrice 01 Money
=CoverageEligibilityRequest.item.diagnosis 7bBackboneElement
7diagnosis? 01 CodeableConcept|Reference(Condition)
6id 01 string
=CoverageEligibilityRequest.supportingInfo 7bBackboneElement
7appliesToAll 01 boolean
6id 01 string
7information 11 Reference(Resource)
7sequence 11 positiveInt
=CoverageEligibilityResponse 7rDomainResource
7created 11 dateTime
7disposition 01 string
7error 0* @
4event 0* @
7form 01 CodeableConcept
7identifier 0* Identifier
7insurance 0* @
7insurer 11 Reference(Organization)
3outcome 11 code rremittance-outcome|
4outcome 11 code religibility-outcome|
7patient 11 Reference(Patient)
7preAuthRef 01 string
7purpose 1* code religibilityresponse-purpose|
7request 11 Reference(CoverageEligibilityRequest)
7requestor 01 Reference(Practitioner,PractitionerRole,Organization)
7serviced? 01 date|Period
7status 11! code rfm-status|
=CoverageEligibilityResponse.error 7bBackboneElement
7code 11 CodeableConcept
4expression 0* string
6id 01 string
=CoverageEligibilityResponse.event 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4when? 11 dateTime|Period
=CoverageEligibilityResponse.insurance 7bBackboneElement
7benefitPeriod 01 Period
7coverage 11 Reference(Coverage)
6id 01 string
7inforce 01 boolean
7item 0* @
=CoverageEligibilityResponse.insurance.item 7bBackboneElement
7authorizationRequired 01 boolean
7authorizationSupporting 0* CodeableConcept
7authorizationUrl 01 uri
7benefit 0* @
7category 01 CodeableConcept
7description 01 string
7excluded 01 boolean
6id 01 string
7modifier 0* CodeableConcept
7name 01 string
7network 01 CodeableConcept
7productOrService 01 CodeableConcept
7provider 01 Reference(Practitioner,PractitionerRole)
7term 01 CodeableConcept
7unit 01 CodeableConcept
=CoverageEligibilityResponse.insurance.item.benefit 7bBackboneElement
7allowed? 01 unsignedInt|string|Money
6id 01 string
7type 11 CodeableConcept
7used? 01 unsignedInt|string|Money
=DataRequirement 3cElement 4cDataType
7codeFilter 0* @
7dateFilter 0* @
7limit 01 positiveInt
7mustSupport 0* string
7profile 0* canonical(StructureDefinition)
7sort 0* @
3subject? 01 CodeableConcept|Reference(Group) esubject-type
4subject? 01 CodeableConcept|Reference(Group) eparticipant-resource-types
3type 11 code rall-types|
4type 11 code rfhir-types|
4valueFilter 0* @
=DataRequirement.codeFilter 7bElement
7code 0* Coding
2id 01 string
7path 01 string
7searchParam 01 string
7valueSet 01 canonical(ValueSet)
=DataRequirement.dateFilter 7bElement
2id 01 string
7path 01 string
7searchParam 01 string
7value? 01 dateTime|Period|Duration
=DataRequirement.sort 7bElement
7direction 11 code rsort-direction|
2id 01 string
7path 11 string
=DataRequirement.valueFilter 4bElement
4comparator 01 code rvalue-filter-comparator|
4path 01 string
4searchParam 01 string
4value? 01 dateTime|Period|Duration
=DataType 4CElement
4id 01 id
=DetectedIssue 7rDomainResource
3author 01 Reference(Practitioner,PractitionerRole,Device)
4author 01 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Device)
4category 0* CodeableConcept
7code 01 CodeableConcept
3detail 01 string
4detail 01 markdown
4encounter 01 Reference(Encounter)
7evidence 0* @
7identified? 01 dateTime|Period
7identifier 0* Identifier
7implicated 0* Reference(Resource)
7mitigation 0* @
3patient 01 Reference(Patient)
7reference 01 uri
7severity 01 code rdetectedissue-severity|
3status 11! code robservation-status|
4status 11! code rdetectedissue-status|
4subject 01 Reference(Patient,Group,Device,Location,Organization,Procedure,Practitioner,Medication,Substance,BiologicallyDerivedProduct,NutritionProduct)
=DetectedIssue.evidence 7bBackboneElement
7code 0* CodeableConcept
7detail 0* Reference(Resource)
6id 01 string
=DetectedIssue.mitigation 7bBackboneElement
7action 11 CodeableConcept
7author 01 Reference(Practitioner,PractitionerRole)
7date 01 dateTime
6id 01 string
4note 0* Annotation
=Device 7rDomainResource
4availabilityStatus 01 CodeableConcept edevice-availability-status
4biologicalSourceEvent 01 Identifier
4category 0* CodeableConcept
4conformsTo 0* @
7contact 0* ContactPoint
4cycle 01 Count
3definition 01 Reference(DeviceDefinition)
4definition 01 CodeableReference(DeviceDefinition)
3deviceName 0* @
4displayName 01 string
3distinctIdentifier 01 string
4duration 01 Duration
4endpoint 0* Reference(Endpoint)
7expirationDate 01 dateTime
4gateway 0* CodeableReference(Device)
7identifier 0* Identifier
7location 01 Reference(Location)
7lotNumber 01 string
7manufactureDate 01 dateTime
7manufacturer 01 string
4mode 01 CodeableConcept
7modelNumber 01 string
4name 0* @
7note 0* Annotation
7owner 01 Reference(Organization)
7parent 01 Reference(Device)
7partNumber 01 string
3patient 01 Reference(Patient)
7property 0* @
7safety 0* CodeableConcept
7serialNumber 01 string
3specialization 0* @
7status 01! code rdevice-status|
3statusReason 0* CodeableConcept edevice-status-reason
3type 01 CodeableConcept
4type 0* CodeableConcept
7udiCarrier 0* @
7url 01 uri
7version 0* @
=Device.conformsTo 4bBackboneElement
4category 01 CodeableConcept
4id 01 string
4specification 11 CodeableConcept
4version 01 string
=Device.deviceName 3bBackboneElement
2id 01 string
3name 11 string
3type 11 code rdevice-nametype|
=Device.name 4bBackboneElement
4display 01! boolean
4id 01 string
4type 11 code rdevice-nametype|
4value 11 string
=Device.property 7bBackboneElement
6id 01 string
7type 11 CodeableConcept
4value? 11 Quantity|CodeableConcept|string|boolean|integer|Range|Attachment
3valueCode 0* CodeableConcept
3valueQuantity 0* Quantity
=Device.specialization 3bBackboneElement
2id 01 string
3systemType 11 CodeableConcept
3version 01 string
=Device.udiCarrier 7bBackboneElement
7carrierAIDC 01 base64Binary
7carrierHRF 01 string
3deviceIdentifier 01 string
4deviceIdentifier 11 string
7entryType 01 code rudi-entry-type|
6id 01 string
3issuer 01 uri
4issuer 11 uri
7jurisdiction 01 uri
=Device.version 7bBackboneElement
7component 01 Identifier
6id 01 string
4installDate 01 dateTime
7type 01 CodeableConcept
7value 11 string
=DeviceAssociation 4rDomainResource
4bodyStructure 01 Reference(BodyStructure)
4category 0* CodeableConcept
4device 11 Reference(Device)
4identifier 0* Identifier
4operation 0* @
4period 01 Period
4status 11 CodeableConcept rdeviceassociation-status|
4statusReason 0* CodeableConcept rdeviceassociation-status-reason|
4subject 01 Reference(Patient,Group,Practitioner,RelatedPerson,Device)
=DeviceAssociation.operation 4bBackboneElement
4id 01 string
4operator 0* Reference(Patient,Practitioner,RelatedPerson)
4period 01 Period
4status 11 CodeableConcept
=DeviceDefinition 7rDomainResource
3capability 0* @
4chargeItem 0* @
4classification 0* @
4conformsTo 0* @
7contact 0* ContactPoint
4correctiveAction 01 @
4description 01 markdown
7deviceName 0* @
4guideline 01 @
4hasPart 0* @
7identifier 0* Identifier
7languageCode 0* CodeableConcept
4link 0* @
4manufacturer 01 Reference(Organization)
3manufacturer? 01 string|Reference(Organization)
7material 0* @
7modelNumber 01 string
7note 0* Annotation
3onlineInformation 01 uri
7owner 01 Reference(Organization)
4packaging 0* @
3parentDevice 01 Reference(DeviceDefinition)
4partNumber 01 string
3physicalCharacteristics 01 ProdCharacteristic
4productionIdentifierInUDI 0* code rdevice-productidentifierinudi|
7property 0* @
3quantity 01 Quantity
4regulatoryIdentifier 0* @
7safety 0* CodeableConcept
7shelfLifeStorage 0* ProductShelfLife
3specialization 0* @
3type 01 CodeableConcept
7udiDeviceIdentifier 0* @
3url 01 uri
3version 0* string
4version 0* @
=DeviceDefinition.capability 3bBackboneElement
3description 0* CodeableConcept
2id 01 string
3type 11 CodeableConcept
=DeviceDefinition.chargeItem 4bBackboneElement
4chargeItemCode 11 CodeableReference(ChargeItemDefinition)
4count 11 Quantity
4effectivePeriod 01 Period
4id 01 string
4useContext 0* UsageContext
=DeviceDefinition.classification 4bBackboneElement
4id 01 string
4justification 0* RelatedArtifact
4type 11 CodeableConcept
=DeviceDefinition.conformsTo 4bBackboneElement
4category 01 CodeableConcept
4id 01 string
4source 0* RelatedArtifact
4specification 11 CodeableConcept
4version 0* string
=DeviceDefinition.correctiveAction 4bBackboneElement
4id 01 string
4period 11 Period
4recall 11 boolean
4scope 01 code rdevice-correctiveactionscope|
=DeviceDefinition.deviceName 7bBackboneElement
6id 01 string
7name 11 string
7type 11 code rdevice-nametype|
=DeviceDefinition.guideline 4bBackboneElement
4contraindication 0* CodeableConcept
4id 01 string
4indication 0* CodeableConcept
4intendedUse 01 string
4relatedArtifact 0* RelatedArtifact
4usageInstruction 01 markdown
4useContext 0* UsageContext
4warning 0* CodeableConcept
=DeviceDefinition.hasPart 4bBackboneElement
4count 01 integer
4id 01 string
4reference 11 Reference(DeviceDefinition)
=DeviceDefinition.link 4bBackboneElement
4id 01 string
4relatedDevice 11 CodeableReference(DeviceDefinition)
4relation 11 Coding edevicedefinition-relationtype
=DeviceDefinition.material 7bBackboneElement
7allergenicIndicator 01 boolean
7alternate 01 boolean
6id 01 string
7substance 11 CodeableConcept
=DeviceDefinition.packaging 4bBackboneElement
4count 01 integer
4distributor 0* @
4id 01 string
4identifier 01 Identifier
4packaging 0* #DeviceDefinition.packaging
4type 01 CodeableConcept
4udiDeviceIdentifier 0* #DeviceDefinition.udiDeviceIdentifier
=DeviceDefinition.packaging.distributor 4bBackboneElement
4id 01 string
4name 01 string
4organizationReference 0* Reference(Organization)
=DeviceDefinition.property 7bBackboneElement
6id 01 string
7type 11 CodeableConcept
4value? 11 Quantity|CodeableConcept|string|boolean|integer|Range|Attachment
3valueCode 0* CodeableConcept
3valueQuantity 0* Quantity
=DeviceDefinition.regulatoryIdentifier 4bBackboneElement
4deviceIdentifier 11 string
4id 01 string
4issuer 11 uri
4jurisdiction 11 uri
4type 11 code rdevicedefinition-regulatory-identifier-type|
=DeviceDefinition.specialization 3bBackboneElement
2id 01 string
3systemType 11 string
3version 01 string
=DeviceDefinition.udiDeviceIdentifier 7bBackboneElement
7deviceIdentifier 11 string
6id 01 string
7issuer 11 uri
7jurisdiction 11 uri
4marketDistribution 0* @
=DeviceDefinition.udiDeviceIdentifier.marketDistribution 4bBackboneElement
4id 01 string
4marketPeriod 11 Period
4subJurisdiction 11 uri
=DeviceDefinition.version 4bBackboneElement
4component 01 Identifier
4id 01 string
4type 01 CodeableConcept
4value 11 string
=DeviceDispense 4rDomainResource
4basedOn 0* Reference(CarePlan,DeviceRequest)
4category 0* CodeableConcept
4destination 01 Reference(Location)
4device 11 CodeableReference(Device,DeviceDefinition)
4encounter 01 Reference(Encounter)
4eventHistory 0* Reference(Provenance)
4identifier 0* Identifier
4location 01 Reference(Location)
4note 0* Annotation
4partOf 0* Reference(Procedure)
4performer 0* @
4preparedDate 01 dateTime
4quantity 01 Quantity
4receiver 01 Reference(Patient,Practitioner,RelatedPerson,Location,PractitionerRole)
4status 11! code rdevicedispense-status|
4statusReason 01 CodeableReference(DetectedIssue)
4subject 11 Reference(Patient,Practitioner)
4supportingInformation 0* Reference(Resource)
4type 01 CodeableConcept
4usageInstruction 01 markdown
4whenHandedOver 01 dateTime
=DeviceDispense.performer 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Organization,Patient,Device,RelatedPerson,CareTeam)
4function 01 CodeableConcept
4id 01 string
=DeviceMetric 7rDomainResource
7calibration 0* @
7category 11 code rmetric-category|
3color 01 code rmetric-color|
4color 01 code rcolor-codes|
4device 11 Reference(Device)
7identifier 0* Identifier
4measurementFrequency 01 Quantity
3measurementPeriod 01 Timing
7operationalStatus 01 code rmetric-operational-status|
3parent 01 Reference(Device)
3source 01 Reference(Device)
7type 11 CodeableConcept
7unit 01 CodeableConcept
=DeviceMetric.calibration 7bBackboneElement
6id 01 string
7state 01 code rmetric-calibration-state|
7time 01 instant
7type 01 code rmetric-calibration-type|
=DeviceRequest 7rDomainResource
4asNeeded 01 boolean
4asNeededFor 01 CodeableConcept
7authoredOn 01 dateTime
7basedOn 0* Reference(Resource)
4code 11 CodeableReference(Device,DeviceDefinition)
3code? 11 Reference(Device)|CodeableConcept
4doNotPerform 01! boolean
7encounter 01 Reference(Encounter)
7groupIdentifier 01 Identifier
7identifier 0* Identifier
7instantiatesCanonical 0* canonical(ActivityDefinition,PlanDefinition)
7instantiatesUri 0* uri
7insurance 0* Reference(Coverage,ClaimResponse)
7intent 11! code rrequest-intent|
7note 0* Annotation
7occurrence? 01 dateTime|Period|Timing
7parameter 0* @
3performer 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,HealthcareService,Patient,Device,RelatedPerson)
4performer 01 CodeableReference(Practitioner,PractitionerRole,Organization,CareTeam,HealthcareService,Patient,Device,RelatedPerson)
3performerType 01 CodeableConcept
3priorRequest 0* Reference(Resource)
7priority 01 code rrequest-priority|
4quantity 01 integer
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
7relevantHistory 0* Reference(Provenance)
4replaces 0* Reference(DeviceRequest)
7requester 01 Reference(Device,Practitioner,PractitionerRole,Organization)
7status 01! code rrequest-status|
7subject 11 Reference(Patient,Group,Location,Device)
7supportingInfo 0* Reference(Resource)
=DeviceRequest.parameter 7bBackboneElement
7code 01 CodeableConcept
6id 01 string
7value? 01 CodeableConcept|Quantity|Range|boolean
=DeviceUsage 4rDomainResource
4adherence 01 @
4basedOn 0* Reference(ServiceRequest)
4bodySite 01 CodeableReference(BodyStructure)
4category 0* CodeableConcept
4context 01 Reference(Encounter,EpisodeOfCare)
4dateAsserted 01 dateTime
4derivedFrom 0* Reference(ServiceRequest,Procedure,Claim,Observation,QuestionnaireResponse,DocumentReference)
4device 11 CodeableReference(Device,DeviceDefinition)
4identifier 0* Identifier
4informationSource 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
4note 0* Annotation
4patient 11 Reference(Patient)
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference,Procedure)
4status 11! code rdeviceusage-status|
4timing? 01 Timing|Period|dateTime
4usageReason 0* CodeableConcept
4usageStatus 01 CodeableConcept rdeviceusage-status|
=DeviceUsage.adherence 4bBackboneElement
4code 11 CodeableConcept
4id 01 string
4reason 1* CodeableConcept
=DeviceUseStatement 3rDomainResource
3basedOn 0* Reference(ServiceRequest)
3bodySite 01 CodeableConcept
3derivedFrom 0* Reference(ServiceRequest,Procedure,Claim,Observation,QuestionnaireResponse,DocumentReference)
3device 11 Reference(Device)
3identifier 0* Identifier
3note 0* Annotation
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference,Media)
3recordedOn 01 dateTime
3source 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson)
3status 11! code rdevice-statement-status|
3subject 11 Reference(Patient,Group)
3timing? 01 Timing|Period|dateTime
=DiagnosticReport 7rDomainResource
7basedOn 0* Reference(CarePlan,ImmunizationRecommendation,MedicationRequest,NutritionOrder,ServiceRequest)
7category 0* CodeableConcept
7code 11 CodeableConcept
4composition 01 Reference(Composition)
3conclusion 01 string
4conclusion 01 markdown
7conclusionCode 0* CodeableConcept
7effective? 01 dateTime|Period
7encounter 01 Reference(Encounter)
7identifier 0* Identifier
3imagingStudy 0* Reference(ImagingStudy)
7issued 01 instant
7media 0* @
4note 0* Annotation
7performer 0* Reference(Practitioner,PractitionerRole,Organization,CareTeam)
7presentedForm 0* Attachment
7result 0* Reference(Observation)
7resultsInterpreter 0* Reference(Practitioner,PractitionerRole,Organization,CareTeam)
7specimen 0* Reference(Specimen)
7status 11! code rdiagnostic-report-status|
4study 0* Reference(GenomicStudy,ImagingStudy)
1subject 01 Reference(Patient,Group,Device,Location)
2subject 01 Reference(Patient,Group,Device,Location,Organization,Procedure,Practitioner,Medication,Substance)
4subject 01 Reference(Patient,Group,Device,Location,Organization,Practitioner,Medication,Substance,BiologicallyDerivedProduct)
4supportingInfo 0* @
=DiagnosticReport.media 7bBackboneElement
7comment 01 string
6id 01 string
3link 11 Reference(Media)
4link 11 Reference(DocumentReference)
=DiagnosticReport.supportingInfo 4bBackboneElement
4id 01 string
4reference 11 Reference(Procedure,Observation,DiagnosticReport,Citation)
4type 11 CodeableConcept
=Distance 7cQuantity
=DocumentManifest 3rDomainResource
3author 0* Reference(Practitioner,PractitionerRole,Organization,Device,Patient,RelatedPerson)
3content 1* Reference(Resource)
3created 01 dateTime
3description 01 string
3identifier 0* Identifier
3masterIdentifier 01 Identifier
3recipient 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
3related 0* @
3source 01 uri
3status 11! code rdocument-reference-status|
3subject 01 Reference(Patient,Practitioner,Group,Device)
3type 01 CodeableConcept
=DocumentManifest.related 3bBackboneElement
2id 01 string
3identifier 01 Identifier
3ref 01 Reference(Resource)
=DocumentReference 7rDomainResource
4attester 0* @
3authenticator 01 Reference(Practitioner,PractitionerRole,Organization)
3author 0* Reference(Practitioner,PractitionerRole,Organization,Device,Patient,RelatedPerson)
4author 0* Reference(Practitioner,PractitionerRole,Organization,Device,Patient,RelatedPerson,CareTeam)
4basedOn 0* Reference(Appointment,AppointmentResponse,CarePlan,Claim,CommunicationRequest,Contract,CoverageEligibilityRequest,DeviceRequest,EnrollmentRequest,ImmunizationRecommendation,MedicationRequest,NutritionOrder,RequestOrchestration,ServiceRequest,SupplyRequest,VisionPrescription)
4bodySite 0* CodeableReference(BodyStructure)
7category 0* CodeableConcept
7content 1* @
3context 01 @
4context 0* Reference(Appointment,Encounter,EpisodeOfCare)
7custodian 01 Reference(Organization)
7date 01 instant
3description 01 string
4description 01 markdown
7docStatus 01 code rcomposition-status|
4event 0* CodeableReference
4facilityType 01 CodeableConcept
7identifier 0* Identifier
3masterIdentifier 01 Identifier
4modality 0* CodeableConcept ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part16/sect_CID_33.html
4period 01 Period
4practiceSetting 01 CodeableConcept
7relatesTo 0* @
3securityLabel 0* CodeableConcept esecurity-labels
4securityLabel 0* CodeableConcept
7status 11! code rdocument-reference-status|
3subject 01 Reference(Patient,Practitioner,Group,Device)
4subject 01 Reference(Resource)
7type 01 CodeableConcept
4version 01 string
=DocumentReference.attester 4bBackboneElement
4id 01 string
4mode 11 CodeableConcept
4party 01 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Organization)
4time 01 dateTime
=DocumentReference.content 7bBackboneElement
7attachment 11 Attachment
3format 01 Coding
6id 01 string
4profile 0* @
=DocumentReference.content.profile 4bBackboneElement
4id 01 string
4value? 11 Coding|uri|canonical
=DocumentReference.context 3bBackboneElement
3encounter 0* Reference(Encounter,EpisodeOfCare)
3event 0* CodeableConcept
3facilityType 01 CodeableConcept
2id 01 string
3period 01 Period
3practiceSetting 01 CodeableConcept
3related 0* Reference(Resource)
3sourcePatientInfo 01 Reference(Patient)
=DocumentReference.relatesTo 7bBackboneElement
3code 11 code rdocument-relationship-type|
4code 11 CodeableConcept edocument-relationship-type
6id 01 string
7target 11 Reference(DocumentReference)
=DomainResource 7RResource
7contained 0* Resource
7extension 0* Extension
7modifierExtension 0*! Extension
7text 01 Narrative
=Dosage 3cBackboneElement 4cBackboneType
7additionalInstruction 0* CodeableConcept
4asNeeded 01 boolean
3asNeeded? 01 boolean|CodeableConcept
4asNeededFor 0* CodeableConcept
7doseAndRate 0* @
7maxDosePerAdministration 01 Quantity
7maxDosePerLifetime 01 Quantity
3maxDosePerPeriod 01 Ratio
4maxDosePerPeriod 0* Ratio
7method 01 CodeableConcept
7patientInstruction 01 string
7route 01 CodeableConcept
7sequence 01 integer
7site 01 CodeableConcept
7text 01 string
7timing 01 Timing
=Dosage.doseAndRate 7bElement
7dose? 01 Range|Quantity
2id 01 string
7rate? 01 Ratio|Range|Quantity
7type 01 CodeableConcept
=Duration 7cQuantity
=EffectEvidenceSynthesis 1rDomainResource
1approvalDate 01 date
1author 0* ContactDetail
1certainty 0* @
1contact 0* ContactDetail
1copyright 01 markdown
1date 01 dateTime
1description 01 markdown
1editor 0* ContactDetail
1effectEstimate 0* @
1effectivePeriod 01 Period
1endorser 0* ContactDetail
1exposure 11 Reference(EvidenceVariable)
1exposureAlternative 11 Reference(EvidenceVariable)
1identifier 0* Identifier
1jurisdiction 0* CodeableConcept ejurisdiction
1lastReviewDate 01 date
1name 01 string
1note 0* Annotation
1outcome 11 Reference(EvidenceVariable)
1population 11 Reference(EvidenceVariable)
1publisher 01 string
1relatedArtifact 0* RelatedArtifact
1resultsByExposure 0* @
1reviewer 0* ContactDetail
1sampleSize 01 @
1status 11! code rpublication-status|
1studyType 01 CodeableConcept estudy-type
1synthesisType 01 CodeableConcept esynthesis-type
1title 01 string
1topic 0* CodeableConcept
1url 01 uri
1useContext 0* UsageContext
1version 01 string
=EffectEvidenceSynthesis.certainty 1bBackboneElement
1certaintySubcomponent 0* @
1note 0* Annotation
1rating 0* CodeableConcept eevidence-quality
=EffectEvidenceSynthesis.certainty.certaintySubcomponent 1bBackboneElement
1note 0* Annotation
1rating 0* CodeableConcept ecertainty-subcomponent-rating
1type 01 CodeableConcept ecertainty-subcomponent-type
=EffectEvidenceSynthesis.effectEstimate 1bBackboneElement
1description 01 string
1precisionEstimate 0* @
1type 01 CodeableConcept eeffect-estimate-type
1unitOfMeasure 01 CodeableConcept rucum-units|
1value 01 decimal
1variantState 01 CodeableConcept eevidence-variant-state
=EffectEvidenceSynthesis.effectEstimate.precisionEstimate 1bBackboneElement
1from 01 decimal
1level 01 decimal
1to 01 decimal
1type 01 CodeableConcept eprecision-estimate-type
=EffectEvidenceSynthesis.resultsByExposure 1bBackboneElement
1description 01 string
1exposureState 01 code rexposure-state|
1riskEvidenceSynthesis 11 Reference(RiskEvidenceSynthesis)
1variantState 01 CodeableConcept eevidence-variant-state
=EffectEvidenceSynthesis.sampleSize 1bBackboneElement
1description 01 string
1numberOfParticipants 01 integer
1numberOfStudies 01 integer
=Element 3C- 4CBase
7extension 0* Extension
5id 01 string
2id 01 id
=ElementDefinition 3cBackboneElement 4cBackboneType
7alias 0* string
7base 01 @
7binding 01 @
7code 0* Coding
7comment 01 markdown
7condition 0* id
7constraint 0* @
7contentReference 01 uri
7defaultValue? 01 *
7definition 01 markdown
7example 0* @
7fixed? 01 *
7isModifier 01 boolean
7isModifierReason 01 string
7isSummary 01 boolean
7label 01 string
7mapping 0* @
7max 01 string
7maxLength 01 integer
3maxValue? 01 date|dateTime|instant|time|decimal|integer|positiveInt|unsignedInt|Quantity
4maxValue? 01 date|dateTime|instant|time|decimal|integer|integer64|positiveInt|unsignedInt|Quantity
7meaningWhenMissing 01 markdown
7min 01 unsignedInt
3minValue? 01 date|dateTime|instant|time|decimal|integer|positiveInt|unsignedInt|Quantity
4minValue? 01 date|dateTime|instant|time|decimal|integer|integer64|positiveInt|unsignedInt|Quantity
4mustHaveValue 01 boolean
7mustSupport 01 boolean
7orderMeaning 01 string
7path 11 string
7pattern? 01 *
7representation 0* code rproperty-representation|
7requirements 01 markdown
7short 01 string
7sliceIsConstraining 01 boolean
7sliceName 01 string
7slicing 01 @
7type 0* @
4valueAlternatives 0* canonical(StructureDefinition)
=ElementDefinition.base 7bElement
2id 01 string
7max 11 string
7min 11 unsignedInt
7path 11 string
=ElementDefinition.binding 7bElement
4additional 0* @
3description 01 string
4description 01 markdown
2id 01 string
7strength 11 code rbinding-strength|
7valueSet 01 canonical(ValueSet)
=ElementDefinition.binding.additional 4bElement
4any 01 boolean
4documentation 01 markdown
4purpose 11 code radditional-binding-purpose|
4shortDoco 01 string
4usage 0* UsageContext
4valueSet 11 canonical(ValueSet)
=ElementDefinition.constraint 7bElement
7expression 01 string
7human 11 string
2id 01 string
7key 11 id
3requirements 01 string
4requirements 01 markdown
7severity 11 code rconstraint-severity|
7source 01 canonical(StructureDefinition)
4suppress 01 boolean
3xpath 01 string
=ElementDefinition.example 7bElement
2id 01 string
7label 11 string
7value? 11 *
=ElementDefinition.mapping 7bElement
3comment 01 string
4comment 01 markdown
2id 01 string
7identity 11 id
7language 01 code rmimetypes|
7map 11 string
=ElementDefinition.slicing 7bElement
7description 01 string
7discriminator 0* @
2id 01 string
7ordered 01 boolean
7rules 11 code rresource-slicing-rules|
=ElementDefinition.slicing.discriminator 7bElement
2id 01 string
7path 11 string
7type 11 code rdiscriminator-type|
=ElementDefinition.type 7bElement
7aggregation 0* code rresource-aggregation-mode|
1code 11 uri edefined-types
2code 11 uri efhir-element-types
4code 11 uri eelementdefinition-types
2id 01 string
7profile 0* canonical(StructureDefinition,ImplementationGuide)
7targetProfile 0* canonical(StructureDefinition,ImplementationGuide)
7versioning 01 code rreference-version-rules|
=Encounter 7rDomainResource
7account 0* Reference(Account)
4actualPeriod 01 Period
4admission 01 @
7appointment 0* Reference(Appointment)
3basedOn 0* Reference(ServiceRequest)
4basedOn 0* Reference(CarePlan,DeviceRequest,MedicationRequest,ServiceRequest)
4careTeam 0* Reference(CareTeam)
3class 11 Coding ehttp://terminology.hl7.org/ValueSet/v3-ActEncounterCode
4class 0* CodeableConcept
3classHistory 0* @
7diagnosis 0* @
4dietPreference 0* CodeableConcept
7episodeOfCare 0* Reference(EpisodeOfCare)
3hospitalization 01 @
7identifier 0* Identifier
7length 01 Duration
7location 0* @
7partOf 01 Reference(Encounter)
7participant 0* @
3period 01 Period
4plannedEndDate 01 dateTime
4plannedStartDate 01 dateTime
7priority 01 CodeableConcept
4reason 0* @
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Procedure,Observation,ImmunizationRecommendation)
7serviceProvider 01 Reference(Organization)
3serviceType 01 CodeableConcept
4serviceType 0* CodeableReference(HealthcareService)
4specialArrangement 0* CodeableConcept
4specialCourtesy 0* CodeableConcept
7status 11! code rencounter-status|
3statusHistory 0* @
7subject 01 Reference(Patient,Group)
4subjectStatus 01 CodeableConcept
7type 0* CodeableConcept
4virtualService 0* VirtualServiceDetail
=Encounter.admission 4bBackboneElement
4admitSource 01 CodeableConcept
4destination 01 Reference(Location,Organization)
4dischargeDisposition 01 CodeableConcept
4id 01 string
4origin 01 Reference(Location,Organization)
4preAdmissionIdentifier 01 Identifier
4reAdmission 01 CodeableConcept
=Encounter.classHistory 3bBackboneElement
3class 11 Coding ehttp://terminology.hl7.org/ValueSet/v3-ActEncounterCode
2id 01 string
3period 11 Period
=Encounter.diagnosis 7bBackboneElement
3condition 11 Reference(Condition,Procedure)
4condition 0* CodeableReference(Condition)
6id 01 string
3rank 01 positiveInt
3use 01 CodeableConcept
4use 0* CodeableConcept
=Encounter.hospitalization 3bBackboneElement
3admitSource 01 CodeableConcept
3destination 01 Reference(Location,Organization)
3dietPreference 0* CodeableConcept
3dischargeDisposition 01 CodeableConcept
2id 01 string
3origin 01 Reference(Location,Organization)
3preAdmissionIdentifier 01 Identifier
3reAdmission 01 CodeableConcept
3specialArrangement 0* CodeableConcept
3specialCourtesy 0* CodeableConcept
=Encounter.location 7bBackboneElement
4form 01 CodeableConcept
6id 01 string
7location 11 Reference(Location)
7period 01 Period
3physicalType 01 CodeableConcept
7status 01 code rencounter-location-status|
=Encounter.participant 7bBackboneElement
4actor 01 Reference(Patient,Group,RelatedPerson,Practitioner,PractitionerRole,Device,HealthcareService)
6id 01 string
3individual 01 Reference(Practitioner,PractitionerRole,RelatedPerson)
7period 01 Period
7type 0* CodeableConcept eencounter-participant-type
=Encounter.reason 4bBackboneElement
4id 01 string
4use 0* CodeableConcept
4value 0* CodeableReference(Condition,DiagnosticReport,Observation,ImmunizationRecommendation,Procedure)
=Encounter.statusHistory 3bBackboneElement
2id 01 string
3period 11 Period
3status 11 code rencounter-status|
=EncounterHistory 4rDomainResource
4actualPeriod 01 Period
4class 11 CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-ActEncounterCode
4encounter 01 Reference(Encounter)
4identifier 0* Identifier
4length 01 Duration
4location 0* @
4plannedEndDate 01 dateTime
4plannedStartDate 01 dateTime
4serviceType 0* CodeableReference(HealthcareService)
4status 11! code rencounter-status|
4subject 01 Reference(Patient,Group)
4subjectStatus 01 CodeableConcept
4type 0* CodeableConcept
=EncounterHistory.location 4bBackboneElement
4form 01 CodeableConcept
4id 01 string
4location 11 Reference(Location)
=Endpoint 7rDomainResource
7address 11 url
3connectionType 11 Coding eendpoint-connection-type
4connectionType 1* CodeableConcept
7contact 0* ContactPoint
4description 01 string
4environmentType 0* CodeableConcept eendpoint-environment
7header 0* string
7identifier 0* Identifier
7managingOrganization 01 Reference(Organization)
7name 01 string
4payload 0* @
3payloadMimeType 0* code rmimetypes|
3payloadType 1* CodeableConcept
7period 01 Period
7status 11! code rendpoint-status|
=Endpoint.payload 4bBackboneElement
4id 01 string
4mimeType 0* code rmimetypes|
4type 0* CodeableConcept
=EnrollmentRequest 7rDomainResource
7candidate 01 Reference(Patient)
7coverage 01 Reference(Coverage)
7created 01 dateTime
7identifier 0* Identifier
7insurer 01 Reference(Organization)
7provider 01 Reference(Practitioner,PractitionerRole,Organization)
7status 01! code rfm-status|
=EnrollmentResponse 7rDomainResource
7created 01 dateTime
7disposition 01 string
7identifier 0* Identifier
7organization 01 Reference(Organization)
3outcome 01 code rremittance-outcome|
4outcome 01 code renrollment-outcome|
7request 01 Reference(EnrollmentRequest)
7requestProvider 01 Reference(Practitioner,PractitionerRole,Organization)
7status 01! code rfm-status|
=EpisodeOfCare 7rDomainResource
7account 0* Reference(Account)
7careManager 01 Reference(Practitioner,PractitionerRole)
4careTeam 0* Reference(CareTeam)
7diagnosis 0* @
7identifier 0* Identifier
7managingOrganization 01 Reference(Organization)
7patient 11 Reference(Patient)
7period 01 Period
4reason 0* @
7referralRequest 0* Reference(ServiceRequest)
7status 11! code repisode-of-care-status|
7statusHistory 0* @
3team 0* Reference(CareTeam)
7type 0* CodeableConcept
=EpisodeOfCare.diagnosis 7bBackboneElement
3condition 11 Reference(Condition)
4condition 0* CodeableReference(Condition)
6id 01 string
3rank 01 positiveInt
3role 01 CodeableConcept
4use 01 CodeableConcept
=EpisodeOfCare.reason 4bBackboneElement
4id 01 string
4use 01 CodeableConcept
4value 0* CodeableReference(Condition,Procedure,Observation,HealthcareService)
=EpisodeOfCare.statusHistory 7bBackboneElement
6id 01 string
7period 11 Period
7status 11 code repisode-of-care-status|
=EventDefinition 7rDomainResource
7approvalDate 01 date
7author 0* ContactDetail
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7editor 0* ContactDetail
7effectivePeriod 01 Period
7endorser 0* ContactDetail
7experimental 01 boolean
7identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
7name 01 string
7publisher 01 string
7purpose 01 markdown
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
7status 11! code rpublication-status|
3subject? 01 CodeableConcept|Reference(Group) esubject-type
4subject? 01 CodeableConcept|Reference(Group) eparticipant-resource-types
7subtitle 01 string
7title 01 string
7topic 0* CodeableConcept
7trigger 1* TriggerDefinition
7url 01 uri
3usage 01 string
4usage 01 markdown
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Evidence 7rDomainResource
7approvalDate 01 date
6assertion 01 markdown
7author 0* ContactDetail
6certainty 0* @
6citeAs? 01 Reference(Citation)|markdown
7contact 0* ContactDetail
5copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7editor 0* ContactDetail
1effectivePeriod 01 Period
7endorser 0* ContactDetail
4experimental 01 boolean
1exposureBackground 11 Reference(EvidenceVariable)
1exposureVariant 0* Reference(EvidenceVariable)
7identifier 0* Identifier
1jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
5name 01 string
7note 0* Annotation
1outcome 0* Reference(EvidenceVariable)
7publisher 01 string
4purpose 01 markdown
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
1shortTitle 01 string
6statistic 0* @
7status 11! code rpublication-status|
4studyDesign 0* CodeableConcept estudy-design
2studyType 01 CodeableConcept estudy-type
1subtitle 01 string
2synthesisType 01 CodeableConcept esynthesis-type
4synthesisType 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/synthesis-type
7title 01 string
1topic 0* CodeableConcept
7url 01 uri
7useContext 0* UsageContext
6variableDefinition 1* @
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Evidence.certainty 6bBackboneElement
2description 01 string
4description 01 markdown
6id 01 string
6note 0* Annotation
6rater 01 string
6rating 01 CodeableConcept ecertainty-rating
6subcomponent 0* #Evidence.certainty
6type 01 CodeableConcept ecertainty-type
=Evidence.statistic 6bBackboneElement
6attributeEstimate 0* @
6category 01 CodeableConcept
2description 01 string
4description 01 markdown
6id 01 string
6modelCharacteristic 0* @
6note 0* Annotation
6numberAffected 01 unsignedInt
6numberOfEvents 01 unsignedInt
6quantity 01 Quantity
6sampleSize 01 @
6statisticType 01 CodeableConcept estatistic-type
=Evidence.statistic.attributeEstimate 6bBackboneElement
6attributeEstimate 0* #Evidence.statistic.attributeEstimate
2description 01 string
4description 01 markdown
6id 01 string
6level 01 decimal
6note 0* Annotation
6quantity 01 Quantity
6range 01 Range
6type 01 CodeableConcept eattribute-estimate-type
=Evidence.statistic.modelCharacteristic 6bBackboneElement
6attributeEstimate 0* #Evidence.statistic.attributeEstimate
6code 11 CodeableConcept estatistic-model-code
6id 01 string
6value 01 Quantity
6variable 0* @
=Evidence.statistic.modelCharacteristic.variable 6bBackboneElement
6handling 01 code rvariable-handling|
6id 01 string
6valueCategory 0* CodeableConcept
6valueQuantity 0* Quantity
6valueRange 0* Range
6variableDefinition 11 Reference(Group,EvidenceVariable)
=Evidence.statistic.sampleSize 6bBackboneElement
2description 01 string
4description 01 markdown
6id 01 string
6knownDataCount 01 unsignedInt
6note 0* Annotation
6numberOfParticipants 01 unsignedInt
6numberOfStudies 01 unsignedInt
=Evidence.variableDefinition 6bBackboneElement
6description 01 markdown
2directnessMatch 01 CodeableConcept edirectness
4directnessMatch 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/directness
6id 01 string
6intended 01 Reference(Group,EvidenceVariable)
6note 0* Annotation
6observed 01 Reference(Group,EvidenceVariable)
6variableRole 11 CodeableConcept evariable-role
=EvidenceReport 6rDomainResource
6author 0* ContactDetail
6citeAs? 01 Reference(Citation)|markdown
6contact 0* ContactDetail
6editor 0* ContactDetail
6endorser 0* ContactDetail
6identifier 0* Identifier
6note 0* Annotation
6publisher 01 string
6relatedArtifact 0* RelatedArtifact
6relatedIdentifier 0* Identifier
6relatesTo 0* @
6reviewer 0* ContactDetail
6section 0* @
6status 11! code rpublication-status|
6subject 11 @
6type 01 CodeableConcept
6url 01 uri
6useContext 0* UsageContext
=EvidenceReport.relatesTo 6bBackboneElement
6code 11 code rreport-relation-type|
6id 01 string
4target 11 @
2target? 11 Identifier|Reference(EvidenceReport)
=EvidenceReport.relatesTo.target 4bBackboneElement
4display 01 markdown
4id 01 string
4identifier 01 Identifier
4resource 01 Reference(Resource)
4url 01 uri
=EvidenceReport.section 6bBackboneElement
2author 0* Reference(Person,Device,Group,Organization)
4author 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Device,Group,Organization)
6emptyReason 01 CodeableConcept
6entryClassifier 0* CodeableConcept eevidence-classifier-code
6entryQuantity 0* Quantity
6entryReference 0* Reference(Resource)
6focus 01 CodeableConcept eevidence-report-section
6focusReference 01 Reference(Resource)
6id 01 string
6mode 01 code rlist-mode|
6orderedBy 01 CodeableConcept
6section 0* #EvidenceReport.section
6text 01 Narrative
6title 01 string
=EvidenceReport.subject 6bBackboneElement
6characteristic 0* @
6id 01 string
6note 0* Annotation
=EvidenceReport.subject.characteristic 6bBackboneElement
6code 11 CodeableConcept efocus-characteristic-code
6exclude 01 boolean
6id 01 string
6period 01 Period
6value? 11 Reference(Resource)|CodeableConcept|boolean|Quantity|Range
=EvidenceVariable 7rDomainResource
6actual 01 boolean
5approvalDate 01 date
7author 0* ContactDetail
6category 0* @
1characteristic 1* @
6characteristic 0* @
2characteristicCombination 01 code rcharacteristic-combination|
7contact 0* ContactDetail
5copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7editor 0* ContactDetail
5effectivePeriod 01 Period
7endorser 0* ContactDetail
4experimental 01 boolean
6handling 01 code rvariable-handling|
7identifier 0* Identifier
1jurisdiction 0* CodeableConcept ejurisdiction
5lastReviewDate 01 date
7name 01 string
7note 0* Annotation
7publisher 01 string
4purpose 01 markdown
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
7shortTitle 01 string
7status 11! code rpublication-status|
3subtitle 01 string
7title 01 string
1topic 0* CodeableConcept
1type 01 code rvariable-type|
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=EvidenceVariable.category 6bBackboneElement
6id 01 string
6name 01 string
6value? 01 CodeableConcept|Quantity|Range
=EvidenceVariable.characteristic 7bBackboneElement
1definition? 11 Reference(Group)|canonical(ActivityDefinition)|CodeableConcept|Expression|DataRequirement|TriggerDefinition
2definition? 11 Reference(Group,EvidenceVariable)|canonical(Resource)|CodeableConcept|Expression
4definitionByCombination 01 @
4definitionByTypeAndValue 01 @
4definitionCanonical 01 canonical(EvidenceVariable,Evidence)
4definitionCodeableConcept 01 CodeableConcept
4definitionExpression 01 Expression
4definitionId 01 id
4definitionReference 01 Reference(EvidenceVariable,Group,Evidence)
3description 01 string
4description 01 markdown
2device 01 Reference(Device,DeviceMetric)
4duration? 01 Quantity|Range
7exclude 01 boolean
3groupMeasure 01 code rgroup-measure|
6id 01 string
4instances? 01 Quantity|Range
4linkId 01 id
2method 01 CodeableConcept
4note 0* Annotation
1participantEffective? 01 dateTime|Period|Duration|Timing
4timeFromEvent 0* @
1timeFromStart 01 Duration
2timeFromStart 01 @
1usageContext 0* UsageContext
=EvidenceVariable.characteristic.definitionByCombination 4bBackboneElement
4characteristic 1* #EvidenceVariable.characteristic
4code 11 code rcharacteristic-combination|
4id 01 string
4threshold 01 positiveInt
=EvidenceVariable.characteristic.definitionByTypeAndValue 4bBackboneElement
4device 01 Reference(Device,DeviceMetric)
4id 01 string
4method 0* CodeableConcept
4offset 01 CodeableConcept
4type 11 CodeableConcept
4value? 11 CodeableConcept|boolean|Quantity|Range|Reference|id
=EvidenceVariable.characteristic.timeFromEvent 4bBackboneElement
4description 01 markdown
4event? 01 CodeableConcept|Reference|dateTime|id
4id 01 string
4note 0* Annotation
4quantity 01 Quantity
4range 01 Range
=EvidenceVariable.characteristic.timeFromStart 2bBackboneElement
2description 01 string
2id 01 string
2note 0* Annotation
2quantity 01 Quantity
2range 01 Range
=ExampleScenario 7rDomainResource
7actor 0* @
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
4description 01 markdown
7experimental 01 boolean
7identifier 0* Identifier
7instance 0* @
7jurisdiction 0* CodeableConcept ejurisdiction
7name 01 string
7process 0* @
7publisher 01 string
7purpose 01 markdown
7status 11! code rpublication-status|
4title 01 string
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
3workflow 0* canonical(ExampleScenario)
=ExampleScenario.actor 7bBackboneElement
3actorId 11 string
7description 01 markdown
6id 01 string
4key 11 string
3name 01 string
4title 11 string
7type 11 code rexamplescenario-actor-type|
=ExampleScenario.instance 7bBackboneElement
7containedInstance 0* @
4content 01 Reference
7description 01 markdown
6id 01 string
4key 11 string
3name 01 string
3resourceId 11 string
3resourceType 11 code rresource-types|
4structureProfile? 01 canonical|uri
4structureType 11 Coding eexamplescenario-instance-type
4structureVersion 01 string
4title 11 string
7version 0* @
=ExampleScenario.instance.containedInstance 7bBackboneElement
6id 01 string
4instanceReference 11 string
3resourceId 11 string
3versionId 01 string
4versionReference 01 string
=ExampleScenario.instance.version 7bBackboneElement
4content 01 Reference
3description 11 markdown
4description 01 markdown
6id 01 string
4key 11 string
4title 11 string
3versionId 11 string
=ExampleScenario.process 7bBackboneElement
7description 01 markdown
6id 01 string
7postConditions 01 markdown
7preConditions 01 markdown
7step 0* @
7title 11 string
=ExampleScenario.process.step 7bBackboneElement
7alternative 0* @
6id 01 string
4number 01 string
7operation 01 @
7pause 01 boolean
3process 0* #ExampleScenario.process
4process 01 #ExampleScenario.process
4workflow 01 canonical(ExampleScenario)
=ExampleScenario.process.step.alternative 7bBackboneElement
7description 01 markdown
6id 01 string
7step 0* #ExampleScenario.process.step
7title 11 string
=ExampleScenario.process.step.operation 7bBackboneElement
7description 01 markdown
6id 01 string
7initiator 01 string
7initiatorActive 01 boolean
3name 01 string
3number 11 string
7receiver 01 string
7receiverActive 01 boolean
7request 01 #ExampleScenario.instance.containedInstance
7response 01 #ExampleScenario.instance.containedInstance
4title 11 string
3type 01 string
4type 01 Coding etestscript-operation-codes
=ExplanationOfBenefit 7rDomainResource
7accident 01 @
7addItem 0* @
7adjudication 0* #ExplanationOfBenefit.item.adjudication
7benefitBalance 0* @
7benefitPeriod 01 Period
7billablePeriod 01 Period
7careTeam 0* @
7claim 01 Reference(Claim)
7claimResponse 01 Reference(ClaimResponse)
7created 11 dateTime
4decision 01 CodeableConcept
7diagnosis 0* @
4diagnosisRelatedGroup 01 CodeableConcept
7disposition 01 string
4encounter 0* Reference(Encounter)
3enterer 01 Reference(Practitioner,PractitionerRole)
4enterer 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson)
4event 0* @
3facility 01 Reference(Location)
4facility 01 Reference(Location,Organization)
7form 01 Attachment
7formCode 01 CodeableConcept
7fundsReserve 01 CodeableConcept
7fundsReserveRequested 01 CodeableConcept
7identifier 0* Identifier
3insurance 1* @
4insurance 0* @
3insurer 11 Reference(Organization)
4insurer 01 Reference(Organization)
7item 0* @
7originalPrescription 01 Reference(MedicationRequest)
3outcome 11 code rremittance-outcome|
4outcome 11 code rclaim-outcome|
7patient 11 Reference(Patient)
4patientPaid 01 Money
7payee 01 @
7payment 01 @
7preAuthRef 0* string
7preAuthRefPeriod 0* Period
7precedence 01 positiveInt
7prescription 01 Reference(MedicationRequest,VisionPrescription)
7priority 01 CodeableConcept
7procedure 0* @
7processNote 0* @
3provider 11 Reference(Practitioner,PractitionerRole,Organization)
4provider 01 Reference(Practitioner,PractitionerRole,Organization)
7referral 01 Reference(ServiceRequest)
7related 0* @
7status 11! code rexplanationofbenefit-status|
7subType 01 CodeableConcept
7supportingInfo 0* @
7total 0* @
4traceNumber 0* Identifier
7type 11 CodeableConcept eclaim-type
7use 11 code rclaim-use|
=ExplanationOfBenefit.accident 7bBackboneElement
7date 01 date
6id 01 string
7location? 01 Address|Reference(Location)
7type 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-ActIncidentCode
=ExplanationOfBenefit.addItem 7bBackboneElement
7adjudication 0* #ExplanationOfBenefit.item.adjudication
3bodySite 01 CodeableConcept
4bodySite 0* @
7detail 0* @
7detailSequence 0* positiveInt
7factor 01 decimal
6id 01 string
7itemSequence 0* positiveInt
7location? 01 CodeableConcept|Address|Reference(Location)
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7provider 0* Reference(Practitioner,PractitionerRole,Organization)
7quantity 01 Quantity
4request 0* Reference(DeviceRequest,MedicationRequest,NutritionOrder,ServiceRequest,SupplyRequest,VisionPrescription)
4revenue 01 CodeableConcept
4reviewOutcome 01 #ExplanationOfBenefit.item.reviewOutcome
7serviced? 01 date|Period
7subDetailSequence 0* positiveInt
3subSite 0* CodeableConcept
4tax 01 Money
4traceNumber 0* Identifier
7unitPrice 01 Money
=ExplanationOfBenefit.addItem.bodySite 4bBackboneElement
4id 01 string
4site 1* CodeableReference(BodyStructure)
4subSite 0* CodeableConcept
=ExplanationOfBenefit.addItem.detail 7bBackboneElement
7adjudication 0* #ExplanationOfBenefit.item.adjudication
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7quantity 01 Quantity
4revenue 01 CodeableConcept
4reviewOutcome 01 #ExplanationOfBenefit.item.reviewOutcome
7subDetail 0* @
4tax 01 Money
4traceNumber 0* Identifier
7unitPrice 01 Money
=ExplanationOfBenefit.addItem.detail.subDetail 7bBackboneElement
7adjudication 0* #ExplanationOfBenefit.item.adjudication
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7quantity 01 Quantity
4revenue 01 CodeableConcept
4reviewOutcome 01 #ExplanationOfBenefit.item.reviewOutcome
4tax 01 Money
4traceNumber 0* Identifier
7unitPrice 01 Money
=ExplanationOfBenefit.benefitBalance 7bBackboneElement
7category 11 CodeableConcept
7description 01 string
7excluded 01 boolean
7financial 0* @
6id 01 string
7name 01 string
7network 01 CodeableConcept
7term 01 CodeableConcept
7unit 01 CodeableConcept
=ExplanationOfBenefit.benefitBalance.financial 7bBackboneElement
7allowed? 01 unsignedInt|string|Money
6id 01 string
7type 11 CodeableConcept
7used? 01 unsignedInt|Money
=ExplanationOfBenefit.careTeam 7bBackboneElement
6id 01 string
7provider 11 Reference(Practitioner,PractitionerRole,Organization)
3qualification 01 CodeableConcept
7responsible 01 boolean
7role 01 CodeableConcept
7sequence 11 positiveInt
4specialty 01 CodeableConcept
=ExplanationOfBenefit.diagnosis 7bBackboneElement
7diagnosis? 11 CodeableConcept|Reference(Condition)
6id 01 string
7onAdmission 01 CodeableConcept
3packageCode 01 CodeableConcept
7sequence 11 positiveInt
7type 0* CodeableConcept
=ExplanationOfBenefit.event 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4when? 11 dateTime|Period
=ExplanationOfBenefit.insurance 7bBackboneElement
7coverage 11 Reference(Coverage)
7focal 11 boolean
6id 01 string
7preAuthRef 0* string
=ExplanationOfBenefit.item 7bBackboneElement
7adjudication 0* @
3bodySite 01 CodeableConcept
4bodySite 0* @
7careTeamSequence 0* positiveInt
7category 01 CodeableConcept
7detail 0* @
7diagnosisSequence 0* positiveInt
7encounter 0* Reference(Encounter)
7factor 01 decimal
6id 01 string
7informationSequence 0* positiveInt
7location? 01 CodeableConcept|Address|Reference(Location)
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
4patientPaid 01 Money
7procedureSequence 0* positiveInt
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7quantity 01 Quantity
4request 0* Reference(DeviceRequest,MedicationRequest,NutritionOrder,ServiceRequest,SupplyRequest,VisionPrescription)
7revenue 01 CodeableConcept
4reviewOutcome 01 @
7sequence 11 positiveInt
7serviced? 01 date|Period
3subSite 0* CodeableConcept
4tax 01 Money
4traceNumber 0* Identifier
7udi 0* Reference(Device)
7unitPrice 01 Money
=ExplanationOfBenefit.item.adjudication 7bBackboneElement
7amount 01 Money
7category 11 CodeableConcept
6id 01 string
4quantity 01 Quantity
7reason 01 CodeableConcept
3value 01 decimal
=ExplanationOfBenefit.item.bodySite 4bBackboneElement
4id 01 string
4site 1* CodeableReference(BodyStructure)
4subSite 0* CodeableConcept
=ExplanationOfBenefit.item.detail 7bBackboneElement
7adjudication 0* #ExplanationOfBenefit.item.adjudication
7category 01 CodeableConcept
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7quantity 01 Quantity
7revenue 01 CodeableConcept
4reviewOutcome 01 #ExplanationOfBenefit.item.reviewOutcome
7sequence 11 positiveInt
7subDetail 0* @
4tax 01 Money
4traceNumber 0* Identifier
7udi 0* Reference(Device)
7unitPrice 01 Money
=ExplanationOfBenefit.item.detail.subDetail 7bBackboneElement
7adjudication 0* #ExplanationOfBenefit.item.adjudication
7category 01 CodeableConcept
7factor 01 decimal
6id 01 string
7modifier 0* CodeableConcept
7net 01 Money
7noteNumber 0* positiveInt
4patientPaid 01 Money
3productOrService 11 CodeableConcept
4productOrService 01 CodeableConcept
4productOrServiceEnd 01 CodeableConcept
7programCode 0* CodeableConcept
7quantity 01 Quantity
7revenue 01 CodeableConcept
4reviewOutcome 01 #ExplanationOfBenefit.item.reviewOutcome
7sequence 11 positiveInt
4tax 01 Money
4traceNumber 0* Identifier
7udi 0* Reference(Device)
7unitPrice 01 Money
=ExplanationOfBenefit.item.reviewOutcome 4bBackboneElement
4decision 01 CodeableConcept
4id 01 string
4preAuthPeriod 01 Period
4preAuthRef 01 string
4reason 0* CodeableConcept
=ExplanationOfBenefit.payee 7bBackboneElement
6id 01 string
7party 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson)
7type 01 CodeableConcept
=ExplanationOfBenefit.payment 7bBackboneElement
7adjustment 01 Money
7adjustmentReason 01 CodeableConcept
7amount 01 Money
7date 01 date
6id 01 string
7identifier 01 Identifier
7type 01 CodeableConcept
=ExplanationOfBenefit.procedure 7bBackboneElement
7date 01 dateTime
6id 01 string
7procedure? 11 CodeableConcept|Reference(Procedure)
7sequence 11 positiveInt
7type 0* CodeableConcept
7udi 0* Reference(Device)
=ExplanationOfBenefit.processNote 7bBackboneElement
6id 01 string
3language 01 CodeableConcept
4language 01 CodeableConcept rall-languages|
7number 01 positiveInt
7text 01 string
3type 01 code rnote-type|
4type 01 CodeableConcept enote-type
=ExplanationOfBenefit.related 7bBackboneElement
7claim 01 Reference(Claim)
6id 01 string
7reference 01 Identifier
7relationship 01 CodeableConcept
=ExplanationOfBenefit.supportingInfo 7bBackboneElement
7category 11 CodeableConcept
7code 01 CodeableConcept
6id 01 string
7reason 01 Coding
7sequence 11 positiveInt
7timing? 01 date|Period
3value? 01 boolean|string|Quantity|Attachment|Reference(Resource)
4value? 01 boolean|string|Quantity|Attachment|Reference(Resource)|Identifier
=ExplanationOfBenefit.total 7bBackboneElement
7amount 11 Money
7category 11 CodeableConcept
6id 01 string
=Expression 3cElement 4cDataType
7description 01 string
7expression 01 string
3language 11 code eexpression-language
4language 01 code eexpression-language
3name 01 id
4name 01 code
7reference 01 uri
=ExtendedContactDetail 4cDataType
4address 01 Address
4name 0* HumanName
4organization 01 Reference(Organization)
4period 01 Period
4purpose 01 CodeableConcept
4telecom 0* ContactPoint
=Extension 3cElement 4cDataType
7url 11 uri
7value? 01 *
=FamilyMemberHistory 7rDomainResource
7age? 01 Age|Range|string
7born? 01 Period|date|string
7condition 0* @
7dataAbsentReason 01 CodeableConcept
7date 01 dateTime
7deceased? 01 boolean|Age|Range|date|string
7estimatedAge 01 boolean
7identifier 0* Identifier
7instantiatesCanonical 0* canonical(PlanDefinition,Questionnaire,ActivityDefinition,Measure,OperationDefinition)
7instantiatesUri 0* uri
7name 01 string
7note 0* Annotation
4participant 0* @
7patient 11 Reference(Patient)
4procedure 0* @
4reason 0* CodeableReference(Condition,Observation,AllergyIntolerance,QuestionnaireResponse,DiagnosticReport,DocumentReference)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,AllergyIntolerance,QuestionnaireResponse,DiagnosticReport,DocumentReference)
7relationship 11 CodeableConcept
7sex 01 CodeableConcept eadministrative-gender
7status 11! code rhistory-status|
=FamilyMemberHistory.condition 7bBackboneElement
7code 11 CodeableConcept
7contributedToDeath 01 boolean
6id 01 string
7note 0* Annotation
7onset? 01 Age|Range|Period|string
7outcome 01 CodeableConcept
=FamilyMemberHistory.participant 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Device,Organization,CareTeam)
4function 01 CodeableConcept eparticipation-role-type
4id 01 string
=FamilyMemberHistory.procedure 4bBackboneElement
4code 11 CodeableConcept
4contributedToDeath 01 boolean
4id 01 string
4note 0* Annotation
4outcome 01 CodeableConcept
4performed? 01 Age|Range|Period|string|dateTime
=Flag 7rDomainResource
3author 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole)
4author 01 Reference(Device,Organization,Patient,RelatedPerson,Practitioner,PractitionerRole)
7category 0* CodeableConcept
7code 11 CodeableConcept
7encounter 01 Reference(Encounter)
7identifier 0* Identifier
7period 01 Period
7status 11! code rflag-status|
3subject 11 Reference(Patient,Location,Group,Organization,Practitioner,PlanDefinition,Medication,Procedure)
4subject 11 Reference(Patient,RelatedPerson,Location,Group,Organization,Practitioner,PractitionerRole,PlanDefinition,Medication,Procedure)
=FormularyItem 4rDomainResource
4code 01 CodeableConcept
4identifier 0* Identifier
4status 01! code rformularyitem-status|
=GenomicStudy 4rDomainResource
4analysis 0* @
4basedOn 0* Reference(ServiceRequest,Task)
4description 01 markdown
4encounter 01 Reference(Encounter)
4identifier 0* Identifier
4instantiatesCanonical 01 canonical(PlanDefinition)
4instantiatesUri 01 uri
4interpreter 0* Reference(Practitioner,PractitionerRole)
4note 0* Annotation
4reason 0* CodeableReference(Condition,Observation)
4referrer 01 Reference(Practitioner,PractitionerRole)
4startDate 01 dateTime
4status 11! code rgenomicstudy-status|
4subject 11 Reference(Patient,Group,Substance,BiologicallyDerivedProduct,NutritionProduct)
4type 0* CodeableConcept
=GenomicStudy.analysis 4bBackboneElement
4changeType 0* CodeableConcept
4date 01 dateTime
4device 0* @
4focus 0* Reference(Resource)
4genomeBuild 01 CodeableConcept ehttp://loinc.org/vs/LL1040-6
4id 01 string
4identifier 0* Identifier
4input 0* @
4instantiatesCanonical 01 canonical(PlanDefinition,ActivityDefinition)
4instantiatesUri 01 uri
4methodType 0* CodeableConcept
4note 0* Annotation
4output 0* @
4performer 0* @
4protocolPerformed 01 Reference(Procedure,Task)
4regionsCalled 0* Reference(DocumentReference,Observation)
4regionsStudied 0* Reference(DocumentReference,Observation)
4specimen 0* Reference(Specimen)
4title 01 string
=GenomicStudy.analysis.device 4bBackboneElement
4device 01 Reference(Device)
4function 01 CodeableConcept
4id 01 string
=GenomicStudy.analysis.input 4bBackboneElement
4file 01 Reference(DocumentReference)
4generatedBy? 01 Identifier|Reference(GenomicStudy)
4id 01 string
4type 01 CodeableConcept
=GenomicStudy.analysis.output 4bBackboneElement
4file 01 Reference(DocumentReference)
4id 01 string
4type 01 CodeableConcept
=GenomicStudy.analysis.performer 4bBackboneElement
4actor 01 Reference(Practitioner,PractitionerRole,Organization,Device)
4id 01 string
4role 01 CodeableConcept
=Goal 7rDomainResource
7achievementStatus 01 CodeableConcept
3addresses 0* Reference(Condition,Observation,MedicationStatement,NutritionOrder,ServiceRequest,RiskAssessment)
4addresses 0* Reference(Condition,Observation,MedicationStatement,MedicationRequest,NutritionOrder,ServiceRequest,RiskAssessment,Procedure)
7category 0* CodeableConcept
4continuous 01 boolean
7description 11 CodeableConcept
3expressedBy 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson)
7identifier 0* Identifier
7lifecycleStatus 11! code rgoal-status|
7note 0* Annotation
4outcome 0* CodeableReference(Observation)
3outcomeCode 0* CodeableConcept
3outcomeReference 0* Reference(Observation)
7priority 01 CodeableConcept
4source 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,CareTeam)
7start? 01 date|CodeableConcept
7statusDate 01 date
7statusReason 01 string
7subject 11 Reference(Patient,Group,Organization)
7target 0* @
=Goal.target 7bBackboneElement
7detail? 01 Quantity|Range|CodeableConcept|string|boolean|integer|Ratio
7due? 01 date|Duration
6id 01 string
7measure 01 CodeableConcept
=GraphDefinition 7rDomainResource
7contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7experimental 01 boolean
4identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7link 0* @
7name 11 string
4node 0* @
3profile 01 canonical(StructureDefinition)
7publisher 01 string
7purpose 01 markdown
3start 11 code rresource-types|
4start 01 id
7status 11! code rpublication-status|
4title 01 string
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=GraphDefinition.link 7bBackboneElement
4compartment 0* @
7description 01 string
6id 01 string
7max 01 string
7min 01 integer
4params 01 string
7path 01 string
7sliceName 01 string
4sourceId 11 id
3target 0* @
4targetId 11 id
=GraphDefinition.link.compartment 4bBackboneElement
4code 11 code rcompartment-type|
4description 01 string
4expression 01 string
4id 01 string
4rule 11 code rgraph-compartment-rule|
4use 11 code rgraph-compartment-use|
=GraphDefinition.link.target 3bBackboneElement
3compartment 0* @
2id 01 string
3link 0* #GraphDefinition.link
3params 01 string
3profile 01 canonical(StructureDefinition)
3type 11 code rresource-types|
=GraphDefinition.link.target.compartment 3bBackboneElement
3code 11 code rcompartment-type|
3description 01 string
3expression 01 string
2id 01 string
3rule 11 code rgraph-compartment-rule|
3use 11 code rgraph-compartment-use|
=GraphDefinition.node 4bBackboneElement
4description 01 string
4id 01 string
4nodeId 11 id
4profile 01 canonical(StructureDefinition)
4type 11 code rversion-independent-all-resource-types|
=Group 7rDomainResource
3active 01 boolean
4active 01! boolean
3actual 11 boolean
7characteristic 0* @
7code 01 CodeableConcept
4description 01 markdown
7identifier 0* Identifier
7managingEntity 01 Reference(Organization,RelatedPerson,Practitioner,PractitionerRole)
7member 0* @
4membership 11 code rgroup-membership-basis|
7name 01 string
7quantity 01 unsignedInt
7type 11 code rgroup-type|
=Group.characteristic 7bBackboneElement
7code 11 CodeableConcept
7exclude 11 boolean
6id 01 string
7period 01 Period
7value? 11 CodeableConcept|boolean|Quantity|Range|Reference
=Group.member 7bBackboneElement
1entity 11 Reference(Patient,Practitioner,PractitionerRole,Device,Medication,Substance,Group)
2entity 11 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Device,Medication,Substance,Group)
4entity 11 Reference(CareTeam,Device,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson,Specimen)
6id 01 string
7inactive 01 boolean
7period 01 Period
=GuidanceResponse 7rDomainResource
7dataRequirement 0* DataRequirement
7encounter 01 Reference(Encounter)
3evaluationMessage 0* Reference(OperationOutcome)
4evaluationMessage 01 Reference(OperationOutcome)
7identifier 0* Identifier
7module? 11 uri|canonical|CodeableConcept
7note 0* Annotation
7occurrenceDateTime 01 dateTime
7outputParameters 01 Reference(Parameters)
7performer 01 Reference(Device)
4reason 0* CodeableReference
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
7requestIdentifier 01 Identifier
3result 01 Reference(CarePlan,RequestGroup)
4result 0* Reference(Appointment,AppointmentResponse,CarePlan,Claim,CommunicationRequest,Contract,CoverageEligibilityRequest,DeviceRequest,EnrollmentRequest,ImmunizationRecommendation,MedicationRequest,NutritionOrder,RequestOrchestration,ServiceRequest,SupplyRequest,Task,VisionPrescription)
7status 11! code rguidance-response-status|
7subject 01 Reference(Patient,Group)
=HealthcareService 7rDomainResource
7active 01! boolean
7appointmentRequired 01 boolean
4availability 0* Availability
3availabilityExceptions 01 string
3availableTime 0* @
7category 0* CodeableConcept
7characteristic 0* CodeableConcept
3comment 01 string
4comment 01 markdown
3communication 0* CodeableConcept
4communication 0* CodeableConcept rall-languages|
4contact 0* ExtendedContactDetail
7coverageArea 0* Reference(Location)
7eligibility 0* @
7endpoint 0* Reference(Endpoint)
7extraDetails 01 markdown
7identifier 0* Identifier
7location 0* Reference(Location)
7name 01 string
3notAvailable 0* @
4offeredIn 0* Reference(HealthcareService)
7photo 01 Attachment
7program 0* CodeableConcept
7providedBy 01 Reference(Organization)
7referralMethod 0* CodeableConcept
7serviceProvisionCode 0* CodeableConcept
7specialty 0* CodeableConcept
3telecom 0* ContactPoint
7type 0* CodeableConcept
=HealthcareService.availableTime 3bBackboneElement
3allDay 01 boolean
3availableEndTime 01 time
3availableStartTime 01 time
3daysOfWeek 0* code rdays-of-week|
2id 01 string
=HealthcareService.eligibility 7bBackboneElement
7code 01 CodeableConcept
7comment 01 markdown
6id 01 string
=HealthcareService.notAvailable 3bBackboneElement
3description 11 string
3during 01 Period
2id 01 string
=HumanName 3cElement 4cDataType
7family 01 string
7given 0* string
7period 01 Period
7prefix 0* string
7suffix 0* string
7text 01 string
7use 01! code rname-use|
=Identifier 3cElement 4cDataType
7assigner 01 Reference(Organization)
7period 01 Period
7system 01 uri
7type 01 CodeableConcept eidentifier-type
7use 01! code ridentifier-use|
7value 01 string
=ImagingSelection 4rDomainResource
4basedOn 0* Reference(CarePlan,ServiceRequest,Appointment,AppointmentResponse,Task)
4bodySite 01 CodeableReference(BodyStructure)
4category 0* CodeableConcept
4code 11 CodeableConcept
4derivedFrom 0* Reference(ImagingStudy,DocumentReference)
4endpoint 0* Reference(Endpoint)
4focus 0* Reference(ImagingSelection)
4frameOfReferenceUid 01 id
4identifier 0* Identifier
4instance 0* @
4issued 01 instant
4performer 0* @
4seriesNumber 01 unsignedInt
4seriesUid 01 id
4status 11! code rimagingselection-status|
4studyUid 01 id
4subject 01 Reference(Patient,Group,Device,Location,Organization,Procedure,Practitioner,Medication,Substance,Specimen)
=ImagingSelection.instance 4bBackboneElement
4id 01 string
4imageRegion2D 0* @
4imageRegion3D 0* @
4number 01 unsignedInt
4sopClass 01 Coding ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part04/sect_B.5.html#table_B.5-1
4subset 0* string
4uid 11 id
=ImagingSelection.instance.imageRegion2D 4bBackboneElement
4coordinate 1* decimal
4id 01 string
4regionType 11 code rimagingselection-2dgraphictype|
=ImagingSelection.instance.imageRegion3D 4bBackboneElement
4coordinate 1* decimal
4id 01 string
4regionType 11 code rimagingselection-3dgraphictype|
=ImagingSelection.performer 4bBackboneElement
4actor 01 Reference(Practitioner,PractitionerRole,Device,Organization,CareTeam,Patient,RelatedPerson,HealthcareService)
4function 01 CodeableConcept eseries-performer-function
4id 01 string
=ImagingStudy 7rDomainResource
7basedOn 0* Reference(CarePlan,ServiceRequest,Appointment,AppointmentResponse,Task)
7description 01 string
7encounter 01 Reference(Encounter)
7endpoint 0* Reference(Endpoint)
7identifier 0* Identifier
3interpreter 0* Reference(Practitioner,PractitionerRole)
7location 01 Reference(Location)
3modality 0* Coding ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part16/sect_CID_29.html
4modality 0* CodeableConcept ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part16/sect_CID_33.html
7note 0* Annotation
7numberOfInstances 01 unsignedInt
7numberOfSeries 01 unsignedInt
4partOf 0* Reference(Procedure)
4procedure 0* CodeableReference(PlanDefinition,ActivityDefinition)
3procedureCode 0* CodeableConcept ehttp://www.rsna.org/RadLex_Playbook.aspx
3procedureReference 01 Reference(Procedure)
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,Media,DiagnosticReport,DocumentReference)
7referrer 01 Reference(Practitioner,PractitionerRole)
7series 0* @
7started 01 dateTime
7status 11! code rimagingstudy-status|
7subject 11 Reference(Patient,Device,Group)
=ImagingStudy.series 7bBackboneElement
3bodySite 01 Coding
4bodySite 01 CodeableReference(BodyStructure)
7description 01 string
7endpoint 0* Reference(Endpoint)
6id 01 string
7instance 0* @
3laterality 01 Coding
4laterality 01 CodeableConcept
3modality 11 Coding ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part16/sect_CID_29.html
4modality 11 CodeableConcept ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part16/sect_CID_33.html
7number 01 unsignedInt
7numberOfInstances 01 unsignedInt
7performer 0* @
7specimen 0* Reference(Specimen)
7started 01 dateTime
7uid 11 id
=ImagingStudy.series.instance 7bBackboneElement
6id 01 string
7number 01 unsignedInt
7sopClass 11 Coding ehttp://dicom.nema.org/medical/dicom/current/output/chtml/part04/sect_B.5.html#table_B.5-1
7title 01 string
7uid 11 id
=ImagingStudy.series.performer 7bBackboneElement
3actor 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
4actor 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson,HealthcareService)
7function 01 CodeableConcept eseries-performer-function
6id 01 string
=Immunization 7rDomainResource
4administeredProduct 01 CodeableReference(Medication)
4basedOn 0* Reference(CarePlan,MedicationRequest,ServiceRequest,ImmunizationRecommendation)
7doseQuantity 01 Quantity
3education 0* @
7encounter 01 Reference(Encounter)
7expirationDate 01 date
7fundingSource 01 CodeableConcept
7identifier 0* Identifier
4informationSource 01 CodeableReference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
7isSubpotent 01! boolean
7location 01 Reference(Location)
7lotNumber 01 string
3manufacturer 01 Reference(Organization)
4manufacturer 01 CodeableReference(Organization)
7note 0* Annotation
7occurrence? 11 dateTime|string
7patient 11 Reference(Patient)
7performer 0* @
7primarySource 01 boolean
3programEligibility 0* CodeableConcept
4programEligibility 0* @
7protocolApplied 0* @
7reaction 0* @
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport)
3recorded 01 dateTime
3reportOrigin 01 CodeableConcept
7route 01 CodeableConcept
7site 01 CodeableConcept
7status 11! code rimmunization-status|
7statusReason 01 CodeableConcept
7subpotentReason 0* CodeableConcept
4supportingInformation 0* Reference(Resource)
7vaccineCode 11 CodeableConcept
=Immunization.education 3bBackboneElement
3documentType 01 string
2id 01 string
3presentationDate 01 dateTime
3publicationDate 01 dateTime
3reference 01 uri
=Immunization.performer 7bBackboneElement
3actor 11 Reference(Practitioner,PractitionerRole,Organization)
4actor 11 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson)
7function 01 CodeableConcept eimmunization-function
6id 01 string
=Immunization.programEligibility 4bBackboneElement
4id 01 string
4program 11 CodeableConcept
4programStatus 11 CodeableConcept
=Immunization.protocolApplied 7bBackboneElement
7authority 01 Reference(Organization)
4doseNumber 11 string
3doseNumber? 11 positiveInt|string
6id 01 string
7series 01 string
4seriesDoses 01 string
3seriesDoses? 01 positiveInt|string
7targetDisease 0* CodeableConcept
=Immunization.reaction 7bBackboneElement
7date 01 dateTime
3detail 01 Reference(Observation)
6id 01 string
4manifestation 01 CodeableReference(Observation)
7reported 01 boolean
=ImmunizationEvaluation 7rDomainResource
7authority 01 Reference(Organization)
7date 01 dateTime
3description 01 string
4description 01 markdown
4doseNumber 01 string
3doseNumber? 01 positiveInt|string
7doseStatus 11 CodeableConcept
7doseStatusReason 0* CodeableConcept
7identifier 0* Identifier
7immunizationEvent 11 Reference(Immunization)
7patient 11 Reference(Patient)
7series 01 string
4seriesDoses 01 string
3seriesDoses? 01 positiveInt|string
7status 11! code rimmunization-evaluation-status|
7targetDisease 11 CodeableConcept
=ImmunizationRecommendation 7rDomainResource
7authority 01 Reference(Organization)
7date 11 dateTime
7identifier 0* Identifier
7patient 11 Reference(Patient)
7recommendation 1* @
=ImmunizationRecommendation.recommendation 7bBackboneElement
7contraindicatedVaccineCode 0* CodeableConcept
7dateCriterion 0* @
3description 01 string
4description 01 markdown
4doseNumber 01 string
3doseNumber? 01 positiveInt|string
7forecastReason 0* CodeableConcept
7forecastStatus 11! CodeableConcept
6id 01 string
7series 01 string
4seriesDoses 01 string
3seriesDoses? 01 positiveInt|string
7supportingImmunization 0* Reference(Immunization,ImmunizationEvaluation)
7supportingPatientInformation 0* Reference(Resource)
3targetDisease 01 CodeableConcept
4targetDisease 0* CodeableConcept
7vaccineCode 0* CodeableConcept
=ImmunizationRecommendation.recommendation.dateCriterion 7bBackboneElement
7code 11 CodeableConcept
6id 01 string
7value 11 dateTime
=ImplementationGuide 7rDomainResource
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7definition 01 @
7dependsOn 0* @
7description 01 markdown
7experimental 01 boolean
7fhirVersion 1* code rFHIR-version|
7global 0* @
4identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7license 01 code rspdx-license|
7manifest 01 @
7name 11 string
7packageId 11 id
7publisher 01 string
4purpose 01 markdown
7status 11! code rpublication-status|
7title 01 string
7url 11 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ImplementationGuide.definition 7bBackboneElement
7grouping 0* @
6id 01 string
7page 01 @
7parameter 0* @
3resource 1* @
4resource 0* @
7template 0* @
=ImplementationGuide.definition.grouping 7bBackboneElement
3description 01 string
4description 01 markdown
6id 01 string
7name 11 string
=ImplementationGuide.definition.page 7bBackboneElement
7generation 11 code rguide-page-generation|
6id 01 string
4name 11 url
3name? 11 url|Reference(Binary)
7page 0* #ImplementationGuide.definition.page
4source? 01 url|string|markdown
7title 11 string
=ImplementationGuide.definition.parameter 7bBackboneElement
3code 11 code rguide-parameter-code|
4code 11 Coding eguide-parameter-code
6id 01 string
7value 11 string
=ImplementationGuide.definition.resource 7bBackboneElement
3description 01 string
4description 01 markdown
3example? 01 boolean|canonical(StructureDefinition)
7fhirVersion 0* code rFHIR-version|
7groupingId 01 id
6id 01 string
4isExample 01 boolean
7name 01 string
4profile 0* canonical(StructureDefinition)
7reference 11 Reference(Resource)
=ImplementationGuide.definition.template 7bBackboneElement
7code 11 code
6id 01 string
7scope 01 string
7source 11 string
=ImplementationGuide.dependsOn 7bBackboneElement
6id 01 string
7packageId 01 id
4reason 01 markdown
7uri 11 canonical(ImplementationGuide)
7version 01 string
=ImplementationGuide.global 7bBackboneElement
6id 01 string
7profile 11 canonical(StructureDefinition)
7type 11 code rresource-types|
=ImplementationGuide.manifest 7bBackboneElement
6id 01 string
7image 0* string
7other 0* string
7page 0* @
7rendering 01 url
7resource 1* @
=ImplementationGuide.manifest.page 7bBackboneElement
7anchor 0* string
6id 01 string
7name 11 string
7title 01 string
=ImplementationGuide.manifest.resource 7bBackboneElement
3example? 01 boolean|canonical(StructureDefinition)
6id 01 string
4isExample 01 boolean
4profile 0* canonical(StructureDefinition)
7reference 11 Reference(Resource)
7relativePath 01 url
=Ingredient 6rDomainResource
6allergenicIndicator 01 boolean
4comment 01 markdown
6for 0* Reference(MedicinalProductDefinition,AdministrableProductDefinition,ManufacturedItemDefinition)
6function 0* CodeableConcept
4group 01 CodeableConcept
6identifier 01 Identifier
6manufacturer 0* @
6role 11 CodeableConcept
6status 11! code rpublication-status|
6substance 11 @
=Ingredient.manufacturer 6bBackboneElement
6id 01 string
6manufacturer 11 Reference(Organization)
6role 01 code ringredient-manufacturer-role|
=Ingredient.substance 6bBackboneElement
6code 11 CodeableReference(SubstanceDefinition)
6id 01 string
6strength 0* @
=Ingredient.substance.strength 6bBackboneElement
4basis 01 CodeableConcept
2concentration? 01 Ratio|RatioRange
4concentration? 01 Ratio|RatioRange|CodeableConcept|Quantity
6country 0* CodeableConcept
6id 01 string
6measurementPoint 01 string
2presentation? 01 Ratio|RatioRange
4presentation? 01 Ratio|RatioRange|CodeableConcept|Quantity
6referenceStrength 0* @
6textConcentration 01 string
6textPresentation 01 string
=Ingredient.substance.strength.referenceStrength 6bBackboneElement
6country 0* CodeableConcept
6id 01 string
6measurementPoint 01 string
2strength? 11 Ratio|RatioRange
4strength? 11 Ratio|RatioRange|Quantity
2substance 01 CodeableReference(SubstanceDefinition)
4substance 11 CodeableReference(SubstanceDefinition)
=InsurancePlan 7rDomainResource
7administeredBy 01 Reference(Organization)
7alias 0* string
3contact 0* @
4contact 0* ExtendedContactDetail
7coverage 0* @
7coverageArea 0* Reference(Location)
7endpoint 0* Reference(Endpoint)
7identifier 0* Identifier
7name 01 string
7network 0* Reference(Organization)
7ownedBy 01 Reference(Organization)
7period 01 Period
7plan 0* @
7status 01! code rpublication-status|
7type 0* CodeableConcept
=InsurancePlan.contact 3bBackboneElement
3address 01 Address
2id 01 string
3name 01 HumanName
3purpose 01 CodeableConcept econtactentity-type
3telecom 0* ContactPoint
=InsurancePlan.coverage 7bBackboneElement
7benefit 1* @
6id 01 string
7network 0* Reference(Organization)
7type 11 CodeableConcept
=InsurancePlan.coverage.benefit 7bBackboneElement
6id 01 string
7limit 0* @
7requirement 01 string
7type 11 CodeableConcept
=InsurancePlan.coverage.benefit.limit 7bBackboneElement
7code 01 CodeableConcept
6id 01 string
7value 01 Quantity
=InsurancePlan.plan 7bBackboneElement
7coverageArea 0* Reference(Location)
7generalCost 0* @
6id 01 string
7identifier 0* Identifier
7network 0* Reference(Organization)
7specificCost 0* @
7type 01 CodeableConcept
=InsurancePlan.plan.generalCost 7bBackboneElement
7comment 01 string
7cost 01 Money
7groupSize 01 positiveInt
6id 01 string
7type 01 CodeableConcept
=InsurancePlan.plan.specificCost 7bBackboneElement
7benefit 0* @
7category 11 CodeableConcept
6id 01 string
=InsurancePlan.plan.specificCost.benefit 7bBackboneElement
7cost 0* @
6id 01 string
7type 11 CodeableConcept
=InsurancePlan.plan.specificCost.benefit.cost 7bBackboneElement
7applicability 01 CodeableConcept rinsuranceplan-applicability|
6id 01 string
7qualifiers 0* CodeableConcept
7type 11 CodeableConcept
7value 01 Quantity
=InventoryItem 4rDomainResource
4association 0* @
4baseUnit 01 CodeableConcept
4category 0* CodeableConcept
4characteristic 0* @
4code 0* CodeableConcept
4description 01 @
4identifier 0* Identifier
4instance 01 @
4inventoryStatus 0* CodeableConcept
4name 0* @
4netContent 01 Quantity
4productReference 01 Reference(Medication,Device,NutritionProduct,BiologicallyDerivedProduct)
4responsibleOrganization 0* @
4status 11 code rinventoryitem-status|
=InventoryItem.association 4bBackboneElement
4associationType 11 CodeableConcept
4id 01 string
4quantity 11 Ratio
4relatedItem 11 Reference(InventoryItem,Medication,MedicationKnowledge,Device,DeviceDefinition,NutritionProduct,BiologicallyDerivedProduct)
=InventoryItem.characteristic 4bBackboneElement
4characteristicType 11 CodeableConcept
4id 01 string
4value? 11 string|integer|decimal|boolean|url|dateTime|Quantity|Range|Ratio|Annotation|Address|Duration|CodeableConcept
=InventoryItem.description 4bBackboneElement
4description 01 string
4id 01 string
4language 01 code rlanguages|
=InventoryItem.instance 4bBackboneElement
4expiry 01 dateTime
4id 01 string
4identifier 0* Identifier
4location 01 Reference(Location)
4lotNumber 01 string
4subject 01 Reference(Patient,Organization)
=InventoryItem.name 4bBackboneElement
4id 01 string
4language 11 code rlanguages|
4name 11 string
4nameType 11 Coding
=InventoryItem.responsibleOrganization 4bBackboneElement
4id 01 string
4organization 11 Reference(Organization)
4role 11 CodeableConcept
=InventoryReport 4rDomainResource
4countType 11! code rinventoryreport-counttype|
4identifier 0* Identifier
4inventoryListing 0* @
4note 0* Annotation
4operationType 01 CodeableConcept
4operationTypeReason 01 CodeableConcept
4reportedDateTime 11 dateTime
4reporter 01 Reference(Practitioner,Patient,RelatedPerson,Device)
4reportingPeriod 01 Period
4status 11! code rinventoryreport-status|
=InventoryReport.inventoryListing 4bBackboneElement
4countingDateTime 01 dateTime
4id 01 string
4item 0* @
4itemStatus 01 CodeableConcept
4location 01 Reference(Location)
=InventoryReport.inventoryListing.item 4bBackboneElement
4category 01 CodeableConcept
4id 01 string
4item 11 CodeableReference(Medication,Device,Medication,NutritionProduct,InventoryItem,BiologicallyDerivedProduct,InventoryItem)
4quantity 11 Quantity
=Invoice 7rDomainResource
7account 01 Reference(Account)
7cancelledReason 01 string
4creation 01 dateTime
7date 01 dateTime
7identifier 0* Identifier
7issuer 01 Reference(Organization)
7lineItem 0* @
7note 0* Annotation
7participant 0* @
7paymentTerms 01 markdown
4period? 01 date|Period
7recipient 01 Reference(Organization,Patient,RelatedPerson)
7status 11! code rinvoice-status|
7subject 01 Reference(Patient,Group)
7totalGross 01 Money
7totalNet 01 Money
3totalPriceComponent 0* #Invoice.lineItem.priceComponent
4totalPriceComponent 0* MonetaryComponent
7type 01 CodeableConcept
=Invoice.lineItem 7bBackboneElement
7chargeItem? 11 Reference(ChargeItem)|CodeableConcept
6id 01 string
3priceComponent 0* @
4priceComponent 0* MonetaryComponent
7sequence 01 positiveInt
4serviced? 01 date|Period
=Invoice.lineItem.priceComponent 3bBackboneElement
3amount 01 Money
3code 01 CodeableConcept
3factor 01 decimal
2id 01 string
3type 11 code rinvoice-priceComponentType|
=Invoice.participant 7bBackboneElement
7actor 11 Reference(Practitioner,Organization,Patient,PractitionerRole,Device,RelatedPerson)
6id 01 string
7role 01 CodeableConcept
=Library 7rDomainResource
7approvalDate 01 date
7author 0* ContactDetail
7contact 0* ContactDetail
7content 0* Attachment
7copyright 01 markdown
4copyrightLabel 01 string
7dataRequirement 0* DataRequirement
7date 01 dateTime
7description 01 markdown
7editor 0* ContactDetail
7effectivePeriod 01 Period
7endorser 0* ContactDetail
7experimental 01 boolean
7identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
7name 01 string
7parameter 0* ParameterDefinition
7publisher 01 string
7purpose 01 markdown
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
7status 11! code rpublication-status|
3subject? 01 CodeableConcept|Reference(Group) esubject-type
4subject? 01 CodeableConcept|Reference(Group) eparticipant-resource-types
7subtitle 01 string
7title 01 string
7topic 0* CodeableConcept
7type 11 CodeableConcept elibrary-type
7url 01 uri
3usage 01 string
4usage 01 markdown
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Linkage 7rDomainResource
7active 01 boolean
7author 01 Reference(Practitioner,PractitionerRole,Organization)
7item 1* @
=Linkage.item 7bBackboneElement
6id 01 string
7resource 11 Reference(Resource)
7type 11 code rlinkage-type|
=List 7rDomainResource
7code 01 CodeableConcept
7date 01 dateTime
7emptyReason 01 CodeableConcept
7encounter 01 Reference(Encounter)
7entry 0* @
7identifier 0* Identifier
7mode 11! code rlist-mode|
7note 0* Annotation
7orderedBy 01 CodeableConcept
3source 01 Reference(Practitioner,PractitionerRole,Patient,Device)
4source 01 Reference(Practitioner,PractitionerRole,Patient,Device,Organization,RelatedPerson,CareTeam)
7status 11! code rlist-status|
3subject 01 Reference(Patient,Group,Device,Location)
4subject 0* Reference(Resource)
7title 01 string
=List.entry 7bBackboneElement
7date 01 dateTime
7deleted 01! boolean
7flag 01 CodeableConcept
6id 01 string
7item 11 Reference(Resource)
=Location 7rDomainResource
7address 01 Address
7alias 0* string
3availabilityExceptions 01 string
4characteristic 0* CodeableConcept
4contact 0* ExtendedContactDetail
3description 01 string
4description 01 markdown
7endpoint 0* Reference(Endpoint)
4form 01 CodeableConcept
3hoursOfOperation 0* @
4hoursOfOperation 0* Availability
7identifier 0* Identifier
7managingOrganization 01 Reference(Organization)
7mode 01 code rlocation-mode|
7name 01 string
7operationalStatus 01 Coding
7partOf 01 Reference(Location)
3physicalType 01 CodeableConcept
7position 01 @
7status 01! code rlocation-status|
3telecom 0* ContactPoint
7type 0* CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-ServiceDeliveryLocationRoleType
4virtualService 0* VirtualServiceDetail
=Location.hoursOfOperation 3bBackboneElement
3allDay 01 boolean
3closingTime 01 time
3daysOfWeek 0* code rdays-of-week|
2id 01 string
3openingTime 01 time
=Location.position 7bBackboneElement
7altitude 01 decimal
6id 01 string
7latitude 11 decimal
7longitude 11 decimal
=ManufacturedItemDefinition 6rDomainResource
4component 0* @
6identifier 0* Identifier
6ingredient 0* CodeableConcept
6manufacturedDoseForm 11 CodeableConcept
6manufacturer 0* Reference(Organization)
4marketingStatus 0* MarketingStatus
4name 01 string
6property 0* @
6status 11! code rpublication-status|
6unitOfPresentation 01 CodeableConcept
=ManufacturedItemDefinition.component 4bBackboneElement
4amount 0* Quantity
4component 0* #ManufacturedItemDefinition.component
4constituent 0* @
4function 0* CodeableConcept
4id 01 string
4property 0* #ManufacturedItemDefinition.property
4type 11 CodeableConcept
=ManufacturedItemDefinition.component.constituent 4bBackboneElement
4amount 0* Quantity
4function 0* CodeableConcept
4hasIngredient 0* CodeableReference(Ingredient)
4id 01 string
4location 0* CodeableConcept
=ManufacturedItemDefinition.property 6bBackboneElement
6id 01 string
6type 11 CodeableConcept
2value? 01 CodeableConcept|Quantity|date|boolean|Attachment
4value? 01 CodeableConcept|Quantity|date|boolean|markdown|Attachment|Reference(Binary)
=MarketingStatus 3cBackboneElement 4cBackboneType
1country 11 CodeableConcept
6country 01 CodeableConcept
1dateRange 11 Period
6dateRange 01 Period
7jurisdiction 01 CodeableConcept
7restoreDate 01 dateTime
7status 11 CodeableConcept
=Measure 7rDomainResource
7approvalDate 01 date
7author 0* ContactDetail
4basis 01 code rfhir-types|
7clinicalRecommendationStatement 01 markdown
7compositeScoring 01 CodeableConcept ecomposite-measure-scoring
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
3definition 0* markdown
7description 01 markdown
7disclaimer 01 markdown
7editor 0* ContactDetail
7effectivePeriod 01 Period
7endorser 0* ContactDetail
7experimental 01 boolean
7group 0* @
7guidance 01 markdown
7identifier 0* Identifier
7improvementNotation 01 CodeableConcept rmeasure-improvement-notation|
7jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
7library 0* canonical(Library)
7name 01 string
7publisher 01 string
7purpose 01 markdown
3rateAggregation 01 string
4rateAggregation 01 markdown
7rationale 01 markdown
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
3riskAdjustment 01 string
4riskAdjustment 01 markdown
3scoring 01 CodeableConcept emeasure-scoring
4scoring 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/measure-scoring
4scoringUnit 01 CodeableConcept
7status 11! code rpublication-status|
3subject? 01 CodeableConcept|Reference(Group) esubject-type
4subject? 01 CodeableConcept|Reference(Group) eparticipant-resource-types
7subtitle 01 string
7supplementalData 0* @
4term 0* @
7title 01 string
7topic 0* CodeableConcept
7type 0* CodeableConcept emeasure-type
7url 01 uri
3usage 01 string
4usage 01 markdown
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Measure.group 7bBackboneElement
4basis 01 code rfhir-types|
7code 01 CodeableConcept
3description 01 string
4description 01 markdown
6id 01 string
4improvementNotation 01 CodeableConcept rmeasure-improvement-notation|
4library 0* canonical(Library)
4linkId 01 string
7population 0* @
4rateAggregation 01 markdown
4scoring 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/measure-scoring
4scoringUnit 01 CodeableConcept
7stratifier 0* @
4subject? 01 CodeableConcept|Reference(Group) eparticipant-resource-types
4type 0* CodeableConcept emeasure-type
=Measure.group.population 7bBackboneElement
4aggregateMethod 01 CodeableConcept emeasure-aggregate-method
7code 01 CodeableConcept emeasure-population
3criteria 11 Expression
4criteria 01 Expression
3description 01 string
4description 01 markdown
4groupDefinition 01 Reference(Group)
6id 01 string
4inputPopulationId 01 string
4linkId 01 string
=Measure.group.stratifier 7bBackboneElement
7code 01 CodeableConcept
7component 0* @
7criteria 01 Expression
3description 01 string
4description 01 markdown
4groupDefinition 01 Reference(Group)
6id 01 string
4linkId 01 string
=Measure.group.stratifier.component 7bBackboneElement
7code 01 CodeableConcept
3criteria 11 Expression
4criteria 01 Expression
3description 01 string
4description 01 markdown
4groupDefinition 01 Reference(Group)
6id 01 string
4linkId 01 string
=Measure.supplementalData 7bBackboneElement
7code 01 CodeableConcept
7criteria 11 Expression
3description 01 string
4description 01 markdown
6id 01 string
4linkId 01 string
7usage 0* CodeableConcept emeasure-data-usage
=Measure.term 4bBackboneElement
4code 01 CodeableConcept
4definition 01 markdown
4id 01 string
=MeasureReport 7rDomainResource
4dataUpdateType 01! code rsubmit-data-update-type|
7date 01 dateTime
7evaluatedResource 0* Reference(Resource)
7group 0* @
7identifier 0* Identifier
7improvementNotation 01! CodeableConcept rmeasure-improvement-notation|
4inputParameters 01 Reference(Parameters)
4location 01 Reference(Location)
3measure 11 canonical(Measure)
4measure 01 canonical(Measure)
7period 11 Period
3reporter 01 Reference(Practitioner,PractitionerRole,Location,Organization)
4reporter 01 Reference(Practitioner,PractitionerRole,Organization,Group)
4reportingVendor 01 Reference(Organization)
4scoring 01! CodeableConcept ehttp://terminology.hl7.org/ValueSet/measure-scoring
7status 11! code rmeasure-report-status|
3subject 01 Reference(Patient,Practitioner,PractitionerRole,Location,Device,RelatedPerson,Group)
4subject 01 Reference(CareTeam,Device,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
4supplementalData 0* Reference(Resource)
7type 11 code rmeasure-report-type|
=MeasureReport.group 7bBackboneElement
7code 01 CodeableConcept
6id 01 string
4linkId 01 string
3measureScore 01 Quantity
4measureScore? 01 Quantity|dateTime|CodeableConcept|Period|Range|Duration
7population 0* @
7stratifier 0* @
4subject 01 Reference(CareTeam,Device,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=MeasureReport.group.population 7bBackboneElement
7code 01 CodeableConcept emeasure-population
7count 01 integer
6id 01 string
4linkId 01 string
4subjectReport 0* Reference(MeasureReport)
7subjectResults 01 Reference(List)
4subjects 01 Reference(Group)
=MeasureReport.group.stratifier 7bBackboneElement
3code 0* CodeableConcept
4code 01 CodeableConcept
6id 01 string
4linkId 01 string
7stratum 0* @
=MeasureReport.group.stratifier.stratum 7bBackboneElement
7component 0* @
6id 01 string
3measureScore 01 Quantity
4measureScore? 01 Quantity|dateTime|CodeableConcept|Period|Range|Duration
7population 0* @
3value 01 CodeableConcept
4value? 01 CodeableConcept|boolean|Quantity|Range|Reference
=MeasureReport.group.stratifier.stratum.component 7bBackboneElement
7code 11 CodeableConcept
6id 01 string
4linkId 01 string
3value 11 CodeableConcept
4value? 11 CodeableConcept|boolean|Quantity|Range|Reference
=MeasureReport.group.stratifier.stratum.population 7bBackboneElement
7code 01 CodeableConcept emeasure-population
7count 01 integer
6id 01 string
4linkId 01 string
4subjectReport 0* Reference(MeasureReport)
7subjectResults 01 Reference(List)
4subjects 01 Reference(Group)
=Media 3rDomainResource
3basedOn 0* Reference(ServiceRequest,CarePlan)
3bodySite 01 CodeableConcept
3content 11 Attachment
3created? 01 dateTime|Period
3device 01 Reference(Device,DeviceMetric,Device)
3deviceName 01 string
3duration 01 decimal
3encounter 01 Reference(Encounter)
3frames 01 positiveInt
3height 01 positiveInt
3identifier 0* Identifier
3issued 01 instant
3modality 01 CodeableConcept
3note 0* Annotation
3operator 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
3partOf 0* Reference(Resource)
3reasonCode 0* CodeableConcept
3status 11! code revent-status|
3subject 01 Reference(Patient,Practitioner,PractitionerRole,Group,Device,Specimen,Location)
3type 01 CodeableConcept emedia-type
3view 01 CodeableConcept
3width 01 positiveInt
=Medication 7rDomainResource
3amount 01 Ratio
7batch 01 @
7code 01 CodeableConcept
4definition 01 Reference(MedicationKnowledge)
4doseForm 01 CodeableConcept
3form 01 CodeableConcept
7identifier 0* Identifier
7ingredient 0* @
3manufacturer 01 Reference(Organization)
4marketingAuthorizationHolder 01 Reference(Organization)
7status 01! code rmedication-status|
4totalVolume 01 Quantity
=Medication.batch 7bBackboneElement
7expirationDate 01 dateTime
6id 01 string
7lotNumber 01 string
=Medication.ingredient 7bBackboneElement
6id 01 string
7isActive 01 boolean
4item 11 CodeableReference(Substance,Medication)
3item? 11 CodeableConcept|Reference(Substance,Medication)
3strength 01 Ratio
4strength? 01 Ratio|CodeableConcept|Quantity
=MedicationAdministration 7rDomainResource
4basedOn 0* Reference(CarePlan)
3category 01 CodeableConcept
4category 0* CodeableConcept
3context 01 Reference(Encounter,EpisodeOfCare)
3device 0* Reference(Device)
4device 0* CodeableReference(Device)
7dosage 01 @
3effective? 11 dateTime|Period
4encounter 01 Reference(Encounter)
7eventHistory 0* Reference(Provenance)
7identifier 0* Identifier
3instantiates 0* uri
4isSubPotent 01 boolean
4medication 11 CodeableReference(Medication)
3medication? 11 CodeableConcept|Reference(Medication)
7note 0* Annotation
4occurence? 11 dateTime|Period|Timing
3partOf 0* Reference(MedicationAdministration,Procedure)
4partOf 0* Reference(MedicationAdministration,Procedure,MedicationDispense)
7performer 0* @
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport)
4recorded 01 dateTime
7request 01 Reference(MedicationRequest)
7status 11! code rmedication-admin-status|
7statusReason 0* CodeableConcept
4subPotentReason 0* CodeableConcept
7subject 11 Reference(Patient,Group)
7supportingInformation 0* Reference(Resource)
=MedicationAdministration.dosage 7bBackboneElement
7dose 01 Quantity
6id 01 string
7method 01 CodeableConcept
7rate? 01 Ratio|Quantity
7route 01 CodeableConcept
7site 01 CodeableConcept
7text 01 string
=MedicationAdministration.performer 7bBackboneElement
3actor 11 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson,Device)
4actor 11 CodeableReference(Practitioner,PractitionerRole,Patient,RelatedPerson,Device)
7function 01 CodeableConcept
6id 01 string
=MedicationDispense 7rDomainResource
7authorizingPrescription 0* Reference(MedicationRequest)
4basedOn 0* Reference(CarePlan)
3category 01 CodeableConcept
4category 0* CodeableConcept
3context 01 Reference(Encounter,EpisodeOfCare)
7daysSupply 01 Quantity
7destination 01 Reference(Location)
3detectedIssue 0* Reference(DetectedIssue)
7dosageInstruction 0* Dosage
4encounter 01 Reference(Encounter)
7eventHistory 0* Reference(Provenance)
7identifier 0* Identifier
7location 01 Reference(Location)
4medication 11 CodeableReference(Medication)
3medication? 11 CodeableConcept|Reference(Medication)
4notPerformedReason 01 CodeableReference(DetectedIssue)
7note 0* Annotation
3partOf 0* Reference(Procedure)
4partOf 0* Reference(Procedure,MedicationAdministration)
7performer 0* @
7quantity 01 Quantity
3receiver 0* Reference(Patient,Practitioner)
4receiver 0* Reference(Patient,Practitioner,RelatedPerson,Location,PractitionerRole)
4recorded 01 dateTime
4renderedDosageInstruction 01 markdown
7status 11! code rmedicationdispense-status|
4statusChanged 01 dateTime
3statusReason? 01 CodeableConcept|Reference(DetectedIssue)
3subject 01 Reference(Patient,Group)
4subject 11 Reference(Patient,Group)
7substitution 01 @
7supportingInformation 0* Reference(Resource)
7type 01 CodeableConcept
7whenHandedOver 01 dateTime
7whenPrepared 01 dateTime
=MedicationDispense.performer 7bBackboneElement
3actor 11 Reference(Practitioner,PractitionerRole,Organization,Patient,Device,RelatedPerson)
4actor 11 Reference(Practitioner,PractitionerRole,Organization,Patient,Device,RelatedPerson,CareTeam)
7function 01 CodeableConcept
6id 01 string
=MedicationDispense.substitution 7bBackboneElement
6id 01 string
7reason 0* CodeableConcept
3responsibleParty 0* Reference(Practitioner,PractitionerRole)
4responsibleParty 01 Reference(Practitioner,PractitionerRole,Organization)
7type 01 CodeableConcept
7wasSubstituted 11 boolean
=MedicationKnowledge 7rDomainResource
3administrationGuidelines 0* @
3amount 01 Quantity
7associatedMedication 0* Reference(Medication)
4author 01 Reference(Organization)
4clinicalUseIssue 0* Reference(ClinicalUseDefinition)
7code 01 CodeableConcept
3contraindication 0* Reference(DetectedIssue)
7cost 0* @
4definitional 01 @
3doseForm 01 CodeableConcept
3drugCharacteristic 0* @
4identifier 0* Identifier
4indicationGuideline 0* @
3ingredient 0* @
4intendedJurisdiction 0* CodeableConcept
3intendedRoute 0* CodeableConcept
3kinetics 0* @
3manufacturer 01 Reference(Organization)
7medicineClassification 0* @
7monitoringProgram 0* @
7monograph 0* @
4name 0* string
3packaging 01 @
4packaging 0* @
7preparationInstruction 01 markdown
7productType 0* CodeableConcept
7regulatory 0* @
7relatedMedicationKnowledge 0* @
7status 01! code rmedicationknowledge-status|
4storageGuideline 0* @
3synonym 0* string
=MedicationKnowledge.administrationGuidelines 3bBackboneElement
3dosage 0* @
2id 01 string
3indication? 01 CodeableConcept|Reference(ObservationDefinition)
3patientCharacteristics 0* @
=MedicationKnowledge.administrationGuidelines.dosage 3bBackboneElement
3dosage 1* Dosage
2id 01 string
3type 11 CodeableConcept
=MedicationKnowledge.administrationGuidelines.patientCharacteristics 3bBackboneElement
3characteristic? 11 CodeableConcept|Quantity
2id 01 string
3value 0* string
=MedicationKnowledge.cost 7bBackboneElement
3cost 11 Money
4cost? 11 Money|CodeableConcept
4effectiveDate 0* Period
6id 01 string
7source 01 string
7type 11 CodeableConcept
=MedicationKnowledge.definitional 4bBackboneElement
4definition 0* Reference(MedicinalProductDefinition)
4doseForm 01 CodeableConcept
4drugCharacteristic 0* @
4id 01 string
4ingredient 0* @
4intendedRoute 0* CodeableConcept
=MedicationKnowledge.definitional.drugCharacteristic 4bBackboneElement
4id 01 string
4type 01 CodeableConcept
4value? 01 CodeableConcept|string|Quantity|base64Binary|Attachment
=MedicationKnowledge.definitional.ingredient 4bBackboneElement
4id 01 string
4item 11 CodeableReference(Substance)
4strength? 01 Ratio|CodeableConcept|Quantity
4type 01 CodeableConcept
=MedicationKnowledge.drugCharacteristic 3bBackboneElement
2id 01 string
3type 01 CodeableConcept
3value? 01 CodeableConcept|string|Quantity|base64Binary
=MedicationKnowledge.indicationGuideline 4bBackboneElement
4dosingGuideline 0* @
4id 01 string
4indication 0* CodeableReference(ClinicalUseDefinition)
=MedicationKnowledge.indicationGuideline.dosingGuideline 4bBackboneElement
4administrationTreatment 01 CodeableConcept
4dosage 0* @
4id 01 string
4patientCharacteristic 0* @
4treatmentIntent 01 CodeableConcept
=MedicationKnowledge.indicationGuideline.dosingGuideline.dosage 4bBackboneElement
4dosage 1* Dosage
4id 01 string
4type 11 CodeableConcept
=MedicationKnowledge.indicationGuideline.dosingGuideline.patientCharacteristic 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 01 CodeableConcept|Quantity|Range
=MedicationKnowledge.ingredient 3bBackboneElement
2id 01 string
3isActive 01 boolean
3item? 11 CodeableConcept|Reference(Substance)
3strength 01 Ratio
=MedicationKnowledge.kinetics 3bBackboneElement
3areaUnderCurve 0* Quantity
3halfLifePeriod 01 Duration
2id 01 string
3lethalDose50 0* Quantity
=MedicationKnowledge.medicineClassification 7bBackboneElement
7classification 0* CodeableConcept
6id 01 string
4source? 01 string|uri
7type 11 CodeableConcept
=MedicationKnowledge.monitoringProgram 7bBackboneElement
6id 01 string
7name 01 string
7type 01 CodeableConcept
=MedicationKnowledge.monograph 7bBackboneElement
6id 01 string
3source 01 Reference(DocumentReference,Media)
4source 01 Reference(DocumentReference)
7type 01 CodeableConcept
=MedicationKnowledge.packaging 7bBackboneElement
4cost 0* #MedicationKnowledge.cost
6id 01 string
4packagedProduct 01 Reference(PackagedProductDefinition)
3quantity 01 Quantity
3type 01 CodeableConcept
=MedicationKnowledge.regulatory 7bBackboneElement
6id 01 string
7maxDispense 01 @
7regulatoryAuthority 11 Reference(Organization)
3schedule 0* @
4schedule 0* CodeableConcept
7substitution 0* @
=MedicationKnowledge.regulatory.maxDispense 7bBackboneElement
6id 01 string
7period 01 Duration
7quantity 11 Quantity
=MedicationKnowledge.regulatory.schedule 3bBackboneElement
2id 01 string
3schedule 11 CodeableConcept
=MedicationKnowledge.regulatory.substitution 7bBackboneElement
7allowed 11 boolean
6id 01 string
7type 11 CodeableConcept
=MedicationKnowledge.relatedMedicationKnowledge 7bBackboneElement
6id 01 string
7reference 1* Reference(MedicationKnowledge)
7type 11 CodeableConcept
=MedicationKnowledge.storageGuideline 4bBackboneElement
4environmentalSetting 0* @
4id 01 string
4note 0* Annotation
4reference 01 uri
4stabilityDuration 01 Duration
=MedicationKnowledge.storageGuideline.environmentalSetting 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 11 Quantity|Range|CodeableConcept
=MedicationRequest 7rDomainResource
7authoredOn 01 dateTime
7basedOn 0* Reference(CarePlan,MedicationRequest,ServiceRequest,ImmunizationRecommendation)
7category 0* CodeableConcept
3courseOfTherapyType 01 CodeableConcept
4courseOfTherapyType 01 CodeableConcept emedicationrequest-course-of-therapy
3detectedIssue 0* Reference(DetectedIssue)
4device 0* CodeableReference(DeviceDefinition)
7dispenseRequest 01 @
7doNotPerform 01! boolean
7dosageInstruction 0* Dosage
4effectiveDosePeriod 01 Period
7encounter 01 Reference(Encounter)
7eventHistory 0* Reference(Provenance)
7groupIdentifier 01 Identifier
7identifier 0* Identifier
4informationSource 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
3instantiatesCanonical 0* canonical
3instantiatesUri 0* uri
7insurance 0* Reference(Coverage,ClaimResponse)
7intent 11! code rmedicationrequest-intent|
4medication 11 CodeableReference(Medication)
3medication? 11 CodeableConcept|Reference(Medication)
7note 0* Annotation
3performer 01 Reference(Practitioner,PractitionerRole,Organization,Patient,Device,RelatedPerson,CareTeam)
4performer 0* Reference(Practitioner,PractitionerRole,Organization,Patient,DeviceDefinition,RelatedPerson,CareTeam,HealthcareService)
3performerType 01 CodeableConcept
4performerType 01 CodeableConcept emedication-intended-performer-role
7priorPrescription 01 Reference(MedicationRequest)
7priority 01 code rrequest-priority|
4reason 0* CodeableReference(Condition,Observation)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation)
7recorder 01 Reference(Practitioner,PractitionerRole)
4renderedDosageInstruction 01 markdown
4reported 01 boolean
3reported? 01 boolean|Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
7requester 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device)
7status 11! code rmedicationrequest-status|
4statusChanged 01 dateTime
7statusReason 01 CodeableConcept
7subject 11 Reference(Patient,Group)
7substitution 01 @
7supportingInformation 0* Reference(Resource)
=MedicationRequest.dispenseRequest 7bBackboneElement
7dispenseInterval 01 Duration
4dispenser 01 Reference(Organization)
4dispenserInstruction 0* Annotation
4doseAdministrationAid 01 CodeableConcept
7expectedSupplyDuration 01 Duration
6id 01 string
7initialFill 01 @
7numberOfRepeatsAllowed 01 unsignedInt
3performer 01 Reference(Organization)
7quantity 01 Quantity
7validityPeriod 01 Period
=MedicationRequest.dispenseRequest.initialFill 7bBackboneElement
7duration 01 Duration
6id 01 string
7quantity 01 Quantity
=MedicationRequest.substitution 7bBackboneElement
7allowed? 11 boolean|CodeableConcept
6id 01 string
7reason 01 CodeableConcept
=MedicationStatement 7rDomainResource
4adherence 01 @
3basedOn 0* Reference(MedicationRequest,CarePlan,ServiceRequest)
3category 01 CodeableConcept
4category 0* CodeableConcept
3context 01 Reference(Encounter,EpisodeOfCare)
7dateAsserted 01 dateTime
7derivedFrom 0* Reference(Resource)
7dosage 0* Dosage
3effective? 01 dateTime|Period
4effective? 01 dateTime|Period|Timing
4encounter 01 Reference(Encounter)
7identifier 0* Identifier
3informationSource 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
4informationSource 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Organization)
4medication 11 CodeableReference(Medication)
3medication? 11 CodeableConcept|Reference(Medication)
7note 0* Annotation
3partOf 0* Reference(MedicationAdministration,MedicationDispense,MedicationStatement,Procedure,Observation)
4partOf 0* Reference(Procedure,MedicationStatement)
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport)
4relatedClinicalInformation 0* Reference(Observation,Condition)
4renderedDosageInstruction 01 markdown
7status 11! code rmedication-statement-status|
3statusReason 0* CodeableConcept
7subject 11 Reference(Patient,Group)
=MedicationStatement.adherence 4bBackboneElement
4code 11 CodeableConcept
4id 01 string
4reason 01 CodeableConcept
=MedicinalProduct 1rDomainResource
1additionalMonitoringIndicator 01 CodeableConcept
1attachedDocument 0* Reference(DocumentReference)
1clinicalTrial 0* Reference(ResearchStudy)
1combinedPharmaceuticalDoseForm 01 CodeableConcept
1contact 0* Reference(Organization,PractitionerRole)
1crossReference 0* Identifier
1domain 01 Coding
1identifier 0* Identifier
1legalStatusOfSupply 01 CodeableConcept
1manufacturingBusinessOperation 0* @
1marketingStatus 0* MarketingStatus
1masterFile 0* Reference(DocumentReference)
1name 1* @
1packagedMedicinalProduct 0* Reference(MedicinalProductPackaged)
1paediatricUseIndicator 01 CodeableConcept
1pharmaceuticalProduct 0* Reference(MedicinalProductPharmaceutical)
1productClassification 0* CodeableConcept
1specialDesignation 0* @
1specialMeasures 0* string
1type 01 CodeableConcept
=MedicinalProduct.manufacturingBusinessOperation 1bBackboneElement
1authorisationReferenceNumber 01 Identifier
1confidentialityIndicator 01 CodeableConcept
1effectiveDate 01 dateTime
1manufacturer 0* Reference(Organization)
1operationType 01 CodeableConcept
1regulator 01 Reference(Organization)
=MedicinalProduct.name 1bBackboneElement
1countryLanguage 0* @
1namePart 0* @
1productName 11 string
=MedicinalProduct.name.countryLanguage 1bBackboneElement
1country 11 CodeableConcept
1jurisdiction 01 CodeableConcept
1language 11 CodeableConcept
=MedicinalProduct.name.namePart 1bBackboneElement
1part 11 string
1type 11 Coding
=MedicinalProduct.specialDesignation 1bBackboneElement
1date 01 dateTime
1identifier 0* Identifier
1indication? 01 CodeableConcept|Reference(MedicinalProductIndication)
1intendedUse 01 CodeableConcept
1species 01 CodeableConcept
1status 01 CodeableConcept
1type 01 CodeableConcept
=MedicinalProductAuthorization 1rDomainResource
1country 0* CodeableConcept
1dataExclusivityPeriod 01 Period
1dateOfFirstAuthorization 01 dateTime
1holder 01 Reference(Organization)
1identifier 0* Identifier
1internationalBirthDate 01 dateTime
1jurisdiction 0* CodeableConcept
1jurisdictionalAuthorization 0* @
1legalBasis 01 CodeableConcept
1procedure 01 @
1regulator 01 Reference(Organization)
1restoreDate 01 dateTime
1status 01 CodeableConcept
1statusDate 01 dateTime
1subject 01 Reference(MedicinalProduct,MedicinalProductPackaged)
1validityPeriod 01 Period
=MedicinalProductAuthorization.jurisdictionalAuthorization 1bBackboneElement
1country 01 CodeableConcept
1identifier 0* Identifier
1jurisdiction 0* CodeableConcept
1legalStatusOfSupply 01 CodeableConcept
1validityPeriod 01 Period
=MedicinalProductAuthorization.procedure 1bBackboneElement
1application 0* #MedicinalProductAuthorization.procedure
1date? 01 Period|dateTime
1identifier 01 Identifier
1type 11 CodeableConcept
=MedicinalProductContraindication 1rDomainResource
1comorbidity 0* CodeableConcept
1disease 01 CodeableConcept
1diseaseStatus 01 CodeableConcept
1otherTherapy 0* @
1population 0* Population
1subject 0* Reference(MedicinalProduct,Medication)
1therapeuticIndication 0* Reference(MedicinalProductIndication)
=MedicinalProductContraindication.otherTherapy 1bBackboneElement
1medication? 11 CodeableConcept|Reference(MedicinalProduct,Medication,Substance,SubstanceSpecification)
1therapyRelationshipType 11 CodeableConcept
=MedicinalProductDefinition 6rDomainResource
6additionalMonitoringIndicator 01 CodeableConcept
6attachedDocument 0* Reference(DocumentReference)
6characteristic 0* @
6classification 0* CodeableConcept
6clinicalTrial 0* Reference(ResearchStudy)
6code 0* Coding
6combinedPharmaceuticalDoseForm 01 CodeableConcept
4comprisedOf 0* Reference(ManufacturedItemDefinition,DeviceDefinition)
6contact 0* @
6crossReference 0* @
6description 01 markdown
6domain 01 CodeableConcept
6identifier 0* Identifier
6impurity 0* CodeableReference(SubstanceDefinition)
6indication 01 markdown
6ingredient 0* CodeableConcept
6legalStatusOfSupply 01 CodeableConcept
6marketingStatus 0* MarketingStatus
6masterFile 0* Reference(DocumentReference)
6name 1* @
6operation 0* @
6packagedMedicinalProduct 0* CodeableConcept
6pediatricUseIndicator 01 CodeableConcept
6route 0* CodeableConcept
6specialMeasures 0* CodeableConcept
6status 01! CodeableConcept
6statusDate 01 dateTime
6type 01 CodeableConcept
6version 01 string
=MedicinalProductDefinition.characteristic 6bBackboneElement
6id 01 string
6type 11 CodeableConcept
2value? 01 CodeableConcept|Quantity|date|boolean|Attachment
4value? 01 CodeableConcept|markdown|Quantity|integer|date|boolean|Attachment
=MedicinalProductDefinition.contact 6bBackboneElement
6contact 11 Reference(Organization,PractitionerRole)
6id 01 string
6type 01 CodeableConcept
=MedicinalProductDefinition.crossReference 6bBackboneElement
6id 01 string
6product 11 CodeableReference(MedicinalProductDefinition)
6type 01 CodeableConcept
=MedicinalProductDefinition.name 6bBackboneElement
2countryLanguage 0* @
6id 01 string
2namePart 0* @
4part 0* @
6productName 11 string
6type 01 CodeableConcept
4usage 0* @
=MedicinalProductDefinition.name.countryLanguage 2bBackboneElement
2country 11 CodeableConcept
2id 01 string
2jurisdiction 01 CodeableConcept
2language 11 CodeableConcept
=MedicinalProductDefinition.name.namePart 2bBackboneElement
2id 01 string
2part 11 string
2type 11 CodeableConcept
=MedicinalProductDefinition.name.part 4bBackboneElement
4id 01 string
4part 11 string
4type 11 CodeableConcept
=MedicinalProductDefinition.name.usage 4bBackboneElement
4country 11 CodeableConcept
4id 01 string
4jurisdiction 01 CodeableConcept
4language 11 CodeableConcept rall-languages|
=MedicinalProductDefinition.operation 6bBackboneElement
6confidentialityIndicator 01 CodeableConcept
6effectiveDate 01 Period
6id 01 string
6organization 0* Reference(Organization)
6type 01 CodeableReference(ActivityDefinition,PlanDefinition)
=MedicinalProductIndication 1rDomainResource
1comorbidity 0* CodeableConcept
1diseaseStatus 01 CodeableConcept
1diseaseSymptomProcedure 01 CodeableConcept
1duration 01 Quantity
1intendedEffect 01 CodeableConcept
1otherTherapy 0* @
1population 0* Population
1subject 0* Reference(MedicinalProduct,Medication)
1undesirableEffect 0* Reference(MedicinalProductUndesirableEffect)
=MedicinalProductIndication.otherTherapy 1bBackboneElement
1medication? 11 CodeableConcept|Reference(MedicinalProduct,Medication,Substance,SubstanceSpecification)
1therapyRelationshipType 11 CodeableConcept
=MedicinalProductIngredient 1rDomainResource
1allergenicIndicator 01 boolean
1identifier 01 Identifier
1manufacturer 0* Reference(Organization)
1role 11 CodeableConcept
1specifiedSubstance 0* @
1substance 01 @
=MedicinalProductIngredient.specifiedSubstance 1bBackboneElement
1code 11 CodeableConcept
1confidentiality 01 CodeableConcept
1group 11 CodeableConcept
1strength 0* @
=MedicinalProductIngredient.specifiedSubstance.strength 1bBackboneElement
1concentration 01 Ratio
1concentrationLowLimit 01! Ratio
1country 0* CodeableConcept
1measurementPoint 01 string
1presentation 11 Ratio
1presentationLowLimit 01! Ratio
1referenceStrength 0* @
=MedicinalProductIngredient.specifiedSubstance.strength.referenceStrength 1bBackboneElement
1country 0* CodeableConcept
1measurementPoint 01 string
1strength 11 Ratio
1strengthLowLimit 01 Ratio
1substance 01 CodeableConcept
=MedicinalProductIngredient.substance 1bBackboneElement
1code 11 CodeableConcept
1strength 0* #MedicinalProductIngredient.specifiedSubstance.strength
=MedicinalProductInteraction 1rDomainResource
1description 01 string
1effect 01 CodeableConcept
1incidence 01 CodeableConcept
1interactant 0* @
1management 01 CodeableConcept
1subject 0* Reference(MedicinalProduct,Medication,Substance)
1type 01 CodeableConcept
=MedicinalProductInteraction.interactant 1bBackboneElement
1item? 11 Reference(MedicinalProduct,Medication,Substance,ObservationDefinition)|CodeableConcept
=MedicinalProductManufactured 1rDomainResource
1ingredient 0* Reference(MedicinalProductIngredient)
1manufacturedDoseForm 11 CodeableConcept
1manufacturer 0* Reference(Organization)
1otherCharacteristics 0* CodeableConcept
1physicalCharacteristics 01 ProdCharacteristic
1quantity 11 Quantity
1unitOfPresentation 01 CodeableConcept
=MedicinalProductPackaged 1rDomainResource
1batchIdentifier 0* @
1description 01 string
1identifier 0* Identifier
1legalStatusOfSupply 01 CodeableConcept
1manufacturer 0* Reference(Organization)
1marketingAuthorization 01 Reference(MedicinalProductAuthorization)
1marketingStatus 0* MarketingStatus
1packageItem 1* @
1subject 0* Reference(MedicinalProduct)
=MedicinalProductPackaged.batchIdentifier 1bBackboneElement
1immediatePackaging 01 Identifier
1outerPackaging 11 Identifier
=MedicinalProductPackaged.packageItem 1bBackboneElement
1alternateMaterial 0* CodeableConcept
1device 0* Reference(DeviceDefinition)
1identifier 0* Identifier
1manufacturedItem 0* Reference(MedicinalProductManufactured)
1manufacturer 0* Reference(Organization)
1material 0* CodeableConcept
1otherCharacteristics 0* CodeableConcept
1packageItem 0* #MedicinalProductPackaged.packageItem
1physicalCharacteristics 01 ProdCharacteristic
1quantity 11 Quantity
1shelfLifeStorage 0* ProductShelfLife
1type 11 CodeableConcept
=MedicinalProductPharmaceutical 1rDomainResource
1administrableDoseForm 11 CodeableConcept
1characteristics 0* @
1device 0* Reference(DeviceDefinition)
1identifier 0* Identifier
1ingredient 0* Reference(MedicinalProductIngredient)
1routeOfAdministration 1* @
1unitOfPresentation 01 CodeableConcept
=MedicinalProductPharmaceutical.characteristics 1bBackboneElement
1code 11 CodeableConcept
1status 01 CodeableConcept
=MedicinalProductPharmaceutical.routeOfAdministration 1bBackboneElement
1code 11 CodeableConcept
1firstDose 01 Quantity
1maxDosePerDay 01 Quantity
1maxDosePerTreatmentPeriod 01 Ratio
1maxSingleDose 01 Quantity
1maxTreatmentPeriod 01 Duration
1targetSpecies 0* @
=MedicinalProductPharmaceutical.routeOfAdministration.targetSpecies 1bBackboneElement
1code 11 CodeableConcept
1withdrawalPeriod 0* @
=MedicinalProductPharmaceutical.routeOfAdministration.targetSpecies.withdrawalPeriod 1bBackboneElement
1supportingInformation 01 string
1tissue 11 CodeableConcept
1value 11 Quantity
=MedicinalProductUndesirableEffect 1rDomainResource
1classification 01 CodeableConcept
1frequencyOfOccurrence 01 CodeableConcept
1population 0* Population
1subject 0* Reference(MedicinalProduct,Medication)
1symptomConditionEffect 01 CodeableConcept
=MessageDefinition 7rDomainResource
7allowedResponse 0* @
7base 01 canonical(MessageDefinition)
7category 01 code rmessage-significance-category|
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 11 dateTime
7description 01 markdown
7event? 11 Coding|uri
7experimental 01 boolean
7focus 0* @
3graph 0* canonical(GraphDefinition)
4graph 01 canonical(GraphDefinition)
7identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7name 01 string
7parent 0* canonical(ActivityDefinition,PlanDefinition)
7publisher 01 string
7purpose 01 markdown
7replaces 0* canonical(MessageDefinition)
7responseRequired 01 code rmessageheader-response-request|
7status 11! code rpublication-status|
7title 01 string
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=MessageDefinition.allowedResponse 7bBackboneElement
6id 01 string
7message 11 canonical(MessageDefinition)
7situation 01 markdown
=MessageDefinition.focus 7bBackboneElement
7code 11 code rresource-types|
6id 01 string
7max 01 string
7min 11 unsignedInt
7profile 01 canonical(StructureDefinition)
=MessageHeader 7rDomainResource
3author 01 Reference(Practitioner,PractitionerRole)
4author 01 Reference(Practitioner,PractitionerRole,Device,Organization)
7definition 01 canonical(MessageDefinition)
7destination 0* @
3enterer 01 Reference(Practitioner,PractitionerRole)
3event? 11 Coding|uri
4event? 11 Coding|canonical(EventDefinition)
7focus 0* Reference(Resource)
7reason 01 CodeableConcept
7response 01 @
7responsible 01 Reference(Practitioner,PractitionerRole,Organization)
3sender 01 Reference(Practitioner,PractitionerRole,Organization)
4sender 01 Reference(Practitioner,PractitionerRole,Device,Organization)
7source 11 @
=MessageHeader.destination 7bBackboneElement
3endpoint 11 url
4endpoint? 01 url|Reference(Endpoint)
6id 01 string
7name 01 string
7receiver 01 Reference(Practitioner,PractitionerRole,Organization)
7target 01 Reference(Device)
=MessageHeader.response 7bBackboneElement
7code 11 code rresponse-code|
7details 01 Reference(OperationOutcome)
6id 01 string
3identifier 11 id
4identifier 11 Identifier
=MessageHeader.source 7bBackboneElement
7contact 01 ContactPoint
3endpoint 11 url
4endpoint? 01 url|Reference(Endpoint)
6id 01 string
7name 01 string
7software 01 string
7version 01 string
=Meta 3cElement 4cDataType
7lastUpdated 01 instant
7profile 0* canonical(StructureDefinition)
7security 0* Coding esecurity-labels
7source 01 uri
7tag 0* Coding
7versionId 01 id
=MetadataResource 4RDomainResource
4approvalDate 01 date
4author 0* ContactDetail
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
4date 01 dateTime
4description 01 markdown
4editor 0* ContactDetail
4effectivePeriod 01 Period
4endorser 0* ContactDetail
4experimental 01 boolean
4identifier 0* Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4lastReviewDate 01 date
4name 01 string
4publisher 01 string
4purpose 01 markdown
4relatedArtifact 0* RelatedArtifact
4reviewer 0* ContactDetail
4status 11! code rpublication-status|
4title 01 string
4topic 0* CodeableConcept
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=MolecularSequence 7rDomainResource
3coordinateSystem 11 integer
7device 01 Reference(Device)
4focus 0* Reference(Resource)
4formatted 0* Attachment
7identifier 0* Identifier
4literal 01 string
3observedSeq 01 string
3patient 01 Reference(Patient)
7performer 01 Reference(Organization)
3pointer 0* Reference(MolecularSequence)
3quality 0* @
3quantity 01 Quantity
3readCoverage 01 integer
3referenceSeq 01 @
4relative 0* @
3repository 0* @
7specimen 01 Reference(Specimen)
3structureVariant 0* @
4subject 01 Reference(Patient,Group,Substance,BiologicallyDerivedProduct,NutritionProduct)
7type 01 code rsequence-type|
3variant 0* @
=MolecularSequence.quality 3bBackboneElement
3end 01 integer
3fScore 01 decimal
3gtFP 01 decimal
2id 01 string
3method 01 CodeableConcept
3precision 01 decimal
3queryFP 01 decimal
3queryTP 01 decimal
3recall 01 decimal
3roc 01 @
3score 01 Quantity
3standardSequence 01 CodeableConcept
3start 01 integer
3truthFN 01 decimal
3truthTP 01 decimal
3type 11 code rquality-type|
=MolecularSequence.quality.roc 3bBackboneElement
3fMeasure 0* decimal
2id 01 string
3numFN 0* integer
3numFP 0* integer
3numTP 0* integer
3precision 0* decimal
3score 0* integer
3sensitivity 0* decimal
=MolecularSequence.referenceSeq 3bBackboneElement
3chromosome 01 CodeableConcept
3genomeBuild 01 string
2id 01 string
3orientation 01 code rorientation-type|
3referenceSeqId 01 CodeableConcept
3referenceSeqPointer 01 Reference(MolecularSequence)
3referenceSeqString 01 string
3strand 01 code rstrand-type|
3windowEnd 01 integer
3windowStart 01 integer
=MolecularSequence.relative 4bBackboneElement
4coordinateSystem 11 CodeableConcept ehttp://loinc.org/LL5323-2/
4edit 0* @
4id 01 string
4ordinalPosition 01 integer
4sequenceRange 01 Range
4startingSequence 01 @
=MolecularSequence.relative.edit 4bBackboneElement
4end 01 integer
4id 01 string
4replacedSequence 01 string
4replacementSequence 01 string
4start 01 integer
=MolecularSequence.relative.startingSequence 4bBackboneElement
4chromosome 01 CodeableConcept rhttp://loinc.org/LL2938-0/|
4genomeAssembly 01 CodeableConcept ehttp://loinc.org/LL1040-6/
4id 01 string
4orientation 01 code rorientation-type|
4sequence? 01 CodeableConcept|string|Reference(MolecularSequence)
4strand 01 code rstrand-type|
4windowEnd 01 integer
4windowStart 01 integer
=MolecularSequence.repository 3bBackboneElement
3datasetId 01 string
2id 01 string
3name 01 string
3readsetId 01 string
3type 11 code rrepository-type|
3url 01 uri
3variantsetId 01 string
=MolecularSequence.structureVariant 3bBackboneElement
3exact 01 boolean
2id 01 string
3inner 01 @
3length 01 integer
3outer 01 @
3variantType 01 CodeableConcept rhttp://loinc.org/vs/LL379-9|
=MolecularSequence.structureVariant.inner 3bBackboneElement
3end 01 integer
2id 01 string
3start 01 integer
=MolecularSequence.structureVariant.outer 3bBackboneElement
3end 01 integer
2id 01 string
3start 01 integer
=MolecularSequence.variant 3bBackboneElement
3cigar 01 string
3end 01 integer
2id 01 string
3observedAllele 01 string
3referenceAllele 01 string
3start 01 integer
3variantPointer 01 Reference(Observation)
=MonetaryComponent 4cDataType
4amount 01 Money
4code 01 CodeableConcept
4factor 01 decimal
4type 11 code rprice-component-type|
=Money 3cElement 4cDataType
7currency 01 code rcurrencies|
7value 01 decimal
=MoneyQuantity 7cQuantity
=NamingSystem 7rDomainResource
4approvalDate 01 date
4author 0* ContactDetail
7contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
7date 11 dateTime
7description 01 markdown
4editor 0* ContactDetail
4effectivePeriod 01 Period
4endorser 0* ContactDetail
4experimental 01 boolean
4identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7kind 11 code rnamingsystem-type|
4lastReviewDate 01 date
7name 11 string
7publisher 01 string
4purpose 01 markdown
4relatedArtifact 0* RelatedArtifact
7responsible 01 string
4reviewer 0* ContactDetail
7status 11! code rpublication-status|
4title 01 string
4topic 0* CodeableConcept
3type 01 CodeableConcept eidentifier-type
4type 01 CodeableConcept
7uniqueId 1* @
4url 01 uri
7usage 01 string
7useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=NamingSystem.uniqueId 7bBackboneElement
4authoritative 01 boolean
7comment 01 string
6id 01 string
7period 01 Period
7preferred 01 boolean
7type 11 code rnamingsystem-identifier-type|
7value 11 string
=Narrative 3cElement 4cDataType
7div 11 xhtml
7status 11 code rnarrative-status|
=NutritionIntake 4rDomainResource
4basedOn 0* Reference(NutritionOrder,CarePlan,ServiceRequest)
4code 01 CodeableConcept
4consumedItem 1* @
4derivedFrom 0* Reference(Resource)
4encounter 01 Reference(Encounter)
4identifier 0* Identifier
4ingredientLabel 0* @
4instantiatesCanonical 0* canonical(ActivityDefinition,ChargeItemDefinition,ClinicalUseDefinition,EventDefinition,Measure,MessageDefinition,ObservationDefinition,OperationDefinition,PlanDefinition,Questionnaire,Requirements,SubscriptionTopic,TestPlan,TestScript)
4instantiatesUri 0* uri
4location 01 Reference(Location)
4note 0* Annotation
4occurrence? 01 dateTime|Period
4partOf 0* Reference(NutritionIntake,Procedure,Observation)
4performer 0* @
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference)
4recorded 01 dateTime
4reported? 01 boolean|Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Organization)
4status 11! code revent-status|
4statusReason 0* CodeableConcept
4subject 11 Reference(Patient,Group)
=NutritionIntake.consumedItem 4bBackboneElement
4amount 01 Quantity
4id 01 string
4notConsumed 01 boolean
4notConsumedReason 01 CodeableConcept
4nutritionProduct 11 CodeableReference(NutritionProduct)
4rate 01 Quantity
4schedule 01 Timing
4type 11 CodeableConcept
=NutritionIntake.ingredientLabel 4bBackboneElement
4amount 11 Quantity
4id 01 string
4nutrient 11 CodeableReference(Substance)
=NutritionIntake.performer 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
4function 01 CodeableConcept
4id 01 string
=NutritionOrder 7rDomainResource
7allergyIntolerance 0* Reference(AllergyIntolerance)
4basedOn 0* Reference(CarePlan,NutritionOrder,ServiceRequest)
7dateTime 11 dateTime
7encounter 01 Reference(Encounter)
7enteralFormula 01 @
7excludeFoodModifier 0* CodeableConcept
7foodPreferenceModifier 0* CodeableConcept
4groupIdentifier 01 Identifier
7identifier 0* Identifier
7instantiates 0* uri
7instantiatesCanonical 0* canonical(ActivityDefinition,PlanDefinition)
7instantiatesUri 0* uri
7intent 11! code rrequest-intent|
7note 0* Annotation
7oralDiet 01 @
7orderer 01 Reference(Practitioner,PractitionerRole)
4outsideFoodAllowed 01 boolean
3patient 11 Reference(Patient)
4performer 0* CodeableReference(CareTeam,Practitioner,PractitionerRole,RelatedPerson,Patient,Organization)
4priority 01 code rrequest-priority|
7status 11! code rrequest-status|
4subject 11 Reference(Patient,Group)
7supplement 0* @
4supportingInformation 0* Reference(Resource)
=NutritionOrder.enteralFormula 7bBackboneElement
4additive 0* @
3additiveProductName 01 string
3additiveType 01 CodeableConcept
7administration 0* @
3administrationInstruction 01 string
4administrationInstruction 01 markdown
7baseFormulaProductName 01 string
3baseFormulaType 01 CodeableConcept
4baseFormulaType 01 CodeableReference(NutritionProduct)
7caloricDensity 01 Quantity
4deliveryDevice 0* CodeableReference(DeviceDefinition)
6id 01 string
7maxVolumeToDeliver 01 Quantity
4routeOfAdministration 01 CodeableConcept eenteral-route
3routeofAdministration 01 CodeableConcept eenteral-route
=NutritionOrder.enteralFormula.additive 4bBackboneElement
4id 01 string
4productName 01 string
4quantity 01 Quantity
4type 01 CodeableReference(NutritionProduct)
=NutritionOrder.enteralFormula.administration 7bBackboneElement
6id 01 string
7quantity 01 Quantity
7rate? 01 Quantity|Ratio
3schedule 01 Timing
4schedule 01 @
=NutritionOrder.enteralFormula.administration.schedule 4bBackboneElement
4asNeeded 01 boolean
4asNeededFor 01 CodeableConcept
4id 01 string
4timing 0* Timing
=NutritionOrder.oralDiet 7bBackboneElement
7fluidConsistencyType 0* CodeableConcept
6id 01 string
7instruction 01 string
7nutrient 0* @
3schedule 0* Timing
4schedule 01 @
7texture 0* @
7type 0* CodeableConcept
=NutritionOrder.oralDiet.nutrient 7bBackboneElement
7amount 01 Quantity
6id 01 string
7modifier 01 CodeableConcept
=NutritionOrder.oralDiet.schedule 4bBackboneElement
4asNeeded 01 boolean
4asNeededFor 01 CodeableConcept
4id 01 string
4timing 0* Timing
=NutritionOrder.oralDiet.texture 7bBackboneElement
7foodType 01 CodeableConcept
6id 01 string
7modifier 01 CodeableConcept
=NutritionOrder.supplement 7bBackboneElement
6id 01 string
7instruction 01 string
7productName 01 string
7quantity 01 Quantity
3schedule 0* Timing
4schedule 01 @
3type 01 CodeableConcept
4type 01 CodeableReference(NutritionProduct)
=NutritionOrder.supplement.schedule 4bBackboneElement
4asNeeded 01 boolean
4asNeededFor 01 CodeableConcept
4id 01 string
4timing 0* Timing
=NutritionProduct 6rDomainResource
6category 0* CodeableConcept
4characteristic 0* @
6code 01 CodeableConcept
6ingredient 0* @
2instance 01 @
4instance 0* @
6knownAllergen 0* CodeableReference(Substance)
6manufacturer 0* Reference(Organization)
6note 0* Annotation
6nutrient 0* @
2productCharacteristic 0* @
6status 11! code rnutritionproduct-status|
=NutritionProduct.characteristic 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 11 CodeableConcept|string|Quantity|base64Binary|Attachment|boolean
=NutritionProduct.ingredient 6bBackboneElement
6amount 0* Ratio
6id 01 string
6item 11 CodeableReference(NutritionProduct)
=NutritionProduct.instance 6bBackboneElement
4biologicalSourceEvent 01 Identifier
6expiry 01 dateTime
6id 01 string
6identifier 0* Identifier
6lotNumber 01 string
4name 01 string
6quantity 01 Quantity
6useBy 01 dateTime
=NutritionProduct.nutrient 6bBackboneElement
6amount 0* Ratio
6id 01 string
6item 01 CodeableReference(Substance)
=NutritionProduct.productCharacteristic 2bBackboneElement
2id 01 string
2type 11 CodeableConcept
2value? 11 CodeableConcept|string|Quantity|base64Binary|Attachment|boolean
=Observation 7rDomainResource
7basedOn 0* Reference(CarePlan,DeviceRequest,ImmunizationRecommendation,MedicationRequest,NutritionOrder,ServiceRequest)
7bodySite 01 CodeableConcept
4bodyStructure 01 Reference(BodyStructure)
7category 0* CodeableConcept
7code 11 CodeableConcept
7component 0* @
7dataAbsentReason 01 CodeableConcept edata-absent-reason
3derivedFrom 0* Reference(DocumentReference,ImagingStudy,Media,QuestionnaireResponse,Observation,MolecularSequence)
4derivedFrom 0* Reference(DocumentReference,ImagingStudy,ImagingSelection,QuestionnaireResponse,Observation,MolecularSequence,GenomicStudy)
7device 01 Reference(Device,DeviceMetric)
7effective? 01 dateTime|Period|Timing|instant
7encounter 01 Reference(Encounter)
7focus 0* Reference(Resource)
7hasMember 0* Reference(Observation,QuestionnaireResponse,MolecularSequence)
7identifier 0* Identifier
4instantiates? 01 canonical(ObservationDefinition)|Reference(ObservationDefinition)
7interpretation 0* CodeableConcept eobservation-interpretation
7issued 01 instant
7method 01 CodeableConcept
7note 0* Annotation
3partOf 0* Reference(MedicationAdministration,MedicationDispense,MedicationStatement,Procedure,Immunization,ImagingStudy)
4partOf 0* Reference(MedicationAdministration,MedicationDispense,MedicationStatement,Procedure,Immunization,ImagingStudy,GenomicStudy)
7performer 0* Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,RelatedPerson)
7referenceRange 0* @
3specimen 01 Reference(Specimen)
4specimen 01 Reference(Specimen,Group)
7status 11! code robservation-status|
1subject 01 Reference(Patient,Group,Device,Location)
2subject 01 Reference(Patient,Group,Device,Location,Organization,Procedure,Practitioner,Medication,Substance)
4subject 01 Reference(Patient,Group,Device,Location,Organization,Procedure,Practitioner,Medication,Substance,BiologicallyDerivedProduct,NutritionProduct)
4triggeredBy 0* @
3value? 01 Quantity|CodeableConcept|string|boolean|integer|Range|Ratio|SampledData|time|dateTime|Period
4value? 01 Quantity|CodeableConcept|string|boolean|integer|Range|Ratio|SampledData|time|dateTime|Period|Attachment|Reference(MolecularSequence)
=Observation.component 7bBackboneElement
7code 11 CodeableConcept
7dataAbsentReason 01 CodeableConcept edata-absent-reason
6id 01 string
7interpretation 0* CodeableConcept eobservation-interpretation
7referenceRange 0* #Observation.referenceRange
3value? 01 Quantity|CodeableConcept|string|boolean|integer|Range|Ratio|SampledData|time|dateTime|Period
4value? 01 Quantity|CodeableConcept|string|boolean|integer|Range|Ratio|SampledData|time|dateTime|Period|Attachment|Reference(MolecularSequence)
=Observation.referenceRange 7bBackboneElement
7age 01 Range
7appliesTo 0* CodeableConcept
7high 01 Quantity
6id 01 string
7low 01 Quantity
4normalValue 01 CodeableConcept eobservation-referencerange-normalvalue
3text 01 string
4text 01 markdown
7type 01 CodeableConcept
=Observation.triggeredBy 4bBackboneElement
4id 01 string
4observation 11 Reference(Observation)
4reason 01 string
4type 11 code robservation-triggeredbytype|
=ObservationDefinition 7rDomainResource
3abnormalCodedValueSet 01 Reference(ValueSet)
4approvalDate 01 date
4bodySite 01 CodeableConcept
7category 0* CodeableConcept
7code 11 CodeableConcept
4component 0* @
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
3criticalCodedValueSet 01 Reference(ValueSet)
4date 01 dateTime
4derivedFromCanonical 0* canonical(ObservationDefinition)
4derivedFromUri 0* uri
4description 01 markdown
4device 0* Reference(DeviceDefinition,Device)
4effectivePeriod 01 Period
4experimental 01 boolean
4hasMember 0* Reference(ObservationDefinition,Questionnaire)
3identifier 0* Identifier
4identifier 01 Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4lastReviewDate 01 date
7method 01 CodeableConcept
7multipleResultsAllowed 01 boolean
4name 01 string
3normalCodedValueSet 01 Reference(ValueSet)
4performerType 01 CodeableConcept
7permittedDataType 0* code rpermitted-data-type|
4permittedUnit 0* Coding
7preferredReportName 01 string
4publisher 01 string
4purpose 01 markdown
3qualifiedInterval 0* @
4qualifiedValue 0* @
3quantitativeDetails 01 @
4specimen 0* Reference(SpecimenDefinition)
4status 11! code rpublication-status|
4subject 0* CodeableConcept
4title 01 string
4url 01 uri
4useContext 0* UsageContext
3validCodedValueSet 01 Reference(ValueSet)
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ObservationDefinition.component 4bBackboneElement
4code 11 CodeableConcept
4id 01 string
4permittedDataType 0* code rpermitted-data-type|
4permittedUnit 0* Coding
4qualifiedValue 0* #ObservationDefinition.qualifiedValue
=ObservationDefinition.qualifiedInterval 3bBackboneElement
3age 01 Range
3appliesTo 0* CodeableConcept
3category 01 code robservation-range-category|
3condition 01 string
3context 01 CodeableConcept ereferencerange-meaning
3gender 01 code radministrative-gender|
3gestationalAge 01 Range
2id 01 string
3range 01 Range
=ObservationDefinition.qualifiedValue 4bBackboneElement
4abnormalCodedValueSet 01 canonical(ValueSet)
4age 01 Range
4appliesTo 0* CodeableConcept
4condition 01 string
4context 01 CodeableConcept ereferencerange-meaning
4criticalCodedValueSet 01 canonical(ValueSet)
4gender 01 code radministrative-gender|
4gestationalAge 01 Range
4id 01 string
4normalCodedValueSet 01 canonical(ValueSet)
4range 01 Range
4rangeCategory 01 code robservation-range-category|
4validCodedValueSet 01 canonical(ValueSet)
=ObservationDefinition.quantitativeDetails 3bBackboneElement
3conversionFactor 01 decimal
3customaryUnit 01 CodeableConcept eucum-units
3decimalPrecision 01 integer
2id 01 string
3unit 01 CodeableConcept eucum-units
=OperationDefinition 7rDomainResource
7affectsState 01 boolean
7base 01 canonical(OperationDefinition)
7code 11 code
7comment 01 markdown
7contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7experimental 01 boolean
4identifier 0* Identifier
7inputProfile 01 canonical(StructureDefinition)
7instance 11 boolean
7jurisdiction 0* CodeableConcept ejurisdiction
7kind 11 code roperation-kind|
7name 11 string
7outputProfile 01 canonical(StructureDefinition)
7overload 0* @
7parameter 0* @
7publisher 01 string
7purpose 01 markdown
3resource 0* code rresource-types|
4resource 0* code rversion-independent-all-resource-types|
7status 11! code rpublication-status|
7system 11 boolean
7title 01 string
7type 11 boolean
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=OperationDefinition.overload 7bBackboneElement
7comment 01 string
6id 01 string
7parameterName 0* string
=OperationDefinition.parameter 7bBackboneElement
4allowedType 0* code rfhir-types|
7binding 01 @
3documentation 01 string
4documentation 01 markdown
6id 01 string
7max 11 string
7min 11 integer
7name 11 code
7part 0* #OperationDefinition.parameter
7referencedFrom 0* @
4scope 0* code roperation-parameter-scope|
7searchType 01 code rsearch-param-type|
7targetProfile 0* canonical(StructureDefinition)
3type 01 code rall-types|
4type 01 code rfhir-types|
7use 11 code roperation-parameter-use|
=OperationDefinition.parameter.binding 7bBackboneElement
6id 01 string
7strength 11 code rbinding-strength|
7valueSet 11 canonical(ValueSet)
=OperationDefinition.parameter.referencedFrom 7bBackboneElement
6id 01 string
7source 11 string
7sourceId 01 string
=OperationOutcome 7rDomainResource
7issue 1* @
=OperationOutcome.issue 7bBackboneElement
7code 11 code rissue-type|
7details 01 CodeableConcept
7diagnostics 01 string
7expression 0* string
6id 01 string
7location 0* string
7severity 11 code rissue-severity|
=Organization 7rDomainResource
7active 01! boolean
3address 0* Address
7alias 0* string
3contact 0* @
4contact 0* ExtendedContactDetail
4description 01 markdown
7endpoint 0* Reference(Endpoint)
7identifier 0* Identifier
7name 01 string
7partOf 01 Reference(Organization)
4qualification 0* @
3telecom 0* ContactPoint
7type 0* CodeableConcept
=Organization.contact 3bBackboneElement
3address 01 Address
2id 01 string
3name 01 HumanName
3purpose 01 CodeableConcept econtactentity-type
3telecom 0* ContactPoint
=Organization.qualification 4bBackboneElement
4code 11 CodeableConcept
4id 01 string
4identifier 0* Identifier
4issuer 01 Reference(Organization)
4period 01 Period
=OrganizationAffiliation 7rDomainResource
7active 01 boolean
7code 0* CodeableConcept
4contact 0* ExtendedContactDetail
7endpoint 0* Reference(Endpoint)
7healthcareService 0* Reference(HealthcareService)
7identifier 0* Identifier
7location 0* Reference(Location)
7network 0* Reference(Organization)
7organization 01 Reference(Organization)
7participatingOrganization 01 Reference(Organization)
7period 01 Period
7specialty 0* CodeableConcept
3telecom 0* ContactPoint
=PackagedProductDefinition 6rDomainResource
4attachedDocument 0* Reference(DocumentReference)
2characteristic 0* CodeableConcept
4characteristic 0* #PackagedProductDefinition.packaging.property
6containedItemQuantity 0* Quantity
6copackagedIndicator 01 boolean
6description 01 markdown
6identifier 0* Identifier
6legalStatusOfSupply 0* @
6manufacturer 0* Reference(Organization)
6marketingStatus 0* MarketingStatus
6name 01 string
2package 01 @
6packageFor 0* Reference(MedicinalProductDefinition)
4packaging 01 @
6status 01! CodeableConcept
6statusDate 01 dateTime
6type 01 CodeableConcept
=PackagedProductDefinition.legalStatusOfSupply 6bBackboneElement
6code 01 CodeableConcept
6id 01 string
6jurisdiction 01 CodeableConcept
=PackagedProductDefinition.package 2bBackboneElement
2alternateMaterial 0* CodeableConcept
2containedItem 0* @
2id 01 string
2identifier 0* Identifier
2manufacturer 0* Reference(Organization)
2material 0* CodeableConcept
2package 0* #PackagedProductDefinition.package
2property 0* @
2quantity 01 integer
2shelfLifeStorage 0* @
2type 01 CodeableConcept
=PackagedProductDefinition.package.containedItem 2bBackboneElement
2amount 01 Quantity
2id 01 string
2item 11 CodeableReference(ManufacturedItemDefinition,DeviceDefinition,PackagedProductDefinition,BiologicallyDerivedProduct,NutritionProduct)
=PackagedProductDefinition.package.property 2bBackboneElement
2id 01 string
2type 11 CodeableConcept
2value? 01 CodeableConcept|Quantity|date|boolean|Attachment
=PackagedProductDefinition.package.shelfLifeStorage 2bBackboneElement
2id 01 string
2period? 01 Duration|string
2specialPrecautionsForStorage 0* CodeableConcept
2type 01 CodeableConcept
=PackagedProductDefinition.packaging 4bBackboneElement
4alternateMaterial 0* CodeableConcept
4componentPart 01 boolean
4containedItem 0* @
4id 01 string
4identifier 0* Identifier
4manufacturer 0* Reference(Organization)
4material 0* CodeableConcept
4packaging 0* #PackagedProductDefinition.packaging
4property 0* @
4quantity 01 integer
4shelfLifeStorage 0* ProductShelfLife
4type 01 CodeableConcept
=PackagedProductDefinition.packaging.containedItem 4bBackboneElement
4amount 01 Quantity
4id 01 string
4item 11 CodeableReference(ManufacturedItemDefinition,DeviceDefinition,PackagedProductDefinition,BiologicallyDerivedProduct,NutritionProduct)
=PackagedProductDefinition.packaging.property 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 01 CodeableConcept|Quantity|date|boolean|Attachment
=ParameterDefinition 3cElement 4cDataType
7documentation 01 string
7max 01 string
7min 01 integer
7name 01 code
7profile 01 canonical(StructureDefinition)
3type 11 code rall-types|
4type 11 code rfhir-types|
7use 11 code roperation-parameter-use|
=Parameters 7rResource
7parameter 0* @
=Parameters.parameter 7bBackboneElement
6id 01 string
7name 11 string
7part 0* #Parameters.parameter
7resource 01 Resource
5value? 01 *
2value? 01 base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|Reference|SampledData|Signature|Timing|ContactDetail|Contributor|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Dosage|Meta
=Patient 7rDomainResource
7active 01! boolean
7address 0* Address
7birthDate 01 date
7communication 0* @
7contact 0* @
7deceased? 01! boolean|dateTime
7gender 01 code radministrative-gender|
7generalPractitioner 0* Reference(Organization,Practitioner,PractitionerRole)
7identifier 0* Identifier
7link 0*! @
7managingOrganization 01 Reference(Organization)
7maritalStatus 01 CodeableConcept emarital-status
7multipleBirth? 01 boolean|integer
7name 0* HumanName
7photo 0* Attachment
7telecom 0* ContactPoint
=Patient.communication 7bBackboneElement
6id 01 string
3language 11 CodeableConcept
4language 11 CodeableConcept rall-languages|
7preferred 01 boolean
=Patient.contact 7bBackboneElement
7address 01 Address
7gender 01 code radministrative-gender|
6id 01 string
7name 01 HumanName
7organization 01 Reference(Organization)
7period 01 Period
7relationship 0* CodeableConcept epatient-contactrelationship
7telecom 0* ContactPoint
=Patient.link 7bBackboneElement
6id 01 string
7other 11 Reference(Patient,RelatedPerson)
7type 11 code rlink-type|
=PaymentNotice 7rDomainResource
7amount 11 Money
7created 11 dateTime
7identifier 0* Identifier
7payee 01 Reference(Practitioner,PractitionerRole,Organization)
3payment 11 Reference(PaymentReconciliation)
4payment 01 Reference(PaymentReconciliation)
7paymentDate 01 date
7paymentStatus 01 CodeableConcept
3provider 01 Reference(Practitioner,PractitionerRole,Organization)
7recipient 11 Reference(Organization)
4reporter 01 Reference(Practitioner,PractitionerRole,Organization)
7request 01 Reference(Resource)
7response 01 Reference(Resource)
7status 11! code rfm-status|
=PaymentReconciliation 7rDomainResource
4accountNumber 01 string
4allocation 0* @
4amount 11 Money
4authorization 01 string
4cardBrand 01 string
7created 11 dateTime
4date 11 date
3detail 0* @
7disposition 01 string
4enterer 01 Reference(Practitioner,PractitionerRole,Organization)
4expirationDate 01 date
7formCode 01 CodeableConcept
7identifier 0* Identifier
4issuerType 01 CodeableConcept epayment-issuertype
4kind 01 CodeableConcept epayment-kind
4location 01 Reference(Location)
4method 01 CodeableConcept ehttp://terminology.hl7.org/ValueSet/v2-0570
3outcome 01 code rremittance-outcome|
4outcome 01 code rpayment-outcome|
3paymentAmount 11 Money
3paymentDate 11 date
7paymentIdentifier 01 Identifier
3paymentIssuer 01 Reference(Organization)
4paymentIssuer 01 Reference(Organization,Patient,RelatedPerson)
7period 01 Period
7processNote 0* @
4processor 01 string
4referenceNumber 01 string
7request 01 Reference(Task)
7requestor 01 Reference(Practitioner,PractitionerRole,Organization)
4returnedAmount 01 Money
7status 11! code rfm-status|
4tenderedAmount 01 Money
4type 11 CodeableConcept epayment-type
=PaymentReconciliation.allocation 4bBackboneElement
4account 01 Reference(Account)
4amount 01 Money
4date 01 date
4encounter 01 Reference(Encounter)
4id 01 string
4identifier 01 Identifier
4payee 01 Reference(Practitioner,PractitionerRole,Organization)
4predecessor 01 Identifier
4response 01 Reference(ClaimResponse)
4responsible 01 Reference(PractitionerRole)
4submitter 01 Reference(Practitioner,PractitionerRole,Organization)
4target 01 Reference(Claim,Account,Invoice,ChargeItem,Encounter,Contract)
4targetItem? 01 string|Identifier|positiveInt
4type 01 CodeableConcept epayment-type
=PaymentReconciliation.detail 3bBackboneElement
3amount 01 Money
3date 01 date
2id 01 string
3identifier 01 Identifier
3payee 01 Reference(Practitioner,PractitionerRole,Organization)
3predecessor 01 Identifier
3request 01 Reference(Resource)
3response 01 Reference(Resource)
3responsible 01 Reference(PractitionerRole)
3submitter 01 Reference(Practitioner,PractitionerRole,Organization)
3type 11 CodeableConcept
=PaymentReconciliation.processNote 7bBackboneElement
6id 01 string
7text 01 string
7type 01 code rnote-type|
=Period 3cElement 4cDataType
7end 01 dateTime
7start 01 dateTime
=Permission 4rDomainResource
4asserter 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,RelatedPerson,HealthcareService)
4combining 11! code rpermission-rule-combining|
4date 0* dateTime
4justification 01 @
4rule 0* @
4status 11 code rpermission-status|
4validity 01 Period
=Permission.justification 4bBackboneElement
4basis 0* CodeableConcept
4evidence 0* Reference(Resource)
4id 01 string
=Permission.rule 4bBackboneElement
4activity 0* @
4data 0* @
4id 01 string
4limit 0* CodeableConcept
4type 01! code rconsent-provision-type|
=Permission.rule.activity 4bBackboneElement
4action 0* CodeableConcept
4actor 0* Reference(Device,Group,CareTeam,Organization,Patient,Practitioner,RelatedPerson,PractitionerRole)
4id 01 string
4purpose 0* CodeableConcept
=Permission.rule.data 4bBackboneElement
4expression 01 Expression
4id 01 string
4period 0* Period
4resource 0* @
4security 0* Coding
=Permission.rule.data.resource 4bBackboneElement
4id 01 string
4meaning 11 code rconsent-data-meaning|
4reference 11 Reference(Resource)
=Person 7rDomainResource
7active 01! boolean
7address 0* Address
7birthDate 01 date
4communication 0* @
4deceased? 01 boolean|dateTime
7gender 01 code radministrative-gender|
7identifier 0* Identifier
7link 0* @
7managingOrganization 01 Reference(Organization)
4maritalStatus 01 CodeableConcept emarital-status
7name 0* HumanName
3photo 01 Attachment
4photo 0* Attachment
7telecom 0* ContactPoint
=Person.communication 4bBackboneElement
4id 01 string
4language 11 CodeableConcept rall-languages|
4preferred 01 boolean
=Person.link 7bBackboneElement
7assurance 01 code ridentity-assuranceLevel|
6id 01 string
7target 11 Reference(Patient,Practitioner,RelatedPerson,Person)
=PlanDefinition 7rDomainResource
7action 0* @
4actor 0* @
7approvalDate 01 date
4asNeeded? 01 boolean|CodeableConcept
7author 0* ContactDetail
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7editor 0* ContactDetail
7effectivePeriod 01 Period
7endorser 0* ContactDetail
7experimental 01 boolean
7goal 0* @
7identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
7library 0* canonical(Library)
7name 01 string
7publisher 01 string
7purpose 01 markdown
7relatedArtifact 0* RelatedArtifact
7reviewer 0* ContactDetail
7status 11! code rpublication-status|
1subject? 01 CodeableConcept|Reference(Group) esubject-type
2subject? 01 CodeableConcept|Reference(Group)|canonical(MedicinalProductDefinition,SubstanceDefinition,AdministrableProductDefinition,ManufacturedItemDefinition,PackagedProductDefinition) esubject-type
4subject? 01 CodeableConcept|Reference(Group,MedicinalProductDefinition,SubstanceDefinition,AdministrableProductDefinition,ManufacturedItemDefinition,PackagedProductDefinition)|canonical(EvidenceVariable) eparticipant-resource-types
7subtitle 01 string
7title 01 string
7topic 0* CodeableConcept
7type 01 CodeableConcept eplan-definition-type
7url 01 uri
3usage 01 string
4usage 01 markdown
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=PlanDefinition.action 7bBackboneElement
7action 0* #PlanDefinition.action
7cardinalityBehavior 01 code raction-cardinality-behavior|
3code 0* CodeableConcept
4code 01 CodeableConcept
7condition 0* @
3definition? 01 canonical(ActivityDefinition,PlanDefinition,Questionnaire)|uri
4definition? 01 canonical(ActivityDefinition,MessageDefinition,ObservationDefinition,PlanDefinition,Questionnaire,SpecimenDefinition)|uri
3description 01 string
4description 01 markdown
7documentation 0* RelatedArtifact
7dynamicValue 0* @
7goalId 0* id
7groupingBehavior 01 code raction-grouping-behavior|
6id 01 string
3input 0* DataRequirement
4input 0* @
4linkId 01 string
4location 01 CodeableReference(Location)
3output 0* DataRequirement
4output 0* @
7participant 0* @
7precheckBehavior 01 code raction-precheck-behavior|
7prefix 01 string
7priority 01 code rrequest-priority|
7reason 0* CodeableConcept
7relatedAction 0* @
7requiredBehavior 01 code raction-required-behavior|
7selectionBehavior 01 code raction-selection-behavior|
1subject? 01 CodeableConcept|Reference(Group) esubject-type
2subject? 01 CodeableConcept|Reference(Group)|canonical esubject-type
4subject? 01 CodeableConcept|Reference(Group)|canonical eparticipant-resource-types
3textEquivalent 01 string
4textEquivalent 01 markdown
3timing? 01 dateTime|Age|Period|Duration|Range|Timing
4timing? 01 Age|Duration|Range|Timing
7title 01 string
7transform 01 canonical(StructureMap)
7trigger 0* TriggerDefinition
7type 01 CodeableConcept eaction-type
=PlanDefinition.action.condition 7bBackboneElement
7expression 01 Expression
6id 01 string
7kind 11 code raction-condition-kind|
=PlanDefinition.action.dynamicValue 7bBackboneElement
7expression 01 Expression
6id 01 string
7path 01 string
=PlanDefinition.action.input 4bBackboneElement
4id 01 string
4relatedData 01 id
4requirement 01 DataRequirement
4title 01 string
=PlanDefinition.action.output 4bBackboneElement
4id 01 string
4relatedData 01 string
4requirement 01 DataRequirement
4title 01 string
=PlanDefinition.action.participant 7bBackboneElement
4actorId 01 string
4function 01 CodeableConcept
6id 01 string
7role 01 CodeableConcept
3type 11 code raction-participant-type|
4type 01 code raction-participant-type|
4typeCanonical 01 canonical(CapabilityStatement)
4typeReference 01 Reference(CareTeam,Device,DeviceDefinition,Endpoint,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=PlanDefinition.action.relatedAction 7bBackboneElement
3actionId 11 id
4endRelationship 01 code raction-relationship-type|
6id 01 string
7offset? 01 Duration|Range
7relationship 11 code raction-relationship-type|
4targetId 11 id
=PlanDefinition.actor 4bBackboneElement
4description 01 markdown
4id 01 string
4option 1* @
4title 01 string
=PlanDefinition.actor.option 4bBackboneElement
4id 01 string
4role 01 CodeableConcept
4type 01 code raction-participant-type|
4typeCanonical 01 canonical(CapabilityStatement)
4typeReference 01 Reference(CareTeam,Device,DeviceDefinition,Endpoint,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=PlanDefinition.goal 7bBackboneElement
7addresses 0* CodeableConcept
7category 01 CodeableConcept
7description 11 CodeableConcept
7documentation 0* RelatedArtifact
6id 01 string
7priority 01 CodeableConcept
7start 01 CodeableConcept
7target 0* @
=PlanDefinition.goal.target 7bBackboneElement
3detail? 01 Quantity|Range|CodeableConcept
4detail? 01 Quantity|Range|CodeableConcept|string|boolean|integer|Ratio
7due 01 Duration
6id 01 string
7measure 01 CodeableConcept
=Population 3cBackboneElement
3age? 01 Range|CodeableConcept
3gender 01 CodeableConcept
3physiologicalCondition 01 CodeableConcept
3race 01 CodeableConcept
=Practitioner 7rDomainResource
3active 01 boolean
4active 01! boolean
7address 0* Address
7birthDate 01 date
3communication 0* CodeableConcept
4communication 0* @
4deceased? 01 boolean|dateTime
7gender 01 code radministrative-gender|
7identifier 0* Identifier
7name 0* HumanName
7photo 0* Attachment
7qualification 0* @
7telecom 0* ContactPoint
=Practitioner.communication 4bBackboneElement
4id 01 string
4language 11 CodeableConcept rall-languages|
4preferred 01 boolean
=Practitioner.qualification 7bBackboneElement
7code 11 CodeableConcept
6id 01 string
7identifier 0* Identifier
7issuer 01 Reference(Organization)
7period 01 Period
=PractitionerRole 7rDomainResource
7active 01 boolean
4availability 0* Availability
3availabilityExceptions 01 string
3availableTime 0* @
4characteristic 0* CodeableConcept
7code 0* CodeableConcept
4communication 0* CodeableConcept rall-languages|
4contact 0* ExtendedContactDetail
7endpoint 0* Reference(Endpoint)
7healthcareService 0* Reference(HealthcareService)
7identifier 0* Identifier
7location 0* Reference(Location)
3notAvailable 0* @
7organization 01 Reference(Organization)
7period 01 Period
7practitioner 01 Reference(Practitioner)
7specialty 0* CodeableConcept
3telecom 0* ContactPoint
=PractitionerRole.availableTime 3bBackboneElement
3allDay 01 boolean
3availableEndTime 01 time
3availableStartTime 01 time
3daysOfWeek 0* code rdays-of-week|
2id 01 string
=PractitionerRole.notAvailable 3bBackboneElement
3description 11 string
3during 01 Period
2id 01 string
=PrimitiveType 4CDataType
=Procedure 7rDomainResource
3asserter 01 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole)
7basedOn 0* Reference(CarePlan,ServiceRequest)
7bodySite 0* CodeableConcept
3category 01 CodeableConcept
4category 0* CodeableConcept
7code 01 CodeableConcept
3complication 0* CodeableConcept
4complication 0* CodeableReference(Condition)
3complicationDetail 0* Reference(Condition)
7encounter 01 Reference(Encounter)
7focalDevice 0* @
4focus 01 Reference(Patient,Group,RelatedPerson,Practitioner,Organization,CareTeam,PractitionerRole,Specimen)
7followUp 0* CodeableConcept
7identifier 0* Identifier
7instantiatesCanonical 0* canonical(PlanDefinition,ActivityDefinition,Measure,OperationDefinition,Questionnaire)
7instantiatesUri 0* uri
7location 01 Reference(Location)
7note 0* Annotation
4occurrence? 01 dateTime|Period|string|Age|Range|Timing
7outcome 01 CodeableConcept
7partOf 0* Reference(Procedure,Observation,MedicationAdministration)
3performed? 01 dateTime|Period|string|Age|Range
7performer 0* @
4reason 0* CodeableReference(Condition,Observation,Procedure,DiagnosticReport,DocumentReference)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,Procedure,DiagnosticReport,DocumentReference)
4recorded 01 dateTime
7recorder 01 Reference(Patient,RelatedPerson,Practitioner,PractitionerRole)
7report 0* Reference(DiagnosticReport,DocumentReference,Composition)
4reported? 01 boolean|Reference(Patient,RelatedPerson,Practitioner,PractitionerRole,Organization)
7status 11! code revent-status|
7statusReason 01 CodeableConcept
3subject 11 Reference(Patient,Group)
4subject 11 Reference(Patient,Group,Device,Practitioner,Organization,Location)
4supportingInfo 0* Reference(Resource)
4used 0* CodeableReference(Device,Medication,Substance,BiologicallyDerivedProduct)
3usedCode 0* CodeableConcept
3usedReference 0* Reference(Device,Medication,Substance)
=Procedure.focalDevice 7bBackboneElement
7action 01 CodeableConcept
6id 01 string
7manipulated 11 Reference(Device)
=Procedure.performer 7bBackboneElement
3actor 11 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device)
4actor 11 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device,CareTeam,HealthcareService)
7function 01 CodeableConcept
6id 01 string
7onBehalfOf 01 Reference(Organization)
4period 01 Period
=ProdCharacteristic 3cBackboneElement
3color 0* string
3depth 01 Quantity
3externalDiameter 01 Quantity
3height 01 Quantity
3image 0* Attachment
3imprint 0* string
3nominalVolume 01 Quantity
3scoring 01 CodeableConcept
3shape 01 string
3weight 01 Quantity
3width 01 Quantity
=ProductShelfLife 3cBackboneElement 4cBackboneType
3identifier 01 Identifier
3period 11 Quantity
4period? 01 Duration|string
7specialPrecautionsForStorage 0* CodeableConcept
3type 11 CodeableConcept
4type 01 CodeableConcept
=Provenance 7rDomainResource
3activity 01 CodeableConcept eprovenance-activity-type
4activity 01 CodeableConcept
7agent 1* @
4authorization 0* CodeableReference
4basedOn 0* Reference(CarePlan,DeviceRequest,ImmunizationRecommendation,MedicationRequest,NutritionOrder,ServiceRequest,Task)
4encounter 01 Reference(Encounter)
7entity 0* @
7location 01 Reference(Location)
7occurred? 01 Period|dateTime
4patient 01 Reference(Patient)
7policy 0* uri
3reason 0* CodeableConcept ehttp://terminology.hl7.org/ValueSet/v3-PurposeOfUse
3recorded 11 instant
4recorded 01 instant
7signature 0* Signature
7target 1* Reference(Resource)
=Provenance.agent 7bBackboneElement
6id 01 string
3onBehalfOf 01 Reference(Practitioner,PractitionerRole,RelatedPerson,Patient,Device,Organization)
4onBehalfOf 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient)
7role 0* CodeableConcept
3type 01 CodeableConcept eprovenance-agent-type
4type 01 CodeableConcept
3who 11 Reference(Practitioner,PractitionerRole,RelatedPerson,Patient,Device,Organization)
4who 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,Device,RelatedPerson)
=Provenance.entity 7bBackboneElement
7agent 0* #Provenance.agent
6id 01 string
7role 11 code rprovenance-entity-role|
7what 11 Reference(Resource)
=Quantity 3cElement 4cDataType
7code 01 code
7comparator 01! code rquantity-comparator|
7system 01 uri
7unit 01 string
7value 01 decimal
=Questionnaire 7rDomainResource
7approvalDate 01 date
7code 0* Coding
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7derivedFrom 0* canonical(Questionnaire)
7description 01 markdown
7effectivePeriod 01 Period
7experimental 01 boolean
7identifier 0* Identifier
7item 0* @
7jurisdiction 0* CodeableConcept ejurisdiction
7lastReviewDate 01 date
7name 01 string
7publisher 01 string
7purpose 01 markdown
7status 11! code rpublication-status|
7subjectType 0* code rresource-types|
7title 01 string
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Questionnaire.item 7bBackboneElement
4answerConstraint 01 code rquestionnaire-answer-constraint|
7answerOption 0* @
7answerValueSet 01 canonical(ValueSet)
7code 0* Coding
7definition 01 uri
4disabledDisplay 01 code rquestionnaire-disabled-display|
7enableBehavior 01 code rquestionnaire-enable-behavior|
7enableWhen 0*! @
6id 01 string
7initial 0* @
7item 0* #Questionnaire.item
7linkId 11 string
7maxLength 01 integer
7prefix 01 string
7readOnly 01 boolean
7repeats 01 boolean
7required 01 boolean
7text 01 string
7type 11 code ritem-type|
=Questionnaire.item.answerOption 7bBackboneElement
6id 01 string
7initialSelected 01 boolean
7value? 11 integer|date|time|string|Coding|Reference(Resource)
=Questionnaire.item.enableWhen 7bBackboneElement
7answer? 11 boolean|decimal|integer|date|dateTime|time|string|Coding|Quantity|Reference(Resource)
6id 01 string
7operator 11 code rquestionnaire-enable-operator|
7question 11 string
=Questionnaire.item.initial 7bBackboneElement
6id 01 string
7value? 11 boolean|decimal|integer|date|dateTime|time|string|uri|Attachment|Coding|Quantity|Reference(Resource)
=QuestionnaireResponse 7rDomainResource
7author 01 Reference(Device,Practitioner,PractitionerRole,Patient,RelatedPerson,Organization)
7authored 01 dateTime
7basedOn 0* Reference(CarePlan,ServiceRequest)
7encounter 01 Reference(Encounter)
3identifier 01 Identifier
4identifier 0* Identifier
7item 0* @
7partOf 0* Reference(Observation,Procedure)
3questionnaire 01 canonical(Questionnaire)
4questionnaire 11 canonical(Questionnaire)
3source 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson)
4source 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
7status 11! code rquestionnaire-answers-status|
7subject 01 Reference(Resource)
=QuestionnaireResponse.item 7bBackboneElement
7answer 0* @
7definition 01 uri
6id 01 string
7item 0* #QuestionnaireResponse.item
7linkId 11 string
7text 01 string
=QuestionnaireResponse.item.answer 7bBackboneElement
6id 01 string
7item 0* #QuestionnaireResponse.item
3value? 01 boolean|decimal|integer|date|dateTime|time|string|uri|Attachment|Coding|Quantity|Reference(Resource)
4value? 11 boolean|decimal|integer|date|dateTime|time|string|uri|Attachment|Coding|Quantity|Reference(Resource)
=Range 3cElement 4cDataType
7high 01 Quantity
7low 01 Quantity
=Ratio 3cElement 4cDataType
7denominator 01 Quantity
7numerator 01 Quantity
=RatioRange 2cElement 4cDataType
6denominator 01 Quantity
6highNumerator 01 Quantity
6lowNumerator 01 Quantity
=Reference 3cElement 4cDataType
7display 01 string
7identifier 01 Identifier
7reference 01 string
7type 01 uri eresource-types
=RegulatedAuthorization 6rDomainResource
4attachedDocument 0* Reference(DocumentReference)
6basis 0* CodeableConcept
6case 01 @
6description 01 markdown
6holder 01 Reference(Organization)
6identifier 0* Identifier
2indication 01 CodeableReference(ClinicalUseDefinition)
4indication 0* CodeableReference(ClinicalUseDefinition)
6intendedUse 01 CodeableConcept
6region 0* CodeableConcept
6regulator 01 Reference(Organization)
6status 01 CodeableConcept
6statusDate 01 dateTime
2subject 0* Reference(MedicinalProductDefinition,BiologicallyDerivedProduct,NutritionProduct,PackagedProductDefinition,SubstanceDefinition,DeviceDefinition,ResearchStudy,ActivityDefinition,PlanDefinition,ObservationDefinition,Practitioner,Organization,Location)
4subject 0* Reference(MedicinalProductDefinition,BiologicallyDerivedProduct,NutritionProduct,PackagedProductDefinition,ManufacturedItemDefinition,Ingredient,SubstanceDefinition,DeviceDefinition,ResearchStudy,ActivityDefinition,PlanDefinition,ObservationDefinition,Practitioner,Organization,Location)
6type 01 CodeableConcept
6validityPeriod 01 Period
=RegulatedAuthorization.case 6bBackboneElement
6application 0* #RegulatedAuthorization.case
6date? 01 Period|dateTime
6id 01 string
6identifier 01 Identifier
6status 01 CodeableConcept
6type 01 CodeableConcept
=RelatedArtifact 3cElement 4cDataType
7citation 01 markdown
4classifier 0* CodeableConcept
7display 01 string
7document 01 Attachment
7label 01 string
4publicationDate 01 date
4publicationStatus 01 code rpublication-status|
7resource 01 canonical(Resource)
4resourceReference 01 Reference(Resource)
7type 11 code rrelated-artifact-type|
3url 01 url
=RelatedPerson 7rDomainResource
7active 01! boolean
7address 0* Address
7birthDate 01 date
7communication 0* @
7gender 01 code radministrative-gender|
7identifier 0* Identifier
7name 0* HumanName
7patient 11 Reference(Patient)
7period 01 Period
7photo 0* Attachment
7relationship 0* CodeableConcept
7telecom 0* ContactPoint
=RelatedPerson.communication 7bBackboneElement
6id 01 string
3language 11 CodeableConcept
4language 11 CodeableConcept rall-languages|
7preferred 01 boolean
=RequestGroup 3rDomainResource
3action 0* @
3author 01 Reference(Device,Practitioner,PractitionerRole)
3authoredOn 01 dateTime
3basedOn 0* Reference(Resource)
3code 01 CodeableConcept
3encounter 01 Reference(Encounter)
3groupIdentifier 01 Identifier
3identifier 0* Identifier
3instantiatesCanonical 0* canonical
3instantiatesUri 0* uri
3intent 11! code rrequest-intent|
3note 0* Annotation
3priority 01 code rrequest-priority|
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
3replaces 0* Reference(Resource)
3status 11! code rrequest-status|
3subject 01 Reference(Patient,Group)
=RequestGroup.action 3bBackboneElement
3action 0* #RequestGroup.action
3cardinalityBehavior 01 code raction-cardinality-behavior|
3code 0* CodeableConcept
3condition 0* @
3description 01 string
3documentation 0* RelatedArtifact
3groupingBehavior 01 code raction-grouping-behavior|
2id 01 string
3participant 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Device)
3precheckBehavior 01 code raction-precheck-behavior|
3prefix 01 string
3priority 01 code rrequest-priority|
3relatedAction 0* @
3requiredBehavior 01 code raction-required-behavior|
3resource 01 Reference(Resource)
3selectionBehavior 01 code raction-selection-behavior|
3textEquivalent 01 string
3timing? 01 dateTime|Age|Period|Duration|Range|Timing
3title 01 string
3type 01 CodeableConcept eaction-type
=RequestGroup.action.condition 3bBackboneElement
3expression 01 Expression
2id 01 string
3kind 11 code raction-condition-kind|
=RequestGroup.action.relatedAction 3bBackboneElement
3actionId 11 id
2id 01 string
3offset? 01 Duration|Range
3relationship 11 code raction-relationship-type|
=RequestOrchestration 4rDomainResource
4action 0* @
4author 01 Reference(Device,Practitioner,PractitionerRole)
4authoredOn 01 dateTime
4basedOn 0* Reference(Resource)
4code 01 CodeableConcept
4encounter 01 Reference(Encounter)
4goal 0* Reference(Goal)
4groupIdentifier 01 Identifier
4identifier 0* Identifier
4instantiatesCanonical 0* canonical
4instantiatesUri 0* uri
4intent 11! code rrequest-intent|
4note 0* Annotation
4priority 01 code rrequest-priority|
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference)
4replaces 0* Reference(Resource)
4status 11! code rrequest-status|
4subject 01 Reference(CareTeam,Device,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=RequestOrchestration.action 4bBackboneElement
4action 0* #RequestOrchestration.action
4cardinalityBehavior 01 code raction-cardinality-behavior|
4code 0* CodeableConcept
4condition 0* @
4definition? 01 canonical(ActivityDefinition,ObservationDefinition,PlanDefinition,Questionnaire,SpecimenDefinition)|uri
4description 01 markdown
4documentation 0* RelatedArtifact
4dynamicValue 0* @
4goal 0* Reference(Goal)
4groupingBehavior 01 code raction-grouping-behavior|
4id 01 string
4input 0* @
4linkId 01 string
4location 01 CodeableReference(Location)
4output 0* @
4participant 0* @
4precheckBehavior 01 code raction-precheck-behavior|
4prefix 01 string
4priority 01 code rrequest-priority|
4relatedAction 0* @
4requiredBehavior 01 code raction-required-behavior|
4resource 01 Reference(Resource)
4selectionBehavior 01 code raction-selection-behavior|
4textEquivalent 01 markdown
4timing? 01 dateTime|Age|Period|Duration|Range|Timing
4title 01 string
4transform 01 canonical(StructureMap)
4type 01 CodeableConcept eaction-type
=RequestOrchestration.action.condition 4bBackboneElement
4expression 01 Expression
4id 01 string
4kind 11 code raction-condition-kind|
=RequestOrchestration.action.dynamicValue 4bBackboneElement
4expression 01 Expression
4id 01 string
4path 01 string
=RequestOrchestration.action.input 4bBackboneElement
4id 01 string
4relatedData 01 id
4requirement 01 DataRequirement
4title 01 string
=RequestOrchestration.action.output 4bBackboneElement
4id 01 string
4relatedData 01 string
4requirement 01 DataRequirement
4title 01 string
=RequestOrchestration.action.participant 4bBackboneElement
4actor? 01 canonical(CapabilityStatement)|Reference(CareTeam,Device,DeviceDefinition,Endpoint,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
4function 01 CodeableConcept
4id 01 string
4role 01 CodeableConcept
4type 01 code raction-participant-type|
4typeCanonical 01 canonical(CapabilityStatement)
4typeReference 01 Reference(CareTeam,Device,DeviceDefinition,Endpoint,Group,HealthcareService,Location,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=RequestOrchestration.action.relatedAction 4bBackboneElement
4endRelationship 01 code raction-relationship-type|
4id 01 string
4offset? 01 Duration|Range
4relationship 11 code raction-relationship-type|
4targetId 11 id
=Requirements 4rDomainResource
4actor 0* canonical(ActorDefinition)
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
4date 01 dateTime
4derivedFrom 0* canonical(Requirements)
4description 01 markdown
4experimental 01 boolean
4identifier 0* Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4name 01 string
4publisher 01 string
4purpose 01 markdown
4reference 0* url
4statement 0* @
4status 11! code rpublication-status|
4title 01 string
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=Requirements.statement 4bBackboneElement
4conditionality 01 boolean
4conformance 0* code rconformance-expectation|
4derivedFrom 01 string
4id 01 string
4key 11 id
4label 01 string
4parent 01 string
4reference 0* url
4requirement 11 markdown
4satisfiedBy 0* url
4source 0* Reference(CareTeam,Device,Group,HealthcareService,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
=ResearchDefinition 3rDomainResource
3approvalDate 01 date
3author 0* ContactDetail
3comment 0* string
3contact 0* ContactDetail
3copyright 01 markdown
3date 01 dateTime
3description 01 markdown
3editor 0* ContactDetail
3effectivePeriod 01 Period
3endorser 0* ContactDetail
3experimental 01 boolean
3exposure 01 Reference(ResearchElementDefinition)
3exposureAlternative 01 Reference(ResearchElementDefinition)
3identifier 0* Identifier
3jurisdiction 0* CodeableConcept ejurisdiction
3lastReviewDate 01 date
3library 0* canonical(Library)
3name 01 string
3outcome 01 Reference(ResearchElementDefinition)
3population 11 Reference(ResearchElementDefinition)
3publisher 01 string
3purpose 01 markdown
3relatedArtifact 0* RelatedArtifact
3reviewer 0* ContactDetail
3shortTitle 01 string
3status 11! code rpublication-status|
3subject? 01 CodeableConcept|Reference(Group) esubject-type
3subtitle 01 string
3title 01 string
3topic 0* CodeableConcept
3url 01 uri
3usage 01 string
3useContext 0* UsageContext
3version 01 string
=ResearchElementDefinition 3rDomainResource
3approvalDate 01 date
3author 0* ContactDetail
3characteristic 1* @
3comment 0* string
3contact 0* ContactDetail
3copyright 01 markdown
3date 01 dateTime
3description 01 markdown
3editor 0* ContactDetail
3effectivePeriod 01 Period
3endorser 0* ContactDetail
3experimental 01 boolean
3identifier 0* Identifier
3jurisdiction 0* CodeableConcept ejurisdiction
3lastReviewDate 01 date
3library 0* canonical(Library)
3name 01 string
3publisher 01 string
3purpose 01 markdown
3relatedArtifact 0* RelatedArtifact
3reviewer 0* ContactDetail
3shortTitle 01 string
3status 11! code rpublication-status|
3subject? 01 CodeableConcept|Reference(Group) esubject-type
3subtitle 01 string
3title 01 string
3topic 0* CodeableConcept
3type 11 code rresearch-element-type|
3url 01 uri
3usage 01 string
3useContext 0* UsageContext
3variableType 01 code rvariable-type|
3version 01 string
=ResearchElementDefinition.characteristic 3bBackboneElement
3definition? 11 CodeableConcept|canonical(ValueSet)|Expression|DataRequirement
3exclude 01 boolean
2id 01 string
3participantEffective? 01 dateTime|Period|Duration|Timing
3participantEffectiveDescription 01 string
3participantEffectiveGroupMeasure 01 code rgroup-measure|
3participantEffectiveTimeFromStart 01 Duration
3studyEffective? 01 dateTime|Period|Duration|Timing
3studyEffectiveDescription 01 string
3studyEffectiveGroupMeasure 01 code rgroup-measure|
3studyEffectiveTimeFromStart 01 Duration
3unitOfMeasure 01 CodeableConcept rucum-units|
3usageContext 0* UsageContext
=ResearchStudy 7rDomainResource
3arm 0* @
4associatedParty 0* @
3category 0* CodeableConcept
4classifier 0* CodeableConcept
4comparisonGroup 0* @
7condition 0* CodeableConcept
3contact 0* ContactDetail
4date 01 dateTime
7description 01 markdown
4descriptionSummary 01 markdown
3enrollment 0* Reference(Group)
3focus 0* CodeableConcept
4focus 0* CodeableReference(Medication,MedicinalProductDefinition,SubstanceDefinition,EvidenceVariable)
7identifier 0* Identifier
7keyword 0* CodeableConcept
4label 0* @
3location 0* CodeableConcept ejurisdiction
4name 01 string
7note 0* Annotation
7objective 0* @
4outcomeMeasure 0* @
7partOf 0* Reference(ResearchStudy)
7period 01 Period
7phase 01 CodeableConcept
3primaryPurposeType 01 CodeableConcept eresearch-study-prim-purp-type
4primaryPurposeType 01 CodeableConcept
3principalInvestigator 01 Reference(Practitioner,PractitionerRole)
4progressStatus 0* @
7protocol 0* Reference(PlanDefinition)
3reasonStopped 01 CodeableConcept
4recruitment 01 @
4region 0* CodeableConcept ejurisdiction
7relatedArtifact 0* RelatedArtifact
4result 0* Reference(EvidenceReport,Citation,DiagnosticReport)
3site 0* Reference(Location)
4site 0* Reference(Location,ResearchStudy,Organization)
3sponsor 01 Reference(Organization)
3status 11! code rresearch-study-status|
4status 11! code rpublication-status|
4studyDesign 0* CodeableConcept
7title 01 string
4url 01 uri
4version 01 string
4whyStopped 01 CodeableConcept
=ResearchStudy.arm 3bBackboneElement
3description 01 string
2id 01 string
3name 11 string
3type 01 CodeableConcept
=ResearchStudy.associatedParty 4bBackboneElement
4classifier 0* CodeableConcept
4id 01 string
4name 01 string
4party 01 Reference(Practitioner,PractitionerRole,Organization)
4period 0* Period
4role 11 CodeableConcept eresearch-study-party-role
=ResearchStudy.comparisonGroup 4bBackboneElement
4description 01 markdown
4id 01 string
4intendedExposure 0* Reference(EvidenceVariable)
4linkId 01 id
4name 11 string
4observedGroup 01 Reference(Group)
4type 01 CodeableConcept eresearch-study-arm-type
=ResearchStudy.label 4bBackboneElement
4id 01 string
4type 01 CodeableConcept etitle-type
4value 01 string
=ResearchStudy.objective 7bBackboneElement
4description 01 markdown
6id 01 string
7name 01 string
7type 01 CodeableConcept
=ResearchStudy.outcomeMeasure 4bBackboneElement
4description 01 markdown
4id 01 string
4name 01 string
4reference 01 Reference(EvidenceVariable)
4type 0* CodeableConcept
=ResearchStudy.progressStatus 4bBackboneElement
4actual 01 boolean
4id 01 string
4period 01 Period
4state 11 CodeableConcept eresearch-study-status
=ResearchStudy.recruitment 4bBackboneElement
4actualGroup 01 Reference(Group)
4actualNumber 01 unsignedInt
4eligibility 01 Reference(Group,EvidenceVariable)
4id 01 string
4targetNumber 01 unsignedInt
=ResearchSubject 7rDomainResource
3actualArm 01 string
4actualComparisonGroup 01 id
3assignedArm 01 string
4assignedComparisonGroup 01 id
3consent 01 Reference(Consent)
4consent 0* Reference(Consent)
7identifier 0* Identifier
3individual 11 Reference(Patient)
7period 01 Period
4progress 0* @
3status 11! code rresearch-subject-status|
4status 11! code rpublication-status|
7study 11 Reference(ResearchStudy)
4subject 11 Reference(Patient,Group,Specimen,Device,Medication,Substance,BiologicallyDerivedProduct)
=ResearchSubject.progress 4bBackboneElement
4endDate 01 dateTime
4id 01 string
4milestone 01 CodeableConcept
4reason 01 CodeableConcept
4startDate 01 dateTime
4subjectState 01 CodeableConcept rresearch-subject-state|
4type 01 CodeableConcept
=Resource 3R- 4RBase
7id 01 id
7implicitRules 01! uri
3language 01 code
4language 01 code rall-languages|
7meta 01 Meta
=RiskAssessment 7rDomainResource
7basedOn 01 Reference(Resource)
7basis 0* Reference(Resource)
7code 01 CodeableConcept
7condition 01 Reference(Condition)
7encounter 01 Reference(Encounter)
7identifier 0* Identifier
7method 01 CodeableConcept
7mitigation 01 string
7note 0* Annotation
7occurrence? 01 dateTime|Period
7parent 01 Reference(Resource)
3performer 01 Reference(Practitioner,PractitionerRole,Device)
4performer 01 Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Device)
7prediction 0* @
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
7status 11 code robservation-status|
7subject 11 Reference(Patient,Group)
=RiskAssessment.prediction 7bBackboneElement
6id 01 string
7outcome 01 CodeableConcept
7probability? 01 decimal|Range
7qualitativeRisk 01 CodeableConcept
7rationale 01 string
7relativeRisk 01 decimal
7when? 01 Period|Range
=RiskEvidenceSynthesis 1rDomainResource
1approvalDate 01 date
1author 0* ContactDetail
1certainty 0* @
1contact 0* ContactDetail
1copyright 01 markdown
1date 01 dateTime
1description 01 markdown
1editor 0* ContactDetail
1effectivePeriod 01 Period
1endorser 0* ContactDetail
1exposure 01 Reference(EvidenceVariable)
1identifier 0* Identifier
1jurisdiction 0* CodeableConcept ejurisdiction
1lastReviewDate 01 date
1name 01 string
1note 0* Annotation
1outcome 11 Reference(EvidenceVariable)
1population 11 Reference(EvidenceVariable)
1publisher 01 string
1relatedArtifact 0* RelatedArtifact
1reviewer 0* ContactDetail
1riskEstimate 01 @
1sampleSize 01 @
1status 11! code rpublication-status|
1studyType 01 CodeableConcept estudy-type
1synthesisType 01 CodeableConcept esynthesis-type
1title 01 string
1topic 0* CodeableConcept
1url 01 uri
1useContext 0* UsageContext
1version 01 string
=RiskEvidenceSynthesis.certainty 1bBackboneElement
1certaintySubcomponent 0* @
1note 0* Annotation
1rating 0* CodeableConcept eevidence-quality
=RiskEvidenceSynthesis.certainty.certaintySubcomponent 1bBackboneElement
1note 0* Annotation
1rating 0* CodeableConcept ecertainty-subcomponent-rating
1type 01 CodeableConcept ecertainty-subcomponent-type
=RiskEvidenceSynthesis.riskEstimate 1bBackboneElement
1denominatorCount 01 integer
1description 01 string
1numeratorCount 01 integer
1precisionEstimate 0* @
1type 01 CodeableConcept erisk-estimate-type
1unitOfMeasure 01 CodeableConcept rucum-units|
1value 01 decimal
=RiskEvidenceSynthesis.riskEstimate.precisionEstimate 1bBackboneElement
1from 01 decimal
1level 01 decimal
1to 01 decimal
1type 01 CodeableConcept eprecision-estimate-type
=RiskEvidenceSynthesis.sampleSize 1bBackboneElement
1description 01 string
1numberOfParticipants 01 integer
1numberOfStudies 01 integer
=SampledData 3cElement 4cDataType
4codeMap 01 canonical(ConceptMap)
7data 01 string
7dimensions 11 positiveInt
7factor 01 decimal
4interval 01 decimal
4intervalUnit 11 code rucum-units|
7lowerLimit 01 decimal
4offsets 01 string
7origin 11 Quantity
3period 11 decimal
7upperLimit 01 decimal
=Schedule 7rDomainResource
7active 01! boolean
3actor 1* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Device,HealthcareService,Location)
4actor 1* Reference(Patient,Practitioner,PractitionerRole,CareTeam,RelatedPerson,Device,HealthcareService,Location)
3comment 01 string
4comment 01 markdown
7identifier 0* Identifier
4name 01 string
7planningHorizon 01 Period
7serviceCategory 0* CodeableConcept
3serviceType 0* CodeableConcept
4serviceType 0* CodeableReference(HealthcareService)
7specialty 0* CodeableConcept
=SearchParameter 7rDomainResource
3base 1* code rresource-types|
4base 1* code rversion-independent-all-resource-types|
7chain 0* string
7code 11 code
7comparator 0* code rsearch-comparator|
7component 0* @
4constraint 01 string
7contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7derivedFrom 01 canonical(SearchParameter)
7description 11 markdown
7experimental 01 boolean
7expression 01 string
4identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7modifier 0* code rsearch-modifier-code|
7multipleAnd 01 boolean
7multipleOr 01 boolean
7name 11 string
4processingMode 01 code rsearch-processingmode|
7publisher 01 string
7purpose 01 markdown
7status 11! code rpublication-status|
3target 0* code rresource-types|
4target 0* code rversion-independent-all-resource-types|
4title 01 string
7type 11 code rsearch-param-type|
7url 11 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
3xpath 01 string
3xpathUsage 01 code rsearch-xpath-usage|
=SearchParameter.component 7bBackboneElement
7definition 11 canonical(SearchParameter)
7expression 11 string
6id 01 string
=ServiceRequest 7rDomainResource
7asNeeded? 01 boolean|CodeableConcept
7authoredOn 01 dateTime
7basedOn 0* Reference(CarePlan,ServiceRequest,MedicationRequest)
7bodySite 0* CodeableConcept
4bodyStructure 01 Reference(BodyStructure)
7category 0* CodeableConcept
3code 01 CodeableConcept
4code 01 CodeableReference(ActivityDefinition,PlanDefinition)
7doNotPerform 01! boolean
7encounter 01 Reference(Encounter)
4focus 0* Reference(Resource)
7identifier 0* Identifier
7instantiatesCanonical 0* canonical(ActivityDefinition,PlanDefinition)
7instantiatesUri 0* uri
7insurance 0* Reference(Coverage,ClaimResponse)
7intent 11! code rrequest-intent|
4location 0* CodeableReference(Location)
3locationCode 0* CodeableConcept
3locationReference 0* Reference(Location)
7note 0* Annotation
7occurrence? 01 dateTime|Period|Timing
3orderDetail 0* CodeableConcept
4orderDetail 0* @
3patientInstruction 01 string
4patientInstruction 0* @
7performer 0* Reference(Practitioner,PractitionerRole,Organization,CareTeam,HealthcareService,Patient,Device,RelatedPerson)
7performerType 01 CodeableConcept
7priority 01 code rrequest-priority|
7quantity? 01 Quantity|Ratio|Range
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference,DetectedIssue)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
7relevantHistory 0* Reference(Provenance)
7replaces 0* Reference(ServiceRequest)
7requester 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device)
7requisition 01 Identifier
7specimen 0* Reference(Specimen)
7status 11! code rrequest-status|
7subject 11 Reference(Patient,Group,Location,Device)
3supportingInfo 0* Reference(Resource)
4supportingInfo 0* CodeableReference(Resource)
=ServiceRequest.orderDetail 4bBackboneElement
4id 01 string
4parameter 1* @
4parameterFocus 01 CodeableReference(Device,DeviceDefinition,DeviceRequest,SupplyRequest,Medication,MedicationRequest,BiologicallyDerivedProduct,Substance)
=ServiceRequest.orderDetail.parameter 4bBackboneElement
4code 11 CodeableConcept
4id 01 string
4value? 11 Quantity|Ratio|Range|boolean|CodeableConcept|string|Period
=ServiceRequest.patientInstruction 4bBackboneElement
4id 01 string
4instruction? 01 markdown|Reference(DocumentReference)
=Signature 3cElement 4cDataType
7data 01 base64Binary
7onBehalfOf 01 Reference(Practitioner,PractitionerRole,RelatedPerson,Patient,Device,Organization)
7sigFormat 01 code rmimetypes|
7targetFormat 01 code rmimetypes|
3type 1* Coding
4type 0* Coding
3when 11 instant
4when 01 instant
3who 11 Reference(Practitioner,PractitionerRole,RelatedPerson,Patient,Device,Organization)
4who 01 Reference(Practitioner,PractitionerRole,RelatedPerson,Patient,Device,Organization)
=SimpleQuantity 7cQuantity
=Slot 7rDomainResource
3appointmentType 01 CodeableConcept
4appointmentType 0* CodeableConcept
7comment 01 string
7end 11 instant
7identifier 0* Identifier
7overbooked 01 boolean
7schedule 11 Reference(Schedule)
7serviceCategory 0* CodeableConcept
3serviceType 0* CodeableConcept
4serviceType 0* CodeableReference(HealthcareService)
7specialty 0* CodeableConcept
7start 11 instant
7status 11 code rslotstatus|
=Specimen 7rDomainResource
7accessionIdentifier 01 Identifier
7collection 01 @
4combined 01 code rspecimen-combined|
7condition 0* CodeableConcept ehttp://terminology.hl7.org/ValueSet/v2-0493
7container 0* @
4feature 0* @
7identifier 0* Identifier
7note 0* Annotation
7parent 0* Reference(Specimen)
7processing 0* @
7receivedTime 01 dateTime
7request 0* Reference(ServiceRequest)
4role 0* CodeableConcept
7status 01! code rspecimen-status|
3subject 01 Reference(Patient,Group,Device,Substance,Location)
4subject 01 Reference(Patient,Group,Device,BiologicallyDerivedProduct,Substance,Location)
7type 01 CodeableConcept
=Specimen.collection 7bBackboneElement
3bodySite 01 CodeableConcept
4bodySite 01 CodeableReference(BodyStructure)
7collected? 01 dateTime|Period
3collector 01 Reference(Practitioner,PractitionerRole)
4collector 01 Reference(Practitioner,PractitionerRole,Patient,RelatedPerson)
4device 01 CodeableReference(Device)
7duration 01 Duration
7fastingStatus? 01 CodeableConcept|Duration ehttp://terminology.hl7.org/ValueSet/v2-0916
6id 01 string
7method 01 CodeableConcept
4procedure 01 Reference(Procedure)
7quantity 01 Quantity
=Specimen.container 7bBackboneElement
3additive? 01 CodeableConcept|Reference(Substance)
3capacity 01 Quantity
3description 01 string
4device 11 Reference(Device)
6id 01 string
3identifier 0* Identifier
4location 01 Reference(Location)
7specimenQuantity 01 Quantity
3type 01 CodeableConcept
=Specimen.feature 4bBackboneElement
4description 11 string
4id 01 string
4type 11 CodeableConcept
=Specimen.processing 7bBackboneElement
7additive 0* Reference(Substance)
7description 01 string
6id 01 string
4method 01 CodeableConcept
3procedure 01 CodeableConcept
7time? 01 dateTime|Period
=SpecimenDefinition 7rDomainResource
4approvalDate 01 date
7collection 0* CodeableConcept
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
4date 01 dateTime
4derivedFromCanonical 0* canonical(SpecimenDefinition)
4derivedFromUri 0* uri
4description 01 markdown
4effectivePeriod 01 Period
4experimental 01 boolean
7identifier 01 Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4lastReviewDate 01 date
4name 01 string
7patientPreparation 0* CodeableConcept
4publisher 01 string
4purpose 01 markdown
4status 11! code rpublication-status|
4subject? 01 CodeableConcept|Reference(Group)
7timeAspect 01 string
4title 01 string
7typeCollected 01 CodeableConcept
7typeTested 0* @
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=SpecimenDefinition.typeTested 7bBackboneElement
7container 01 @
7handling 0* @
6id 01 string
7isDerived 01 boolean
7preference 11 code rspecimen-contained-preference|
7rejectionCriterion 0* CodeableConcept
3requirement 01 string
4requirement 01 markdown
7retentionTime 01 Duration
4singleUse 01 boolean
4testingDestination 0* CodeableConcept
7type 01 CodeableConcept
=SpecimenDefinition.typeTested.container 7bBackboneElement
7additive 0* @
7cap 01 CodeableConcept
7capacity 01 Quantity
3description 01 string
4description 01 markdown
6id 01 string
7material 01 CodeableConcept
7minimumVolume? 01 Quantity|string
3preparation 01 string
4preparation 01 markdown
7type 01 CodeableConcept
=SpecimenDefinition.typeTested.container.additive 7bBackboneElement
3additive? 11 CodeableConcept|Reference(Substance)
4additive? 11 CodeableConcept|Reference(SubstanceDefinition)
6id 01 string
=SpecimenDefinition.typeTested.handling 7bBackboneElement
6id 01 string
3instruction 01 string
4instruction 01 markdown
7maxDuration 01 Duration
7temperatureQualifier 01 CodeableConcept
7temperatureRange 01 Range
=StructureDefinition 7rDomainResource
7abstract 11 boolean
7baseDefinition 01 canonical(StructureDefinition)
7contact 0* ContactDetail
7context 0* @
7contextInvariant 0* string
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7derivation 01 code rtype-derivation-rule|
7description 01 markdown
7differential 01 @
7experimental 01 boolean
7fhirVersion 01 code rFHIR-version|
7identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7keyword 0* Coding edefinition-use
7kind 11 code rstructure-definition-kind|
7mapping 0* @
7name 11 string
7publisher 01 string
7purpose 01 markdown
7snapshot 01 @
7status 11! code rpublication-status|
7title 01 string
3type 11 uri edefined-types
4type 11 uri efhir-types
7url 11 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=StructureDefinition.context 7bBackboneElement
7expression 11 string
6id 01 string
7type 11 code rextension-context-type|
=StructureDefinition.differential 7bBackboneElement
7element 1* ElementDefinition
6id 01 string
=StructureDefinition.mapping 7bBackboneElement
7comment 01 string
6id 01 string
7identity 11 id
7name 01 string
7uri 01 uri
=StructureDefinition.snapshot 7bBackboneElement
7element 1* ElementDefinition
6id 01 string
=StructureMap 7rDomainResource
4const 0* @
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7experimental 01 boolean
7group 1* @
7identifier 0* Identifier
7import 0* canonical(StructureMap)
7jurisdiction 0* CodeableConcept ejurisdiction
7name 11 string
7publisher 01 string
7purpose 01 markdown
7status 11! code rpublication-status|
7structure 0* @
7title 01 string
7url 11 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=StructureMap.const 4bBackboneElement
4id 01 string
4name 01 id
4value 01 string
=StructureMap.group 7bBackboneElement
7documentation 01 string
7extends 01 id
6id 01 string
7input 1* @
7name 11 id
3rule 1* @
4rule 0* @
3typeMode 11 code rmap-group-type-mode|
4typeMode 01 code rmap-group-type-mode|
=StructureMap.group.input 7bBackboneElement
7documentation 01 string
6id 01 string
7mode 11 code rmap-input-mode|
7name 11 id
7type 01 string
=StructureMap.group.rule 7bBackboneElement
7dependent 0* @
7documentation 01 string
6id 01 string
3name 11 id
4name 01 id
7rule 0* #StructureMap.group.rule
7source 1* @
7target 0* @
=StructureMap.group.rule.dependent 7bBackboneElement
6id 01 string
7name 11 id
4parameter 1* #StructureMap.group.rule.target.parameter
3variable 1* string
=StructureMap.group.rule.source 7bBackboneElement
7check 01 string
7condition 01 string
7context 11 id
4defaultValue 01 string
1defaultValue? 01 *
2defaultValue? 01 base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|Reference|SampledData|Signature|Timing|ContactDetail|Contributor|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Dosage|Meta
7element 01 string
6id 01 string
7listMode 01 code rmap-source-list-mode|
7logMessage 01 string
7max 01 string
7min 01 integer
7type 01 string
7variable 01 id
=StructureMap.group.rule.target 7bBackboneElement
3context 01 id
4context 01 string
3contextType 01 code rmap-context-type|
7element 01 string
6id 01 string
7listMode 0* code rmap-target-list-mode|
7listRuleId 01 id
7parameter 0* @
7transform 01 code rmap-transform|
7variable 01 id
=StructureMap.group.rule.target.parameter 7bBackboneElement
6id 01 string
3value? 11 id|string|boolean|integer|decimal
4value? 11 id|string|boolean|integer|decimal|date|time|dateTime
=StructureMap.structure 7bBackboneElement
7alias 01 string
7documentation 01 string
6id 01 string
7mode 11 code rmap-model-mode|
7url 11 canonical(StructureDefinition)
=Subscription 7rDomainResource
3channel 11 @
4channelType 11 Coding esubscription-channel-type
7contact 0* ContactPoint
4content 01 code rsubscription-payload-content|
4contentType 01 code rmimetypes|
3criteria 11 string
7end 01 instant
4endpoint 01 url
3error 01 string
4filterBy 0* @
4heartbeatPeriod 01 unsignedInt
4identifier 0* Identifier
4managingEntity 01 Reference(CareTeam,HealthcareService,Organization,RelatedPerson,Patient,Practitioner,PractitionerRole)
4maxCount 01 positiveInt
4name 01 string
4parameter 0* @
3reason 11 string
4reason 01 string
7status 11! code rsubscription-status|
4timeout 01 unsignedInt
4topic 11 canonical(SubscriptionTopic)
=Subscription.channel 3bBackboneElement
3endpoint 01 url
3header 0* string
2id 01 string
3payload 01 code rmimetypes|
3type 11 code rsubscription-channel-type|
=Subscription.filterBy 4bBackboneElement
4comparator 01 code rsearch-comparator|
4filterParameter 11 string
4id 01 string
4modifier 01 code rsearch-modifier-code|
4resourceType 01 uri esubscription-types
4value 11 string
=Subscription.parameter 4bBackboneElement
4id 01 string
4name 11 string
4value 11 string
=SubscriptionStatus 6rDomainResource
6error 0* CodeableConcept
2eventsSinceSubscriptionStart 01 string
4eventsSinceSubscriptionStart 01 integer64
6notificationEvent 0* @
6status 01 code rsubscription-status|
6subscription 11 Reference(Subscription)
6topic 01 canonical(SubscriptionTopic)
6type 11! code rsubscription-notification-type|
=SubscriptionStatus.notificationEvent 6bBackboneElement
6additionalContext 0* Reference(Resource)
2eventNumber 11 string
4eventNumber 11 integer64
6focus 01 Reference(Resource)
6id 01 string
6timestamp 01 instant
=SubscriptionTopic 6rDomainResource
6approvalDate 01 date
6canFilterBy 0* @
6contact 0* ContactDetail
6copyright 01 markdown
4copyrightLabel 01 string
6date 01 dateTime
6derivedFrom 0* canonical(SubscriptionTopic)
6description 01 markdown
6effectivePeriod 01 Period
6eventTrigger 0* @
2experimental 01! boolean
4experimental 01 boolean
6identifier 0* Identifier
6jurisdiction 0* CodeableConcept ejurisdiction
6lastReviewDate 01 date
4name 01 string
6notificationShape 0* @
6publisher 01 string
6purpose 01 markdown
6resourceTrigger 0* @
6status 11! code rpublication-status|
6title 01 string
6url 11 uri
6useContext 0* UsageContext
6version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=SubscriptionTopic.canFilterBy 6bBackboneElement
4comparator 0* code rsearch-comparator|
6description 01 markdown
6filterDefinition 01 uri
6filterParameter 11 string
6id 01 string
2modifier 0* code rsubscription-search-modifier|
4modifier 0* code rsearch-modifier-code|
2resource 01 uri edefined-types
4resource 01 uri esubscription-types
=SubscriptionTopic.eventTrigger 6bBackboneElement
6description 01 markdown
6event 11 CodeableConcept
6id 01 string
2resource 11 uri edefined-types
4resource 11 uri esubscription-types
=SubscriptionTopic.notificationShape 6bBackboneElement
6id 01 string
6include 0* string
2resource 11 uri edefined-types
4resource 11 uri esubscription-types
6revInclude 0* string
=SubscriptionTopic.resourceTrigger 6bBackboneElement
6description 01 markdown
6fhirPathCriteria 01 string
6id 01 string
6queryCriteria 01 @
2resource 11 uri edefined-types
4resource 11 uri esubscription-types
6supportedInteraction 0* code rinteraction-trigger|
=SubscriptionTopic.resourceTrigger.queryCriteria 6bBackboneElement
6current 01 string
6id 01 string
6previous 01 string
6requireBoth 01 boolean
6resultForCreate 01 code rsubscriptiontopic-cr-behavior|
6resultForDelete 01 code rsubscriptiontopic-cr-behavior|
=Substance 7rDomainResource
7category 0* CodeableConcept esubstance-category
3code 11 CodeableConcept
4code 11 CodeableReference(SubstanceDefinition)
3description 01 string
4description 01 markdown
4expiry 01 dateTime
7identifier 0* Identifier
7ingredient 0* @
3instance 0* @
4instance 11! boolean
4quantity 01 Quantity
7status 01! code rsubstance-status|
=Substance.ingredient 7bBackboneElement
6id 01 string
7quantity 01 Ratio
7substance? 11 CodeableConcept|Reference(Substance)
=Substance.instance 3bBackboneElement
3expiry 01 dateTime
2id 01 string
3identifier 01 Identifier
3quantity 01 Quantity
=SubstanceAmount 1cBackboneElement
1amount? 01 Quantity|Range|string
1amountText 01 string
1amountType 01 CodeableConcept
1referenceRange 01 @
=SubstanceAmount.referenceRange 1bElement
1highLimit 01 Quantity
1lowLimit 01 Quantity
=SubstanceDefinition 6rDomainResource
4characterization 0* @
6classification 0* CodeableConcept
6code 0* @
6description 01 markdown
6domain 01 CodeableConcept
6grade 0* CodeableConcept
6identifier 0* Identifier
6informationSource 0* Reference(Citation)
6manufacturer 0* Reference(Organization)
6moiety 0* @
6molecularWeight 0* @
6name 0* @
6note 0* Annotation
4nucleicAcid 01 Reference(SubstanceNucleicAcid)
4polymer 01 Reference(SubstancePolymer)
6property 0* @
4protein 01 Reference(SubstanceProtein)
4referenceInformation 01 Reference(SubstanceReferenceInformation)
6relationship 0* @
6sourceMaterial 01 @
6status 01 CodeableConcept
6structure 01 @
6supplier 0* Reference(Organization)
6version 01 string
=SubstanceDefinition.characterization 4bBackboneElement
4description 01 markdown
4file 0* Attachment
4form 01 CodeableConcept
4id 01 string
4technique 01 CodeableConcept
=SubstanceDefinition.code 6bBackboneElement
6code 01 CodeableConcept
6id 01 string
6note 0* Annotation
6source 0* Reference(DocumentReference)
6status 01 CodeableConcept
6statusDate 01 dateTime
=SubstanceDefinition.moiety 6bBackboneElement
6amount? 01 Quantity|string
6id 01 string
6identifier 01 Identifier
6measurementType 01 CodeableConcept
6molecularFormula 01 string
6name 01 string
6opticalActivity 01 CodeableConcept
6role 01 CodeableConcept
6stereochemistry 01 CodeableConcept
=SubstanceDefinition.molecularWeight 6bBackboneElement
6amount 11 Quantity
6id 01 string
6method 01 CodeableConcept
6type 01 CodeableConcept
=SubstanceDefinition.name 6bBackboneElement
6domain 0* CodeableConcept
6id 01 string
6jurisdiction 0* CodeableConcept
2language 0* CodeableConcept
4language 0* CodeableConcept rall-languages|
6name 11 string
6official 0* @
6preferred 01 boolean
6source 0* Reference(DocumentReference)
6status 01 CodeableConcept
6synonym 0* #SubstanceDefinition.name
6translation 0* #SubstanceDefinition.name
6type 01 CodeableConcept
=SubstanceDefinition.name.official 6bBackboneElement
6authority 01 CodeableConcept
6date 01 dateTime
6id 01 string
6status 01 CodeableConcept
=SubstanceDefinition.property 6bBackboneElement
6id 01 string
6type 11 CodeableConcept
6value? 01 CodeableConcept|Quantity|date|boolean|Attachment
=SubstanceDefinition.relationship 6bBackboneElement
6amount? 01 Quantity|Ratio|string
6comparator 01 CodeableConcept
6id 01 string
6isDefining 01 boolean
6ratioHighLimitAmount 01 Ratio
6source 0* Reference(DocumentReference)
6substanceDefinition? 01 Reference(SubstanceDefinition)|CodeableConcept
6type 11 CodeableConcept
=SubstanceDefinition.sourceMaterial 6bBackboneElement
6countryOfOrigin 0* CodeableConcept rcountry|
6genus 01 CodeableConcept
6id 01 string
6part 01 CodeableConcept
6species 01 CodeableConcept
6type 01 CodeableConcept
=SubstanceDefinition.structure 6bBackboneElement
6id 01 string
6molecularFormula 01 string
6molecularFormulaByMoiety 01 string
6molecularWeight 01 #SubstanceDefinition.molecularWeight
6opticalActivity 01 CodeableConcept
6representation 0* @
6sourceDocument 0* Reference(DocumentReference)
6stereochemistry 01 CodeableConcept
6technique 0* CodeableConcept
=SubstanceDefinition.structure.representation 6bBackboneElement
6document 01 Reference(DocumentReference)
6format 01 CodeableConcept
6id 01 string
6representation 01 string
6type 01 CodeableConcept
=SubstanceNucleicAcid 5rDomainResource
5areaOfHybridisation 01 string
5numberOfSubunits 01 integer
5oligoNucleotideType 01 CodeableConcept
5sequenceType 01 CodeableConcept
5subunit 0* @
=SubstanceNucleicAcid.subunit 5bBackboneElement
5fivePrime 01 CodeableConcept
4id 01 string
5length 01 integer
5linkage 0* @
5sequence 01 string
5sequenceAttachment 01 Attachment
5subunit 01 integer
5sugar 0* @
5threePrime 01 CodeableConcept
=SubstanceNucleicAcid.subunit.linkage 5bBackboneElement
5connectivity 01 string
4id 01 string
5identifier 01 Identifier
5name 01 string
5residueSite 01 string
=SubstanceNucleicAcid.subunit.sugar 5bBackboneElement
4id 01 string
5identifier 01 Identifier
5name 01 string
5residueSite 01 string
=SubstancePolymer 5rDomainResource
5class 01 CodeableConcept
5copolymerConnectivity 0* CodeableConcept
5geometry 01 CodeableConcept
4identifier 01 Identifier
1modification 0* string
4modification 01 string
5monomerSet 0* @
5repeat 0* @
=SubstancePolymer.monomerSet 5bBackboneElement
4id 01 string
5ratioType 01 CodeableConcept
5startingMaterial 0* @
=SubstancePolymer.monomerSet.startingMaterial 5bBackboneElement
1amount 01 SubstanceAmount
4amount 01 Quantity
4category 01 CodeableConcept
4code 01 CodeableConcept
4id 01 string
5isDefining 01 boolean
1material 01 CodeableConcept
1type 01 CodeableConcept
=SubstancePolymer.repeat 5bBackboneElement
5averageMolecularFormula 01 string
4id 01 string
1numberOfUnits 01 integer
5repeatUnit 0* @
5repeatUnitAmountType 01 CodeableConcept
=SubstancePolymer.repeat.repeatUnit 5bBackboneElement
1amount 01 SubstanceAmount
4amount 01 integer
5degreeOfPolymerisation 0* @
4id 01 string
4orientation 01 CodeableConcept
1orientationOfPolymerisation 01 CodeableConcept
1repeatUnit 01 string
5structuralRepresentation 0* @
4unit 01 string
=SubstancePolymer.repeat.repeatUnit.degreeOfPolymerisation 5bBackboneElement
1amount 01 SubstanceAmount
4average 01 integer
1degree 01 CodeableConcept
4high 01 integer
4id 01 string
4low 01 integer
4type 01 CodeableConcept
=SubstancePolymer.repeat.repeatUnit.structuralRepresentation 5bBackboneElement
5attachment 01 Attachment
4format 01 CodeableConcept
4id 01 string
5representation 01 string
5type 01 CodeableConcept
=SubstanceProtein 5rDomainResource
5disulfideLinkage 0* string
5numberOfSubunits 01 integer
5sequenceType 01 CodeableConcept
5subunit 0* @
=SubstanceProtein.subunit 5bBackboneElement
5cTerminalModification 01 string
5cTerminalModificationId 01 Identifier
4id 01 string
5length 01 integer
5nTerminalModification 01 string
5nTerminalModificationId 01 Identifier
5sequence 01 string
5sequenceAttachment 01 Attachment
5subunit 01 integer
=SubstanceReferenceInformation 5rDomainResource
1classification 0* @
5comment 01 string
5gene 0* @
5geneElement 0* @
5target 0* @
=SubstanceReferenceInformation.classification 1bBackboneElement
1classification 01 CodeableConcept
1domain 01 CodeableConcept
1source 0* Reference(DocumentReference)
1subtype 0* CodeableConcept
=SubstanceReferenceInformation.gene 5bBackboneElement
5gene 01 CodeableConcept
5geneSequenceOrigin 01 CodeableConcept
4id 01 string
5source 0* Reference(DocumentReference)
=SubstanceReferenceInformation.geneElement 5bBackboneElement
5element 01 Identifier
4id 01 string
5source 0* Reference(DocumentReference)
5type 01 CodeableConcept
=SubstanceReferenceInformation.target 5bBackboneElement
5amount? 01 Quantity|Range|string
5amountType 01 CodeableConcept
4id 01 string
5interaction 01 CodeableConcept
5organism 01 CodeableConcept
5organismType 01 CodeableConcept
5source 0* Reference(DocumentReference)
5target 01 Identifier
5type 01 CodeableConcept
=SubstanceSourceMaterial 5rDomainResource
5countryOfOrigin 0* CodeableConcept
5developmentStage 01 CodeableConcept
5fractionDescription 0* @
5geographicalLocation 0* string
5organism 01 @
5organismId 01 Identifier
5organismName 01 string
5parentSubstanceId 0* Identifier
5parentSubstanceName 0* string
5partDescription 0* @
5sourceMaterialClass 01 CodeableConcept
5sourceMaterialState 01 CodeableConcept
5sourceMaterialType 01 CodeableConcept
=SubstanceSourceMaterial.fractionDescription 5bBackboneElement
5fraction 01 string
4id 01 string
5materialType 01 CodeableConcept
=SubstanceSourceMaterial.organism 5bBackboneElement
5author 0* @
5family 01 CodeableConcept
5genus 01 CodeableConcept
5hybrid 01 @
4id 01 string
5intraspecificDescription 01 string
5intraspecificType 01 CodeableConcept
5organismGeneral 01 @
5species 01 CodeableConcept
=SubstanceSourceMaterial.organism.author 5bBackboneElement
5authorDescription 01 string
5authorType 01 CodeableConcept
4id 01 string
=SubstanceSourceMaterial.organism.hybrid 5bBackboneElement
5hybridType 01 CodeableConcept
4id 01 string
5maternalOrganismId 01 string
5maternalOrganismName 01 string
5paternalOrganismId 01 string
5paternalOrganismName 01 string
=SubstanceSourceMaterial.organism.organismGeneral 5bBackboneElement
5class 01 CodeableConcept
4id 01 string
5kingdom 01 CodeableConcept
5order 01 CodeableConcept
5phylum 01 CodeableConcept
=SubstanceSourceMaterial.partDescription 5bBackboneElement
4id 01 string
5part 01 CodeableConcept
5partLocation 01 CodeableConcept
=SubstanceSpecification 1rDomainResource
1code 0* @
1comment 01 string
1description 01 string
1domain 01 CodeableConcept
1identifier 01 Identifier
1moiety 0* @
1molecularWeight 0* #SubstanceSpecification.structure.isotope.molecularWeight
1name 0* @
1nucleicAcid 01 Reference(SubstanceNucleicAcid)
1polymer 01 Reference(SubstancePolymer)
1property 0* @
1protein 01 Reference(SubstanceProtein)
1referenceInformation 01 Reference(SubstanceReferenceInformation)
1relationship 0* @
1source 0* Reference(DocumentReference)
1sourceMaterial 01 Reference(SubstanceSourceMaterial)
1status 01 CodeableConcept
1structure 01 @
1type 01 CodeableConcept
=SubstanceSpecification.code 1bBackboneElement
1code 01 CodeableConcept
1comment 01 string
1source 0* Reference(DocumentReference)
1status 01 CodeableConcept
1statusDate 01 dateTime
=SubstanceSpecification.moiety 1bBackboneElement
1amount? 01 Quantity|string
1identifier 01 Identifier
1molecularFormula 01 string
1name 01 string
1opticalActivity 01 CodeableConcept
1role 01 CodeableConcept
1stereochemistry 01 CodeableConcept
=SubstanceSpecification.name 1bBackboneElement
1domain 0* CodeableConcept
1jurisdiction 0* CodeableConcept
1language 0* CodeableConcept
1name 11 string
1official 0* @
1preferred 01 boolean
1source 0* Reference(DocumentReference)
1status 01 CodeableConcept
1synonym 0* #SubstanceSpecification.name
1translation 0* #SubstanceSpecification.name
1type 01 CodeableConcept
=SubstanceSpecification.name.official 1bBackboneElement
1authority 01 CodeableConcept
1date 01 dateTime
1status 01 CodeableConcept
=SubstanceSpecification.property 1bBackboneElement
1amount? 01 Quantity|string
1category 01 CodeableConcept
1code 01 CodeableConcept
1definingSubstance? 01 Reference(SubstanceSpecification,Substance)|CodeableConcept
1parameters 01 string
=SubstanceSpecification.relationship 1bBackboneElement
1amount? 01 Quantity|Range|Ratio|string
1amountRatioLowLimit 01 Ratio
1amountType 01 CodeableConcept
1isDefining 01 boolean
1relationship 01 CodeableConcept
1source 0* Reference(DocumentReference)
1substance? 01 Reference(SubstanceSpecification)|CodeableConcept
=SubstanceSpecification.structure 1bBackboneElement
1isotope 0* @
1molecularFormula 01 string
1molecularFormulaByMoiety 01 string
1molecularWeight 01 #SubstanceSpecification.structure.isotope.molecularWeight
1opticalActivity 01 CodeableConcept
1representation 0* @
1source 0* Reference(DocumentReference)
1stereochemistry 01 CodeableConcept
=SubstanceSpecification.structure.isotope 1bBackboneElement
1halfLife 01 Quantity
1identifier 01 Identifier
1molecularWeight 01 @
1name 01 CodeableConcept
1substitution 01 CodeableConcept
=SubstanceSpecification.structure.isotope.molecularWeight 1bBackboneElement
1amount 01 Quantity
1method 01 CodeableConcept
1type 01 CodeableConcept
=SubstanceSpecification.structure.representation 1bBackboneElement
1attachment 01 Attachment
1representation 01 string
1type 01 CodeableConcept
=SupplyDelivery 7rDomainResource
7basedOn 0* Reference(SupplyRequest)
7destination 01 Reference(Location)
7identifier 0* Identifier
7occurrence? 01 dateTime|Period|Timing
7partOf 0* Reference(SupplyDelivery,Contract)
7patient 01 Reference(Patient)
3receiver 0* Reference(Practitioner,PractitionerRole)
4receiver 0* Reference(Practitioner,PractitionerRole,Organization)
7status 01! code rsupplydelivery-status|
3suppliedItem 01 @
4suppliedItem 0* @
7supplier 01 Reference(Practitioner,PractitionerRole,Organization)
3type 01 CodeableConcept rsupplydelivery-type|
4type 01 CodeableConcept rsupplydelivery-supplyitemtype|
=SupplyDelivery.suppliedItem 7bBackboneElement
6id 01 string
3item? 01 CodeableConcept|Reference(Medication,Substance,Device)
4item? 01 CodeableConcept|Reference(Medication,Substance,Device,BiologicallyDerivedProduct,NutritionProduct,InventoryItem)
7quantity 01 Quantity
=SupplyRequest 7rDomainResource
7authoredOn 01 dateTime
4basedOn 0* Reference(Resource)
7category 01 CodeableConcept
4deliverFor 01 Reference(Patient)
7deliverFrom 01 Reference(Organization,Location)
3deliverTo 01 Reference(Organization,Location,Patient)
4deliverTo 01 Reference(Organization,Location,Patient,RelatedPerson)
7identifier 0* Identifier
4item 11 CodeableReference(Medication,Substance,Device,DeviceDefinition,BiologicallyDerivedProduct,NutritionProduct,InventoryItem)
3item? 11 CodeableConcept|Reference(Medication,Substance,Device)
7occurrence? 01 dateTime|Period|Timing
7parameter 0* @
7priority 01 code rrequest-priority|
7quantity 11 Quantity
4reason 0* CodeableReference(Condition,Observation,DiagnosticReport,DocumentReference)
3reasonCode 0* CodeableConcept
3reasonReference 0* Reference(Condition,Observation,DiagnosticReport,DocumentReference)
3requester 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device)
4requester 01 Reference(Practitioner,PractitionerRole,Organization,Patient,RelatedPerson,Device,CareTeam)
7status 01! code rsupplyrequest-status|
7supplier 0* Reference(Organization,HealthcareService)
=SupplyRequest.parameter 7bBackboneElement
7code 01 CodeableConcept
6id 01 string
7value? 01 CodeableConcept|Quantity|Range|boolean
=Task 7rDomainResource
7authoredOn 01 dateTime
7basedOn 0* Reference(Resource)
7businessStatus 01 CodeableConcept
7code 01 CodeableConcept
7description 01 string
4doNotPerform 01! boolean
7encounter 01 Reference(Encounter)
7executionPeriod 01 Period
7focus 01 Reference(Resource)
7for 01 Reference(Resource)
7groupIdentifier 01 Identifier
7identifier 0* Identifier
7input 0* @
7instantiatesCanonical 01 canonical(ActivityDefinition)
7instantiatesUri 01 uri
7insurance 0* Reference(Coverage,ClaimResponse)
7intent 11 code rtask-intent|
7lastModified 01 dateTime
7location 01 Reference(Location)
7note 0* Annotation
7output 0* @
3owner 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,HealthcareService,Patient,Device,RelatedPerson)
4owner 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,RelatedPerson)
7partOf 0* Reference(Task)
4performer 0* @
3performerType 0* CodeableConcept
7priority 01 code rrequest-priority|
4reason 0* CodeableReference
3reasonCode 01 CodeableConcept
3reasonReference 01 Reference(Resource)
7relevantHistory 0* Reference(Provenance)
4requestedPerformer 0* CodeableReference(Practitioner,PractitionerRole,Organization,CareTeam,HealthcareService,Patient,Device,RelatedPerson)
4requestedPeriod 01 Period
7requester 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
7restriction 01 @
7status 11! code rtask-status|
3statusReason 01 CodeableConcept
4statusReason 01 CodeableReference
=Task.input 7bBackboneElement
6id 01 string
7type 11 CodeableConcept
5value? 11 *
2value? 11 base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|Reference|SampledData|Signature|Timing|ContactDetail|Contributor|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Dosage|Meta
=Task.output 7bBackboneElement
6id 01 string
7type 11 CodeableConcept
5value? 11 *
2value? 11 base64Binary|boolean|canonical|code|date|dateTime|decimal|id|instant|integer|markdown|oid|positiveInt|string|time|unsignedInt|uri|url|uuid|Address|Age|Annotation|Attachment|CodeableConcept|Coding|ContactPoint|Count|Distance|Duration|HumanName|Identifier|Money|Period|Quantity|Range|Ratio|Reference|SampledData|Signature|Timing|ContactDetail|Contributor|DataRequirement|Expression|ParameterDefinition|RelatedArtifact|TriggerDefinition|UsageContext|Dosage|Meta
=Task.performer 4bBackboneElement
4actor 11 Reference(Practitioner,PractitionerRole,Organization,CareTeam,Patient,RelatedPerson)
4function 01 CodeableConcept
4id 01 string
=Task.restriction 7bBackboneElement
6id 01 string
7period 01 Period
7recipient 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Group,Organization)
7repetitions 01 positiveInt
=TerminologyCapabilities 7rDomainResource
7closure 01 @
7codeSearch 01 code rcode-search-support|
7codeSystem 0* @
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 11 dateTime
7description 01 markdown
7expansion 01 @
7experimental 01 boolean
4identifier 0* Identifier
7implementation 01 @
7jurisdiction 0* CodeableConcept ejurisdiction
7kind 11 code rcapability-statement-kind|
7lockedDate 01 boolean
7name 01 string
7publisher 01 string
7purpose 01 markdown
7software 01 @
7status 11! code rpublication-status|
7title 01 string
7translation 01 @
7url 01 uri
7useContext 0* UsageContext
7validateCode 01 @
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=TerminologyCapabilities.closure 7bBackboneElement
6id 01 string
7translation 01 boolean
=TerminologyCapabilities.codeSystem 7bBackboneElement
4content 11 code rcodesystem-content-mode|
6id 01 string
7subsumption 01 boolean
7uri 01 canonical(CodeSystem)
7version 0* @
=TerminologyCapabilities.codeSystem.version 7bBackboneElement
7code 01 string
7compositional 01 boolean
7filter 0* @
6id 01 string
7isDefault 01 boolean
3language 0* code
4language 0* code rlanguages|
7property 0* code
=TerminologyCapabilities.codeSystem.version.filter 7bBackboneElement
7code 11 code
6id 01 string
7op 1* code
=TerminologyCapabilities.expansion 7bBackboneElement
7hierarchical 01 boolean
6id 01 string
7incomplete 01 boolean
7paging 01 boolean
7parameter 0* @
7textFilter 01 markdown
=TerminologyCapabilities.expansion.parameter 7bBackboneElement
7documentation 01 string
6id 01 string
7name 11 code
=TerminologyCapabilities.implementation 7bBackboneElement
7description 11 string
6id 01 string
7url 01 url
=TerminologyCapabilities.software 7bBackboneElement
6id 01 string
7name 11 string
7version 01 string
=TerminologyCapabilities.translation 7bBackboneElement
6id 01 string
7needsMap 11 boolean
=TerminologyCapabilities.validateCode 7bBackboneElement
6id 01 string
7translations 11 boolean
=TestPlan 4rDomainResource
4category 0* CodeableConcept
4contact 0* ContactDetail
4copyright 01 markdown
4copyrightLabel 01 string
4date 01 dateTime
4dependency 0* @
4description 01 markdown
4exitCriteria 01 markdown
4experimental 01 boolean
4identifier 0* Identifier
4jurisdiction 0* CodeableConcept ejurisdiction
4name 01 string
4publisher 01 string
4purpose 01 markdown
4scope 0* Reference
4status 11! code rpublication-status|
4testCase 0* @
4testTools 01 markdown
4title 01 string
4url 01 uri
4useContext 0* UsageContext
4version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=TestPlan.dependency 4bBackboneElement
4description 01 markdown
4id 01 string
4predecessor 01 Reference
=TestPlan.testCase 4bBackboneElement
4assertion 0* @
4dependency 0* @
4id 01 string
4scope 0* Reference
4sequence 01 integer
4testData 0* @
4testRun 0* @
=TestPlan.testCase.assertion 4bBackboneElement
4id 01 string
4object 0* CodeableReference
4result 0* CodeableReference
4type 0* CodeableConcept
=TestPlan.testCase.dependency 4bBackboneElement
4description 01 markdown
4id 01 string
4predecessor 01 Reference
=TestPlan.testCase.testData 4bBackboneElement
4content 01 Reference
4id 01 string
4source? 01 string|Reference
4type 11 Coding
=TestPlan.testCase.testRun 4bBackboneElement
4id 01 string
4narrative 01 markdown
4script 01 @
=TestPlan.testCase.testRun.script 4bBackboneElement
4id 01 string
4language 01 CodeableConcept
4source? 01 string|Reference
=TestReport 7rDomainResource
7identifier 01 Identifier
7issued 01 dateTime
7name 01 string
7participant 0* @
7result 11 code rreport-result-codes|
7score 01 decimal
7setup 01 @
7status 11! code rreport-status-codes|
7teardown 01 @
7test 0* @
3testScript 11 Reference(TestScript)
4testScript 11 canonical(TestScript)
7tester 01 string
=TestReport.participant 7bBackboneElement
7display 01 string
6id 01 string
7type 11 code rreport-participant-type|
7uri 11 uri
=TestReport.setup 7bBackboneElement
7action 1* @
6id 01 string
=TestReport.setup.action 7bBackboneElement
7assert 01 @
6id 01 string
7operation 01 @
=TestReport.setup.action.assert 7bBackboneElement
7detail 01 string
6id 01 string
7message 01 markdown
4requirement 0* @
7result 11 code rreport-action-result-codes|
=TestReport.setup.action.assert.requirement 4bBackboneElement
4id 01 string
4link? 01 uri|canonical(Requirements)
=TestReport.setup.action.operation 7bBackboneElement
7detail 01 uri
6id 01 string
7message 01 markdown
7result 11 code rreport-action-result-codes|
=TestReport.teardown 7bBackboneElement
7action 1* @
6id 01 string
=TestReport.teardown.action 7bBackboneElement
6id 01 string
7operation 11 #TestReport.setup.action.operation
=TestReport.test 7bBackboneElement
7action 1* @
7description 01 string
6id 01 string
7name 01 string
=TestReport.test.action 7bBackboneElement
7assert 01 #TestReport.setup.action.assert
6id 01 string
7operation 01 #TestReport.setup.action.operation
=TestScript 7rDomainResource
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
7destination 0* @
7experimental 01 boolean
7fixture 0* @
3identifier 01 Identifier
4identifier 0* Identifier
7jurisdiction 0* CodeableConcept ejurisdiction
7metadata 01 @
7name 11 string
7origin 0* @
3profile 0* Reference(Resource)
4profile 0* canonical(StructureDefinition)
7publisher 01 string
7purpose 01 markdown
4scope 0* @
7setup 01 @
7status 11! code rpublication-status|
7teardown 01 @
7test 0* @
7title 01 string
3url 11 uri
4url 01 uri
7useContext 0* UsageContext
7variable 0* @
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=TestScript.destination 7bBackboneElement
6id 01 string
7index 11 integer
7profile 11 Coding etestscript-profile-destination-types
4url 01 url
=TestScript.fixture 7bBackboneElement
7autocreate 11 boolean
7autodelete 11 boolean
6id 01 string
7resource 01 Reference(Resource)
=TestScript.metadata 7bBackboneElement
7capability 1* @
6id 01 string
7link 0* @
=TestScript.metadata.capability 7bBackboneElement
7capabilities 11 canonical(CapabilityStatement)
7description 01 string
7destination 01 integer
6id 01 string
7link 0* uri
7origin 0* integer
7required 11 boolean
7validated 11 boolean
=TestScript.metadata.link 7bBackboneElement
7description 01 string
6id 01 string
7url 11 uri
=TestScript.origin 7bBackboneElement
6id 01 string
7index 11 integer
7profile 11 Coding etestscript-profile-origin-types
4url 01 url
=TestScript.scope 4bBackboneElement
4artifact 11 canonical(Resource)
4conformance 01 CodeableConcept etestscript-scope-conformance-codes
4id 01 string
4phase 01 CodeableConcept etestscript-scope-phase-codes
=TestScript.setup 7bBackboneElement
7action 1* @
6id 01 string
=TestScript.setup.action 7bBackboneElement
7assert 01 @
6id 01 string
7operation 01 @
=TestScript.setup.action.assert 7bBackboneElement
7compareToSourceExpression 01 string
7compareToSourceId 01 string
7compareToSourcePath 01 string
7contentType 01 code rmimetypes|
4defaultManualCompletion 01 code rassert-manual-completion-codes|
7description 01 string
7direction 01 code rassert-direction-codes|
7expression 01 string
7headerField 01 string
6id 01 string
7label 01 string
7minimumId 01 string
7navigationLinks 01 boolean
7operator 01 code rassert-operator-codes|
7path 01 string
7requestMethod 01 code rhttp-operations|
7requestURL 01 string
4requirement 0* @
3resource 01 code rdefined-types|
4resource 01 uri econcrete-fhir-types
7response 01 code rassert-response-code-types|
7responseCode 01 string
7sourceId 01 id
4stopTestOnFail 11 boolean
7validateProfileId 01 id
7value 01 string
7warningOnly 11 boolean
=TestScript.setup.action.assert.requirement 4bBackboneElement
4id 01 string
4link? 01 uri|canonical(Requirements)
=TestScript.setup.action.operation 7bBackboneElement
7accept 01 code rmimetypes|
7contentType 01 code rmimetypes|
7description 01 string
7destination 01 integer
7encodeRequestUrl 11 boolean
6id 01 string
7label 01 string
7method 01 code rhttp-operations|
7origin 01 integer
7params 01 string
7requestHeader 0* @
7requestId 01 id
3resource 01 code rdefined-types|
4resource 01 uri econcrete-fhir-types
7responseId 01 id
7sourceId 01 id
7targetId 01 id
7type 01 Coding etestscript-operation-codes
7url 01 string
=TestScript.setup.action.operation.requestHeader 7bBackboneElement
7field 11 string
6id 01 string
7value 11 string
=TestScript.teardown 7bBackboneElement
7action 1* @
6id 01 string
=TestScript.teardown.action 7bBackboneElement
6id 01 string
7operation 11 #TestScript.setup.action.operation
=TestScript.test 7bBackboneElement
7action 1* @
7description 01 string
6id 01 string
7name 01 string
=TestScript.test.action 7bBackboneElement
7assert 01 #TestScript.setup.action.assert
6id 01 string
7operation 01 #TestScript.setup.action.operation
=TestScript.variable 7bBackboneElement
7defaultValue 01 string
7description 01 string
7expression 01 string
7headerField 01 string
7hint 01 string
6id 01 string
7name 11 string
7path 01 string
7sourceId 01 id
=Timing 3cBackboneElement 4cBackboneType
7code 01 CodeableConcept
7event 0* dateTime
7repeat 01 @
=Timing.repeat 7bElement
7bounds? 01 Duration|Range|Period
7count 01 positiveInt
7countMax 01 positiveInt
7dayOfWeek 0* code rdays-of-week|
7duration 01 decimal
7durationMax 01 decimal
7durationUnit 01 code runits-of-time|
7frequency 01 positiveInt
7frequencyMax 01 positiveInt
2id 01 string
7offset 01 unsignedInt
7period 01 decimal
7periodMax 01 decimal
7periodUnit 01 code runits-of-time|
7timeOfDay 0* time
7when 0* code revent-timing|
=Transport 4rDomainResource
4authoredOn 01 dateTime
4basedOn 0* Reference(Resource)
4code 01 CodeableConcept
4completionTime 01 dateTime
4currentLocation 11 Reference(Location)
4description 01 string
4encounter 01 Reference(Encounter)
4focus 01 Reference(Resource)
4for 01 Reference(Resource)
4groupIdentifier 01 Identifier
4history 01 Reference(Transport)
4identifier 0* Identifier
4input 0* @
4instantiatesCanonical 01 canonical(ActivityDefinition)
4instantiatesUri 01 uri
4insurance 0* Reference(Coverage,ClaimResponse)
4intent 11 code rtransport-intent|
4lastModified 01 dateTime
4location 01 Reference(Location)
4note 0* Annotation
4output 0* @
4owner 01 Reference(Practitioner,PractitionerRole,Organization,CareTeam,HealthcareService,Patient,Device,RelatedPerson)
4partOf 0* Reference(Transport)
4performerType 0* CodeableConcept
4priority 01 code rrequest-priority|
4reason 01 CodeableReference(Resource)
4relevantHistory 0* Reference(Provenance)
4requestedLocation 11 Reference(Location)
4requester 01 Reference(Device,Organization,Patient,Practitioner,PractitionerRole,RelatedPerson)
4restriction 01 @
4status 01! code rtransport-status|
4statusReason 01 CodeableConcept
=Transport.input 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 11 *
=Transport.output 4bBackboneElement
4id 01 string
4type 11 CodeableConcept
4value? 11 *
=Transport.restriction 4bBackboneElement
4id 01 string
4period 01 Period
4recipient 0* Reference(Patient,Practitioner,PractitionerRole,RelatedPerson,Group,Organization)
4repetitions 01 positiveInt
=TriggerDefinition 3cElement 4cDataType
4code 01 CodeableConcept
7condition 01 Expression
7data 0* DataRequirement
7name 01 string
4subscriptionTopic 01 canonical(SubscriptionTopic)
7timing? 01 Timing|Reference(Schedule)|date|dateTime
7type 11 code rtrigger-type|
=UsageContext 3cElement 4cDataType
3code 11 Coding eusage-context-type
4code 11 Coding ehttp://terminology.hl7.org/ValueSet/usage-context-type
7value? 11 CodeableConcept|Quantity|Range|Reference(PlanDefinition,ResearchStudy,InsurancePlan,HealthcareService,Group,Location,Organization)
=ValueSet 7rDomainResource
4approvalDate 01 date
4author 0* ContactDetail
7compose 01 @
7contact 0* ContactDetail
7copyright 01 markdown
4copyrightLabel 01 string
7date 01 dateTime
7description 01 markdown
4editor 0* ContactDetail
4effectivePeriod 01 Period
4endorser 0* ContactDetail
7expansion 01 @
7experimental 01 boolean
7identifier 0* Identifier
7immutable 01 boolean
7jurisdiction 0* CodeableConcept ejurisdiction
4lastReviewDate 01 date
7name 01 string
7publisher 01 string
7purpose 01 markdown
4relatedArtifact 0* RelatedArtifact
4reviewer 0* ContactDetail
4scope 01 @
7status 11! code rpublication-status|
7title 01 string
4topic 0* CodeableConcept
7url 01 uri
7useContext 0* UsageContext
7version 01 string
4versionAlgorithm? 01 string|Coding eversion-algorithm
=ValueSet.compose 7bBackboneElement
7exclude 0* #ValueSet.compose.include
6id 01 string
7inactive 01 boolean
7include 1* @
7lockedDate 01 date
4property 0* string
=ValueSet.compose.include 7bBackboneElement
7concept 0* @
4copyright 01 string
7filter 0* @
6id 01 string
7system 01 uri
7valueSet 0* canonical(ValueSet)
7version 01 string
=ValueSet.compose.include.concept 7bBackboneElement
7code 11 code
7designation 0* @
7display 01 string
6id 01 string
=ValueSet.compose.include.concept.designation 7bBackboneElement
4additionalUse 0* Coding edesignation-use
6id 01 string
3language 01 code
4language 01 code rall-languages|
7use 01 Coding edesignation-use
7value 11 string
=ValueSet.compose.include.filter 7bBackboneElement
6id 01 string
7op 11 code rfilter-operator|
7property 11 code
7value 11 string
=ValueSet.expansion 7bBackboneElement
7contains 0* @
6id 01 string
7identifier 01 uri
4next 01 uri
7offset 01 integer
7parameter 0* @
4property 0* @
7timestamp 11 dateTime
7total 01 integer
=ValueSet.expansion.contains 7bBackboneElement
7abstract 01 boolean
7code 01 code
7contains 0* #ValueSet.expansion.contains
7designation 0* #ValueSet.compose.include.concept.designation
7display 01 string
6id 01 string
7inactive 01 boolean
4property 0* @
7system 01 uri
7version 01 string
=ValueSet.expansion.contains.property 4bBackboneElement
4code 11 code
4id 01 string
4subProperty 0* @
4value? 11 code|Coding|string|integer|boolean|dateTime|decimal
=ValueSet.expansion.contains.property.subProperty 4bBackboneElement
4code 11 code
4id 01 string
4value? 11 code|Coding|string|integer|boolean|dateTime|decimal
=ValueSet.expansion.parameter 7bBackboneElement
6id 01 string
7name 11 string
7value? 01 string|boolean|integer|decimal|uri|code|dateTime
=ValueSet.expansion.property 4bBackboneElement
4code 11 code
4id 01 string
4uri 01 uri
=ValueSet.scope 4bBackboneElement
4exclusionCriteria 01 string
4id 01 string
4inclusionCriteria 01 string
=VerificationResult 7rDomainResource
7attestation 01 @
7failureAction 01 CodeableConcept
7frequency 01 Timing
7lastPerformed 01 dateTime
7need 01 CodeableConcept
7nextScheduled 01 date
7primarySource 0* @
7status 11 code rverificationresult-status|
7statusDate 01 dateTime
7target 0* Reference(Resource)
7targetLocation 0* string
7validationProcess 0* CodeableConcept
7validationType 01 CodeableConcept
7validator 0* @
=VerificationResult.attestation 7bBackboneElement
7communicationMethod 01 CodeableConcept
7date 01 date
6id 01 string
7onBehalfOf 01 Reference(Organization,Practitioner,PractitionerRole)
7proxyIdentityCertificate 01 string
7proxySignature 01 Signature
7sourceIdentityCertificate 01 string
7sourceSignature 01 Signature
7who 01 Reference(Practitioner,PractitionerRole,Organization)
=VerificationResult.primarySource 7bBackboneElement
7canPushUpdates 01 CodeableConcept
7communicationMethod 0* CodeableConcept
6id 01 string
7pushTypeAvailable 0* CodeableConcept
7type 0* CodeableConcept
7validationDate 01 dateTime
7validationStatus 01 CodeableConcept
7who 01 Reference(Organization,Practitioner,PractitionerRole)
=VerificationResult.validator 7bBackboneElement
7attestationSignature 01 Signature
6id 01 string
7identityCertificate 01 string
7organization 11 Reference(Organization)
=VirtualServiceDetail 4cDataType
4additionalInfo 0* url
4address? 01 url|string|ContactPoint|ExtendedContactDetail
4channelType 01 Coding
4maxParticipants 01 positiveInt
4sessionKey 01 string
=VisionPrescription 7rDomainResource
7created 11 dateTime
7dateWritten 11 dateTime
7encounter 01 Reference(Encounter)
7identifier 0* Identifier
7lensSpecification 1* @
7patient 11 Reference(Patient)
7prescriber 11 Reference(Practitioner,PractitionerRole)
7status 11! code rfm-status|
=VisionPrescription.lensSpecification 7bBackboneElement
7add 01 decimal
7axis 01 integer
7backCurve 01 decimal
7brand 01 string
7color 01 string
7cylinder 01 decimal
7diameter 01 decimal
7duration 01 Quantity
7eye 11 code rvision-eye-codes|
6id 01 string
7note 0* Annotation
7power 01 decimal
7prism 0* @
7product 11 CodeableConcept
7sphere 01 decimal
=VisionPrescription.lensSpecification.prism 7bBackboneElement
7amount 11 decimal
7base 11 code rvision-base-codes|
6id 01 string
=base64Binary 3pElement 4pPrimitiveType
6id 01 string
7value 01 base64Binary
=boolean 3pElement 4pPrimitiveType
6id 01 string
7value 01 boolean
=canonical 7puri
7value 01 canonical
=code 7pstring
7value 01 code
=date 3pElement 4pPrimitiveType
6id 01 string
7value 01 date
=dateTime 3pElement 4pPrimitiveType
6id 01 string
7value 01 dateTime
=decimal 3pElement 4pPrimitiveType
6id 01 string
7value 01 decimal
=id 7pstring
7value 01 id
=instant 3pElement 4pPrimitiveType
6id 01 string
7value 01 instant
=integer 3pElement 4pPrimitiveType
6id 01 string
7value 01 integer
=integer64 4pPrimitiveType
4id 01 string
4value 01 integer64
=markdown 7pstring
7value 01 markdown
=oid 7puri
7value 01 oid
=positiveInt 7pinteger
7value 01 positiveInt
=string 3pElement 4pPrimitiveType
6id 01 string
7value 01 string
=time 3pElement 4pPrimitiveType
6id 01 string
7value 01 time
=unsignedInt 7pinteger
7value 01 unsignedInt
=uri 3pElement 4pPrimitiveType
6id 01 string
7value 01 uri
=url 7puri
7value 01 url
=uuid 7puri
7value 01 uuid
=xhtml 7pElement
7extension 00 Extension
2id 01 string
7value 11 xhtml

"""
}
