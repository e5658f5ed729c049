import FHIRClient
import Testing

/// What kind of place an address leads to, one row for each block and its edges.
@Suite struct NetworkAddressTests {
    @Test(
        arguments: [
            ("8.8.8.8", .global), ("1.1.1.1", .global), ("9.255.255.255", .global), ("11.0.0.0", .global),
            ("126.255.255.255", .global), ("128.0.0.0", .global), ("172.15.255.255", .global), ("172.32.0.0", .global),
            ("192.167.255.255", .global), ("192.169.0.0", .global), ("100.63.255.255", .global),
            ("100.128.0.0", .global),
            ("169.253.255.255", .global), ("169.255.0.0", .global), ("198.17.255.255", .global),
            ("198.20.0.0", .global),
            ("223.255.255.255", .global), ("10.0.0.0", .inside), ("10.255.255.255", .inside), ("127.0.0.1", .inside),
            ("127.255.255.254", .inside), ("172.16.0.0", .inside), ("172.31.255.255", .inside),
            ("192.168.0.1", .inside),
            ("100.64.0.0", .inside), ("100.127.255.255", .inside), ("169.254.169.254", .special),
            ("169.254.0.0", .special), ("100.100.100.200", .special), ("168.63.129.16", .special),
            ("192.0.0.192", .special),
            ("192.0.2.1", .special), ("192.88.99.1", .special), ("198.18.0.0", .special), ("198.19.255.255", .special),
            ("198.51.100.1", .special), ("203.0.113.1", .special), ("240.0.0.1", .special),
            ("255.255.255.254", .special),
            ("0.0.0.0", .never), ("0.1.2.3", .never), ("224.0.0.1", .never), ("239.255.255.255", .never),
            ("255.255.255.255", .never),
            ("2606:4700::1111", .global), ("2a00:1450::1", .global), ("2001:200::1", .global), ("2003::1", .global),
            ("::1", .inside), ("fc00::1", .inside), ("fd12:3456::1", .inside), ("fd00:ec2::254", .special),
            ("fe80::1", .special), ("febf::1", .special), ("fec0::1", .special), ("::ffff:127.0.0.1", .special),
            ("::ffff:8.8.8.8", .special), ("::127.0.0.1", .special), ("64:ff9b::a00:1", .special),
            ("64:ff9b:1::1", .special), ("2002:7f00:1::", .special), ("2002:a9fe:a9fe::", .special),
            ("2001::1", .special), ("2001:1ff::1", .special), ("2001:db8::1", .special), ("3fff::1", .special),
            ("100::1", .special), ("4000::1", .special), ("::", .never), ("ff02::1", .never), ("ff00::", .never),
        ] as [(String, NetworkAddress.Reach)])
    func reaches(text: String, reach: NetworkAddress.Reach) throws {
        let address = try #require(NetworkAddress(text))
        #expect(address.reach == reach)
        #expect(NetworkAddress(address.text) == address)
    }

    @Test(arguments: [
        "", "1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "0x1.2.3.4", "256.1.1.1", "1.2.3.4 ", "1..3.4", "a.b.c.d",
        "+1.2.3.4",
        "1.2.3.-4", "１.2.3.4", "1:2", ":::", "::1%1", "::1/64", "[::1]", "1:2:3:4:5:6:7:8:9", "g::1", "::1\u{0}",
    ])
    func noAddresses(text: String) {
        #expect(NetworkAddress(text) == nil)
    }
}
