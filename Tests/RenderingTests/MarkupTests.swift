import Testing

@testable import Rendering

@Suite struct MarkupTests {
    // MARK: XHTML

    @Test(arguments: [
        ("<b>Bold</b> words", "<b>Bold</b> words"),
        (
            "<div xmlns=\"http://www.w3.org/1999/xhtml\"><p>A &amp; B&nbsp;&#8209;</p></div>",
            "<div><p>A &amp; B\u{A0}\u{2011}</p></div>"
        ),
        ("a<br/>b<br>c<hr />d", "a<br/>b<br/>c<hr/>d"),
        ("<BR></BR><B>x</B>", "<br/><b>x</b>"),
        ("<script>window.x=1</script><b>Safe</b>", "<b>Safe</b>"),
        ("<head><style type=\"text/css\">.a > b { color: red }</style></head><i>x</i>", "<i>x</i>"),
        ("<p onclick=\"go()\" class=\"x\" id=\"y\" title='say \"hi\"'>x</p>", "<p title=\"say &quot;hi&quot;\">x</p>"),
        ("<a href=\"javascript:alert(1)\">x</a>", "x"),
        ("<a href=\"java&#10;script:alert(1)\">x</a>", "x"),
        (
            "<a href=\" HTTPS://a.example/?a=1&amp;b=2 \" target=\"_blank\">x</a>",
            "<a href=\"HTTPS://a.example/?a=1&amp;b=2\" rel=\"noopener noreferrer\">x</a>"
        ),
        (
            "<a href=\"https://a.example\">x<a href=\"https://b.example\">y</a></a>",
            "<a href=\"https://a.example\" rel=\"noopener noreferrer\">xy</a>"
        ),
        ("<img src=\"https://tracker.example/x.png\" alt=\"a cat\"/>", "a cat"),
        (
            "<img src='data:image/png;base64,iVBO\nRw0K' width=\"24\" onerror=\"x()\"/>",
            "<img src=\"data:image/png;base64,iVBORw0K\" width=\"24\"/>"
        ),
        ("<img alt=\"icon\" src='data:image/svg+xml;base64,PHN2Zz4='/>", "icon"),
        ("<form action=\"http://x.example\"><input type=\"text\"/>words</form>", "words"),
        ("<svg><g onload=\"x()\"/></svg>words", "words"),
        (
            "<span style=\"color:red; background:url(http://x.example/a.png); position:fixed\">x</span>",
            "<span style=\"color: red\">x</span>"
        ),
        ("<!-- <b> -->x<!---->y", "xy"),
        (
            "<table><tr><td colspan=\"2\" rowspan=\"x\">1</td></tr></table>",
            "<table><tr><td colspan=\"2\">1</td></tr></table>"
        ),
        ("<b/>x", "<b></b>x"),
        ("1 &lt; 2 > 1", "1 &lt; 2 &gt; 1"),
        ("PGI+Qm9sZDwvYj4=", "<b>Bold</b>"),
        ("Note", "Note"),
    ])
    func xhtmlIsCleaned(given: String, cleaned: String) {
        #expect(XHTMLSanitizer.sanitize(given) == cleaned)
        #expect(XHTMLSanitizer.sanitize(cleaned) == cleaned)
    }

    @Test(arguments: [
        "<b>open", "<div><em>crossed</div></em>", "</b>", "a & b", "&unknown;", "<b x=1>y</b>", "<b x>y</b>", "<b",
        "<b a=\"1\" a=\"2\">x</b>", "<!DOCTYPE html><b>x</b>", "<?php x ?>", "<![CDATA[x]]>", "<!-- open", "<>x</>",
        "&#0;", "&#xD800;", "&#x110000;", "x\u{1}", "x\u{FFFF}", "", "  ", "<script>x</script>", "< b>x</ b>",
    ])
    func malformedMarkupIsNone(given: String) {
        #expect(XHTMLSanitizer.sanitize(given) == nil)
    }

