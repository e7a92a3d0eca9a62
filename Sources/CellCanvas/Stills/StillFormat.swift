package import ColorModel

/// A way to write a grid of cells as a file. A further format is one file in `Formats` and one line in `all`.
package struct StillFormat: Sendable {
  /// As `--format` takes it.
  package let name: String
  /// One phrase for the help.
  package let summary: String
  /// Makes the file's text. The same grid and options give the same bytes.
  package let render: @Sendable (CellGrid, StillOptions) -> String

  package static let all: [StillFormat] = [.text, .ansi, .svg, .html]

  package static func named(_ name: String) -> StillFormat? { all.first { $0.name == name } }
}

/// What a still needs to know beyond the cells.
package struct StillOptions: Hashable, Sendable {
  /// ANSI: the colours that are written; monochrome writes attributes alone.
  package var depth: ColorDepth
  /// SVG and HTML: what the terminal's own colours look like.
  package var terminal: TerminalColors
  /// SVG and HTML: the document's title.
  package var title: String

  package init(
    depth: ColorDepth = .trueColor, terminal: TerminalColors = .dark, title: String = "Halflight"
  ) {
    self.depth = depth
    self.terminal = terminal
    self.title = title
  }
}
