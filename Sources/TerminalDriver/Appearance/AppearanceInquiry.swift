import ColorModel
import TraitModel

/// What is known of whether the terminal is light or dark, and what is still to be answered.
///
/// What the terminal says of its appearance comes first, then how light its background is, then what the environment
/// says, which may be that of another terminal further out.
struct AppearanceInquiry {
  /// The questions, in the order in which they are answered; the last is the one that every terminal answers.
  static let questions = "\u{1B}[?996n\u{1B}]11;?\u{1B}\\\u{1B}[c"
  /// That last question alone.
  static let lastQuestion = "\u{1B}[c"

  private var reported: EffectiveStyle?
  private var seen: EffectiveStyle?
  private let environment: EffectiveStyle?
  /// How many times the last question has been asked and not answered.
  private(set) var open = 0
  private(set) var hasAnswered = false
  private var hasBeenAsked = false
  /// What the terminal is taken for; nil where nothing is known.
  private(set) var style: EffectiveStyle?

  init(_ surroundings: TerminalSurroundings) {
    environment = surroundings.colorFGBG.flatMap(EffectiveStyle.init(colorFGBG:))
    style = environment
  }

  /// The questions are sent; perhaps to another terminal than the last time.
  mutating func ask() {
    reported = nil
    seen = nil
    hasBeenAsked = true
    open += 1
  }

  /// The last question is sent alone.
  mutating func askLast() { open += 1 }

  /// What has not been answered is not waited for any longer.
  mutating func giveUp() { open = 0 }

  /// - Returns: what the terminal is from now on, where that is news.
  mutating func take(_ answer: TerminalAnswer) -> EffectiveStyle? {
    switch answer {
    case .appearance(let style):
      reported = style
    case .background(let color):
      seen = color.relativeLuminance > Self.middleGrey ? .light : .dark
      // What the terminal says of its appearance may be on its way, or not.
      if open > 0 { return nil }
    case .attributes:
      open = max(0, open - 1)
      hasAnswered = true
      if open > 0 { return nil }
    }
    guard let known = reported ?? seen ?? environment, known != style else { return nil }
    style = known
    return known
  }

  /// The luminance that contrasts as much with white as with black.
  private static let middleGrey = 0.179

  /// How it is known, for `doctor`.
  var origin: String {
    if reported != nil { return "the terminal says so (CSI ? 996 n)" }
    if seen != nil { return "the terminal's background (OSC 11)" }
    if environment != nil { return "COLORFGBG" }
    if !hasBeenAsked { return "not asked: not like xterm, redirected, or in the background" }
    return hasAnswered ? "the terminal does not say" : "no answer"
  }
}

extension EffectiveStyle {
  /// What the variable `COLORFGBG` says: `FOREGROUND;BACKGROUND`, perhaps with something between, as numbers of the
  /// palette. White and the bright colours but grey are light.
  init?(colorFGBG value: String) {
    guard let last = value.split(separator: ";").last, let index = Int(last), (0...15).contains(index),
      value.contains(";")
    else { return nil }
    self = index == 7 || index > 8 ? .light : .dark
  }
}
