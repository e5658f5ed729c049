/// The bytes as lower-case hexadecimal digits.
package func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    let digits: StaticString = "0123456789abcdef"
    return String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
        var index = 0
        for byte in bytes {
            buffer[index] = digits.utf8Start[Int(byte >> 4)]
            buffer[index + 1] = digits.utf8Start[Int(byte & 15)]
            index += 2
        }
        return index
    }
}
