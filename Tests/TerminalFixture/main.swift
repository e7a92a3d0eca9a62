import CellCanvas
import KeyInput
import TerminalDriver
import TraitModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A program as small as one can be that uses the terminal: each row of its screen is one thing the driver promises.

func picture(of terminal: Terminal, isAlternate: Bool, last: String) -> CellGrid {
  var grid = CellGrid(columns: terminal.columns, rows: terminal.rows)
  let depth = "\(terminal.capabilities.depth) \(terminal.capabilities.isUTF8 ? "UTF-8" : "ASCII")"
  grid.write("size \(terminal.columns)x\(terminal.rows) \(depth)", column: 0, row: 0)
  let exact: [CellColor] = [
    .rgb(red: 0x12, green: 0x34, blue: 0x56), .rgb(red: 0xF2, green: 0xF2, blue: 0xF7),
    .rgb(red: 0, green: 0, blue: 7), .ansi(3), .ansi(12), .terminalDefault,
  ]
  for (index, color) in exact.enumerated() {
    grid[index, 1] = Cell("#", style: CellStyle(background: color))
  }
  let half: CellColor = isAlternate ? .rgb(red: 0, green: 0, blue: 0) : .rgb(red: 255, green: 255, blue: 255)
  grid.write("half", column: 0, row: 2, style: CellStyle(foreground: .ansi(1), background: half))
  let attributes: [CellAttributes] = [.bold, .italic, .underline, .reverse, .dim]
  for (index, attribute) in attributes.enumerated() {
    grid[index, 3] = Cell("a", style: CellStyle(attributes: attribute))
  }
  grid.write("日é|☀️|e\u{301}|", column: 0, row: 4)
  grid.write("last \(last)|", column: 0, row: 5)
  grid[terminal.columns - 1, terminal.rows - 1] = Cell("@")
  return grid
}

/// More pairs of colours than the table of ncurses holds, over many frames.
func useUpPairs(on terminal: Terminal) {
  var grid = CellGrid(columns: terminal.columns, rows: terminal.rows)
  var color: UInt32 = 0
  while color < 70_000 {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let style = CellStyle(
          background: .rgb(
            red: UInt8(color >> 16 & 255), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255)))
        grid[column, row] = Cell(" ", style: style)
        color += 1
      }
    }
    terminal.present(grid)
  }
}

func run(_ terminal: Terminal) -> Int32 {
  var isAlternate = false
  var last = "none"
  while true {
    terminal.present(picture(of: terminal, isAlternate: isAlternate, last: last))
    switch terminal.nextEvent() {
    case .key(.character("q")): return 0
    case .key(.character("t")): isAlternate.toggle()
    case .key(.character("!")): abort()
    case .key(.character("%")): useUpPairs(on: terminal)
    case .key(.character("y")):
      last = "\(terminal.copy("a\u{1B}]0;b\u{7}\u{9B}c\r\n\td\u{7F}\u{0}\n\n"))"
    case .key(.character("Y")): last = "\(terminal.copy(String(repeating: "é", count: 37_001)))"
    case .key(.control("l")): terminal.invalidate()
    case .key(let press): last = press.name
    case .mouse(let event): last = "\(event.action) \(event.column) \(event.row)"
    case .appearance(let style): last = style.rawValue
    case .resize, .filesChanged: break
    case .resumed: last = "resumed"
    case .terminate(let signal): return signal == SIGINT ? 130 : 128 + signal
    case nil: break
    }
  }
}

do {
  let terminal = try Terminal.open()
  let status = run(terminal)
  terminal.close()
  if let signal = terminal.endingSignal, signal != SIGINT { Terminal.endProgram(by: signal) }
  exit(status)
} catch {
  let text = error.message + "\n"
  _ = write(STDERR_FILENO, text, text.utf8.count)
  exit(5)
}
