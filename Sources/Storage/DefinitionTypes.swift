/// Types of resources that define something (forms, terminology, knowledge) and say nothing about a person.
///
/// The one place where that is decided: the exposure rules (design 2), what is loaded at the start, and what forms may
/// depend on go by it.
package enum DefinitionTypes {
    package static let names: Set<String> = [
        "ActivityDefinition", "ActorDefinition", "CapabilityStatement", "ChargeItemDefinition", "Citation",
        "CodeSystem",
        "CompartmentDefinition", "ConceptMap", "ConditionDefinition", "EffectEvidenceSynthesis", "EventDefinition",
        "Evidence", "EvidenceReport", "EvidenceVariable", "ExampleScenario", "GraphDefinition", "ImplementationGuide",
        "Library", "Measure", "MessageDefinition", "NamingSystem", "ObservationDefinition", "OperationDefinition",
        "PlanDefinition", "Questionnaire", "Requirements", "ResearchDefinition", "ResearchElementDefinition",
        "RiskEvidenceSynthesis", "SearchParameter", "SpecimenDefinition", "StructureDefinition", "StructureMap",
        "SubscriptionTopic", "TerminologyCapabilities", "TestPlan", "TestScript", "ValueSet",
    ]

    /// Whether resources of the type are definitions.
    package static func contains(_ type: String) -> Bool { names.contains(type) }
}
