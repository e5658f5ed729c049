internal import FHIRClient
internal import FHIRJSON
internal import FHIRModel
internal import Terminology

/// Terminology servers, asked over the calls to other servers: only those on the allow-list, within its limits.
struct UpstreamTerminology: RemoteTerminology {
    let client: FHIRClient

    func ask(_ question: RemoteQuestion, of server: String) throws(RemoteFailure) -> Document {
        let upstream: Upstream
        do throws(UpstreamProblem) {
            upstream = try Upstream(address: server)
        } catch {
            throw RemoteFailure(error.text("the terminology server"))
        }
        let result = client.perform(
            UpstreamRequest(.post, question.operation, body: question.parameters, isSafe: true), at: upstream)
        if let problem = result.problem { throw RemoteFailure(problem.text(result.shown)) }
        let type = question.operation == "ValueSet/$expand" ? "ValueSet" : "Parameters"
        guard let document = result.document, result.resourceType == type else {
            throw RemoteFailure("The answer of \(result.shown) is no \(type).")
        }
        return document
    }
}
