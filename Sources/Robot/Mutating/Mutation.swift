/// One way to spoil a finished response.
package struct Mutation: Sendable {
    /// What it is called in reports.
    package let name: String
    /// Where it can be done.
    let place: Place
    /// The spoilt element; nil where it does not apply.
    let spoil: @Sendable (_ element: JSON, _ item: RobotItem, _ form: RobotForm) -> JSON?
    /// Where the fault is then, seen from the element; nil = at the element or below it.
    var fault = Fault.here
    /// It changes the text, which is no fault where the form works that out.
    var isOfText = false

    /// What is spoilt.
    enum Place: Sendable {
        /// One answer of a question.
        case answer
        /// An item.
        case item
        /// The list of items that an item is in, the element being that list.
        case siblings
        /// The response.
        case response
    }

    /// Where the fault has to be told.
    enum Fault: Sendable {
        /// At the element or below it.
        case here
        /// At the item that the answer belongs to, or below it.
        case question
        /// Among the siblings: at what they stand in, or below.
        case holder
        /// At the response or anything at its top.
        case response
    }
}

extension JSON {
    /// The same with another value for a member, which is added if it is not there; nil takes it out.
    func with(_ name: String, _ value: JSON?) -> JSON {
        var members = members.filter { $0.name != name || value != nil }
        if let value {
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = value
            } else {
                members.append(.init(name, value))
            }
        }
        return .object(members)
    }

    /// The `value[x]` of an answer.
    var answerValue: JSON.Member? {
        members.first { $0.name.hasPrefix("value") }
    }

    /// The answer with another value, under another name where one is given.
    func withValue(_ name: String, _ value: JSON) -> JSON {
        .object(members.map { $0.name.hasPrefix("value") ? .init(name, value) : $0 })
    }

    /// The answer with another value of its type.
    func withValue(_ value: JSON) -> JSON? {
        answerValue.map { withValue($0.name, value) }
    }
}
