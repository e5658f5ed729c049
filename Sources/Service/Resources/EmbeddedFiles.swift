internal import CEmbedded

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

    private static func bytes(_ file: formstep_embedded_file) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
