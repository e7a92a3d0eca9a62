package import Localization
import SceneFormats
package import SceneModel
package import TraitModel
import TraitPropagation

/// How it stands with something that froze: what it was resolved for, whether the code that refreshes it is right for
/// its view, and the code that is.
package struct FrozenVerdict: Sendable {
  package enum State: Hashable, Sendable {
    /// Resolved for the appearance that its view has.
    case current
    /// Resolved for another one.
    case stale(EffectiveTraits)
    /// Nothing was assigned so far.
    case unassigned
  }

  package let refresh: Refresh
  package let state: State
  /// Whether it stays right whatever changes.
  package let isRight: Bool
  /// A sentence that says what the code gives, and why.
  package let reason: Phrase
  package let rule: String
  /// The code that keeps it right; empty where it is right already.
  package let swift: [String]
}

extension Simulation {
  /// How it stands with what a node froze; nil where nothing of it freezes.
  package func frozenVerdict(of node: NodeID) -> FrozenVerdict? {
    guard let refresh = content.refresh(of: node), let index = hierarchy.index(of: node) else { return nil }
    let state: FrozenVerdict.State =
      if unassigned.contains(node) { .unassigned } else if isStale(layer: node), let held = frozen[node] {
        .stale(held)
      } else { .current }
    let view = hierarchy[index].kind == .layer ? hierarchy[index].parent ?? index : index
    let judgement = judgement(of: refresh, ownerOf: view)
    return FrozenVerdict(
      refresh: refresh, state: state, isRight: judgement.isRight, reason: judgement.reason,
      rule: rule(of: refresh, isRight: judgement.isRight, at: node),
      swift: judgement.isRight ? [] : rightAssignments(of: node))
  }

  private func judgement(of refresh: Refresh, ownerOf view: NodeIndex) -> (isRight: Bool, reason: Phrase) {
    if !release.has(introducedIn: refresh.since), refresh.sort != .none {
      return (false, "\(release.name) has no such method, so nothing assigns it again.")
    }
    if refresh.belongsToController {
      let hasOwn = hierarchy[view].requestedStyle != .unspecified || isOverriddenBelowController(view)
      return hasOwn
        ? (
          false,
          "The code resolves with the controller's traits, and an override below it gives the view others."
        )
        : (refresh.sort != .mistake, "Right only as long as no view between has an override of its own.")
    }
    return switch refresh {
    case .never: (false, "Assigned once: it is one resolved value, and nothing assigns it again.")
    case .previousTraits: (false, "Resolved with the previous traits: the colour of the style being left.")
    case .onlyInCallback:
      (
        false,
        "Traits that were predicted right call no callback, so before the first change nothing is assigned."
      )
    case .resolvedColor, .performAsCurrent, .setCurrent:
      (true, "Resolved with the view's own traits each time these change.")
    default:
      (true, "Inside this method UIKit has set current to the view's traits, so what is read there is right.")
    }
  }

  /// Whether a view above, within the same controller, asks for a style.
  private func isOverriddenBelowController(_ view: NodeIndex) -> Bool {
    hierarchy.ancestors(of: view).prefix { hierarchy[$0].kind == .view }
      .contains { hierarchy[$0].requestedStyle != .unspecified }
  }

  /// A picture has its own rules for what is right and for what is never done.
  private func rule(of refresh: Refresh, isRight: Bool, at node: NodeID) -> String {
    if isRight || refresh == .never, let picture = content.views[node]?.picture {
      return picture.origin == .drawn ? "K-21" : "K-20"
    }
    return isRight && refresh.belongsToController ? "K-14" : refresh.rule
  }

  /// What the view that owns it would write: a line for each colour of the layer, or for the picture.
  private func rightAssignments(of node: NodeID) -> [String] {
    if let picture = content.views[node]?.picture { return [picture.rightAssignment] }
    let shown = content.layers[node]
    let colors = [
      ("backgroundColor", shown?.backgroundColor), ("borderColor", shown?.borderColor),
      ("shadowColor", shown?.shadowColor),
    ]
    return colors.compactMap { name, source in
      source.map { "layer.\(name) = \($0.swift).resolvedColor(with: traitCollection).cgColor" }
    }
  }
}

extension Picture {
  /// The line that sets it by the view's own traits.
  fileprivate var rightAssignment: String {
    if origin == .drawn {
      return "setImage(drawn(in: \(color?.swift ?? "color").resolvedColor(with: traitCollection)))"
    }
    return "image = traitCollection.userInterfaceStyle == .dark ? nightImage : dayImage"
  }
}

extension ColorSource {
  /// The colour as Swift would name it.
  var swift: String {
    switch self {
    case .named(let name): SemanticColor(name) == nil ? "brandColor" : "UIColor.\(name)"
    case .dynamic: "color"
    }
  }
}
