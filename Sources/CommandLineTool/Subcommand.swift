/// One command of the command line. Its file lies in Commands/, its line stands in `Subcommand.all`.
package struct Subcommand: Sendable {
  /// One or two words: `tree`, `palette list`.
  package var name: String
  /// What follows the name and the options.
  package var operands: Operands
  /// One line for the list of commands, without its full stop.
  package var summary: String
  /// Further paragraphs of its help page.
  package var details: String
  package var options: [OptionSpec]
  package var run: @Sendable (ParsedArguments, ToolContext) throws -> ExitStatus

  package init(
    _ name: String, operands: Operands = .none, summary: String, details: String = "",
    options: [OptionSpec] = [],
    run: @escaping @Sendable (ParsedArguments, ToolContext) throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options
    self.run = run
  }

  /// Every command, in the order of the help page.
  package static let all: [Subcommand] = [
    .explore,
    .tree,
    .explain,
    .trace,
    .render,
    .run,
    .audit,
    .paletteList,
    .paletteShow,
    .paletteConvert,
    .paletteCheck,
    .sceneList,
    .sceneShow,
    .sceneCheck,
    .sceneExport,
    .demo,
    .doctor,
    .completions,
    .complete,
    .help,
    .version,
  ]
}
