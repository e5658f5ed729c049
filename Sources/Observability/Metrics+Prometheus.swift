internal import Locking

extension Metrics {
    /// Media type of `prometheusText`.
    public static let prometheusContentType = "text/plain; version=0.0.4; charset=utf-8"

    /// Everything in Prometheus' text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/).
    public func prometheusText() -> [UInt8] {
        let (routes, families, events, gauges) = registry.withLock { ($0.routes, $0.families, $0.events, $0.gauges) }
        let counters = registry.withLock { $0.counters }
        let snapshots = routes.map { route in (Self.labels(of: route), route.state.withLock { $0 }) }
        var bytes: [UInt8] = []
        Self.head("http_requests_total", "Requests answered.", "counter", into: &bytes)
        for (labels, state) in snapshots {
            for (status, count) in state.statuses.sorted(by: { $0.status < $1.status }) {
                bytes.append("http_requests_total{")
                bytes.append(contentsOf: labels)
                bytes.append(",status=\"")
                bytes.appendNumber(status)
                bytes.append("\"} ")
                bytes.appendNumber(count)
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        Self.head(
            "http_request_duration_seconds", "From the request line to the reply.", "histogram", into: &bytes)
        for (labels, state) in snapshots where state.durations.count > 0 {
            Self.histogram("http_request_duration_seconds", labels, state.durations, into: &bytes)
        }
        for family in families {
            Self.head(family.name, family.help, "histogram", into: &bytes)
            for member in family.members {
                Self.histogram(family.name, Self.labels(of: member), member.counts.withLock { $0 }, into: &bytes)
            }
        }
        Self.head("http_requests_in_flight", "Requests read and not yet answered.", "gauge", into: &bytes)
        bytes.append("http_requests_in_flight ")
        bytes.appendNumber(inFlight)
        bytes.append(UInt8(ascii: "\n"))
        Self.head("http_events_total", "Things that happened outside of any route.", "counter", into: &bytes)
        for (name, count) in events {
            bytes.append("http_events_total{event=\"")
            bytes.append(name)
            bytes.append("\"} ")
            bytes.appendNumber(count)
            bytes.append(UInt8(ascii: "\n"))
        }
        for family in counters {
            Self.head(family.name, family.help, "counter", into: &bytes)
            for member in family.members {
                bytes.append(family.name)
                bytes.append("{")
                bytes.append(contentsOf: Self.labels(member.labels))
                bytes.append("} ")
                bytes.appendNumber(member.count)
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        for gauge in gauges {
            Self.head(gauge.name, gauge.help, gauge.counts ? "counter" : "gauge", into: &bytes)
            bytes.append(gauge.name)
            bytes.append(UInt8(ascii: " "))
            bytes.append(text: "\(gauge.read())\n")
        }
        return bytes
    }

    private static func head(
        _ name: StaticString, _ help: StaticString, _ kind: StaticString, into bytes: inout [UInt8]
    ) {
        bytes.append("# HELP ")
        bytes.append(name)
        bytes.append(UInt8(ascii: " "))
        bytes.append(help)
        bytes.append("\n# TYPE ")
        bytes.append(name)
        bytes.append(UInt8(ascii: " "))
        bytes.append(kind)
        bytes.append(UInt8(ascii: "\n"))
    }

    private static func labels(of route: RouteMetrics) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append("route=\"")
        bytes.append(text: escaped(route.template))
        bytes.append("\",method=\"")
        bytes.append(text: escaped(route.method))
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }

    private static func escaped(_ label: String) -> String {
        var result = ""
        for character in label.unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    private static func labels(of histogram: Histogram) -> [UInt8] {
        labels(histogram.labels.map { ($0.name, "\($0.value)") })
    }

    private static func labels(_ labels: [(name: StaticString, value: String)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, label) in labels.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(label.name)
            bytes.append("=\"")
            bytes.append(text: escaped(label.value))
            bytes.append(UInt8(ascii: "\""))
        }
        return bytes
    }

    private static func histogram(
        _ name: StaticString, _ labels: [UInt8], _ durations: DurationCounts, into bytes: inout [UInt8]
    ) {
        var sum = 0
        for (index, count) in durations.buckets.enumerated() {
            sum += count
            bytes.append(name)
            bytes.append("_bucket{")
            bytes.append(contentsOf: labels)
            bytes.append(",le=\"")
            if index < durations.bounds.count {
                bytes.append(text: "\(Double(durations.bounds[index]) / 1e9)")
            } else {
                bytes.append("+Inf")
            }
            bytes.append("\"} ")
            bytes.appendNumber(sum)
            bytes.append(UInt8(ascii: "\n"))
        }
        bytes.append(name)
        bytes.append("_sum{")
        bytes.append(contentsOf: labels)
        bytes.append(text: "} \(Double(durations.nanoseconds) / 1e9)\n")
        bytes.append(name)
        bytes.append("_count{")
        bytes.append(contentsOf: labels)
        bytes.append("} ")
        bytes.appendNumber(durations.count)
        bytes.append(UInt8(ascii: "\n"))
    }
}
