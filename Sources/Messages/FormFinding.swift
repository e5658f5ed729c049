/// A ``FormFault`` of one form: where, and what its words speak of.
package struct FormFinding: Sendable, Equatable {
    package let fault: FormFault
    /// linkId of the item; nil = the form itself.
    package let linkId: String?
    /// What stands in the places of the words: names, codes, numbers of the form.
    package let arguments: [String]

    package init(_ fault: FormFault, of linkId: String?, _ arguments: [String] = []) {
        self.fault = fault
        self.linkId = linkId
        self.arguments = arguments
    }

    /// The finding as a sentence of a language, behind the linkId of its item.
    package func text(in language: MessageLanguage) -> String {
        var text = linkId.map { Self.opening(Self.short($0), language) } ?? ""
        // One pass: what an argument says is never taken for a place.
        var rest = fault.template(in: language)[...]
        while let place = rest.firstIndex(of: "{") {
            text += rest[..<place]
            rest = rest[place...].dropFirst()
            guard let digit = rest.first?.wholeNumberValue, arguments.indices.contains(digit) else { continue }
            text += arguments[digit]
            rest = rest.dropFirst(2)
        }
        return text + rest
    }

    /// linkIds are short as a rule; one that is not does not fill the message.
    private static func short(_ linkId: String) -> String {
        let start = linkId.prefix(100)
        return start.endIndex == linkId.endIndex ? linkId : start + "…"
    }

    private static func opening(_ linkId: String, _ language: MessageLanguage) -> String {
        switch language {
        case .english: "'\(linkId)': "
        case .german: "„\(linkId)“: "
        case .french: "«\u{A0}\(linkId)\u{A0}»\u{A0}: "
        case .spanish, .norwegian: "«\(linkId)»: "
        }
    }
}
