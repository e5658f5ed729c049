internal import CCrypto

/// The SHA-256 digest of some bytes, 32 bytes long (FIPS 180-4).
package func sha256(_ bytes: UnsafeRawBufferPointer) -> [UInt8] { digest(bytes, EVP_sha256(), count: 32) }

/// The SHA-1 digest of some bytes, 20 bytes long. For UUIDs of version 5 only: SHA-1 does not stand up to forgery.
func sha1(_ bytes: UnsafeRawBufferPointer) -> [UInt8] { digest(bytes, EVP_sha1(), count: 20) }

private func digest(_ bytes: UnsafeRawBufferPointer, _ algorithm: OpaquePointer?, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        var length: UInt32 = 0
        let done = EVP_Digest(bytes.baseAddress, bytes.count, buffer.baseAddress, &length, algorithm, nil)
        // It fails without memory, or where the library was built without the algorithm; going on with a wrong digest
        // would hand one form's name to another.
        precondition(done == 1 && Int(length) == count, "libcrypto cannot compute a digest")
        initialized = count
    }
}

/// HMAC-SHA-256 of some bytes under a key, 32 bytes long (RFC 2104).
package func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { buffer, initialized in
        var length: UInt32 = 0
        let done = HMAC(
            EVP_sha256(), key, Int32(clamping: key.count), bytes, bytes.count, buffer.baseAddress, &length)
        // It fails without memory only; going on with a wrong code would let strangers in.
        precondition(done != nil && length == 32, "libcrypto cannot compute a message code")
        initialized = 32
    }
}
