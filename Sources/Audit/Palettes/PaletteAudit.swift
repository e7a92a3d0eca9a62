import ColorModel
import Localization
import LocatedInput
package import TraitModel

/// The audit of a palette alone: what its own colours are, and what they come to where UIKit puts roles together.
package struct PaletteAudit {
  let palette: Palette
  let subject: String

  /// - Parameter subject: the palette's name for headings and ids.
  package init(_ palette: Palette, subject: String) {
    self.palette = palette
    self.subject = subject
  }

  package func report() -> AuditReport {
    let pairs = judgedPairs()
    var report = AuditReport(subject: subject)
    report.appearances = Appearance.all
    report.measurements = pairs.map(\.measurement)
    report.take(contrastFindings(pairs) + valueFindings() + depthFindings(pairs) + visionFindings())
    report.notMeasured = unjudged(besides: pairs)
    return report
  }

  // MARK: What is whose

  /// The colours of the palette itself: the themes', or, where there is none, the system's.
  var ownColors: [ThemeColor] {
    palette.themes.isEmpty ? palette.system.colors : palette.themes.flatMap(\.colors)
  }

  /// Whether a role is the palette's own, rather than one that it lacks and Apple fills in.
  func isOwn(_ name: String) -> Bool { palette.themes.isEmpty || !palette.isFromSystem(name) }

  /// The colours that no pair of roles tells anything about.
  private func unjudged(besides pairs: [RolePair]) -> [AuditReport.NotMeasured] {
    let judged = Set(pairs.flatMap { [$0.foreground.name, $0.background.name] })
    return ownColors.filter { !judged.contains($0.role?.name ?? $0.name) }.map { color in
      AuditReport.NotMeasured(
        subject: color.name,
        reason: color.role == nil
          ? "what it stands on is known only in a scene" : "UIKit puts it on no background of this palette")
    }
  }
}

extension Appearance {
  /// The traits that colours are resolved for.
  var collection: TraitCollection {
    EffectiveTraits(style: style, level: level, contrast: contrast).collection
  }

  /// The same in the other style.
  var opposite: Appearance { Appearance(style: style.opposite, level: level, contrast: contrast) }
  /// The same with Increase Contrast.
  var increased: Appearance { Appearance(style: style, level: level, contrast: .high) }
}
