import Storage
import Testing

struct BusinessVersionTests {
    @Test(arguments: [
        ("1.0.0", "1.0.1"), ("1.9", "1.10"), ("1.0", "1.0.1"), ("1.0.0-rc.1", "1.0.0"), ("1.0.0-rc.1", "1.0.0-rc.2"),
        ("2024-05-01", "2024-11-01"), ("a", "b"), ("9", "10"),
    ])
    func earlierThan(earlier: String, later: String) {
        #expect(BusinessVersion.isEarlier(earlier, than: later))
        #expect(!BusinessVersion.isEarlier(later, than: earlier))
    }

    @Test func noVersionIsTheEarliest() {
        #expect(BusinessVersion.isEarlier(nil, than: "0"))
        #expect(!BusinessVersion.isEarlier("0", than: nil))
        #expect(!BusinessVersion.isEarlier("1", than: "1"))
    }
}
