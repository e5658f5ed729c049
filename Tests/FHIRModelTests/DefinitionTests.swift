import FHIRModel
import Glibc
import TestSupport
import Testing

/// The model against the tables it was written from, where the shared folder is there: every element, inherited ones
/// too, as `rN-elements.tsv` has it.
@Suite struct DefinitionTests {
    private static let folder: String? = {
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/")
        let shared = getenv("FORMSTEP_SHARED").map { String(cString: $0) } ?? package + "/../shared"
        return access(shared + "/definitions", R_OK) == 0 ? shared + "/definitions" : nil
    }()

    @Test(arguments: ["r4", "r4b", "r5"])
    func everyElement(_ stem: String) throws {
        guard let folder = Self.folder else {
            print("definitions: skipped, no shared folder (FORMSTEP_SHARED)")
            return
        }
        let model = TypeModel.model(for: try #require(versions(stem).first))
        let rows = table(folder + "/\(stem)-elements.tsv").dropFirst()
        #expect(rows.count > 7000)
        var counts: [String: Int] = [:]
        for row in rows {
            guard let dot = row[0].lastIndex(of: ".") else { continue }
            let owner = String(row[0][..<dot])
            let last = String(row[0][row[0].index(after: dot)...])
            counts[owner, default: 0] += 1
            let type = try #require(model.type(named: owner), "\(row)")
            let name = last.hasSuffix("[x]") ? String(last.dropLast(3)) : last
            let element = try #require(model.element(type, named: name), "\(row)")
            #expect(cardinality(element) == "\(row[1])..\(row[2])", "\(row)")
            #expect(element.isChoice == last.hasSuffix("[x]"), "\(row)")
            #expect(element.isModifier == (row[5] == "M"), "\(row)")
            #expect(binding(element) == row[6], "\(row)")
            let isValueOfPrimitive = model.kind(of: type) == .primitive && name == "value"
            // The table of R4 calls the id of a resource a string; all versions call it an id.
            let isResourceId = model.kind(of: type) == .resource && name == "id"
            let expected = isResourceId ? "id" : isValueOfPrimitive ? owner : expectedTypes(row, in: model)
            #expect(types(element, in: model) == expected, "\(row)")
        }
        for (owner, count) in counts {
            let type = try #require(model.type(named: owner))
            #expect(model.elements(of: type).count == count, "\(owner)")
        }
        print("definitions: \(stem), \(rows.count) rows")
    }

    @Test(arguments: ["r4", "r4b", "r5"])
    func everyType(_ stem: String) throws {
        guard let folder = Self.folder else {
            print("definitions: skipped, no shared folder (FORMSTEP_SHARED)")
            return
        }
        let model = TypeModel.model(for: try #require(versions(stem).first))
        let kinds = ["primitive-type": TypeKind.primitive, "complex-type": .complex, "resource": .resource]
        for row in table(folder + "/\(stem)-types.tsv").dropFirst() {
            let type = try #require(model.type(named: row[0]), "\(row)")
            #expect(model.kind(of: type) == kinds[row[1]], "\(row)")
            #expect((model.base(of: type).map(model.name) ?? "") == row[2], "\(row)")
            #expect(model.isAbstract(type) == (row[3] == "abstract"), "\(row)")
        }
    }

    /// As the table writes types; a backbone as its path.
    private func types(_ element: ElementDefinition, in model: TypeModel) -> String {
        element.types.map { type in
            let targets = element.targets(of: type).map(model.name)
            return model.name(of: type) + (targets.isEmpty ? "" : "(\(targets.joined(separator: ",")))")
        }.joined(separator: "|")
    }

    private func expectedTypes(_ row: [String], in model: TypeModel) -> String {
        if !row[4].isEmpty { return row[4] }
        if let own = model.type(named: row[0]), model.kind(of: own) == .backbone { return row[0] }
        return row[3] == "http://hl7.org/fhirpath/System.String" ? "string" : row[3]
    }

    private func binding(_ element: ElementDefinition) -> String {
        element.binding.map { "\($0.strength) \($0.valueSet)" } ?? ""
    }

    private func table(_ path: String) -> [[String]] {
        guard let file = fopen(path, "rb") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
