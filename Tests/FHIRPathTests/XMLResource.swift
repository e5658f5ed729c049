import FHIRJSON
import FHIRModel
import Foundation
import FoundationXML

/// A resource in FHIR's XML, turned into its JSON (https://hl7.org/fhir/json.html) by the types of its elements.
///
/// Some inputs of the public suites differ between their XML and their JSON files; the tests name the XML.
final class XMLResource: NSObject, XMLParserDelegate {
    private final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []
        /// Texts and children in their order, for narrative.
        var inner: String = ""

        init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }
    }

    private let model: TypeModel
    private var open: [Element] = []
    private var root: Element?

    private init(_ model: TypeModel) { self.model = model }

    /// Nil for what is no resource of the version.
    static func json(of data: Data, _ version: FHIRVersion) -> String? {
        let reader = XMLResource(TypeModel.model(for: version))
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.root, reader.model.type(named: root.name) != nil else { return nil }
        return reader.resource(root)
    }

    // MARK: Reading

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(Element(name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.inner += Self.escaped(string)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let element = open.removeLast()
        guard let outer = open.last else {
            root = element
            return
        }
        outer.children.append(element)
        outer.inner += Self.markup(element)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private static func markup(_ element: Element) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }
            .map { " \($0.key)=\"\(escaped($0.value).replacingOccurrences(of: "\"", with: "&quot;"))\"" }.joined()
        return element.inner.isEmpty
            ? "<\(element.name)\(attributes)/>" : "<\(element.name)\(attributes)>\(element.inner)</\(element.name)>"
    }

    // MARK: Writing

    private func resource(_ element: Element) -> String {
        let members = ["\"resourceType\":\(quoted(element.name))"]
        return object(element, model.type(named: element.name), members)
    }

    private func object(_ element: Element, _ type: TypeID?, _ first: [String] = []) -> String {
        var members = first
        if let id = element.attributes["id"] { members.append("\"id\":\(quoted(id))") }
        if let url = element.attributes["url"] { members.append("\"url\":\(quoted(url))") }
        var names: [String] = []
        for child in element.children where !names.contains(child.name) { names.append(child.name) }
        for name in names {
            let group = element.children.filter { $0.name == name }
            let found = type.flatMap { type in
                Key(frozen: name).flatMap { model.element(type, key: $0) }
            }
            members += self.members(name, group, isList: (found?.element.max ?? 1) > 1, found?.type)
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// A member, and the twin of a primitive where it has one.
    private func members(_ name: String, _ group: [Element], isList: Bool, _ type: TypeID?) -> [String] {
        guard let type, model.kind(of: type) == .primitive else {
            let values = group.map { element in
                if let type, model.name(of: type) == "Resource", let inner = element.children.first {
                    return resource(inner)
                }
                return object(element, type)
            }
            return ["\(quoted(name)):\(isList ? "[\(values.joined(separator: ","))]" : values[0])"]
        }
        let values = group.map { primitive($0, model.name(of: type)) }
        let twins = group.map { element in
            element.name == "div" || element.children.isEmpty && element.attributes["id"] == nil
                ? "null" : object(element, type)
        }
        var members: [String] = []
        if values.contains(where: { $0 != "null" }) {
            members.append("\(quoted(name)):\(isList ? "[\(values.joined(separator: ","))]" : values[0])")
        }
        if twins.contains(where: { $0 != "null" }) {
            members.append("\(quoted("_" + name)):\(isList ? "[\(twins.joined(separator: ","))]" : twins[0])")
        }
        return members
    }

    private func primitive(_ element: Element, _ type: String) -> String {
        if type == "xhtml" { return quoted(Self.markup(element)) }
        guard let value = element.attributes["value"] else { return "null" }
        switch type {
        case "boolean", "integer", "decimal", "unsignedInt", "positiveInt": return value
        default: return quoted(value)
        }
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..."\u{1F}":
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
