package import FHIRJSON
internal import FHIRModel
internal import Locking

/// Code systems and value sets that are part of the program: those of R4. One is read when it is first asked for.
///
/// The text has one resource a line, a JSON object without its first brace, `resourceType`, `status` and `content`; the index
/// one line for each, in the same order: its type (`C` or `V`), its version and its url, with a space between them.
package final class BuiltInTerminology: Sendable {
    private struct Place: Sendable {
        let version: String
        let start: Int
        let end: Int
    }

    private let index: @Sendable () -> [UInt8]
    private let text: @Sendable (Range<Int>) -> [UInt8]
    private let places = Locked<[String: Place]?>(nil)

    /// - Parameters:
    ///   - index: the bytes of the index; each line ends with the number of bytes of its resource.
    ///   - text: the bytes at a range of the text.
    package init(index: @escaping @Sendable () -> [UInt8], text: @escaping @Sendable (Range<Int>) -> [UInt8]) {
        self.index = index
        self.text = text
    }

    /// The resource that a canonical means; a version has to be the one there is.
    package func definition(_ type: String, _ text: String) -> Document? {
        guard type == "ValueSet" || type == "CodeSystem" else { return nil }
        let canonical = Canonical(text)
        let place = places.withLock { places -> Place? in
            let all = places ?? Self.read(index())
            places = all
            // Some old tables of HL7 version 2 have a bar in their urls.
            return all["\(type.prefix(1)) \(text)"]
                ?? all["\(type.prefix(1)) \(canonical.url)"]
                .flatMap { canonical.version == nil || canonical.version == $0.version ? $0 : nil }
        }
        guard let place else { return nil }
        let head =
            #"{"resourceType":"\#(type)","status":"active",\#(type == "CodeSystem" ? #""content":"complete","# : "")"#
        // Our own bytes: they are JSON.
        return (try? Document.parse(Array(head.utf8) + self.text(place.start..<place.end)))?.freeze()
    }

    /// The canonical urls of a type, in the order of the index.
    package func urls(of type: String) -> [String] {
        index().split(separator: 0x0A).compactMap { line in
            let fields = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            return fields.count == 4 && fields[0] == type.prefix(1) ? fields[2] : nil
        }
    }

    private static func read(_ index: [UInt8]) -> [String: Place] {
        var places: [String: Place] = [:]
        var start = 0
        for line in index.split(separator: 0x0A) {
            let fields = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 4, let length = Int(fields[3]) else { continue }
            places["\(fields[0]) \(fields[2])"] = Place(version: fields[1], start: start, end: start + length)
            start += length
        }
        return places
    }
}
