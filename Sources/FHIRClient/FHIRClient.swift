internal import Glibc
package import Observability

/// Calls to other FHIR servers: only to those on the allow-list, within limits, on one thread of its own.
///
/// All functions block until their deadline at the latest: call them on a thread for work that waits
/// (`.run(on: .io)`), never on an HTTP thread. See `docs/outbound.md` for what it lets nobody do.
package final class FHIRClient: Sendable {
    /// For tests: the address that a name leads to, in place of the system's answer; nil = the system is asked.
    package typealias Resolver = @Sendable (String) -> String?

    package let settings: OutboundSettings
    /// The server that is asked where a request names none (setting `outbound.dataServer`); nil = none.
    package let dataServer: Upstream?
    let allowed: AllowList
    let loop: OutboundLoop
    let report: OutboundReport

    /// Nothing happens before the first call.
    package init(
        _ settings: OutboundSettings, metrics: Metrics? = nil, log: Log = .silent, resolver: Resolver? = nil
    ) {
        self.settings = settings
        allowed = AllowList(settings.allow)
        dataServer = settings.dataServer.isEmpty ? nil : try? Upstream(address: settings.dataServer)
        loop = OutboundLoop(
            OutboundWorker.Configuration(settings: settings, allowed: allowed, resolver: resolver))
        report = OutboundReport(log: log, metrics: metrics)
    }

    deinit { loop.stop() }

    /// Ends everything that is on its way: it is answered with `stopped`, and so is whatever comes later. Waits a second
    /// at most for the thread of the calls, so that the process does not end while that is inside of the C library.
    package func stop() {
        loop.stop()
        let limit = Deadline.after(seconds: 1)
        while loop.isRunning, !limit.isPast { usleep(2000) }
    }

    /// What keeps a request from being sent, found without calling anybody; nil = nothing that can be seen from here.
    package func objection(to request: UpstreamRequest, at upstream: Upstream) -> UpstreamProblem? {
        do throws(UpstreamProblem) {
            _ = try PreparedRequest(request, at: upstream, allowed)
            return nil
        } catch {
            return error
        }
    }

    /// What keeps anything from being asked of a server; nil = nothing that can be seen from here.
    package func objection(to upstream: Upstream) -> UpstreamProblem? {
        objection(to: UpstreamRequest(.get, ""), at: upstream)
    }

    /// Sends all requests side by side, equal reads once, and waits for them.
    ///
    /// - Parameter deadline: for all of them; nil = the setting's.
    /// - Returns: a result for each request, in their order.
    package func perform(
        _ requests: [UpstreamRequest], at upstream: Upstream, deadline: Deadline? = nil
    ) -> [UpstreamResult] {
        let exchange = Exchange(self, at: upstream, deadline: deadline ?? .after(seconds: settings.deadline))
        // Equal reads are read once too, not only sent once.
        var first: [UpstreamRequest: Int] = [:]
        var places: [Int] = []
        var unique: [UpstreamRequest] = []
        for request in requests {
            if request.isSafe, let place = first[request] {
                places.append(place)
                continue
            }
            first[request] = unique.count
            places.append(unique.count)
            unique.append(request)
        }
        exchange.send(unique)
        var results = [UpstreamResult?](repeating: nil, count: unique.count)
        while let (ticket, result) = exchange.next() { results[ticket] = result }
        let late = UpstreamResult(
            problem: .timedOut(connected: false), shown: upstream.base.shown(under: upstream.base))
        return places.map { results[$0] ?? late }
    }

    /// One request.
    package func perform(
        _ request: UpstreamRequest, at upstream: Upstream, deadline: Deadline? = nil
    ) -> UpstreamResult {
        perform([request], at: upstream, deadline: deadline)[0]
    }
}
