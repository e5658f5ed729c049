package import FHIRJSON
internal import FHIRModel

/// Terminology servers elsewhere. Whoever has the connections implements it.
package protocol RemoteTerminology: Sendable {
    /// Asks one server. Blocks until there is an answer, within limits of its own.
    ///
    /// - Returns: the resource that was answered with, frozen.
    /// - Throws: for everything that is no answer.
    func ask(_ question: RemoteQuestion, of server: String) throws(RemoteFailure) -> Document
}

/// An operation and its Parameters, as bytes: equal questions are equal bytes.
package struct RemoteQuestion: Sendable, Hashable {
    /// Such as `ValueSet/$expand`.
    package let operation: String
    package let parameters: [UInt8]

    package init(_ operation: String, _ parameters: [UInt8]) {
        self.operation = operation
        self.parameters = parameters
    }
}

/// Why a server gave no answer.
package struct RemoteFailure: Error, Sendable, Equatable {
    /// One sentence in plain words, without values of the question.
    package let text: String

    package init(_ text: String) { self.text = text }
}

extension RemoteQuestion {
    /// The codes of a value set.
    package static func expand(
        _ valueSet: RemoteValueSet, _ options: ExpansionOptions = ExpansionOptions()
    ) -> RemoteQuestion {
        var list = ParameterList()
        valueSet.write(to: &list)
        if let filter = options.filter { list.add(string: "filter", filter) }
        if let offset = options.offset { list.add(number: "offset", offset) }
        if let count = options.count { list.add(number: "count", count) }
        if let language = options.languages.first { list.add(code: "displayLanguage", language) }
        if options.includesDesignations { list.add("includeDesignations", true) }
        if options.includesDefinition { list.add("includeDefinition", true) }
        if options.isActiveOnly { list.add("activeOnly", true) }
        if options.isNested { list.add("excludeNested", false) }
        return RemoteQuestion("ValueSet/$expand", list.take())
    }

    /// Whether a code belongs to a value set.
    package static func validate(_ question: CodeQuestion, in valueSet: RemoteValueSet) -> RemoteQuestion {
        var list = ParameterList()
        valueSet.write(to: &list)
        if question.system == nil {
            list.add(code: "code", question.code)
            list.add("inferSystem", true)
        } else {
            list.add(coding: "coding", question)
        }
        return RemoteQuestion("ValueSet/$validate-code", list.take())
    }

    /// Whether a code is one of its system.
    package static func validate(_ question: CodeQuestion, system: String) -> RemoteQuestion {
        var list = ParameterList()
        list.add(uri: "url", system)
        list.add(code: "code", question.code)
        if let version = question.version { list.add(string: "version", version) }
        if let display = question.display { list.add(string: "display", display) }
        return RemoteQuestion("CodeSystem/$validate-code", list.take())
    }

    /// What there is to say about a code.
    package static func lookup(
        system: String, version: String?, code: String, languages: [String], properties: [String]
    ) -> RemoteQuestion {
        var list = ParameterList()
        list.add(uri: "system", system)
        list.add(code: "code", code)
        if let version { list.add(string: "version", version) }
        if let language = languages.first { list.add(code: "displayLanguage", language) }
        for property in properties.prefix(50) { list.add(code: "property", property) }
        return RemoteQuestion("CodeSystem/$lookup", list.take())
    }

    /// How one code stands to another.
    package static func subsumes(system: String, version: String?, _ left: String, _ right: String) -> RemoteQuestion {
        var list = ParameterList()
        list.add(code: "codeA", left)
        list.add(code: "codeB", right)
        list.add(uri: "system", system)
        if let version { list.add(string: "version", version) }
        return RemoteQuestion("CodeSystem/$subsumes", list.take())
    }
}

/// The value set that a server is asked about.
package enum RemoteValueSet: Sendable {
    case canonical(String)
    case definition(TerminologyResource)

    func write(to list: inout ParameterList) {
        switch self {
        case .canonical(let text):
            let canonical = Canonical(text)
            list.add(uri: "url", canonical.url)
            if let version = canonical.version { list.add(string: "valueSetVersion", version) }
        case .definition(let resource):
            list.add("valueSet") { json in
                json.key("resource")
                json.node(resource.node, of: resource.document)
            }
        }
    }
}
