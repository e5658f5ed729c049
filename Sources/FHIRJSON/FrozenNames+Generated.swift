// Written by scripts/generate-names from FHIR's definitions (R4, R4B, R5). Do not edit.
// swift-format-ignore-file

extension FrozenNames {
    /// How many names the table holds: ids are 0 ..< count, in the order of the names' bytes.
    @usableFromInline static let count = 3663
    /// Those that begin with an underscore, the twins of primitive elements.
    static let twins: Range<UInt32> = 233..<1243

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
        UsageContext ValueSet VerificationResult VirtualServiceDetail VisionPrescription _abatementDateTime \
        _abatementString _abnormalCodedValueSet _abstract _accept _acceptLanguage _accessionNumber _accountNumber \
        _action _actionId _active _actor _actorCanonical _actorId _actual _actualArm _actualComparisonGroup \
        _actualNumber _actuality _add _additionalInfo _additiveProductName _address _addressString _addressUrl \
        _administrationInstruction _affectsState _affiliation _ageString _aggregation _alias _allDay \
        _allergenicIndicator _allowed _allowedBoolean _allowedString _allowedType _allowedUnsignedInt _altId \
        _alternate _altitude _amount _amountString _amountText _anchor _answerBoolean _answerConstraint \
        _answerDate _answerDateTime _answerDecimal _answerInteger _answerString _answerTime _answerValueSet _any \
        _appliesToAll _appointmentRequired _approvalDate _areaOfHybridisation _articleDate _artifact \
        _artifactCanonical _artifactUri _asNeeded _asNeededBoolean _assertion _assignedArm \
        _assignedComparisonGroup _assurance _attribute _authorDescription _authorString _authored _authoredOn \
        _authoritative _authority _authorization _authorizationRequired _authorizationUrl _autocreate _autodelete \
        _availabilityExceptions _availableEndTime _availableStartTime _average _averageMolecularFormula _axis \
        _backCurve _base _baseDefinition _baseFormulaProductName _basis _birthDate _bornDate _bornString _brand \
        _businessArrangement _cTerminalModification _calculatedAt _cancellationDate _cancelledReason _capabilities \
        _cardBrand _cardinalityBehavior _careTeamSequence _carrierAIDC _carrierHRF _caseSensitive _category _chain \
        _characteristicCombination _check _cigar _citation _citeAsMarkdown _city _classifierCopyright \
        _clinicalRecommendationStatement _closingTime _code _codeMap _codeSearch _collectedDateTime \
        _collectiveName _color _combined _combining _comment _comparator _compareToSourceExpression \
        _compareToSourceId _compareToSourcePath _compartment _complete _completionTime _componentPart \
        _compositional _conclusion _condition _conditionalCreate _conditionalDelete _conditionalPatch \
        _conditionalRead _conditionalUpdate _conditionality _confidentiality _conformance _connectivity \
        _constraint _content _contentReference _contentString _contentType _context _contextInvariant \
        _contextLinkId _contextType _continuous _contributedToDeath _conversionFactor _coordinate \
        _coordinateSystem _copackagedIndicator _copyright _copyrightLabel _correspondingContact _cors _count \
        _countMax _countType _countingDateTime _country _created _createdDateTime _creation _criteria \
        _criticalCodedValueSet _criticality _currency _current _cylinder _data _dataUpdateType _datasetId _date \
        _dateAccessed _dateAsserted _dateDateTime _dateOfDiagnosis _dateOfFirstAuthorization _dateOfService \
        _dateTime _dateWritten _day _dayOfMonth _dayOfWeek _daysOfWeek _deceasedBoolean _deceasedDate \
        _deceasedDateTime _deceasedString _decimalPrecision _decision _defaultManualCompletion _defaultValue \
        _defaultValueBase64Binary _defaultValueBoolean _defaultValueCanonical _defaultValueCode _defaultValueDate \
        _defaultValueDateTime _defaultValueDecimal _defaultValueId _defaultValueInstant _defaultValueInteger \
        _defaultValueInteger64 _defaultValueMarkdown _defaultValueOid _defaultValuePositiveInt _defaultValueString \
        _defaultValueTime _defaultValueUnsignedInt _defaultValueUri _defaultValueUrl _defaultValueUuid _definition \
        _definitionCanonical _definitionId _definitionUri _deleted _denominatorCount _dependent _derivation \
        _derivedFrom _derivedFromCanonical _derivedFromUri _description _descriptionSummary _destination _detail \
        _detailBoolean _detailInteger _detailSequence _detailString _detected _deviceIdentifier _deviceName \
        _diagnosisSequence _diagnostics _diameter _dimensions _direction _disabledDisplay _disclaimer _display \
        _displayName _disposition _distinctIdentifier _district _disulfideLinkage _div _division _doNotPerform \
        _docStatus _documentType _documentation _doseNumber _doseNumberPositiveInt _doseNumberString _dueDate \
        _duration _durationMax _durationString _durationUnit _effectiveDate _effectiveDateTime _effectiveInstant \
        _effectiveTime _element _enableBehavior _encodeRequestUrl _end _endDate _endParam _endRelationship \
        _endpoint _endpointUrl _enteredDate _entryType _equivalence _error _estimate _estimatedAge _etag _event \
        _eventCanonical _eventDateTime _eventId _eventNumber _eventUri _eventsSinceSubscriptionStart _exact \
        _exampleBoolean _exampleCanonical _exclude _excluded _excludingDate _excludingRecurrenceId \
        _exclusionCriteria _exitCriteria _expectedInResearchStudy _experimental _expirationDate _expiry \
        _exposureState _expression _extends _extraDetails _eye _fMeasure _fScore _factor _factorOverride _family \
        _fhirPathCriteria _fhirVersion _field _filterDefinition _filterParameter _firstPage _fixedBase64Binary \
        _fixedBoolean _fixedCanonical _fixedCode _fixedDate _fixedDateTime _fixedDecimal _fixedId _fixedInstant \
        _fixedInteger _fixedInteger64 _fixedMarkdown _fixedOid _fixedPositiveInt _fixedString _fixedTime \
        _fixedUnsignedInt _fixedUri _fixedUrl _fixedUuid _focal _forenameInitials _format _fraction \
        _frameOfReferenceUid _frames _freeToShare _frequency _frequencyMax _friday _from _fullUrl _gender \
        _generation _genomeBuild _geographicalLocation _given _goalId _graph _groupMeasure _groupSize \
        _groupingBehavior _groupingId _gtFP _guidance _handling _hasBodySite _hasSeverity _hasStage _hash _header \
        _headerField _heartbeatPeriod _height _hierarchical _hierarchyMeaning _high _hint _human _id \
        _identifiedDateTime _identifier _identity _identityCertificate _ifMatch _ifModifiedSince _ifNoneExist \
        _ifNoneMatch _image _immutable _implementationGuide _implicitRules _import _imports _imprint _inactive \
        _include _inclusionCriteria _incomplete _index _indication _inforce _informationSequence _informationType \
        _initialSelected _initials _initiator _initiatorActive _inputPopulationId _inputProfile _installDate \
        _instance _instanceReference _instantiates _instantiatesCanonical _instantiatesUri _instruction \
        _instructionMarkdown _intendedUse _intent _internationalBirthDate _interval _intervalUnit \
        _intraspecificDescription _isActive _isDefault _isDefining _isDerived _isExample _isModifier \
        _isModifierReason _isSubPotent _isSubpotent _isSummary _issue _issued _issuer _itemSequence _jurisdiction \
        _key _kind _knownDataCount _label _language _lastModified _lastOccurrence _lastOccurrenceDate _lastPage \
        _lastPerformed _lastReviewDate _lastRevisionDate _lastUpdated _latitude _length _level _library _license \
        _lifecycleStatus _limit _line _link _linkCanonical _linkId _linkUri _listMode _listOrder _listRuleId \
        _literal _location _lockedDate _logMessage _longitude _lotNumber _low _lowerLimit _manufactureDate \
        _manufacturer _manufacturerString _map _maternalOrganismId _maternalOrganismName _max _maxCount _maxLength \
        _maxParticipants _maxValueDate _maxValueDateTime _maxValueDecimal _maxValueInstant _maxValueInteger \
        _maxValueInteger64 _maxValuePositiveInt _maxValueTime _maxValueUnsignedInt _meaning _meaningWhenMissing \
        _measure _measureScoreDateTime _measurementPoint _membership _message _method _mimeType _min _minValueDate \
        _minValueDateTime _minValueDecimal _minValueInstant _minValueInteger _minValueInteger64 \
        _minValuePositiveInt _minValueTime _minValueUnsignedInt _minimumId _minimumVolumeString _minutesDuration \
        _mitigation _mode _modelNumber _modification _modifier _moduleCanonical _moduleUri _molecularFormula \
        _molecularFormulaByMoiety _monday _month _monthInterval _multipleAnd _multipleBirthBoolean \
        _multipleBirthInteger _multipleOr _multipleResultsAllowed _mustHaveValue _mustSupport \
        _nTerminalModification _name _nameUrl _narrative _navigationLinks _needsMap _network _networkString \
        _networkUri _next _nextScheduled _noMap _nodeId _normalCodedValueSet _notConsumed _noteNumber _numFN \
        _numFP _numTP _number _numberAffected _numberOfEvents _numberOfInstances _numberOfParticipants \
        _numberOfRepeatsAllowed _numberOfSeries _numberOfStudies _numberOfSubunits _numberOfUnits _numeratorCount \
        _observationRequirement _observationResultRequirement _observedAllele _observedSeq _occurenceDateTime \
        _occurredDateTime _occurrenceChanged _occurrenceCount _occurrenceDate _occurrenceDateTime \
        _occurrenceString _offset _offsets _onAdmission _onHold _onlineInformation _onset _onsetDateTime \
        _onsetString _op _openingTime _operationalStatus _operator _order _orderMeaning _orderable _ordered \
        _ordinalPosition _organismName _orientation _origin _other _otherMap _outcome _outcomeDesc _outputProfile \
        _outsideFoodAllowed _overbooked _overrideReason _packageId _pageCount _pageString _pages _paging _param \
        _parameterName _parameters _params _parent _parentSubstanceName _part _partNumber _partOf \
        _participantEffectiveDateTime _participantEffectiveDescription _participantEffectiveGroupMeasure \
        _participantStatus _patchFormat _paternalOrganismId _paternalOrganismName _path _patientInstruction \
        _patternBase64Binary _patternBoolean _patternCanonical _patternCode _patternDate _patternDateTime \
        _patternDecimal _patternId _patternInstant _patternInteger _patternInteger64 _patternMarkdown _patternOid \
        _patternPositiveInt _patternString _patternTime _patternUnsignedInt _patternUri _patternUrl _patternUuid \
        _pause _payload _payloadMimeType _payment _paymentDate _paymentTerms _performedDateTime _performedString \
        _performerLinkId _period _periodDate _periodMax _periodString _periodUnit _permittedDataType \
        _plannedEndDate _plannedStartDate _points _policy _postConditions _postalCode _power _preAuthRef \
        _preConditions _precedence _precheckBehavior _precision _preference _preferred _preferredReportName \
        _prefix _preparation _preparationInstruction _preparedDate _presentationDate _previous _primarySource \
        _priority _probabilityDecimal _procedureSequence _processingMode _processor _productCategory _productName \
        _productRelatedness _productionIdentifierInUDI _profile _property _proposedNewTime _protocol \
        _proxyIdentityCertificate _publicationDate _publicationDateSeason _publicationDateText _publicationStatus \
        _publisher _publisherLocation _purpose _quantity _query _queryFP _queryTP _question _questionnaire \
        _rangeCategory _rank _rankingOrder _rateAggregation _rater _rationale _readCoverage _readHistory _readOnly \
        _readsetId _reason _reasonLinkId _recall _received _receivedTime _receiver _receiverActive _recorded \
        _recordedDate _recordedOn _recurrenceId _recurring _reference _referenceAllele _referenceNumber \
        _referencePolicy _referenceSeqString _regionType _relatedData _relation _relationship _relationtype \
        _relativePath _relativeRisk _releaseDate _reliableCache _renderedDosageInstruction _rendering _repeatUnit \
        _repeats _repetitions _replacedSequence _replacementSequence _replaces _reported _reportedBoolean \
        _reportedDateTime _representation _requestId _requestMethod _requestURL _requesterLinkId _requestor \
        _requireBoth _required _requiredBehavior _requirement _requirements _residueSite _resource _resourceId \
        _resourceType _response _responseCode _responseId _responseRequired _responsibility _responsible \
        _restoreDate _result _resultForCreate _resultForDelete _revInclude _riskAdjustment _role _rule _rules \
        _satisfiedBy _saturday _scale _scheduledString _scope _score _search _searchInclude _searchParam \
        _searchRevInclude _searchType _season _securityLabelNumber _selectionBehavior _sensitivity _sent _sequence \
        _sequenceString _serialNumber _series _seriesDoses _seriesDosesPositiveInt _seriesDosesString \
        _seriesNumber _seriesUid _servicedDate _sessionKey _severity _shape _short _shortDoco _shortTitle \
        _sigFormat _singleUse _site _situation _size _sliceIsConstraining _sliceName _software _source \
        _sourceCanonical _sourceId _sourceIdentityCertificate _sourceMarkdown _sourceScopeCanonical \
        _sourceScopeUri _sourceString _sourceUri _sourceUrl _sourceVersion _specialMeasures _specimenRequirement \
        _sphere _start _startDate _startParam _started _state _status _statusChanged _statusDate _statusReason \
        _stopTestOnFail _strand _strength _structureProfileCanonical _structureProfileUri _structureVersion \
        _studyEffectiveDateTime _studyEffectiveDescription _studyEffectiveGroupMeasure _studyUid \
        _subDetailSequence _subJurisdiction _subdetailSequence _subjectCanonical _subjectType _subrogation \
        _subscriberId _subscriptionTopic _subset _subsumption _subtitle _subunit _suffix _summary _sunday \
        _supplements _supportedInteraction _supportedProfile _supportingInfoSequence _supportingInformation \
        _suppress _synonym _system _systemType _target _targetCanonical _targetFormat _targetId \
        _targetItemPositiveInt _targetItemString _targetLocation _targetNumber _targetProfile \
        _targetScopeCanonical _targetScopeUri _targetUri _targetVersion _temperature _testScript _testTools \
        _tester _text _textConcentration _textEquivalent _textFilter _textPresentation _threshold _thursday _time \
        _timeAspect _timeDateTime _timeOfDay _timeout _timestamp _timingDate _timingDateTime _title _to _topic \
        _total _transform _translation _translations _truthFN _truthTP _tuesday _type _typeCanonical _typeMode \
        _uid _unit _updateCreate _upperLimit _uri _url _usage _usageInstruction _use _useBy _usedString \
        _usedUnsignedInt _userSelected _validCodedValueSet _validTo _validateProfileId _validated _validationDate \
        _value _valueAlternatives _valueBase64Binary _valueBoolean _valueCanonical _valueCode _valueDate \
        _valueDateTime _valueDecimal _valueId _valueInstant _valueInteger _valueInteger64 _valueMarkdown _valueOid \
        _valuePositiveInt _valueSet _valueString _valueTime _valueUnsignedInt _valueUri _valueUrl _valueUuid \
        _variable _variableType _variantsetId _verificationDate _verified _version _versionAlgorithmString \
        _versionId _versionNeeded _versionReference _versioning _volume _warningOnly _wasSubstituted _wednesday \
        _weekInterval _when _whenDateTime _whenHandedOver _whenPrepared _width _windowEnd _windowStart _workflow \
        _workflowStatus _xpath _xpathUsage _year _yearInterval abatement abatementAge abatementDateTime \
        abatementPeriod abatementRange abatementString abnormalCodedValueSet about abstract accept acceptLanguage \
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
    @inlinable public static var frozenCount: UInt32 { 3663 }

