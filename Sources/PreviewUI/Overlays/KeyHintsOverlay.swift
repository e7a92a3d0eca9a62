import CellCanvas
import Localization
import Simulator

/// What the list or the question that is open is for, and its keys.
struct KeyHintsOverlay {
  let session: Session
  let glyphs: Glyphs

  private var about: Phrase {
    switch session.overlay {
    case .picker(let picker):
      picker.purpose.isPreviewed
        ? "The screen shows what the chosen line would bring; nothing holds before Enter."
        : "Enter takes the chosen line; until then nothing is done."
    case .colorEditor: "The phone shows the colour as it is changed; Esc brings the old one back."
    case .prompt(let prompt):
      switch prompt.purpose {
      case .paletteFilter: "Only colours whose names hold what you type are listed, as you type it."
      case .search: "The tree goes to the first node that holds what you type; n and N go on from there."
      case .savePalette: "The name's end says in which format the palette is written."
      }
    case .commandPalette:
      "A few letters of anything find it. A line such as `set root dark` is an edit, as in scripts."
    default: ""
    }
  }

  func draw(in grid: inout CellGrid) {
    let pairs = KeyHints(session: session, glyphs: glyphs).pairs
    let wide = pairs.map { glyphs.width(of: $0.keys) }.max() ?? 0
    let room = max(20, min(60, grid.columns - 6))
    let lines =
      glyphs.wrapped(about, width: room).map { StyledLine($0) } + [StyledLine()]
      + pairs.map { pair in
        StyledLine(glyphs.padded(pair.keys, to: wide + 2), Chrome.key).then(pair.intent)
      }
    grid.card(lines, title: StyledLine("Help", Chrome.strong), isCentred: true, glyphs: glyphs)
  }
}
