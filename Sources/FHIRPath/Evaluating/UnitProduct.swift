/// The unit of a product or quotient of simple units, as a person would write it: cm times cm is cm2, m by s is m/s.
///
/// UCUM itself works in base units; FHIRPath's examples keep the units that were given (`12 'cm' * 3 'cm'` is
/// `36 'cm2'`). Only units that are atoms with exponents, joined by dots and slashes, are taken apart.
struct UnitProduct {
    private var atoms: [(name: String, exponent: Int)] = []

    init?(_ code: String) {
        guard code != "1" else { return }
        var sign = 1
        var rest = code[...]
        if rest.first == "/" {
            sign = -1
            rest = rest.dropFirst()
        }
        while true {
            let name = rest.prefix { !"./0123456789+-".contains($0) }
            // Annotations, parentheses and factors are left to UCUM.
            guard !name.isEmpty, !name.contains(where: { "{}()*^%'\"".contains($0) }) else { return nil }
            rest = rest[name.endIndex...]
            let digits = rest.prefix { "0123456789+-".contains($0) }
            rest = rest[digits.endIndex...]
            guard let exponent = digits.isEmpty ? 1 : Int(digits), exponent != 0, abs(exponent) < 100 else {
                return nil
            }
            add(String(name), sign * exponent)
            guard let joint = rest.popFirst() else { return }
            guard joint == "." || joint == "/" else { return nil }
            sign = joint == "." ? 1 : -1
        }
    }

    /// The names of the units in it, which must not measure the same for the product to be written as it stands.
    var names: [String] { atoms.map(\.name) }

    mutating func multiply(by other: UnitProduct, isDivision: Bool) {
        for atom in other.atoms { add(atom.name, isDivision ? -atom.exponent : atom.exponent) }
    }

    private mutating func add(_ name: String, _ exponent: Int) {
        if let place = atoms.firstIndex(where: { $0.name == name }) {
            atoms[place].exponent += exponent
            if atoms[place].exponent == 0 { atoms.remove(at: place) }
        } else {
            atoms.append((name, exponent))
        }
    }

    /// As UCUM writes it: `m/s`, `cm2`, `/min`, `1` for no unit.
    var code: String {
        func text(_ name: String, _ exponent: Int) -> String { exponent == 1 ? name : "\(name)\(exponent)" }
        let above = atoms.filter { $0.exponent > 0 }.map { text($0.name, $0.exponent) }.joined(separator: ".")
        let below = atoms.filter { $0.exponent < 0 }.map { "/" + text($0.name, -$0.exponent) }.joined()
        return above.isEmpty && below.isEmpty ? "1" : above + below
    }
}
