internal import FHIRJSON
internal import Terminology

/// Resources that answer questions of terminology.
enum TerminologyReplies {
    static func validation(_ result: Bool) -> Document {
        let document = Document()
        let root = document.newObject()
        document.root = root
        document.setMember(root, .resourceType, document.newString("Parameters"))
        let list = document.newArray()
        document.setMember(root, .parameter, list)
        let part = document.newObject()
        document.append(part, to: list)
        document.setMember(part, .name, document.newString("result"))
        document.setMember(part, .valueBoolean, document.newBool(result))
        return document.freeze()
    }

    static func expansion(_ expansion: Expansion, of url: String) -> Document {
        let document = Document()
        let root = document.newObject()
        document.root = root
        document.setMember(root, .resourceType, document.newString("ValueSet"))
        document.setMember(root, .url, document.newString(url))
        let body = document.newObject()
        document.setMember(root, .expansion, body)
        let list = document.newArray()
        document.setMember(body, .contains, list)
        for concept in expansion.concepts {
            let entry = document.newObject()
            document.append(entry, to: list)
            if let system = concept.system { document.setMember(entry, .system, document.newString(system)) }
            document.setMember(entry, .code, document.newString(concept.code))
            if let display = concept.display { document.setMember(entry, .display, document.newString(display)) }
        }
        return document.freeze()
    }
}
