import CCurl
import FHIRClient
import FHIRJSON
import FuzzDriver
import Glibc

/// What is read about other servers: whatever the input, nothing crashes, what is taken means the same to libcurl, and
/// nothing leads out of the allow-list.
private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard let door = bytes.first else { return 0 }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    switch door % 6 {
    case 0: checkURL(text)
    case 1: checkReferences(text)
    case 2: checkEntry(text)
    case 3: checkHeader(text)
    case 4:
        if let seconds = RetryAfter.seconds(text, now: 1_767_268_800) {
            precondition(seconds >= 0 && seconds <= 86_400, "a wait out of bounds")
        }
    default: checkPage(Array(bytes.dropFirst()))
    }
    return 0
}

@main
private enum FuzzClient {
    static func main() { runFuzzer(fuzzOneInput) }
}

// Valid ones: their reading is a test of its own.
private let base: UpstreamURL = url("https://ehr.example/fhir")
private let list: AllowList = {
    let texts = ["https://ehr.example/fhir", "https://*.star.example", "http://10.0.0.1:8080"]
    return AllowList(texts.compactMap { try? AllowEntry($0) })
}()

private func url(_ text: String) -> UpstreamURL {
    guard let url = try? UpstreamURL(text) else { preconditionFailure("not a url: \(text)") }
    return url
}

private func checkURL(_ text: String) {
    guard let url = try? UpstreamURL(text) else { return }
    check(url)
}

/// A url that was taken.
private func check(_ url: UpstreamURL) {
    let text = url.text
    precondition((try? UpstreamURL(text)) == url, "a url that is another one when it is read again")
    precondition(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }, "characters of no url")
    // libcurl is given this text: it must see the same server.
    let handle = curl_url()
    defer { curl_url_cleanup(handle) }
    guard curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_PATH_AS_IS)) == CURLUE_OK else {
        preconditionFailure("a url that libcurl does not read: \(text)")
    }
    precondition(part(handle, CURLUPART_SCHEME) == url.origin.scheme.rawValue, "another scheme")
    precondition(part(handle, CURLUPART_HOST)?.lowercased() == url.origin.host.text, "another host")
    precondition(part(handle, CURLUPART_PORT) == "\(url.origin.port)", "another port")
    precondition(part(handle, CURLUPART_USER) == nil && part(handle, CURLUPART_FRAGMENT) == nil, "more than a url")
    precondition(part(handle, CURLUPART_PATH) == (url.path.isEmpty ? "/" : url.path), "another path")
    if let entry = list.entry(for: url) {
        switch entry.name {
        case "https://ehr.example/fhir":
            precondition(
                text == entry.name || ["/", "?"].contains { text.hasPrefix(entry.name + $0) }, "out of the list")
        case "https://*.star.example":
            precondition(url.origin.host.text.hasSuffix(".star.example") && url.origin.port == 443, "out of the list")
        default:
            precondition(
                text == entry.name || ["/", "?"].contains { text.hasPrefix(entry.name + $0) }, "out of the list")
        }
    }
}

private func part(_ handle: OpaquePointer?, _ part: CURLUPart) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
}

private func checkReferences(_ text: String) {
    if let target = try? base.target(text) {
        check(target)
        if !text.contains("://") {
            precondition(target.origin == base.origin && target.text.hasPrefix(base.text), "a target that is elsewhere")
        }
    }
    if let link = try? url("https://ehr.example/fhir/Patient?page=1").resolving(text) { check(link) }
}

private func checkEntry(_ text: String) {
    guard let entry = try? AllowEntry(text) else { return }
    precondition(!entry.name.contains(";"), "options in the name")
    if let again = try? AllowEntry(entry.name) {
        precondition(again.name == entry.name, "another entry when it is read again")
    } else {
        preconditionFailure("a name that is no entry: \(entry.name)")
    }
    for text in ["0.0.0.0", "224.0.0.1", "255.255.255.255", "::", "ff02::1"] {
        guard let address = NetworkAddress(text) else { preconditionFailure("no address") }
        precondition(!entry.permits(address), "an address that nobody may call")
    }
}

private func checkHeader(_ text: String) {
    guard let header = try? UpstreamHeader(line: text) else { return }
    let line = "\(header.name): \(header.value)"
    precondition(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 }, "characters of no field")
    precondition((try? UpstreamHeader(line: line)) == header, "another field when it is read again")
    precondition(
        !["host", "content-length", "transfer-encoding"].contains(header.name.lowercased()), "a field of ours")
}

private func checkPage(_ bytes: [UInt8]) {
    guard let page = try? Document.parse(bytes) else { return }
    var collector = PageCollector(query: "Patient?_count=3", OutboundSettings())
    let first = url("https://ehr.example/fhir/Patient?_count=3")
    guard let next = collector.take(page.freeze(), from: first) else { return }
    check(next)
    precondition(next.origin == first.origin && next != first, "a page elsewhere")
    _ = collector.take(page, from: next)
    do throws(Document.ParseError) {
        _ = try collector.whole()
    } catch {
        preconditionFailure("pages that make no whole: \(error)")
    }
}
