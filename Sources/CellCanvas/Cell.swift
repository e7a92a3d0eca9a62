/// A colour of a cell before any reduction of depth.
package enum CellColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case terminalDefault
  /// One of the 16 colours of the terminal's palette, which its user chose: what the tool's own chrome is drawn in.
  case ansi(UInt8)
  /// A colour to be shown exactly: what a preview is drawn in.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How a cell's character is set.
package struct CellAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = CellAttributes(rawValue: 1 << 0)
  package static let dim = CellAttributes(rawValue: 1 << 1)
  package static let italic = CellAttributes(rawValue: 1 << 2)
  package static let underline = CellAttributes(rawValue: 1 << 3)
  package static let reverse = CellAttributes(rawValue: 1 << 4)
}

/// Colours and attributes of a run of cells.
package struct CellStyle: Hashable, Sendable {
  package var foreground: CellColor
  package var background: CellColor
  package var attributes: CellAttributes

  package init(
    foreground: CellColor = .terminalDefault, background: CellColor = .terminalDefault,
    attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = CellStyle()
}

/// One character position of a terminal.
package struct Cell: Hashable, Sendable {
  /// The character; nil in the second half of a wide character that stands to the left.
  package var character: Character?
  package var style: CellStyle

  package init(_ character: Character? = " ", style: CellStyle = .plain) {
    self.character = character
    self.style = style
  }

  package static let blank = Cell()
}
