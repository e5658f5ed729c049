internal import CZlib

/// Decompresses gzip (RFC 1952) piece by piece, so that no file can make more of itself than is asked for.
final class GzipReader {
    private let bytes: [UInt8]
    private var offset = 0
    /// Where zlib keeps its state: it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private var isOpen = false
    private var isAtEnd = false
    /// Bytes that may still come out.
    private var bytesLeft: Int

    /// - Parameter limit: more bytes are not given out.
    init(_ bytes: [UInt8], limit: Int) throws(PackageError) {
        self.bytes = bytes
        bytesLeft = limit
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // 16: gzip and nothing else; 15: the largest window.
        let status = inflateInit2_(stream, 16 + 15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw .notCompressed }
        isOpen = true
    }

    deinit {
        if isOpen { inflateEnd(stream) }
        stream.deallocate()
    }

    /// Reads so many bytes, fewer only at the end.
    ///
    /// - Throws: for what is no gzip or cut off, and beyond the limit.
    func read(_ count: Int) throws(PackageError) -> [UInt8] {
        // Filled as it comes: a length that a file claims costs nothing before its bytes are there.
        var result: [UInt8] = []
        while result.count < count, !isAtEnd {
            result += try piece(min(64 * 1024, count - result.count))
        }
        return result
    }

    private func piece(_ count: Int) throws(PackageError) -> [UInt8] {
        var made = 0
        var status = Z_OK
        let piece = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
            bytes.withUnsafeBufferPointer { input in
                // zlib does not write to its input; its type only lacks the `const`.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { $0 + offset })
                stream.pointee.avail_in = UInt32(clamping: input.count - offset)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(count)
                let before = Int(stream.pointee.avail_in)
                status = inflate(stream, Z_NO_FLUSH)
                offset += before - Int(stream.pointee.avail_in)
                made = count - Int(stream.pointee.avail_out)
            }
            filled = made
        }
        bytesLeft -= made
        guard bytesLeft >= 0 else { throw .tooLarge }
        switch status {
        case Z_OK: break
        case Z_STREAM_END:
            // Several compressed files behind each other are one.
            if bytes.count - offset > 2, bytes[offset] == 0x1F, bytes[offset + 1] == 0x8B {
                guard inflateReset(stream) == Z_OK else { throw .notCompressed }
            } else {
                isAtEnd = true
            }
        default: throw .notCompressed
        }
        return piece
    }
}
