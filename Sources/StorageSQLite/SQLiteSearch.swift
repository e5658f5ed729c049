internal import FHIRModel
internal import Storage

/// A search as one statement for the page and one for the total. Values are bound, all else is text of this file.
struct SQLiteSearch {
    private let query: StoreQuery
    private let filter: SQL
    /// What results are ordered by, one expression for each key.
    private let orderValues: [SQL]

    init(_ query: StoreQuery) {
        self.query = query
        // The index of values finds the few that fit the narrowest criterion; the others are asked about each of those.
        let driver = query.criteria.indices.filter { query.criteria[$0].narrowness > 0 }
            .max { query.criteria[$0].narrowness < query.criteria[$1].narrowness }
        var conditions: [SQL] = query.criteria.enumerated().map { index, criterion in
            Self.condition(criterion, isDriver: index == driver)
        }
        // The type's own index would only make SQLite walk over all of the type then.
        conditions.insert(driver == nil ? "r.type = \(query.type)" : "+r.type = \(query.type)", at: 0)
        conditions.append("r.deleted = 0")
        filter = .joined(conditions, unsafeSQL: " AND ")
        orderValues = query.sort.map(Self.orderValue)
    }

    /// The values of one resource: without being told, SQLite goes through those of all resources.
    private static let ofResource: SQL = "search_value s INDEXED BY search_by_resource"

    private static func orderValue(_ order: StoreQuery.SortOrder) -> SQL {
        let first = order.isDescending ? "max" : "min"
        func value(_ parameters: [SearchParameter.ID], _ expression: SQL, none: SQL) -> SQL {
            """
            coalesce((SELECT \(unsafeSQL: first)(\(expression)) FROM \(ofResource)
            WHERE s.resource = r.key AND \(one(of: parameters))), \(none))
            """
        }
        switch order.key {
        case .lastUpdated: return "r.updated"
        case .times(let parameters): return value(parameters, "s.low", none: "\(Int64.min)")
        case .texts(let parameters):
            return value(parameters, "substr(s.value, 1, \(SearchCursor.sortLength))", none: "''")
        case .numbers(let parameters): return value(parameters, "s.low_number", none: "''")
        }
    }

    func run(_ connection: SQLiteConnection) throws(SQLiteFailure) -> SearchPage {
        var rows: [(version: StoredVersion, values: [SearchCursor.Value])] = []
        if query.count > 0 { rows = try page(connection) }
        let hasMore = rows.count > query.count
        if hasMore { rows.removeLast() }
        let isForward = query.cursor?.isForward ?? true
        if !isForward { rows.reverse() }
        var total: Int?
        if query.wantsTotal {
            // One page that holds all needs no counting.
            total =
                query.cursor == nil && query.count > 0 && !hasMore
                ? rows.count
                : try connection.first("SELECT count(*) FROM resource r WHERE \(filter)", { Int($0.integer(0)) })
        }
        let hasNext = query.count > 0 && (isForward ? hasMore : true)
        let hasPrevious = query.count > 0 && (isForward ? query.cursor != nil : hasMore)
        return SearchPage(
            resources: rows.map(\.version), total: total,
            next: hasNext
                ? rows.last.map { SearchCursor(isForward: true, values: $0.values, id: $0.version.id) } : nil,
            previous: hasPrevious
                ? rows.first.map { SearchCursor(isForward: false, values: $0.values, id: $0.version.id) } : nil)
    }

    /// One row more than the page has, if there is one; a page backwards in the opposite order.
    private func page(
        _ connection: SQLiteConnection
    ) throws(SQLiteFailure) -> [(version: StoredVersion, values: [SearchCursor.Value])] {
        let isForward = query.cursor?.isForward ?? true
        let keys = query.sort.indices
        func direction(_ isDescending: Bool) -> String { isDescending == isForward ? "DESC" : "ASC" }
        func order(_ table: String) -> SQL {
            let parts: [SQL] = keys.map {
                "\(unsafeSQL: table).o\(unsafeSQL: "\($0)") \(unsafeSQL: direction(query.sort[$0].isDescending))"
            }
            let byID: SQL = "\(unsafeSQL: table).id \(unsafeSQL: direction(query.descendsByID))"
            return .joined(parts + [byID], unsafeSQL: ", ")
        }
        let columns: SQL = .joined(
            keys.map { ", \(orderValues[$0]) AS o\(unsafeSQL: "\($0)")" as SQL }, unsafeSQL: "")
        let outerColumns: SQL = .joined(keys.map { ", p.o\(unsafeSQL: "\($0)")" as SQL }, unsafeSQL: "")
        // By id alone the plain comparison lets SQLite begin in the middle of its index.
        let isPlain = query.sort.isEmpty
        let place: SQL = isPlain && query.cursor != nil ? " AND \(self.place("r", isForward))" : ""
        let outerPlace: SQL = !isPlain && query.cursor != nil ? "WHERE \(self.place("q", isForward))" : ""
        let limit = query.count == .max ? query.count : query.count + 1
        return try connection.rows(
            """
            SELECT p.id, c.version, c.updated, c.fhir, c.body\(outerColumns) FROM (
                SELECT q.* FROM (
                    SELECT r.key, r.id, r.version\(columns) FROM resource r WHERE \(filter)\(place)
                ) q \(outerPlace) ORDER BY \(order("q")) LIMIT \(limit)
            ) p JOIN content c ON c.resource = p.key AND c.version = p.version ORDER BY \(order("p"))
            """,
            { row in
                let values = query.sort.enumerated().map { place, order -> SearchCursor.Value in
                    switch order.key {
                    case .lastUpdated, .times: .number(row.integer(Int32(5 + place)))
                    case .texts, .numbers: .text(row.text(Int32(5 + place)))
                    }
                }
                return (version: SQLiteReading.version(query.type, row), values: values)
            })
    }

