package import Simulator
import SceneFormats
import SceneModel
package import TraitModel
import TraitPropagation

/// The statements by which UIKit code makes what one node overrides; nil where it overrides nothing.
package func swiftOverride(of node: NodeID, in simulation: Simulation) -> String? {
  let hierarchy = simulation.hierarchy
  guard let index = hierarchy.index(of: node) else { return nil }
  let names = SwiftNames(hierarchy.preorder.map { hierarchy[$0].id }, reserved: [])
  let statements = SettingCode(names: names, hierarchy: hierarchy).statements(for: index)
  return statements.isEmpty ? nil : statements.joined(separator: "\n")
}

/// The overrides of a simulation as a Swift function in UIKit's own names: called with the objects of a real app, it
/// asks for the same.
package func swiftOverrides(of simulation: Simulation) -> String {
  let hierarchy = simulation.hierarchy
  let names = SwiftNames(hierarchy.preorder.map { hierarchy[$0].id }, reserved: ["applyOverrides"])
  let code = SettingCode(names: names, hierarchy: hierarchy)
  let title = commentLine(simulation.scene.name.text())
  var parameters: Set<NodeIndex> = []
  var body: [String] = []
  // A controller's presentation comes after its own settings, as in a run.
  for index in hierarchy.preorder {
    let node = hierarchy[index]
    let statements = code.statements(for: index)
    if node.kind == .presentationController, let shown = hierarchy.presentedViewController(of: index),
      let presenter = node.parent
    {
      let style = hierarchy[shown].modalPresentationStyle
      if !hierarchy[shown].isAlertController, style != .automatic {
        body.append("\(names[hierarchy[shown].id]).modalPresentationStyle = .\(style.rawValue)")
      }
      body += statements
      body.append("\(names[hierarchy[presenter].id]).present(\(names[hierarchy[shown].id]), animated: false)")
      parameters.formUnion([shown, presenter])
    } else if !statements.isEmpty {
      body += statements
      parameters.insert(index)
      if !node.overrideFromParent.isEmpty, let parent = hierarchy.parentViewController(of: index) {
        parameters.insert(parent)
      }
    }
  }
  var lines = ["import UIKit", "", "/// The overrides of \"\(title)\"."]
  if let pinned = simulation.device.plist.pinned {
    lines.append(
      "/// The app's Info.plist has UIUserInterfaceStyle = \(pinned == .light ? "Light" : "Dark").")
  }
  if body.isEmpty {
    return
      (lines + ["///", "/// There are none: every node inherits.", "@MainActor func applyOverrides() {}", ""])
      .joined(separator: "\n")
  }
  lines.append("@MainActor func applyOverrides(")
  let list = hierarchy.preorder.filter(parameters.contains).map { index in
    "  \(names[hierarchy[index].id]): \(hierarchy[index].kind.defaultClassName)"
  }
  lines.append(list.joined(separator: ",\n"))
  lines.append(") {")
  lines += body.map { "  " + $0 }
  lines += ["}", ""]
  return lines.joined(separator: "\n")
}
