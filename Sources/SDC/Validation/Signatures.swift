internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What a signature has to be for (`questionnaire-signatureRequired`): one of the codes, or anything where it names none.
package struct SignaturePurpose: Sendable, Equatable {
    /// System and code of each coding.
    let codes: [Code]

    struct Code: Sendable, Hashable {
        let system: String?
        let code: String
    }

    /// Those that an element of a form asks for, the form itself or an item.
    static func all(of element: Node, in document: Document) -> [SignaturePurpose] {
        document.extensionNodes(element, KnownExtension.signatureRequired).map { entry in
            let concept = document.valueNode(of: entry)
            return SignaturePurpose(
                codes: document.items(document.member(concept, .coding)).compactMap { coding in
                    document.string(coding, .code).map { Code(system: document.string(coding, .system), code: $0) }
                })
        }
    }
}

/// Signatures of a response and of its items (`questionnaireresponse-signature`).
///
/// Formstep looks at whether a signature of each kind that is asked for is there. Whether it is genuine only those can tell
/// who know the signer.
extension ResponseState {
    /// Whether the response as a whole bears the signatures that the form asks for.
    var isSigned: Bool {
        bears(SignaturePurpose.all(of: form.questionnaire, in: form.document), root)
    }

    /// A question or group that is to be signed and holds an answer, but bears no signature. Of a file that is to be signed,
    /// the file is the signature: the person draws it.
    func checkSignature(_ index: Int32, into faults: inout [Fault]) {
        guard formItem(index).traits.contains(.signed) else { return }
        let detail = detail(index)
        guard !detail.constraints.signatures.isEmpty, !detail.isSignature else { return }
        let occurrence = occurrences[Int(index)]
        guard occurrence.flags.contains(.valueBelow), !bears(detail.constraints.signatures, occurrence.node) else {
            return
        }
        faults.append(
            Fault(
                index, .required, .itemNotSigned,
                isBlocking: formItem(index).traits.isDisjoint(with: [.hidden, .readOnly])))
    }

    /// More signatures than this of one submitted element are not taken over.
    private static let maximumSignatures = 100

    /// Signatures that a client gives with what it submits go to where that goes.
    func keepSignatures(of given: Node, on element: Node) {
        guard given.exists, element.exists, given != element else { return }
        for signature in document.extensionNodes(given, KnownExtension.responseSignature).prefix(Self.maximumSignatures)
        {
            let held = document.extensionNodes(element, KnownExtension.responseSignature)
            guard !held.contains(where: { document.isEqual($0, document, signature) }) else { continue }
            var extensions = document.member(element, .extension)
            if !extensions.exists {
                extensions = document.newArray()
                document.setMember(element, .extension, extensions)
            }
            document.remove(signature)
            document.append(signature, to: extensions)
        }
    }

    private func bears(_ wanted: [SignaturePurpose], _ element: Node) -> Bool {
        guard !wanted.isEmpty else { return true }
        let signatures = document.extensionNodes(element, KnownExtension.responseSignature).map {
            document.member($0, named: "valueSignature")
        }.filter { $0.exists && document.kind($0) == .object && document.first($0).exists }
        var given: Set<SignaturePurpose.Code> = []
        for signature in signatures {
            for coding in document.items(document.member(signature, .type)) {
                guard let code = document.string(coding, .code) else { continue }
                given.insert(SignaturePurpose.Code(system: document.string(coding, .system), code: code))
                // For those that are asked for without a system.
                given.insert(SignaturePurpose.Code(system: nil, code: code))
            }
        }
        return wanted.allSatisfy { $0.codes.isEmpty ? !signatures.isEmpty : $0.codes.contains(where: given.contains) }
    }
}
