import CVTerm

/// A terminal emulator without a window: bytes in, cells out.
final class EmulatedScreen {
  struct Cell: Hashable {
    var text: String
    var foreground: Color
    var background: Color
    var attributes: Attributes
  }

  enum Color: Hashable {
    case standard
    case palette(Int)
    case rgb(Int)

    fileprivate init(_ value: Int32) {
      if value < 0 {
        self = .standard
      } else if value >= 0x100_0000 {
        self = .palette(Int(value) - 0x100_0000)
      } else {
        self = .rgb(Int(value))
      }
    }
  }

  struct Attributes: OptionSet, Hashable {
    let rawValue: Int32
    static let bold = Attributes(rawValue: 1)
    static let italic = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)
  }

  private(set) var columns: Int
  private(set) var rows: Int
  /// The start of a character whose end has not come yet: libvterm takes characters only whole.
  private var begun: [UInt8] = []
  private let terminal: OpaquePointer
  private let screen: OpaquePointer

  init?(columns: Int, rows: Int) {
    guard let terminal = vterm_new(Int32(rows), Int32(columns)), let screen = vterm_obtain_screen(terminal)
    else {
      return nil
    }
    self.columns = columns
    self.rows = rows
    self.terminal = terminal
    self.screen = screen
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit { vterm_free(terminal) }

  func feed(_ bytes: [UInt8]) {
    let bytes = begun + bytes
    let whole = bytes.prefix(bytes.count - begunAtTheEnd(of: bytes))
    begun = Array(bytes[whole.count...])
    whole.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { _ = vterm_input_write(terminal, $0.baseAddress, $0.count) }
    }
  }

  /// How many bytes at the end are a character's of which some are missing.
  private func begunAtTheEnd(of bytes: [UInt8]) -> Int {
    guard let start = bytes.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length = (~bytes[start]).leadingZeroBitCount
    return length > bytes.count - start ? bytes.count - start : 0
  }

  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  subscript(column: Int, row: Int) -> Cell {
    let cell = cvterm_cell_at(screen, Int32(row), Int32(column))
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.scalars) { bytes in
      for scalar in bytes.bindMemory(to: UInt32.self) {
        if scalar == 0 || scalar == UInt32.max { break }
        if let known = Unicode.Scalar(scalar) { text.append(known) }
      }
    }
    return Cell(
      text: String(text), foreground: Color(cell.foreground), background: Color(cell.background),
      attributes: Attributes(rawValue: cell.attributes))
  }

  /// A row without the blanks at its end; the second half of a wide character adds nothing.
  func text(ofRow row: Int) -> String {
    var result = ""
    var column = 0
    while column < columns {
      let cell = cvterm_cell_at(screen, Int32(row), Int32(column))
      let text = self[column, row].text
      result += text.isEmpty ? " " : text
      column += max(1, Int(cell.width))
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  var text: String { (0..<rows).map(text(ofRow:)).joined(separator: "\n") }
}
