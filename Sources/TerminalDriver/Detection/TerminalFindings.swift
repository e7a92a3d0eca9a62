import CNCurses
import ColorModel
import TraitModel

extension Terminal {
  /// One thing that was found out about the terminal, and how it is known.
  package struct Finding: Hashable, Sendable {
    package var name: String
    package var value: String
    package var origin: String
  }

  /// What the terminal offers and what would be made of it. The terminal is asked only whether it is light
  /// or dark, and left as it was.
  package static func findings(color: ColorChoice) -> [Finding] {
    let surroundings = TerminalSurroundings.read(color: color)
    return findings(
      in: surroundings, appearance: .outsideOfFullScreen(in: surroundings), size: CursesScreen.size())
  }

  static func findings(
    in surroundings: TerminalSurroundings, appearance: AppearanceInquiry, size: (columns: Int, rows: Int)
  ) -> [Finding] {
    func variable(_ name: String, _ value: String?) -> Finding {
      Finding(name: name, value: value ?? "not set", origin: "environment")
    }
    let decision = ColorDecision(for: surroundings)
    let obstacle = Unavailable(for: surroundings)
    let isTerminal = surroundings.isOutputTerminal
    return [
      variable("TERM", surroundings.term),
      variable("COLORTERM", surroundings.colorTerm),
      variable("NO_COLOR", surroundings.noColor),
      variable("COLORFGBG", surroundings.colorFGBG),
      Finding(
        name: "usable", value: obstacle == nil ? "yes" : "no",
        origin: obstacle?.message ?? "the explorer can run"),
      Finding(
        name: "size", value: "\(size.columns)x\(size.rows)",
        origin: isTerminal ? "the terminal" : "assumed: standard output is not a terminal"),
      Finding(name: "colour", value: decision.label, origin: decision.reason),
      Finding(
        name: "appearance", value: appearance.style?.rawValue ?? "unknown",
        origin: appearance.origin
          + (appearance.style == nil ? "" : "; the explorer follows it unless told otherwise")),
      Finding(
        name: "terminfo entry",
        value: decision.usesOwnEntry
          ? DirectColorEntry.name : surroundings.entry.flatMap { _ in surroundings.term } ?? "none",
        origin: decision.usesOwnEntry ? "built in" : "this system's terminfo database"),
      Finding(name: "encoding", value: surroundings.codeset, origin: surroundings.localeOrigin),
      Finding(
        name: "characters", value: surroundings.isUTF8 ? "all of Unicode" : "ASCII only",
        origin: "the encoding"),
      Finding(
        name: "ncurses",
        value: String(String(cString: curses_version()).drop { !$0.isNumber }),
        origin: "the library that draws"),
      Finding(
        name: "frames",
        value: ColorDecision.isLikeXterm(surroundings.term ?? "") ? "synchronized output" : "as they come",
        origin: "the name in TERM"),
    ]
  }
}

extension ColorDecision {
  fileprivate var label: String {
    switch depth {
    case .monochrome: "none"
    case .ansi16: hasBrightColors ? "16 colours" : "8 colours"
    case .indexed256: "256 colours"
    case .trueColor: "24 bits"
    }
  }
}
