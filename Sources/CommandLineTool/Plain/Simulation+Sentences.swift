import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension Simulation {
  /// How many nodes have other traits than before, and which have which style now.
  /// - Parameter isAsked: whether that is only what would be.
  func changeSentences(_ changed: [NodeID], since before: Simulation, isAsked: Bool = false) -> [String] {
    if changed.isEmpty { return [] }
    var lines = [counted(changed.count, "node") + (isAsked ? " would change." : " changed.")]
    var rest = changed
    for style in EffectiveStyle.allCases {
      let turned = changed.filter {
        traits(of: $0)?.style == style && before.traits(of: $0)?.style == style.opposite
      }
      if !turned.isEmpty { lines.append("\(isAsked ? "Then" : "Now") \(style.rawValue): \(list(turned)).") }
      rest.removeAll(where: turned.contains)
    }
    if !rest.isEmpty { lines.append("Same style, other level or contrast: \(list(rest)).") }
    return lines
  }

  private func list(_ nodes: [NodeID]) -> String { nodes.map(\.rawValue).joined(separator: ", ") }

  /// The circumstances in one line: scene, rules, device, themes.
  func whereabouts(in language: String) -> String {
    var parts = [
      "Scene \(sceneName), \(scene.name.text(in: language))", release.name, "device \(device.style.rawValue)",
    ]
    if device.contrast == .high { parts.append("high contrast") }
    if let pinned = device.plist.pinned { parts.append("Info.plist pins \(pinned.rawValue)") }
    if device.background != nil { parts.append("in the background") }
    parts.append(
      "theme "
        + (palette.themes.isEmpty ? palette.system.name : palette.themes.map(\.name).joined(separator: ", ")))
    return parts.joined(separator: "; ") + "."
  }
}
