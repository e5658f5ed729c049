internal import FHIRModel
internal import Storage

/// A search as one statement for the page and one for the total. Values are bound, all else is text of this file.
struct SQLiteSearch {
    private let query: StoreQuery
    private let filter: SQL
    private let orderValue: SQL
    private let isNumeric: Bool

    init(_ query: StoreQuery) {
        self.query = query
        var conditions: [SQL] = query.criteria.map(Self.condition)
        // Where an index finds the few that fit, the type's own index would only make SQLite walk over all of the type.
        let isNarrow = query.criteria.contains { $0.isNarrow }
        conditions.insert(isNarrow ? "+r.type = \(query.type)" : "r.type = \(query.type)", at: 0)
        conditions.append("r.deleted = 0")
        filter = .joined(conditions, unsafeSQL: " AND ")
        switch query.sort {
        case .id:
            orderValue = "''"
            isNumeric = false
        case .lastUpdated:
            orderValue = "r.updated"
            isNumeric = true
        case .element(.authored):
            orderValue = """
                coalesce((SELECT min(s.low) FROM search_value s WHERE s.resource = r.key AND s.element = 'authored'),
                \(Int64.min))
                """
            isNumeric = true
        case .element(let element):
            orderValue = """
                coalesce((SELECT min(substr(s.value, 1, \(SearchCursor.sortLength))) FROM search_value s
                WHERE s.resource = r.key AND s.element = \(element.rawValue)), '')
                """
            isNumeric = false
        }
    }

    func run(_ connection: SQLiteConnection) throws(SQLiteFailure) -> SearchPage {
        var total: Int?
        if query.wantsTotal {
            total = try connection.first("SELECT count(*) FROM resource r WHERE \(filter)", { Int($0.integer(0)) })
        }
        guard query.count > 0 else { return SearchPage(resources: [], total: total) }
        let isForward = query.cursor?.isForward ?? true
        // A page backwards is read in the opposite order and turned around.
        let isDescending = query.isDescending == isForward
        let direction = isDescending ? "DESC" : "ASC"
        var place: SQL = ""
        if let cursor = query.cursor {
            let value: SQL.Value =
                switch cursor.value {
                case .text(let text): .text(text)
                case .number(let number): .integer(number)
                }
            // By id alone the plain comparison lets SQLite begin in the middle of its index.
            place =
                query.sort == .id
                ? " AND r.id \(unsafeSQL: isDescending ? "<" : ">") \(cursor.id)"
                : " AND (\(orderValue), r.id) \(unsafeSQL: isDescending ? "<" : ">") (\(value), \(cursor.id))"
        }
        let order: SQL =
            query.sort == .id
            ? "r.id \(unsafeSQL: direction)"
            : "order_value \(unsafeSQL: direction), r.id \(unsafeSQL: direction)"
        let outerOrder: SQL =
            query.sort == .id
            ? "p.id \(unsafeSQL: direction)"
            : "p.order_value \(unsafeSQL: direction), p.id \(unsafeSQL: direction)"
        let limit = query.count == .max ? query.count : query.count + 1
        var rows = try connection.rows(
            """
            SELECT p.id, c.version, c.updated, c.fhir, c.body, p.order_value FROM (
                SELECT r.key, r.id, r.version, \(orderValue) AS order_value FROM resource r
                WHERE \(filter)\(place) ORDER BY \(order) LIMIT \(limit)
            ) p JOIN content c ON c.resource = p.key AND c.version = p.version ORDER BY \(outerOrder)
            """,
            { row in
                (
                    version: SQLiteReading.version(query.type, row),
                    value: isNumeric ? SearchCursor.Value.number(row.integer(5)) : .text(row.text(5))
                )
            })
        let hasMore = rows.count > query.count
        if hasMore { rows.removeLast() }
        if !isForward { rows.reverse() }
        let hasNext = isForward ? hasMore : true
        let hasPrevious = isForward ? query.cursor != nil : hasMore
        return SearchPage(
            resources: rows.map(\.version), total: total,
            next: hasNext
                ? rows.last.map { SearchCursor(isForward: true, value: $0.value, id: $0.version.id) } : nil,
            previous: hasPrevious
                ? rows.first.map { SearchCursor(isForward: false, value: $0.value, id: $0.version.id) } : nil)
    }

