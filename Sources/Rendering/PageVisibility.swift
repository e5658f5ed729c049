internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// What has a place on a page: enabled items, and disabled ones that the form wants to be seen locked.
///
/// Standard: R5 `Questionnaire.item.disabledDisplay`, and its extension for R4. Without it a disabled item is hidden, which
/// the standard leaves to the client: that is what every step did before, and nobody wonders about what cannot be answered.
struct PageVisibility {
    let state: ResponseState

    enum Answer {
        case absent
        case open
        /// Shown, but it cannot be answered.
        case locked
    }

    /// Of an occurrence whose parent has a place on the page. A group needs content; a repeating group is shown when one
    /// of its rows is, or when it has none and could get one.
    func answer(for index: Int32) -> Answer {
        let occurrence = state.occurrences[Int(index)]
        let entry = state.form.items[Int(occurrence.item)]
        guard !entry.traits.contains(.hidden) else { return .absent }
        if entry.isRepeatingGroup, !occurrence.flags.contains(.standsForNone) {
            if !isLocked(index) { return .open }
            return state.rows(from: index).contains { row($0) == .locked } ? .locked : .absent
        }
        guard occurrence.isEnabled || isProtected(index) else { return .absent }
        guard entry.type != .group || entry.repeats || hasContent(index) else { return .absent }
        return occurrence.isEnabled ? .open : .locked
    }

    /// Whether what has a place cannot be answered: it is disabled, a repeating group with all its rows.
    func isLocked(_ index: Int32) -> Bool {
        let occurrence = state.occurrences[Int(index)]
        guard state.form.items[Int(occurrence.item)].isRepeatingGroup, !occurrence.flags.contains(.standsForNone) else {
            return !occurrence.isEnabled
        }
        return !state.rows(from: index).contains { state.occurrences[Int($0)].isEnabled }
    }

    /// Of one row of a repeating group.
    func row(_ index: Int32) -> Answer {
        if state.occurrences[Int(index)].isEnabled { return .open }
        return isProtected(index) ? .locked : .absent
    }

    /// Whether a disabled item is to be seen: it says so, or it says nothing and stands in one that does.
    private func isProtected(_ index: Int32) -> Bool {
        var index = index
        while index >= 0, !state.occurrences[Int(index)].isEnabled {
            switch disabledDisplay(state.detail(index).node) {
            case "protected": return true
            case "hidden": return false
            default: index = state.occurrences[Int(index)].parent
            }
        }
        return false
    }

    private func disabledDisplay(_ node: Node) -> String? {
        let document = state.form.document
        return document.string(node, .disabledDisplay)
            ?? document.extensionString(node, KnownExtension.disabledDisplay)
    }

    private func hasContent(_ group: Int32) -> Bool {
        var index = group + 1
        let end = state.occurrences[Int(group)].end
        while index < end {
            let occurrence = state.occurrences[Int(index)]
            let entry = state.form.items[Int(occurrence.item)]
            if entry.traits.contains(.hidden) || (!occurrence.isEnabled && !isProtected(index)) {
                index = occurrence.end
                continue
            }
            if entry.type != .group || entry.repeats { return true }
            index += 1
        }
        return false
    }
}
