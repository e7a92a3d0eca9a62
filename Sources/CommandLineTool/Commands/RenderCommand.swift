import CellCanvas
import ColorModel
import Localization
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

      With --adaptive an svg holds two pictures, the app launched on a device in light and on one in dark, and shows the \
      one that its viewer's own appearance asks for, also in a browser's <img>. A viewer that knows no such question \
      shows light.
      """,
    options: OptionSpec.sceneOptions + [
      .ios, .select, .vision, .format, .panes, .sideBySide, .grid, .adaptive, .size, .language,
      .output, .color,
    ]
  ) { arguments, context in
    if let extra = arguments.operands.first {
      throw CommandFailure.usage("'render' takes no operand '\(extra)'; a scene is given with --scene")
    }
    if arguments.has(.grid), arguments[.panes] == "all" {
      throw CommandFailure.usage("--grid draws phones alone; leave out --panes all")
    }
    if arguments.has(.adaptive) {
      guard arguments[.format] == StillFormat.svg.name else {
        throw CommandFailure.usage("--adaptive is for drawings; add --format svg")
      }
      if arguments.has(.appearance) {
        throw CommandFailure.usage("--adaptive shows the device in light and in dark; leave out --appearance")
      }
    }
    let size = try StillSize(arguments[.size])
    let language = try arguments.language()
    let format = try stillFormat(arguments, context)
    let request = try SceneRequest(arguments, context)
    let (simulation, found) = try request.simulation(for: request.onlyRelease())
    let diagnostics = request.sceneDiagnostics + found
    // Text has no colours, so the picture must say with lines what colours would.
    let isColored = format.name != StillFormat.text.name && arguments[.color] != "never"
    let depth: ColorDepth = isColored ? .trueColor : .monochrome
    func picture(of simulation: Simulation) throws -> CellGrid {
      var session = Session(
        simulation, rules: try RuleBook.builtIn(), library: request.library, columns: size.columns,
        rows: size.rows)
      session.language = language
      try arguments.look(into: &session)
      let capabilities = DisplayCapabilities(depth: depth)
      if arguments.has(.grid) { return drawAppearances(session, capabilities) }
      return arguments[.panes] == "all"
        ? draw(session, capabilities: capabilities).grid : drawPreview(session, capabilities)
    }
    let title = "Halflight: " + simulation.scene.name.text(in: language.tag)
    if arguments.has(.adaptive) {
      let light = try request.simulation(for: request.onlyRelease(), appearance: .light).0
      let dark = try request.simulation(for: request.onlyRelease(), appearance: .dark).0
      let drawing = try SVGDrawing(light: picture(of: light), dark: picture(of: dark), title: title)
      try context.deliver(drawing.document, arguments)
    } else {
      let options = StillOptions(depth: depth, title: title)
      try context.deliver(format.render(picture(of: simulation), options), arguments)
    }
    return context.report(diagnostics)
  }

  private static func stillFormat(
    _ arguments: ParsedArguments, _ context: ToolContext
  ) throws(CommandFailure) -> StillFormat {
    if let name = arguments[.format], let format = StillFormat.named(name) { return format }
    return context.usesColor(arguments) ? .ansi : .text
  }
}

extension ParsedArguments {
  /// Turns a session to what the options ask to see: the selection, the vision, the other side.
  fileprivate func look(into session: inout Session) throws(CommandFailure) {
    if let node = self[.select].map({ NodeID($0) }) {
      let hierarchy = session.simulation.hierarchy
      guard hierarchy.index(of: node) != nil else {
        let names = hierarchy.preorder.map { hierarchy[$0].id.rawValue }
        throw .usage(
          "--select: there is no node '\(node)'", suggestion: nearestName(to: node.rawValue, among: names))
      }
      session.select(node)
    }
    session.vision = try vision()
    session.compare(self[.sideBySide].flatMap(SideBySide.Kind.init))
  }
}

extension OptionSpec {
  static let format = OptionSpec(
    "--format", choices: StillFormat.all.map(\.name),
    help: "how the still is written (default ansi on a terminal, else text)")
  static let select = OptionSpec(
    "--select", takes: .node, help: "the node that is selected, and outlined in the phone")
  static let panes = OptionSpec(
    "--panes", choices: ["preview", "all"], help: "the phone alone, or the whole explorer (default preview)")
  static let sideBySide = OptionSpec(
    "--side-by-side", choices: SideBySide.Kind.allCases.map(\.rawValue),
    help: "two phones: the device in light and in dark, or the release and one of the other model (16, 26)")
  static let grid = OptionSpec(
    "--grid", help: "the phone in every appearance: light, dark, high contrast, and without the overrides")
  static let adaptive = OptionSpec(
    "--adaptive", help: "svg: one drawing that is light or dark as its viewer's own appearance is")
  static let size = OptionSpec(
    "--size", takes: .text("COLSxROWS"), help: "the still's size in cells (default 100x48)")
}

/// The size of a still, in cells.
struct StillSize {
  var columns = 100
  var rows = 48

  /// Larger than any screen, small enough to be drawn at once.
  private static let most = 1000

  /// The size where none is asked for.
  init() {}

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

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
