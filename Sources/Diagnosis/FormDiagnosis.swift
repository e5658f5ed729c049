package import FHIRJSON
package import FHIRModel
internal import Messages
package import SDC
internal import Structure
package import Terminology

/// What is wrong with a form before anybody fills it in: `Questionnaire/$validate`, and `formstep lint`.
///
/// The definitions of FHIR are held against it (`Structure`), it is compiled as for `$next-step` (`SDC`), and what neither sees
/// is looked at here. An error means that the form cannot work as it is written. Bounded: each look takes time in proportion to
/// the form's size, and so many findings are told.
package struct FormDiagnosis {
    /// What was found.
    package struct Report {
        /// In the order of the document; errors are not put first. Each has its ``Issue/expression``.
        package let issues: [Issue]
        /// The form as far as it could be read.
        package let form: Form?
        /// Where each issue is, in the document that was looked at.
        package let places: [Node]
        /// Of each issue the code that never changes: of a finding, of a rule of FHIR (`que-2`), of a fault of the structure.
        package let codes: [String]

        /// There is an error among them.
        package var hasErrors: Bool { issues.contains { $0.severity >= .error } }
    }

    /// More findings are not told.
    package static let maximumFindings = 500

    /// Diagnoses the Questionnaire that a document is, or that stands in it.
    ///
    /// - Parameters:
    ///   - document: frozen.
    ///   - version: nil = as the form's content has it.
    ///   - definitions: value sets, code systems and forms outside; nil = there are none.
    ///   - profiles: canonicals it is to keep to beside those that it names; of SDC's the rules are looked at.
    package static func run(
        _ document: Document, at questionnaire: Node, version: FHIRVersion?,
        definitions: (any DefinitionSource)? = nil, profiles: [String] = []
    ) -> Report {
        let version = version ?? FHIRVersion(evidenceIn: questionnaire, of: document)
        let structure = StructureChecker(version, maximumFindings: maximumFindings).check(document, at: questionnaire)
        var findings = Findings(document: document, questionnaire: questionnaire, profiles: profiles)
        let (form, issues) = FormCompiler.diagnose(
            document, questionnaire: questionnaire, version: version, definitions: definitions)
        let compiled = issues.compactMap { $0.finding?.finding }
        findings.twice = Set(compiled.filter { $0.fault == .linkIdDuplicate }.compactMap(\.linkId))
        for issue in issues { findings.add(compiled: issue) }
        if document.equals(document.member(questionnaire, .resourceType), "Questionnaire") {
            FormRules(document: document, questionnaire: questionnaire, version: version).check(&findings)
            var extensions = ExtensionDiagnosis(document: document, questionnaire: questionnaire)
            extensions.check(&findings)
            TranslationDiagnosis(document: document, questionnaire: questionnaire).check(&findings)
            if let definitions {
                DerivationDiagnosis(document: document, questionnaire: questionnaire, definitions: definitions)
                    .check(&findings)
            }
        }
        if let form {
            ExpressionDiagnosis(form: form).check(&findings)
            OptionDiagnosis(form: form).check(&findings)
            PatternDiagnosis(form: form).check(&findings)
            ConditionDiagnosis(form: form).check(&findings)
        }
        return report(structure, findings, form)
    }

    private static func report(_ structure: StructureReport, _ findings: Findings, _ form: Form?) -> Report {
        // An option of a type that it cannot have is told once, and not as one without a value too.
        let mistyped = Set(structure.findings.filter { $0.fault == .wrongType }.map(\.expression))
        let told = structure.findings.filter { $0.fault != .missing || !mistyped.contains($0.expression) }
        var all: [(issue: Issue, node: Node, code: String)] = told.map { finding in
            var issue = finding.issue
            issue.kind = .structure
            return (issue, finding.node, finding.invariant ?? finding.fault.rawValue)
        }
        var places = ElementPlaces(document: findings.document, root: findings.questionnaire)
        for entry in findings.all {
            var issue = entry
            let node = entry.finding?.node ?? .none
            issue.expression = places.expression(of: node)
            all.append((issue, node, entry.finding?.finding.fault.rawValue ?? entry.code.rawValue))
        }
        // The order of the document; what has no place comes first. The sort keeps the order of equals.
        let order = all.indices.sorted { (all[$0].node.order, $0) < (all[$1].node.order, $1) }
        var listed = order.prefix(maximumFindings).map { all[$0] }
        if all.count > maximumFindings {
            // No error is lost behind warnings.
            let errors = order.filter { all[$0].issue.severity >= .error }
            let others = order.filter { all[$0].issue.severity < .error }
            let kept = (errors + others).prefix(maximumFindings).sorted {
                (all[$0].node.order, $0) < (all[$1].node.order, $1)
            }
            listed = kept.map { all[$0] }
        }
        if all.count > maximumFindings || findings.isCut {
            let finding = FormFinding(.moreFindings, of: nil, [String(listed.count)])
            listed.append(
                (Issue(.warning, finding, at: .none, expression: "Questionnaire"), .none, finding.fault.rawValue))
        }
        return Report(
            issues: listed.map(\.issue), form: form, places: listed.map(\.node), codes: listed.map(\.code))
    }
}

extension Node {
    /// Its place among the values of a parsed document; what has none comes first.
    fileprivate var order: Int { exists ? Int(index) : -1 }
}
