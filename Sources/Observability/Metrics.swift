internal import Locking
import Synchronization

/// Counters of the server, in the shape Prometheus reads. Labels come from closed sets: route templates, methods of
/// routes, statuses, reasons that are constants.
public final class Metrics: Sendable {
    /// Upper bounds of the histogram's buckets in nanoseconds; the last bucket has none.
    static let bounds: [Int64] = [
        500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000, 250_000_000,
        500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000, 10_000_000_000,
    ]

    struct Gauge: Sendable {
        let name: StaticString
        let help: StaticString
        let counts: Bool
        let read: @Sendable () -> Double
    }

    /// Histograms of one name, one for each set of labels.
    struct Family: Sendable {
        let name: StaticString
        let help: StaticString
        var members: [Histogram] = []
    }

    /// Counters of one name, one for each set of labels.
    struct CounterFamily: Sendable {
        let name: StaticString
        let help: StaticString
        var members: [Counter] = []
    }

    struct Registry {
        var routes: [RouteMetrics] = []
        var families: [Family] = []
        var counters: [CounterFamily] = []
        var events: [(name: StaticString, count: Int)] = []
        var gauges: [Gauge] = []
    }

    let registry = Locked(Registry())
    private let running = Atomic<Int>(0)

    /// Without routes; `route` adds them.
    public init() {}

    /// Requests that have been read and not yet answered.
    public var inFlight: Int { running.load(ordering: .relaxed) }

    /// A request has been read.
    public func began() { running.add(1, ordering: .relaxed) }

    /// It has been answered.
    public func ended() { running.subtract(1, ordering: .relaxed) }

    /// The counters of one route and method; the same object for the same pair. Keep it: this takes a lock.
    public func route(_ template: String, method: String) -> RouteMetrics {
        registry.withLock { registry in
            if let known = registry.routes.first(where: { $0.template == template && $0.method == method }) {
                return known
            }
            let fresh = RouteMetrics(template: template, method: method)
            registry.routes.append(fresh)
            return fresh
        }
    }

    /// Counts something that belongs to no route (`http_events_total{event="…"}`). The set of names is the code's.
    public func count(event: StaticString) {
        registry.withLock { registry in
            // A handful of constants, each with one address, at most a few dozen.
            if let index = registry.events.firstIndex(where: { $0.name.utf8Start == event.utf8Start }) {
                registry.events[index].count += 1
            } else {
                registry.events.append((event, 1))
            }
        }
    }

    /// Adds a histogram of times in seconds. Those of one name differ in the values of their labels.
    ///
    /// - Parameter labels: names and values, constants of the code.
    package func histogram(
        _ name: StaticString, help: StaticString, labels: [(name: StaticString, value: StaticString)]
    ) -> Histogram {
        let histogram = Histogram(labels: labels)
        registry.withLock { registry in
            // The same constant may have several addresses: names are compared as texts.
            if let index = registry.families.firstIndex(where: { "\($0.name)" == "\(name)" }) {
                registry.families[index].members.append(histogram)
            } else {
                registry.families.append(Family(name: name, help: help, members: [histogram]))
            }
        }
        return histogram
    }

    /// Adds a counter. Those of one name differ in the values of their labels. Keep it: this takes a lock.
    ///
    /// - Parameter labels: names and values; values come from the settings or the code, never from a request.
    package func counter(
        _ name: StaticString, help: StaticString, labels: [(name: StaticString, value: String)]
    ) -> Counter {
        let counter = Counter(labels: labels)
        registry.withLock { registry in
            // As with histograms, names are compared as texts.
            if let index = registry.counters.firstIndex(where: { "\($0.name)" == "\(name)" }) {
                registry.counters[index].members.append(counter)
            } else {
                registry.counters.append(CounterFamily(name: name, help: help, members: [counter]))
            }
        }
        return counter
    }

    /// Adds a value that is read whenever the metrics are rendered, without labels.
    ///
    /// - Parameter counts: true for something that only grows (a Prometheus counter), false for a gauge.
    public func add(
        _ name: StaticString, help: StaticString, counts: Bool = false, read: @escaping @Sendable () -> Double
    ) {
        registry.withLock { $0.gauges.append(Gauge(name: name, help: help, counts: counts, read: read)) }
    }
}

/// Requests of one route template and method: how many by status, and how long they took.
public final class RouteMetrics: Sendable {
    /// As it was added to the router.
    public let template: String
    /// Of the route; HEAD counts for GET.
    public let method: String

    struct State {
        var statuses: [(status: Int, count: Int)] = []
        var durations = DurationCounts(bounds: Metrics.bounds)
    }

    let state = Locked(State())

    init(template: String, method: String) {
        self.template = template
        self.method = method
    }

    /// Counts one answered request.
    public func record(status: Int, nanoseconds: Int64) {
        state.withLock { state in
            if let index = state.statuses.firstIndex(where: { $0.status == status }) {
                state.statuses[index].count += 1
            } else {
                state.statuses.append((status, 1))
            }
            state.durations.record(nanoseconds)
        }
    }
}
