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

    private static func bytes(_ file: formstep_embedded_file) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
