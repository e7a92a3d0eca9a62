import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

/// What `tree` says of one node under one release.
struct NodeFacts {
  let node: Node
  let parent: NodeID?
  let environmentParent: NodeID?
  let traits: EffectiveTraits
  let decider: NodeID
  let decision: Decision
  /// Whether it keeps earlier traits because it is in no hierarchy.
  let isHeld: Bool
  /// Whether its override asks for what it would have anyway.
  let redundancy: Redundancy?
  /// Of a presentation controller: how it is really shown.
  let presentation: ModalPresentationStyle?
  /// Of a layer, or a view whose picture freezes: the style it was resolved for, nil before anything is assigned, and
  /// whether the view has another appearance now.
  let frozen: (style: EffectiveStyle?, isStale: Bool)?

  init(_ index: NodeIndex, in simulation: Simulation, rules: RuleBook) {
    let (hierarchy, resolution) = (simulation.hierarchy, simulation.resolution)
    node = hierarchy[index]
    parent = node.parent.map { hierarchy[$0].id }
    environmentParent = resolution.environmentParent(of: index).map { hierarchy[$0].id }
    traits = resolution.traits(of: index)
    decision = resolution.decision(for: index, in: hierarchy, rules: rules)
    decider = hierarchy[decision.node].id
    redundancy = resolution.redundancy(of: index, in: hierarchy)
    isHeld = resolution.isStale(index)
    presentation =
      node.kind == .presentationController
      ? hierarchy.presentedViewController(of: index).map {
        resolution.effectivePresentation(of: $0, in: hierarchy)
      } : nil
    frozen =
      node.kind == .layer || simulation.content.refresh(of: node.id) != nil
      ? (
        simulation.unassigned.contains(node.id) ? nil : simulation.frozen[node.id]?.style ?? traits.style,
        simulation.isStale(layer: node.id)
      ) : nil
  }

  /// The keys of the contract, in its order; a layer has no override of its own, and what is stale says so.
  var json: JSONText {
    var members: [(String, JSONText)] = [
      ("id", .string(node.id.rawValue)),
      ("kind", .string(node.kind.rawValue)),
      ("class", .string(node.className)),
      ("parent", .optional(parent?.rawValue)),
      ("environmentParent", .optional(environmentParent?.rawValue)),
      ("override", node.kind == .layer ? .null : .string(node.requestedStyle.rawValue)),
      ("style", .string(traits.style.rawValue)),
      ("level", .string(traits.level.rawValue)),
      ("contrast", .string(traits.contrast.rawValue)),
      ("decidedBy", .string(decider.rawValue)),
      ("rule", .string(decision.rule.rawValue)),
      ("evidence", .string(decision.evidence.rawValue)),
    ]
    if let frozen {
      members.append(
        ("frozen", .object([("style", .optional(frozen.style?.rawValue)), ("stale", .bool(frozen.isStale))])))
    }
    if let redundancy { members.append(("redundant", .string(redundancy.rawValue))) }
    if isHeld { members.append(("stale", true)) }
    return .object(members)
  }
}
