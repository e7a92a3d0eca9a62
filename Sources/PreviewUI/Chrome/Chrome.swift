import CellCanvas
import Simulator
import TraitModel

/// How the tool's own parts look. The colours are the terminal's own sixteen, so that they follow what its user chose,
/// and never the previewed theme's.
enum Chrome {
  static let plain = CellStyle.plain
  static let faint = CellStyle(attributes: .dim)
  static let strong = CellStyle(attributes: .bold)
  static let title = CellStyle(foreground: .ansi(4), attributes: [.bold, .reverse])
  static let accent = CellStyle(foreground: .ansi(4))
  static let key = CellStyle(foreground: .ansi(4), attributes: .bold)
  /// Letters that match what was typed.
  static let found = CellStyle(foreground: .ansi(4), attributes: [.bold, .underline])
  static let good = CellStyle(foreground: .ansi(2))
  static let bad = CellStyle(foreground: .ansi(1))
  static let changed = CellStyle(foreground: .ansi(2), attributes: .bold)
  static let frame = CellStyle(attributes: .dim)
  static let focusedFrame = CellStyle(foreground: .ansi(4))

  /// The line under the cursor: reversed as a whole, without colours of its own, which would look patched there.
  static func select(_ style: inout CellStyle) {
    style = CellStyle(attributes: style.attributes.subtracting(.dim).union(.reverse))
  }

  /// The colour that goes with a style; the glyph and the letter say the same.
  static func style(_ style: EffectiveStyle) -> CellStyle {
    style == .light ? CellStyle(foreground: .ansi(3)) : CellStyle(foreground: .ansi(5))
  }

  /// For what a key did.
  static func style(_ kind: Message.Kind) -> CellStyle {
    switch kind {
    case .change: good
    case .noEffect: CellStyle(foreground: .ansi(3))
    case .refusal: bad
    case .note: plain
    }
  }

  /// For an override's chip.
  static func requested(_ style: UserInterfaceStyle) -> CellStyle {
    var result = style.effective.map(Chrome.style) ?? faint
    result.attributes.insert(.bold)
    return result
  }
}
