import FHIRModel

/// The versions named in a case: `r4,r5`.
func versions(_ text: String) -> [FHIRVersion] {
    text.split(separator: ",").compactMap { name in
        switch name {
        case "r4": .r4
        case "r4b": .r4b
        case "r5": .r5
        default: nil
        }
    }
}

func cardinality(_ element: ElementDefinition) -> String {
    "\(element.min)..\(element.max == Int.max ? "*" : String(element.max))"
}
