import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// Every node of a scene, under one release or several, as JSON and as a tree for people.
struct TreeSheet {
  /// One release's facts, in structural preorder: the same nodes for each release.
  struct Column {
    let release: IOSRelease
    let nodes: [NodeFacts]
  }

  let title: String
  let device: DeviceSettings
  let hierarchy: Hierarchy
  let columns: [Column]
  /// The nodes whose traits are not the same in all releases, in preorder. Layers have none.
  let differences: [NodeID]

  /// - Parameter simulations: at least one; all of the same scene.
  init(_ simulations: [Simulation], rules: RuleBook) {
    let first = simulations.first
    title = first?.scene.name.text() ?? ""
    device = first?.device ?? DeviceSettings()
    hierarchy = first?.hierarchy ?? Hierarchy()
    let columns = simulations.map { simulation in
      Column(
        release: simulation.release,
        nodes: simulation.hierarchy.preorder.map { NodeFacts($0, in: simulation, rules: rules) })
    }
    self.columns = columns
    differences = (columns.first?.nodes ?? []).enumerated().filter { row, facts in
      facts.node.kind != .layer && columns.contains { $0.nodes[row].traits != facts.traits }
    }.map(\.element.node.id)
  }

  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    var members: [(String, JSONText)] = [
      ("schema", 1),
      ("ios", .string(columns.map(\.release.number).joined(separator: ","))),
      ("device", device.json),
    ]
    if columns.count == 1, let only = columns.first {
      members.append(("nodes", .array(only.nodes.map(\.json))))
    } else {
      members.append(
        ("releases", .object(columns.map { ($0.release.number, .array($0.nodes.map(\.json))) })))
      members.append(("differences", .array(differences.map { .string($0.rawValue) })))
    }
    members.append(("diagnostics", .array(diagnostics.map(\.json))))
    return .object(members)
  }
}

extension DeviceSettings {
  var json: JSONText {
    .object([
      ("style", .string(style.rawValue)), ("contrast", .string(contrast.rawValue)),
      ("plist", .string(plist.rawValue)),
    ])
  }
}