    /// `_answerValueSet`
    @inlinable public static var underscoreAnswerValueSet: Key { Key(rawValue: 286) }
    /// `_description`
    @inlinable public static var underscoreDescription: Key { Key(rawValue: 469) }
    /// `_display`
    @inlinable public static var underscoreDisplay: Key { Key(rawValue: 487) }
    /// `_linkId`
    @inlinable public static var underscoreLinkId: Key { Key(rawValue: 705) }
    /// `_maxLength`
    @inlinable public static var underscoreMaxLength: Key { Key(rawValue: 726) }
    /// `_name`
    @inlinable public static var underscoreName: Key { Key(rawValue: 779) }
    /// `_prefix`
    @inlinable public static var underscorePrefix: Key { Key(rawValue: 920) }
    /// `_publisher`
    @inlinable public static var underscorePublisher: Key { Key(rawValue: 945) }
    /// `_readOnly`
    @inlinable public static var underscoreReadOnly: Key { Key(rawValue: 962) }
    /// `_repeats`
    @inlinable public static var underscoreRepeats: Key { Key(rawValue: 993) }
    /// `_required`
    @inlinable public static var underscoreRequired: Key { Key(rawValue: 1008) }
    /// `_text`
    @inlinable public static var underscoreText: Key { Key(rawValue: 1145) }
    /// `_title`
    @inlinable public static var underscoreTitle: Key { Key(rawValue: 1160) }
    /// `_type`
    @inlinable public static var underscoreType: Key { Key(rawValue: 1170) }
    /// `_url`
    @inlinable public static var underscoreUrl: Key { Key(rawValue: 1178) }
    /// `_value`
    @inlinable public static var underscoreValue: Key { Key(rawValue: 1191) }
    /// `_valueBoolean`
    @inlinable public static var underscoreValueBoolean: Key { Key(rawValue: 1194) }
    /// `_valueCode`
    @inlinable public static var underscoreValueCode: Key { Key(rawValue: 1196) }
    /// `_valueDate`
    @inlinable public static var underscoreValueDate: Key { Key(rawValue: 1197) }
    /// `_valueDateTime`
    @inlinable public static var underscoreValueDateTime: Key { Key(rawValue: 1198) }
    /// `_valueDecimal`
    @inlinable public static var underscoreValueDecimal: Key { Key(rawValue: 1199) }
    /// `_valueInteger`
    @inlinable public static var underscoreValueInteger: Key { Key(rawValue: 1202) }
    /// `_valueString`
    @inlinable public static var underscoreValueString: Key { Key(rawValue: 1208) }
    /// `_valueTime`
    @inlinable public static var underscoreValueTime: Key { Key(rawValue: 1209) }
    /// `_valueUri`
    @inlinable public static var underscoreValueUri: Key { Key(rawValue: 1211) }
    /// `_version`
    @inlinable public static var underscoreVersion: Key { Key(rawValue: 1219) }
    /// `abstract`
    @inlinable public static var abstract: Key { Key(rawValue: 1251) }
    /// `acceptLanguage`
    @inlinable public static var acceptLanguage: Key { Key(rawValue: 1253) }
    /// `action`
    @inlinable public static var action: Key { Key(rawValue: 1260) }
    /// `active`
    @inlinable public static var active: Key { Key(rawValue: 1262) }
    /// `additional`
    @inlinable public static var additional: Key { Key(rawValue: 1277) }
    /// `additionalInfo`
    @inlinable public static var additionalInfo: Key { Key(rawValue: 1283) }
    /// `additionalInstruction`
    @inlinable public static var additionalInstruction: Key { Key(rawValue: 1284) }
    /// `additionalUse`
    @inlinable public static var additionalUse: Key { Key(rawValue: 1286) }
    /// `address`
    @inlinable public static var address: Key { Key(rawValue: 1292) }
    /// `addressContactPoint`
    @inlinable public static var addressContactPoint: Key { Key(rawValue: 1293) }
    /// `addressExtendedContactDetail`
    @inlinable public static var addressExtendedContactDetail: Key { Key(rawValue: 1294) }
    /// `addressString`
    @inlinable public static var addressString: Key { Key(rawValue: 1295) }
    /// `addressUrl`
    @inlinable public static var addressUrl: Key { Key(rawValue: 1296) }
    /// `affectsState`
    @inlinable public static var affectsState: Key { Key(rawValue: 1311) }
    /// `after`
    @inlinable public static var after: Key { Key(rawValue: 1314) }
    /// `age`
    @inlinable public static var age: Key { Key(rawValue: 1315) }
    /// `ageCodeableConcept`
    @inlinable public static var ageCodeableConcept: Key { Key(rawValue: 1317) }
    /// `ageRange`
    @inlinable public static var ageRange: Key { Key(rawValue: 1318) }
    /// `aggregation`
    @inlinable public static var aggregation: Key { Key(rawValue: 1323) }
    /// `alias`
    @inlinable public static var alias: Key { Key(rawValue: 1324) }
    /// `allDay`
    @inlinable public static var allDay: Key { Key(rawValue: 1325) }
    /// `allowedType`
    @inlinable public static var allowedType: Key { Key(rawValue: 1335) }
    /// `alongside`
    @inlinable public static var alongside: Key { Key(rawValue: 1337) }
    /// `amount`
    @inlinable public static var amount: Key { Key(rawValue: 1343) }
    /// `amountQuantity`
    @inlinable public static var amountQuantity: Key { Key(rawValue: 1344) }
    /// `amountRange`
    @inlinable public static var amountRange: Key { Key(rawValue: 1345) }
    /// `amountString`
    @inlinable public static var amountString: Key { Key(rawValue: 1348) }
    /// `amountText`
    @inlinable public static var amountText: Key { Key(rawValue: 1349) }
    /// `amountType`
    @inlinable public static var amountType: Key { Key(rawValue: 1350) }
    /// `ancestors`
    @inlinable public static var ancestors: Key { Key(rawValue: 1352) }
    /// `answer`
    @inlinable public static var answer: Key { Key(rawValue: 1354) }
    /// `answerBoolean`
    @inlinable public static var answerBoolean: Key { Key(rawValue: 1355) }
    /// `answerCoding`
    @inlinable public static var answerCoding: Key { Key(rawValue: 1356) }
    /// `answerConstraint`
    @inlinable public static var answerConstraint: Key { Key(rawValue: 1357) }
    /// `answerDate`
    @inlinable public static var answerDate: Key { Key(rawValue: 1358) }
    /// `answerDateTime`
    @inlinable public static var answerDateTime: Key { Key(rawValue: 1359) }
    /// `answerDecimal`
    @inlinable public static var answerDecimal: Key { Key(rawValue: 1360) }
    /// `answerFormat`
    @inlinable public static var answerFormat: Key { Key(rawValue: 1361) }
    /// `answerInteger`
    @inlinable public static var answerInteger: Key { Key(rawValue: 1362) }
    /// `answerOption`
    @inlinable public static var answerOption: Key { Key(rawValue: 1363) }
    /// `answerQuantity`
    @inlinable public static var answerQuantity: Key { Key(rawValue: 1364) }
    /// `answerReference`
    @inlinable public static var answerReference: Key { Key(rawValue: 1365) }
    /// `answerString`
    @inlinable public static var answerString: Key { Key(rawValue: 1366) }
    /// `answerTime`
    @inlinable public static var answerTime: Key { Key(rawValue: 1367) }
    /// `answerValueSet`
    @inlinable public static var answerValueSet: Key { Key(rawValue: 1368) }
    /// `answered`
    @inlinable public static var answered: Key { Key(rawValue: 1369) }
    /// `answers`
    @inlinable public static var answers: Key { Key(rawValue: 1370) }
    /// `any`
    @inlinable public static var `any`: Key { Key(rawValue: 1371) }
    /// `approvalDate`
    @inlinable public static var approvalDate: Key { Key(rawValue: 1380) }
    /// `asNeeded`
    @inlinable public static var asNeeded: Key { Key(rawValue: 1390) }
    /// `asNeededBoolean`
    @inlinable public static var asNeededBoolean: Key { Key(rawValue: 1391) }
    /// `asNeededCodeableConcept`
    @inlinable public static var asNeededCodeableConcept: Key { Key(rawValue: 1392) }
    /// `asNeededFor`
    @inlinable public static var asNeededFor: Key { Key(rawValue: 1393) }
    /// `assigner`
    @inlinable public static var assigner: Key { Key(rawValue: 1403) }
    /// `at`
    @inlinable public static var at: Key { Key(rawValue: 1409) }
    /// `author`
    @inlinable public static var author: Key { Key(rawValue: 1418) }
    /// `authorReference`
    @inlinable public static var authorReference: Key { Key(rawValue: 1420) }
    /// `authorString`
    @inlinable public static var authorString: Key { Key(rawValue: 1421) }
    /// `authored`
    @inlinable public static var authored: Key { Key(rawValue: 1423) }
    /// `availableEndTime`
    @inlinable public static var availableEndTime: Key { Key(rawValue: 1438) }
    /// `availableStartTime`
    @inlinable public static var availableStartTime: Key { Key(rawValue: 1439) }
    /// `availableTime`
    @inlinable public static var availableTime: Key { Key(rawValue: 1440) }
    /// `base`
    @inlinable public static var base: Key { Key(rawValue: 1446) }
    /// `baseDefinition`
    @inlinable public static var baseDefinition: Key { Key(rawValue: 1449) }
    /// `basedOn`
    @inlinable public static var basedOn: Key { Key(rawValue: 1453) }
    /// `binding`
    @inlinable public static var binding: Key { Key(rawValue: 1463) }
    /// `birthDate`
    @inlinable public static var birthDate: Key { Key(rawValue: 1465) }
    /// `bounds`
    @inlinable public static var bounds: Key { Key(rawValue: 1475) }
    /// `boundsDuration`
    @inlinable public static var boundsDuration: Key { Key(rawValue: 1476) }
    /// `boundsPeriod`
    @inlinable public static var boundsPeriod: Key { Key(rawValue: 1477) }
    /// `boundsRange`
    @inlinable public static var boundsRange: Key { Key(rawValue: 1478) }
    /// `canGoBack`
    @inlinable public static var canGoBack: Key { Key(rawValue: 1488) }
    /// `canSkip`
    @inlinable public static var canSkip: Key { Key(rawValue: 1490) }
    /// `caseSensitive`
    @inlinable public static var caseSensitive: Key { Key(rawValue: 1509) }
    /// `changes`
    @inlinable public static var changes: Key { Key(rawValue: 1517) }
    /// `channelType`
    @inlinable public static var channelType: Key { Key(rawValue: 1519) }
    /// `choices`
    @inlinable public static var choices: Key { Key(rawValue: 1532) }
    /// `citation`
    @inlinable public static var citation: Key { Key(rawValue: 1535) }
    /// `city`
    @inlinable public static var city: Key { Key(rawValue: 1541) }
    /// `classifier`
    @inlinable public static var classifier: Key { Key(rawValue: 1547) }
    /// `code`
    @inlinable public static var code: Key { Key(rawValue: 1556) }
    /// `codeFilter`
    @inlinable public static var codeFilter: Key { Key(rawValue: 1558) }
    /// `codeMap`
    @inlinable public static var codeMap: Key { Key(rawValue: 1559) }
    /// `coding`
    @inlinable public static var coding: Key { Key(rawValue: 1563) }
    /// `color`
    @inlinable public static var color: Key { Key(rawValue: 1570) }
    /// `comment`
    @inlinable public static var comment: Key { Key(rawValue: 1574) }
    /// `communication`
    @inlinable public static var communication: Key { Key(rawValue: 1575) }
    /// `comparator`
    @inlinable public static var comparator: Key { Key(rawValue: 1579) }
    /// `compartment`
    @inlinable public static var compartment: Key { Key(rawValue: 1584) }
    /// `compose`
    @inlinable public static var compose: Key { Key(rawValue: 1591) }
    /// `compositional`
    @inlinable public static var compositional: Key { Key(rawValue: 1594) }
    /// `concept`
    @inlinable public static var concept: Key { Key(rawValue: 1602) }
    /// `condition`
    @inlinable public static var condition: Key { Key(rawValue: 1605) }
    /// `conditionalCreate`
    @inlinable public static var conditionalCreate: Key { Key(rawValue: 1606) }
    /// `conditionalDelete`
    @inlinable public static var conditionalDelete: Key { Key(rawValue: 1607) }
    /// `conditionalPatch`
    @inlinable public static var conditionalPatch: Key { Key(rawValue: 1608) }
    /// `conditionalRead`
    @inlinable public static var conditionalRead: Key { Key(rawValue: 1609) }
    /// `conditionalUpdate`
    @inlinable public static var conditionalUpdate: Key { Key(rawValue: 1610) }
    /// `constraint`
    @inlinable public static var constraint: Key { Key(rawValue: 1621) }
    /// `contact`
    @inlinable public static var contact: Key { Key(rawValue: 1623) }
    /// `contained`
    @inlinable public static var contained: Key { Key(rawValue: 1624) }
    /// `contains`
    @inlinable public static var contains: Key { Key(rawValue: 1629) }
    /// `content`
    @inlinable public static var content: Key { Key(rawValue: 1630) }
    /// `contentReference`
    @inlinable public static var contentReference: Key { Key(rawValue: 1635) }
    /// `contentType`
    @inlinable public static var contentType: Key { Key(rawValue: 1637) }
    /// `context`
    @inlinable public static var context: Key { Key(rawValue: 1638) }
    /// `contextInvariant`
    @inlinable public static var contextInvariant: Key { Key(rawValue: 1639) }
    /// `copyright`
    @inlinable public static var copyright: Key { Key(rawValue: 1659) }
    /// `copyrightLabel`
    @inlinable public static var copyrightLabel: Key { Key(rawValue: 1660) }
    /// `cors`
    @inlinable public static var cors: Key { Key(rawValue: 1663) }
    /// `count`
    @inlinable public static var count: Key { Key(rawValue: 1669) }
    /// `countMax`
    @inlinable public static var countMax: Key { Key(rawValue: 1670) }
    /// `country`
    @inlinable public static var country: Key { Key(rawValue: 1673) }
    /// `creation`
    @inlinable public static var creation: Key { Key(rawValue: 1684) }
    /// `currency`
    @inlinable public static var currency: Key { Key(rawValue: 1689) }
    /// `custodian`
    @inlinable public static var custodian: Key { Key(rawValue: 1693) }
    /// `data`
    @inlinable public static var data: Key { Key(rawValue: 1698) }
    /// `dataRequirement`
    @inlinable public static var dataRequirement: Key { Key(rawValue: 1702) }
    /// `date`
    @inlinable public static var date: Key { Key(rawValue: 1705) }
    /// `dateFilter`
    @inlinable public static var dateFilter: Key { Key(rawValue: 1710) }
    /// `dateRange`
    @inlinable public static var dateRange: Key { Key(rawValue: 1716) }
    /// `dayOfWeek`
    @inlinable public static var dayOfWeek: Key { Key(rawValue: 1721) }
    /// `daysOfWeek`
    @inlinable public static var daysOfWeek: Key { Key(rawValue: 1722) }
    /// `deceased`
    @inlinable public static var deceased: Key { Key(rawValue: 1724) }
    /// `deceasedBoolean`
    @inlinable public static var deceasedBoolean: Key { Key(rawValue: 1726) }
    /// `deceasedDateTime`
    @inlinable public static var deceasedDateTime: Key { Key(rawValue: 1728) }
    /// `defaultValue`
    @inlinable public static var defaultValue: Key { Key(rawValue: 1736) }
    /// `defaultValueAddress`
    @inlinable public static var defaultValueAddress: Key { Key(rawValue: 1737) }
    /// `defaultValueAge`
    @inlinable public static var defaultValueAge: Key { Key(rawValue: 1738) }
    /// `defaultValueAnnotation`
    @inlinable public static var defaultValueAnnotation: Key { Key(rawValue: 1739) }
    /// `defaultValueAttachment`
    @inlinable public static var defaultValueAttachment: Key { Key(rawValue: 1740) }
    /// `defaultValueAvailability`
    @inlinable public static var defaultValueAvailability: Key { Key(rawValue: 1741) }
    /// `defaultValueBase64Binary`
    @inlinable public static var defaultValueBase64Binary: Key { Key(rawValue: 1742) }
    /// `defaultValueBoolean`
    @inlinable public static var defaultValueBoolean: Key { Key(rawValue: 1743) }
    /// `defaultValueCanonical`
    @inlinable public static var defaultValueCanonical: Key { Key(rawValue: 1744) }
    /// `defaultValueCode`
    @inlinable public static var defaultValueCode: Key { Key(rawValue: 1745) }
    /// `defaultValueCodeableConcept`
    @inlinable public static var defaultValueCodeableConcept: Key { Key(rawValue: 1746) }
    /// `defaultValueCodeableReference`
    @inlinable public static var defaultValueCodeableReference: Key { Key(rawValue: 1747) }
    /// `defaultValueCoding`
    @inlinable public static var defaultValueCoding: Key { Key(rawValue: 1748) }
    /// `defaultValueContactDetail`
    @inlinable public static var defaultValueContactDetail: Key { Key(rawValue: 1749) }
    /// `defaultValueContactPoint`
    @inlinable public static var defaultValueContactPoint: Key { Key(rawValue: 1750) }
    /// `defaultValueContributor`
    @inlinable public static var defaultValueContributor: Key { Key(rawValue: 1751) }
    /// `defaultValueCount`
    @inlinable public static var defaultValueCount: Key { Key(rawValue: 1752) }
    /// `defaultValueDataRequirement`
    @inlinable public static var defaultValueDataRequirement: Key { Key(rawValue: 1753) }
    /// `defaultValueDate`
    @inlinable public static var defaultValueDate: Key { Key(rawValue: 1754) }
    /// `defaultValueDateTime`
    @inlinable public static var defaultValueDateTime: Key { Key(rawValue: 1755) }
    /// `defaultValueDecimal`
    @inlinable public static var defaultValueDecimal: Key { Key(rawValue: 1756) }
    /// `defaultValueDistance`
    @inlinable public static var defaultValueDistance: Key { Key(rawValue: 1757) }
    /// `defaultValueDosage`
    @inlinable public static var defaultValueDosage: Key { Key(rawValue: 1758) }
    /// `defaultValueDuration`
    @inlinable public static var defaultValueDuration: Key { Key(rawValue: 1759) }
    /// `defaultValueExpression`
    @inlinable public static var defaultValueExpression: Key { Key(rawValue: 1760) }
    /// `defaultValueExtendedContactDetail`
    @inlinable public static var defaultValueExtendedContactDetail: Key { Key(rawValue: 1761) }
    /// `defaultValueHumanName`
    @inlinable public static var defaultValueHumanName: Key { Key(rawValue: 1762) }
    /// `defaultValueId`
    @inlinable public static var defaultValueId: Key { Key(rawValue: 1763) }
    /// `defaultValueIdentifier`
    @inlinable public static var defaultValueIdentifier: Key { Key(rawValue: 1764) }
    /// `defaultValueInstant`
    @inlinable public static var defaultValueInstant: Key { Key(rawValue: 1765) }
    /// `defaultValueInteger`
    @inlinable public static var defaultValueInteger: Key { Key(rawValue: 1766) }
    /// `defaultValueInteger64`
    @inlinable public static var defaultValueInteger64: Key { Key(rawValue: 1767) }
    /// `defaultValueMarkdown`
    @inlinable public static var defaultValueMarkdown: Key { Key(rawValue: 1768) }
    /// `defaultValueMeta`
    @inlinable public static var defaultValueMeta: Key { Key(rawValue: 1769) }
    /// `defaultValueMoney`
    @inlinable public static var defaultValueMoney: Key { Key(rawValue: 1770) }
    /// `defaultValueOid`
    @inlinable public static var defaultValueOid: Key { Key(rawValue: 1771) }
    /// `defaultValueParameterDefinition`
    @inlinable public static var defaultValueParameterDefinition: Key { Key(rawValue: 1772) }
    /// `defaultValuePeriod`
    @inlinable public static var defaultValuePeriod: Key { Key(rawValue: 1773) }
    /// `defaultValuePositiveInt`
    @inlinable public static var defaultValuePositiveInt: Key { Key(rawValue: 1774) }
    /// `defaultValueQuantity`
    @inlinable public static var defaultValueQuantity: Key { Key(rawValue: 1775) }
    /// `defaultValueRange`
    @inlinable public static var defaultValueRange: Key { Key(rawValue: 1776) }
    /// `defaultValueRatio`
    @inlinable public static var defaultValueRatio: Key { Key(rawValue: 1777) }
    /// `defaultValueRatioRange`
    @inlinable public static var defaultValueRatioRange: Key { Key(rawValue: 1778) }
    /// `defaultValueReference`
    @inlinable public static var defaultValueReference: Key { Key(rawValue: 1779) }
    /// `defaultValueRelatedArtifact`
    @inlinable public static var defaultValueRelatedArtifact: Key { Key(rawValue: 1780) }
    /// `defaultValueSampledData`
    @inlinable public static var defaultValueSampledData: Key { Key(rawValue: 1781) }
    /// `defaultValueSignature`
    @inlinable public static var defaultValueSignature: Key { Key(rawValue: 1782) }
    /// `defaultValueString`
    @inlinable public static var defaultValueString: Key { Key(rawValue: 1783) }
    /// `defaultValueTime`
    @inlinable public static var defaultValueTime: Key { Key(rawValue: 1784) }
    /// `defaultValueTiming`
    @inlinable public static var defaultValueTiming: Key { Key(rawValue: 1785) }
    /// `defaultValueTriggerDefinition`
    @inlinable public static var defaultValueTriggerDefinition: Key { Key(rawValue: 1786) }
    /// `defaultValueUnsignedInt`
    @inlinable public static var defaultValueUnsignedInt: Key { Key(rawValue: 1787) }
    /// `defaultValueUri`
    @inlinable public static var defaultValueUri: Key { Key(rawValue: 1788) }
    /// `defaultValueUrl`
    @inlinable public static var defaultValueUrl: Key { Key(rawValue: 1789) }
    /// `defaultValueUsageContext`
    @inlinable public static var defaultValueUsageContext: Key { Key(rawValue: 1790) }
    /// `defaultValueUuid`
    @inlinable public static var defaultValueUuid: Key { Key(rawValue: 1791) }
    /// `definition`
    @inlinable public static var definition: Key { Key(rawValue: 1795) }
    /// `denominator`
    @inlinable public static var denominator: Key { Key(rawValue: 1814) }
    /// `depth`
    @inlinable public static var depth: Key { Key(rawValue: 1819) }
    /// `derivation`
    @inlinable public static var derivation: Key { Key(rawValue: 1820) }
    /// `derivedFrom`
    @inlinable public static var derivedFrom: Key { Key(rawValue: 1821) }
    /// `description`
    @inlinable public static var description: Key { Key(rawValue: 1824) }
    /// `designation`
    @inlinable public static var designation: Key { Key(rawValue: 1826) }
    /// `details`
    @inlinable public static var details: Key { Key(rawValue: 1837) }
    /// `diagnostics`
    @inlinable public static var diagnostics: Key { Key(rawValue: 1849) }
    /// `differential`
    @inlinable public static var differential: Key { Key(rawValue: 1852) }
    /// `dimensions`
    @inlinable public static var dimensions: Key { Key(rawValue: 1853) }
    /// `direction`
    @inlinable public static var direction: Key { Key(rawValue: 1854) }
    /// `disabledDisplay`
    @inlinable public static var disabledDisplay: Key { Key(rawValue: 1856) }
    /// `discriminator`
    @inlinable public static var discriminator: Key { Key(rawValue: 1859) }
    /// `display`
    @inlinable public static var display: Key { Key(rawValue: 1867) }
    /// `district`
    @inlinable public static var district: Key { Key(rawValue: 1873) }
    /// `div`
    @inlinable public static var div: Key { Key(rawValue: 1875) }
    /// `document`
    @inlinable public static var document: Key { Key(rawValue: 1879) }
    /// `documentation`
    @inlinable public static var documentation: Key { Key(rawValue: 1881) }
    /// `dose`
    @inlinable public static var dose: Key { Key(rawValue: 1885) }
    /// `doseAndRate`
    @inlinable public static var doseAndRate: Key { Key(rawValue: 1887) }
    /// `doseQuantity`
    @inlinable public static var doseQuantity: Key { Key(rawValue: 1892) }
    /// `doseRange`
    @inlinable public static var doseRange: Key { Key(rawValue: 1893) }
    /// `duration`
    @inlinable public static var duration: Key { Key(rawValue: 1901) }
    /// `durationMax`
    @inlinable public static var durationMax: Key { Key(rawValue: 1902) }
    /// `durationUnit`
    @inlinable public static var durationUnit: Key { Key(rawValue: 1906) }
    /// `during`
    @inlinable public static var during: Key { Key(rawValue: 1907) }
    /// `editor`
    @inlinable public static var editor: Key { Key(rawValue: 1910) }
    /// `effectivePeriod`
    @inlinable public static var effectivePeriod: Key { Key(rawValue: 1919) }
    /// `element`
    @inlinable public static var element: Key { Key(rawValue: 1922) }
    /// `enableBehavior`
    @inlinable public static var enableBehavior: Key { Key(rawValue: 1925) }
    /// `enableWhen`
    @inlinable public static var enableWhen: Key { Key(rawValue: 1926) }
    /// `encounter`
    @inlinable public static var encounter: Key { Key(rawValue: 1928) }
    /// `end`
    @inlinable public static var end: Key { Key(rawValue: 1929) }
    /// `endorser`
    @inlinable public static var endorser: Key { Key(rawValue: 1933) }
    /// `endpoint`
    @inlinable public static var endpoint: Key { Key(rawValue: 1934) }
    /// `entry`
    @inlinable public static var entry: Key { Key(rawValue: 1945) }
    /// `envelope`
    @inlinable public static var envelope: Key { Key(rawValue: 1950) }
    /// `etag`
    @inlinable public static var etag: Key { Key(rawValue: 1958) }
    /// `event`
    @inlinable public static var event: Key { Key(rawValue: 1961) }
    /// `example`
    @inlinable public static var example: Key { Key(rawValue: 1975) }
    /// `exclude`
    @inlinable public static var exclude: Key { Key(rawValue: 1979) }
    /// `exclusionCriteria`
    @inlinable public static var exclusionCriteria: Key { Key(rawValue: 1985) }
    /// `exclusive`
    @inlinable public static var exclusive: Key { Key(rawValue: 1986) }
    /// `expansion`
    @inlinable public static var expansion: Key { Key(rawValue: 1989) }
    /// `experimental`
    @inlinable public static var experimental: Key { Key(rawValue: 1992) }
    /// `expires`
    @inlinable public static var expires: Key { Key(rawValue: 1995) }
    /// `explain`
    @inlinable public static var explain: Key { Key(rawValue: 1997) }
    /// `expression`
    @inlinable public static var expression: Key { Key(rawValue: 2005) }
    /// `extension`
    @inlinable public static var `extension`: Key { Key(rawValue: 2007) }
    /// `externalDiameter`
    @inlinable public static var externalDiameter: Key { Key(rawValue: 2008) }
    /// `factor`
    @inlinable public static var factor: Key { Key(rawValue: 2015) }
    /// `family`
    @inlinable public static var family: Key { Key(rawValue: 2018) }
    /// `fhirVersion`
    @inlinable public static var fhirVersion: Key { Key(rawValue: 2024) }
    /// `fhir_comments`
    @inlinable public static var fhirComments: Key { Key(rawValue: 2025) }
    /// `filter`
    @inlinable public static var filter: Key { Key(rawValue: 2028) }
    /// `finalize`
    @inlinable public static var finalize: Key { Key(rawValue: 2032) }
    /// `fixed`
    @inlinable public static var fixed: Key { Key(rawValue: 2038) }
    /// `fixedAddress`
    @inlinable public static var fixedAddress: Key { Key(rawValue: 2039) }
    /// `fixedAge`
    @inlinable public static var fixedAge: Key { Key(rawValue: 2040) }
    /// `fixedAnnotation`
    @inlinable public static var fixedAnnotation: Key { Key(rawValue: 2041) }
    /// `fixedAttachment`
    @inlinable public static var fixedAttachment: Key { Key(rawValue: 2042) }
    /// `fixedAvailability`
    @inlinable public static var fixedAvailability: Key { Key(rawValue: 2043) }
    /// `fixedBase64Binary`
    @inlinable public static var fixedBase64Binary: Key { Key(rawValue: 2044) }
    /// `fixedBoolean`
    @inlinable public static var fixedBoolean: Key { Key(rawValue: 2045) }
    /// `fixedCanonical`
    @inlinable public static var fixedCanonical: Key { Key(rawValue: 2046) }
    /// `fixedCode`
    @inlinable public static var fixedCode: Key { Key(rawValue: 2047) }
    /// `fixedCodeableConcept`
    @inlinable public static var fixedCodeableConcept: Key { Key(rawValue: 2048) }
    /// `fixedCodeableReference`
    @inlinable public static var fixedCodeableReference: Key { Key(rawValue: 2049) }
    /// `fixedCoding`
    @inlinable public static var fixedCoding: Key { Key(rawValue: 2050) }
    /// `fixedContactDetail`
    @inlinable public static var fixedContactDetail: Key { Key(rawValue: 2051) }
    /// `fixedContactPoint`
    @inlinable public static var fixedContactPoint: Key { Key(rawValue: 2052) }
    /// `fixedContributor`
    @inlinable public static var fixedContributor: Key { Key(rawValue: 2053) }
    /// `fixedCount`
    @inlinable public static var fixedCount: Key { Key(rawValue: 2054) }
    /// `fixedDataRequirement`
    @inlinable public static var fixedDataRequirement: Key { Key(rawValue: 2055) }
    /// `fixedDate`
    @inlinable public static var fixedDate: Key { Key(rawValue: 2056) }
    /// `fixedDateTime`
    @inlinable public static var fixedDateTime: Key { Key(rawValue: 2057) }
    /// `fixedDecimal`
    @inlinable public static var fixedDecimal: Key { Key(rawValue: 2058) }
    /// `fixedDistance`
    @inlinable public static var fixedDistance: Key { Key(rawValue: 2059) }
    /// `fixedDosage`
    @inlinable public static var fixedDosage: Key { Key(rawValue: 2060) }
    /// `fixedDuration`
    @inlinable public static var fixedDuration: Key { Key(rawValue: 2061) }
    /// `fixedExpression`
    @inlinable public static var fixedExpression: Key { Key(rawValue: 2062) }
    /// `fixedExtendedContactDetail`
    @inlinable public static var fixedExtendedContactDetail: Key { Key(rawValue: 2063) }
    /// `fixedHumanName`
    @inlinable public static var fixedHumanName: Key { Key(rawValue: 2064) }
    /// `fixedId`
    @inlinable public static var fixedId: Key { Key(rawValue: 2065) }
    /// `fixedIdentifier`
    @inlinable public static var fixedIdentifier: Key { Key(rawValue: 2066) }
    /// `fixedInstant`
    @inlinable public static var fixedInstant: Key { Key(rawValue: 2067) }
    /// `fixedInteger`
    @inlinable public static var fixedInteger: Key { Key(rawValue: 2068) }
    /// `fixedInteger64`
    @inlinable public static var fixedInteger64: Key { Key(rawValue: 2069) }
    /// `fixedMarkdown`
    @inlinable public static var fixedMarkdown: Key { Key(rawValue: 2070) }
    /// `fixedMeta`
    @inlinable public static var fixedMeta: Key { Key(rawValue: 2071) }
    /// `fixedMoney`
    @inlinable public static var fixedMoney: Key { Key(rawValue: 2072) }
    /// `fixedOid`
    @inlinable public static var fixedOid: Key { Key(rawValue: 2073) }
    /// `fixedParameterDefinition`
    @inlinable public static var fixedParameterDefinition: Key { Key(rawValue: 2074) }
    /// `fixedPeriod`
    @inlinable public static var fixedPeriod: Key { Key(rawValue: 2075) }
    /// `fixedPositiveInt`
    @inlinable public static var fixedPositiveInt: Key { Key(rawValue: 2076) }
    /// `fixedQuantity`
    @inlinable public static var fixedQuantity: Key { Key(rawValue: 2077) }
    /// `fixedRange`
    @inlinable public static var fixedRange: Key { Key(rawValue: 2078) }
    /// `fixedRatio`
    @inlinable public static var fixedRatio: Key { Key(rawValue: 2079) }
    /// `fixedRatioRange`
    @inlinable public static var fixedRatioRange: Key { Key(rawValue: 2080) }
    /// `fixedReference`
    @inlinable public static var fixedReference: Key { Key(rawValue: 2081) }
    /// `fixedRelatedArtifact`
    @inlinable public static var fixedRelatedArtifact: Key { Key(rawValue: 2082) }
    /// `fixedSampledData`
    @inlinable public static var fixedSampledData: Key { Key(rawValue: 2083) }
    /// `fixedSignature`
    @inlinable public static var fixedSignature: Key { Key(rawValue: 2084) }
    /// `fixedString`
    @inlinable public static var fixedString: Key { Key(rawValue: 2085) }
    /// `fixedTime`
    @inlinable public static var fixedTime: Key { Key(rawValue: 2086) }
    /// `fixedTiming`
    @inlinable public static var fixedTiming: Key { Key(rawValue: 2087) }
    /// `fixedTriggerDefinition`
    @inlinable public static var fixedTriggerDefinition: Key { Key(rawValue: 2088) }
    /// `fixedUnsignedInt`
    @inlinable public static var fixedUnsignedInt: Key { Key(rawValue: 2089) }
    /// `fixedUri`
    @inlinable public static var fixedUri: Key { Key(rawValue: 2090) }
    /// `fixedUrl`
    @inlinable public static var fixedUrl: Key { Key(rawValue: 2091) }
    /// `fixedUsageContext`
    @inlinable public static var fixedUsageContext: Key { Key(rawValue: 2092) }
    /// `fixedUuid`
    @inlinable public static var fixedUuid: Key { Key(rawValue: 2093) }
    /// `footer`
    @inlinable public static var footer: Key { Key(rawValue: 2104) }
    /// `form`
    @inlinable public static var form: Key { Key(rawValue: 2109) }
    /// `format`
    @inlinable public static var format: Key { Key(rawValue: 2112) }
    /// `fraction`
    @inlinable public static var fraction: Key { Key(rawValue: 2114) }
    /// `frames`
    @inlinable public static var frames: Key { Key(rawValue: 2117) }
    /// `frequency`
    @inlinable public static var frequency: Key { Key(rawValue: 2119) }
    /// `frequencyMax`
    @inlinable public static var frequencyMax: Key { Key(rawValue: 2120) }
    /// `fullUrl`
    @inlinable public static var fullUrl: Key { Key(rawValue: 2125) }
    /// `gender`
    @inlinable public static var gender: Key { Key(rawValue: 2131) }
    /// `generalPractitioner`
    @inlinable public static var generalPractitioner: Key { Key(rawValue: 2136) }
    /// `given`
    @inlinable public static var given: Key { Key(rawValue: 2147) }
    /// `granularity`
    @inlinable public static var granularity: Key { Key(rawValue: 2154) }
    /// `hash`
    @inlinable public static var hash: Key { Key(rawValue: 2177) }
    /// `header`
    @inlinable public static var header: Key { Key(rawValue: 2178) }
    /// `height`
    @inlinable public static var height: Key { Key(rawValue: 2182) }
    /// `hierarchyMeaning`
    @inlinable public static var hierarchyMeaning: Key { Key(rawValue: 2184) }
    /// `high`
    @inlinable public static var high: Key { Key(rawValue: 2185) }
    /// `highLimit`
    @inlinable public static var highLimit: Key { Key(rawValue: 2186) }
    /// `highNumerator`
    @inlinable public static var highNumerator: Key { Key(rawValue: 2187) }
    /// `hints`
    @inlinable public static var hints: Key { Key(rawValue: 2189) }
    /// `human`
    @inlinable public static var human: Key { Key(rawValue: 2194) }
    /// `id`
    @inlinable public static var id: Key { Key(rawValue: 2197) }
    /// `identifier`
    @inlinable public static var identifier: Key { Key(rawValue: 2201) }
    /// `identity`
    @inlinable public static var identity: Key { Key(rawValue: 2202) }
    /// `ifMatch`
    @inlinable public static var ifMatch: Key { Key(rawValue: 2204) }
    /// `ifModifiedSince`
    @inlinable public static var ifModifiedSince: Key { Key(rawValue: 2205) }
    /// `ifNoneExist`
    @inlinable public static var ifNoneExist: Key { Key(rawValue: 2206) }
    /// `ifNoneMatch`
    @inlinable public static var ifNoneMatch: Key { Key(rawValue: 2207) }
    /// `image`
    @inlinable public static var image: Key { Key(rawValue: 2208) }
    /// `immutable`
    @inlinable public static var immutable: Key { Key(rawValue: 2214) }
    /// `implementation`
    @inlinable public static var implementation: Key { Key(rawValue: 2215) }
    /// `implementationGuide`
    @inlinable public static var implementationGuide: Key { Key(rawValue: 2216) }
    /// `implicitRules`
    @inlinable public static var implicitRules: Key { Key(rawValue: 2218) }
    /// `imports`
    @inlinable public static var imports: Key { Key(rawValue: 2220) }
    /// `imprint`
    @inlinable public static var imprint: Key { Key(rawValue: 2221) }
    /// `inactive`
    @inlinable public static var inactive: Key { Key(rawValue: 2225) }
    /// `include`
    @inlinable public static var include: Key { Key(rawValue: 2227) }
    /// `inclusionCriteria`
    @inlinable public static var inclusionCriteria: Key { Key(rawValue: 2229) }
    /// `index`
    @inlinable public static var index: Key { Key(rawValue: 2231) }
    /// `initial`
    @inlinable public static var initial: Key { Key(rawValue: 2245) }
    /// `initialSelected`
    @inlinable public static var initialSelected: Key { Key(rawValue: 2247) }
    /// `inputProfile`
    @inlinable public static var inputProfile: Key { Key(rawValue: 2255) }
    /// `instance`
    @inlinable public static var instance: Key { Key(rawValue: 2257) }
    /// `instantiates`
    @inlinable public static var instantiates: Key { Key(rawValue: 2264) }
    /// `interaction`
    @inlinable public static var interaction: Key { Key(rawValue: 2284) }
    /// `interval`
    @inlinable public static var interval: Key { Key(rawValue: 2288) }
    /// `intervalUnit`
    @inlinable public static var intervalUnit: Key { Key(rawValue: 2289) }
    /// `invalidMessage`
    @inlinable public static var invalidMessage: Key { Key(rawValue: 2292) }
    /// `isModifier`
    @inlinable public static var isModifier: Key { Key(rawValue: 2301) }
    /// `isModifierReason`
    @inlinable public static var isModifierReason: Key { Key(rawValue: 2302) }
    /// `isSummary`
    @inlinable public static var isSummary: Key { Key(rawValue: 2305) }
    /// `issue`
    @inlinable public static var issue: Key { Key(rawValue: 2307) }
    /// `issues`
    @inlinable public static var issues: Key { Key(rawValue: 2311) }
    /// `item`
    @inlinable public static var item: Key { Key(rawValue: 2312) }
    /// `items`
    @inlinable public static var items: Key { Key(rawValue: 2317) }
    /// `jumped`
    @inlinable public static var jumped: Key { Key(rawValue: 2318) }
    /// `jurisdiction`
    @inlinable public static var jurisdiction: Key { Key(rawValue: 2319) }
    /// `key`
    @inlinable public static var key: Key { Key(rawValue: 2322) }
    /// `keyboardType`
    @inlinable public static var keyboardType: Key { Key(rawValue: 2323) }
    /// `keyword`
    @inlinable public static var keyword: Key { Key(rawValue: 2324) }
    /// `kind`
    @inlinable public static var kind: Key { Key(rawValue: 2325) }
    /// `label`
    @inlinable public static var label: Key { Key(rawValue: 2330) }
    /// `language`
    @inlinable public static var language: Key { Key(rawValue: 2332) }
    /// `lastModified`
    @inlinable public static var lastModified: Key { Key(rawValue: 2334) }
    /// `lastReviewDate`
    @inlinable public static var lastReviewDate: Key { Key(rawValue: 2339) }
    /// `lastUpdated`
    @inlinable public static var lastUpdated: Key { Key(rawValue: 2341) }
    /// `limit`
    @inlinable public static var limit: Key { Key(rawValue: 2359) }
    /// `line`
    @inlinable public static var line: Key { Key(rawValue: 2360) }
    /// `link`
    @inlinable public static var link: Key { Key(rawValue: 2362) }
    /// `linkId`
    @inlinable public static var linkId: Key { Key(rawValue: 2364) }
    /// `location`
    @inlinable public static var location: Key { Key(rawValue: 2371) }
    /// `lockedDate`
    @inlinable public static var lockedDate: Key { Key(rawValue: 2377) }
    /// `low`
    @inlinable public static var low: Key { Key(rawValue: 2381) }
    /// `lowLimit`
    @inlinable public static var lowLimit: Key { Key(rawValue: 2382) }
    /// `lowNumerator`
    @inlinable public static var lowNumerator: Key { Key(rawValue: 2383) }
    /// `lowerLimit`
    @inlinable public static var lowerLimit: Key { Key(rawValue: 2384) }
    /// `managingOrganization`
    @inlinable public static var managingOrganization: Key { Key(rawValue: 2388) }
    /// `map`
    @inlinable public static var map: Key { Key(rawValue: 2400) }
    /// `mapping`
    @inlinable public static var mapping: Key { Key(rawValue: 2401) }
    /// `maritalStatus`
    @inlinable public static var maritalStatus: Key { Key(rawValue: 2402) }
    /// `markdown`
    @inlinable public static var markdown: Key { Key(rawValue: 2403) }
    /// `max`
    @inlinable public static var max: Key { Key(rawValue: 2416) }
    /// `maxDosePerAdministration`
    @inlinable public static var maxDosePerAdministration: Key { Key(rawValue: 2419) }
    /// `maxDosePerLifetime`
    @inlinable public static var maxDosePerLifetime: Key { Key(rawValue: 2421) }
    /// `maxDosePerPeriod`
    @inlinable public static var maxDosePerPeriod: Key { Key(rawValue: 2422) }
    /// `maxLength`
    @inlinable public static var maxLength: Key { Key(rawValue: 2425) }
    /// `maxParticipants`
    @inlinable public static var maxParticipants: Key { Key(rawValue: 2426) }
    /// `maxValue`
    @inlinable public static var maxValue: Key { Key(rawValue: 2429) }
    /// `maxValueDate`
    @inlinable public static var maxValueDate: Key { Key(rawValue: 2430) }
    /// `maxValueDateTime`
    @inlinable public static var maxValueDateTime: Key { Key(rawValue: 2431) }
    /// `maxValueDecimal`
    @inlinable public static var maxValueDecimal: Key { Key(rawValue: 2432) }
    /// `maxValueInstant`
    @inlinable public static var maxValueInstant: Key { Key(rawValue: 2433) }
    /// `maxValueInteger`
    @inlinable public static var maxValueInteger: Key { Key(rawValue: 2434) }
    /// `maxValueInteger64`
    @inlinable public static var maxValueInteger64: Key { Key(rawValue: 2435) }
    /// `maxValuePositiveInt`
    @inlinable public static var maxValuePositiveInt: Key { Key(rawValue: 2436) }
    /// `maxValueQuantity`
    @inlinable public static var maxValueQuantity: Key { Key(rawValue: 2437) }
    /// `maxValueTime`
    @inlinable public static var maxValueTime: Key { Key(rawValue: 2438) }
    /// `maxValueUnsignedInt`
    @inlinable public static var maxValueUnsignedInt: Key { Key(rawValue: 2439) }
    /// `maximum`
    @inlinable public static var maximum: Key { Key(rawValue: 2441) }
    /// `maximumDate`
    @inlinable public static var maximumDate: Key { Key(rawValue: 2442) }
    /// `maximumFractionDigits`
    @inlinable public static var maximumFractionDigits: Key { Key(rawValue: 2443) }
    /// `maximumLength`
    @inlinable public static var maximumLength: Key { Key(rawValue: 2444) }
    /// `meaningWhenMissing`
    @inlinable public static var meaningWhenMissing: Key { Key(rawValue: 2446) }
    /// `messaging`
    @inlinable public static var messaging: Key { Key(rawValue: 2468) }
    /// `meta`
    @inlinable public static var meta: Key { Key(rawValue: 2469) }
    /// `method`
    @inlinable public static var method: Key { Key(rawValue: 2471) }
    /// `min`
    @inlinable public static var min: Key { Key(rawValue: 2475) }
    /// `minValue`
    @inlinable public static var minValue: Key { Key(rawValue: 2476) }
    /// `minValueDate`
    @inlinable public static var minValueDate: Key { Key(rawValue: 2477) }
    /// `minValueDateTime`
    @inlinable public static var minValueDateTime: Key { Key(rawValue: 2478) }
    /// `minValueDecimal`
    @inlinable public static var minValueDecimal: Key { Key(rawValue: 2479) }
    /// `minValueInstant`
    @inlinable public static var minValueInstant: Key { Key(rawValue: 2480) }
    /// `minValueInteger`
    @inlinable public static var minValueInteger: Key { Key(rawValue: 2481) }
    /// `minValueInteger64`
    @inlinable public static var minValueInteger64: Key { Key(rawValue: 2482) }
    /// `minValuePositiveInt`
    @inlinable public static var minValuePositiveInt: Key { Key(rawValue: 2483) }
    /// `minValueQuantity`
    @inlinable public static var minValueQuantity: Key { Key(rawValue: 2484) }
    /// `minValueTime`
    @inlinable public static var minValueTime: Key { Key(rawValue: 2485) }
    /// `minValueUnsignedInt`
    @inlinable public static var minValueUnsignedInt: Key { Key(rawValue: 2486) }
    /// `minimum`
    @inlinable public static var minimum: Key { Key(rawValue: 2487) }
    /// `minimumDate`
    @inlinable public static var minimumDate: Key { Key(rawValue: 2488) }
    /// `mode`
    @inlinable public static var mode: Key { Key(rawValue: 2497) }
    /// `modifierExtension`
    @inlinable public static var modifierExtension: Key { Key(rawValue: 2502) }
    /// `multipleBirth`
    @inlinable public static var multipleBirth: Key { Key(rawValue: 2520) }
    /// `multipleBirthBoolean`
    @inlinable public static var multipleBirthBoolean: Key { Key(rawValue: 2521) }
    /// `multipleBirthInteger`
    @inlinable public static var multipleBirthInteger: Key { Key(rawValue: 2522) }
    /// `multipleLines`
    @inlinable public static var multipleLines: Key { Key(rawValue: 2523) }
    /// `mustHaveValue`
    @inlinable public static var mustHaveValue: Key { Key(rawValue: 2526) }
    /// `mustSupport`
    @inlinable public static var mustSupport: Key { Key(rawValue: 2527) }
    /// `name`
    @inlinable public static var name: Key { Key(rawValue: 2530) }
    /// `next`
    @inlinable public static var next: Key { Key(rawValue: 2545) }
    /// `nominalVolume`
    @inlinable public static var nominalVolume: Key { Key(rawValue: 2550) }
    /// `notAvailableTime`
    @inlinable public static var notAvailableTime: Key { Key(rawValue: 2554) }
    /// `numerator`
    @inlinable public static var numerator: Key { Key(rawValue: 2577) }
    /// `offset`
    @inlinable public static var offset: Key { Key(rawValue: 2611) }
    /// `offsets`
    @inlinable public static var offsets: Key { Key(rawValue: 2614) }
    /// `onBehalfOf`
    @inlinable public static var onBehalfOf: Key { Key(rawValue: 2618) }
    /// `op`
    @inlinable public static var op: Key { Key(rawValue: 2627) }
    /// `operation`
    @inlinable public static var operation: Key { Key(rawValue: 2629) }
    /// `operator`
    @inlinable public static var `operator`: Key { Key(rawValue: 2633) }
    /// `orderMeaning`
    @inlinable public static var orderMeaning: Key { Key(rawValue: 2639) }
    /// `ordered`
    @inlinable public static var ordered: Key { Key(rawValue: 2641) }
    /// `organization`
    @inlinable public static var organization: Key { Key(rawValue: 2650) }
    /// `origin`
    @inlinable public static var origin: Key { Key(rawValue: 2654) }
    /// `other`
    @inlinable public static var other: Key { Key(rawValue: 2658) }
    /// `otherChoice`
    @inlinable public static var otherChoice: Key { Key(rawValue: 2660) }
    /// `outcome`
    @inlinable public static var outcome: Key { Key(rawValue: 2663) }
    /// `outputProfile`
    @inlinable public static var outputProfile: Key { Key(rawValue: 2673) }
    /// `overload`
    @inlinable public static var overload: Key { Key(rawValue: 2676) }
    /// `pages`
    @inlinable public static var pages: Key { Key(rawValue: 2692) }
    /// `parameter`
    @inlinable public static var parameter: Key { Key(rawValue: 2695) }
    /// `parameterName`
    @inlinable public static var parameterName: Key { Key(rawValue: 2697) }
    /// `part`
    @inlinable public static var part: Key { Key(rawValue: 2704) }
    /// `partOf`
    @inlinable public static var partOf: Key { Key(rawValue: 2708) }
    /// `patchFormat`
    @inlinable public static var patchFormat: Key { Key(rawValue: 2722) }
    /// `path`
    @inlinable public static var path: Key { Key(rawValue: 2725) }
    /// `patientInstruction`
    @inlinable public static var patientInstruction: Key { Key(rawValue: 2729) }
    /// `pattern`
    @inlinable public static var pattern: Key { Key(rawValue: 2732) }
    /// `patternAddress`
    @inlinable public static var patternAddress: Key { Key(rawValue: 2733) }
    /// `patternAge`
    @inlinable public static var patternAge: Key { Key(rawValue: 2734) }
    /// `patternAnnotation`
    @inlinable public static var patternAnnotation: Key { Key(rawValue: 2735) }
    /// `patternAttachment`
    @inlinable public static var patternAttachment: Key { Key(rawValue: 2736) }
    /// `patternAvailability`
    @inlinable public static var patternAvailability: Key { Key(rawValue: 2737) }
    /// `patternBase64Binary`
    @inlinable public static var patternBase64Binary: Key { Key(rawValue: 2738) }
    /// `patternBoolean`
    @inlinable public static var patternBoolean: Key { Key(rawValue: 2739) }
    /// `patternCanonical`
    @inlinable public static var patternCanonical: Key { Key(rawValue: 2740) }
    /// `patternCode`
    @inlinable public static var patternCode: Key { Key(rawValue: 2741) }
    /// `patternCodeableConcept`
    @inlinable public static var patternCodeableConcept: Key { Key(rawValue: 2742) }
    /// `patternCodeableReference`
    @inlinable public static var patternCodeableReference: Key { Key(rawValue: 2743) }
    /// `patternCoding`
    @inlinable public static var patternCoding: Key { Key(rawValue: 2744) }
    /// `patternContactDetail`
    @inlinable public static var patternContactDetail: Key { Key(rawValue: 2745) }
    /// `patternContactPoint`
    @inlinable public static var patternContactPoint: Key { Key(rawValue: 2746) }
    /// `patternContributor`
    @inlinable public static var patternContributor: Key { Key(rawValue: 2747) }
    /// `patternCount`
    @inlinable public static var patternCount: Key { Key(rawValue: 2748) }
    /// `patternDataRequirement`
    @inlinable public static var patternDataRequirement: Key { Key(rawValue: 2749) }
    /// `patternDate`
    @inlinable public static var patternDate: Key { Key(rawValue: 2750) }
    /// `patternDateTime`
    @inlinable public static var patternDateTime: Key { Key(rawValue: 2751) }
    /// `patternDecimal`
    @inlinable public static var patternDecimal: Key { Key(rawValue: 2752) }
    /// `patternDistance`
    @inlinable public static var patternDistance: Key { Key(rawValue: 2753) }
    /// `patternDosage`
    @inlinable public static var patternDosage: Key { Key(rawValue: 2754) }
    /// `patternDuration`
    @inlinable public static var patternDuration: Key { Key(rawValue: 2755) }
    /// `patternExpression`
    @inlinable public static var patternExpression: Key { Key(rawValue: 2756) }
    /// `patternExtendedContactDetail`
    @inlinable public static var patternExtendedContactDetail: Key { Key(rawValue: 2757) }
    /// `patternHumanName`
    @inlinable public static var patternHumanName: Key { Key(rawValue: 2758) }
    /// `patternId`
    @inlinable public static var patternId: Key { Key(rawValue: 2759) }
    /// `patternIdentifier`
    @inlinable public static var patternIdentifier: Key { Key(rawValue: 2760) }
    /// `patternInstant`
    @inlinable public static var patternInstant: Key { Key(rawValue: 2761) }
    /// `patternInteger`
    @inlinable public static var patternInteger: Key { Key(rawValue: 2762) }
    /// `patternInteger64`
    @inlinable public static var patternInteger64: Key { Key(rawValue: 2763) }
    /// `patternMarkdown`
    @inlinable public static var patternMarkdown: Key { Key(rawValue: 2764) }
    /// `patternMeta`
    @inlinable public static var patternMeta: Key { Key(rawValue: 2765) }
    /// `patternMoney`
    @inlinable public static var patternMoney: Key { Key(rawValue: 2766) }
    /// `patternOid`
    @inlinable public static var patternOid: Key { Key(rawValue: 2767) }
    /// `patternParameterDefinition`
    @inlinable public static var patternParameterDefinition: Key { Key(rawValue: 2768) }
    /// `patternPeriod`
    @inlinable public static var patternPeriod: Key { Key(rawValue: 2769) }
    /// `patternPositiveInt`
    @inlinable public static var patternPositiveInt: Key { Key(rawValue: 2770) }
    /// `patternQuantity`
    @inlinable public static var patternQuantity: Key { Key(rawValue: 2771) }
    /// `patternRange`
    @inlinable public static var patternRange: Key { Key(rawValue: 2772) }
    /// `patternRatio`
    @inlinable public static var patternRatio: Key { Key(rawValue: 2773) }
    /// `patternRatioRange`
    @inlinable public static var patternRatioRange: Key { Key(rawValue: 2774) }
    /// `patternReference`
    @inlinable public static var patternReference: Key { Key(rawValue: 2775) }
    /// `patternRelatedArtifact`
    @inlinable public static var patternRelatedArtifact: Key { Key(rawValue: 2776) }
    /// `patternSampledData`
    @inlinable public static var patternSampledData: Key { Key(rawValue: 2777) }
    /// `patternSignature`
    @inlinable public static var patternSignature: Key { Key(rawValue: 2778) }
    /// `patternString`
    @inlinable public static var patternString: Key { Key(rawValue: 2779) }
    /// `patternTime`
    @inlinable public static var patternTime: Key { Key(rawValue: 2780) }
    /// `patternTiming`
    @inlinable public static var patternTiming: Key { Key(rawValue: 2781) }
    /// `patternTriggerDefinition`
    @inlinable public static var patternTriggerDefinition: Key { Key(rawValue: 2782) }
    /// `patternUnsignedInt`
    @inlinable public static var patternUnsignedInt: Key { Key(rawValue: 2783) }
    /// `patternUri`
    @inlinable public static var patternUri: Key { Key(rawValue: 2784) }
    /// `patternUrl`
    @inlinable public static var patternUrl: Key { Key(rawValue: 2785) }
    /// `patternUsageContext`
    @inlinable public static var patternUsageContext: Key { Key(rawValue: 2786) }
    /// `patternUuid`
    @inlinable public static var patternUuid: Key { Key(rawValue: 2787) }
    /// `period`
    @inlinable public static var period: Key { Key(rawValue: 2816) }
    /// `periodDuration`
    @inlinable public static var periodDuration: Key { Key(rawValue: 2818) }
    /// `periodMax`
    @inlinable public static var periodMax: Key { Key(rawValue: 2819) }
    /// `periodString`
    @inlinable public static var periodString: Key { Key(rawValue: 2821) }
    /// `periodUnit`
    @inlinable public static var periodUnit: Key { Key(rawValue: 2823) }
    /// `photo`
    @inlinable public static var photo: Key { Key(rawValue: 2830) }
    /// `physiologicalCondition`
    @inlinable public static var physiologicalCondition: Key { Key(rawValue: 2834) }
    /// `placeholder`
    @inlinable public static var placeholder: Key { Key(rawValue: 2835) }
    /// `populate`
    @inlinable public static var populate: Key { Key(rawValue: 2849) }
    /// `postalCode`
    @inlinable public static var postalCode: Key { Key(rawValue: 2854) }
    /// `preferred`
    @inlinable public static var preferred: Key { Key(rawValue: 2871) }
    /// `prefix`
    @inlinable public static var prefix: Key { Key(rawValue: 2873) }
    /// `profile`
    @inlinable public static var profile: Key { Key(rawValue: 2929) }
    /// `progress`
    @inlinable public static var progress: Key { Key(rawValue: 2936) }
    /// `property`
    @inlinable public static var property: Key { Key(rawValue: 2938) }
    /// `protocol`
    @inlinable public static var `protocol`: Key { Key(rawValue: 2942) }
    /// `prune`
    @inlinable public static var prune: Key { Key(rawValue: 2950) }
    /// `publicationDate`
    @inlinable public static var publicationDate: Key { Key(rawValue: 2951) }
    /// `publicationStatus`
    @inlinable public static var publicationStatus: Key { Key(rawValue: 2955) }
    /// `publisher`
    @inlinable public static var publisher: Key { Key(rawValue: 2957) }
    /// `purpose`
    @inlinable public static var purpose: Key { Key(rawValue: 2959) }
    /// `question`
    @inlinable public static var question: Key { Key(rawValue: 2979) }
    /// `questionnaire`
    @inlinable public static var questionnaire: Key { Key(rawValue: 2980) }
    /// `race`
    @inlinable public static var race: Key { Key(rawValue: 2981) }
    /// `rank`
    @inlinable public static var rank: Key { Key(rawValue: 2984) }
    /// `rate`
    @inlinable public static var rate: Key { Key(rawValue: 2986) }
    /// `rateQuantity`
    @inlinable public static var rateQuantity: Key { Key(rawValue: 2988) }
    /// `rateRange`
    @inlinable public static var rateRange: Key { Key(rawValue: 2989) }
    /// `rateRatio`
    @inlinable public static var rateRatio: Key { Key(rawValue: 2990) }
    /// `readHistory`
    @inlinable public static var readHistory: Key { Key(rawValue: 2999) }
    /// `readOnly`
    @inlinable public static var readOnly: Key { Key(rawValue: 3000) }
    /// `reference`
    @inlinable public static var reference: Key { Key(rawValue: 3024) }
    /// `referencePolicy`
    @inlinable public static var referencePolicy: Key { Key(rawValue: 3029) }
    /// `referenceRange`
    @inlinable public static var referenceRange: Key { Key(rawValue: 3030) }
    /// `referencedFrom`
    @inlinable public static var referencedFrom: Key { Key(rawValue: 3036) }
    /// `regex`
    @inlinable public static var regex: Key { Key(rawValue: 3042) }
    /// `relatedArtifact`
    @inlinable public static var relatedArtifact: Key { Key(rawValue: 3056) }
    /// `relation`
    @inlinable public static var relation: Key { Key(rawValue: 3065) }
    /// `relationship`
    @inlinable public static var relationship: Key { Key(rawValue: 3066) }
    /// `releaseDate`
    @inlinable public static var releaseDate: Key { Key(rawValue: 3072) }
    /// `reliableCache`
    @inlinable public static var reliableCache: Key { Key(rawValue: 3074) }
    /// `repeat`
    @inlinable public static var `repeat`: Key { Key(rawValue: 3077) }
    /// `repeats`
    @inlinable public static var repeats: Key { Key(rawValue: 3080) }
    /// `representation`
    @inlinable public static var representation: Key { Key(rawValue: 3095) }
    /// `request`
    @inlinable public static var request: Key { Key(rawValue: 3096) }
    /// `required`
    @inlinable public static var required: Key { Key(rawValue: 3111) }
    /// `requirements`
    @inlinable public static var requirements: Key { Key(rawValue: 3114) }
    /// `resource`
    @inlinable public static var resource: Key { Key(rawValue: 3117) }
    /// `resourceReference`
    @inlinable public static var resourceReference: Key { Key(rawValue: 3119) }
    /// `resourceType`
    @inlinable public static var resourceType: Key { Key(rawValue: 3121) }
    /// `response`
    @inlinable public static var response: Key { Key(rawValue: 3122) }
    /// `rest`
    @inlinable public static var rest: Key { Key(rawValue: 3130) }
    /// `restoreDate`
    @inlinable public static var restoreDate: Key { Key(rawValue: 3131) }
    /// `reviewer`
    @inlinable public static var reviewer: Key { Key(rawValue: 3145) }
    /// `role`
    @inlinable public static var role: Key { Key(rawValue: 3150) }
    /// `route`
    @inlinable public static var route: Key { Key(rawValue: 3151) }
    /// `rules`
    @inlinable public static var rules: Key { Key(rawValue: 3155) }
    /// `scope`
    @inlinable public static var scope: Key { Key(rawValue: 3166) }
    /// `score`
    @inlinable public static var score: Key { Key(rawValue: 3167) }
    /// `scoring`
    @inlinable public static var scoring: Key { Key(rawValue: 3168) }
    /// `search`
    @inlinable public static var search: Key { Key(rawValue: 3171) }
    /// `searchInclude`
    @inlinable public static var searchInclude: Key { Key(rawValue: 3172) }
    /// `searchParam`
    @inlinable public static var searchParam: Key { Key(rawValue: 3173) }
    /// `searchRevInclude`
    @inlinable public static var searchRevInclude: Key { Key(rawValue: 3174) }
    /// `searchType`
    @inlinable public static var searchType: Key { Key(rawValue: 3175) }
    /// `security`
    @inlinable public static var security: Key { Key(rawValue: 3178) }
    /// `sequence`
    @inlinable public static var sequence: Key { Key(rawValue: 3186) }
    /// `service`
    @inlinable public static var service: Key { Key(rawValue: 3201) }
    /// `session`
    @inlinable public static var session: Key { Key(rawValue: 3210) }
    /// `sessionKey`
    @inlinable public static var sessionKey: Key { Key(rawValue: 3211) }
    /// `severity`
    @inlinable public static var severity: Key { Key(rawValue: 3213) }
    /// `shape`
    @inlinable public static var shape: Key { Key(rawValue: 3215) }
    /// `short`
    @inlinable public static var short: Key { Key(rawValue: 3217) }
    /// `shortDoco`
    @inlinable public static var shortDoco: Key { Key(rawValue: 3218) }
    /// `sigFormat`
    @inlinable public static var sigFormat: Key { Key(rawValue: 3220) }
    /// `signature`
    @inlinable public static var signature: Key { Key(rawValue: 3221) }
    /// `site`
    @inlinable public static var site: Key { Key(rawValue: 3224) }
    /// `size`
    @inlinable public static var size: Key { Key(rawValue: 3226) }
    /// `sliceIsConstraining`
    @inlinable public static var sliceIsConstraining: Key { Key(rawValue: 3227) }
    /// `sliceName`
    @inlinable public static var sliceName: Key { Key(rawValue: 3228) }
    /// `slicing`
    @inlinable public static var slicing: Key { Key(rawValue: 3229) }
    /// `snapshot`
    @inlinable public static var snapshot: Key { Key(rawValue: 3231) }
    /// `software`
    @inlinable public static var software: Key { Key(rawValue: 3232) }
    /// `sort`
    @inlinable public static var sort: Key { Key(rawValue: 3234) }
    /// `source`
    @inlinable public static var source: Key { Key(rawValue: 3235) }
    /// `sourceId`
    @inlinable public static var sourceId: Key { Key(rawValue: 3239) }
    /// `specialPrecautionsForStorage`
    @inlinable public static var specialPrecautionsForStorage: Key { Key(rawValue: 3261) }
    /// `start`
    @inlinable public static var start: Key { Key(rawValue: 3276) }
    /// `state`
    @inlinable public static var state: Key { Key(rawValue: 3283) }
    /// `status`
    @inlinable public static var status: Key { Key(rawValue: 3287) }
    /// `step`
    @inlinable public static var step: Key { Key(rawValue: 3294) }
    /// `strength`
    @inlinable public static var strength: Key { Key(rawValue: 3303) }
    /// `style`
    @inlinable public static var style: Key { Key(rawValue: 3330) }
    /// `subProperty`
    @inlinable public static var subProperty: Key { Key(rawValue: 3335) }
    /// `subject`
    @inlinable public static var subject: Key { Key(rawValue: 3340) }
    /// `subjectCodeableConcept`
    @inlinable public static var subjectCodeableConcept: Key { Key(rawValue: 3342) }
    /// `subjectReference`
    @inlinable public static var subjectReference: Key { Key(rawValue: 3344) }
    /// `subjectType`
    @inlinable public static var subjectType: Key { Key(rawValue: 3349) }
    /// `subscriptionTopic`
    @inlinable public static var subscriptionTopic: Key { Key(rawValue: 3357) }
    /// `subtitle`
    @inlinable public static var subtitle: Key { Key(rawValue: 3367) }
    /// `suffix`
    @inlinable public static var suffix: Key { Key(rawValue: 3370) }
    /// `supplements`
    @inlinable public static var supplements: Key { Key(rawValue: 3376) }
    /// `supportedMessage`
    @inlinable public static var supportedMessage: Key { Key(rawValue: 3380) }
    /// `supportedProfile`
    @inlinable public static var supportedProfile: Key { Key(rawValue: 3381) }
    /// `suppress`
    @inlinable public static var suppress: Key { Key(rawValue: 3387) }
    /// `system`
    @inlinable public static var system: Key { Key(rawValue: 3393) }
    /// `tag`
    @inlinable public static var tag: Key { Key(rawValue: 3395) }
    /// `targetFormat`
    @inlinable public static var targetFormat: Key { Key(rawValue: 3401) }
    /// `targetProfile`
    @inlinable public static var targetProfile: Key { Key(rawValue: 3410) }
    /// `telecom`
    @inlinable public static var telecom: Key { Key(rawValue: 3422) }
    /// `text`
    @inlinable public static var text: Key { Key(rawValue: 3437) }
    /// `time`
    @inlinable public static var time: Key { Key(rawValue: 3449) }
    /// `timeOfDay`
    @inlinable public static var timeOfDay: Key { Key(rawValue: 3454) }
    /// `timestamp`
    @inlinable public static var timestamp: Key { Key(rawValue: 3457) }
    /// `timezone`
    @inlinable public static var timezone: Key { Key(rawValue: 3458) }
    /// `timing`
    @inlinable public static var timing: Key { Key(rawValue: 3459) }
    /// `timingDate`
    @inlinable public static var timingDate: Key { Key(rawValue: 3461) }
    /// `timingDateTime`
    @inlinable public static var timingDateTime: Key { Key(rawValue: 3462) }
    /// `timingReference`
    @inlinable public static var timingReference: Key { Key(rawValue: 3466) }
    /// `timingTiming`
    @inlinable public static var timingTiming: Key { Key(rawValue: 3467) }
    /// `title`
    @inlinable public static var title: Key { Key(rawValue: 3469) }
    /// `to`
    @inlinable public static var to: Key { Key(rawValue: 3470) }
    /// `topic`
    @inlinable public static var topic: Key { Key(rawValue: 3471) }
    /// `total`
    @inlinable public static var total: Key { Key(rawValue: 3474) }
    /// `type`
    @inlinable public static var type: Key { Key(rawValue: 3490) }
    /// `unit`
    @inlinable public static var unit: Key { Key(rawValue: 3502) }
    /// `units`
    @inlinable public static var units: Key { Key(rawValue: 3507) }
    /// `updateCreate`
    @inlinable public static var updateCreate: Key { Key(rawValue: 3510) }
    /// `upperLimit`
    @inlinable public static var upperLimit: Key { Key(rawValue: 3511) }
    /// `uri`
    @inlinable public static var uri: Key { Key(rawValue: 3512) }
    /// `url`
    @inlinable public static var url: Key { Key(rawValue: 3513) }
    /// `usage`
    @inlinable public static var usage: Key { Key(rawValue: 3514) }
    /// `use`
    @inlinable public static var use: Key { Key(rawValue: 3519) }
    /// `useContext`
    @inlinable public static var useContext: Key { Key(rawValue: 3521) }
    /// `userSelected`
    @inlinable public static var userSelected: Key { Key(rawValue: 3529) }
    /// `value`
    @inlinable public static var value: Key { Key(rawValue: 3544) }
    /// `valueAddress`
    @inlinable public static var valueAddress: Key { Key(rawValue: 3545) }
    /// `valueAge`
    @inlinable public static var valueAge: Key { Key(rawValue: 3546) }
    /// `valueAlternatives`
    @inlinable public static var valueAlternatives: Key { Key(rawValue: 3547) }
    /// `valueAnnotation`
    @inlinable public static var valueAnnotation: Key { Key(rawValue: 3548) }
    /// `valueAttachment`
    @inlinable public static var valueAttachment: Key { Key(rawValue: 3549) }
    /// `valueAvailability`
    @inlinable public static var valueAvailability: Key { Key(rawValue: 3550) }
    /// `valueBase64Binary`
    @inlinable public static var valueBase64Binary: Key { Key(rawValue: 3551) }
    /// `valueBoolean`
    @inlinable public static var valueBoolean: Key { Key(rawValue: 3552) }
    /// `valueCanonical`
    @inlinable public static var valueCanonical: Key { Key(rawValue: 3553) }
    /// `valueCode`
    @inlinable public static var valueCode: Key { Key(rawValue: 3555) }
    /// `valueCodeableConcept`
    @inlinable public static var valueCodeableConcept: Key { Key(rawValue: 3556) }
    /// `valueCodeableReference`
    @inlinable public static var valueCodeableReference: Key { Key(rawValue: 3557) }
    /// `valueCoding`
    @inlinable public static var valueCoding: Key { Key(rawValue: 3558) }
    /// `valueContactDetail`
    @inlinable public static var valueContactDetail: Key { Key(rawValue: 3559) }
    /// `valueContactPoint`
    @inlinable public static var valueContactPoint: Key { Key(rawValue: 3560) }
    /// `valueContributor`
    @inlinable public static var valueContributor: Key { Key(rawValue: 3561) }
    /// `valueCount`
    @inlinable public static var valueCount: Key { Key(rawValue: 3562) }
    /// `valueDataRequirement`
    @inlinable public static var valueDataRequirement: Key { Key(rawValue: 3563) }
    /// `valueDate`
    @inlinable public static var valueDate: Key { Key(rawValue: 3564) }
    /// `valueDateTime`
    @inlinable public static var valueDateTime: Key { Key(rawValue: 3565) }
    /// `valueDecimal`
    @inlinable public static var valueDecimal: Key { Key(rawValue: 3566) }
    /// `valueDistance`
    @inlinable public static var valueDistance: Key { Key(rawValue: 3567) }
    /// `valueDosage`
    @inlinable public static var valueDosage: Key { Key(rawValue: 3568) }
    /// `valueDuration`
    @inlinable public static var valueDuration: Key { Key(rawValue: 3569) }
    /// `valueExpression`
    @inlinable public static var valueExpression: Key { Key(rawValue: 3570) }
    /// `valueExtendedContactDetail`
    @inlinable public static var valueExtendedContactDetail: Key { Key(rawValue: 3571) }
    /// `valueFilter`
    @inlinable public static var valueFilter: Key { Key(rawValue: 3572) }
    /// `valueHumanName`
    @inlinable public static var valueHumanName: Key { Key(rawValue: 3573) }
    /// `valueId`
    @inlinable public static var valueId: Key { Key(rawValue: 3574) }
    /// `valueIdentifier`
    @inlinable public static var valueIdentifier: Key { Key(rawValue: 3575) }
    /// `valueInstant`
    @inlinable public static var valueInstant: Key { Key(rawValue: 3576) }
    /// `valueInteger`
    @inlinable public static var valueInteger: Key { Key(rawValue: 3577) }
    /// `valueInteger64`
    @inlinable public static var valueInteger64: Key { Key(rawValue: 3578) }
    /// `valueMarkdown`
    @inlinable public static var valueMarkdown: Key { Key(rawValue: 3579) }
    /// `valueMeta`
    @inlinable public static var valueMeta: Key { Key(rawValue: 3580) }
    /// `valueMoney`
    @inlinable public static var valueMoney: Key { Key(rawValue: 3581) }
    /// `valueOid`
    @inlinable public static var valueOid: Key { Key(rawValue: 3582) }
    /// `valueParameterDefinition`
    @inlinable public static var valueParameterDefinition: Key { Key(rawValue: 3583) }
    /// `valuePeriod`
    @inlinable public static var valuePeriod: Key { Key(rawValue: 3584) }
    /// `valuePositiveInt`
    @inlinable public static var valuePositiveInt: Key { Key(rawValue: 3585) }
    /// `valueQuantity`
    @inlinable public static var valueQuantity: Key { Key(rawValue: 3586) }
    /// `valueRange`
    @inlinable public static var valueRange: Key { Key(rawValue: 3587) }
    /// `valueRatio`
    @inlinable public static var valueRatio: Key { Key(rawValue: 3588) }
    /// `valueRatioRange`
    @inlinable public static var valueRatioRange: Key { Key(rawValue: 3589) }
    /// `valueReference`
    @inlinable public static var valueReference: Key { Key(rawValue: 3590) }
    /// `valueRelatedArtifact`
    @inlinable public static var valueRelatedArtifact: Key { Key(rawValue: 3591) }
    /// `valueSampledData`
    @inlinable public static var valueSampledData: Key { Key(rawValue: 3592) }
    /// `valueSet`
    @inlinable public static var valueSet: Key { Key(rawValue: 3593) }
    /// `valueSignature`
    @inlinable public static var valueSignature: Key { Key(rawValue: 3594) }
    /// `valueString`
    @inlinable public static var valueString: Key { Key(rawValue: 3595) }
    /// `valueTime`
    @inlinable public static var valueTime: Key { Key(rawValue: 3596) }
    /// `valueTiming`
    @inlinable public static var valueTiming: Key { Key(rawValue: 3597) }
    /// `valueTriggerDefinition`
    @inlinable public static var valueTriggerDefinition: Key { Key(rawValue: 3598) }
    /// `valueTypes`
    @inlinable public static var valueTypes: Key { Key(rawValue: 3599) }
    /// `valueUnsignedInt`
    @inlinable public static var valueUnsignedInt: Key { Key(rawValue: 3600) }
    /// `valueUri`
    @inlinable public static var valueUri: Key { Key(rawValue: 3601) }
    /// `valueUrl`
    @inlinable public static var valueUrl: Key { Key(rawValue: 3602) }
    /// `valueUsageContext`
    @inlinable public static var valueUsageContext: Key { Key(rawValue: 3603) }
    /// `valueUuid`
    @inlinable public static var valueUuid: Key { Key(rawValue: 3604) }
    /// `version`
    @inlinable public static var version: Key { Key(rawValue: 3622) }
    /// `versionAlgorithm`
    @inlinable public static var versionAlgorithm: Key { Key(rawValue: 3623) }
    /// `versionAlgorithmCoding`
    @inlinable public static var versionAlgorithmCoding: Key { Key(rawValue: 3624) }
    /// `versionAlgorithmString`
    @inlinable public static var versionAlgorithmString: Key { Key(rawValue: 3625) }
    /// `versionId`
    @inlinable public static var versionId: Key { Key(rawValue: 3626) }
    /// `versionNeeded`
    @inlinable public static var versionNeeded: Key { Key(rawValue: 3627) }
    /// `versioning`
    @inlinable public static var versioning: Key { Key(rawValue: 3629) }
    /// `weight`
    @inlinable public static var weight: Key { Key(rawValue: 3640) }
    /// `when`
    @inlinable public static var when: Key { Key(rawValue: 3642) }
    /// `who`
    @inlinable public static var who: Key { Key(rawValue: 3648) }
    /// `width`
    @inlinable public static var width: Key { Key(rawValue: 3651) }
    /// `xpath`
    @inlinable public static var xpath: Key { Key(rawValue: 3658) }
}
