internal import FHIRModel

/// A current resource among all with the same canonical url: enough to choose one of them.
package struct CanonicalHead: Sendable, Equatable {
    package let id: String
    package let versionId: Int
    /// Milliseconds since 1970.
    package let lastUpdated: Int64
    package let businessVersion: String?
    package let status: String?
    package let versionAlgorithm: String?

    package init(
        id: String, versionId: Int, lastUpdated: Int64, businessVersion: String?, status: String?,
        versionAlgorithm: String?
    ) {
        self.id = id
        self.versionId = versionId
        self.lastUpdated = lastUpdated
        self.businessVersion = businessVersion
        self.status = status
        self.versionAlgorithm = versionAlgorithm
    }

    /// The one a canonical reference means.
    ///
    /// With a version: one of exactly that version. Without: the newest by the algorithm that its resources name (the one
    /// named by the resource written last where they differ), see ``VersionAlgorithm/chosen(named:for:)``. The status
    /// only speaks where the versions are equal: active, then draft, then unknown, then retired; then the one written
    /// last; then the id, so that the choice never depends on chance.
    package static func choice(_ heads: [CanonicalHead], version: String?) -> CanonicalHead? {
        guard let version else {
            let lastWritten = heads.filter { $0.versionAlgorithm != nil }.max { $0.lastUpdated < $1.lastUpdated }
            let algorithm = VersionAlgorithm.chosen(
                named: lastWritten?.versionAlgorithm, for: heads.compactMap(\.businessVersion))
            return heads.max { left, right in
                switch algorithm.compare(left.businessVersion, right.businessVersion) {
                case .earlier: true
                case .later: false
                case .same: left.isLessWanted(than: right)
                }
            }
        }
        return heads.filter { $0.businessVersion?.isExactly(version) ?? false }.max { $0.isLessWanted(than: $1) }
    }

    /// The version of the resource that a canonical without version means, where it is newer than a version.
    package static func newest(_ heads: [CanonicalHead], above version: String?) -> String? {
        guard let newest = choice(heads, version: nil), let newer = newest.businessVersion else { return nil }
        if let version, newer.isExactly(version) { return nil }
        let lastWritten = heads.filter { $0.versionAlgorithm != nil }.max { $0.lastUpdated < $1.lastUpdated }
        let algorithm = VersionAlgorithm.chosen(
            named: lastWritten?.versionAlgorithm,
            for: heads.compactMap(\.businessVersion) + (version.map { [$0] } ?? []))
        if case .earlier = algorithm.compare(version, newer) { return newer }
        return nil
    }

    private var rank: Int {
        switch status {
        case "active": 3
        case "draft": 2
        case "retired": 0
        default: 1
        }
    }

    private func isLessWanted(than other: CanonicalHead) -> Bool {
        (rank, lastUpdated, id) < (other.rank, other.lastUpdated, other.id)
    }
}
