package import FHIRJSON
internal import FHIRModel

/// What is not known here is asked elsewhere.
extension TerminologyScope {
    /// The answer of the first server that gives one; nil = none does, or there is nobody to ask. ``remoteFailure`` says why.
    ///
    /// - Parameter canonicals: what the answer is about: forms that were compiled with it look again when it is old.
    package func ask(_ question: RemoteQuestion, about canonicals: [String]) -> Document? {
        guard let library, let remote = library.remote else { return nil }
        let servers = remote.order(servers)
        guard !servers.isEmpty else { return nil }
        tookRemote = true
        let urls = canonicals.map { Canonical($0).url }
        guard isWaiting else {
            if let known = remote.known(question, servers) { return known }
            missed = true
            return nil
        }
        do throws(RemoteFailure) {
            let answer = try remote.ask(question, servers)
            library.noteRemote(urls, for: RemoteMemory.lifetime)
            return answer
        } catch {
            library.noteRemote(urls, for: RemoteMemory.patience)
            remoteFailure = error.text
            return nil
        }
    }

    /// Whether anybody was asked.
    package var hasAsked: Bool { tookRemote }

    /// Whether there is anybody to ask.
    package var canAsk: Bool { library?.remote.map { !$0.order(servers).isEmpty } ?? false }

    /// The codes of a value set that is not known here.
    func remoteList(_ canonical: String) -> CodeList? {
        guard canAsk else { return nil }
        if let known = remoteLists[canonical] { return known }
        let answer = ask(.expand(.canonical(canonical)), about: [canonical])
        let made = answer.flatMap { expansion(in: $0) }
        remoteLists[canonical] = made
        return made
    }

    /// The codes of an `include` whose code system is not known here.
    func remoteList(include: Node, of document: Document, system: String) -> CodeList? {
        guard canAsk else { return nil }
        let own = Document()
        let root = own.newObject()
        own.root = root
        own.setMember(root, .resourceType, own.newString("ValueSet"))
        own.setMember(root, .status, own.newString("active"))
        let compose = own.newObject()
        own.setMember(root, .compose, compose)
        let includes = own.newArray()
        own.setMember(compose, .include, includes)
        let copy = own.copy(include, from: document)
        // What it has in common with other value sets is worked out here.
        own.remove(own.member(copy, .valueSet))
        own.append(copy, to: includes)
        let question = RemoteQuestion.expand(.definition(TerminologyResource(own.freeze())))
        return ask(question, about: [system]).flatMap { expansion(in: $0) }
    }

    private func expansion(in document: Document) -> CodeList? {
        let resource = TerminologyResource(document)
        guard resource.isOf("ValueSet"), resource.member(.expansion).exists else { return nil }
        return list(of: resource)
    }

    /// Whether a code belongs to a value set, as a server says; nil = none does.
    package func remoteVerdict(_ question: CodeQuestion, in valueSet: RemoteValueSet, named name: String) -> Document? {
        let answer = ask(.validate(question, in: valueSet), about: [name])
        return answer.flatMap { Self.result(in: $0) != nil ? $0 : nil }
    }

    /// The part `result` of Parameters.
    package static func result(in document: Document) -> Bool? {
        part("result", in: document).flatMap { document.bool($0) }
    }

    /// The value of a part of Parameters.
    package static func part(_ name: String, in document: Document) -> Node? {
        for part in document.items(document.member(document.root, .parameter))
        where document.equals(document.member(part, .name), name) {
            let value = document.valueNode(of: part)
            return value.exists ? value : nil
        }
        return nil
    }
}
