import Simulator
import TraitModel
import TraitPropagation

extension NodeFacts {
  /// `sheet, a view controller, ShareViewController: light, decided by window, rule O-01.`
  var plain: String {
    let isNamed = node.className != node.kind.defaultClassName
    let name = "\(node.id), \(node.kind.phrase)" + (isNamed ? ", \(node.className)" : "")
    var facts = [traits.style.rawValue, origin + ", rule \(decision.rule)"]
    if decision.evidence != .documented { facts.append(decision.evidence.rawValue) }
    if let asked = node.requestedStyle.effective, node.kind != .layer {
      facts.append("override \(asked.rawValue)")
    }
    if let presentation { facts.append("presents as \(presentation.rawValue)") }
    if traits.level == .elevated { facts.append("elevated") }
    switch redundancy {
    case .now: facts.append("redundant now")
    case .always: facts.append("redundant")
    case nil: break
    }
    if isHeld { facts.append("stale") }
    if let frozen {
      facts.append(frozen.style.map { "frozen \($0.rawValue)" } ?? "nothing assigned yet")
      if frozen.isStale { facts.append("stale") }
    }
    return name + ": " + facts.joined(separator: ", ") + "."
  }

  private var origin: String {
    if decider != node.id { return "decided by \(decider)" }
    if node.kind != .screen { return "decided by itself" }
    return decision.rule == "W-12" ? "by the Info.plist" : "by the device"
  }
}

extension TreeSheet {
  /// The nodes of one release, one a line, each with how deep it stands in the structure.
  /// - Parameter top: the node below which to stay.
  func plain(from top: NodeIndex) -> [String] {
    let shown = Set(hierarchy.subtree(of: top).map { hierarchy[$0].id })
    return (columns.first?.nodes ?? []).filter { shown.contains($0.node.id) }.map { facts in
      let depth = hierarchy.index(of: facts.node.id).map { hierarchy.ancestors(of: $0).count } ?? 0
      return "level \(depth), " + facts.plain
    }
  }
}
