package import CellCanvas
import ColorModel
import LocatedInput

/// A recording of cells over time as an asciicast, version 2: what a terminal has to be sent, and when.
///
/// It holds no date and nothing of the machine, so the same frames at the same times give the same bytes.
package struct Asciicast: Sendable {
  private let title: String
  /// In seconds: players wait no longer than this for the next frame. Nil: as long as it takes.
  private let idleLimit: Int?
  private var first: CellGrid?
  private var last: CellGrid?
  private var events: [String] = []

  package init(title: String, idleLimit: Int? = nil) {
    self.title = title
    self.idleLimit = idleLimit
  }

  /// Shows a grid from a time on, in milliseconds from the start; only what differs from the one before is written, and of
  /// one that is the same nothing.
  package mutating func show(_ grid: CellGrid, at milliseconds: Int) {
    guard let last else {
      first = grid
      self.last = grid
      return add("o", "\u{1B}[?25l\u{1B}[2J" + grid.sequence(since: nil), at: milliseconds)
    }
    if grid == last { return }
    let isSameSize = grid.columns == last.columns && grid.rows == last.rows
    if !isSameSize { add("r", "\(grid.columns)x\(grid.rows)", at: milliseconds) }
    add(
      "o", isSameSize ? grid.sequence(since: last) : "\u{1B}[2J" + grid.sequence(since: nil),
      at: milliseconds)
    self.last = grid
  }

  /// Names a moment; players list such names as chapters.
  package mutating func mark(_ name: String, at milliseconds: Int) { add("m", name, at: milliseconds) }

  /// The file. Its last event leaves the last frame standing until the end, and the terminal as it was found.
  package func text(endingAt milliseconds: Int) -> String {
    var whole = self
    whole.add("o", "\u{1B}[m\u{1B}[\(last?.rows ?? 1);1H\u{1B}[?25h", at: milliseconds)
    return ([header.line] + whole.events).map { $0 + "\n" }.joined()
  }

  private mutating func add(_ kind: String, _ data: String, at milliseconds: Int) {
    events.append(
      JSONText.array([.decimal(Double(milliseconds) / 1000), .string(kind), .string(data)]).line)
  }

  /// The theme is that of the stills, so that a recording looks the same wherever it is played.
  private var header: JSONText {
    let colors = TerminalColors.dark
    var members: [(String, JSONText)] = [
      ("version", 2), ("width", .integer(first?.columns ?? 80)), ("height", .integer(first?.rows ?? 24)),
      ("title", .string(title)),
    ]
    if let idleLimit { members.append(("idle_time_limit", .integer(idleLimit))) }
    members.append(
      (
        "theme",
        .object([
          ("fg", .string(colors.foreground.hexRGB)), ("bg", .string(colors.background.hexRGB)),
          ("palette", .string(colors.ansi.map(\.hexRGB).joined(separator: ":"))),
        ])
      ))
    return .object(members)
  }
}
