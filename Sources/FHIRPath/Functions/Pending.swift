internal import Calendar

extension PartialDate {
    func lowBoundary(digits: Int) -> PartialDateTime? { nil }
    func highBoundary(digits: Int) -> PartialDateTime? { nil }
    var precisionDigits: Int { 0 }
}
extension PartialDateTime {
    func lowBoundary(digits: Int) -> PartialDateTime? { nil }
    func highBoundary(digits: Int) -> PartialDateTime? { nil }
    var precisionDigits: Int { 0 }
}
extension TimeOfDay {
    func lowBoundary(digits: Int) -> TimeOfDay? { nil }
    func highBoundary(digits: Int) -> TimeOfDay? { nil }
    var precisionDigits: Int { 0 }
}
