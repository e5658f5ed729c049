/// Which addresses a text of a form may lead to.
///
/// A form comes from anywhere, and whoever draws it stands inside an application that people are signed in to: nothing
/// in it may run, and nothing may be fetched merely because the form is shown.
enum SafeLink {
    /// A page to go to on purpose: `http`, `https` or `mailto`, without white space or control characters.
    ///
    /// - Returns: the address without white space around it; nil = none to lead to.
    static func page(_ address: some Collection<UInt8>) -> [UInt8]? {
        let address = trimmed(address)
        guard address.count <= maximumLength, address.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != 0x5C }) else {
            return nil
        }
        let schemes: [StaticString] = ["https://", "http://", "mailto:"]
        guard let scheme = schemes.first(where: { begins(address, with: $0) }) else { return nil }
        return address.count > scheme.utf8CodeUnitCount ? address : nil
    }

    /// A picture that is all there: `data:` of a raster type in base64. Vector graphics are left out, as they may hold
    /// scripts and fetch others.
    ///
    /// - Returns: the address without the white space that line breaks put into it; nil = not such a picture.
    static func picture(_ address: some Collection<UInt8>) -> [UInt8]? {
        let address = address.filter { !isSpace($0) }
        let types: [StaticString] = [
            "data:image/png;base64,", "data:image/jpeg;base64,", "data:image/jpg;base64,", "data:image/gif;base64,",
            "data:image/webp;base64,",
        ]
        guard let type = types.first(where: { begins(address, with: $0) }) else { return nil }
        let data = address.dropFirst(type.utf8CodeUnitCount)
        guard !data.isEmpty, data.allSatisfy(isBase64) else { return nil }
        return address
    }

    /// A file or page that an extension of the form names as a value of its own (`supportLink`, an Attachment's `url`):
    /// also `urn:` and addresses without a scheme, which the client resolves. Never one that could run or open a file of
    /// the device.
    static func isReference(_ address: String) -> Bool {
        let bytes = trimmed(address.utf8)
        guard !bytes.isEmpty, bytes.count <= maximumLength, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            return false
        }
        if page(bytes) != nil || picture(bytes) != nil || begins(bytes, with: "urn:") || begins(bytes, with: "tel:") {
            return true
        }
        // A colon in front of the first slash, question mark or hash would be that of a scheme.
        let head = bytes.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
        return !head.contains(0x3A) && !bytes.contains(0x5C) && !bytes.contains(0x26)
    }

    /// Longer addresses are none.
    private static let maximumLength = 8192

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2B, 0x2F, 0x3D: true
        default: false
        }
    }

    /// Whether a text begins with an ASCII one in lower case, whatever its own case.
    static func begins(_ text: some Collection<UInt8>, with start: StaticString) -> Bool {
        var rest = text.makeIterator()
        return start.withUTF8Buffer { start in
            start.allSatisfy { wanted in rest.next().map { lowercased($0) == wanted } ?? false }
        }
    }

    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

    private static func trimmed(_ text: some Collection<UInt8>) -> [UInt8] {
        var text = Array(text.drop { isSpace($0) })
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }
}
