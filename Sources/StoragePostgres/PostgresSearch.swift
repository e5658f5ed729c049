internal import FHIRModel
internal import Storage

/// A search as one statement for the page and one for the total. Values are bound, all else is text of this file.
struct PostgresSearch {
    private let query: StoreQuery
    private let filter: SQL
    /// What results are ordered by, one expression for each key.
    private let orderValues: [SQL]

    /// So many criteria may decide where the database begins. All behind them are looked at for each resource that is left: the
    /// database weighs every order of what it may join, which takes it longer than any search for hundreds.
    private static let joined = 6

    init(_ query: StoreQuery) {
        self.query = query
        let criteria = query.criteria.enumerated().map { place, criterion in
            let condition = Self.condition(criterion)
            return place < Self.joined ? condition : "CASE WHEN \(condition) THEN TRUE ELSE FALSE END" as SQL
        }
        let conditions: [SQL] = ["r.type = \(query.type)"] + criteria + ["r.deleted = 0"]
        filter = .joined(conditions, unsafeSQL: " AND ")
        orderValues = query.sort.map(Self.orderValue)
    }

    private static func orderValue(_ order: StoreQuery.SortOrder) -> SQL {
        let first = order.isDescending ? "max" : "min"
        func value(_ parameters: [SearchParameter.ID], _ column: String, none: SQL) -> SQL {
            """
            coalesce((SELECT \(unsafeSQL: first)(\(unsafeSQL: column)) FROM formstep_search s
            WHERE s.resource = r.key AND \(one(of: parameters))), \(none))
            """
        }
        switch order.key {
        case .lastUpdated: return "r.updated"
        case .times(let parameters): return value(parameters, "s.low", none: "\(Int64.min)")
        // The column holds as much of a text as results are sorted by.
        case .texts(let parameters): return "(\(value(parameters, "s.value", none: "''"))) COLLATE \"C\""
        case .numbers(let parameters): return "(\(value(parameters, "s.low_number", none: "''"))) COLLATE \"C\""
        }
    }

    func run(_ source: any PostgresSource) throws(PostgresFailure) -> SearchPage {
        var rows: [(version: StoredVersion, values: [SearchCursor.Value])] = []
        if query.count > 0 { rows = try page(source) }
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
                : try source.ask("SELECT count(*) FROM formstep_resource r WHERE \(filter)").first {
                    Int($0.integer(0))
                }
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
        _ source: any PostgresSource
    ) throws(PostgresFailure) -> [(version: StoredVersion, values: [SearchCursor.Value])] {
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
        // By id alone the plain comparison lets the database begin in the middle of an index.
        let isPlain = query.sort.isEmpty
        let place: SQL = isPlain && query.cursor != nil ? " AND \(self.place("r", isForward))" : ""
        let outerPlace: SQL = !isPlain && query.cursor != nil ? "WHERE \(self.place("q", isForward))" : ""
        let limit = query.count == .max ? query.count : query.count + 1
        let found = try source.ask(
            """
            SELECT p.id, c.version, c.updated, c.fhir, c.body\(outerColumns) FROM (
                SELECT q.* FROM (
                    SELECT r.key, r.id, r.version\(columns) FROM formstep_resource r WHERE \(filter)\(place)
                ) q \(outerPlace) ORDER BY \(order("q")) LIMIT \(limit)
            ) p JOIN formstep_content c ON c.resource = p.key AND c.version = p.version ORDER BY \(order("p"))
            """)
        return found.rows { row in
            let values = query.sort.enumerated().map { place, order -> SearchCursor.Value in
                switch order.key {
                case .lastUpdated, .times: .number(row.integer(Int32(5 + place)))
                case .texts, .numbers: .text(row.text(Int32(5 + place)))
                }
            }
            return (version: PostgresReading.version(query.type, row), values: values)
        }
    }

