/// One entry of the list of servers that may be called (`outbound.allow`).
///
/// In words: a url, then options behind semicolons: `https://ehr.example/fhir;private;forwardAuthorization`.
package struct AllowEntry: Sendable, Hashable {
    /// Where the token of an entry comes from.
    package enum Token: Sendable, Hashable {
        case value(String)
        /// The name of a variable of the environment.
        case variable(String)
    }

    enum HostPattern: Sendable, Hashable {
        case exact(UpstreamURL.Host)
        /// Every name that ends so, the dot in front included.
        case below(String)
    }

    /// The url as it is shown in logs and metrics: in small letters, without options.
    package let name: String
    let scheme: UpstreamURL.Scheme
    let host: HostPattern
    let port: UInt16
    /// Everything under it may be called; empty = everything.
    let path: String
    /// Whether names may lead to addresses of this machine and its networks.
    package private(set) var isPrivate = false
    /// Whether the caller's own token is passed on.
    package private(set) var forwardsAuthorization = false
    /// A token that is sent where the caller gave none of its own.
    package private(set) var token: Token?

    /// Why an entry cannot be used, as the end of a sentence.
    package struct Fault: Error, Sendable, Equatable {
        package let reason: String
    }

    /// Reads an entry in words.
    package init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        var address = parts[0]
        let star = address.firstRange(of: "://*.")
        if let star { address.replaceSubrange(star, with: "://") }
        let url: UpstreamURL
        do throws(UpstreamURL.Fault) {
            url = try UpstreamURL(address)
        } catch {
            throw Fault(reason: "must hold urls such as https://ehr.example/fhir; '\(parts[0])' \(error.rawValue)")
        }
        guard url.query == nil, !address.contains("#") else {
            throw Fault(reason: "must hold urls without a query; '\(parts[0])' has one")
        }
        scheme = url.origin.scheme
        port = url.origin.port
        path = url.base.path
        if star == nil {
            host = .exact(url.origin.host)
            name = url.base.text
        } else {
            guard case .name(let rest) = url.origin.host, rest.contains(".") else {
                throw Fault(
                    reason: "may hold a star only in front of a name with a dot, as in https://*.example.org, "
                        + "not in '\(parts[0])'")
            }
            host = .below("." + rest)
            var shown = url.base.text
            if let mark = shown.firstRange(of: "://") { shown.replaceSubrange(mark, with: "://*.") }
            name = shown
        }
        for option in parts.dropFirst() where !option.isEmpty { try take(option) }
        try check()
    }

    private mutating func take(_ option: String) throws(Fault) {
        let words = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = words.count > 1 ? String(words[1]) : nil
        switch (String(words[0]), value) {
        case ("private", nil), ("private", "true"): isPrivate = true
        case ("private", "false"): isPrivate = false
        case ("forwardAuthorization", nil), ("forwardAuthorization", "true"): forwardsAuthorization = true
        case ("forwardAuthorization", "false"): forwardsAuthorization = false
        case ("token", let value?): token = .value(value)
        case ("tokenVariable", let value?): token = .variable(value)
        default:
            throw Fault(
                reason: "knows the options private, forwardAuthorization, token=… and tokenVariable=…, "
                    + "not '\(words[0])' behind '\(name)'")
        }
    }

    private func check() throws(Fault) {
        if case .exact(.address(let address)) = host, address.reach == .never {
            throw Fault(reason: "holds '\(name)', an address that cannot be called")
        }
        switch token {
        case nil: break
        case .value(let value):
            guard Self.isToken(value) else {
                throw Fault(reason: "holds a token behind '\(name)' with other than letters, digits and - . _ ~ + / =")
            }
        case .variable(let variable):
            guard !variable.isEmpty, !variable.hasPrefix("FORMSTEP_") else {
                throw Fault(reason: "names a variable behind '\(name)' that is empty or begins with FORMSTEP_")
            }
        }
        guard token == nil || !forwardsAuthorization else {
            throw Fault(reason: "has both a token and forwardAuthorization behind '\(name)'; whose rights are meant?")
        }
        guard token == nil && !forwardsAuthorization || scheme == .https || isPrivate || isInside else {
            throw Fault(reason: "sends a token to '\(name)' in the clear; use https, or private for your own network")
        }
    }

    /// As a server can read it behind `Bearer` (RFC 6750 2.1).
    package static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~+/=".utf8.contains(byte)
                }
            }
    }

    /// The same entry with the token that its variable holds.
    ///
    /// - Parameter read: the value of a variable of the environment; nil = it is not set.
    package func resolved(_ read: (String) -> String?) throws(Fault) -> AllowEntry {
        guard case .variable(let variable)? = token else { return self }
        guard let value = read(variable), Self.isToken(value) else {
            throw Fault(reason: "names the variable \(variable) behind '\(name)', which holds no token")
        }
        var entry = self
        entry.token = .value(value)
        return entry
    }

    /// Whether the entry itself names this machine or an address of its networks.
    private var isInside: Bool {
        switch host {
        case .exact(.address(let address)): address.reach == .inside || address.reach == .special
        case .exact(.name): isLocal
        case .below: false
        }
    }

    private var isLocal: Bool {
        guard case .exact(.name(let name)) = host else { return false }
        return name == "localhost" || name.hasSuffix(".localhost")
    }

    // MARK: Asking

    /// Whether a url is one of those the entry means.
    package func covers(_ url: UpstreamURL) -> Bool {
        guard url.origin.scheme == scheme, url.origin.port == port, url.isUnder(path) else { return false }
        switch (host, url.origin.host) {
        case (.exact(let own), let other): return own == other
        case (.below(let ending), .name(let name)):
            return name.hasSuffix(ending) && name.utf8.count > ending.utf8.count
        case (.below, .address): return false
        }
    }

    /// Whether an address that a host of this entry led to may be called: what the entry names itself; else addresses of the
    /// world; with `private` also those of this machine and its networks. Never link-local addresses, metadata services and
    /// IPv4 wrapped in IPv6, unless the entry itself names them.
    package func permits(_ address: NetworkAddress) -> Bool {
        if case .exact(.address(let own)) = host { return own == address && address.reach != .never }
        switch address.reach {
        case .global: return true
        case .inside: return isPrivate || isLocal && address.isLoopback
        case .special, .never: return false
        }
    }

    /// How narrow an entry is: an exact host before a star, a longer path before a shorter one.
    var rank: (Int, Int) {
        if case .exact = host { return (1, path.utf8.count) }
        return (0, path.utf8.count)
    }
}

/// The servers that may be called.
package struct AllowList: Sendable, Hashable {
    package let entries: [AllowEntry]

    package init(_ entries: [AllowEntry]) { self.entries = entries }

    /// The narrowest entry that covers a url; nil = it may not be called.
    package func entry(for url: UpstreamURL) -> AllowEntry? {
        entries.filter { $0.covers(url) }.max { $0.rank < $1.rank }
    }
}
