package import ColorModel

/// How many colours to use, how to ask for them, and why.
package struct ColorDecision: Hashable, Sendable {
  package var depth: ColorDepth
  /// One sentence for `doctor`.
  package var reason: String
  /// Whether ncurses is given our own terminfo entry instead of the system's.
  package var usesOwnEntry: Bool
  /// Whether colours 8…15 exist; asked only at `ColorDepth.ansi16`.
  package var hasBrightColors = true

  /// The order: the option, then `NO_COLOR`, then what the terminal can show.
  package init(for surroundings: TerminalSurroundings) {
    let offered = Self.offered(by: surroundings)
    if surroundings.color == .never {
      self = offered.withoutColor(because: "--color never")
    } else if surroundings.color == .auto, surroundings.noColor != nil {
      self = offered.withoutColor(because: "NO_COLOR is set")
    } else {
      self = offered
    }
  }

  private init(_ depth: ColorDepth, usesOwnEntry: Bool, hasBrightColors: Bool = true, reason: String) {
    self.depth = depth
    self.reason = reason
    self.usesOwnEntry = usesOwnEntry
    self.hasBrightColors = hasBrightColors
  }

  private func withoutColor(because reason: String) -> ColorDecision {
    ColorDecision(.monochrome, usesOwnEntry: usesOwnEntry, reason: reason)
  }

  /// What is left where ncurses does not take an entry of ours: the system's, if it has one.
  func withoutOwnEntry(_ entry: TerminalSurroundings.Entry?) -> ColorDecision {
    let offer = Self.offer(of: entry?.colors ?? 0, because: "this ncurses takes no terminfo entry of ours")
    return depth == .monochrome ? offer.withoutColor(because: reason) : offer
  }

  private static func offered(by surroundings: TerminalSurroundings) -> ColorDecision {
    let term = surroundings.term ?? ""
    let likeXterm = isLikeXterm(term)
    let says24Bits = ["truecolor", "24bit"].contains(surroundings.colorTerm ?? "")
    if says24Bits, likeXterm {
      return ColorDecision(
        .trueColor, usesOwnEntry: true,
        reason: "COLORTERM=\(surroundings.colorTerm ?? ""), and TERM=\(term) names a terminal like xterm")
    }
    if likeXterm, surroundings.entry?.isDirectColor == true {
      return ColorDecision(
        .trueColor, usesOwnEntry: true, reason: "the terminfo entry of \(term) has 24-bit colour")
    }
    guard let entry = surroundings.entry else {
      guard likeXterm else {
        let reason = term.isEmpty ? "TERM is not set" : "\(term) has no terminfo entry here"
        return ColorDecision(.monochrome, usesOwnEntry: false, reason: reason)
      }
      return ColorDecision(
        .indexed256, usesOwnEntry: true,
        reason: "\(term) has no terminfo entry here, but is named like xterm: 256 colours assumed")
    }
    let unused =
      says24Bits ? "; COLORTERM is not taken at its word for a terminal that is not like xterm" : ""
    let reason = "the terminfo entry of \(term) has \(entry.colors) colours\(unused)"
    return offer(of: entry.colors, because: reason)
  }

  private static func offer(of colors: Int, because reason: String) -> ColorDecision {
    switch colors {
    case 256...: ColorDecision(.indexed256, usesOwnEntry: false, reason: reason)
    case 16...: ColorDecision(.ansi16, usesOwnEntry: false, reason: reason)
    case 8...: ColorDecision(.ansi16, usesOwnEntry: false, hasBrightColors: false, reason: reason)
    default: ColorDecision(.monochrome, usesOwnEntry: false, reason: reason)
    }
  }

  /// Names of terminals that take what xterm takes, 24-bit colour included, when `COLORTERM` says so. The ones left out
  /// on purpose inherit the variable from a terminal around them: `dumb`, `linux`, `ansi`, `vt…`.
  package static func isLikeXterm(_ term: String) -> Bool {
    likeXterm.contains { term.hasPrefix($0) }
  }

  private static let likeXterm = [
    "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole", "mintty", "ms-terminal",
    "rio",
    "screen", "st-", "tmux", "vte", "wezterm", "xterm",
  ]
}
