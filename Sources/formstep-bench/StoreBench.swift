import FHIRJSON
import FHIRModel
import Glibc
import Storage
import StorageSQLite

/// Writing to a store of Observations and searching among them: `formstep-bench store [COUNT [FOLDER]]`, 100,000 in a fresh
/// file of a fresh folder unless said otherwise; the folder is left behind.
enum StoreBench {
    private static let patients = 1000
    private static let codes = 20

    static func run(_ arguments: [String]) {
        let count = arguments.first.flatMap { Int($0) } ?? 100_000
        let folder = arguments.count > 1 ? arguments[1] : "/tmp/formstep-bench-\(getpid())"
        mkdir(folder, 0o700)
        guard let store = try? SQLiteStore(path: folder + "/store.db"),
            let type = ResourceTypes.entry("Observation")
        else {
            print("the store cannot be made in \(folder)")
            return
        }
        do {
            try fill(store, type, count)
            try writeOneByOne(store, type)
            try search(store)
        } catch {
            print("the store failed: \(error)")
        }
        store.close()
    }

    private static func body(_ number: Int, _ type: ResourceTypes.Entry) -> ResourceBody? {
        let day = 1 + number % 28
        let text = #"""
            {"resourceType":"Observation","identifier":[{"system":"http://ids.example/o","value":"\#(number)"}],
            "status":"final","category":[{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/observation-category",
            "code":"vital-signs"}]}],"code":{"coding":[{"system":"http://loinc.org","code":"\#(number / patients % codes)-1",
            "display":"Something that is measured"}],"text":"Measured"},"subject":{"reference":"Patient/p\#(number % patients)"},
            "encounter":{"reference":"Encounter/e\#(number % 7000)"},"performer":[{"reference":"Practitioner/d\#(number % 50)"}],
            "effectiveDateTime":"20\#(10 + number % 15)-0\#(1 + number % 9)-\#(day < 10 ? "0" : "")\#(day)T10:00:00Z",
            "valueQuantity":{"value":\#(number % 300).5,"unit":"mg","system":"http://unitsofmeasure.org","code":"mg"}}
            """#
        return (try? Document.parse(text)).map { ResourceBody($0, type: type, fhirVersion: .r4) }
    }

    private static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func fill(_ store: SQLiteStore, _ type: ResourceTypes.Entry, _ count: Int) throws {
        let began = seconds()
        var number = 0
        while number < count {
            let portion = number..<min(number + 256, count)
            let bodies = portion.compactMap { body($0, type) }
            _ = try store.transact { transaction in
                for (offset, body) in bodies.enumerated() {
                    _ = try transaction.update(body, id: "o\(portion.lowerBound + offset)", now: 1_700_000_000_000)
                }
                return bodies.count
            }
            number = portion.upperBound
        }
        let took = seconds() - began
        print("  writing \(count) in portions of 256: \(Int(took * 1000)) ms, \(Int(Double(count) / took)) a second")
    }

    private static func writeOneByOne(_ store: SQLiteStore, _ type: ResourceTypes.Entry) throws {
        let began = seconds()
        let count = 500
        for number in 0..<count {
            guard let body = body(number, type) else { continue }
            _ = try store.transact { try $0.update(body, id: "single\(number)", now: 1_700_000_000_000) }
        }
        print("  writing one by one: \(Int((seconds() - began) / Double(count) * 1e6)) µs each")
    }

    private static func search(_ store: SQLiteStore) throws {
        func id(_ name: String) -> SearchParameter.ID { SearchParameter.ID("Observation", name) }
        func criterion(_ name: String, _ test: SearchCriterion.Test, isBroad: Bool = false) -> SearchCriterion {
            SearchCriterion(.parameters([id(name)]), .any([test]), isBroad: isBroad)
        }
        let newest = [StoreQuery.SortOrder(.times([id("date")]), isDescending: true)]
        func patient(_ number: Int) -> SearchCriterion {
            criterion("subject", .value("Patient/p\(number * 37 % patients)"))
        }
        func code(_ number: Int) -> SearchCriterion {
            criterion("code", .coded("\(number % codes)-1", system: "http://loinc.org"))
        }
        guard let days = DateInterval("2015-03") else { return }
        try measure("patient and code, newest first, 1", store) {
            StoreQuery("Observation", [patient($0), code($0)], sort: newest, count: 1)
        }
        try measure("patient and code, 50", store) { StoreQuery("Observation", [patient($0), code($0)], count: 50) }
        try measure("patient, newest first, 50", store) {
            StoreQuery("Observation", [patient($0)], sort: newest, count: 50)
        }
        try measure("patient, code and date", store) {
            StoreQuery("Observation", [patient($0), code($0), criterion("date", .date(.ge, days))], count: 50)
        }
        try measure("identifier", store) {
            StoreQuery(
                "Observation", [criterion("identifier", .coded("\($0)", system: "http://ids.example/o"))], count: 50)
        }
        try measure("code, 50, with total", store, 20) { StoreQuery("Observation", [code($0)], count: 50) }
        try measure("code, 50", store, 20) { StoreQuery("Observation", [code($0)], count: 50, wantsTotal: false) }
        try measure("code, newest first, 1", store, 20) {
            StoreQuery("Observation", [code($0)], sort: newest, count: 1, wantsTotal: false)
        }
        try measure("a month, 50, with total", store, 20) { _ in
            StoreQuery("Observation", [criterion("date", .date(.eq, days))], count: 50)
        }
        try measure("status, 50", store, 20) { _ in
            StoreQuery(
                "Observation", [criterion("status", .value("final"), isBroad: true)], count: 50, wantsTotal: false)
        }
        try measure("status, 50, with total", store, 5) { _ in
            StoreQuery("Observation", [criterion("status", .value("final"), isBroad: true)], count: 50)
        }
    }

    private static func measure(
        _ name: String, _ store: SQLiteStore, _ rounds: Int = 200, _ query: (Int) -> StoreQuery
    ) throws {
        var times: [Double] = []
        var found = 0
        for round in 0..<rounds {
            let query = query(round)
            let began = seconds()
            found = max(found, try store.search(query).resources.count)
            times.append(seconds() - began)
        }
        times.sort()
        print(
            "  \(name): median \(Int(times[times.count / 2] * 1e6)) µs, 95 % under "
                + "\(Int(times[times.count * 95 / 100] * 1e6)) µs, \(found) found")
    }
}
