import CellCanvas

/// A page for `man`, in roff's macros of that name. Text comes in as people read it; what roff takes for its own is
/// escaped here.
struct RoffPage {
  private(set) var text: String
  private var isBelowHeading = false

  /// - Parameter date: year, month, day.
  init(_ name: String, section: Int, date: String, source: String) {
    text = ".TH \(name.uppercased()) \(section) \"\(date)\" \"\(source)\"\n"
  }

  mutating func section(_ title: String) {
    text += ".SH \(title.uppercased())\n"
    isBelowHeading = true
  }

  mutating func subsection(_ title: String) {
    text += ".SS \(Self.escaped(title))\n"
    isBelowHeading = true
  }

  /// A heading begins a paragraph by itself.
  private mutating func beginParagraph() {
    if !isBelowHeading { text += ".PP\n" }
    isBelowHeading = false
  }

  /// A paragraph; what stands between backticks is a word of the program's.
  mutating func paragraph(_ prose: String) {
    beginParagraph()
    add(prose)
  }

  /// What is said of a name, indented below it.
  /// - Parameter value: what stands for the value of the name.
  mutating func item(_ name: String, value: String? = nil, _ prose: String) {
    let value = value.map { " \\fI" + Self.escaped($0) + "\\fP" } ?? ""
    isBelowHeading = false
    text += ".TP\n\\fB" + Self.escaped(name) + "\\fP" + value + "\n"
    add(prose)
  }

  /// Lines that stay as they are.
  mutating func example(_ lines: [String]) {
    beginParagraph()
    text += ".nf\n.RS 4\n"
    for line in lines { text += Self.line(Self.escaped(line)) }
    text += ".RE\n.fi\n"
  }

  /// Paragraphs with empty lines between them; one whose lines are indented is an example.
  mutating func body(_ details: String) {
    var paragraph: [String] = []
    for line in details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [""] {
      let isExample = paragraph.first?.hasPrefix("  ") ?? line.hasPrefix("  ")
      if line.isEmpty || isExample != line.hasPrefix("  "), !paragraph.isEmpty {
        if isExample {
          example(paragraph.map { String($0.drop { $0 == " " }) })
        } else {
          self.paragraph(paragraph.joined(separator: " "))
        }
        paragraph = []
      }
      if !line.isEmpty { paragraph.append(line) }
    }
  }

  /// Sentences, in lines of a width at which a source stays readable.
  private mutating func add(_ prose: String) {
    var isName = false
    for line in wrapped(prose, width: 76) {
      var parts = ""
      for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          isName.toggle()
          parts += isName ? "\\fB" : "\\fP"
        }
        parts += Self.escaped(String(part))
      }
      text += Self.line(parts)
    }
    if isName { text += "\\fP\n" }
  }

  /// A line that does not begin as a request does.
  private static func line(_ text: String) -> String {
    (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
