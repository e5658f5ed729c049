// Written by scripts/generate-names from FHIR's definitions (R4, R4B, R5). Do not edit.
// swift-format-ignore-file

extension FrozenNames {
    /// How many names the table holds: ids are 0 ..< count, in the order of the names' bytes.
    @usableFromInline static let count = 2679

    /// The names, each followed by a space.
    static let text: StaticString = """
        Account ActivityDefinition ActorDefinition Address AdministrableProductDefinition AdverseEvent Age \
        AllergyIntolerance Annotation Appointment AppointmentResponse ArtifactAssessment Attachment AuditEvent \
        Availability BackboneElement BackboneType Base Basic Binary BiologicallyDerivedProduct \
        BiologicallyDerivedProductDispense BodyStructure Bundle CanonicalResource CapabilityStatement CarePlan \
        CareTeam CatalogEntry ChargeItem ChargeItemDefinition Citation Claim ClaimResponse ClinicalImpression \
        ClinicalUseDefinition CodeSystem CodeableConcept CodeableReference Coding Communication \
        CommunicationRequest CompartmentDefinition Composition ConceptMap Condition ConditionDefinition Consent \
        ContactDetail ContactPoint Contract Contributor Count Coverage CoverageEligibilityRequest \
        CoverageEligibilityResponse DataRequirement DataType DetectedIssue Device DeviceAssociation \
        DeviceDefinition DeviceDispense DeviceMetric DeviceRequest DeviceUsage DeviceUseStatement DiagnosticReport \
        Distance DocumentManifest DocumentReference DomainResource Dosage Duration EffectEvidenceSynthesis Element \
        ElementDefinition Encounter EncounterHistory Endpoint EnrollmentRequest EnrollmentResponse EpisodeOfCare \
        EventDefinition Evidence EvidenceReport EvidenceVariable ExampleScenario ExplanationOfBenefit Expression \
        ExtendedContactDetail Extension FamilyMemberHistory Flag FormularyItem GenomicStudy Goal GraphDefinition \
        Group GuidanceResponse HealthcareService HumanName Identifier ImagingSelection ImagingStudy Immunization \
        ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide Ingredient InsurancePlan \
        InventoryItem InventoryReport Invoice Library Linkage List Location ManufacturedItemDefinition \
        MarketingStatus Measure MeasureReport Media Medication MedicationAdministration MedicationDispense \
        MedicationKnowledge MedicationRequest MedicationStatement MedicinalProduct MedicinalProductAuthorization \
        MedicinalProductContraindication MedicinalProductDefinition MedicinalProductIndication \
        MedicinalProductIngredient MedicinalProductInteraction MedicinalProductManufactured \
        MedicinalProductPackaged MedicinalProductPharmaceutical MedicinalProductUndesirableEffect \
        MessageDefinition MessageHeader Meta MetadataResource MolecularSequence MonetaryComponent Money \
        NamingSystem Narrative NutritionIntake NutritionOrder NutritionProduct Observation ObservationDefinition \
        OperationDefinition OperationOutcome Organization OrganizationAffiliation PackagedProductDefinition \
        ParameterDefinition Parameters Patient PaymentNotice PaymentReconciliation Period Permission Person \
        PlanDefinition Population Practitioner PractitionerRole PrimitiveType Procedure ProdCharacteristic \
        ProductShelfLife Provenance Quantity Questionnaire QuestionnaireResponse Range Ratio RatioRange Reference \
        RegulatedAuthorization RelatedArtifact RelatedPerson RequestGroup RequestOrchestration Requirements \
        ResearchDefinition ResearchElementDefinition ResearchStudy ResearchSubject Resource RiskAssessment \
        RiskEvidenceSynthesis SampledData Schedule SearchParameter ServiceRequest Signature Slot Specimen \
        SpecimenDefinition StructureDefinition StructureMap Subscription SubscriptionStatus SubscriptionTopic \
        Substance SubstanceAmount SubstanceDefinition SubstanceNucleicAcid SubstancePolymer SubstanceProtein \
        SubstanceReferenceInformation SubstanceSourceMaterial SubstanceSpecification SupplyDelivery SupplyRequest \
        Task TerminologyCapabilities TestPlan TestReport TestScript Timing Transport TriggerDefinition \
        UsageContext ValueSet VerificationResult VirtualServiceDetail VisionPrescription _answerValueSet \
        _description _display _linkId _maxLength _name _prefix _publisher _readOnly _repeats _required _text \
        _title _type _url _value _valueBoolean _valueCode _valueDate _valueDateTime _valueDecimal _valueInteger \
        _valueString _valueTime _valueUri _version abatement abatementAge abatementDateTime abatementPeriod \
        abatementRange abatementString abnormalCodedValueSet about abstract accept acceptLanguage \
        accessionIdentifier accessionNumber accident account accountNumber achievementStatus action actionId \
        active activity actor actorCanonical actorId actorReference actual actualArm actualComparisonGroup \
        actualGroup actualNumber actualPeriod actuality add addItem additional additionalAttribute \
        additionalCharacteristic additionalClassification additionalContext additionalIdentifier additionalInfo \
        additionalInstruction additionalMonitoringIndicator additionalUse additive additiveCodeableConcept \
        additiveProductName additiveReference additiveType address addressContactPoint \
        addressExtendedContactDetail addressString addressUrl addresses adherence adjudication adjustment \
        adjustmentReason administeredBy administeredProduct administrableDoseForm administration \
        administrationGuidelines administrationInstruction administrationTreatment admission admitSource \
        affectsState affiliation affiliationInfo after age ageAge ageCodeableConcept ageRange ageString agent \
        aggregate aggregateMethod aggregation alias allDay allergenicIndicator allergyIntolerance allocation \
        allowed allowedBoolean allowedCodeableConcept allowedMoney allowedResponse allowedString allowedType \
        allowedUnsignedInt alongside altId alternate alternateMaterial alternative altitude amount amountQuantity \
        amountRange amountRatio amountRatioLowLimit amountString amountText amountType analysis ancestors anchor \
        answer answerBoolean answerCoding answerConstraint answerDate answerDateTime answerDecimal answerFormat \
        answerInteger answerOption answerQuantity answerReference answerString answerTime answerValueSet answered \
        answers any applicability application applies appliesTo appliesToAll appointment appointmentRequired \
        appointmentType approvalDate areaOfHybridisation areaUnderCurve arm articleDate artifact \
        artifactAssessment artifactCanonical artifactReference artifactUri asNeeded asNeededBoolean \
        asNeededCodeableConcept asNeededFor assert asserter assertion assessment assessmentMethod assessor asset \
        assignedArm assignedComparisonGroup assigner associatedMedication associatedParty association \
        associationType assurance at attachedDocument attachment attestation attestationSignature attester \
        attribute attributeEstimate authenticator author authorDescription authorReference authorString authorType \
        authored authoredOn authorisationReferenceNumber authoritative authority authorization \
        authorizationRequired authorizationSupporting authorizationUrl authorizingPrescription autocreate \
        autodelete availability availabilityExceptions availabilityStatus availableEndTime availableStartTime \
        availableTime average averageMolecularFormula axis backCurve balance base base64Binary baseCitation \
        baseDefinition baseFormulaProductName baseFormulaType baseUnit basedOn basis batch batchIdentifier \
        beneficiary benefit benefitBalance benefitPeriod billablePeriod billingStatus binding \
        biologicalSourceEvent birthDate bodyLandmarkOrientation bodySite bodyStructure bodysite boolean born \
        bornDate bornPeriod bornString bounds boundsDuration boundsPeriod boundsRange brand businessArrangement \
        businessStatus cTerminalModification cTerminalModificationId calculatedAt calibration caloricDensity \
        canFilterBy canGoBack canPushUpdates canSkip cancelationReason cancellationDate cancellationReason \
        cancelledReason candidate canonical cap capabilities capability capacity cardBrand cardinalityBehavior \
        careManager careTeam careTeamSequence carrierAIDC carrierHRF case caseSensitive category causality \
        certainty certaintySubcomponent chain changePattern changeType changes channel channelType characteristic \
        characteristicCodeableConcept characteristicCombination characteristicQuantity characteristicType \
        characteristics characterization chargeItem chargeItemCode chargeItemCodeableConcept chargeItemReference \
        check choices chromosome cigar citation citeAs citeAsMarkdown citeAsReference citedArtifact citedMedium \
        city claim claimResponse class classHistory classification classifier classifierCopyright \
        clinicalRecommendationStatement clinicalStatus clinicalTrial clinicalUseIssue clockFacePosition \
        closingTime closure code codeCodeableConcept codeFilter codeMap codeReference codeSearch codeSystem coding \
        collected collectedDateTime collectedPeriod collection collectiveName collector color combined \
        combinedPharmaceuticalDoseForm combining comment communication communicationMethod communicationRequest \
        comorbidity comparator compareToSourceExpression compareToSourceId compareToSourcePath comparisonGroup \
        compartment complete completionTime complication complicationDetail component componentPart compose \
        compositeScoring composition compositional comprisedOf concentration concentrationCodeableConcept \
        concentrationLowLimit concentrationQuantity concentrationRatio concentrationRatioRange concept conclusion \
        conclusionCode condition conditionalCreate conditionalDelete conditionalPatch conditionalRead \
        conditionalUpdate conditionality confidentiality confidentialityIndicator conformance conformsTo \
        connectionType connectivity consent const constituent constraint consumedItem contact contained \
        containedInstance containedItem containedItemQuantity container contains content contentAttachment \
        contentCodeableConcept contentDefinition contentDerivative contentReference contentString contentType \
        context contextInvariant contextLinkId contextType continuous contract contraindicatedVaccineCode \
        contraindication contributedToDeath contributingFactor contributionInstance contributionType contributor \
        contributorship control controller conversionFactor coordinate coordinateSystem copackagedIndicator \
        copolymerConnectivity copyright copyrightLabel correctiveAction correspondingContact cors cost costCenter \
        costCodeableConcept costMoney costToBeneficiary count countMax countType countingDateTime country \
        countryLanguage countryOfOrigin courseOfTherapyType coverage coverageArea coveragePeriod coverageTiming \
        created createdDateTime createdPeriod creation criteria criticalCodedValueSet criticality crossReference \
        currency current currentLocation currentState custodian customaryUnit cycle cylinder dailyAmount data \
        dataAbsentReason dataExclusivityPeriod dataPeriod dataRequirement dataUpdateType datasetId date \
        dateAccessed dateAsserted dateCriterion dateDateTime dateFilter dateOfDiagnosis dateOfFirstAuthorization \
        dateOfPublication dateOfService datePeriod dateRange dateTime dateWritten day dayOfMonth dayOfWeek \
        daysOfWeek daysSupply deceased deceasedAge deceasedBoolean deceasedDate deceasedDateTime deceasedRange \
        deceasedString decimal decimalPrecision decision decisionMode defaultManualCompletion defaultValue \
        defaultValueAddress defaultValueAge defaultValueAnnotation defaultValueAttachment defaultValueAvailability \
        defaultValueBase64Binary defaultValueBoolean defaultValueCanonical defaultValueCode \
        defaultValueCodeableConcept defaultValueCodeableReference defaultValueCoding defaultValueContactDetail \
        defaultValueContactPoint defaultValueContributor defaultValueCount defaultValueDataRequirement \
        defaultValueDate defaultValueDateTime defaultValueDecimal defaultValueDistance defaultValueDosage \
        defaultValueDuration defaultValueExpression defaultValueExtendedContactDetail defaultValueHumanName \
        defaultValueId defaultValueIdentifier defaultValueInstant defaultValueInteger defaultValueInteger64 \
        defaultValueMarkdown defaultValueMeta defaultValueMoney defaultValueOid defaultValueParameterDefinition \
        defaultValuePeriod defaultValuePositiveInt defaultValueQuantity defaultValueRange defaultValueRatio \
        defaultValueRatioRange defaultValueReference defaultValueRelatedArtifact defaultValueSampledData \
        defaultValueSignature defaultValueString defaultValueTime defaultValueTiming defaultValueTriggerDefinition \
        defaultValueUnsignedInt defaultValueUri defaultValueUrl defaultValueUsageContext defaultValueUuid \
        definingSubstance definingSubstanceCodeableConcept definingSubstanceReference definition \
        definitionByCombination definitionByTypeAndValue definitionCanonical definitionCodeableConcept \
        definitionDataRequirement definitionExpression definitionId definitionReference \
        definitionTriggerDefinition definitionUri definitional degree degreeOfPolymerisation deleted deliverFor \
        deliverFrom deliverTo deliveryDevice denominator denominatorCount dependency dependent dependsOn depth \
        derivation derivedFrom derivedFromCanonical derivedFromUri description descriptionSummary designation \
        destination detail detailBoolean detailCodeableConcept detailInteger detailQuantity detailRange \
        detailRatio detailSequence detailString details detected detectedIssue developmentStage device \
        deviceIdentifier deviceName diagnosis diagnosisCodeableConcept diagnosisReference diagnosisRelatedGroup \
        diagnosisSequence diagnostics diameter dietPreference differential dimensions direction directnessMatch \
        disabledDisplay dischargeDisposition disclaimer discriminator disease diseaseStatus \
        diseaseSymptomProcedure dispenseInterval dispenseRequest dispenser dispenserInstruction display \
        displayName disposition distanceFromLandmark distinctIdentifier distributor district disulfideLinkage div \
        division doNotPerform docStatus document documentType documentation domain dosage dosageInstruction dose \
        doseAdministrationAid doseAndRate doseForm doseNumber doseNumberPositiveInt doseNumberString doseQuantity \
        doseRange doseStatus doseStatusReason dosingGuideline drugCharacteristic due dueDate dueDuration duration \
        durationMax durationQuantity durationRange durationString durationUnit during dynamicValue edit editor \
        education effect effectEstimate effective effectiveDate effectiveDateTime effectiveDosePeriod \
        effectiveInstant effectivePeriod effectiveTime effectiveTiming element eligibility emptyReason \
        enableBehavior enableWhen encodeRequestUrl encounter end endDate endParam endRelationship endorser \
        endpoint endpointReference endpointUrl enrollment enteralFormula enteredDate enterer entity \
        entityCodeableConcept entityReference entityRelatedness entry entryClassifier entryQuantity entryReference \
        entryType envelope environmentType environmentalSetting episodeOfCare equivalence error estimate \
        estimatedAge etag evaluatedResource evaluationMessage event eventCanonical eventCodeableConcept \
        eventCoding eventDateTime eventHistory eventId eventNumber eventReference eventTrigger eventUri \
        eventsSinceSubscriptionStart evidence exact example exampleBoolean exampleCanonical exception exclude \
        excludeFoodModifier excluded excludedStructure excludingDate excludingRecurrenceId exclusionCriteria \
        exclusive executionPeriod exitCriteria expansion expectedInResearchStudy expectedSupplyDuration \
        experimental expirationDate expirationType expires expiry explain exposure exposureAlternative \
        exposureBackground exposureRoute exposureState exposureVariant expressedBy expression extends extension \
        externalDiameter extraDetails eye fMeasure fScore facility facilityType factor factorOverride \
        failureAction family fastingStatus fastingStatusCodeableConcept fastingStatusDuration feature \
        fhirPathCriteria fhirVersion fhir_comments field file filter filterBy filterDefinition filterParameter \
        finalize financial finding firstDose firstPage fivePrime fixed fixedAddress fixedAge fixedAnnotation \
        fixedAttachment fixedAvailability fixedBase64Binary fixedBoolean fixedCanonical fixedCode \
        fixedCodeableConcept fixedCodeableReference fixedCoding fixedContactDetail fixedContactPoint \
        fixedContributor fixedCount fixedDataRequirement fixedDate fixedDateTime fixedDecimal fixedDistance \
        fixedDosage fixedDuration fixedExpression fixedExtendedContactDetail fixedHumanName fixedId \
        fixedIdentifier fixedInstant fixedInteger fixedInteger64 fixedMarkdown fixedMeta fixedMoney fixedOid \
        fixedParameterDefinition fixedPeriod fixedPositiveInt fixedQuantity fixedRange fixedRatio fixedRatioRange \
        fixedReference fixedRelatedArtifact fixedSampledData fixedSignature fixedString fixedTime fixedTiming \
        fixedTriggerDefinition fixedUnsignedInt fixedUri fixedUrl fixedUsageContext fixedUuid fixture flag \
        fluidConsistencyType focal focalDevice focus focusReference followUp foodPreferenceModifier foodType \
        footer for forecastReason forecastStatus forenameInitials form formCode formOf format formatted fraction \
        fractionDescription frameOfReferenceUid frames freeToShare frequency frequencyMax frequencyOfOccurrence \
        friday friendly from fullUrl function fundingSource fundsReserve fundsReserveRequested gateway gender gene \
        geneElement geneSequenceOrigin generalCost generalPractitioner generatedBy generatedByIdentifier \
        generatedByReference generation genomeAssembly genomeBuild genus geographicalLocation geometry \
        gestationalAge given global goal goalId grade grantee grantor granularity graph group groupDefinition \
        groupIdentifier groupMeasure groupSize grouping groupingBehavior groupingId gtFP guarantor guidance \
        guideline halfLife halfLifePeriod handling hasBodySite hasIngredient hasMember hasPart hasSeverity \
        hasStage hash header headerField healthcareService heartbeatPeriod height hierarchical hierarchyMeaning \
        high highLimit highNumerator hint hints history holder hospitalization hoursOfOperation human hybrid \
        hybridType id identified identifiedDateTime identifiedPeriod identifier identity identityCertificate \
        ifMatch ifModifiedSince ifNoneExist ifNoneMatch image imageRegion2D imageRegion3D imagingStudy \
        immediatePackaging immunizationEvent immutable implementation implementationGuide implicated implicitRules \
        import imports imprint improvementNotation impurity inResponseTo inactive incidence include \
        includedStructure inclusionCriteria incomplete index indication indicationCodeableConcept \
        indicationGuideline indicationReference individual inforce information informationProvider \
        informationSequence informationSource informationType ingredient ingredientLabel initial initialFill \
        initialSelected initials initiator initiatorActive inner input inputParameters inputPopulationId \
        inputProfile installDate instance instanceCodeableConcept instanceReference instances instancesQuantity \
        instancesRange instant instantiates instantiatesCanonical instantiatesReference instantiatesUri \
        instruction instructionMarkdown instructionReference insurance insurancePlan insurer integer integer64 \
        intended intendedEffect intendedExposure intendedJurisdiction intendedRoute intendedUse intent interactant \
        interaction internationalBirthDate interpretation interpreter interval intervalUnit \
        intraspecificDescription intraspecificType invalidMessage inventoryListing inventoryStatus investigation \
        isActive isDefault isDefining isDerived isExample isModifier isModifierReason isSubPotent isSubpotent \
        isSummary isotope issue issued issuer issuerType issues item itemCodeableConcept itemReference \
        itemSequence itemStatus items jumped jurisdiction jurisdictionalAuthorization justification key \
        keyboardType keyword kind kinetics kingdom knownAllergen knownDataCount label landmarkDescription language \
        languageCode lastModified lastOccurrence lastOccurrenceDate lastPage lastPerformed lastReviewDate \
        lastRevisionDate lastUpdated laterality latitude legal legalBasis legalState legalStatusOfSupply \
        legallyBinding legallyBindingAttachment legallyBindingReference length lensSpecification lethalDose50 \
        level library license lifecycle lifecycleStatus limit line lineItem link linkCanonical linkId linkUri \
        linkage listMode listOrder listRuleId literal location locationAddress locationCode \
        locationCodeableConcept locationQualifier locationReference lockedDate logMessage longitude lotNumber low \
        lowLimit lowNumerator lowerLimit management manager managingEntity managingOrganization manifest \
        manifestation manipulated manipulation manufactureDate manufacturedDoseForm manufacturedItem manufacturer \
        manufacturerReference manufacturerString manufacturingBusinessOperation map mapping maritalStatus markdown \
        marketDistribution marketPeriod marketingAuthorization marketingAuthorizationHolder marketingStatus \
        masterFile masterIdentifier matchStatus material materialType maternalOrganismId maternalOrganismName max \
        maxCount maxDispense maxDosePerAdministration maxDosePerDay maxDosePerLifetime maxDosePerPeriod \
        maxDosePerTreatmentPeriod maxDuration maxLength maxParticipants maxSingleDose maxTreatmentPeriod maxValue \
        maxValueDate maxValueDateTime maxValueDecimal maxValueInstant maxValueInteger maxValueInteger64 \
        maxValuePositiveInt maxValueQuantity maxValueTime maxValueUnsignedInt maxVolumeToDeliver maximum \
        maximumDate maximumFractionDigits maximumLength meaning meaningWhenMissing measure measureScore \
        measureScoreCodeableConcept measureScoreDateTime measureScoreDuration measureScorePeriod \
        measureScoreQuantity measureScoreRange measurementFrequency measurementPeriod measurementPoint \
        measurementType media medication medicationCodeableConcept medicationReference medicineClassification \
        medium member membership message messaging meta metadata method methodType milestone mimeType min minValue \
        minValueDate minValueDateTime minValueDecimal minValueInstant minValueInteger minValueInteger64 \
        minValuePositiveInt minValueQuantity minValueTime minValueUnsignedInt minimum minimumDate minimumId \
        minimumVolume minimumVolumeQuantity minimumVolumeString minutesDuration mitigatingAction mitigation \
        modality mode modelCharacteristic modelNumber modification modifier modifierExtension module \
        moduleCanonical moduleCodeableConcept moduleUri moiety molecularFormula molecularFormulaByMoiety \
        molecularWeight monday monitoringProgram monograph monomerSet month monthInterval monthlyTemplate \
        morphology multipleAnd multipleBirth multipleBirthBoolean multipleBirthInteger multipleLines multipleOr \
        multipleResultsAllowed mustHaveValue mustSupport nTerminalModification nTerminalModificationId name \
        namePart nameReference nameType nameUrl narrative navigationLinks need needsMap net netContent network \
        networkReference networkString networkUri next nextScheduled noMap node nodeId nominalVolume \
        normalCodedValueSet normalValue notAvailable notAvailableTime notConsumed notConsumedReason \
        notPerformedReason note noteNumber notificationEvent notificationShape nthWeekOfMonth nucleicAcid numFN \
        numFP numTP number numberAffected numberOfEvents numberOfInstances numberOfParticipants \
        numberOfRepeatsAllowed numberOfSeries numberOfStudies numberOfSubunits numberOfUnits numerator \
        numeratorCount nutrient nutritionProduct object objective observation observationRequirement \
        observationResultRequirement observed observedAllele observedGroup observedSeq observer occurence \
        occurenceDateTime occurencePeriod occurenceTiming occurred occurredDateTime occurredPeriod occurrence \
        occurrenceAge occurrenceChanged occurrenceCount occurrenceDate occurrenceDateTime occurrencePeriod \
        occurrenceRange occurrenceString occurrenceTiming offer offeredIn official offset offsetDuration \
        offsetRange offsets oid oligoNucleotideType onAdmission onBehalfOf onHold onlineInformation onset onsetAge \
        onsetDateTime onsetPeriod onsetRange onsetString op openingTime operation operationType \
        operationTypeReason operationalStatus operator opticalActivity option oralDiet order orderDetail \
        orderMeaning orderable ordered orderedBy orderer ordinalPosition organism organismGeneral organismId \
        organismName organismType organization organizationReference orientation orientationOfPolymerisation \
        origin originRelationshipType originalPrescription originatingAppointment other otherCharacteristics \
        otherChoice otherMap otherTherapy outcome outcomeCode outcomeCodeableConcept outcomeDesc outcomeMeasure \
        outcomeReference outer outerPackaging output outputParameters outputProfile outsideFoodAllowed overbooked \
        overload overrideReason ownedBy owner package packageCode packageFor packageId packageItem \
        packagedMedicinalProduct packagedProduct packaging paediatricUseIndicator page pageCount pageString pages \
        paging param parameter parameterFocus parameterName parameters params parent parentDevice \
        parentSubstanceId parentSubstanceName part partDescription partLocation partNumber partOf participant \
        participantEffective participantEffectiveDateTime participantEffectiveDescription \
        participantEffectiveDuration participantEffectiveGroupMeasure participantEffectivePeriod \
        participantEffectiveTimeFromStart participantEffectiveTiming participantStatus participantType \
        participatingOrganization party patchFormat paternalOrganismId paternalOrganismName path patient \
        patientCharacteristic patientCharacteristics patientInstruction patientPaid patientPreparation pattern \
        patternAddress patternAge patternAnnotation patternAttachment patternAvailability patternBase64Binary \
        patternBoolean patternCanonical patternCode patternCodeableConcept patternCodeableReference patternCoding \
        patternContactDetail patternContactPoint patternContributor patternCount patternDataRequirement \
        patternDate patternDateTime patternDecimal patternDistance patternDosage patternDuration patternExpression \
        patternExtendedContactDetail patternHumanName patternId patternIdentifier patternInstant patternInteger \
        patternInteger64 patternMarkdown patternMeta patternMoney patternOid patternParameterDefinition \
        patternPeriod patternPositiveInt patternQuantity patternRange patternRatio patternRatioRange \
        patternReference patternRelatedArtifact patternSampledData patternSignature patternString patternTime \
        patternTiming patternTriggerDefinition patternUnsignedInt patternUri patternUrl patternUsageContext \
        patternUuid pause payee payeeType payload payloadMimeType payloadType payment paymentAmount paymentBy \
        paymentDate paymentIdentifier paymentIssuer paymentStatus paymentTerms payor pediatricUseIndicator \
        performed performedActivity performedAge performedDateTime performedPeriod performedRange performedString \
        performer performerLinkId performerRole performerType performingOrganization period periodDate \
        periodDuration periodMax periodPeriod periodString periodType periodUnit periodicRelease permittedDataType \
        permittedUnit person pharmaceuticalProduct phase photo phylum physicalCharacteristics physicalType \
        physiologicalCondition placeholder plan plannedActivityReference plannedEndDate plannedStartDate \
        planningHorizon pointer points policy policyBasis policyHolder policyRule policyText polymer populate \
        population position positiveInt postConditions postalCode power practiceSetting practitioner \
        preAdmissionIdentifier preAuthPeriod preAuthRef preAuthRefPeriod preConditions precedence precheckBehavior \
        precision precisionEstimate precondition predecessor prediction preference preferred preferredReportName \
        prefix preparation preparationInstruction preparedDate prescriber prescription presentation \
        presentationCodeableConcept presentationDate presentationLowLimit presentationQuantity presentationRatio \
        presentationRatioRange presentedForm preventiveAction previous previousAppointment priceComponent \
        priceOverride primaryPurposeType primarySource principalInvestigator priorPrescription priorRequest \
        priority prism probability probabilityDecimal probabilityRange problem procedure procedureCode \
        procedureCodeableConcept procedureReference procedureSequence process processNote processing \
        processingFacility processingMode processor producedFrom product productCategory productCharacteristic \
        productClassification productCode productCodeableConcept productName productOrService productOrServiceEnd \
        productReference productRelatedness productStatus productType productionIdentifierInUDI profile \
        prognosisCodeableConcept prognosisReference program programCode programEligibility programStatus progress \
        progressStatus property propertyGroup proposedNewTime protein protocol protocolApplied protocolPerformed \
        providedBy provider provision proxyIdentityCertificate proxySignature prune publicationDate \
        publicationDateSeason publicationDateText publicationForm publicationStatus publishedIn publisher \
        publisherLocation purpose purposeOfEvent purposeOfUse pushTypeAvailable qualification qualifiedInterval \
        qualifiedValue qualifier qualifiers qualitativeRisk quality quantitativeDetails quantity quantityQuantity \
        quantityRange quantityRatio query queryCriteria queryFP queryTP question questionnaire race range \
        rangeCategory rank rankingOrder rate rateAggregation rateQuantity rateRange rateRatio rater rating \
        ratioHighLimitAmount ratioType rationale reAdmission reaction readCoverage readHistory readOnly readsetId \
        reason reasonCode reasonLinkId reasonReference reasonStopped recall received receivedTime receiver \
        receiverActive recipient recommendation recorded recordedDate recordedOn recorder recruitment recurrenceId \
        recurrenceTemplate recurrenceType recurring ref reference referenceAllele referenceDocument \
        referenceInformation referenceNumber referencePolicy referenceRange referenceSeq referenceSeqId \
        referenceSeqPointer referenceSeqString referenceStrength referencedFrom referencedItem referral \
        referralMethod referralRequest referrer regex region regionType regionsCalled regionsStudied regulator \
        regulatory regulatoryAuthority regulatoryBasis regulatoryIdentifier rejectionCriterion related \
        relatedAccount relatedAction relatedArtifact relatedClinicalInformation relatedData relatedDevice \
        relatedEntry relatedIdentifier relatedItem relatedMedicationKnowledge relatesTo relation relationship \
        relationshipType relationtype relative relativePath relativeRisk releaseDate relevantHistory reliableCache \
        renderedDosageInstruction rendering repeat repeatUnit repeatUnitAmountType repeats repetitions \
        replacedSequence replacementSequence replaces report reportOrigin reported reportedBoolean \
        reportedDateTime reportedReference reporter reportingPeriod reportingVendor repository representation \
        request requestHeader requestId requestIdentifier requestMethod requestProvider requestURL \
        requestedLocation requestedPerformer requestedPeriod requester requesterLinkId requestingOrganization \
        requestor requireBoth required requiredBehavior requirement requirements requisition residueSite resource \
        resourceId resourceReference resourceTrigger resourceType response responseCode responseId \
        responseRequired responsibility responsible responsibleOrganization responsibleParty rest restoreDate \
        restriction result resultForCreate resultForDelete resultingCondition resultingEffect resultsByExposure \
        resultsInterpreter retentionTime returnedAmount revInclude revenue reviewOutcome reviewer riskAdjustment \
        riskEstimate riskEvidenceSynthesis roc role route routeOfAdministration routeofAdministration rule rules \
        safety sampleSize satisfiedBy saturday scale schedule scheduled scheduledPeriod scheduledString \
        scheduledTiming scope score scoring scoringUnit script search searchInclude searchParam searchRevInclude \
        searchType season section security securityContext securityLabel securityLabelNumber selectionBehavior \
        sender sensitivity sent sequence sequenceAttachment sequenceCodeableConcept sequenceRange \
        sequenceReference sequenceString sequenceType serialNumber series seriesDoses seriesDosesPositiveInt \
        seriesDosesString seriesNumber seriesUid seriousness service serviceCategory servicePeriod serviceProvider \
        serviceProvisionCode serviceType serviced servicedDate servicedPeriod session sessionKey setup severity \
        sex shape shelfLifeStorage short shortDoco shortTitle sigFormat signature signer singleUse site situation \
        size sliceIsConstraining sliceName slicing slot snapshot software sopClass sort source sourceAttachment \
        sourceCanonical sourceDocument sourceId sourceIdentityCertificate sourceMarkdown sourceMaterial \
        sourceMaterialClass sourceMaterialState sourceMaterialType sourcePatientInfo sourceReference sourceScope \
        sourceScopeCanonical sourceScopeUri sourceSignature sourceString sourceUri sourceUrl sourceVersion \
        spatialReference specialArrangement specialCourtesy specialDesignation specialMeasures \
        specialPrecautionsForStorage specialization specialty species specificCost specification \
        specifiedSubstance specimen specimenQuantity specimenRequirement sphere sponsor stabilityDuration stage \
        standardSequence start startCodeableConcept startDate startParam started startingMaterial startingSequence \
        state statement statistic statisticType status statusChanged statusDate statusHistory statusReason \
        statusReasonCodeableConcept statusReasonReference step stereochemistry stopTestOnFail storage \
        storageGuideline storageTempRequirements strand stratifier stratum strength strengthCodeableConcept \
        strengthLowLimit strengthQuantity strengthRatio strengthRatioRange string structuralRepresentation \
        structure structureProfile structureProfileCanonical structureProfileUri structureType structureVariant \
        structureVersion study studyDesign studyEffective studyEffectiveDateTime studyEffectiveDescription \
        studyEffectiveDuration studyEffectiveGroupMeasure studyEffectivePeriod studyEffectiveTimeFromStart \
        studyEffectiveTiming studyType studyUid style subDetail subDetailSequence subJurisdiction subPotentReason \
        subProperty subSite subType subcomponent subdetailSequence subject subjectCanonical subjectCodeableConcept \
        subjectMedicalHistory subjectReference subjectReport subjectResults subjectState subjectStatus subjectType \
        subjects submitter subpotentReason subrogation subscriber subscriberId subscription subscriptionTopic \
        subset substance substanceCodeableConcept substanceDefinition substanceDefinitionCodeableConcept \
        substanceDefinitionReference substanceReference substitution subsumption subtitle subtype subunit suffix \
        sugar summary sunday supplement supplementalData supplements suppliedItem supplier supportedInteraction \
        supportedMessage supportedProfile supportingImmunization supportingInfo supportingInfoSequence \
        supportingInformation supportingPatientInformation suppress surfaceOrientation suspectEntity \
        symptomConditionEffect synonym synthesisType system systemType tag target targetAttachment targetCanonical \
        targetClassifier targetDisease targetFormat targetId targetIdentifier targetItem targetItemIdentifier \
        targetItemPositiveInt targetItemString targetLocation targetNumber targetProfile targetReference \
        targetScope targetScopeCanonical targetScopeUri targetSpecies targetUri targetVersion tax team teardown \
        technique telecom temperature temperatureQualifier temperatureRange template tenderedAmount term test \
        testCase testData testRun testScript testTools tester testingDestination text textConcentration \
        textEquivalent textFilter textPresentation texture therapeuticIndication therapy therapyRelationshipType \
        threePrime threshold thursday time timeAspect timeDateTime timeFromEvent timeFromStart timeOfDay \
        timePeriod timeout timestamp timezone timing timingAge timingDate timingDateTime timingDuration \
        timingPeriod timingRange timingReference timingTiming tissue title to topic topicCodeableConcept \
        topicReference total totalGross totalNet totalPriceComponent totalVolume traceNumber transform translation \
        translations treatment treatmentIntent trigger triggeredBy truthFN truthTP tuesday type typeCanonical \
        typeCollected typeMode typeReference typeTested udi udiCarrier udiDeviceIdentifier uid undesirableEffect \
        uniqueId unit unitOfMeasure unitOfPresentation unitPrice unitPriceComponent units unmapped unsignedInt \
        updateCreate upperLimit uri url usage usageContext usageInstruction usageReason usageStatus use useBy \
        useContext usePeriod used usedCode usedMoney usedReference usedString usedUnsignedInt userSelected uuid \
        vaccineCode validCodedValueSet validTo validateCode validateProfileId validated validationDate \
        validationProcess validationStatus validationType validator validity validityPeriod value valueAddress \
        valueAge valueAlternatives valueAnnotation valueAttachment valueAvailability valueBase64Binary \
        valueBoolean valueCanonical valueCategory valueCode valueCodeableConcept valueCodeableReference \
        valueCoding valueContactDetail valueContactPoint valueContributor valueCount valueDataRequirement \
        valueDate valueDateTime valueDecimal valueDistance valueDosage valueDuration valueExpression \
        valueExtendedContactDetail valueFilter valueHumanName valueId valueIdentifier valueInstant valueInteger \
        valueInteger64 valueMarkdown valueMeta valueMoney valueOid valueParameterDefinition valuePeriod \
        valuePositiveInt valueQuantity valueRange valueRatio valueRatioRange valueReference valueRelatedArtifact \
        valueSampledData valueSet valueSignature valueString valueTime valueTiming valueTriggerDefinition \
        valueTypes valueUnsignedInt valueUri valueUrl valueUsageContext valueUuid valuedItem variable \
        variableDefinition variableRole variableType variant variantPointer variantState variantType variantsetId \
        verification verificationDate verificationStatus verificationType verified verifiedBy verifiedWith version \
        versionAlgorithm versionAlgorithmCoding versionAlgorithmString versionId versionNeeded versionReference \
        versioning view virtualService volume warning warningOnly wasSubstituted webLocation wednesday \
        weekInterval weeklyTemplate weight what when whenDateTime whenHandedOver whenPeriod whenPrepared whenRange \
        who whoClassified whyStopped width windowEnd windowStart withdrawalPeriod workflow workflowStatus xhtml \
        xpath xpathUsage year yearInterval yearlyTemplate \

        """
}

