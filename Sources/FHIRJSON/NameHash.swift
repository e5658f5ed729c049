internal import Glibc

/// The hash of a member name, with its first and last eight bytes (those of a shorter name padded with zeroes).
struct NameHash {
    let head: UInt64
    let tail: UInt64
    let value: UInt64

    /// Reads exactly `length` bytes.
    @inline(__always)
    init(_ bytes: UnsafeRawPointer, _ length: Int, seed: UInt64 = 0x9E37_79B9_7F4A_7C15) {
        if length >= 8 {
            head = bytes.loadUnaligned(as: UInt64.self)
            tail = (bytes + length - 8).loadUnaligned(as: UInt64.self)
        } else if length >= 4 {
            head = UInt64(bytes.loadUnaligned(as: UInt32.self))
            tail = UInt64((bytes + length - 4).loadUnaligned(as: UInt32.self))
        } else if length > 0 {
            head = UInt64(bytes.load(as: UInt8.self))
            tail =
                UInt64((bytes + length / 2).load(as: UInt8.self)) << 8
                | UInt64((bytes + length - 1).load(as: UInt8.self))
        } else {
            head = 0
            tail = 0
        }
        var middle = seed ^ UInt64(truncatingIfNeeded: length)
        if length > 16 {
            var offset = 8
            while offset < length - 8 {
                let word = (bytes + offset).loadUnaligned(as: UInt64.self)
                middle = Self.fold(middle ^ word, 0xA076_1D64_78BD_642F)
                offset += 8
            }
        }
        value = Self.fold(Self.fold(head ^ middle, 0xE703_7ED1_A0B4_28DB) ^ tail, seed | 1)
    }

    /// Both halves of the 128-bit product, folded into one word.
    @inline(__always)
    static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}

/// A number that differs from process to process: a sender cannot choose names that collide.
let processSeed: UInt64 = {
    var generator = SystemRandomNumberGenerator()
    return generator.next() | 1
}()

@inline(__always)
func memoryIsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(a, b, count) == 0
}
