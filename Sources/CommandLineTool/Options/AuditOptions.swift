import LocatedInput

/// The options of the commands that audit.
extension OptionSpec {
  static let reportFormat = OptionSpec(
    "--format", choices: ReportFormat.all.map(\.name), help: "how the findings are written (default text)")
  static let failOn = OptionSpec(
    "--fail-on", choices: ["error", "warning", "note"],
    help: "the least severity that ends with status 1 (default error)")
  static let baseline = OptionSpec(
    "--baseline", takes: .file, help: "findings that are accepted: only what is new fails")
  static let writeBaseline = OptionSpec(
    "--write-baseline", takes: .file, help: "accept all that is found now: write it as a baseline")
  static let notes = OptionSpec("--notes", help: "list notes in the text too")

  static let auditOptions: [OptionSpec] = [
    reportFormat, json, failOn, baseline, writeBaseline, notes, output, color,
  ]
}
