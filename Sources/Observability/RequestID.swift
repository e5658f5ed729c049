import Synchronization

/// The id that ties a reply, its log line and the caller's own records together (`X-Request-Id`).
public enum RequestID {
    private static let counter = Atomic<UInt64>(0)
    private static let seed = UInt64.random(in: .min ... .max)

    /// The caller's id when it is 1 to 64 characters of `A-Z a-z 0-9 . _ -`, else nil: anything else could forge log
    /// lines or carry data into them.
    public static func accepted(_ candidate: String?) -> String? {
        guard let candidate, (1...64).contains(candidate.utf8.count) else { return nil }
        let fine = candidate.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return fine ? candidate : nil
    }

    /// A new id of 13 characters (so that the string needs no memory of its own). Unique within the process and, but for
    /// chance, between processes; it is no secret.
    public static func generate() -> String {
        // SplitMix64: a bijection of the counter, so ids of one process never meet.
        var mixed = seed &+ counter.add(1, ordering: .relaxed).newValue &* 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        let alphabet: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"
        return String(unsafeUninitializedCapacity: 13) { buffer in
            for index in 0..<13 {
                // 32 characters, and the index is below 32.
                buffer[index] = alphabet.utf8Start[Int(mixed & 31)]
                mixed >>= 5
            }
            return 13
        }
    }
}