    /// Behind the place of the cursor, in the direction of reading: the first key that differs decides.
    private func place(_ table: String, _ isForward: Bool) -> SQL {
        guard let cursor = query.cursor else { return "1" }
        func sign(_ isDescending: Bool) -> String { isDescending == isForward ? "<" : ">" }
        var alternatives: [SQL] = []
        var equal: [SQL] = []
        for (index, order) in query.sort.enumerated() where index < cursor.values.count {
            let value: SQL.Value =
                switch cursor.values[index] {
                case .text(let text): .text(text)
                case .number(let number): .integer(number)
                }
            let column = "\(table).o\(index)"
            let beyond: SQL = "\(unsafeSQL: column) \(unsafeSQL: sign(order.isDescending)) \(value)"
            alternatives.append("(\(SQL.joined(equal + [beyond], unsafeSQL: " AND ")))")
            equal.append("\(unsafeSQL: column) = \(value)")
        }
        let beyond: SQL = "\(unsafeSQL: table).id \(unsafeSQL: sign(query.descendsByID)) \(cursor.id)"
        alternatives.append("(\(SQL.joined(equal + [beyond], unsafeSQL: " AND ")))")
        return "(\(SQL.joined(alternatives, unsafeSQL: " OR ")))"
    }

    // MARK: Conditions

    private static func one(of parameters: [SearchParameter.ID]) -> SQL {
        let numbers: [SQL] = parameters.map { "\(Int64($0.rawValue))" }
        return numbers.count == 1
            ? "s.parameter = \(numbers[0])" : "s.parameter IN (\(SQL.joined(numbers, unsafeSQL: ", ")))"
    }

    private static func condition(_ criterion: SearchCriterion, isDriver: Bool) -> SQL {
        switch criterion.rule {
        case .any(let tests): return any(tests, criterion.field, isDriver: isDriver)
        case .none(let tests): return "NOT \(any(tests, criterion.field, isDriver: false))"
        case .missing(let isMissing):
            guard case .parameters(let parameters) = criterion.field else { return isMissing ? "0" : "1" }
            let there: SQL =
                "EXISTS (SELECT 1 FROM \(ofResource) WHERE s.resource = r.key AND \(one(of: parameters)))"
            return isMissing ? "NOT \(there)" : there
        }
    }

    private static func any(
        _ tests: [SearchCriterion.Test], _ field: SearchCriterion.Field, isDriver: Bool
    ) -> SQL {
        switch field {
        case .id: return "(\(SQL.joined(tests.map(idTest) + ["0"], unsafeSQL: " OR ")))"
        case .lastUpdated:
            let times: [SQL] = tests.map { time($0, low: "r.updated", high: "(r.updated + 1)") }
            return "(\(SQL.joined(times + ["0"], unsafeSQL: " OR ")))"
        case .parameters(let parameters):
            guard !tests.isEmpty else { return "0" }
            let (values, isWhole) = exactValues(tests)
            var wanted: [SQL] = []
            if let values {
                // What an index can serve stands by itself.
                let list: [SQL] = values.map { "\($0)" }
                wanted.append("s.value IN (\(SQL.joined(list, unsafeSQL: ", ")))")
            }
            if !isWhole {
                let alternatives = tests.map(valueTest)
                wanted.append(tests.count == 1 ? alternatives[0] : "(\(SQL.joined(alternatives, unsafeSQL: " OR ")))")
            }
            let fits: SQL = .joined(wanted, unsafeSQL: " AND ")
            if isDriver {
                return "r.key IN (SELECT s.resource FROM search_value s WHERE \(one(of: parameters)) AND \(fits))"
            }
            let table: SQL = values == nil ? ofResource : "search_value s"
            return "EXISTS (SELECT 1 FROM \(table) WHERE s.resource = r.key AND \(one(of: parameters)) AND \(fits))"
        }
    }

    /// The values that tests ask for, where all of them ask for exact ones, and whether that is all they ask for.
    private static func exactValues(_ tests: [SearchCriterion.Test]) -> (values: [String]?, isWhole: Bool) {
        var values: [String] = []
        var isWhole = true
        for test in tests {
            switch test {
            case .value(let value): values.append(value)
            case .values(let several): values += several
            case .pair(let value, _), .coded(let value, _):
                values.append(value)
                isWhole = false
            default: return (nil, false)
            }
        }
        return (values, isWhole)
    }

