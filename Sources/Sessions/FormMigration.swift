internal import FHIRJSON
internal import FHIRModel
package import SDC

/// Carries the answers of a response over to another version of its form.
///
/// An answer stays where an item of the same linkId takes it: at the same place, or elsewhere among groups that do not
/// repeat. A whole number goes to a decimal, a date to a dateTime. What cannot be carried over is told, each answer with
/// its path in the former version.
package struct FormMigration {
    package enum Reason: String, Sendable {
        /// The version has no such item.
        case gone
        /// The item takes answers of other types, or none.
        case type
        /// The item does not repeat (any more).
        case tooMany = "too-many"
        /// The item stands where the answer cannot go, as below a question or in a row.
        case place
    }

    package struct Lost: Sendable, Equatable {
        package let path: String
        package let linkId: String
        package let reason: Reason
    }

    /// What became of a response.
    package struct Result: Sendable {
        /// Without the canonical of its former form.
        package let response: [UInt8]
        /// Answers that were carried over.
        package let carried: Int
        /// Those that were not; at most ``maximumListed``.
        package let lost: [Lost]
        package let lostCount: Int
    }

    package static let maximumListed = 200

    /// A group, or an answer with items below it, that is still to be looked at.
    private struct Level {
        let holder: Node
        let parent: Int32
        let prefix: String
    }

    private let document: Document
    private let form: Form
    private var levels: [Level] = []
    private var moved: [(item: Node, index: Int32, path: String)] = []
    private var carried = 0
    private var lost: [Lost] = []
    private var lostCount = 0

    /// Carries a response over; nil for what is no JSON object.
    package static func carry(_ response: [UInt8], to form: Form) -> Result? {
        let limits = Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max)
        guard let document = try? Document.parse(response, limits: limits), document.kind(document.root) == .object
        else { return nil }
        var migration = FormMigration(document: document, form: form)
        migration.run()
        return Result(
            response: document.bytes(document.root), carried: migration.carried, lost: migration.lost,
            lostCount: migration.lostCount)
    }

    private init(document: Document, form: Form) {
        self.document = document
        self.form = form
    }

    private mutating func run() {
        document.removeMember(document.root, .questionnaire)
        levels = [Level(holder: document.root, parent: -1, prefix: "")]
        walk()
        var placed: Set<Int32> = []
        while let move = moved.popLast() {
            guard placed.insert(move.index).inserted else {
                lose(move.item, move.path, .tooMany)
                continue
            }
            append(move.item, to: holder(of: form.items[Int(move.index)].parent))
            place(move.item, move.index, move.path, row: 0)
            walk()
        }
    }

    private mutating func walk() {
        while let level = levels.popLast() {
            var rows: [ExactText: Int] = [:]
            for item in Array(document.items(document.member(level.holder, .item))) {
                guard let linkId = document.string(item, .linkId) else { continue }
                let row = rows[ExactText(linkId), default: 0]
                rows[ExactText(linkId)] = row + 1
                let path = level.prefix + PathSyntax.escape(linkId) + (row > 0 ? "[\(row)]" : "")
                guard let index = form.itemByLinkId[linkId] else {
                    document.remove(item)
                    lose(item, path, .gone)
                    continue
                }
                guard form.items[Int(index)].parent == level.parent else {
                    document.remove(item)
                    if hasPlainGroups(above: index), row == 0 {
                        moved.append((item, index, path))
                    } else {
                        lose(item, path, .place)
                    }
                    continue
                }
                place(item, index, path, row: row)
            }
        }
    }

    /// Looks at an item that stands where the form has it.
    private mutating func place(_ item: Node, _ index: Int32, _ path: String, row: Int) {
        let target = form.items[Int(index)]
        let answers = document.member(item, .answer)
        let repeats = target.traits.contains(.repeats)
        if row > 0, !(target.isGroup && repeats) {
            document.remove(item)
            return lose(item, path, .tooMany)
        }
        guard target.isQuestion else {
            if answers.exists || !target.isGroup {
                document.remove(item)
                return lose(item, path, .type)
            }
            levels.append(Level(holder: item, parent: index, prefix: path + "/"))
            return
        }
        if document.member(item, .item).exists {
            // It was a group: its items cannot stand below a question without an answer.
            lose(item, path, .place)
            document.removeMember(item, .item)
        }
        for (number, answer) in Array(document.items(answers)).enumerated() {
            let path = number > 0 ? "\(path)[\(number)]" : path
            guard number == 0 || repeats else {
                document.remove(answer)
                lose(answer: answer, path, form.details[Int(index)].linkId, .tooMany)
                continue
            }
            guard convert(answer, to: target.valueTypes) else {
                document.remove(answer)
                lose(answer: answer, path, form.details[Int(index)].linkId, .type)
                continue
            }
            carried += 1
            if document.member(answer, .item).exists {
                levels.append(Level(holder: answer, parent: index, prefix: path + "/"))
            }
        }
        if answers.exists, !document.first(answers).exists { document.removeMember(item, .answer) }
    }

    /// Makes the value one of these types; false where it is none of them and cannot be made one.
    private func convert(_ answer: Node, to types: ValueTypeSet) -> Bool {
        let value = document.valueNode(of: answer)
        guard value.exists, let type = ValueType(valueKey: document.key(value)) else { return false }
        if types.contains(type) { return true }
        switch type {
        case .integer where types.contains(.decimal):
            guard let text = document.numberText(value) else { return false }
            document.removeMember(answer, .valueInteger)
            document.setMember(answer, .valueDecimal, document.newNumber(text))
        case .date where types.contains(.dateTime):
            guard let text = document.string(value) else { return false }
            document.removeMember(answer, .valueDate)
            document.setMember(answer, .valueDateTime, document.newString(text))
        default: return false
        }
        return true
    }

    // MARK: Moving

    private func hasPlainGroups(above index: Int32) -> Bool {
        var above = form.items[Int(index)].parent
        while above >= 0 {
            let item = form.items[Int(above)]
            guard item.isGroup, !item.traits.contains(.repeats) else { return false }
            above = item.parent
        }
        return true
    }

    /// The element of a group whose groups above do not repeat; made, with those above it, where it is not there.
    private func holder(of group: Int32) -> Node {
        var chain: [Int32] = []
        var above = group
        while above >= 0 {
            chain.append(above)
            above = form.items[Int(above)].parent
        }
        var holder = document.root
        for group in chain.reversed() {
            let linkId = form.details[Int(group)].linkId
            let known = document.items(document.member(holder, .item)).first {
                document.equals(document.member($0, .linkId), linkId)
            }
            if let known {
                holder = known
            } else {
                let fresh = document.newObject()
                document.setMember(fresh, .linkId, document.newString(linkId))
                append(fresh, to: holder)
                holder = fresh
            }
        }
        return holder
    }

    private func append(_ item: Node, to holder: Node) {
        var list = document.member(holder, .item)
        if !list.exists {
            list = document.newArray()
            document.setMember(holder, .item, list)
        }
        document.append(item, to: list)
    }

    // MARK: Losing

    /// Tells every answer at and below an item.
    private mutating func lose(_ item: Node, _ path: String, _ reason: Reason) {
        var todo = [(item: item, path: path)]
        while let (item, path) = todo.popLast() {
            let linkId = document.string(item, .linkId) ?? ""
            for (number, answer) in document.items(document.member(item, .answer)).enumerated() {
                let path = number > 0 ? "\(path)[\(number)]" : path
                if document.valueNode(of: answer).exists { tell(path, linkId, reason) }
                todo += children(of: answer, path)
            }
            todo += children(of: item, path)
        }
    }

    private mutating func lose(answer: Node, _ path: String, _ linkId: String, _ reason: Reason) {
        tell(path, linkId, reason)
        for (item, path) in children(of: answer, path) { lose(item, path, reason) }
    }

    private func children(of holder: Node, _ path: String) -> [(item: Node, path: String)] {
        var rows: [ExactText: Int] = [:]
        return document.items(document.member(holder, .item)).map { item in
            let linkId = document.string(item, .linkId) ?? ""
            let row = rows[ExactText(linkId), default: 0]
            rows[ExactText(linkId)] = row + 1
            return (item, "\(path)/\(PathSyntax.escape(linkId))" + (row > 0 ? "[\(row)]" : ""))
        }
    }

    private mutating func tell(_ path: String, _ linkId: String, _ reason: Reason) {
        lostCount += 1
        if lost.count < Self.maximumListed { lost.append(Lost(path: path, linkId: linkId, reason: reason)) }
    }
}
