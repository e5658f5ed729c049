internal import Glibc

/// An address of the network, and what kind of place it leads to.
package struct NetworkAddress: Sendable, Hashable {
    /// 4 bytes of IPv4 or 16 of IPv6, in network order.
    package let bytes: [UInt8]

    /// What kind of place an address leads to.
    package enum Reach: Sendable, Equatable {
        /// Anywhere in the world.
        case global
        /// This machine or its own network: loopback, private use (RFC 1918, RFC 4193), carrier networks (RFC 6598).
        case inside
        /// What no name of a FHIR server leads to: link-local, the metadata services of clouds, documentation, benchmarks,
        /// IPv4 wrapped in IPv6 (mapped, NAT64, 6to4, Teredo), reserved.
        case special
        /// What cannot be called at all: unspecified, multicast, broadcast.
        case never
    }

    /// Nil unless there are 4 or 16 bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Four decimal numbers without zeros in front, or IPv6 without brackets and zone; nil for anything else, so also for
    /// `2130706433`, `0x7f.1` and `0177.0.0.1`, which some libraries read as addresses.
    package init?(_ text: some StringProtocol) {
        if text.utf8.contains(UInt8(ascii: ":")) {
            guard text.utf8.count <= 45, text.utf8.allSatisfy({ Self.isHexadecimal($0) || ":.".utf8.contains($0) })
            else { return nil }
            var address = in6_addr()
            guard inet_pton(AF_INET6, String(text), &address) == 1 else { return nil }
            bytes = withUnsafeBytes(of: &address) { Array($0) }
        } else {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 4 else { return nil }
            var bytes: [UInt8] = []
            for part in parts {
                guard part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
                    part.utf8.first != 0x30 || part.utf8.count == 1, let number = UInt8(part)
                else { return nil }
                bytes.append(number)
            }
            self.bytes = bytes
        }
    }

    package var isIPv4: Bool { bytes.count == 4 }

    /// As it is written, IPv6 without brackets.
    package var text: String {
        if isIPv4 { return bytes.map { String($0) }.joined(separator: ".") }
        var address = in6_addr()
        withUnsafeMutableBytes(of: &address) { $0.copyBytes(from: bytes) }
        var buffer = [CChar](repeating: 0, count: 64)
        guard inet_ntop(AF_INET6, &address, &buffer, socklen_t(buffer.count)) != nil else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// 127.0.0.0/8 and ::1.
    package var isLoopback: Bool {
        isIPv4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
    }

    /// What kind of place it leads to, by IANA's registries of special addresses
    /// (https://www.iana.org/assignments/iana-ipv4-special-registry, …-ipv6-special-registry).
    package var reach: Reach {
        for (prefix, bits, reach) in isIPv4 ? Self.table4 : Self.table6 where begins(with: prefix, bits: bits) {
            return reach
        }
        // Of IPv6 only 2000::/3 is given out.
        return isIPv4 || begins(with: [0x20], bits: 3) ? .global : .special
    }

    private func begins(with prefix: [UInt8], bits: Int) -> Bool {
        let whole = bits / 8
        guard bytes.prefix(whole).elementsEqual(prefix.prefix(whole)) else { return false }
        let rest = bits % 8
        return rest == 0 || (bytes[whole] ^ prefix[whole]) >> (8 - rest) == 0
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// The first row that fits decides.
    private static let table4: [([UInt8], Int, Reach)] = [
        ([0], 8, .never),  // this network, unspecified
        ([100, 100, 100, 200], 32, .special),  // metadata of a cloud, inside of 100.64/10
        ([168, 63, 129, 16], 32, .special),  // the same of another one, in its own public range
        ([10], 8, .inside),
        ([100, 64], 10, .inside),
        ([127], 8, .inside),
        ([172, 16], 12, .inside),
        ([192, 168], 16, .inside),
        ([169, 254], 16, .special),  // link-local, metadata of most clouds
        ([192, 0, 0], 24, .special),
        ([192, 0, 2], 24, .special),  // documentation
        ([192, 88, 99], 24, .special),  // relays of 6to4
        ([198, 18], 15, .special),  // benchmarks
        ([198, 51, 100], 24, .special),  // documentation
        ([203, 0, 113], 24, .special),  // documentation
        ([224], 4, .never),  // multicast
        ([255, 255, 255, 255], 32, .never),
        ([240], 4, .special),  // reserved
    ]

    private static let table6: [([UInt8], Int, Reach)] = [
        ([UInt8](repeating: 0, count: 16), 128, .never),
        ([UInt8](repeating: 0, count: 15) + [1], 128, .inside),  // loopback
        ([0xFF], 8, .never),  // multicast
        // Metadata of a cloud, inside of the unique local addresses.
        ([0xFD, 0x00, 0x0E, 0xC2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x02, 0x54], 128, .special),
        ([0xFC], 7, .inside),  // unique local
        ([0x20, 0x01, 0x00], 23, .special),  // Teredo, ORCHID, benchmarks
        ([0x20, 0x01, 0x0D, 0xB8], 32, .special),  // documentation
        ([0x20, 0x02], 16, .special),  // 6to4
        ([0x3F, 0xFF, 0x00], 20, .special),  // documentation
    ]
}
