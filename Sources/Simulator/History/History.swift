import TraitModel

/// What was done, for undo and redo. Each step keeps the whole simulation from before it, so undo is exact.
package struct History: Sendable {
  package struct Step: Sendable {
    /// What was done, in a few words.
    package var summary: String
    /// What was done as a line of a script.
    package var line: String?
    /// Whether it was another scene that was opened.
    var isScene = false
    /// What the user chose by it that is worth keeping for the next time.
    var choice: Choice?
    var place = Place.everywhere
    /// Who said the device's appearance before the step, and who after it; nil where it is not about that.
    var deviceSources: (before: DeviceSource, after: DeviceSource)?
    /// The simulation on the other side of the step: before it in the undo stack, after it in the redo stack.
    var other: Simulation
  }

  /// Where a step shows: the cursor goes there when it is taken back or made again.
  enum Place: Hashable, Sendable {
    /// In the whole app: the cursor can stay where it is.
    case everywhere
    /// The node that was selected before the step, and the one after it.
    case tree(before: NodeID, after: NodeID)
    /// A colour of the palette.
    case palette(color: String)
  }

  /// Steps beyond this many are forgotten, the oldest first.
  private static let capacity = 500

  package private(set) var done: [Step] = []
  package private(set) var undone: [Step] = []
  /// How many steps were ever noted.
  private var noted = 0

  /// Notes a step; what was undone before it can no longer be redone.
  mutating func record(_ step: Step) {
    done.append(step)
    noted += 1
    if done.count > Self.capacity { done.removeFirst() }
    undone = []
  }

  /// Where the steps of the scene shown now begin: after the last one that opened another scene.
  var sceneStart: Int { done.lastIndex(where: \.isScene).map { $0 + 1 } ?? 0 }

  /// The steps that were made, or made again, since an earlier state of this history.
  func steps(addedTo earlier: History) -> ArraySlice<Step> {
    done.suffix(max(noted - earlier.noted, done.count - earlier.done.count))
  }

  /// Whether steps were made again since an earlier state of this history, and nothing else was done.
  func isFurther(than earlier: History) -> Bool {
    noted == earlier.noted && done.count > earlier.done.count
  }

  /// Drops the steps from one on, and those that were taken back.
  /// - Returns: the former.
  mutating func cut(from index: Int) -> [Step] {
    defer { done.removeSubrange(index...) }
    undone = []
    return Array(done[index...])
  }

  /// Nobody chose what was done up to now.
  mutating func forgetChoices() {
    for index in done.indices { done[index].choice = nil }
    for index in undone.indices { undone[index].choice = nil }
  }

  /// Changes the simulations that undo and redo bring back.
  mutating func updateStates(_ change: (inout Simulation) -> Void) {
    for index in done.indices { change(&done[index].other) }
    for index in undone.indices { change(&undone[index].other) }
  }

  /// Takes the last step back, and gives it.
  mutating func undo(_ simulation: inout Simulation) -> Step? {
    guard var step = done.popLast() else { return nil }
    swap(&step.other, &simulation)
    undone.append(step)
    return step
  }

  /// Makes the last step taken back again, and gives it.
  mutating func redo(_ simulation: inout Simulation) -> Step? {
    guard var step = undone.popLast() else { return nil }
    swap(&step.other, &simulation)
    done.append(step)
    return step
  }
}
