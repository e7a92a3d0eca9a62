package import Localization
package import ScreenPainter

/// What something is, and so which WCAG ratio it needs.
package enum ContrastNeed: Hashable, Sendable {
  case text
  /// From 24 points on, or 18.66 bold: 18 and 14 points of print at 96 pixels an inch, which is how WCAG counts.
  case largeText
  /// A symbol, or what marks a control.
  case nonText
  /// Disabled controls, separators, decoration.
  case exempt

  package init(_ text: PaintedText) {
    let isLarge = text.fontSize >= 24 || text.isBold && text.fontSize >= 18.66
    self = isLarge ? .largeText : .text
  }

  /// The ratio that WCAG 2.2 asks at level AA; nil where it asks none.
  package var ratio: Double? {
    switch self {
    case .text: 4.5
    case .largeText, .nonText: 3
    case .exempt: nil
    }
  }

  /// The rule that a shortfall breaks.
  package var rule: AuditRule { self == .nonText ? .contrastNonText : .contrastText }

  /// The word in messages.
  package var noun: Phrase {
    switch self {
    case .text: "text"
    case .largeText: "large text"
    case .nonText: "a sign"
    case .exempt: "decoration"
    }
  }
}

/// How a shortfall of contrast is named by what the same pair has in the other style.
package enum ContrastVerdict {
  static let (gone, poor, readable, good) = (1.5, 3.0, 3.0, 4.5)

  /// The rule broken; nil where the exact ratio is enough.
  /// - Parameters:
  ///   - inDark: whether the pair is seen in a dark appearance.
  ///   - counterpart: the pair's ratio in the other style, where it is seen in both.
  package static func rule(_ need: ContrastNeed, ratio: Double, inDark: Bool, counterpart: Double?)
    -> AuditRule?
  {
    guard let required = need.ratio, ratio < required else { return nil }
    guard let counterpart else { return need.rule }
    if ratio < gone, counterpart >= readable { return inDark ? .vanishesDark : .vanishesLight }
    if inDark, need != .nonText, ratio < poor, counterpart >= good { return .poorDark }
    return need.rule
  }
}
