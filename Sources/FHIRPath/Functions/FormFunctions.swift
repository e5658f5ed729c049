internal import Decimals
internal import FHIRJSON
internal import FHIRModel

/// The functions that Structured Data Capture adds (https://hl7.org/fhir/uv/sdc/expressions.html#fhirpath-supplements),
/// with the older names of version 3.0.
enum FormFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("weight", gives: .many(.decimal), weight),
        FHIRPathFunction("ordinal", gives: .many(.decimal), weight),
        FHIRPathFunction("answers", gives: .unknown, answers),
    ]

    /// The weights of codes: of the value itself, else what the host finds in options, value sets and code systems.
    private static func weight(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        for place in c.base..<c.end {
            let item = e.stack[place]
            if let weight = try e.ownWeight(of: item) {
                try e.push(weight)
            } else if let weight = try e.host?.weight(of: item, in: e) {
                try e.push(weight)
            }
        }
        e.finishPushed(c)
    }

    /// The values of all answers below.
    private static func answers(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        for place in c.base..<c.end {
            let start = e.count
            try e.pushDescendants(of: e.stack[place])
            var kept = start
            for found in start..<e.count where e.isAnswerValue(e.stack[found]) {
                e.stack[kept] = e.stack[found]
                kept += 1
            }
            e.count = kept
        }
        e.finishPushed(c)
    }
}

extension Evaluation {
    /// The weight that a value carries as an extension; of an answer, that of its value.
    fileprivate func ownWeight(of item: Item) throws(FHIRPathError) -> Item? {
        guard item.kind == .node else { return nil }
        let document = documents[Int(item.document)]
        guard document.kind(item.node) == .object else { return nil }
        for holder in [item.node, document.member(item.node, .valueCoding)] where holder.exists {
            for found in document.items(document.member(holder, .extension)) {
                let url = document.member(found, .url)
                guard
                    document.equals(url, KnownExtension.itemWeight) || document.equals(url, KnownExtension.ordinalValue)
                else { continue }
                let value = document.member(found, .valueDecimal)
                guard value.exists, let number = ExactDecimal(utf8: document.rawBytes(value)) else { continue }
                return make(number)
            }
        }
        return nil
    }

    /// Whether it is the `value[x]` of an answer.
    fileprivate func isAnswerValue(_ item: Item) -> Bool {
        guard item.kind == .node else { return false }
        let document = documents[Int(item.document)]
        let answer = document.parent(item.node)
        guard answer.exists, document.kind(answer) == .object,
            document.key(document.parent(answer)) == .answer || document.key(answer) == .answer
        else { return false }
        let key = document.key(item.node)
        return key != .item && key != .extension && key != .id && key != .modifierExtension
    }
}
