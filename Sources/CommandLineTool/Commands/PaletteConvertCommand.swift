import CellCanvas
import LocatedInput
import ThemeFormats
import TraitModel

extension OptionSpec {
  static let force = OptionSpec("--force", help: "replace what stands at the path of -o")
  fileprivate static let to = OptionSpec(
    "--to", choices: ThemeWriter.all.map(\.identifier), help: "the format; --list tells what each holds")
  fileprivate static let list = OptionSpec(
    "--list", help: "list the formats that are written, and what they lack")
}

extension Subcommand {
  static let paletteConvert = Subcommand(
    "palette convert", operands: .one(.theme, .path), summary: "write a theme in another format",
    details: """
      What an iPhone would show is written: values for other devices are not. What the format cannot hold is said on
      standard error. Nothing that exists is replaced without --force, and an asset catalog that holds more than
      colours not even then. A system colour becomes its value in the release of --ios where the format knows none.
      """,
    options: [.to, .output, .force, .list, .light, .dark, .map, .ios]
  ) { arguments, context in
    if arguments.has(.list) {
      context.write(formatList.text(inColor: false))
      return .done
    }
    guard let writer = ThemeWriter.all.first(where: { $0.identifier == arguments[.to] }) else {
      throw CommandFailure.usage(
        "'palette convert' wants --to FORMAT; `halflight palette convert --list` lists them")
    }
    let release = try arguments.release()
    let loaded = try context.theme(arguments, for: release, command: "palette convert")
    let system = try context.systemTheme(for: release)
    let written = writer.written(loaded.theme, system: system)
    let output = ThemeOutput(
      path: arguments[.output] ?? "-", mayReplace: arguments.has(.force), context: context)
    try output.write(written.content, format: writer.identifier)
    let status = context.report(loaded.diagnostics)
    for loss in written.losses { context.complain("halflight: " + loss.text) }
    return status
  }

  private static var formatList: SwatchTable {
    SwatchTable(
      rows: ThemeWriter.all.map { writer in
        [
          SwatchTable.Entry(text: writer.identifier, attributes: .bold),
          SwatchTable.Entry(text: writer.title),
          SwatchTable.Entry(text: writer.lacks.isEmpty ? "" : "lacks " + writer.lacks),
        ]
      })
  }
}
