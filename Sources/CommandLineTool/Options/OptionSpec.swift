/// One option of the command line: what help and completions say of it, and how it is read.
package struct OptionSpec: Hashable, Sendable {
  /// With its dashes: `--scene`.
  package var name: String
  /// A one-letter form with its dash: `-o`.
  package var short: String?
  /// What its value can be, one or the other; empty for a flag.
  package var takes: [ArgumentKind]
  package var isRepeatable: Bool
  /// One phrase.
  package var help: String

  package init(
    _ name: String, short: String? = nil, takes: ArgumentKind..., isRepeatable: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.takes = takes
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// An option whose value is one word of a list.
  package init(
    _ name: String, short: String? = nil, choices: [String], isRepeatable: Bool = false, help: String
  ) {
    self.init(name, short: short, takes: .choice(choices), isRepeatable: isRepeatable, help: help)
  }

  package var takesValue: Bool { !takes.isEmpty }
  /// What stands for its value in help: `NAME|FILE`; nil for a flag.
  package var value: String? { takesValue ? takes.placeholder : nil }
  /// The words that its value must be one of; empty where others are right too.
  package var choices: [String] {
    if case .choice(let words)? = takes.first, takes.count == 1 { return words }
    return []
  }
}
