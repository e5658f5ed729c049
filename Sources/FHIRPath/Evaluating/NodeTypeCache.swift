internal import FHIRJSON
internal import FHIRModel

/// The types of nodes asked for last. An entry that another one took the place of is worked out again.
struct NodeTypeCache {
    private var keys: [UInt64]
    private var types: [TypeID]

    init() {
        keys = []
        types = []
    }

    func find(_ node: Node, _ document: UInt16) -> TypeID? {
        guard !keys.isEmpty else { return nil }
        let key = UInt64(document) << 32 | UInt64(node.index)
        let place = Int(node.index & 255)
        return keys[place] == key ? types[place] : nil
    }

    mutating func insert(_ node: Node, _ document: UInt16, _ type: TypeID) {
        if keys.isEmpty {
            keys = [UInt64](repeating: .max, count: 256)
            types = [TypeID](repeating: type, count: 256)
        }
        let place = Int(node.index & 255)
        keys[place] = UInt64(document) << 32 | UInt64(node.index)
        types[place] = type
    }
}
