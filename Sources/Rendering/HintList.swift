internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Displays that say something about a question or a group instead of standing on the page themselves: help, unit, ends
/// of a scale, legal texts.
///
/// Standard: SDC, rendering.html; `itemControl` of displays.
struct HintList {
    /// Items of the form, in its order.
    let items: [Int32]
    let texts: FormTexts
    /// Texts that expressions give, by item.
    private var computed: [Int32: String] = [:]

    /// Roles with which a display inside a group speaks of the group. Others (`inline`, or none) stand where they are.
    private static let rolesInGroups: Set<String> = ["help", "flyover", "legal", "prompt"]

    /// The displays below a question that are enabled and not hidden.
    init(ofQuestion occurrence: Int32, in state: ResponseState, texts: FormTexts) {
        self.texts = texts
        let form = state.form
        var items: [Int32] = []
        var child = state.formItem(occurrence).firstChild
        while child >= 0 {
            let entry = form.items[Int(child)]
            if entry.traits.contains(.hint), !entry.traits.contains(.hidden),
                state.isHintEnabled(child, of: occurrence)
            {
                items.append(child)
                computed[child] = state.computedText(ofHint: child, of: occurrence)
            }
            child = entry.nextSibling
        }
        self.items = items
    }

    /// The displays directly below a row of a group that speak of the group.
    init(ofGroup occurrence: Int32, in state: ResponseState, texts: FormTexts) {
        self.texts = texts
        var items: [Int32] = []
        var index = state.occurrences[Int(occurrence)].firstChild
        while index >= 0 {
            let child = state.occurrences[Int(index)]
            if child.isEnabled, Self.isHint(child.item, of: texts) {
                items.append(child.item)
                computed[child.item] = state.computedText(of: index)
            }
            index = child.nextSibling
        }
        self.items = items
    }

    /// Whether a display inside a group is a hint of the group and no item of its own.
    static func isHint(_ item: Int32, of texts: FormTexts) -> Bool {
        let entry = texts.form.items[Int(item)]
        guard entry.type == .display, entry.parent >= 0, !entry.traits.contains(.hidden),
            let role = ItemHeadWriter(texts: texts).control(of: texts.form.details[Int(item)])
        else { return false }
        return rolesInGroups.contains(role)
    }

    /// Writes `hints`; nothing where there are none.
    func write(to json: inout JSONWriter) {
        guard !items.isEmpty else { return }
        let head = ItemHeadWriter(texts: texts)
        json.key("hints")
        json.beginArray()
        for item in items {
            let detail = texts.form.details[Int(item)]
            json.beginObject()
            json.member("linkId", detail.linkId)
            json.member("role", head.control(of: detail) ?? "text")
            head.write(detail, computed: computed[item], to: &json)
            head.writeCategory(detail, to: &json)
            json.endObject()
        }
        json.endArray()
    }

    /// The words of the first hint with this role (`lower`, `upper`, `unit`); `.none` where there is none.
    func words(of role: String) -> Node {
        for item in items where texts.form.details[Int(item)].controls.contains(role) {
            return texts.text(texts.form.details[Int(item)].node, .text, .underscoreText)
        }
        return .none
    }
}
