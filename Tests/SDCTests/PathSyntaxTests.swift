import Testing

@testable import SDC

@Suite struct PathSyntaxTests {
    @Test(arguments: [
        "a", "1.2.3", "x/y", "a~b", "[0]", "~0", "q[1]", "é", "e\u{301}", "\u{301}x", "a/\u{301}b", "]", "a]",
    ])
    func segmentIsReadAsItWasWritten(_ linkId: String) throws {
        let written = PathSyntax.escape(linkId)
        let segments = try #require(PathSyntax.parse("g/" + written + "[3]/" + written))
        #expect(segments.count == 3)
        #expect(Array(segments[1].linkId.utf8) == Array(linkId.utf8))
        #expect(segments[1].index == 3)
        #expect(Array(segments[2].linkId.utf8) == Array(linkId.utf8))
        #expect(segments[2].index == 0 && !segments[2].hasIndex)
    }

    @Test(arguments: [
        "", "/", "a/", "/a", "a//b", "~", "a~3", "a~", "[1]", "a[", "a[1", "a[-1]", "a[x]", "a[]", "a[1][2]",
        "a[9999999999]",
    ])
    func whatIsNoPathIsNotRead(_ path: String) {
        #expect(PathSyntax.parse(path) == nil)
    }
}
