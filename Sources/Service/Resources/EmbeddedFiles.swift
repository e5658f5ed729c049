internal import CEmbedded
package import Terminology

/// Files of the repository that the binary carries, so that it works anywhere.
package enum EmbeddedFiles {
    /// The contract, `openapi.yaml`.
    package static var openapi: [UInt8] { bytes(formstep_embedded_openapi()) }

    /// The sample forms of `config/forms` by file name.
    package static var forms: [(name: String, bytes: [UInt8])] {
        (0..<formstep_embedded_form_count()).map { index in
            let file = formstep_embedded_form(index)
            return (String(cString: file.name), bytes(file))
        }
    }

    /// The code systems and value sets of FHIR R4, of which only what is asked for is read.
    package static let terminology = BuiltInTerminology(
        index: { bytes(formstep_embedded_terminology_index()) },
        text: { range in
            let file = formstep_embedded_terminology()
            let range = range.clamped(to: 0..<file.count)
            return Array(UnsafeBufferPointer(start: file.bytes, count: file.count)[range])
        })

    /// The files of the web player by file name.
    static var player: [(name: String, bytes: [UInt8])] {
        (0..<formstep_embedded_player_count()).map { index in
            let file = formstep_embedded_player(index)
            return (String(cString: file.name), bytes(file))
        }
    }

    /// The bytes as gzip (RFC 1952), made small rather than fast; nil where they would not shrink.
    static func gzipped(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count > 64 else { return nil }
        let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, initialized in
            initialized = bytes.withUnsafeBufferPointer { source in
                // Both are not empty, so both have a base address.
                guard let from = source.baseAddress, let to = buffer.baseAddress else { return 0 }
                return formstep_gzip(from, source.count, to, buffer.count)
            }
        }
        return packed.isEmpty ? nil : packed
    }

    private static func bytes(_ file: formstep_embedded_file) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
