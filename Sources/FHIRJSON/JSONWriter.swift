/// Writes JSON into one growing buffer of bytes. Commas are its business; that what is opened is closed, and that members
/// have names, is the caller's.
public struct JSONWriter: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []

    /// A value stands before the place where the next one goes.
    private var needsComma = false

    /// An empty writer with room for so many bytes.
    public init(capacity: Int = 4096) {
        bytes.reserveCapacity(capacity)
    }

    /// Hands out what was written and leaves the writer empty.
    public mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        needsComma = false
        return taken
    }

    /// Forgets what was written and keeps the room.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    /// `{`
    public mutating func beginObject() {
        beginValue()
        bytes.append(0x7B)
        needsComma = false
    }

    /// `}`
    public mutating func endObject() {
        bytes.append(0x7D)
        needsComma = true
    }

    /// `[`
    public mutating func beginArray() {
        beginValue()
        bytes.append(0x5B)
        needsComma = false
    }

    /// `]`
    public mutating func endArray() {
        bytes.append(0x5D)
        needsComma = true
    }

    /// The elements of an array that another writer wrote, brackets and all, put among those of the open array.
    public mutating func elements(of array: [UInt8]) {
        guard array.count > 2 else { return }
        beginValue()
        bytes.append(contentsOf: array.dropFirst().dropLast())
        needsComma = true
    }

    /// A member name of ASCII characters that need no escape; the value comes next.
    public mutating func key(_ name: StaticString) {
        beginValue()
        bytes.append(0x22)
        append(name.rawBytes)
        appendTwoBytes(0x22, 0x3A)
        needsComma = false
    }

    /// Any member name; the value comes next.
    public mutating func key(_ name: String) {
        string(name)
        endName()
    }

    /// A string.
    public mutating func string(_ value: String) {
        beginValue()
        var value = value
        value.withUTF8 { appendQuoted(UnsafeRawBufferPointer($0)) }
        endValue()
    }

    /// A literal string of characters that need no escape.
    public mutating func string(_ value: StaticString) {
        beginValue()
        bytes.append(0x22)
        append(value.rawBytes)
        bytes.append(0x22)
        endValue()
    }

    /// A string of UTF-8 bytes.
    public mutating func string(utf8 value: UnsafeRawBufferPointer) {
        beginValue()
        appendQuoted(value)
        endValue()
    }

    /// A whole number.
    public mutating func number(_ value: Int) {
        number(text: String(value))
    }

    /// A number of digits as they are: they must be a JSON number.
    public mutating func number(text: String) {
        beginValue()
        bytes.append(contentsOf: text.utf8)
        endValue()
    }

    /// `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        let word: StaticString = value ? "true" : "false"
        append(word.rawBytes)
        endValue()
    }

    /// `null`
    public mutating func null() {
        beginValue()
        let word: StaticString = "null"
        append(word.rawBytes)
        endValue()
    }

    /// One complete JSON value, as it is.
    public mutating func raw(_ value: some Collection<UInt8>) {
        beginValue()
        bytes.append(contentsOf: value)
        endValue()
    }

    /// One complete JSON value, as it is.
    public mutating func raw(_ value: UnsafeRawBufferPointer) {
        beginValue()
        append(value)
        endValue()
    }

    /// A value of a document.
    public mutating func node(_ node: Node, of document: Document) {
        document.write(node, to: &self)
    }

    /// A member that is a string.
    public mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    /// A member that is a literal string of characters that need no escape.
    public mutating func member(_ name: StaticString, _ value: StaticString) {
        key(name)
        string(value)
    }

    /// A member that is a whole number.
    public mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        number(value)
    }

    /// A member that is true or false.
    public mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// A member that is a value of a document.
    public mutating func member(_ name: StaticString, _ node: Node, of document: Document) {
        key(name)
        document.write(node, to: &self)
    }

    // MARK: Bytes

    @inline(__always)
    mutating func beginValue() {
        if needsComma { bytes.append(0x2C) }
    }

    @inline(__always)
    mutating func endValue() {
        needsComma = true
    }

    /// What was written last is a member name.
    mutating func endName() {
        bytes.append(0x3A)
        needsComma = false
    }

    @inline(__always)
    mutating func append(_ text: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: text)
    }

    @inline(__always)
    mutating func appendByte(_ byte: UInt8) {
        bytes.append(byte)
    }

    @inline(__always)
    mutating func appendTwoBytes(_ one: UInt8, _ two: UInt8) {
        bytes.append(one)
        bytes.append(two)
    }

    mutating func appendQuoted(_ text: UnsafeRawBufferPointer) {
        bytes.append(0x22)
        appendEscaped(text, to: &bytes)
        bytes.append(0x22)
    }
}
