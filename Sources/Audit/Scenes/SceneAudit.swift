import ColorModel
import Localization
import LocatedInput
package import SceneModel
import ScreenPainter
package import TraitModel
package import TraitPropagation

/// The audit of a scene: what is painted, on what, on every screen that its users can come to see.
package struct SceneAudit {
  let subject: String
  let hierarchy: Hierarchy
  let content: SceneContent
  let palette: Palette
  let screens: [AuditedScreen]

  /// - Parameters:
  ///   - subject: the scene's name for headings and ids.
  ///   - screens: one for each setting of the device that makes a difference.
  package init(
    subject: String, hierarchy: Hierarchy, content: SceneContent, palette: Palette, screens: [AuditedScreen]
  ) {
    self.subject = subject
    self.hierarchy = hierarchy
    self.content = content
    self.palette = palette
    self.screens = screens
  }

  package func report() -> AuditReport {
    let collection = PairCollection(self)
    let pairs = collection.pairs
    var report = AuditReport(subject: subject)
    report.exemptCount = collection.exempt.count
    report.notMeasured = collection.notMeasured.map {
      AuditReport.NotMeasured(subject: $0.key.node.rawValue, reason: $0.reason)
    }
    report.appearances = Appearance.all.filter { appearance in pairs.contains { $0.appearance == appearance }
    }
    report.take(
      merged(contrastFindings(pairs) + depthFindings(pairs) + frozenFindings() + missingDarkFindings())
        + undefinedNameFindings())
    report.measurements = measurements(pairs)
    return report
  }

  /// Each pair once in each appearance in which it looks different.
  private func measurements(_ pairs: [PaintedPair]) -> [AuditReport.Measurement] {
    struct Look: Hashable {
      var key: PaintedPair.Key
      var appearance: Appearance
      var contrast: [RGBA]
    }
    var seen: Set<Look> = []
    return pairs.compactMap { pair in
      let contrast = [pair.contrast.foreground, pair.contrast.background]
      let look = Look(key: pair.key, appearance: pair.appearance, contrast: contrast)
      guard seen.insert(look).inserted else { return nil }
      return AuditReport.Measurement(
        subject: "\(pair.key.node) (\(pair.colorName))", background: pair.groundName,
        appearance: pair.appearance,
        contrast: pair.contrast)
    }
  }

  /// Findings that say the same of several screens become one that names all.
  private func merged(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for finding in findings {
      let place = result.firstIndex { other in
        other.rule == finding.rule && other.node == finding.node && other.color == finding.color
          && other.background == finding.background
          // A layer's colour that stays behind does so in every appearance but one.
          && (other.message == finding.message || finding.rule == .layerFrozen)
      }
      guard let place else {
        result.append(finding)
        continue
      }
      result[place].appearances += finding.appearances.filter { !result[place].appearances.contains($0) }
      result[place].devices += finding.devices.filter { !result[place].devices.contains($0) }
    }
    return result
  }
}
