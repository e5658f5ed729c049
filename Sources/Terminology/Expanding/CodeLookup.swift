/// From a code to where it stands in a list. Open addressing over the code alone: the systems of what is found are compared.
struct CodeLookup: Sendable {
    private let slots: [Int32]
    private let hash = CodeHash()
    /// Some system takes its codes in either case.
    private let isFolded: Bool

    init(_ list: CodeList) {
        isFolded = list.systems.contains { $0.view?.table.isCaseSensitive == false }
        var size = 16
        while size < list.count * 2 { size *= 2 }
        var slots = [Int32](repeating: -1, count: size)
        for index in 0..<list.count {
            let code = list.code(index)
            var slot = hash(isFolded ? code.lowercased() : code) & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Int32(index)
        }
        self.slots = slots
    }

    func index(of code: String, system: String?, in list: CodeList) -> Int? {
        let wanted = isFolded ? code.lowercased() : code
        var slot = hash(wanted) & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if system == nil || list.system(index) == system {
                let found = list.code(index)
                let folds = list.systems[Int(list.entries[index].system)].view?.table.isCaseSensitive == false
                if folds ? found.lowercased() == wanted : found.utf8.elementsEqual(code.utf8) { return index }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }
}