    /// Behind the place of the cursor, in the direction of reading: the first key that differs decides.
    private func place(_ table: String, _ isForward: Bool) -> SQL {
        guard let cursor = query.cursor else { return "TRUE" }
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

    private static func condition(_ criterion: SearchCriterion) -> SQL {
        switch criterion.rule {
        case .any(let tests): return any(tests, criterion.field)
        case .none(let tests): return "NOT \(any(tests, criterion.field))"
        case .missing(let isMissing):
            guard case .parameters(let parameters) = criterion.field else { return isMissing ? "FALSE" : "TRUE" }
            let there: SQL =
                "EXISTS (SELECT 1 FROM formstep_search s WHERE s.resource = r.key AND \(one(of: parameters)))"
            return isMissing ? "NOT \(there)" : there
        }
    }

    private static func either(_ alternatives: [SQL]) -> SQL {
        switch alternatives.count {
        case 0: "FALSE"
        case 1: alternatives[0]
        default: "(\(SQL.joined(alternatives, unsafeSQL: " OR ")))"
        }
    }

    private static func any(_ tests: [SearchCriterion.Test], _ field: SearchCriterion.Field) -> SQL {
        switch field {
        case .id: return either(tests.map(idTest))
        case .lastUpdated:
            return either(tests.map { time($0, low: "r.updated", high: "(r.updated + 1)") })
        case .parameters(let parameters):
            guard !tests.isEmpty else { return "FALSE" }
            var fits: SQL = either(tests.map(valueTest))
            // Values that an index can serve stand by themselves.
            if let list = heads(tests), tests.count > 1 {
                fits = "s.value IN (\(SQL.joined(list.map { "\($0)" }, unsafeSQL: ", "))) AND \(fits)"
            }
            return """
                EXISTS (SELECT 1 FROM formstep_search s WHERE s.resource = r.key AND \(one(of: parameters))
                AND \(fits))
                """
        }
    }

    /// The indexed parts of the values that tests ask for, where all of them ask for exact ones.
    private static func heads(_ tests: [SearchCriterion.Test]) -> [String]? {
        var values: [String] = []
        for test in tests {
            switch test {
            case .value(let value), .pair(let value, _), .coded(let value, _): values.append(SplitText(value).head)
            case .values(let several): values += several.map { SplitText($0).head }
            default: return nil
            }
        }
        return values
    }

    private static func idTest(_ test: SearchCriterion.Test) -> SQL {
        switch test {
        case .value(let value): return "r.id = \(value)"
        case .values(let values):
            let list: [SQL] = values.map { "\($0)" }
            return "r.id IN (\(SQL.joined(list, unsafeSQL: ", ")))"
        default: return "FALSE"
        }
    }

    private static func equal(_ value: String) -> SQL {
        let split = SplitText(value)
        return split.isShort
            ? "s.value = \(split.head)" : "(s.value = \(split.head) AND s.rest = \(split.rest))"
    }

    private static func valueTest(_ test: SearchCriterion.Test) -> SQL {
        switch test {
        case .value(let value): return equal(value)
        case .values(let values): return either(values.map(equal))
        case .pair(let value, let extra): return "(\(equal(value)) AND s.extra = \(extra))"
        case .coded(let value, let system):
            return "(\(equal(value)) AND s.extra IN (\(system), \(IndexEntry.anySystem)))"
        case .extra(let extra): return "s.extra = \(extra)"
        case .prefix(let prefix):
            let split = SplitText(prefix)
            return split.rest.isEmpty
                ? prefixTest("s.value", prefix)
                : "(s.value = \(split.head) AND \(prefixTest("s.rest", split.rest)))"
        case .contains(let part): return "strpos(s.value || s.rest, \(part)) > 0"
        case .label(let prefix): return prefixTest("s.label", prefix)
        case .date: return "(s.low IS NOT NULL AND \(time(test, low: "s.low", high: "s.high")))"
        case .number(let comparison, let asked, let unit):
            let unitTest: SQL =
                switch unit {
                case nil: ""
                case .code(let code, let system)?: " AND \(equal(code)) AND s.extra = \(system)"
                case .either(let text)?: " AND (\(equal(text)) OR s.label = \(text))"
                case .canonical(let code)?: " AND \(equal(code))"
                }
            return "(s.low_number IS NOT NULL AND \(numbers(comparison, asked))\(unitTest))"
        }
    }

    /// As a range, which an index can serve: the columns are compared by their bytes, which go as code points do.
    private static func prefixTest(_ column: String, _ prefix: String) -> SQL {
        guard let last = prefix.unicodeScalars.last else { return "TRUE" }
        guard last.value < 0xD7FF, let following = Unicode.Scalar(last.value + 1) else {
            return "strpos(\(unsafeSQL: column), \(prefix)) = 1"
        }
        // The first text behind all that begin so.
        var end = String.UnicodeScalarView(prefix.unicodeScalars.dropLast())
        end.append(following)
        return "(\(unsafeSQL: column) >= \(prefix) AND \(unsafeSQL: column) < \(String(end)))"
    }

    private static func time(_ test: SearchCriterion.Test, low: SQL, high: SQL) -> SQL {
        guard case .date(let comparison, let asked) = test else { return "FALSE" }
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
