import CellCanvas
import ColorModel
import LocatedInput
import PreviewUI
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension Subcommand {
  static let render = Subcommand(
    "render", summary: "a still of the screen: characters, SGR colours, a drawing or a page",
    details: """
      Draws the phone, with --grid the phone in every appearance the screen can have, or with --panes all the \
      explorer as it looks at its start. The same arguments give the same \
      bytes. Without --format it is ansi where output is coloured, else text.
      """,
    options: OptionSpec.sceneOptions + [
      .ios, .select, .vision, .format, .panes, .sideBySide, .grid, .size, .output, .color,
    ]
  ) { arguments, context in
    if let extra = arguments.operands.first {
      throw CommandFailure.usage("'render' takes no operand '\(extra)'; a scene is given with --scene")
    }
    if arguments.has(.grid), arguments[.panes] == "all" {
      throw CommandFailure.usage("--grid draws phones alone; leave out --panes all")
    }
    let size = try StillSize(arguments[.size])
    let format = try stillFormat(arguments, context)
    let request = try SceneRequest(arguments, context)
    let (simulation, found) = try request.simulation(for: request.onlyRelease())
    let diagnostics = request.sceneDiagnostics + found
    var session = Session(
      simulation, rules: try RuleBook.builtIn(), library: request.library,
      diagnostics: diagnostics, columns: size.columns, rows: size.rows)
    if let node = arguments[.select].map({ NodeID($0) }) {
      guard simulation.hierarchy.index(of: node) != nil else {
        let names = simulation.hierarchy.preorder.map { simulation.hierarchy[$0].id.rawValue }
        throw CommandFailure.usage(
          "--select: there is no node '\(node)'", suggestion: nearestName(to: node.rawValue, among: names))
      }
      session.select(node)
    }
    session.vision = try arguments.vision()
    session.compare(arguments[.sideBySide].flatMap(SideBySide.Kind.init))
    // Text has no colours, so the picture must say with lines what colours would.
    let isColored = format.name != StillFormat.text.name && arguments[.color] != "never"
    let depth: ColorDepth = isColored ? .trueColor : .monochrome
    let capabilities = DisplayCapabilities(depth: depth)
    let isWhole = arguments[.panes] == "all"
    let grid =
      arguments.has(.grid)
      ? drawAppearances(session, capabilities)
      : isWhole ? draw(session, capabilities: capabilities).grid : drawPreview(session, capabilities)
    let title = "Halflight: " + simulation.scene.name.text()
    try context.deliver(format.render(grid, StillOptions(depth: depth, title: title)), arguments)
    return context.report(diagnostics)
  }

  private static func stillFormat(
    _ arguments: ParsedArguments, _ context: ToolContext
  ) throws(CommandFailure) -> StillFormat {
    if let name = arguments[.format], let format = StillFormat.named(name) { return format }
    return context.usesColor(arguments) ? .ansi : .text
  }
}

extension OptionSpec {
  static let format = OptionSpec(
    "--format", choices: StillFormat.all.map(\.name),
    help: "how the still is written (default ansi on a terminal, else text)")
  static let select = OptionSpec(
    "--select", value: "NODE", help: "the node that is selected, and outlined in the phone")
  static let panes = OptionSpec(
    "--panes", choices: ["preview", "all"], help: "the phone alone, or the whole explorer (default preview)")
  static let sideBySide = OptionSpec(
    "--side-by-side", choices: SideBySide.Kind.allCases.map(\.rawValue),
    help: "two phones: the device in light and in dark, or the release and one of the other model (16, 26)")
  static let grid = OptionSpec(
    "--grid", help: "the phone in every appearance: light, dark, high contrast, and without the overrides")
  static let size = OptionSpec(
    "--size", value: "COLSxROWS", help: "the still's size in cells (default 100x48)")
}

/// The size of a still, in cells.
struct StillSize {
  var columns = 100
  var rows = 48

  /// Larger than any screen, small enough to be drawn at once.
  private static let most = 1000

  /// The size where none is asked for.
  init() {}

  init(_ text: String?) throws(CommandFailure) {
    guard let text else { return }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...Self.most).contains(columns), (1...Self.most).contains(rows)
    else {
      throw .usage("--size wants COLSxROWS, each from 1 to \(Self.most), for instance 100x48; not '\(text)'")
    }
    (self.columns, self.rows) = (columns, rows)
  }
}