    @Test func linesHoldNoBlocks() {
        #expect(
            XHTMLSanitizer.sanitize("<div><p>One</p><p>two <b>three</b></p></div>", isInline: true)
                == "One two <b>three</b> ")
    }

    @Test func picturesOfTheFormAreFilledIn() {
        let pictures = ["a": "data:image/png;base64,AAAA", "b": "javascript:x", "c": "data:text/html;base64,AAAA"]
        let cleaned = XHTMLSanitizer.sanitize("<img src='#a'/>x<img src='#b'/><img src='#c' alt='c'/><img src='#d'/>") {
            pictures[$0].map { Array($0.utf8) }
        }
        #expect(cleaned == "<img src=\"data:image/png;base64,AAAA\"/>xc")
    }

    @Test func bombsCostNothing() {
        #expect(XHTMLSanitizer.sanitize(String(repeating: "<b>", count: 80_000)) == nil)
        #expect(XHTMLSanitizer.sanitize(String(repeating: "<br/>", count: 50_000))?.utf8.count == 250_000)
        #expect(XHTMLSanitizer.sanitize(String(repeating: "x", count: 300_000)) == nil)
        #expect(XHTMLSanitizer.sanitize("<b " + (0..<1000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>") == nil)
        #expect(XHTMLSanitizer.sanitize(String(repeating: "<!--", count: 60_000)) == nil)
        let markdown = MarkdownSanitizer.sanitize(String(repeating: "![<http://a", count: 20_000))
        #expect(markdown.map(MarkupChecker.faultsOfMarkdown) == [])
        #expect(MarkdownSanitizer.sanitize(String(repeating: "\\", count: 250_000) + "<b") != nil)
    }

    // MARK: Styles

    @Test(arguments: [
        ("color:#0000FF", "color: #0000FF"),
        ("font-weight:bold;font-size:1.05em", "font-weight: bold; font-size: 1.05em"),
        ("COLOR : Red !important ;", "color: Red"),
        ("font-family: \"Segoe UI\", serif", "font-family: \"Segoe UI\", serif"),
        (
            "width: calc(100% - (2 * 8px)); color: rgba(0, 0, 0, .5)",
            "width: calc(100% - (2 * 8px)); color: rgba(0, 0, 0, .5)"
        ),
        ("margin: 0 auto; margin-left: 4px", "margin: 0 auto; margin-left: 4px"), ("display:none;", "display: none"),
    ])
    func stylesAreCleaned(given: String, cleaned: String) {
        #expect(StyleSanitizer.sanitize(given) == cleaned)
        #expect(StyleSanitizer.sanitize(cleaned) == cleaned)
    }

    @Test(arguments: [
        "background: url(http://x.example)", "width: expression(alert(1))", "behavior: x", "position: fixed",
        "color: \\75 rl(x)", "color: u/**/rl(x)", "@import 'x'", "margin-top: -500px", "margin: calc(1px - 9em)",
        "content: 'x'", "color: red}", "color: var(--x)", "--x: 1", "color", "color:", "font-family: \"open",
        "color: rgb(1",
        "background-image: linear-gradient(red, blue)", "color: ((1))", "color: re\u{301}d",
    ])
    func stylesThatAreNone(given: String) {
        #expect(StyleSanitizer.sanitize(given) == nil)
    }

    // MARK: Markdown

    @Test(arguments: [
        ("**bold** and _soft_, 1 < 2 <= 3", "**bold** and _soft_, 1 < 2 <= 3"),
        ("**Safe** <img src=x onerror=\"x()\">", "**Safe** &lt;img src=x onerror=\"x()\">"),
        ("one<br>two<br/>three<br />", "one<br>two<br/>three<br />"),
        ("\\<b> and \\\\<b>", "&lt;b> and \\\\&lt;b>"),
        ("[page](https://a.example) [bad](javascript:x)", "[page](https://a.example) [bad]&#40;javascript:x)"),
        (
            "[bad](JaVa&#115;cript:x) [b](data:x) [c](file.html)",
            "[bad]&#40;JaVa&#115;cript:x) [b]&#40;data:x) [c]&#40;file.html)"
        ),
        ("![cat](https://a.example/cat.png)", "[cat](https://a.example/cat.png)"),
        ("!![cat](https://a.example)", "[cat](https://a.example)"),
        ("\\![a](https://a.example)", "\\![a](https://a.example)"),
        ("[r]: javascript:x\n[s]: https://a.example", "[r]&#58; javascript:x\n[s]: https://a.example"),
        ("<https://a.example> <javascript:x>", "https://a.example &lt;javascript:x>"),
        ("<<http://x>script>", "&lt;http://xscript>"),
        ("[a<http://x]>(javascript:y)", "[ahttp://x]&#40;javascript:y)"),
        ("[a](<https://a.example/x y>)", "[a]&#40;&lt;https://a.example/x y>)"),
    ])
    func markdownIsCleaned(given: String, cleaned: String) {
        #expect(MarkdownSanitizer.sanitize(given) == cleaned)
        #expect(MarkdownSanitizer.sanitize(cleaned) == cleaned)
    }

    // MARK: Addresses

    @Test(arguments: [
        ("https://a.example/x", true), ("Binary/1", true), ("#x", true), ("a.png?x=a:b", true), ("urn:uuid:1", true),
        ("javascript:x", false), (" JavaScript:x", false), ("java\nscript:x", false), ("file:///etc/passwd", false),
        ("data:text/html,x", false), ("data:image/png;base64,AAAA", true), ("", false), ("vbscript:x", false),
        ("java&#115;cript&colon;x", false), ("\\\\host\\x", false),
    ])
    func references(address: String, isGood: Bool) {
        #expect(SafeLink.isReference(address) == isGood)
    }

    // MARK: Anything at all

    /// Pieces that make trouble together; random bytes alone would hardly ever be well-formed.
    private static let pieces = [
        "<", ">", "/", "\"", "'", "=", "&", ";", " ", "\n", "<b>", "</b>", "<div>", "</div>", "<a href=\"", "http://x",
        "https://x", "javascript:", "\">", "</a>", "<script>", "</script>", "<img src=\"", "data:image/png;base64,AAAA",
        "/>", "<br>", "<br/>", "</br>", "<!--", "-->", "&lt;", "&amp;", "&#60;", "&#x3C;", "&nbsp;", "&quot;",
        " style=\"",
        "color:red", "url(x)", ";", "position:fixed", " onload=\"x\"", "<svg>", "</svg>", "<style>", "</style>", "x",
        "é",
        "\u{0}", "\u{FFFE}", "<p>", "</p>", " title=\"", "PGI+", "[", "]", "(", ")", ":", "!", "\\", "`", "<http://",
        "mailto:a",
        "![", "](", "]:", "expression(", "/*", "*/", "margin:-1px", "font-family:\"a;b\"", "!important", "\u{202E}",
        "%",
    ]

    @Test(arguments: 0..<8)
    func whatComesOutIsCleanAndStays(seed: Int) {
        var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        for _ in 0..<3000 {
            var text = ""
            if random.next() % 8 == 0 {
                let bytes = (0..<random.next() % 60).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                text = String(decoding: bytes, as: UTF8.self)
            } else {
                for _ in 0..<(1 + random.next() % 14) {
                    text += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
                }
            }
            for isInline in [false, true] {
                guard let xhtml = XHTMLSanitizer.sanitize(text, isInline: isInline) else { continue }
                #expect(MarkupChecker.faults(of: xhtml) == [], "from \(text.debugDescription)")
                #expect(XHTMLSanitizer.sanitize(xhtml, isInline: isInline) == xhtml, "from \(text.debugDescription)")
            }
            if let style = StyleSanitizer.sanitize(text) {
                #expect(MarkupChecker.faultsOfStyle(style) == [], "from \(text.debugDescription)")
                #expect(StyleSanitizer.sanitize(style) == style, "from \(text.debugDescription)")
            }
            if let markdown = MarkdownSanitizer.sanitize(text) {
                #expect(MarkupChecker.faultsOfMarkdown(markdown) == [], "from \(text.debugDescription)")
                #expect(MarkdownSanitizer.sanitize(markdown) == markdown, "from \(text.debugDescription)")
            }
        }
    }

    private struct Random {
        var state: UInt64

        /// Xorshift: the same numbers in every run.
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
