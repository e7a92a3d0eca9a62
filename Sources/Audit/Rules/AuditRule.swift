package import Localization
package import LocatedInput

/// One kind of fault that an audit finds. Its id is the same in every report.
package struct AuditRule: Hashable, Sendable, CustomStringConvertible {
  package let id: String
  /// What it found, in one phrase that can stand as a heading.
  package let title: Phrase
  /// Why it matters and what to do, a sentence or two.
  package let help: Phrase
  /// How bad a finding of it is, unless it is a shortfall of Apple's own colours.
  package let severity: Diagnostic.Severity
  /// Where the demand comes from; nil where it is UIKit's own mechanics or plain sense.
  package let reference: String?

  package var description: String { id }

  private init(
    _ id: String, _ severity: Diagnostic.Severity, _ title: Phrase, _ help: Phrase, reference: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.help = help
    self.reference = reference
  }

  package static func == (a: AuditRule, b: AuditRule) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Every rule that is checked, in the order of reports.
  package static let all: [AuditRule] = [
    vanishesDark, vanishesLight, poorDark, contrastText, contrastNonText, attributedNoColor, nameUndefined,
    missingDark, layerFrozen, identicalModes, gamutClamped, depthCollapse, visionCollapse, nameUnused,
  ]
}

// MARK: Contrast

extension AuditRule {
  private static let criterion143 = "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"
  private static let criterion1411 = "https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast"

  package static let contrastText = AuditRule(
    "contrast.text", .error, "text with too little contrast",
    "WCAG 2.2 asks a ratio of 4.5 for text and 3 for large text (24 points, or 18.66 bold).",
    reference: criterion143)
  package static let contrastNonText = AuditRule(
    "contrast.nontext", .error, "a sign or a control's edge with too little contrast",
    "WCAG 2.2 asks a ratio of 3 for symbols that carry meaning and for what marks a control.",
    reference: criterion1411)
  package static let vanishesDark = AuditRule(
    "vanishes.dark", .error, "vanishes in dark",
    "Readable in light (3 or more), gone in dark (under 1.5): a fixed colour meets one that adapts. Let both adapt.",
    reference: criterion143)
  package static let vanishesLight = AuditRule(
    "vanishes.light", .error, "vanishes in light",
    "Readable in dark (3 or more), gone in light (under 1.5): a fixed colour meets one that adapts. Let both adapt.",
    reference: criterion143)
  package static let poorDark = AuditRule(
    "poor.dark", .error, "poor in dark",
    "Good in light (4.5 or more), poor in dark (under 3). The dark value was forgotten or never looked at.",
    reference: criterion143)
}

// MARK: Mechanics of dark mode

extension AuditRule {
  package static let missingDark = AuditRule(
    "missing.dark", .warning, "no dark value",
    "Without a dark value the light one is shown in dark. If that is meant, say so by writing it twice.")
  package static let identicalModes = AuditRule(
    "identical.modes", .note, "light and dark are the same",
    "The colour has a dark value, but it is the light one: nothing adapts.")
  package static let attributedNoColor = AuditRule(
    "attributed.nocolor", .error, "attributed text without a colour",
    "UIKit draws it black in both styles (K-22). Give the string the attribute foregroundColor, UIColor.label."
  )
  package static let layerFrozen = AuditRule(
    "layer.frozen", .warning, "a layer's colour stays behind",
    "A CGColor is resolved when it is assigned and stays (K-13). Assign it again when the traits change.")
}

// MARK: Names and values

extension AuditRule {
  package static let nameUndefined = AuditRule(
    "name.undefined", .error, "a name that stands for no colour",
    "UIColor(named:) gives nil for it, and what wanted the colour shows none.")
  package static let nameUnused = AuditRule(
    "name.unused", .note, "a colour that nothing uses",
    "None of the audited scenes names this colour of the theme.")
  package static let gamutClamped = AuditRule(
    "gamut.clamped", .note, "outside sRGB",
    "An sRGB screen shows the nearest colour that it has; contrast is measured on that one.")
  package static let depthCollapse = AuditRule(
    "depth.collapse", .note, "two colours become one in a terminal of 256 colours",
    "They differ on the device, but not in a terminal without 24-bit colour.")
  package static let visionCollapse = AuditRule(
    "vision.collapse", .note, "hard to tell apart with a colour vision deficiency",
    "Simulated by Machado's model at full severity. Let a shape or a word say what the colour says.",
    reference: "https://www.w3.org/WAI/WCAG22/Understanding/use-of-color")
}
