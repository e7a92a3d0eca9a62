/// An SVG document of one picture, or of several of one size of which one is seen at a time.
///
/// Pictures are not stacked: a shape that is the same in all of them stands there once, and only colours change.
package struct SVGDrawing: Sendable {
  /// What decides which picture is seen.
  package enum Choice: Hashable, Sendable {
    /// Whether its viewer prefers light or dark; the light picture is the first.
    case viewersAppearance
    /// The time: each picture is seen for so many milliseconds, after the last one the first again.
    case time([Int])
  }

  struct Picture: Sendable {
    var grid: CellGrid
    var terminal: TerminalColors
  }

  let pictures: [Picture]
  let choice: Choice
  let title: String

  /// One picture.
  init(_ grid: CellGrid, _ options: StillOptions) {
    pictures = [Picture(grid: grid, terminal: options.terminal)]
    choice = .time([0])
    title = options.title
  }

  /// A drawing that follows its viewer's light or dark, each in a terminal of that appearance.
  package init(light: CellGrid, dark: CellGrid, title: String) {
    pictures = [Picture(grid: light, terminal: .light), Picture(grid: dark, terminal: .dark)]
    choice = .viewersAppearance
    self.title = title
  }

  /// A drawing that moves: each grid is seen for its time, and it begins anew. Without a frame it is empty.
  package init(frames: [(grid: CellGrid, milliseconds: Int)], options: StillOptions) {
    let frames = frames.isEmpty ? [(grid: CellGrid(columns: 0, rows: 0), milliseconds: 0)] : frames
    pictures = frames.map { Picture(grid: $0.grid, terminal: options.terminal) }
    choice = .time(frames.map { max(1, $0.milliseconds) })
    title = options.title
  }

  /// The document's text; the same pictures give the same bytes.
  package var document: String {
    var writer = SVGWriter(self)
    return writer.document()
  }
}
