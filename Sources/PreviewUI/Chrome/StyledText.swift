import CellCanvas
import Localization
import Simulator

/// A line of text in runs of one style each. A literal is a phrase, which is shown in the session's language; a `String`
/// is the same in every language.
struct StyledLine: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: Phrase
    var style: CellStyle
  }

  private(set) var runs: [Run] = []
  /// What stands at the right end of the line, if there is room.
  private(set) var trailing: Run?
  /// What a click on the line means, if anything.
  private(set) var target: PointerTarget?

  init(_ text: Phrase = "", _ style: CellStyle = .plain) { runs = [Run(text: text, style: style)] }

  @_disfavoredOverload
  init(_ text: String, _ style: CellStyle = .plain) { self.init(Phrase(verbatim: text), style) }

  /// The line with more text behind it.
  consuming func then(_ text: Phrase, _ style: CellStyle = .plain) -> StyledLine {
    runs.append(Run(text: text, style: style))
    return self
  }

  @_disfavoredOverload
  consuming func then(_ text: String, _ style: CellStyle = .plain) -> StyledLine {
    then(Phrase(verbatim: text), style)
  }

  /// The line with another one behind it.
  consuming func then(_ other: StyledLine) -> StyledLine {
    runs += other.runs
    return self
  }

  /// The line with a text behind it of which some letters match what was typed.
  func then(_ text: String, marking offsets: Set<Int>, _ style: CellStyle = .plain) -> StyledLine {
    var line = self
    var run = ""
    var isMarked = false
    for (place, letter) in text.enumerated() {
      if offsets.contains(place) != isMarked {
        if !run.isEmpty { line = line.then(run, isMarked ? Chrome.found : style) }
        run = ""
        isMarked.toggle()
      }
      run.append(letter)
    }
    return run.isEmpty ? line : line.then(run, isMarked ? Chrome.found : style)
  }

  /// The line with a text at its right end.
  func end(_ text: Phrase, _ style: CellStyle = Chrome.faint) -> StyledLine {
    var line = self
    line.trailing = Run(text: text, style: style)
    return line
  }

  /// The line as something that can be clicked.
  func meaning(_ target: PointerTarget) -> StyledLine {
    var line = self
    line.target = target
    return line
  }

  @_disfavoredOverload
  func end(_ text: String, _ style: CellStyle = Chrome.faint) -> StyledLine {
    end(Phrase(verbatim: text), style)
  }

  /// The cells that it takes, but for what stands at its end.
  func width(_ glyphs: Glyphs) -> Int { runs.reduce(0) { $0 + glyphs.width(of: $1.text) } }
}

extension CellGrid {
  /// Writes a styled line into the cells of one row, cut to `width`.
  mutating func write(_ line: StyledLine, column: Int, row: Int, width: Int, glyphs: Glyphs) {
    var room = width
    if let trailing = line.trailing {
      let size = glyphs.width(of: trailing.text)
      if size + 4 <= width {
        write(glyphs.text(trailing.text), column: column + width - size, row: row, style: trailing.style)
        room = width - size - 1
      }
    }
    var position = 0
    for run in line.runs where position < room {
      position += write(
        glyphs.text(run.text), column: column + position, row: row, width: room - position, style: run.style)
    }
  }
}
