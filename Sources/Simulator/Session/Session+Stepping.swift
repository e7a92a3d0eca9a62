import ChangeDelivery
import Localization
import TraitModel
import TraitPropagation

extension Session {
  /// Keeps an edit for the log, and works the log out at once where it is shown.
  mutating func follow(_ edit: Edit, from before: Simulation) {
    lastEdit = PerformedEdit(edit: edit, before: before, after: simulation)
    shownChange = nil
    if tab == .log { showChange() }
  }

  /// What was done has been taken back, or another scene shows: there is nothing to follow.
  mutating func forgetChange() {
    lastEdit = nil
    shownChange = nil
  }

  /// Works out what the last edit set off, unless that is known.
  mutating func showChange() {
    guard shownChange == nil, let last = lastEdit else { return }
    let log = last.after.changeLog(of: last.edit, since: last.before, rules: rules)
    shownChange = ShownChange(
      edit: last.edit, log: log, leftBehind: log.map { last.after.leftBehind(by: $0) } ?? [])
  }

  /// Goes through the calls of the last edit; the first step shows the moment before the first call.
  mutating func walk(by distance: Int) {
    showChange()
    guard let last = lastEdit, let change = shownChange else {
      message = Message(.note, "nothing to step through yet: make an edit first")
      return
    }
    guard let log = change.log, !log.deliveries.isEmpty else {
      message = Message(.noEffect, "`\(change.edit.summary)` called nobody; L says why")
      return
    }
    let count = log.deliveries.count
    var walk =
      stepping
      ?? Stepping(
        log: log, position: distance > 0 ? -1 : count + 1, before: last.before, settled: simulation)
    walk.position = max(0, walk.position + distance)
    if walk.position > count {
      endStepping()
      message = Message(.note, "all \(count) calls are done; everything is settled")
      return
    }
    stepping = walk
    simulation = walk.halfDone
    changed = log.arrived(at: walk.position)
    if let delivery = walk.delivery { select(delivery.id) }
    message = Message(.note, walk.caption)
    tab = .log
  }

  /// Shows the settled app again.
  mutating func endStepping() {
    guard let walk = stepping else { return }
    stepping = nil
    simulation = walk.settled
    changed = Set(walk.log.toldNodes)
    message = nil
  }
}

extension Stepping {
  /// The app while the call runs: who has its turn behind it is new, all others are old, layers like their owners.
  var halfDone: Simulation {
    var shown = settled
    guard let state = log.state(at: position) else { return shown }
    shown.resolution = state.resolution
    let arrived = log.arrived(at: position)
    let told = Set(log.toldNodes)
    for (layer, old) in before.frozen {
      guard let index = settled.hierarchy.index(of: layer),
        let owner = settled.hierarchy[index].parent.map({ settled.hierarchy[$0].id })
      else { continue }
      if told.contains(owner), !arrived.contains(owner) { shown.frozen[layer] = old }
    }
    return shown
  }

  /// For the status line: `3 of 12: layoutSubviews() on card`.
  var caption: Phrase {
    guard let delivery else {
      return "0 of \(log.deliveries.count): nobody has been called yet; . goes on, Esc ends"
    }
    return "\(position) of \(log.deliveries.count): \(delivery.title) on \(delivery.id)"
  }
}
