/// A command of the plain explorer that is no line of the script language.
struct PlainCommand: Sendable {
  /// What is typed, in one word or two; the first is the usual one.
  let names: [String]
  /// What follows, as help spells it: `[NODE]`.
  let operand: String
  /// One phrase.
  let about: String
  let run: @Sendable (inout PlainExplorer, _ operand: String) throws(PlainRefusal) -> [String]

  init(
    _ names: String..., operand: String = "", about: String,
    run: @escaping @Sendable (inout PlainExplorer, _ operand: String) throws(PlainRefusal) -> [String]
  ) {
    self.names = names
    self.operand = operand
    self.about = about
    self.run = run
  }

  /// Every command, in the order of the help.
  static let all: [PlainCommand] = [
    .whereabouts, .tree, .select, .why, .whyNot, .whatIf, .log, .audit, .palette, .question, .answer,
    .undo, .redo, .scenes, .themes, .help, .quit,
  ]

  var usage: String { operand.isEmpty ? names[0] : names[0] + " " + operand }

  /// The command that a line's words begin with, the longest name first, and what stands behind it.
  static func find(_ words: [String]) -> (PlainCommand, operand: String)? {
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ").lowercased()
      if let command = all.first(where: { $0.names.contains(name) }) {
        return (command, words.dropFirst(count).joined(separator: " "))
      }
    }
    return nil
  }
}
