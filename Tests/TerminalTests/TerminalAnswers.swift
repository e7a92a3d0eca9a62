/// What a terminal answers to the questions that programs ask it, in the order in which they come.
struct TerminalAnswers {
  /// `CSI ? 996 n`
  var appearance: String?
  /// OSC 11
  var background: String?
  /// DA1
  var attributes: String?
  /// How many bytes of the output have been looked at.
  private var seen = 0

  init(appearance: String? = nil, background: String? = nil, attributes: String? = "\u{1B}[?62;22c") {
    self.appearance = appearance
    self.background = background
    self.attributes = attributes
  }

  /// As every terminal does that knows no other question.
  static var attributesOnly: TerminalAnswers { TerminalAnswers() }
  /// As a pipe does that somebody made a terminal of.
  static var nothing: TerminalAnswers { TerminalAnswers(attributes: nil) }
  /// A terminal with mode 2031.
  static var dark: TerminalAnswers { TerminalAnswers(appearance: "\u{1B}[?997;1n") }
  static var light: TerminalAnswers { TerminalAnswers(appearance: "\u{1B}[?997;2n") }

  /// The answers to the questions in what the program has written since the last time.
  mutating func toQuestions(in output: [UInt8]) -> [String] {
    let questions = [
      (Array("\u{1B}[?996n".utf8), appearance), (Array("\u{1B}]11;?\u{1B}\\".utf8), background),
      (Array("\u{1B}[c".utf8), attributes),
    ]
    var found: [String] = []
    while let start = output[seen...].firstIndex(of: 0x1B) {
      let rest = output[start...]
      guard let (question, answer) = questions.first(where: { rest.starts(with: $0.0) }) else {
        // The rest of a question may come with the next read.
        if questions.contains(where: { $0.0.starts(with: rest) }) {
          seen = start
          return found
        }
        seen = start + 1
        continue
      }
      if let answer { found.append(answer) }
      seen = start + question.count
    }
    seen = output.count
    return found
  }
}
