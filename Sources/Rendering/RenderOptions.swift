package import SDC

/// How a reply is to be written.
package struct RenderOptions: Sendable {
    /// Languages the reader would like, best first (BCP 47); empty = the form's own.
    package var language: [String]
    /// `Prefer: return=minimal`: `changes` in place of `response`.
    package var returnMinimal: Bool
    /// A line for each member and element.
    package var pretty: Bool
    /// The extensions of our own.
    package var marks: Marks
    /// Neither `response` nor `changes`: a session keeps it.
    package var omitsResponse = false
    /// The session the reply belongs to.
    package var session: SessionTag?

    package init(language: [String] = [], returnMinimal: Bool = false, pretty: Bool = false, marks: Marks) {
        self.language = language
        self.returnMinimal = returnMinimal
        self.pretty = pretty
        self.marks = marks
    }
}
