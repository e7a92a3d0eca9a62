package import ColorModel
package import Localization
package import LocatedInput
package import SceneModel
package import TraitModel

/// One fault, with what it is measured by and what would mend it.
package struct Finding: Hashable, Sendable {
  package var rule: AuditRule
  package var severity: Diagnostic.Severity
  /// The node that shows it; nil in the audit of a palette alone.
  package var node: NodeID?
  /// The colour's role or name, else its value as hex.
  package var color: String
  /// What it stands on or is compared with, named in the same way.
  package var background: String?
  /// Where it occurs, all its traits; empty for what holds everywhere.
  package var appearances: [Appearance] = []
  /// The styles of the device in which it occurs; empty in the audit of a palette alone.
  package var devices: [EffectiveStyle] = []
  package var contrast: MeasuredContrast?
  /// The nearest colour that would pass, by the same measure.
  package var suggestion: RGBA?
  /// What the suggestion is to take the place of.
  package var fix: ColorTarget?
  /// One sentence without its full stop.
  package var message: Phrase
  /// Whether the colours are all the system's own.
  package var isApples = false
  /// The palette or scene it was found in.
  package internal(set) var scope = ""
  /// The file as the user named it.
  package var file: String?

  package init(
    _ rule: AuditRule, severity: Diagnostic.Severity? = nil, node: NodeID? = nil, color: String,
    background: String? = nil, appearances: [Appearance] = [], message: Phrase
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.node = node
    self.color = color
    self.background = background
    self.appearances = appearances
    self.message = message
  }

  /// Node or colour: what a list shows first.
  package var subject: String { node?.rawValue ?? color }
}

/// What was measured of two colours.
package struct MeasuredContrast: Hashable, Sendable {
  /// As it is seen, opaque.
  package var foreground: RGBA
  package var background: RGBA
  /// WCAG 2.2, 1…21, exact.
  package var ratio: Double
  package var required: Double
  /// The Lc of APCA, for information.
  package var lightness: Double
  /// The ratio of the same pair with Increase Contrast.
  package var increased: Double?

  package init(_ color: RGBA, on background: RGBA, required: Double) {
    foreground = color.composited(over: background)
    self.background = background
    ratio = color.contrastRatio(on: background)
    self.required = required
    lightness = color.lightnessContrast(on: background)
  }
}
