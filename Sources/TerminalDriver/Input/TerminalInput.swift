package import ColorModel
package import KeyInput
package import TraitModel

/// What the bytes that come from a terminal mean.
package enum TerminalInput: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  case answer(TerminalAnswer)
}

/// What a terminal says about itself: asked, or where mode 2031 lets it, of its own accord.
package enum TerminalAnswer: Hashable, Sendable {
  /// `CSI ? 997 ; 1 n` for dark, `2` for light.
  case appearance(EffectiveStyle)
  /// OSC 11: the colour behind its text.
  case background(RGBA)
  /// The primary device attributes (DA1). Answers come in the order of the questions and every terminal has this one, so
  /// what was asked before it and has not been answered never will be.
  case attributes
}

extension TerminalAnswer {
  /// Reads the content of a control string that began with `ESC ]`.
  /// - Returns: nil where it is none of these.
  init?(operatingSystemCommand content: String) {
    guard content.hasPrefix("11;"), let color = RGBA(terminalColor: content.dropFirst(3)) else { return nil }
    self = .background(color)
  }
}

extension RGBA {
  /// A colour as XParseColor has it: `rgb:R/G/B` with one to four hexadecimal digits a part (and `rgba:` with a fourth),
  /// or `#RRGGBB`.
  init?(terminalColor text: some StringProtocol) {
    if text.hasPrefix("#") {
      self.init(hex: String(text))
      return
    }
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(String(text[..<colon])) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { part -> Double? in
      guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit), let value = Int(part, radix: 16)
      else { return nil }
      return Double(value) / Double((1 << (4 * part.utf8.count)) - 1)
    }
    guard parts.count == 3 || parts.count == 4, values.count == parts.count else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }
}
