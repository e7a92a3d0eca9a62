package import Localization
package import TraitModel
package import TraitPropagation

/// What one edit sets off: every call that UIKit makes because of it, in order, and who hears nothing.
package struct ChangeLog: Sendable {
  /// The changes, one after the other: two snapshots of the background are two (C-22).
  package let changes: [Change]
  package private(set) var deliveries: [Delivery] = []
  package private(set) var notTold: [NotTold] = []
  package private(set) var notes: [ChangeNote] = []
  /// By change: for each node whose traits change, the number of the delivery from which on it has the new ones.
  private var arrivals: [[NodeIndex: Int]] = []
  private var predictions: [[NodeIndex: EffectiveTraits]] = []

  /// - Parameter observers: what a node's class does about changes, and whether its tint is dynamic.
  package init(_ changes: [Change], observers: ObserverLookup = ObserverLookup(), rules: RuleBook) {
    self.changes = changes
    for (round, change) in changes.enumerated() {
      var builder = DeliveryBuilder(change, observers: observers, firstNumber: deliveries.count + 1)
      builder.run()
      deliveries += builder.deliveries.map { delivery in
        var numbered = delivery
        numbered.round = round
        return numbered
      }
      arrivals.append(builder.arrivals)
      predictions.append(builder.predictions)
      for entry in change.nodesNotTold(told: Set(builder.arrivals.keys), rules: rules)
      where !notTold.contains(entry) { notTold.append(entry) }
      for note in change.notes(told: builder.arrivals, deliveries: builder.deliveries)
      where !notes.contains(note) { notes.append(note) }
    }
  }

  /// The nodes whose traits change, in the order in which they do, each once.
  package var toldNodes: [NodeID] {
    var seen: Set<NodeID> = []
    return zip(changes, arrivals).flatMap { change, arrivals in
      change.after.resolution.preorder.filter { arrivals[$0] != nil }.map { change.after.hierarchy[$0].id }
    }.filter { seen.insert($0).inserted }
  }

  /// The app while delivery `number` runs, everything before it done: parents new, children old. 0 is the moment before the
  /// first delivery, where only what reads its override at once has new traits (C-16); beyond the last all is settled.
  package func state(at number: Int) -> AppState? {
    guard let last = changes.last else { return nil }
    if number > deliveries.count { return last.after }
    let round = number > 0 ? deliveries[number - 1].round : 0
    let change = changes[round]
    let (arrivals, predictions) = (arrivals[round], predictions[round])
    let resolution = change.after.resolution.holding { index in
      guard let arrival = arrivals[index], arrival > number else { return nil }
      return change.isNew(index) ? predictions[index] : change.before.resolution.traits(of: index)
    }
    return AppState(change.after.hierarchy, resolution)
  }

  /// The nodes that have their new traits while delivery `number` runs.
  package func arrived(at number: Int) -> Set<NodeID> {
    let round = number > 0 && number <= deliveries.count ? deliveries[number - 1].round : 0
    guard changes.indices.contains(round) else { return [] }
    let hierarchy = changes[round].after.hierarchy
    return Set(arrivals[round].filter { $0.value <= number }.map { hierarchy[$0.key].id })
  }

  /// What `updateTraitsIfNeeded()` on a node, called right after the edit, makes UIKit deliver at once (C-16): the traits of
  /// the node and all that inherit from it. Nothing where the release does not defer, or where the node is detached.
  package func updateTraitsIfNeeded(on node: NodeID) -> [Delivery] {
    guard let change = changes.first, change.after.resolution.behaviors.contains(.deferredTraitUpdates),
      let top = change.after.hierarchy.index(of: node), !change.after.resolution.isStale(top)
    else { return [] }
    let subtree = Set(change.after.resolution.subtree(of: top))
    return deliveries.filter { $0.round == 0 && $0.pass == .traits && subtree.contains($0.node) }
  }
}

/// Something beside the deliveries that a reader should know.
package struct ChangeNote: Hashable, Sendable {
  /// A sentence without its full stop.
  package let text: Phrase
  package let rule: RuleID

  init(_ text: Phrase, _ rule: RuleID) {
    self.text = text
    self.rule = rule
  }
}

/// How the log learns what a node's class does.
package struct ObserverLookup: Sendable {
  package var profile: @Sendable (NodeID) -> CallbackProfile
  /// Whether the tint that a view shows differs by appearance.
  package var hasDynamicTint: @Sendable (NodeID) -> Bool

  package init(
    profile: @escaping @Sendable (NodeID) -> CallbackProfile = { _ in CallbackProfile() },
    hasDynamicTint: @escaping @Sendable (NodeID) -> Bool = { _ in true }
  ) {
    self.profile = profile
    self.hasDynamicTint = hasDynamicTint
  }
}
