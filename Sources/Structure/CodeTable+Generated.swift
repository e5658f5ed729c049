// Written by scripts/generate-codes from FHIR's definitions (R4, R4B, R5). Do not edit.
// swift-format-ignore-file

extension CodeTable {
    /// The codes of required bindings; scripts/generate-codes explains the lines.
    static let text: StaticString = """
1FHIR-version 0.0.80 0.0.81 0.0.82 0.01 0.05 0.06 0.11 0.4.0 0.5.0 1.0.0 1.0.1 1.0.2 1.1.0 1.4.0 1.6.0 1.8.0 3.0.0 3.0.1 3.3.0 3.5.0 4.0.0 4.0.1
7account-status active entered-in-error inactive on-hold unknown
7action-cardinality-behavior multiple single
7action-condition-kind applicability start stop
7action-grouping-behavior logical-group sentence-group visual-group
4action-participant-type careteam device group healthcareservice location organization patient practitioner practitionerrole related-person relatedperson
3action-participant-type device patient practitioner related-person
7action-precheck-behavior no yes
7action-relationship-type after after-end after-start before before-end before-start concurrent concurrent-with-end concurrent-with-start
7action-required-behavior could must must-unless-documented
7action-selection-behavior all all-or-none any at-most-one exactly-one one-or-more
4additional-binding-purpose candidate component current extensible maximum minimum preferred required starter ui
7address-type both physical postal
7address-use billing home old temp work
7administrative-gender female male other unknown
7adverse-event-actuality actual potential
4adverse-event-status completed entered-in-error in-progress unknown
2all-types Account ActivityDefinition Address AdministrableProductDefinition AdverseEvent Age AllergyIntolerance Annotation Any Appointment AppointmentResponse Attachment AuditEvent BackboneElement Basic Binary BiologicallyDerivedProduct BodyStructure Bundle CapabilityStatement CarePlan CareTeam CatalogEntry ChargeItem ChargeItemDefinition Citation Claim ClaimResponse ClinicalImpression ClinicalUseDefinition CodeSystem CodeableConcept CodeableReference Coding Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition Consent ContactDetail ContactPoint Contract Contributor Count Coverage CoverageEligibilityRequest CoverageEligibilityResponse DataRequirement DetectedIssue Device DeviceDefinition DeviceMetric DeviceRequest DeviceUseStatement DiagnosticReport Distance DocumentManifest DocumentReference DomainResource Dosage Duration Element ElementDefinition Encounter Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceReport EvidenceVariable ExampleScenario ExplanationOfBenefit Expression Extension FamilyMemberHistory Flag Goal GraphDefinition Group GuidanceResponse HealthcareService HumanName Identifier ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide Ingredient InsurancePlan Invoice Library Linkage List Location ManufacturedItemDefinition MarketingStatus Measure MeasureReport Media Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProductDefinition MessageDefinition MessageHeader Meta MolecularSequence Money MoneyQuantity NamingSystem Narrative NutritionOrder NutritionProduct Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation PackagedProductDefinition ParameterDefinition Parameters Patient PaymentNotice PaymentReconciliation Period Person PlanDefinition Population Practitioner PractitionerRole Procedure ProdCharacteristic ProductShelfLife Provenance Quantity Questionnaire QuestionnaireResponse Range Ratio RatioRange Reference RegulatedAuthorization RelatedArtifact RelatedPerson RequestGroup ResearchDefinition ResearchElementDefinition ResearchStudy ResearchSubject Resource RiskAssessment SampledData Schedule SearchParameter ServiceRequest Signature SimpleQuantity Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription SubscriptionStatus SubscriptionTopic Substance SubstanceDefinition SupplyDelivery SupplyRequest Task TerminologyCapabilities TestReport TestScript Timing TriggerDefinition Type UsageContext ValueSet VerificationResult VisionPrescription base64Binary boolean canonical code date dateTime decimal id instant integer markdown oid positiveInt string time unsignedInt uri url uuid xhtml
1all-types Account ActivityDefinition Address AdverseEvent Age AllergyIntolerance Annotation Any Appointment AppointmentResponse Attachment AuditEvent BackboneElement Basic Binary BiologicallyDerivedProduct BodyStructure Bundle CapabilityStatement CarePlan CareTeam CatalogEntry ChargeItem ChargeItemDefinition Claim ClaimResponse ClinicalImpression CodeSystem CodeableConcept Coding Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition Consent ContactDetail ContactPoint Contract Contributor Count Coverage CoverageEligibilityRequest CoverageEligibilityResponse DataRequirement DetectedIssue Device DeviceDefinition DeviceMetric DeviceRequest DeviceUseStatement DiagnosticReport Distance DocumentManifest DocumentReference DomainResource Dosage Duration EffectEvidenceSynthesis Element ElementDefinition Encounter Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceVariable ExampleScenario ExplanationOfBenefit Expression Extension FamilyMemberHistory Flag Goal GraphDefinition Group GuidanceResponse HealthcareService HumanName Identifier ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide InsurancePlan Invoice Library Linkage List Location MarketingStatus Measure MeasureReport Media Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProduct MedicinalProductAuthorization MedicinalProductContraindication MedicinalProductIndication MedicinalProductIngredient MedicinalProductInteraction MedicinalProductManufactured MedicinalProductPackaged MedicinalProductPharmaceutical MedicinalProductUndesirableEffect MessageDefinition MessageHeader Meta MolecularSequence Money MoneyQuantity NamingSystem Narrative NutritionOrder Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation ParameterDefinition Parameters Patient PaymentNotice PaymentReconciliation Period Person PlanDefinition Population Practitioner PractitionerRole Procedure ProdCharacteristic ProductShelfLife Provenance Quantity Questionnaire QuestionnaireResponse Range Ratio Reference RelatedArtifact RelatedPerson RequestGroup ResearchDefinition ResearchElementDefinition ResearchStudy ResearchSubject Resource RiskAssessment RiskEvidenceSynthesis SampledData Schedule SearchParameter ServiceRequest Signature SimpleQuantity Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription Substance SubstanceAmount SubstanceNucleicAcid SubstancePolymer SubstanceProtein SubstanceReferenceInformation SubstanceSourceMaterial SubstanceSpecification SupplyDelivery SupplyRequest Task TerminologyCapabilities TestReport TestScript Timing TriggerDefinition Type UsageContext ValueSet VerificationResult VisionPrescription base64Binary boolean canonical code date dateTime decimal id instant integer markdown oid positiveInt string time unsignedInt uri url uuid xhtml
7allergy-intolerance-category biologic environment food medication
7allergy-intolerance-criticality high low unable-to-assess
3allergy-intolerance-type allergy intolerance
4appointmentresponse-status accepted declined entered-in-error needs-action tentative
7appointmentstatus arrived booked cancelled checked-in entered-in-error fulfilled noshow pending proposed waitlist
4artifactassessment-disposition not-persuasive not-persuasive-with-modification persuasive persuasive-with-modification unresolved
4artifactassessment-information-type change-request classifier comment container rating response
4artifactassessment-workflow-status applied deferred duplicate entered-in-error published resolved-change-required resolved-no-change submitted triaged waiting-for-input
7assert-direction-codes request response
4assert-manual-completion-codes fail pass skip stop
4assert-operator-codes contains empty equals eval greaterThan in lessThan manualEval notContains notEmpty notEquals notIn
3assert-operator-codes contains empty equals eval greaterThan in lessThan notContains notEmpty notEquals notIn
4assert-response-code-types accepted bad badGateway badRequest conflict contentTooLarge continue created expectationFailed forbidden found gatewayTimeout gone httpVersionNotSupported internalServerError lengthRequired methodNotAllowed misdirectedRequest movedPermanently multipleChoices noContent nonAuthoritativeInformation notAcceptable notFound notImplemented notModified okay partialContent paymentRequired permanentRedirect preconditionFailed proxyAuthenticationRequired rangeNotSatisfiable requestTimeout resetContent seeOther serviceUnavailable switchingProtocols temporaryRedirect unauthorized unprocessable unprocessableContent unsupportedMediaType upgradeRequired uriTooLong useProxy
3assert-response-code-types bad conflict created forbidden gone methodNotAllowed noContent notFound notModified okay preconditionFailed unprocessable
7audit-event-action C D E R U
1audit-event-outcome 0 12 4 8
4audit-event-severity alert critical debug emergency error informational notice warning
7binding-strength example extensible preferred required
4biologicallyderivedproductdispense-status allocated entered-in-error in-progress issued preparation returned unfulfilled unknown
4bundle-type batch batch-response collection document history message searchset subscription-notification transaction transaction-response
3bundle-type batch batch-response collection document history message searchset transaction transaction-response
7capability-statement-kind capability instance requirements
3care-plan-activity-kind Appointment CommunicationRequest DeviceRequest MedicationRequest NutritionOrder ServiceRequest Task VisionPrescription
3care-plan-activity-status cancelled completed entered-in-error in-progress not-started on-hold scheduled stopped unknown
4care-plan-intent directive option order plan proposal
3care-plan-intent option order plan proposal
7care-team-status active entered-in-error inactive proposed suspended
4characteristic-combination all-of any-of at-least at-most dataset net-effect statistical
2characteristic-combination intersection union
7chargeitem-status aborted billable billed entered-in-error not-billable planned unknown
4claim-outcome complete error partial queued
7claim-use claim preauthorization predetermination
6clinical-use-definition-type contraindication indication interaction undesirable-effect warning
3clinicalimpression-status completed entered-in-error in-progress
3code-search-support all explicit
4code-search-support all explicit in-compose in-compose-or-expansion in-expansion
7codesystem-content-mode complete example fragment not-present supplement
7codesystem-hierarchy-meaning classified-with grouped-by is-a part-of
4compartment-type Device Encounter EpisodeOfCare Patient Practitioner RelatedPerson
3compartment-type Device Encounter Patient Practitioner RelatedPerson
3composition-attestation-mode legal official personal professional
4composition-status amended appended cancelled corrected deprecated entered-in-error final partial preliminary registered unknown
3composition-status amended entered-in-error final preliminary
3concept-map-equivalence disjoint equal equivalent inexact narrower relatedto specializes subsumes unmatched wider
4concept-map-relationship equivalent not-related-to related-to source-is-broader-than-target source-is-narrower-than-target
7concept-property-type Coding boolean code dateTime decimal integer string
4conceptmap-attribute-type Coding Quantity boolean code string
4conceptmap-property-type Coding boolean code dateTime decimal integer string
3conceptmap-unmapped-mode fixed other-map provided
4conceptmap-unmapped-mode fixed other-map provided use-source-code
4condition-precondition-type sensitive specific
4condition-questionnaire-purpose diff-diagnosis outcome preadmit
7conditional-delete-status multiple not-supported single
7conditional-read-status full-support modified-since not-match not-supported
4conformance-expectation MAY SHALL SHOULD SHOULD-NOT
7consent-data-meaning authoredby dependents instance related
7consent-provision-type deny permit
4consent-state-codes active draft entered-in-error inactive not-done proposed rejected unknown
3consent-state-codes active draft entered-in-error inactive proposed rejected
7constraint-severity error warning
7contact-point-system email fax other pager phone sms url
7contact-point-use home mobile old temp work
3contract-publicationstatus amended appended cancelled disputed entered-in-error executable executed negotiable offered policy rejected renewed resolved revoked terminated
3contract-status amended appended cancelled disputed entered-in-error executable executed negotiable offered policy rejected renewed resolved revoked terminated
7contributor-type author editor endorser reviewer
4coverage-kind insurance other self-pay
7days-of-week fri mon sat sun thu tue wed
1defined-types Account ActivityDefinition Address AdverseEvent Age AllergyIntolerance Annotation Appointment AppointmentResponse Attachment AuditEvent BackboneElement Basic Binary BiologicallyDerivedProduct BodyStructure Bundle CapabilityStatement CarePlan CareTeam CatalogEntry ChargeItem ChargeItemDefinition Claim ClaimResponse ClinicalImpression CodeSystem CodeableConcept Coding Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition Consent ContactDetail ContactPoint Contract Contributor Count Coverage CoverageEligibilityRequest CoverageEligibilityResponse DataRequirement DetectedIssue Device DeviceDefinition DeviceMetric DeviceRequest DeviceUseStatement DiagnosticReport Distance DocumentManifest DocumentReference DomainResource Dosage Duration EffectEvidenceSynthesis Element ElementDefinition Encounter Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceVariable ExampleScenario ExplanationOfBenefit Expression Extension FamilyMemberHistory Flag Goal GraphDefinition Group GuidanceResponse HealthcareService HumanName Identifier ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide InsurancePlan Invoice Library Linkage List Location MarketingStatus Measure MeasureReport Media Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProduct MedicinalProductAuthorization MedicinalProductContraindication MedicinalProductIndication MedicinalProductIngredient MedicinalProductInteraction MedicinalProductManufactured MedicinalProductPackaged MedicinalProductPharmaceutical MedicinalProductUndesirableEffect MessageDefinition MessageHeader Meta MolecularSequence Money MoneyQuantity NamingSystem Narrative NutritionOrder Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation ParameterDefinition Parameters Patient PaymentNotice PaymentReconciliation Period Person PlanDefinition Population Practitioner PractitionerRole Procedure ProdCharacteristic ProductShelfLife Provenance Quantity Questionnaire QuestionnaireResponse Range Ratio Reference RelatedArtifact RelatedPerson RequestGroup ResearchDefinition ResearchElementDefinition ResearchStudy ResearchSubject Resource RiskAssessment RiskEvidenceSynthesis SampledData Schedule SearchParameter ServiceRequest Signature SimpleQuantity Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription Substance SubstanceAmount SubstanceNucleicAcid SubstancePolymer SubstanceProtein SubstanceReferenceInformation SubstanceSourceMaterial SubstanceSpecification SupplyDelivery SupplyRequest Task TerminologyCapabilities TestReport TestScript Timing TriggerDefinition UsageContext ValueSet VerificationResult VisionPrescription base64Binary boolean canonical code date dateTime decimal id instant integer markdown oid positiveInt string time unsignedInt uri url uuid xhtml
7detectedissue-severity high low moderate
4detectedissue-status entered-in-error final mitigated preliminary
4device-correctiveactionscope lot-numbers model serial-numbers
4device-nametype manufacturer-name model-name other patient-reported-name registered-name udi-label-name user-friendly-name
3device-nametype manufacturer-name model-name other patient-reported-name udi-label-name user-friendly-name
4device-productidentifierinudi biological-source expiration-date lot-number manufactured-date serial-number software-version
1device-statement-status active completed entered-in-error intended on-hold stopped
7device-status active entered-in-error inactive unknown
4devicedefinition-regulatory-identifier-type basic license master
4devicedispense-status cancelled completed declined entered-in-error in-progress on-hold preparation stopped unknown
4diagnostic-report-status amended appended cancelled corrected entered-in-error final modified partial preliminary registered unknown
3diagnostic-report-status amended appended cancelled corrected entered-in-error final partial preliminary registered unknown
4discriminator-type exists pattern position profile type value
3discriminator-type exists pattern profile type value
7document-mode consumer producer
7document-reference-status current entered-in-error superseded
3document-relationship-type appends replaces signs transforms
4eligibility-outcome complete error partial queued
7eligibilityrequest-purpose auth-requirements benefits discovery validation
7eligibilityresponse-purpose auth-requirements benefits discovery validation
7encounter-location-status active completed planned reserved
4encounter-status arrived cancelled completed discharged discontinued entered-in-error finished in-progress on-hold onleave planned triaged unknown
3encounter-status arrived cancelled entered-in-error finished in-progress onleave planned triaged unknown
7endpoint-status active entered-in-error error off suspended test
4enrollment-outcome complete error partial queued
7episode-of-care-status active cancelled entered-in-error finished onhold planned waitlist
7event-capability-mode receiver sender
7event-status completed entered-in-error in-progress not-done on-hold preparation stopped unknown
1event-timing AC ACD ACM ACV AFT AFT.early AFT.late C CD CM CV EVE EVE.early EVE.late HS MORN MORN.early MORN.late NIGHT NOON PC PCD PCM PCV PHS WAKE
3examplescenario-actor-type entity person
4examplescenario-actor-type entity person system
7explanationofbenefit-status active cancelled draft entered-in-error
1exposure-state exposure exposure-alternative
7extension-context-type element extension fhirpath
4fhir-types Account ActivityDefinition ActorDefinition Address AdministrableProductDefinition AdverseEvent Age AllergyIntolerance Annotation Appointment AppointmentResponse ArtifactAssessment Attachment AuditEvent Availability BackboneElement BackboneType Base Basic Binary BiologicallyDerivedProduct BiologicallyDerivedProductDispense BodyStructure Bundle CanonicalResource CapabilityStatement CarePlan CareTeam ChargeItem ChargeItemDefinition Citation Claim ClaimResponse ClinicalImpression ClinicalUseDefinition CodeSystem CodeableConcept CodeableReference Coding Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition ConditionDefinition Consent ContactDetail ContactPoint Contract Contributor Count Coverage CoverageEligibilityRequest CoverageEligibilityResponse DataRequirement DataType DetectedIssue Device DeviceAssociation DeviceDefinition DeviceDispense DeviceMetric DeviceRequest DeviceUsage DiagnosticReport Distance DocumentReference DomainResource Dosage Duration Element ElementDefinition Encounter EncounterHistory Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceReport EvidenceVariable ExampleScenario ExplanationOfBenefit Expression ExtendedContactDetail Extension FamilyMemberHistory Flag FormularyItem GenomicStudy Goal GraphDefinition Group GuidanceResponse HealthcareService HumanName Identifier ImagingSelection ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide Ingredient InsurancePlan InventoryItem InventoryReport Invoice Library Linkage List Location ManufacturedItemDefinition MarketingStatus Measure MeasureReport Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProductDefinition MessageDefinition MessageHeader Meta MetadataResource MolecularSequence MonetaryComponent Money MoneyQuantity NamingSystem Narrative NutritionIntake NutritionOrder NutritionProduct Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation PackagedProductDefinition ParameterDefinition Parameters Patient PaymentNotice PaymentReconciliation Period Permission Person PlanDefinition Practitioner PractitionerRole PrimitiveType Procedure ProductShelfLife Provenance Quantity Questionnaire QuestionnaireResponse Range Ratio RatioRange Reference RegulatedAuthorization RelatedArtifact RelatedPerson RequestOrchestration Requirements ResearchStudy ResearchSubject Resource RiskAssessment SampledData Schedule SearchParameter ServiceRequest Signature SimpleQuantity Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription SubscriptionStatus SubscriptionTopic Substance SubstanceDefinition SubstanceNucleicAcid SubstancePolymer SubstanceProtein SubstanceReferenceInformation SubstanceSourceMaterial SupplyDelivery SupplyRequest Task TerminologyCapabilities TestPlan TestReport TestScript Timing Transport TriggerDefinition UsageContext ValueSet VerificationResult VirtualServiceDetail VisionPrescription base64Binary boolean canonical code date dateTime decimal id instant integer integer64 markdown oid positiveInt string time unsignedInt uri url uuid xhtml
4filter-operator = child-of descendent-leaf descendent-of exists generalizes in is-a is-not-a not-in regex
3filter-operator = descendent-of exists generalizes in is-a is-not-a not-in regex
7flag-status active entered-in-error inactive
7fm-status active cancelled draft entered-in-error
4formularyitem-status active entered-in-error inactive
4genomicstudy-status available cancelled entered-in-error registered unknown
7goal-status accepted active cancelled completed entered-in-error on-hold planned proposed rejected
7graph-compartment-rule custom different identical matching
3graph-compartment-use condition requirement
4graph-compartment-use condition requirement requires where
3group-measure mean mean-of-mean mean-of-median median median-of-mean median-of-median
4group-membership-basis definitional enumerated
4group-type animal careteam device healthcareservice location medication organization person practitioner relatedperson specimen substance
3group-type animal device medication person practitioner substance
7guidance-response-status data-requested data-required entered-in-error failure in-progress success
7guide-page-generation generated html markdown xml
3guide-parameter-code apply expansion-parameter generate-json generate-turtle generate-xml html-template path-pages path-resource path-tx-cache rule-broken-links
7history-status completed entered-in-error health-unknown partial
7http-operations delete get head options patch post put
7http-verb DELETE GET HEAD PATCH POST PUT
1http://terminology.hl7.org/ValueSet/v3-ConfidentialityClassification L M N R U V
7identifier-use official old secondary temp usual
7identity-assuranceLevel level1 level2 level3 level4
4imagingselection-2dgraphictype circle ellipse interpolated point polyline
4imagingselection-3dgraphictype ellipse ellipsoid multipoint point polygon polyline
4imagingselection-status available entered-in-error unknown
7imagingstudy-status available cancelled entered-in-error registered unknown
7immunization-evaluation-status completed entered-in-error
7immunization-status completed entered-in-error not-done
6ingredient-manufacturer-role actual allowed possible
6interaction-trigger create delete update
4inventoryitem-status active entered-in-error inactive unknown
4inventoryreport-counttype difference snapshot
4inventoryreport-status active draft entered-in-error requested
3invoice-priceComponentType base deduction discount informational surcharge tax
7invoice-status balanced cancelled draft entered-in-error issued
4issue-severity error fatal information success warning
3issue-severity error fatal information warning
4issue-type business-rule code-invalid conflict deleted duplicate exception expired extension forbidden incomplete informational invalid invariant limited-filter lock-error login multiple-matches no-store not-found not-supported processing required security structure success suppressed throttled timeout too-costly too-long transient unknown value
3issue-type business-rule code-invalid conflict deleted duplicate exception expired extension forbidden incomplete informational invalid invariant lock-error login multiple-matches no-store not-found not-supported processing required security structure suppressed throttled timeout too-costly too-long transient unknown value
3item-type attachment boolean choice date dateTime decimal display group integer open-choice quantity question reference string text time url
4item-type attachment boolean coding date dateTime decimal display group integer quantity question reference string text time url
7link-type refer replaced-by replaces seealso
7linkage-type alternate historical source
7list-mode changes snapshot working
7list-status current entered-in-error retired
7location-mode instance kind
7location-status active inactive suspended
3map-context-type type variable
7map-group-type-mode none type-and-types types
7map-input-mode source target
7map-model-mode produced queried source target
7map-source-list-mode first last not_first not_last only_one
3map-target-list-mode collate first last share
4map-target-list-mode collate first last share single
1map-transform append c cast cc copy cp create dateOp escape evaluate id pointer qty reference translate truncate uuid
7measure-report-status complete error pending
4measure-report-type data-collection data-exchange individual subject-list summary
3measure-report-type data-collection individual subject-list summary
7medication-admin-status completed entered-in-error in-progress not-done on-hold stopped unknown
4medication-statement-status active completed draft entered-in-error intended not-taken on-hold recorded stopped unknown
3medication-statement-status active completed entered-in-error intended not-taken on-hold stopped unknown
7medication-status active entered-in-error inactive
7medicationdispense-status cancelled completed declined entered-in-error in-progress on-hold preparation stopped unknown
7medicationknowledge-status active entered-in-error inactive
7medicationrequest-intent filler-order instance-order option order original-order plan proposal reflex-order
4medicationrequest-status active cancelled completed draft ended entered-in-error on-hold stopped unknown
3medicationrequest-status active cancelled completed draft entered-in-error on-hold stopped unknown
7message-significance-category consequence currency notification
7messageheader-response-request always never on-error on-success
7metric-calibration-state calibrated calibration-required not-calibrated unspecified
7metric-calibration-type gain offset two-point unspecified
7metric-category calculation measurement setting unspecified
3metric-color black blue cyan green magenta red white yellow
7metric-operational-status entered-in-error off on standby
7name-use anonymous maiden nickname official old temp usual
4namingsystem-identifier-type iri-stem oid other uri uuid v2csmnemonic
3namingsystem-identifier-type oid other uri uuid
7namingsystem-type codesystem identifier root
7narrative-status additional empty extensions generated
1network-type 1 2 3 4 5
7note-type display print printoper
6nutritionproduct-status active entered-in-error inactive
7observation-range-category absolute critical reference
7observation-status amended cancelled corrected entered-in-error final preliminary registered unknown
4observation-triggeredbytype re-run reflex repeat
7operation-kind operation query
4operation-parameter-scope instance system type
7operation-parameter-use in out
7orientation-type antisense sense
3participantrequired information-only optional required
7participationstatus accepted declined needs-action tentative
4payment-outcome complete error partial queued
4permission-rule-combining deny-overrides deny-unless-permit ordered-deny-overrides ordered-permit-overrides permit-overrides permit-unless-deny
4permission-status active draft entered-in-error rejected
7permitted-data-type CodeableConcept Period Quantity Range Ratio SampledData boolean dateTime integer string time
4price-component-type base deduction discount informational surcharge tax
3product-category biologicalAgent cells fluid organ tissue
3product-status available unavailable
3product-storage-scale celsius farenheit kelvin
7property-representation cdaText typeAttr xhtml xmlAttr xmlText
4provenance-entity-role derivation instantiates quotation removal revision source
3provenance-entity-role derivation quotation removal revision source
7publication-status active draft retired unknown
3quality-type indel snp unknown
3quantity-comparator < <= > >=
4quantity-comparator < <= > >= ad
4questionnaire-answer-constraint optionsOnly optionsOrString optionsOrType
7questionnaire-answers-status amended completed entered-in-error in-progress stopped
4questionnaire-disabled-display hidden protected
7questionnaire-enable-behavior all any
7questionnaire-enable-operator != < <= = > >= exists
7reaction-event-severity mild moderate severe
7reference-handling-policy enforced literal local logical resolves
7reference-version-rules either independent specific
4related-artifact-type amended-with amends appended-with appends citation cite-as cited-by cites comment-in comments-on composed-of contained-in contains correction-in corrects created-with depends-on derived-from documentation documents justification part-of predecessor replaced-with replaces retracted-by retracts signs similar-to specification-of successor supported-with supports transformed-into transformed-with transforms
3related-artifact-type citation composed-of depends-on derived-from documentation justification predecessor successor
4related-artifact-type-all amended-with amends appended-with appends citation cite-as cited-by cites comment-in comments-on composed-of contained-in contains correction-in corrects created-with depends-on derived-from documentation documents justification part-of predecessor replaced-with replaces reprint reprint-of retracted-by retracts signs similar-to specification-of successor supported-with supports transformed-into transformed-with transforms
3relation-type is-replaced-by triggers
3remittance-outcome complete error partial queued
7report-action-result-codes error fail pass skip warning
7report-participant-type client server test-engine
6report-relation-type amendedWith amends appendedWith appends replacedWith replaces transformedWith transforms
7report-result-codes fail pass pending
7report-status-codes completed entered-in-error in-progress stopped waiting
3repository-type directlink login oauth openapi other
7request-intent directive filler-order instance-order option order original-order plan proposal reflex-order
7request-priority asap routine stat urgent
1request-resource-types Appointment AppointmentResponse CarePlan Claim CommunicationRequest Contract DeviceRequest EnrollmentRequest ImmunizationRecommendation MedicationRequest NutritionOrder ServiceRequest SupplyRequest Task VisionPrescription
7request-status active completed draft entered-in-error on-hold revoked unknown
3research-element-type exposure outcome population
3research-study-status active administratively-completed approved closed-to-accrual closed-to-accrual-and-intervention completed disapproved in-review temporarily-closed-to-accrual temporarily-closed-to-accrual-and-intervention withdrawn
3research-subject-status candidate eligible follow-up ineligible not-registered off-study on-study on-study-intervention on-study-observation pending-on-study potential-candidate screening withdrawn
7resource-aggregation-mode bundled contained referenced
7resource-slicing-rules closed open openAtEnd
4resource-types Account ActivityDefinition ActorDefinition AdministrableProductDefinition AdverseEvent AllergyIntolerance Appointment AppointmentResponse ArtifactAssessment AuditEvent Basic Binary BiologicallyDerivedProduct BiologicallyDerivedProductDispense BodyStructure Bundle CanonicalResource CapabilityStatement CarePlan CareTeam ChargeItem ChargeItemDefinition Citation Claim ClaimResponse ClinicalImpression ClinicalUseDefinition CodeSystem Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition ConditionDefinition Consent Contract Coverage CoverageEligibilityRequest CoverageEligibilityResponse DetectedIssue Device DeviceAssociation DeviceDefinition DeviceDispense DeviceMetric DeviceRequest DeviceUsage DiagnosticReport DocumentReference DomainResource Encounter EncounterHistory Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceReport EvidenceVariable ExampleScenario ExplanationOfBenefit FamilyMemberHistory Flag FormularyItem GenomicStudy Goal GraphDefinition Group GuidanceResponse HealthcareService ImagingSelection ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide Ingredient InsurancePlan InventoryItem InventoryReport Invoice Library Linkage List Location ManufacturedItemDefinition Measure MeasureReport Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProductDefinition MessageDefinition MessageHeader MetadataResource MolecularSequence NamingSystem NutritionIntake NutritionOrder NutritionProduct Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation PackagedProductDefinition Parameters Patient PaymentNotice PaymentReconciliation Permission Person PlanDefinition Practitioner PractitionerRole Procedure Provenance Questionnaire QuestionnaireResponse RegulatedAuthorization RelatedPerson RequestOrchestration Requirements ResearchStudy ResearchSubject Resource RiskAssessment Schedule SearchParameter ServiceRequest Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription SubscriptionStatus SubscriptionTopic Substance SubstanceDefinition SubstanceNucleicAcid SubstancePolymer SubstanceProtein SubstanceReferenceInformation SubstanceSourceMaterial SupplyDelivery SupplyRequest Task TerminologyCapabilities TestPlan TestReport TestScript Transport ValueSet VerificationResult VisionPrescription
2resource-types Account ActivityDefinition AdministrableProductDefinition AdverseEvent AllergyIntolerance Appointment AppointmentResponse AuditEvent Basic Binary BiologicallyDerivedProduct BodyStructure Bundle CapabilityStatement CarePlan CareTeam CatalogEntry ChargeItem ChargeItemDefinition Citation Claim ClaimResponse ClinicalImpression ClinicalUseDefinition CodeSystem Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition Consent Contract Coverage CoverageEligibilityRequest CoverageEligibilityResponse DetectedIssue Device DeviceDefinition DeviceMetric DeviceRequest DeviceUseStatement DiagnosticReport DocumentManifest DocumentReference DomainResource Encounter Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceReport EvidenceVariable ExampleScenario ExplanationOfBenefit FamilyMemberHistory Flag Goal GraphDefinition Group GuidanceResponse HealthcareService ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide Ingredient InsurancePlan Invoice Library Linkage List Location ManufacturedItemDefinition Measure MeasureReport Media Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProductDefinition MessageDefinition MessageHeader MolecularSequence NamingSystem NutritionOrder NutritionProduct Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation PackagedProductDefinition Parameters Patient PaymentNotice PaymentReconciliation Person PlanDefinition Practitioner PractitionerRole Procedure Provenance Questionnaire QuestionnaireResponse RegulatedAuthorization RelatedPerson RequestGroup ResearchDefinition ResearchElementDefinition ResearchStudy ResearchSubject Resource RiskAssessment Schedule SearchParameter ServiceRequest Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription SubscriptionStatus SubscriptionTopic Substance SubstanceDefinition SupplyDelivery SupplyRequest Task TerminologyCapabilities TestReport TestScript ValueSet VerificationResult VisionPrescription
1resource-types Account ActivityDefinition AdverseEvent AllergyIntolerance Appointment AppointmentResponse AuditEvent Basic Binary BiologicallyDerivedProduct BodyStructure Bundle CapabilityStatement CarePlan CareTeam CatalogEntry ChargeItem ChargeItemDefinition Claim ClaimResponse ClinicalImpression CodeSystem Communication CommunicationRequest CompartmentDefinition Composition ConceptMap Condition Consent Contract Coverage CoverageEligibilityRequest CoverageEligibilityResponse DetectedIssue Device DeviceDefinition DeviceMetric DeviceRequest DeviceUseStatement DiagnosticReport DocumentManifest DocumentReference DomainResource EffectEvidenceSynthesis Encounter Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceVariable ExampleScenario ExplanationOfBenefit FamilyMemberHistory Flag Goal GraphDefinition Group GuidanceResponse HealthcareService ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide InsurancePlan Invoice Library Linkage List Location Measure MeasureReport Media Medication MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement MedicinalProduct MedicinalProductAuthorization MedicinalProductContraindication MedicinalProductIndication MedicinalProductIngredient MedicinalProductInteraction MedicinalProductManufactured MedicinalProductPackaged MedicinalProductPharmaceutical MedicinalProductUndesirableEffect MessageDefinition MessageHeader MolecularSequence NamingSystem NutritionOrder Observation ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation Parameters Patient PaymentNotice PaymentReconciliation Person PlanDefinition Practitioner PractitionerRole Procedure Provenance Questionnaire QuestionnaireResponse RelatedPerson RequestGroup ResearchDefinition ResearchElementDefinition ResearchStudy ResearchSubject Resource RiskAssessment RiskEvidenceSynthesis Schedule SearchParameter ServiceRequest Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription Substance SubstanceNucleicAcid SubstancePolymer SubstanceProtein SubstanceReferenceInformation SubstanceSourceMaterial SubstanceSpecification SupplyDelivery SupplyRequest Task TerminologyCapabilities TestReport TestScript ValueSet VerificationResult VisionPrescription
7response-code fatal-error ok transient-error
7restful-capability-mode client server
7search-comparator ap eb eq ge gt le lt ne sa
7search-entry-mode include match outcome
4search-modifier-code above below code-text contains exact identifier in iterate missing not not-in of-type ofType text text-advanced type
3search-modifier-code above below contains exact identifier in missing not not-in ofType text type
7search-param-type composite date number quantity reference special string token uri
4search-processingmode normal other phonetic
3search-xpath-usage distance nearby normal other phonetic
7sequence-type aa dna rna
7slotstatus busy busy-tentative busy-unavailable entered-in-error free
7sort-direction ascending descending
1spdx-license 0BSD AAL ADSL AFL-1.1 AFL-1.2 AFL-2.0 AFL-2.1 AFL-3.0 AGPL-1.0-only AGPL-1.0-or-later AGPL-3.0-only AGPL-3.0-or-later AMDPLPA AML AMPAS ANTLR-PD APAFML APL-1.0 APSL-1.0 APSL-1.1 APSL-1.2 APSL-2.0 Abstyles Adobe-2006 Adobe-Glyph Afmparse Aladdin Apache-1.0 Apache-1.1 Apache-2.0 Artistic-1.0 Artistic-1.0-Perl Artistic-1.0-cl8 Artistic-2.0 BSD-1-Clause BSD-2-Clause BSD-2-Clause-FreeBSD BSD-2-Clause-NetBSD BSD-2-Clause-Patent BSD-3-Clause BSD-3-Clause-Attribution BSD-3-Clause-Clear BSD-3-Clause-LBNL BSD-3-Clause-No-Nuclear-License BSD-3-Clause-No-Nuclear-License-2014 BSD-3-Clause-No-Nuclear-Warranty BSD-4-Clause BSD-4-Clause-UC BSD-Protection BSD-Source-Code BSL-1.0 Bahyph Barr Beerware BitTorrent-1.0 BitTorrent-1.1 Borceux CATOSL-1.1 CC-BY-1.0 CC-BY-2.0 CC-BY-2.5 CC-BY-3.0 CC-BY-4.0 CC-BY-NC-1.0 CC-BY-NC-2.0 CC-BY-NC-2.5 CC-BY-NC-3.0 CC-BY-NC-4.0 CC-BY-NC-ND-1.0 CC-BY-NC-ND-2.0 CC-BY-NC-ND-2.5 CC-BY-NC-ND-3.0 CC-BY-NC-ND-4.0 CC-BY-NC-SA-1.0 CC-BY-NC-SA-2.0 CC-BY-NC-SA-2.5 CC-BY-NC-SA-3.0 CC-BY-NC-SA-4.0 CC-BY-ND-1.0 CC-BY-ND-2.0 CC-BY-ND-2.5 CC-BY-ND-3.0 CC-BY-ND-4.0 CC-BY-SA-1.0 CC-BY-SA-2.0 CC-BY-SA-2.5 CC-BY-SA-3.0 CC-BY-SA-4.0 CC0-1.0 CDDL-1.0 CDDL-1.1 CDLA-Permissive-1.0 CDLA-Sharing-1.0 CECILL-1.0 CECILL-1.1 CECILL-2.0 CECILL-2.1 CECILL-B CECILL-C CNRI-Jython CNRI-Python CNRI-Python-GPL-Compatible CPAL-1.0 CPL-1.0 CPOL-1.02 CUA-OPL-1.0 Caldera ClArtistic Condor-1.1 Crossword CrystalStacker Cube D-FSL-1.0 DOC DSDP Dotseqn ECL-1.0 ECL-2.0 EFL-1.0 EFL-2.0 EPL-1.0 EPL-2.0 EUDatagrid EUPL-1.0 EUPL-1.1 EUPL-1.2 Entessa ErlPL-1.1 Eurosym FSFAP FSFUL FSFULLR FTL Fair Frameworx-1.0 FreeImage GFDL-1.1-only GFDL-1.1-or-later GFDL-1.2-only GFDL-1.2-or-later GFDL-1.3-only GFDL-1.3-or-later GL2PS GPL-1.0-only GPL-1.0-or-later GPL-2.0-only GPL-2.0-or-later GPL-3.0-only GPL-3.0-or-later Giftware Glide Glulxe HPND HaskellReport IBM-pibs ICU IJG IPA IPL-1.0 ISC ImageMagick Imlib2 Info-ZIP Intel Intel-ACPI Interbase-1.0 JSON JasPer-2.0 LAL-1.2 LAL-1.3 LGPL-2.0-only LGPL-2.0-or-later LGPL-2.1-only LGPL-2.1-or-later LGPL-3.0-only LGPL-3.0-or-later LGPLLR LPL-1.0 LPL-1.02 LPPL-1.0 LPPL-1.1 LPPL-1.2 LPPL-1.3a LPPL-1.3c Latex2e Leptonica LiLiQ-P-1.1 LiLiQ-R-1.1 LiLiQ-Rplus-1.1 Libpng Linux-OpenIB MIT MIT-0 MIT-CMU MIT-advertising MIT-enna MIT-feh MITNFA MPL-1.0 MPL-1.1 MPL-2.0 MPL-2.0-no-copyleft-exception MS-PL MS-RL MTLL MakeIndex MirOS Motosoto Multics Mup NASA-1.3 NBPL-1.0 NCSA NGPL NLOD-1.0 NLPL NOSL NPL-1.0 NPL-1.1 NPOSL-3.0 NRL NTP Naumen Net-SNMP NetCDF Newsletr Nokia Noweb OCCT-PL OCLC-2.0 ODbL-1.0 OFL-1.0 OFL-1.1 OGTSL OLDAP-1.1 OLDAP-1.2 OLDAP-1.3 OLDAP-1.4 OLDAP-2.0 OLDAP-2.0.1 OLDAP-2.1 OLDAP-2.2 OLDAP-2.2.1 OLDAP-2.2.2 OLDAP-2.3 OLDAP-2.4 OLDAP-2.5 OLDAP-2.6 OLDAP-2.7 OLDAP-2.8 OML OPL-1.0 OSET-PL-2.1 OSL-1.0 OSL-1.1 OSL-2.0 OSL-2.1 OSL-3.0 OpenSSL PDDL-1.0 PHP-3.0 PHP-3.01 Plexus PostgreSQL Python-2.0 QPL-1.0 Qhull RHeCos-1.1 RPL-1.1 RPL-1.5 RPSL-1.0 RSA-MD RSCPL Rdisc Ruby SAX-PD SCEA SGI-B-1.0 SGI-B-1.1 SGI-B-2.0 SISSL SISSL-1.2 SMLNJ SMPPL SNIA SPL-1.0 SWL Saxpath Sendmail SimPL-2.0 Sleepycat Spencer-86 Spencer-94 Spencer-99 SugarCRM-1.1.3 TCL TCP-wrappers TMate TORQUE-1.1 TOSL UPL-1.0 Unicode-DFS-2015 Unicode-DFS-2016 Unicode-TOU Unlicense VOSTROM VSL-1.0 Vim W3C W3C-19980720 W3C-20150513 WTFPL Watcom-1.0 Wsuipa X11 XFree86-1.1 XSkat Xerox Xnet YPL-1.0 YPL-1.1 ZPL-1.1 ZPL-2.0 ZPL-2.1 Zed Zend-2.0 Zimbra-1.3 Zimbra-1.4 Zlib bzip2-1.0.5 bzip2-1.0.6 curl diffmark dvipdfm eGenix gSOAP-1.3b gnuplot iMatix libtiff mpich2 not-open-source psfrag psutils xinetd xpp zlib-acknowledgement
4specimen-combined grouped pooled
7specimen-contained-preference alternate preferred
7specimen-status available entered-in-error unavailable unsatisfactory
7strand-type crick watson
7structure-definition-kind complex-type logical primitive-type resource
4submit-data-update-type incremental snapshot
3subscription-channel-type email message rest-hook sms websocket
6subscription-notification-type event-notification handshake heartbeat query-event query-status
4subscription-payload-content empty full-resource id-only
2subscription-search-modifier = above ap below eb eq ge gt in le lt ne not-in of-type sa
6subscription-status active entered-in-error error off requested
1subscription-status active error off requested
6subscriptiontopic-cr-behavior test-fails test-passes
7substance-status active entered-in-error inactive
7supplydelivery-status abandoned completed entered-in-error in-progress
1supplyrequest-status active cancelled completed draft entered-in-error suspended unknown
7system-restful-interaction batch history-system search-system transaction
7task-intent filler-order instance-order option order original-order plan proposal reflex-order unknown
1task-status accepted cancelled completed draft entered-in-error failed in-progress on-hold ready received rejected requested
4transport-intent filler-order instance-order option order original-order plan proposal reflex-order unknown
4transport-status abandoned cancelled completed entered-in-error in-progress planned
7trigger-type data-access-ended data-accessed data-added data-changed data-modified data-removed named-event periodic
7type-derivation-rule constraint specialization
7type-restful-interaction create delete history-instance history-type patch read search-type update vread
4udi-entry-type barcode card electronic-transmission manual rfid self-reported unknown
1udi-entry-type barcode card manual rfid self-reported unknown
7units-of-time a d h min mo s wk
4value-filter-comparator eb eq ge gt le lt sa
6variable-handling continuous dichotomous ordinal polychotomous
3variable-type continuous descriptive dichotomous
4verificationresult-status attested entered-in-error in-process req-revalid reval-fail val-fail validated
3verificationresult-status attested in-process req-revalid reval-fail val-fail validated
7versioning-policy no-version versioned versioned-update
7vision-base-codes down in out up
7vision-eye-codes left right

"""
}
