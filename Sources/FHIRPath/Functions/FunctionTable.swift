/// All functions, by name: the chapters together.
enum FunctionTable {
    static let all: [FHIRPathFunction] =
        ExistenceFunctions.table + FilteringFunctions.table + SubsettingFunctions.table + CombiningFunctions.table
        + ConversionFunctions.table + StringFunctions.table + EncodingFunctions.table + MathFunctions.table
        + IntervalFunctions.table + TreeFunctions.table + UtilityFunctions.table + BoundaryFunctions.table
        + CalendarFunctions.table
        + TypeFunctions.table + AggregateFunctions.table + ResourceFunctions.table + TerminologyFunctions.table
        + FactoryFunctions.table + FormFunctions.table

    private static let places: [String: Int] = {
        var places: [String: Int] = [:]
        for (place, function) in all.enumerated() { places[function.name] = place }
        return places
    }()

    /// The place of a function in ``all``.
    static func place(of name: String) -> Int? { places[name] }

    /// A sentence that names the function a misspelt one may have meant; empty where none is near.
    static func hint(for name: String) -> String {
        let lowered = name.lowercased()
        let near = all.first { $0.name.lowercased() == lowered }
        return near.map { " Did you mean '\($0.name)'?" } ?? ""
    }
}
