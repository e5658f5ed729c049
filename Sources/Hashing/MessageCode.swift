internal import CCrypto

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