extension Key {
    /// How many names the frozen table holds: keys below are the same in every document.
    @inlinable public static var frozenCount: UInt32 { 2679 }

    /// `_answerValueSet`
    @inlinable public static var underscoreAnswerValueSet: Key { Key(rawValue: 233) }
    /// `_description`
    @inlinable public static var underscoreDescription: Key { Key(rawValue: 234) }
    /// `_display`
    @inlinable public static var underscoreDisplay: Key { Key(rawValue: 235) }
    /// `_linkId`
    @inlinable public static var underscoreLinkId: Key { Key(rawValue: 236) }
    /// `_maxLength`
    @inlinable public static var underscoreMaxLength: Key { Key(rawValue: 237) }
    /// `_name`
    @inlinable public static var underscoreName: Key { Key(rawValue: 238) }
    /// `_prefix`
    @inlinable public static var underscorePrefix: Key { Key(rawValue: 239) }
    /// `_publisher`
    @inlinable public static var underscorePublisher: Key { Key(rawValue: 240) }
    /// `_readOnly`
    @inlinable public static var underscoreReadOnly: Key { Key(rawValue: 241) }
    /// `_repeats`
    @inlinable public static var underscoreRepeats: Key { Key(rawValue: 242) }
    /// `_required`
    @inlinable public static var underscoreRequired: Key { Key(rawValue: 243) }
    /// `_text`
    @inlinable public static var underscoreText: Key { Key(rawValue: 244) }
    /// `_title`
    @inlinable public static var underscoreTitle: Key { Key(rawValue: 245) }
    /// `_type`
    @inlinable public static var underscoreType: Key { Key(rawValue: 246) }
    /// `_url`
    @inlinable public static var underscoreUrl: Key { Key(rawValue: 247) }
    /// `_value`
    @inlinable public static var underscoreValue: Key { Key(rawValue: 248) }
    /// `_valueBoolean`
    @inlinable public static var underscoreValueBoolean: Key { Key(rawValue: 249) }
    /// `_valueCode`
    @inlinable public static var underscoreValueCode: Key { Key(rawValue: 250) }
    /// `_valueDate`
    @inlinable public static var underscoreValueDate: Key { Key(rawValue: 251) }
    /// `_valueDateTime`
    @inlinable public static var underscoreValueDateTime: Key { Key(rawValue: 252) }
    /// `_valueDecimal`
    @inlinable public static var underscoreValueDecimal: Key { Key(rawValue: 253) }
    /// `_valueInteger`
    @inlinable public static var underscoreValueInteger: Key { Key(rawValue: 254) }
    /// `_valueString`
    @inlinable public static var underscoreValueString: Key { Key(rawValue: 255) }
    /// `_valueTime`
    @inlinable public static var underscoreValueTime: Key { Key(rawValue: 256) }
    /// `_valueUri`
    @inlinable public static var underscoreValueUri: Key { Key(rawValue: 257) }
    /// `_version`
    @inlinable public static var underscoreVersion: Key { Key(rawValue: 258) }
    /// `abstract`
    @inlinable public static var abstract: Key { Key(rawValue: 267) }
    /// `acceptLanguage`
    @inlinable public static var acceptLanguage: Key { Key(rawValue: 269) }
    /// `action`
    @inlinable public static var action: Key { Key(rawValue: 276) }
    /// `active`
    @inlinable public static var active: Key { Key(rawValue: 278) }
    /// `additional`
    @inlinable public static var additional: Key { Key(rawValue: 293) }
    /// `additionalInfo`
    @inlinable public static var additionalInfo: Key { Key(rawValue: 299) }
    /// `additionalInstruction`
    @inlinable public static var additionalInstruction: Key { Key(rawValue: 300) }
    /// `additionalUse`
    @inlinable public static var additionalUse: Key { Key(rawValue: 302) }
    /// `address`
    @inlinable public static var address: Key { Key(rawValue: 308) }
    /// `addressContactPoint`
    @inlinable public static var addressContactPoint: Key { Key(rawValue: 309) }
    /// `addressExtendedContactDetail`
    @inlinable public static var addressExtendedContactDetail: Key { Key(rawValue: 310) }
    /// `addressString`
    @inlinable public static var addressString: Key { Key(rawValue: 311) }
    /// `addressUrl`
    @inlinable public static var addressUrl: Key { Key(rawValue: 312) }
    /// `affectsState`
    @inlinable public static var affectsState: Key { Key(rawValue: 327) }
    /// `after`
    @inlinable public static var after: Key { Key(rawValue: 330) }
    /// `age`
    @inlinable public static var age: Key { Key(rawValue: 331) }
    /// `ageCodeableConcept`
    @inlinable public static var ageCodeableConcept: Key { Key(rawValue: 333) }
    /// `ageRange`
    @inlinable public static var ageRange: Key { Key(rawValue: 334) }
    /// `aggregation`
    @inlinable public static var aggregation: Key { Key(rawValue: 339) }
    /// `alias`
    @inlinable public static var alias: Key { Key(rawValue: 340) }
    /// `allDay`
    @inlinable public static var allDay: Key { Key(rawValue: 341) }
    /// `allowedType`
    @inlinable public static var allowedType: Key { Key(rawValue: 351) }
    /// `alongside`
    @inlinable public static var alongside: Key { Key(rawValue: 353) }
    /// `amount`
    @inlinable public static var amount: Key { Key(rawValue: 359) }
    /// `amountQuantity`
    @inlinable public static var amountQuantity: Key { Key(rawValue: 360) }
    /// `amountRange`
    @inlinable public static var amountRange: Key { Key(rawValue: 361) }
    /// `amountString`
    @inlinable public static var amountString: Key { Key(rawValue: 364) }
    /// `amountText`
    @inlinable public static var amountText: Key { Key(rawValue: 365) }
    /// `amountType`
    @inlinable public static var amountType: Key { Key(rawValue: 366) }
    /// `ancestors`
    @inlinable public static var ancestors: Key { Key(rawValue: 368) }
    /// `answer`
    @inlinable public static var answer: Key { Key(rawValue: 370) }
    /// `answerBoolean`
    @inlinable public static var answerBoolean: Key { Key(rawValue: 371) }
    /// `answerCoding`
    @inlinable public static var answerCoding: Key { Key(rawValue: 372) }
    /// `answerConstraint`
    @inlinable public static var answerConstraint: Key { Key(rawValue: 373) }
    /// `answerDate`
    @inlinable public static var answerDate: Key { Key(rawValue: 374) }
    /// `answerDateTime`
    @inlinable public static var answerDateTime: Key { Key(rawValue: 375) }
    /// `answerDecimal`
    @inlinable public static var answerDecimal: Key { Key(rawValue: 376) }
    /// `answerFormat`
    @inlinable public static var answerFormat: Key { Key(rawValue: 377) }
    /// `answerInteger`
    @inlinable public static var answerInteger: Key { Key(rawValue: 378) }
    /// `answerOption`
    @inlinable public static var answerOption: Key { Key(rawValue: 379) }
    /// `answerQuantity`
    @inlinable public static var answerQuantity: Key { Key(rawValue: 380) }
    /// `answerReference`
    @inlinable public static var answerReference: Key { Key(rawValue: 381) }
    /// `answerString`
    @inlinable public static var answerString: Key { Key(rawValue: 382) }
    /// `answerTime`
    @inlinable public static var answerTime: Key { Key(rawValue: 383) }
    /// `answerValueSet`
    @inlinable public static var answerValueSet: Key { Key(rawValue: 384) }
    /// `answered`
    @inlinable public static var answered: Key { Key(rawValue: 385) }
    /// `answers`
    @inlinable public static var answers: Key { Key(rawValue: 386) }
    /// `any`
    @inlinable public static var `any`: Key { Key(rawValue: 387) }
    /// `approvalDate`
    @inlinable public static var approvalDate: Key { Key(rawValue: 396) }
    /// `asNeeded`
    @inlinable public static var asNeeded: Key { Key(rawValue: 406) }
    /// `asNeededBoolean`
    @inlinable public static var asNeededBoolean: Key { Key(rawValue: 407) }
    /// `asNeededCodeableConcept`
    @inlinable public static var asNeededCodeableConcept: Key { Key(rawValue: 408) }
    /// `asNeededFor`
    @inlinable public static var asNeededFor: Key { Key(rawValue: 409) }
    /// `assigner`
    @inlinable public static var assigner: Key { Key(rawValue: 419) }
    /// `at`
    @inlinable public static var at: Key { Key(rawValue: 425) }
    /// `author`
    @inlinable public static var author: Key { Key(rawValue: 434) }
    /// `authorReference`
    @inlinable public static var authorReference: Key { Key(rawValue: 436) }
    /// `authorString`
    @inlinable public static var authorString: Key { Key(rawValue: 437) }
    /// `authored`
    @inlinable public static var authored: Key { Key(rawValue: 439) }
    /// `availableEndTime`
    @inlinable public static var availableEndTime: Key { Key(rawValue: 454) }
    /// `availableStartTime`
    @inlinable public static var availableStartTime: Key { Key(rawValue: 455) }
    /// `availableTime`
    @inlinable public static var availableTime: Key { Key(rawValue: 456) }
    /// `base`
    @inlinable public static var base: Key { Key(rawValue: 462) }
    /// `baseDefinition`
    @inlinable public static var baseDefinition: Key { Key(rawValue: 465) }
    /// `basedOn`
    @inlinable public static var basedOn: Key { Key(rawValue: 469) }
    /// `binding`
    @inlinable public static var binding: Key { Key(rawValue: 479) }
    /// `birthDate`
    @inlinable public static var birthDate: Key { Key(rawValue: 481) }
    /// `bounds`
    @inlinable public static var bounds: Key { Key(rawValue: 491) }
    /// `boundsDuration`
    @inlinable public static var boundsDuration: Key { Key(rawValue: 492) }
    /// `boundsPeriod`
    @inlinable public static var boundsPeriod: Key { Key(rawValue: 493) }
    /// `boundsRange`
    @inlinable public static var boundsRange: Key { Key(rawValue: 494) }
    /// `canGoBack`
    @inlinable public static var canGoBack: Key { Key(rawValue: 504) }
    /// `canSkip`
    @inlinable public static var canSkip: Key { Key(rawValue: 506) }
    /// `caseSensitive`
    @inlinable public static var caseSensitive: Key { Key(rawValue: 525) }
    /// `changes`
    @inlinable public static var changes: Key { Key(rawValue: 533) }
    /// `channelType`
    @inlinable public static var channelType: Key { Key(rawValue: 535) }
    /// `choices`
    @inlinable public static var choices: Key { Key(rawValue: 548) }
    /// `citation`
    @inlinable public static var citation: Key { Key(rawValue: 551) }
    /// `city`
    @inlinable public static var city: Key { Key(rawValue: 557) }
    /// `classifier`
    @inlinable public static var classifier: Key { Key(rawValue: 563) }
    /// `code`
    @inlinable public static var code: Key { Key(rawValue: 572) }
    /// `codeFilter`
    @inlinable public static var codeFilter: Key { Key(rawValue: 574) }
    /// `codeMap`
    @inlinable public static var codeMap: Key { Key(rawValue: 575) }
    /// `coding`
    @inlinable public static var coding: Key { Key(rawValue: 579) }
    /// `color`
    @inlinable public static var color: Key { Key(rawValue: 586) }
    /// `comment`
    @inlinable public static var comment: Key { Key(rawValue: 590) }
    /// `communication`
    @inlinable public static var communication: Key { Key(rawValue: 591) }
    /// `comparator`
    @inlinable public static var comparator: Key { Key(rawValue: 595) }
    /// `compartment`
    @inlinable public static var compartment: Key { Key(rawValue: 600) }
    /// `compose`
    @inlinable public static var compose: Key { Key(rawValue: 607) }
    /// `compositional`
    @inlinable public static var compositional: Key { Key(rawValue: 610) }
    /// `concept`
    @inlinable public static var concept: Key { Key(rawValue: 618) }
    /// `condition`
    @inlinable public static var condition: Key { Key(rawValue: 621) }
    /// `conditionalCreate`
    @inlinable public static var conditionalCreate: Key { Key(rawValue: 622) }
    /// `conditionalDelete`
    @inlinable public static var conditionalDelete: Key { Key(rawValue: 623) }
    /// `conditionalPatch`
    @inlinable public static var conditionalPatch: Key { Key(rawValue: 624) }
    /// `conditionalRead`
    @inlinable public static var conditionalRead: Key { Key(rawValue: 625) }
    /// `conditionalUpdate`
    @inlinable public static var conditionalUpdate: Key { Key(rawValue: 626) }
    /// `constraint`
    @inlinable public static var constraint: Key { Key(rawValue: 637) }
    /// `contact`
    @inlinable public static var contact: Key { Key(rawValue: 639) }
    /// `contained`
    @inlinable public static var contained: Key { Key(rawValue: 640) }
    /// `contains`
    @inlinable public static var contains: Key { Key(rawValue: 645) }
    /// `content`
    @inlinable public static var content: Key { Key(rawValue: 646) }
    /// `contentReference`
    @inlinable public static var contentReference: Key { Key(rawValue: 651) }
    /// `contentType`
    @inlinable public static var contentType: Key { Key(rawValue: 653) }
    /// `context`
    @inlinable public static var context: Key { Key(rawValue: 654) }
    /// `contextInvariant`
    @inlinable public static var contextInvariant: Key { Key(rawValue: 655) }
    /// `copyright`
    @inlinable public static var copyright: Key { Key(rawValue: 675) }
    /// `copyrightLabel`
    @inlinable public static var copyrightLabel: Key { Key(rawValue: 676) }
    /// `cors`
    @inlinable public static var cors: Key { Key(rawValue: 679) }
    /// `count`
    @inlinable public static var count: Key { Key(rawValue: 685) }
    /// `countMax`
    @inlinable public static var countMax: Key { Key(rawValue: 686) }
    /// `country`
    @inlinable public static var country: Key { Key(rawValue: 689) }
    /// `creation`
    @inlinable public static var creation: Key { Key(rawValue: 700) }
    /// `currency`
    @inlinable public static var currency: Key { Key(rawValue: 705) }
    /// `custodian`
    @inlinable public static var custodian: Key { Key(rawValue: 709) }
    /// `data`
    @inlinable public static var data: Key { Key(rawValue: 714) }
    /// `dataRequirement`
    @inlinable public static var dataRequirement: Key { Key(rawValue: 718) }
    /// `date`
    @inlinable public static var date: Key { Key(rawValue: 721) }
    /// `dateFilter`
    @inlinable public static var dateFilter: Key { Key(rawValue: 726) }
    /// `dateRange`
    @inlinable public static var dateRange: Key { Key(rawValue: 732) }
    /// `dayOfWeek`
    @inlinable public static var dayOfWeek: Key { Key(rawValue: 737) }
    /// `daysOfWeek`
    @inlinable public static var daysOfWeek: Key { Key(rawValue: 738) }
    /// `deceased`
    @inlinable public static var deceased: Key { Key(rawValue: 740) }
    /// `deceasedBoolean`
    @inlinable public static var deceasedBoolean: Key { Key(rawValue: 742) }
    /// `deceasedDateTime`
    @inlinable public static var deceasedDateTime: Key { Key(rawValue: 744) }
    /// `defaultValue`
    @inlinable public static var defaultValue: Key { Key(rawValue: 752) }
    /// `defaultValueAddress`
    @inlinable public static var defaultValueAddress: Key { Key(rawValue: 753) }
    /// `defaultValueAge`
    @inlinable public static var defaultValueAge: Key { Key(rawValue: 754) }
    /// `defaultValueAnnotation`
    @inlinable public static var defaultValueAnnotation: Key { Key(rawValue: 755) }
    /// `defaultValueAttachment`
    @inlinable public static var defaultValueAttachment: Key { Key(rawValue: 756) }
    /// `defaultValueAvailability`
    @inlinable public static var defaultValueAvailability: Key { Key(rawValue: 757) }
    /// `defaultValueBase64Binary`
    @inlinable public static var defaultValueBase64Binary: Key { Key(rawValue: 758) }
    /// `defaultValueBoolean`
    @inlinable public static var defaultValueBoolean: Key { Key(rawValue: 759) }
    /// `defaultValueCanonical`
    @inlinable public static var defaultValueCanonical: Key { Key(rawValue: 760) }
    /// `defaultValueCode`
    @inlinable public static var defaultValueCode: Key { Key(rawValue: 761) }
    /// `defaultValueCodeableConcept`
    @inlinable public static var defaultValueCodeableConcept: Key { Key(rawValue: 762) }
    /// `defaultValueCodeableReference`
    @inlinable public static var defaultValueCodeableReference: Key { Key(rawValue: 763) }
    /// `defaultValueCoding`
    @inlinable public static var defaultValueCoding: Key { Key(rawValue: 764) }
    /// `defaultValueContactDetail`
    @inlinable public static var defaultValueContactDetail: Key { Key(rawValue: 765) }
    /// `defaultValueContactPoint`
    @inlinable public static var defaultValueContactPoint: Key { Key(rawValue: 766) }
    /// `defaultValueContributor`
    @inlinable public static var defaultValueContributor: Key { Key(rawValue: 767) }
    /// `defaultValueCount`
    @inlinable public static var defaultValueCount: Key { Key(rawValue: 768) }
    /// `defaultValueDataRequirement`
    @inlinable public static var defaultValueDataRequirement: Key { Key(rawValue: 769) }
    /// `defaultValueDate`
    @inlinable public static var defaultValueDate: Key { Key(rawValue: 770) }
    /// `defaultValueDateTime`
    @inlinable public static var defaultValueDateTime: Key { Key(rawValue: 771) }
    /// `defaultValueDecimal`
    @inlinable public static var defaultValueDecimal: Key { Key(rawValue: 772) }
    /// `defaultValueDistance`
    @inlinable public static var defaultValueDistance: Key { Key(rawValue: 773) }
    /// `defaultValueDosage`
    @inlinable public static var defaultValueDosage: Key { Key(rawValue: 774) }
    /// `defaultValueDuration`
    @inlinable public static var defaultValueDuration: Key { Key(rawValue: 775) }
    /// `defaultValueExpression`
    @inlinable public static var defaultValueExpression: Key { Key(rawValue: 776) }
    /// `defaultValueExtendedContactDetail`
    @inlinable public static var defaultValueExtendedContactDetail: Key { Key(rawValue: 777) }
    /// `defaultValueHumanName`
    @inlinable public static var defaultValueHumanName: Key { Key(rawValue: 778) }
    /// `defaultValueId`
    @inlinable public static var defaultValueId: Key { Key(rawValue: 779) }
    /// `defaultValueIdentifier`
    @inlinable public static var defaultValueIdentifier: Key { Key(rawValue: 780) }
    /// `defaultValueInstant`
    @inlinable public static var defaultValueInstant: Key { Key(rawValue: 781) }
    /// `defaultValueInteger`
    @inlinable public static var defaultValueInteger: Key { Key(rawValue: 782) }
    /// `defaultValueInteger64`
    @inlinable public static var defaultValueInteger64: Key { Key(rawValue: 783) }
    /// `defaultValueMarkdown`
    @inlinable public static var defaultValueMarkdown: Key { Key(rawValue: 784) }
    /// `defaultValueMeta`
    @inlinable public static var defaultValueMeta: Key { Key(rawValue: 785) }
    /// `defaultValueMoney`
    @inlinable public static var defaultValueMoney: Key { Key(rawValue: 786) }
    /// `defaultValueOid`
    @inlinable public static var defaultValueOid: Key { Key(rawValue: 787) }
    /// `defaultValueParameterDefinition`
    @inlinable public static var defaultValueParameterDefinition: Key { Key(rawValue: 788) }
    /// `defaultValuePeriod`
    @inlinable public static var defaultValuePeriod: Key { Key(rawValue: 789) }
    /// `defaultValuePositiveInt`
    @inlinable public static var defaultValuePositiveInt: Key { Key(rawValue: 790) }
    /// `defaultValueQuantity`
    @inlinable public static var defaultValueQuantity: Key { Key(rawValue: 791) }
    /// `defaultValueRange`
    @inlinable public static var defaultValueRange: Key { Key(rawValue: 792) }
    /// `defaultValueRatio`
    @inlinable public static var defaultValueRatio: Key { Key(rawValue: 793) }
    /// `defaultValueRatioRange`
    @inlinable public static var defaultValueRatioRange: Key { Key(rawValue: 794) }
    /// `defaultValueReference`
    @inlinable public static var defaultValueReference: Key { Key(rawValue: 795) }
    /// `defaultValueRelatedArtifact`
    @inlinable public static var defaultValueRelatedArtifact: Key { Key(rawValue: 796) }
    /// `defaultValueSampledData`
    @inlinable public static var defaultValueSampledData: Key { Key(rawValue: 797) }
    /// `defaultValueSignature`
    @inlinable public static var defaultValueSignature: Key { Key(rawValue: 798) }
    /// `defaultValueString`
    @inlinable public static var defaultValueString: Key { Key(rawValue: 799) }
    /// `defaultValueTime`
    @inlinable public static var defaultValueTime: Key { Key(rawValue: 800) }
    /// `defaultValueTiming`
    @inlinable public static var defaultValueTiming: Key { Key(rawValue: 801) }
    /// `defaultValueTriggerDefinition`
    @inlinable public static var defaultValueTriggerDefinition: Key { Key(rawValue: 802) }
    /// `defaultValueUnsignedInt`
    @inlinable public static var defaultValueUnsignedInt: Key { Key(rawValue: 803) }
    /// `defaultValueUri`
    @inlinable public static var defaultValueUri: Key { Key(rawValue: 804) }
    /// `defaultValueUrl`
    @inlinable public static var defaultValueUrl: Key { Key(rawValue: 805) }
    /// `defaultValueUsageContext`
    @inlinable public static var defaultValueUsageContext: Key { Key(rawValue: 806) }
    /// `defaultValueUuid`
    @inlinable public static var defaultValueUuid: Key { Key(rawValue: 807) }
    /// `definition`
    @inlinable public static var definition: Key { Key(rawValue: 811) }
    /// `denominator`
    @inlinable public static var denominator: Key { Key(rawValue: 830) }
    /// `depth`
    @inlinable public static var depth: Key { Key(rawValue: 835) }
    /// `derivation`
    @inlinable public static var derivation: Key { Key(rawValue: 836) }
    /// `derivedFrom`
    @inlinable public static var derivedFrom: Key { Key(rawValue: 837) }
    /// `description`
    @inlinable public static var description: Key { Key(rawValue: 840) }
    /// `designation`
    @inlinable public static var designation: Key { Key(rawValue: 842) }
    /// `details`
    @inlinable public static var details: Key { Key(rawValue: 853) }
    /// `diagnostics`
    @inlinable public static var diagnostics: Key { Key(rawValue: 865) }
    /// `differential`
    @inlinable public static var differential: Key { Key(rawValue: 868) }
    /// `dimensions`
    @inlinable public static var dimensions: Key { Key(rawValue: 869) }
    /// `direction`
    @inlinable public static var direction: Key { Key(rawValue: 870) }
    /// `disabledDisplay`
    @inlinable public static var disabledDisplay: Key { Key(rawValue: 872) }
    /// `discriminator`
    @inlinable public static var discriminator: Key { Key(rawValue: 875) }
    /// `display`
    @inlinable public static var display: Key { Key(rawValue: 883) }
    /// `district`
    @inlinable public static var district: Key { Key(rawValue: 889) }
    /// `div`
    @inlinable public static var div: Key { Key(rawValue: 891) }
    /// `document`
    @inlinable public static var document: Key { Key(rawValue: 895) }
    /// `documentation`
    @inlinable public static var documentation: Key { Key(rawValue: 897) }
    /// `dose`
    @inlinable public static var dose: Key { Key(rawValue: 901) }
    /// `doseAndRate`
    @inlinable public static var doseAndRate: Key { Key(rawValue: 903) }
    /// `doseQuantity`
    @inlinable public static var doseQuantity: Key { Key(rawValue: 908) }
    /// `doseRange`
    @inlinable public static var doseRange: Key { Key(rawValue: 909) }
    /// `duration`
    @inlinable public static var duration: Key { Key(rawValue: 917) }
    /// `durationMax`
    @inlinable public static var durationMax: Key { Key(rawValue: 918) }
    /// `durationUnit`
    @inlinable public static var durationUnit: Key { Key(rawValue: 922) }
    /// `during`
    @inlinable public static var during: Key { Key(rawValue: 923) }
    /// `editor`
    @inlinable public static var editor: Key { Key(rawValue: 926) }
    /// `effectivePeriod`
    @inlinable public static var effectivePeriod: Key { Key(rawValue: 935) }
    /// `element`
    @inlinable public static var element: Key { Key(rawValue: 938) }
    /// `enableBehavior`
    @inlinable public static var enableBehavior: Key { Key(rawValue: 941) }
    /// `enableWhen`
    @inlinable public static var enableWhen: Key { Key(rawValue: 942) }
    /// `encounter`
    @inlinable public static var encounter: Key { Key(rawValue: 944) }
    /// `end`
    @inlinable public static var end: Key { Key(rawValue: 945) }
    /// `endorser`
    @inlinable public static var endorser: Key { Key(rawValue: 949) }
    /// `endpoint`
    @inlinable public static var endpoint: Key { Key(rawValue: 950) }
    /// `entry`
    @inlinable public static var entry: Key { Key(rawValue: 961) }
    /// `envelope`
    @inlinable public static var envelope: Key { Key(rawValue: 966) }
    /// `etag`
    @inlinable public static var etag: Key { Key(rawValue: 974) }
    /// `event`
    @inlinable public static var event: Key { Key(rawValue: 977) }
    /// `example`
    @inlinable public static var example: Key { Key(rawValue: 991) }
    /// `exclude`
    @inlinable public static var exclude: Key { Key(rawValue: 995) }
    /// `exclusionCriteria`
    @inlinable public static var exclusionCriteria: Key { Key(rawValue: 1001) }
    /// `exclusive`
    @inlinable public static var exclusive: Key { Key(rawValue: 1002) }
    /// `expansion`
    @inlinable public static var expansion: Key { Key(rawValue: 1005) }
    /// `experimental`
    @inlinable public static var experimental: Key { Key(rawValue: 1008) }
    /// `expires`
    @inlinable public static var expires: Key { Key(rawValue: 1011) }
    /// `explain`
    @inlinable public static var explain: Key { Key(rawValue: 1013) }
    /// `expression`
    @inlinable public static var expression: Key { Key(rawValue: 1021) }
    /// `extension`
    @inlinable public static var `extension`: Key { Key(rawValue: 1023) }
    /// `externalDiameter`
    @inlinable public static var externalDiameter: Key { Key(rawValue: 1024) }
    /// `factor`
    @inlinable public static var factor: Key { Key(rawValue: 1031) }
    /// `family`
    @inlinable public static var family: Key { Key(rawValue: 1034) }
    /// `fhirVersion`
    @inlinable public static var fhirVersion: Key { Key(rawValue: 1040) }
    /// `fhir_comments`
    @inlinable public static var fhirComments: Key { Key(rawValue: 1041) }
    /// `filter`
    @inlinable public static var filter: Key { Key(rawValue: 1044) }
    /// `finalize`
    @inlinable public static var finalize: Key { Key(rawValue: 1048) }
    /// `fixed`
    @inlinable public static var fixed: Key { Key(rawValue: 1054) }
    /// `fixedAddress`
    @inlinable public static var fixedAddress: Key { Key(rawValue: 1055) }
    /// `fixedAge`
    @inlinable public static var fixedAge: Key { Key(rawValue: 1056) }
    /// `fixedAnnotation`
    @inlinable public static var fixedAnnotation: Key { Key(rawValue: 1057) }
    /// `fixedAttachment`
    @inlinable public static var fixedAttachment: Key { Key(rawValue: 1058) }
    /// `fixedAvailability`
    @inlinable public static var fixedAvailability: Key { Key(rawValue: 1059) }
    /// `fixedBase64Binary`
    @inlinable public static var fixedBase64Binary: Key { Key(rawValue: 1060) }
    /// `fixedBoolean`
    @inlinable public static var fixedBoolean: Key { Key(rawValue: 1061) }
    /// `fixedCanonical`
    @inlinable public static var fixedCanonical: Key { Key(rawValue: 1062) }
    /// `fixedCode`
    @inlinable public static var fixedCode: Key { Key(rawValue: 1063) }
    /// `fixedCodeableConcept`
    @inlinable public static var fixedCodeableConcept: Key { Key(rawValue: 1064) }
    /// `fixedCodeableReference`
    @inlinable public static var fixedCodeableReference: Key { Key(rawValue: 1065) }
    /// `fixedCoding`
    @inlinable public static var fixedCoding: Key { Key(rawValue: 1066) }
    /// `fixedContactDetail`
    @inlinable public static var fixedContactDetail: Key { Key(rawValue: 1067) }
    /// `fixedContactPoint`
    @inlinable public static var fixedContactPoint: Key { Key(rawValue: 1068) }
    /// `fixedContributor`
    @inlinable public static var fixedContributor: Key { Key(rawValue: 1069) }
    /// `fixedCount`
    @inlinable public static var fixedCount: Key { Key(rawValue: 1070) }
    /// `fixedDataRequirement`
    @inlinable public static var fixedDataRequirement: Key { Key(rawValue: 1071) }
    /// `fixedDate`
    @inlinable public static var fixedDate: Key { Key(rawValue: 1072) }
    /// `fixedDateTime`
    @inlinable public static var fixedDateTime: Key { Key(rawValue: 1073) }
    /// `fixedDecimal`
    @inlinable public static var fixedDecimal: Key { Key(rawValue: 1074) }
    /// `fixedDistance`
    @inlinable public static var fixedDistance: Key { Key(rawValue: 1075) }
    /// `fixedDosage`
    @inlinable public static var fixedDosage: Key { Key(rawValue: 1076) }
    /// `fixedDuration`
    @inlinable public static var fixedDuration: Key { Key(rawValue: 1077) }
    /// `fixedExpression`
    @inlinable public static var fixedExpression: Key { Key(rawValue: 1078) }
    /// `fixedExtendedContactDetail`
    @inlinable public static var fixedExtendedContactDetail: Key { Key(rawValue: 1079) }
    /// `fixedHumanName`
    @inlinable public static var fixedHumanName: Key { Key(rawValue: 1080) }
    /// `fixedId`
    @inlinable public static var fixedId: Key { Key(rawValue: 1081) }
    /// `fixedIdentifier`
    @inlinable public static var fixedIdentifier: Key { Key(rawValue: 1082) }
    /// `fixedInstant`
    @inlinable public static var fixedInstant: Key { Key(rawValue: 1083) }
    /// `fixedInteger`
    @inlinable public static var fixedInteger: Key { Key(rawValue: 1084) }
    /// `fixedInteger64`
    @inlinable public static var fixedInteger64: Key { Key(rawValue: 1085) }
    /// `fixedMarkdown`
    @inlinable public static var fixedMarkdown: Key { Key(rawValue: 1086) }
    /// `fixedMeta`
    @inlinable public static var fixedMeta: Key { Key(rawValue: 1087) }
    /// `fixedMoney`
    @inlinable public static var fixedMoney: Key { Key(rawValue: 1088) }
    /// `fixedOid`
    @inlinable public static var fixedOid: Key { Key(rawValue: 1089) }
    /// `fixedParameterDefinition`
    @inlinable public static var fixedParameterDefinition: Key { Key(rawValue: 1090) }
    /// `fixedPeriod`
    @inlinable public static var fixedPeriod: Key { Key(rawValue: 1091) }
    /// `fixedPositiveInt`
    @inlinable public static var fixedPositiveInt: Key { Key(rawValue: 1092) }
    /// `fixedQuantity`
    @inlinable public static var fixedQuantity: Key { Key(rawValue: 1093) }
    /// `fixedRange`
    @inlinable public static var fixedRange: Key { Key(rawValue: 1094) }
    /// `fixedRatio`
    @inlinable public static var fixedRatio: Key { Key(rawValue: 1095) }
    /// `fixedRatioRange`
    @inlinable public static var fixedRatioRange: Key { Key(rawValue: 1096) }
    /// `fixedReference`
    @inlinable public static var fixedReference: Key { Key(rawValue: 1097) }
    /// `fixedRelatedArtifact`
    @inlinable public static var fixedRelatedArtifact: Key { Key(rawValue: 1098) }
    /// `fixedSampledData`
    @inlinable public static var fixedSampledData: Key { Key(rawValue: 1099) }
    /// `fixedSignature`
    @inlinable public static var fixedSignature: Key { Key(rawValue: 1100) }
    /// `fixedString`
    @inlinable public static var fixedString: Key { Key(rawValue: 1101) }
    /// `fixedTime`
    @inlinable public static var fixedTime: Key { Key(rawValue: 1102) }
    /// `fixedTiming`
    @inlinable public static var fixedTiming: Key { Key(rawValue: 1103) }
    /// `fixedTriggerDefinition`
    @inlinable public static var fixedTriggerDefinition: Key { Key(rawValue: 1104) }
    /// `fixedUnsignedInt`
    @inlinable public static var fixedUnsignedInt: Key { Key(rawValue: 1105) }
    /// `fixedUri`
    @inlinable public static var fixedUri: Key { Key(rawValue: 1106) }
    /// `fixedUrl`
    @inlinable public static var fixedUrl: Key { Key(rawValue: 1107) }
    /// `fixedUsageContext`
    @inlinable public static var fixedUsageContext: Key { Key(rawValue: 1108) }
    /// `fixedUuid`
    @inlinable public static var fixedUuid: Key { Key(rawValue: 1109) }
    /// `footer`
    @inlinable public static var footer: Key { Key(rawValue: 1120) }
    /// `form`
    @inlinable public static var form: Key { Key(rawValue: 1125) }
    /// `format`
    @inlinable public static var format: Key { Key(rawValue: 1128) }
    /// `fraction`
    @inlinable public static var fraction: Key { Key(rawValue: 1130) }
    /// `frames`
    @inlinable public static var frames: Key { Key(rawValue: 1133) }
    /// `frequency`
    @inlinable public static var frequency: Key { Key(rawValue: 1135) }
    /// `frequencyMax`
    @inlinable public static var frequencyMax: Key { Key(rawValue: 1136) }
    /// `fullUrl`
    @inlinable public static var fullUrl: Key { Key(rawValue: 1141) }
    /// `gender`
    @inlinable public static var gender: Key { Key(rawValue: 1147) }
    /// `generalPractitioner`
    @inlinable public static var generalPractitioner: Key { Key(rawValue: 1152) }
    /// `given`
    @inlinable public static var given: Key { Key(rawValue: 1163) }
    /// `granularity`
    @inlinable public static var granularity: Key { Key(rawValue: 1170) }
    /// `hash`
    @inlinable public static var hash: Key { Key(rawValue: 1193) }
    /// `header`
    @inlinable public static var header: Key { Key(rawValue: 1194) }
    /// `height`
    @inlinable public static var height: Key { Key(rawValue: 1198) }
    /// `hierarchyMeaning`
    @inlinable public static var hierarchyMeaning: Key { Key(rawValue: 1200) }
    /// `high`
    @inlinable public static var high: Key { Key(rawValue: 1201) }
    /// `highLimit`
    @inlinable public static var highLimit: Key { Key(rawValue: 1202) }
    /// `highNumerator`
    @inlinable public static var highNumerator: Key { Key(rawValue: 1203) }
    /// `hints`
    @inlinable public static var hints: Key { Key(rawValue: 1205) }
    /// `human`
    @inlinable public static var human: Key { Key(rawValue: 1210) }
    /// `id`
    @inlinable public static var id: Key { Key(rawValue: 1213) }
    /// `identifier`
    @inlinable public static var identifier: Key { Key(rawValue: 1217) }
    /// `identity`
    @inlinable public static var identity: Key { Key(rawValue: 1218) }
    /// `ifMatch`
    @inlinable public static var ifMatch: Key { Key(rawValue: 1220) }
    /// `ifModifiedSince`
    @inlinable public static var ifModifiedSince: Key { Key(rawValue: 1221) }
    /// `ifNoneExist`
    @inlinable public static var ifNoneExist: Key { Key(rawValue: 1222) }
    /// `ifNoneMatch`
    @inlinable public static var ifNoneMatch: Key { Key(rawValue: 1223) }
    /// `image`
    @inlinable public static var image: Key { Key(rawValue: 1224) }
    /// `immutable`
    @inlinable public static var immutable: Key { Key(rawValue: 1230) }
    /// `implementation`
    @inlinable public static var implementation: Key { Key(rawValue: 1231) }
    /// `implementationGuide`
    @inlinable public static var implementationGuide: Key { Key(rawValue: 1232) }
    /// `implicitRules`
    @inlinable public static var implicitRules: Key { Key(rawValue: 1234) }
    /// `imports`
    @inlinable public static var imports: Key { Key(rawValue: 1236) }
    /// `imprint`
    @inlinable public static var imprint: Key { Key(rawValue: 1237) }
    /// `inactive`
    @inlinable public static var inactive: Key { Key(rawValue: 1241) }
    /// `include`
    @inlinable public static var include: Key { Key(rawValue: 1243) }
    /// `inclusionCriteria`
    @inlinable public static var inclusionCriteria: Key { Key(rawValue: 1245) }
    /// `index`
    @inlinable public static var index: Key { Key(rawValue: 1247) }
    /// `initial`
    @inlinable public static var initial: Key { Key(rawValue: 1261) }
    /// `initialSelected`
    @inlinable public static var initialSelected: Key { Key(rawValue: 1263) }
    /// `inputProfile`
    @inlinable public static var inputProfile: Key { Key(rawValue: 1271) }
    /// `instance`
    @inlinable public static var instance: Key { Key(rawValue: 1273) }
    /// `instantiates`
    @inlinable public static var instantiates: Key { Key(rawValue: 1280) }
    /// `interaction`
    @inlinable public static var interaction: Key { Key(rawValue: 1300) }
    /// `interval`
    @inlinable public static var interval: Key { Key(rawValue: 1304) }
    /// `intervalUnit`
    @inlinable public static var intervalUnit: Key { Key(rawValue: 1305) }
    /// `invalidMessage`
    @inlinable public static var invalidMessage: Key { Key(rawValue: 1308) }
    /// `isModifier`
    @inlinable public static var isModifier: Key { Key(rawValue: 1317) }
    /// `isModifierReason`
    @inlinable public static var isModifierReason: Key { Key(rawValue: 1318) }
    /// `isSummary`
    @inlinable public static var isSummary: Key { Key(rawValue: 1321) }
    /// `issue`
    @inlinable public static var issue: Key { Key(rawValue: 1323) }
    /// `issues`
    @inlinable public static var issues: Key { Key(rawValue: 1327) }
    /// `item`
    @inlinable public static var item: Key { Key(rawValue: 1328) }
    /// `items`
    @inlinable public static var items: Key { Key(rawValue: 1333) }
    /// `jumped`
    @inlinable public static var jumped: Key { Key(rawValue: 1334) }
    /// `jurisdiction`
    @inlinable public static var jurisdiction: Key { Key(rawValue: 1335) }
    /// `key`
    @inlinable public static var key: Key { Key(rawValue: 1338) }
    /// `keyboardType`
    @inlinable public static var keyboardType: Key { Key(rawValue: 1339) }
    /// `keyword`
    @inlinable public static var keyword: Key { Key(rawValue: 1340) }
    /// `kind`
    @inlinable public static var kind: Key { Key(rawValue: 1341) }
    /// `label`
    @inlinable public static var label: Key { Key(rawValue: 1346) }
    /// `language`
    @inlinable public static var language: Key { Key(rawValue: 1348) }
    /// `lastModified`
    @inlinable public static var lastModified: Key { Key(rawValue: 1350) }
    /// `lastReviewDate`
    @inlinable public static var lastReviewDate: Key { Key(rawValue: 1355) }
    /// `lastUpdated`
    @inlinable public static var lastUpdated: Key { Key(rawValue: 1357) }
    /// `limit`
    @inlinable public static var limit: Key { Key(rawValue: 1375) }
    /// `line`
    @inlinable public static var line: Key { Key(rawValue: 1376) }
    /// `link`
    @inlinable public static var link: Key { Key(rawValue: 1378) }
    /// `linkId`
    @inlinable public static var linkId: Key { Key(rawValue: 1380) }
    /// `location`
    @inlinable public static var location: Key { Key(rawValue: 1387) }
    /// `lockedDate`
    @inlinable public static var lockedDate: Key { Key(rawValue: 1393) }
    /// `low`
    @inlinable public static var low: Key { Key(rawValue: 1397) }
    /// `lowLimit`
    @inlinable public static var lowLimit: Key { Key(rawValue: 1398) }
    /// `lowNumerator`
    @inlinable public static var lowNumerator: Key { Key(rawValue: 1399) }
    /// `lowerLimit`
    @inlinable public static var lowerLimit: Key { Key(rawValue: 1400) }
    /// `managingOrganization`
    @inlinable public static var managingOrganization: Key { Key(rawValue: 1404) }
    /// `map`
    @inlinable public static var map: Key { Key(rawValue: 1416) }
    /// `mapping`
    @inlinable public static var mapping: Key { Key(rawValue: 1417) }
    /// `maritalStatus`
    @inlinable public static var maritalStatus: Key { Key(rawValue: 1418) }
    /// `markdown`
    @inlinable public static var markdown: Key { Key(rawValue: 1419) }
    /// `max`
    @inlinable public static var max: Key { Key(rawValue: 1432) }
    /// `maxDosePerAdministration`
    @inlinable public static var maxDosePerAdministration: Key { Key(rawValue: 1435) }
    /// `maxDosePerLifetime`
    @inlinable public static var maxDosePerLifetime: Key { Key(rawValue: 1437) }
    /// `maxDosePerPeriod`
    @inlinable public static var maxDosePerPeriod: Key { Key(rawValue: 1438) }
    /// `maxLength`
    @inlinable public static var maxLength: Key { Key(rawValue: 1441) }
    /// `maxParticipants`
    @inlinable public static var maxParticipants: Key { Key(rawValue: 1442) }
    /// `maxValue`
    @inlinable public static var maxValue: Key { Key(rawValue: 1445) }
    /// `maxValueDate`
    @inlinable public static var maxValueDate: Key { Key(rawValue: 1446) }
    /// `maxValueDateTime`
    @inlinable public static var maxValueDateTime: Key { Key(rawValue: 1447) }
    /// `maxValueDecimal`
    @inlinable public static var maxValueDecimal: Key { Key(rawValue: 1448) }
    /// `maxValueInstant`
    @inlinable public static var maxValueInstant: Key { Key(rawValue: 1449) }
    /// `maxValueInteger`
    @inlinable public static var maxValueInteger: Key { Key(rawValue: 1450) }
    /// `maxValueInteger64`
    @inlinable public static var maxValueInteger64: Key { Key(rawValue: 1451) }
    /// `maxValuePositiveInt`
    @inlinable public static var maxValuePositiveInt: Key { Key(rawValue: 1452) }
    /// `maxValueQuantity`
    @inlinable public static var maxValueQuantity: Key { Key(rawValue: 1453) }
    /// `maxValueTime`
    @inlinable public static var maxValueTime: Key { Key(rawValue: 1454) }
    /// `maxValueUnsignedInt`
    @inlinable public static var maxValueUnsignedInt: Key { Key(rawValue: 1455) }
    /// `maximum`
    @inlinable public static var maximum: Key { Key(rawValue: 1457) }
    /// `maximumDate`
    @inlinable public static var maximumDate: Key { Key(rawValue: 1458) }
    /// `maximumFractionDigits`
    @inlinable public static var maximumFractionDigits: Key { Key(rawValue: 1459) }
    /// `maximumLength`
    @inlinable public static var maximumLength: Key { Key(rawValue: 1460) }
    /// `meaningWhenMissing`
    @inlinable public static var meaningWhenMissing: Key { Key(rawValue: 1462) }
    /// `messaging`
    @inlinable public static var messaging: Key { Key(rawValue: 1484) }
    /// `meta`
    @inlinable public static var meta: Key { Key(rawValue: 1485) }
    /// `method`
    @inlinable public static var method: Key { Key(rawValue: 1487) }
    /// `min`
    @inlinable public static var min: Key { Key(rawValue: 1491) }
    /// `minValue`
    @inlinable public static var minValue: Key { Key(rawValue: 1492) }
    /// `minValueDate`
    @inlinable public static var minValueDate: Key { Key(rawValue: 1493) }
    /// `minValueDateTime`
    @inlinable public static var minValueDateTime: Key { Key(rawValue: 1494) }
    /// `minValueDecimal`
    @inlinable public static var minValueDecimal: Key { Key(rawValue: 1495) }
    /// `minValueInstant`
    @inlinable public static var minValueInstant: Key { Key(rawValue: 1496) }
    /// `minValueInteger`
    @inlinable public static var minValueInteger: Key { Key(rawValue: 1497) }
    /// `minValueInteger64`
    @inlinable public static var minValueInteger64: Key { Key(rawValue: 1498) }
    /// `minValuePositiveInt`
    @inlinable public static var minValuePositiveInt: Key { Key(rawValue: 1499) }
    /// `minValueQuantity`
    @inlinable public static var minValueQuantity: Key { Key(rawValue: 1500) }
    /// `minValueTime`
    @inlinable public static var minValueTime: Key { Key(rawValue: 1501) }
    /// `minValueUnsignedInt`
    @inlinable public static var minValueUnsignedInt: Key { Key(rawValue: 1502) }
    /// `minimum`
    @inlinable public static var minimum: Key { Key(rawValue: 1503) }
    /// `minimumDate`
    @inlinable public static var minimumDate: Key { Key(rawValue: 1504) }
    /// `mode`
    @inlinable public static var mode: Key { Key(rawValue: 1513) }
    /// `modifierExtension`
    @inlinable public static var modifierExtension: Key { Key(rawValue: 1518) }
    /// `multipleBirth`
    @inlinable public static var multipleBirth: Key { Key(rawValue: 1536) }
    /// `multipleBirthBoolean`
    @inlinable public static var multipleBirthBoolean: Key { Key(rawValue: 1537) }
    /// `multipleBirthInteger`
    @inlinable public static var multipleBirthInteger: Key { Key(rawValue: 1538) }
    /// `multipleLines`
    @inlinable public static var multipleLines: Key { Key(rawValue: 1539) }
    /// `mustHaveValue`
    @inlinable public static var mustHaveValue: Key { Key(rawValue: 1542) }
    /// `mustSupport`
    @inlinable public static var mustSupport: Key { Key(rawValue: 1543) }
    /// `name`
    @inlinable public static var name: Key { Key(rawValue: 1546) }
    /// `next`
    @inlinable public static var next: Key { Key(rawValue: 1561) }
    /// `nominalVolume`
    @inlinable public static var nominalVolume: Key { Key(rawValue: 1566) }
    /// `notAvailableTime`
    @inlinable public static var notAvailableTime: Key { Key(rawValue: 1570) }
    /// `numerator`
    @inlinable public static var numerator: Key { Key(rawValue: 1593) }
    /// `offset`
    @inlinable public static var offset: Key { Key(rawValue: 1627) }
    /// `offsets`
    @inlinable public static var offsets: Key { Key(rawValue: 1630) }
    /// `onBehalfOf`
    @inlinable public static var onBehalfOf: Key { Key(rawValue: 1634) }
    /// `op`
    @inlinable public static var op: Key { Key(rawValue: 1643) }
    /// `operation`
    @inlinable public static var operation: Key { Key(rawValue: 1645) }
    /// `operator`
    @inlinable public static var `operator`: Key { Key(rawValue: 1649) }
    /// `orderMeaning`
    @inlinable public static var orderMeaning: Key { Key(rawValue: 1655) }
    /// `ordered`
    @inlinable public static var ordered: Key { Key(rawValue: 1657) }
    /// `organization`
    @inlinable public static var organization: Key { Key(rawValue: 1666) }
    /// `origin`
    @inlinable public static var origin: Key { Key(rawValue: 1670) }
    /// `other`
    @inlinable public static var other: Key { Key(rawValue: 1674) }
    /// `otherChoice`
    @inlinable public static var otherChoice: Key { Key(rawValue: 1676) }
    /// `outcome`
    @inlinable public static var outcome: Key { Key(rawValue: 1679) }
    /// `outputProfile`
    @inlinable public static var outputProfile: Key { Key(rawValue: 1689) }
    /// `overload`
    @inlinable public static var overload: Key { Key(rawValue: 1692) }
    /// `pages`
    @inlinable public static var pages: Key { Key(rawValue: 1708) }
    /// `parameter`
    @inlinable public static var parameter: Key { Key(rawValue: 1711) }
    /// `parameterName`
    @inlinable public static var parameterName: Key { Key(rawValue: 1713) }
    /// `part`
    @inlinable public static var part: Key { Key(rawValue: 1720) }
    /// `partOf`
    @inlinable public static var partOf: Key { Key(rawValue: 1724) }
    /// `patchFormat`
    @inlinable public static var patchFormat: Key { Key(rawValue: 1738) }
    /// `path`
    @inlinable public static var path: Key { Key(rawValue: 1741) }
    /// `patientInstruction`
    @inlinable public static var patientInstruction: Key { Key(rawValue: 1745) }
    /// `pattern`
    @inlinable public static var pattern: Key { Key(rawValue: 1748) }
    /// `patternAddress`
    @inlinable public static var patternAddress: Key { Key(rawValue: 1749) }
    /// `patternAge`
    @inlinable public static var patternAge: Key { Key(rawValue: 1750) }
    /// `patternAnnotation`
    @inlinable public static var patternAnnotation: Key { Key(rawValue: 1751) }
    /// `patternAttachment`
    @inlinable public static var patternAttachment: Key { Key(rawValue: 1752) }
    /// `patternAvailability`
    @inlinable public static var patternAvailability: Key { Key(rawValue: 1753) }
    /// `patternBase64Binary`
    @inlinable public static var patternBase64Binary: Key { Key(rawValue: 1754) }
    /// `patternBoolean`
    @inlinable public static var patternBoolean: Key { Key(rawValue: 1755) }
    /// `patternCanonical`
    @inlinable public static var patternCanonical: Key { Key(rawValue: 1756) }
    /// `patternCode`
    @inlinable public static var patternCode: Key { Key(rawValue: 1757) }
    /// `patternCodeableConcept`
    @inlinable public static var patternCodeableConcept: Key { Key(rawValue: 1758) }
    /// `patternCodeableReference`
    @inlinable public static var patternCodeableReference: Key { Key(rawValue: 1759) }
    /// `patternCoding`
    @inlinable public static var patternCoding: Key { Key(rawValue: 1760) }
    /// `patternContactDetail`
    @inlinable public static var patternContactDetail: Key { Key(rawValue: 1761) }
    /// `patternContactPoint`
    @inlinable public static var patternContactPoint: Key { Key(rawValue: 1762) }
    /// `patternContributor`
    @inlinable public static var patternContributor: Key { Key(rawValue: 1763) }
    /// `patternCount`
    @inlinable public static var patternCount: Key { Key(rawValue: 1764) }
    /// `patternDataRequirement`
    @inlinable public static var patternDataRequirement: Key { Key(rawValue: 1765) }
    /// `patternDate`
    @inlinable public static var patternDate: Key { Key(rawValue: 1766) }
    /// `patternDateTime`
    @inlinable public static var patternDateTime: Key { Key(rawValue: 1767) }
    /// `patternDecimal`
    @inlinable public static var patternDecimal: Key { Key(rawValue: 1768) }
    /// `patternDistance`
    @inlinable public static var patternDistance: Key { Key(rawValue: 1769) }
    /// `patternDosage`
    @inlinable public static var patternDosage: Key { Key(rawValue: 1770) }
    /// `patternDuration`
    @inlinable public static var patternDuration: Key { Key(rawValue: 1771) }
    /// `patternExpression`
    @inlinable public static var patternExpression: Key { Key(rawValue: 1772) }
    /// `patternExtendedContactDetail`
    @inlinable public static var patternExtendedContactDetail: Key { Key(rawValue: 1773) }
    /// `patternHumanName`
    @inlinable public static var patternHumanName: Key { Key(rawValue: 1774) }
    /// `patternId`
    @inlinable public static var patternId: Key { Key(rawValue: 1775) }
    /// `patternIdentifier`
    @inlinable public static var patternIdentifier: Key { Key(rawValue: 1776) }
    /// `patternInstant`
    @inlinable public static var patternInstant: Key { Key(rawValue: 1777) }
    /// `patternInteger`
    @inlinable public static var patternInteger: Key { Key(rawValue: 1778) }
    /// `patternInteger64`
    @inlinable public static var patternInteger64: Key { Key(rawValue: 1779) }
    /// `patternMarkdown`
    @inlinable public static var patternMarkdown: Key { Key(rawValue: 1780) }
    /// `patternMeta`
    @inlinable public static var patternMeta: Key { Key(rawValue: 1781) }
    /// `patternMoney`
    @inlinable public static var patternMoney: Key { Key(rawValue: 1782) }
    /// `patternOid`
    @inlinable public static var patternOid: Key { Key(rawValue: 1783) }
    /// `patternParameterDefinition`
    @inlinable public static var patternParameterDefinition: Key { Key(rawValue: 1784) }
    /// `patternPeriod`
    @inlinable public static var patternPeriod: Key { Key(rawValue: 1785) }
    /// `patternPositiveInt`
    @inlinable public static var patternPositiveInt: Key { Key(rawValue: 1786) }
    /// `patternQuantity`
    @inlinable public static var patternQuantity: Key { Key(rawValue: 1787) }
    /// `patternRange`
    @inlinable public static var patternRange: Key { Key(rawValue: 1788) }
    /// `patternRatio`
    @inlinable public static var patternRatio: Key { Key(rawValue: 1789) }
    /// `patternRatioRange`
    @inlinable public static var patternRatioRange: Key { Key(rawValue: 1790) }
    /// `patternReference`
    @inlinable public static var patternReference: Key { Key(rawValue: 1791) }
    /// `patternRelatedArtifact`
    @inlinable public static var patternRelatedArtifact: Key { Key(rawValue: 1792) }
    /// `patternSampledData`
    @inlinable public static var patternSampledData: Key { Key(rawValue: 1793) }
    /// `patternSignature`
    @inlinable public static var patternSignature: Key { Key(rawValue: 1794) }
    /// `patternString`
    @inlinable public static var patternString: Key { Key(rawValue: 1795) }
    /// `patternTime`
    @inlinable public static var patternTime: Key { Key(rawValue: 1796) }
    /// `patternTiming`
    @inlinable public static var patternTiming: Key { Key(rawValue: 1797) }
    /// `patternTriggerDefinition`
    @inlinable public static var patternTriggerDefinition: Key { Key(rawValue: 1798) }
    /// `patternUnsignedInt`
    @inlinable public static var patternUnsignedInt: Key { Key(rawValue: 1799) }
    /// `patternUri`
    @inlinable public static var patternUri: Key { Key(rawValue: 1800) }
    /// `patternUrl`
    @inlinable public static var patternUrl: Key { Key(rawValue: 1801) }
    /// `patternUsageContext`
    @inlinable public static var patternUsageContext: Key { Key(rawValue: 1802) }
    /// `patternUuid`
    @inlinable public static var patternUuid: Key { Key(rawValue: 1803) }
    /// `period`
    @inlinable public static var period: Key { Key(rawValue: 1832) }
    /// `periodDuration`
    @inlinable public static var periodDuration: Key { Key(rawValue: 1834) }
    /// `periodMax`
    @inlinable public static var periodMax: Key { Key(rawValue: 1835) }
    /// `periodString`
    @inlinable public static var periodString: Key { Key(rawValue: 1837) }
    /// `periodUnit`
    @inlinable public static var periodUnit: Key { Key(rawValue: 1839) }
    /// `photo`
    @inlinable public static var photo: Key { Key(rawValue: 1846) }
    /// `physiologicalCondition`
    @inlinable public static var physiologicalCondition: Key { Key(rawValue: 1850) }
    /// `placeholder`
    @inlinable public static var placeholder: Key { Key(rawValue: 1851) }
    /// `populate`
    @inlinable public static var populate: Key { Key(rawValue: 1865) }
    /// `postalCode`
    @inlinable public static var postalCode: Key { Key(rawValue: 1870) }
    /// `preferred`
    @inlinable public static var preferred: Key { Key(rawValue: 1887) }
    /// `prefix`
    @inlinable public static var prefix: Key { Key(rawValue: 1889) }
    /// `profile`
    @inlinable public static var profile: Key { Key(rawValue: 1945) }
    /// `progress`
    @inlinable public static var progress: Key { Key(rawValue: 1952) }
    /// `property`
    @inlinable public static var property: Key { Key(rawValue: 1954) }
    /// `protocol`
    @inlinable public static var `protocol`: Key { Key(rawValue: 1958) }
    /// `prune`
    @inlinable public static var prune: Key { Key(rawValue: 1966) }
    /// `publicationDate`
    @inlinable public static var publicationDate: Key { Key(rawValue: 1967) }
    /// `publicationStatus`
    @inlinable public static var publicationStatus: Key { Key(rawValue: 1971) }
    /// `publisher`
    @inlinable public static var publisher: Key { Key(rawValue: 1973) }
    /// `purpose`
    @inlinable public static var purpose: Key { Key(rawValue: 1975) }
    /// `question`
    @inlinable public static var question: Key { Key(rawValue: 1995) }
    /// `questionnaire`
    @inlinable public static var questionnaire: Key { Key(rawValue: 1996) }
    /// `race`
    @inlinable public static var race: Key { Key(rawValue: 1997) }
    /// `rank`
    @inlinable public static var rank: Key { Key(rawValue: 2000) }
    /// `rate`
    @inlinable public static var rate: Key { Key(rawValue: 2002) }
    /// `rateQuantity`
    @inlinable public static var rateQuantity: Key { Key(rawValue: 2004) }
    /// `rateRange`
    @inlinable public static var rateRange: Key { Key(rawValue: 2005) }
    /// `rateRatio`
    @inlinable public static var rateRatio: Key { Key(rawValue: 2006) }
    /// `readHistory`
    @inlinable public static var readHistory: Key { Key(rawValue: 2015) }
    /// `readOnly`
    @inlinable public static var readOnly: Key { Key(rawValue: 2016) }
    /// `reference`
    @inlinable public static var reference: Key { Key(rawValue: 2040) }
    /// `referencePolicy`
    @inlinable public static var referencePolicy: Key { Key(rawValue: 2045) }
    /// `referenceRange`
    @inlinable public static var referenceRange: Key { Key(rawValue: 2046) }
    /// `referencedFrom`
    @inlinable public static var referencedFrom: Key { Key(rawValue: 2052) }
    /// `regex`
    @inlinable public static var regex: Key { Key(rawValue: 2058) }
    /// `relatedArtifact`
    @inlinable public static var relatedArtifact: Key { Key(rawValue: 2072) }
    /// `relation`
    @inlinable public static var relation: Key { Key(rawValue: 2081) }
    /// `relationship`
    @inlinable public static var relationship: Key { Key(rawValue: 2082) }
    /// `releaseDate`
    @inlinable public static var releaseDate: Key { Key(rawValue: 2088) }
    /// `reliableCache`
    @inlinable public static var reliableCache: Key { Key(rawValue: 2090) }
    /// `repeat`
    @inlinable public static var `repeat`: Key { Key(rawValue: 2093) }
    /// `repeats`
    @inlinable public static var repeats: Key { Key(rawValue: 2096) }
    /// `representation`
    @inlinable public static var representation: Key { Key(rawValue: 2111) }
    /// `request`
    @inlinable public static var request: Key { Key(rawValue: 2112) }
    /// `required`
    @inlinable public static var required: Key { Key(rawValue: 2127) }
    /// `requirements`
    @inlinable public static var requirements: Key { Key(rawValue: 2130) }
    /// `resource`
    @inlinable public static var resource: Key { Key(rawValue: 2133) }
    /// `resourceReference`
    @inlinable public static var resourceReference: Key { Key(rawValue: 2135) }
    /// `resourceType`
    @inlinable public static var resourceType: Key { Key(rawValue: 2137) }
    /// `response`
    @inlinable public static var response: Key { Key(rawValue: 2138) }
    /// `rest`
    @inlinable public static var rest: Key { Key(rawValue: 2146) }
    /// `restoreDate`
    @inlinable public static var restoreDate: Key { Key(rawValue: 2147) }
    /// `reviewer`
    @inlinable public static var reviewer: Key { Key(rawValue: 2161) }
    /// `role`
    @inlinable public static var role: Key { Key(rawValue: 2166) }
    /// `route`
    @inlinable public static var route: Key { Key(rawValue: 2167) }
    /// `rules`
    @inlinable public static var rules: Key { Key(rawValue: 2171) }
    /// `scope`
    @inlinable public static var scope: Key { Key(rawValue: 2182) }
    /// `score`
    @inlinable public static var score: Key { Key(rawValue: 2183) }
    /// `scoring`
    @inlinable public static var scoring: Key { Key(rawValue: 2184) }
    /// `search`
    @inlinable public static var search: Key { Key(rawValue: 2187) }
    /// `searchInclude`
    @inlinable public static var searchInclude: Key { Key(rawValue: 2188) }
    /// `searchParam`
    @inlinable public static var searchParam: Key { Key(rawValue: 2189) }
    /// `searchRevInclude`
    @inlinable public static var searchRevInclude: Key { Key(rawValue: 2190) }
    /// `searchType`
    @inlinable public static var searchType: Key { Key(rawValue: 2191) }
    /// `security`
    @inlinable public static var security: Key { Key(rawValue: 2194) }
    /// `sequence`
    @inlinable public static var sequence: Key { Key(rawValue: 2202) }
    /// `service`
    @inlinable public static var service: Key { Key(rawValue: 2217) }
    /// `session`
    @inlinable public static var session: Key { Key(rawValue: 2226) }
    /// `sessionKey`
    @inlinable public static var sessionKey: Key { Key(rawValue: 2227) }
    /// `severity`
    @inlinable public static var severity: Key { Key(rawValue: 2229) }
    /// `shape`
    @inlinable public static var shape: Key { Key(rawValue: 2231) }
    /// `short`
    @inlinable public static var short: Key { Key(rawValue: 2233) }
    /// `shortDoco`
    @inlinable public static var shortDoco: Key { Key(rawValue: 2234) }
    /// `sigFormat`
    @inlinable public static var sigFormat: Key { Key(rawValue: 2236) }
    /// `signature`
    @inlinable public static var signature: Key { Key(rawValue: 2237) }
    /// `site`
    @inlinable public static var site: Key { Key(rawValue: 2240) }
    /// `size`
    @inlinable public static var size: Key { Key(rawValue: 2242) }
    /// `sliceIsConstraining`
    @inlinable public static var sliceIsConstraining: Key { Key(rawValue: 2243) }
    /// `sliceName`
    @inlinable public static var sliceName: Key { Key(rawValue: 2244) }
    /// `slicing`
    @inlinable public static var slicing: Key { Key(rawValue: 2245) }
    /// `snapshot`
    @inlinable public static var snapshot: Key { Key(rawValue: 2247) }
    /// `software`
    @inlinable public static var software: Key { Key(rawValue: 2248) }
    /// `sort`
    @inlinable public static var sort: Key { Key(rawValue: 2250) }
    /// `source`
    @inlinable public static var source: Key { Key(rawValue: 2251) }
    /// `sourceId`
    @inlinable public static var sourceId: Key { Key(rawValue: 2255) }
    /// `specialPrecautionsForStorage`
    @inlinable public static var specialPrecautionsForStorage: Key { Key(rawValue: 2277) }
    /// `start`
    @inlinable public static var start: Key { Key(rawValue: 2292) }
    /// `state`
    @inlinable public static var state: Key { Key(rawValue: 2299) }
    /// `status`
    @inlinable public static var status: Key { Key(rawValue: 2303) }
    /// `step`
    @inlinable public static var step: Key { Key(rawValue: 2310) }
    /// `strength`
    @inlinable public static var strength: Key { Key(rawValue: 2319) }
    /// `style`
    @inlinable public static var style: Key { Key(rawValue: 2346) }
    /// `subProperty`
    @inlinable public static var subProperty: Key { Key(rawValue: 2351) }
    /// `subject`
    @inlinable public static var subject: Key { Key(rawValue: 2356) }
    /// `subjectCodeableConcept`
    @inlinable public static var subjectCodeableConcept: Key { Key(rawValue: 2358) }
    /// `subjectReference`
    @inlinable public static var subjectReference: Key { Key(rawValue: 2360) }
    /// `subjectType`
    @inlinable public static var subjectType: Key { Key(rawValue: 2365) }
    /// `subscriptionTopic`
    @inlinable public static var subscriptionTopic: Key { Key(rawValue: 2373) }
    /// `subtitle`
    @inlinable public static var subtitle: Key { Key(rawValue: 2383) }
    /// `suffix`
    @inlinable public static var suffix: Key { Key(rawValue: 2386) }
    /// `supplements`
    @inlinable public static var supplements: Key { Key(rawValue: 2392) }
    /// `supportedMessage`
    @inlinable public static var supportedMessage: Key { Key(rawValue: 2396) }
    /// `supportedProfile`
    @inlinable public static var supportedProfile: Key { Key(rawValue: 2397) }
    /// `suppress`
    @inlinable public static var suppress: Key { Key(rawValue: 2403) }
    /// `system`
    @inlinable public static var system: Key { Key(rawValue: 2409) }
    /// `tag`
    @inlinable public static var tag: Key { Key(rawValue: 2411) }
    /// `targetFormat`
    @inlinable public static var targetFormat: Key { Key(rawValue: 2417) }
    /// `targetProfile`
    @inlinable public static var targetProfile: Key { Key(rawValue: 2426) }
    /// `telecom`
    @inlinable public static var telecom: Key { Key(rawValue: 2438) }
    /// `text`
    @inlinable public static var text: Key { Key(rawValue: 2453) }
    /// `time`
    @inlinable public static var time: Key { Key(rawValue: 2465) }
    /// `timeOfDay`
    @inlinable public static var timeOfDay: Key { Key(rawValue: 2470) }
    /// `timestamp`
    @inlinable public static var timestamp: Key { Key(rawValue: 2473) }
    /// `timezone`
    @inlinable public static var timezone: Key { Key(rawValue: 2474) }
    /// `timing`
    @inlinable public static var timing: Key { Key(rawValue: 2475) }
    /// `timingDate`
    @inlinable public static var timingDate: Key { Key(rawValue: 2477) }
    /// `timingDateTime`
    @inlinable public static var timingDateTime: Key { Key(rawValue: 2478) }
    /// `timingReference`
    @inlinable public static var timingReference: Key { Key(rawValue: 2482) }
    /// `timingTiming`
    @inlinable public static var timingTiming: Key { Key(rawValue: 2483) }
    /// `title`
    @inlinable public static var title: Key { Key(rawValue: 2485) }
    /// `to`
    @inlinable public static var to: Key { Key(rawValue: 2486) }
    /// `topic`
    @inlinable public static var topic: Key { Key(rawValue: 2487) }
    /// `total`
    @inlinable public static var total: Key { Key(rawValue: 2490) }
    /// `type`
    @inlinable public static var type: Key { Key(rawValue: 2506) }
    /// `unit`
    @inlinable public static var unit: Key { Key(rawValue: 2518) }
    /// `units`
    @inlinable public static var units: Key { Key(rawValue: 2523) }
    /// `updateCreate`
    @inlinable public static var updateCreate: Key { Key(rawValue: 2526) }
    /// `upperLimit`
    @inlinable public static var upperLimit: Key { Key(rawValue: 2527) }
    /// `uri`
    @inlinable public static var uri: Key { Key(rawValue: 2528) }
    /// `url`
    @inlinable public static var url: Key { Key(rawValue: 2529) }
    /// `usage`
    @inlinable public static var usage: Key { Key(rawValue: 2530) }
    /// `use`
    @inlinable public static var use: Key { Key(rawValue: 2535) }
    /// `useContext`
    @inlinable public static var useContext: Key { Key(rawValue: 2537) }
    /// `userSelected`
    @inlinable public static var userSelected: Key { Key(rawValue: 2545) }
    /// `value`
    @inlinable public static var value: Key { Key(rawValue: 2560) }
    /// `valueAddress`
    @inlinable public static var valueAddress: Key { Key(rawValue: 2561) }
    /// `valueAge`
    @inlinable public static var valueAge: Key { Key(rawValue: 2562) }
    /// `valueAlternatives`
    @inlinable public static var valueAlternatives: Key { Key(rawValue: 2563) }
    /// `valueAnnotation`
    @inlinable public static var valueAnnotation: Key { Key(rawValue: 2564) }
    /// `valueAttachment`
    @inlinable public static var valueAttachment: Key { Key(rawValue: 2565) }
    /// `valueAvailability`
    @inlinable public static var valueAvailability: Key { Key(rawValue: 2566) }
    /// `valueBase64Binary`
    @inlinable public static var valueBase64Binary: Key { Key(rawValue: 2567) }
    /// `valueBoolean`
    @inlinable public static var valueBoolean: Key { Key(rawValue: 2568) }
    /// `valueCanonical`
    @inlinable public static var valueCanonical: Key { Key(rawValue: 2569) }
    /// `valueCode`
    @inlinable public static var valueCode: Key { Key(rawValue: 2571) }
    /// `valueCodeableConcept`
    @inlinable public static var valueCodeableConcept: Key { Key(rawValue: 2572) }
    /// `valueCodeableReference`
    @inlinable public static var valueCodeableReference: Key { Key(rawValue: 2573) }
    /// `valueCoding`
    @inlinable public static var valueCoding: Key { Key(rawValue: 2574) }
    /// `valueContactDetail`
    @inlinable public static var valueContactDetail: Key { Key(rawValue: 2575) }
    /// `valueContactPoint`
    @inlinable public static var valueContactPoint: Key { Key(rawValue: 2576) }
    /// `valueContributor`
    @inlinable public static var valueContributor: Key { Key(rawValue: 2577) }
    /// `valueCount`
    @inlinable public static var valueCount: Key { Key(rawValue: 2578) }
    /// `valueDataRequirement`
    @inlinable public static var valueDataRequirement: Key { Key(rawValue: 2579) }
    /// `valueDate`
    @inlinable public static var valueDate: Key { Key(rawValue: 2580) }
    /// `valueDateTime`
    @inlinable public static var valueDateTime: Key { Key(rawValue: 2581) }
    /// `valueDecimal`
    @inlinable public static var valueDecimal: Key { Key(rawValue: 2582) }
    /// `valueDistance`
    @inlinable public static var valueDistance: Key { Key(rawValue: 2583) }
    /// `valueDosage`
    @inlinable public static var valueDosage: Key { Key(rawValue: 2584) }
    /// `valueDuration`
    @inlinable public static var valueDuration: Key { Key(rawValue: 2585) }
    /// `valueExpression`
    @inlinable public static var valueExpression: Key { Key(rawValue: 2586) }
    /// `valueExtendedContactDetail`
    @inlinable public static var valueExtendedContactDetail: Key { Key(rawValue: 2587) }
    /// `valueFilter`
    @inlinable public static var valueFilter: Key { Key(rawValue: 2588) }
    /// `valueHumanName`
    @inlinable public static var valueHumanName: Key { Key(rawValue: 2589) }
    /// `valueId`
    @inlinable public static var valueId: Key { Key(rawValue: 2590) }
    /// `valueIdentifier`
    @inlinable public static var valueIdentifier: Key { Key(rawValue: 2591) }
    /// `valueInstant`
    @inlinable public static var valueInstant: Key { Key(rawValue: 2592) }
    /// `valueInteger`
    @inlinable public static var valueInteger: Key { Key(rawValue: 2593) }
    /// `valueInteger64`
    @inlinable public static var valueInteger64: Key { Key(rawValue: 2594) }
    /// `valueMarkdown`
    @inlinable public static var valueMarkdown: Key { Key(rawValue: 2595) }
    /// `valueMeta`
    @inlinable public static var valueMeta: Key { Key(rawValue: 2596) }
    /// `valueMoney`
    @inlinable public static var valueMoney: Key { Key(rawValue: 2597) }
    /// `valueOid`
    @inlinable public static var valueOid: Key { Key(rawValue: 2598) }
    /// `valueParameterDefinition`
    @inlinable public static var valueParameterDefinition: Key { Key(rawValue: 2599) }
    /// `valuePeriod`
    @inlinable public static var valuePeriod: Key { Key(rawValue: 2600) }
    /// `valuePositiveInt`
    @inlinable public static var valuePositiveInt: Key { Key(rawValue: 2601) }
    /// `valueQuantity`
    @inlinable public static var valueQuantity: Key { Key(rawValue: 2602) }
    /// `valueRange`
    @inlinable public static var valueRange: Key { Key(rawValue: 2603) }
    /// `valueRatio`
    @inlinable public static var valueRatio: Key { Key(rawValue: 2604) }
    /// `valueRatioRange`
    @inlinable public static var valueRatioRange: Key { Key(rawValue: 2605) }
    /// `valueReference`
    @inlinable public static var valueReference: Key { Key(rawValue: 2606) }
    /// `valueRelatedArtifact`
    @inlinable public static var valueRelatedArtifact: Key { Key(rawValue: 2607) }
    /// `valueSampledData`
    @inlinable public static var valueSampledData: Key { Key(rawValue: 2608) }
    /// `valueSet`
    @inlinable public static var valueSet: Key { Key(rawValue: 2609) }
    /// `valueSignature`
    @inlinable public static var valueSignature: Key { Key(rawValue: 2610) }
    /// `valueString`
    @inlinable public static var valueString: Key { Key(rawValue: 2611) }
    /// `valueTime`
    @inlinable public static var valueTime: Key { Key(rawValue: 2612) }
    /// `valueTiming`
    @inlinable public static var valueTiming: Key { Key(rawValue: 2613) }
    /// `valueTriggerDefinition`
    @inlinable public static var valueTriggerDefinition: Key { Key(rawValue: 2614) }
    /// `valueTypes`
    @inlinable public static var valueTypes: Key { Key(rawValue: 2615) }
    /// `valueUnsignedInt`
    @inlinable public static var valueUnsignedInt: Key { Key(rawValue: 2616) }
    /// `valueUri`
    @inlinable public static var valueUri: Key { Key(rawValue: 2617) }
    /// `valueUrl`
    @inlinable public static var valueUrl: Key { Key(rawValue: 2618) }
    /// `valueUsageContext`
    @inlinable public static var valueUsageContext: Key { Key(rawValue: 2619) }
    /// `valueUuid`
    @inlinable public static var valueUuid: Key { Key(rawValue: 2620) }
    /// `version`
    @inlinable public static var version: Key { Key(rawValue: 2638) }
    /// `versionAlgorithm`
    @inlinable public static var versionAlgorithm: Key { Key(rawValue: 2639) }
    /// `versionAlgorithmCoding`
    @inlinable public static var versionAlgorithmCoding: Key { Key(rawValue: 2640) }
    /// `versionAlgorithmString`
    @inlinable public static var versionAlgorithmString: Key { Key(rawValue: 2641) }
    /// `versionId`
    @inlinable public static var versionId: Key { Key(rawValue: 2642) }
    /// `versionNeeded`
    @inlinable public static var versionNeeded: Key { Key(rawValue: 2643) }
    /// `versioning`
    @inlinable public static var versioning: Key { Key(rawValue: 2645) }
    /// `weight`
    @inlinable public static var weight: Key { Key(rawValue: 2656) }
    /// `when`
    @inlinable public static var when: Key { Key(rawValue: 2658) }
    /// `who`
    @inlinable public static var who: Key { Key(rawValue: 2664) }
    /// `width`
    @inlinable public static var width: Key { Key(rawValue: 2667) }
    /// `xpath`
    @inlinable public static var xpath: Key { Key(rawValue: 2674) }
}
