/// One option of the command line: what help and completions say of it, and how it is read.
package struct OptionSpec: Hashable, Sendable {
  /// With its dashes: `--scene`.
  package var name: String
  /// A one-letter form with its dash: `-o`.
  package var short: String?
  /// What stands for its value in help (`NAME|FILE`); nil for a flag.
  package var value: String?
  /// The words its value may be, where there is a fixed list.
  package var choices: [String]
  package var isRepeatable: Bool
  /// One phrase.
  package var help: String

  package init(
    _ name: String, short: String? = nil, value: String? = nil, choices: [String] = [],
    isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
  }

  package var takesValue: Bool { value != nil }
}
