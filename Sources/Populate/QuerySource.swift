package import FHIRJSON
package import FHIRModel

/// Where the queries of a form go: a FHIR server, the store, a Bundle that came with the call.
///
/// The room knows no more of it: it hands out search strings and gets resources.
package protocol QuerySource: AnyObject {
    /// Sends queries that do not wait for each other, and blocks until all have ended.
    ///
    /// - Parameter queries: search strings without a base, such as `Observation?code=8302-2`; also `Type/id`, an operation, or an
    ///   absolute url as a form has it. Each stands in it once; percent-encoded.
    /// - Returns: one result for each, in the same order.
    func run(_ queries: [String]) -> [QueryResult]
}

/// What came of one query.
package struct QueryResult: Sendable {
    package enum Outcome: Sendable {
        /// A searchset Bundle, or whatever resource the query gives.
        case found(Document, Node)
        case failed(QueryFailure)
    }

    package let outcome: Outcome
    /// How long it took.
    package let milliseconds: Int
    /// What there is to say of a result that is there: "more pages were left off".
    package let notes: [String]

    package init(_ outcome: Outcome, milliseconds: Int = 0, notes: [String] = []) {
        self.outcome = outcome
        self.milliseconds = milliseconds
        self.notes = notes
    }
}

/// Why a query gave nothing.
package struct QueryFailure: Error, Sendable {
    package let code: Issue.Code
    /// A sentence for who wrote the form or the client; nothing of the data.
    package let text: String

    package init(_ code: Issue.Code, _ text: String) {
        self.code = code
        self.text = text
    }

    /// Nobody to be asked.
    static let noSource = QueryFailure(
        .incomplete,
        "there is no server to send it to; give its result in 'context', or name one in 'dataEndpoint', or give 'data' or 'local'"
    )
    static let tooManyRounds = QueryFailure(
        .tooCostly, "it waits for a query that waits for another, and so on, too often")
    static let tooMany = QueryFailure(.tooCostly, "the form asks for too many queries")
}
