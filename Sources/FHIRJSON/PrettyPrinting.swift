/// Valid JSON with a line for each member and element, two spaces a level. Strings and numbers are untouched, empty
/// arrays and objects stay on their line. The input must be valid JSON. Levels below the 32nd are not indented further, so
/// that a deep text cannot blow up.
public func prettyPrinted(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 2)
    var depth = 0
    var inString = false
    var escaped = false
    var justOpened = false
    func newLine(_ output: inout [UInt8], _ depth: Int) {
        output.append(0x0A)
        for _ in 0..<min(depth, 32) { output.append(contentsOf: [0x20, 0x20]) }
    }
    for byte in bytes {
        if inString {
            output.append(byte)
            if escaped {
                escaped = false
            } else if byte == 0x5C {
                escaped = true
            } else if byte == 0x22 {
                inString = false
            }
            continue
        }
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D:
            continue
        case 0x5D, 0x7D:
            depth = max(0, depth - 1)
            if !justOpened { newLine(&output, depth) }
            justOpened = false
            output.append(byte)
            continue
        default:
            break
        }
        if justOpened { newLine(&output, depth) }
        justOpened = false
        output.append(byte)
        switch byte {
        case 0x22:
            inString = true
        case 0x5B, 0x7B:
            depth += 1
            justOpened = true
        case 0x2C:
            newLine(&output, depth)
        case 0x3A:
            output.append(0x20)
        default:
            break
        }
    }
    return output
}