    // MARK: Conditions

    private static func condition(_ criterion: SearchCriterion) -> SQL {
        switch criterion.rule {
        case .any(let tests): return any(tests, criterion.field)
        case .none(let tests): return "NOT \(any(tests, criterion.field))"
        case .missing(let isMissing):
            guard case .element(let element) = criterion.field else { return isMissing ? "0" : "1" }
            let there: SQL = """
                EXISTS (SELECT 1 FROM search_value s WHERE s.resource = r.key AND s.element = \(element.rawValue))
                """
            return isMissing ? "NOT \(there)" : there
        }
    }

    private static func any(_ tests: [SearchCriterion.Test], _ field: SearchCriterion.Field) -> SQL {
        switch field {
        case .id: "(\(SQL.joined(tests.map(idTest) + ["0"], unsafeSQL: " OR ")))"
        case .lastUpdated:
            "(\(SQL.joined(tests.map { time($0, low: "r.updated", high: "(r.updated + 1)") } + ["0"], unsafeSQL: " OR ")))"
        case .element(let element):
            """
            r.key IN (SELECT s.resource FROM search_value s WHERE s.element = \(element.rawValue)
            AND (\(SQL.joined(tests.map(valueTest) + ["0"], unsafeSQL: " OR "))))
            """
        }
    }

    private static func idTest(_ test: SearchCriterion.Test) -> SQL {
        guard case .value(let value) = test else { return "0" }
        return "r.id = \(value)"
    }

    private static func valueTest(_ test: SearchCriterion.Test) -> SQL {
        switch test {
        case .value(let value): "s.value = \(value)"
        case .pair(let value, let extra): "(s.value = \(value) AND s.extra = \(extra))"
        case .extra(let extra): "s.extra = \(extra)"
        case .prefix(let prefix): prefixTest(prefix)
        case .contains(let part): "instr(s.value, \(part)) > 0"
        case .date: "(s.low IS NOT NULL AND \(time(test, low: "s.low", high: "s.high")))"
        }
    }

    /// As a range, which an index can serve.
    private static func prefixTest(_ prefix: String) -> SQL {
        // The first text behind all that begin so: SQLite compares texts by their bytes, which go as their scalars do.
        guard let last = prefix.unicodeScalars.last else { return "1" }
        guard last.value < 0xD7FF, let following = Unicode.Scalar(last.value + 1) else {
            return "substr(s.value, 1, \(prefix.unicodeScalars.count)) = \(prefix)"
        }
        var end = String.UnicodeScalarView(prefix.unicodeScalars.dropLast())
        end.append(following)
        return "(s.value >= \(prefix) AND s.value < \(String(end)))"
    }

    private static func time(_ test: SearchCriterion.Test, low: SQL, high: SQL) -> SQL {
        guard case .date(let comparison, let asked) = test else { return "0" }
        let within: SQL = "(\(low) >= \(asked.low) AND \(high) <= \(asked.high))"
        switch comparison {
        case .eq: return within
        case .ne: return "(\(low) < \(asked.low) OR \(high) > \(asked.high))"
        case .gt: return "\(high) > \(asked.high)"
        case .lt: return "\(low) < \(asked.low)"
        case .ge: return "(\(high) > \(asked.high) OR \(within))"
        case .le: return "(\(low) < \(asked.low) OR \(within))"
        case .sa: return "\(low) >= \(asked.high)"
        case .eb: return "\(high) <= \(asked.low)"
        }
    }
}

extension SearchCriterion {
    /// Whether an index of values finds few resources for it.
    fileprivate var isNarrow: Bool {
        guard case .any(let tests) = rule, case .element(let element) = field, element != .status else { return false }
        return tests.allSatisfy { test in
            switch test {
            case .value, .pair, .prefix: true
            default: false
            }
        }
    }
}