    private static func idTest(_ test: SearchCriterion.Test) -> SQL {
        switch test {
        case .value(let value): return "r.id = \(value)"
        case .values(let values):
            let list: [SQL] = values.map { "\($0)" }
            return "r.id IN (\(SQL.joined(list, unsafeSQL: ", ")))"
        default: return "0"
        }
    }

    private static func valueTest(_ test: SearchCriterion.Test) -> SQL {
        switch test {
        case .value(let value): return "s.value = \(value)"
        case .values(let values):
            let list: [SQL] = values.map { "\($0)" }
            return "s.value IN (\(SQL.joined(list, unsafeSQL: ", ")))"
        case .pair(let value, let extra): return "(s.value = \(value) AND s.extra = \(extra))"
        case .coded(let value, let system):
            return "(s.value = \(value) AND s.extra IN (\(system), \(IndexEntry.anySystem)))"
        case .extra(let extra): return "s.extra = \(extra)"
        case .prefix(let prefix): return prefixTest("s.value", prefix)
        case .contains(let part): return "instr(s.value, \(part)) > 0"
        case .label(let prefix): return prefixTest("s.label", prefix)
        case .date: return "(s.low IS NOT NULL AND \(time(test, low: "s.low", high: "s.high")))"
        case .number(let comparison, let asked, let unit):
            let unitTest: SQL =
                switch unit {
                case nil: ""
                case .code(let code, let system)?: " AND s.value = \(code) AND s.extra = \(system)"
                case .either(let text)?: " AND (s.value = \(text) OR s.label = \(text))"
                case .canonical(let code)?: " AND s.value = \(code)"
                }
            return "(s.low_number IS NOT NULL AND \(numbers(comparison, asked))\(unitTest))"
        }
    }

    /// As a range, which an index can serve.
    private static func prefixTest(_ column: String, _ prefix: String) -> SQL {
        // The first text behind all that begin so: SQLite compares texts by their bytes, which go as their scalars do.
        guard let last = prefix.unicodeScalars.last else { return "1" }
        guard last.value < 0xD7FF, let following = Unicode.Scalar(last.value + 1) else {
            return "substr(\(unsafeSQL: column), 1, \(prefix.unicodeScalars.count)) = \(prefix)"
        }
        var end = String.UnicodeScalarView(prefix.unicodeScalars.dropLast())
        end.append(following)
        return "(\(unsafeSQL: column) >= \(prefix) AND \(unsafeSQL: column) < \(String(end)))"
    }

    private static func time(_ test: SearchCriterion.Test, low: SQL, high: SQL) -> SQL {
        guard case .date(let comparison, let asked) = test else { return "0" }
        // That it begins before the end follows, but gives the index both ends.
        let within: SQL = "(\(low) >= \(asked.low) AND \(low) < \(asked.high) AND \(high) <= \(asked.high))"
        switch comparison {
        case .eq: return within
        case .ne: return "(\(low) < \(asked.low) OR \(high) > \(asked.high))"
        case .gt: return "\(high) > \(asked.high)"
        case .lt: return "\(low) < \(asked.low)"
        case .ge: return "(\(high) > \(asked.high) OR \(within))"
        case .le: return "(\(low) < \(asked.low) OR \(within))"
        case .sa: return "\(low) >= \(asked.high)"
        case .eb: return "(\(low) < \(asked.low) AND \(high) <= \(asked.low))"
        case .ap: return "(\(low) < \(asked.high) AND \(high) > \(asked.low))"
        }
    }

    private static func numbers(_ comparison: SearchComparison, _ asked: NumberInterval) -> SQL {
        switch comparison {
        case .eq: "s.low_number >= \(asked.low) AND s.high_number < \(asked.high)"
        case .ne: "(s.low_number < \(asked.low) OR s.high_number >= \(asked.high))"
        case .gt: "s.high_number > \(asked.high)"
        case .lt: "s.low_number < \(asked.low)"
        case .ge: "s.high_number >= \(asked.high)"
        case .le: "s.low_number <= \(asked.low)"
        case .sa: "s.low_number > \(asked.high)"
        case .eb: "s.high_number < \(asked.low)"
        case .ap: "s.low_number <= \(asked.high) AND s.high_number >= \(asked.low)"
        }
    }
}

extension SearchCriterion {
    /// How few resources an index of values finds for it, as far as can be told; 0 = it is of no use.
    fileprivate var narrowness: Int {
        guard case .any(let tests) = rule, case .parameters = field, !isBroad else {
            // The id finds one at once, without the index of values.
            return 0
        }
        return tests.map(\.narrowness).min() ?? 0
    }
}

extension SearchCriterion.Test {
    fileprivate var narrowness: Int {
        switch self {
        // Identifiers and references of people before codes, which many share.
        case .value(let value): value.contains("/") ? 6 : 4
        case .values(let values): values.allSatisfy { $0.contains("/") } ? 6 : 4
        case .pair: 5
        case .coded: 5
        case .prefix(let prefix): prefix.isEmpty ? 0 : 3
        case .date(let comparison, _): comparison == .eq ? 2 : 1
        case .extra, .contains, .label, .number: 0
        }
    }
}
