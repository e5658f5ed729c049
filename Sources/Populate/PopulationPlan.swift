internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
package import SDC

/// What a form says about filling it in: read once, kept with the form.
package final class PopulationPlan: Sendable {
    /// Where a value comes from.
    enum Source: Sendable {
        case expression(FHIRPathExpression)
        case query(QueryTemplate)
    }

    /// An expression of an item, and the extension it stands in.
    struct Filling: Sendable {
        let source: Source
        /// The form's extension: names it.
        let entry: Node
        /// As it is written.
        let text: String
        /// It looks at the response, so that what is filled in later may change what it gives.
        let readsAnswers: Bool
    }

    /// `itemPopulationContext`.
    struct Rows: Sendable {
        let filling: Filling
        let name: String
        /// The variable that stands for the row, -1 = another has its name.
        let variable: Int32
    }

    /// What one item says. A reference, as it is asked for with every occurrence.
    ///
    /// `@unchecked Sendable`: written while the plan is read, by one thread, and never afterwards.
    final class Item: @unchecked Sendable {
        /// `initialExpression`.
        var initial: Filling?
        var rows: Rows?
        var link: ObservationLink?
        /// Defines names, for itself and what is below.
        var opensFrame = false
        var isSubject = false
        /// Something below it is filled in.
        var fillsBelow = false
        /// Below a group: some question in it says who it is about.
        var hasSubject = false
    }

    /// What a variable's value is.
    enum Variable: Sendable {
        case expression(FormExpression)
        case query(QueryTemplate)
        /// The row that is being filled in.
        case row
        case outside
    }

    /// `sourceQueries`.
    struct Batch: Sendable {
        let id: String
        let queries: [QueryTemplate]
        let entry: Node
    }

    let items: ContiguousArray<Item>
    let root: Item
    let variables: [Variable]
    /// Of each variable, whether it depends on answers.
    let readsAnswers: [Bool]
    let batches: [Batch]
    /// Variables that are asked for by many others stand in the order to be worked out in.
    let landings: [Int32]
    /// The map that says how the form is filled in, if one does.
    package let structureMap: String?
    /// There is something to be asked of a server.
    package let hasQueries: Bool
    /// Names that calculations may look up: values of queries and contexts.
    let namesForCalculation: [String]
    /// Names of contexts that a call may bring.
    package let contextNames: Set<String>
    /// What cannot be used.
    let issues: [Issue]
    let hasCalculations: Bool

    /// Whether anybody has to be asked in a call that brings contexts of these names.
    package func mayAsk(_ given: [String]) -> Bool { hasQueries || given.isEmpty || needsContexts }

    /// A launch context is declared, that may have to be read.
    let needsContexts: Bool

    package init(_ form: Form) {
        var reader = PlanReader(form)
        reader.read()
        items = reader.items
        root = reader.root
        variables = reader.variables
        let reading = form.logic.variablesReadingAnswers(itemCount: form.items.count)
        readsAnswers = form.logic.scopes.variables.indices.map { reading.contains(Int32($0)) }
        batches = reader.batches
        landings = form.logic.landingOrder
        structureMap = form.document.extensionString(form.questionnaire, KnownExtension.sourceStructureMap)
        hasQueries = reader.hasQueries
        issues = reader.issues
        hasCalculations = form.items.contains { $0.traits.contains(.calculated) }
        contextNames = reader.contextNames
        needsContexts = !form.logic.launchContexts.isEmpty
        namesForCalculation = hasCalculations ? reader.namesForCalculation() : []
    }
}
