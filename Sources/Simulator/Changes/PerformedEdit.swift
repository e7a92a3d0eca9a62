package import ChangeDelivery

/// The last edit of a session, kept so that what it set off can be shown.
package struct PerformedEdit: Sendable {
  package let edit: Edit
  let before: Simulation
  package let after: Simulation
}

/// What the last edit set off, worked out because somebody looks at it.
package struct ShownChange: Sendable {
  package let edit: Edit
  /// Nil where the edit is nothing that happens in the app.
  package let log: ChangeLog?
  package let leftBehind: [LeftBehind]
}

/// A walk through a change, one call at a time.
package struct Stepping: Sendable {
  package let log: ChangeLog
  /// The number of the call that runs; 0 before the first.
  package internal(set) var position: Int
  let before: Simulation
  /// What is shown again when the walk ends.
  let settled: Simulation

  /// The call that runs; nil before the first.
  package var delivery: Delivery? {
    log.deliveries.indices.contains(position - 1) ? log.deliveries[position - 1] : nil
  }
}
