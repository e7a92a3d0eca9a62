import CellCanvas
import Simulator

/// The lines of a script, from the tables of the two languages.
enum ScriptTable {
  static var text: String {
    let width = Script.forms.map(\.usage.count).filter { $0 <= 20 }.max() ?? 0
    let lines = Script.forms.map { form in
      form.usage.count > width
        ? "  \(form.usage)\n  \("".padded(to: width))  \(form.about)"
        : "  \(form.usage.padded(to: width))  \(form.about)"
    }
    return """
      A script is text, one line a step, played from top to bottom by `halflight run`. A line is an edit
      (`halflight help edits`) or one of:

      \(lines.joined(separator: "\n"))

      A line that begins with `from N` or `until N` is about those releases only, and passed over under others:

        from 17 expect child dark
        until 16 expect child light

      PROPERTY is one of
      \(wrapped(Expectation.properties.joined(separator: ", "), width: 96).joined(separator: "\n"))
      A line that begins with # is a comment, and so is what follows a # with blanks on both sides.

      """
  }
}
