extension CodeList {
    /// Some codes by the nearest code above them that is among them too, -1 = none; in the order given.
    package func tree(of indices: [Int]) -> [Int: [Int]] {
        var places: [Place: Int] = [:]
        for index in indices where entries[index].concept >= 0 {
            places[Place(system: entries[index].system, concept: entries[index].concept)] = index
        }
        var tree: [Int: [Int]] = [:]
        for index in indices {
            var above = -1
            let entry = entries[index]
            if entry.concept >= 0, let table = systems[Int(entry.system)].view?.table {
                var parent = table.nestedParents[Int(entry.concept)]
                while parent >= 0 {
                    if let found = places[Place(system: entry.system, concept: parent)] {
                        above = found
                        break
                    }
                    parent = table.nestedParents[Int(parent)]
                }
            }
            tree[above, default: []].append(index)
        }
        return tree
    }

    private struct Place: Hashable {
        let system: Int32
        let concept: Int32
    }

    /// The code systems that were used, `url|version` where the version is known, each once.
    package var usedVersions: [String] {
        var seen: Set<String> = []
        var found: [String] = []
        for system in systems {
            guard let url = system.url, let table = system.view?.table else { continue }
            let canonical = table.version.map { "\(url)|\($0)" } ?? url
            if seen.insert(canonical).inserted { found.append(canonical) }
        }
        return found
    }
}
