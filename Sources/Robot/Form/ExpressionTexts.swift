/// What the texts of a form's expressions name, read without understanding them: whatever stands between quotes, in the
/// expressions of an item and in the variables these use.
struct ExpressionTexts {
    private var ofItem: [String: [String]] = [:]
    private var ofVariable: [String: [String]] = [:]

    init(_ questionnaire: JSON) { read(questionnaire, nil) }

    private mutating func read(_ element: JSON, _ linkId: String?) {
        for entry in element["extension"]?.elements ?? [] {
            guard let value = entry.members.first(where: { $0.name.hasPrefix("value") })?.value,
                let text = value["expression"]?.text
            else { continue }
            if let linkId { ofItem[linkId, default: []].append(text) }
            if let name = value["name"]?.text { ofVariable[name, default: []].append(text) }
        }
        for item in element["item"]?.elements ?? [] { read(item, item["linkId"]?.text) }
    }

    /// All that may be linkIds in the expressions of an item.
    func names(of linkId: String) -> Set<String> {
        var found: Set<String> = []
        var pending = ofItem[linkId] ?? []
        var seen: Set<String> = []
        while let text = pending.popLast() {
            for piece in text.split(separator: "'") { found.insert(String(piece)) }
            for (name, texts) in ofVariable where text.contains("%" + name) && seen.insert(name).inserted {
                pending += texts
            }
        }
        return found
    }
}
