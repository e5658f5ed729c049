/// Items by linkId, told apart by their bytes.
///
/// Swift takes "é" and "e" with a combining accent for the same String; FHIR does not say that linkIds are normalised, so
/// they are compared as they are written.
package struct LinkIdTable: Sendable {
    private struct Name: Hashable {
        let text: String

        static func == (left: Name, right: Name) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private var items: [Name: Int32] = [:]

    package subscript(linkId: String) -> Int32? { items[Name(text: linkId)] }

    /// - Returns: false when there is an item of this name already; it stays.
    mutating func add(_ linkId: String, _ item: Int32) -> Bool {
        let name = Name(text: linkId)
        guard items[name] == nil else { return false }
        items[name] = item
        return true
    }
}
