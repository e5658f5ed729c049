internal import FHIRClient
internal import FHIRJSON

extension Setting {
    /// Whom the server may call, and within what limits.
    static var outbound: [Setting] {
        [
            Setting(
                key: "outbound.allow", kind: .list(\.outboundAllow), check: allowEntry, words: allowEntryWords,
                elements: "urls or objects with url, private, forwardAuthorization, token, tokenVariable"),
            Setting(key: "outbound.dataServer", kind: .text(\.outbound.dataServer), check: server),
            Setting(key: "outbound.proxy", kind: .text(\.outbound.proxy), check: proxy),
            Setting(
                key: "outbound.certificateAuthorities", kind: .text(\.outbound.certificateAuthorities)),
            Setting(key: "outbound.connectTimeout", kind: .seconds(\.outbound.connectTimeout, 0.05...300)),
            Setting(key: "outbound.requestTimeout", kind: .seconds(\.outbound.requestTimeout, 0.05...300)),
            Setting(key: "outbound.deadline", kind: .seconds(\.outbound.deadline, 0.05...300)),
            Setting(key: "outbound.answerBytes", kind: .number(\.outbound.answerBytes, 1024...1 << 30)),
            Setting(key: "outbound.searchBytes", kind: .number(\.outbound.searchBytes, 1024...1 << 30)),
            Setting(key: "outbound.pages", kind: .number(\.outbound.pages, 1...1000)),
            Setting(key: "outbound.entries", kind: .number(\.outbound.entries, 1...1_000_000)),
            Setting(key: "outbound.connectionsPerHost", kind: .number(\.outbound.connectionsPerHost, 1...256)),
            Setting(key: "outbound.connections", kind: .number(\.outbound.connections, 1...1024)),
            Setting(key: "outbound.retries", kind: .number(\.outbound.retries, 0...2)),
            Setting(key: "outbound.circuitFailures", kind: .number(\.outbound.circuitFailures, 1...1000)),
            Setting(key: "outbound.circuitSeconds", kind: .seconds(\.outbound.circuitSeconds, 0.05...3600)),
        ]
    }

    private static func allowEntry(_ text: inout String) -> String? {
        do throws(AllowEntry.Fault) {
            _ = try AllowEntry(text)
            return nil
        } catch {
            return error.reason
        }
    }

    /// `{"url": "https://a.example", "private": true}` in the words of the environment: `https://a.example;private=true`.
    private static func allowEntryWords(_ node: Node, _ document: Document) -> String? {
        guard document.kind(node) == .object, let url = document.string(document.member(node, .url)), !url.contains(";")
        else { return nil }
        var words = url
        for member in document.children(node) {
            let name = document.name(of: document.key(member))
            guard name != "url" else { continue }
            let value = document.string(member) ?? document.bool(member).map { "\($0)" }
            guard let value, !value.contains(";"), !name.contains(";"), !name.contains("=") else { return nil }
            words += ";\(name)=\(value)"
        }
        return words
    }

    static func server(_ text: inout String) -> String? {
        guard !text.isEmpty else { return nil }
        do throws(UpstreamURL.Fault) {
            text = try UpstreamURL(base: text).text
            return nil
        } catch {
            return "must be the base url of a FHIR server, but it \(error.rawValue)"
        }
    }

    private static func proxy(_ text: inout String) -> String? {
        guard !text.isEmpty else { return nil }
        guard let url = try? UpstreamURL(text), url.base.path.isEmpty, url.query == nil else {
            return "must be a url such as http://proxy.example:3128"
        }
        text = url.origin.text
        return nil
    }
}
