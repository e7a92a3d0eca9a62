import TraitModel

extension Hierarchy {
  /// What is wrong with the structure, a sentence each; empty after every edit. For tests.
  package func checkInvariants() -> [String] {
    var faults: [String] = []
    let reached = preorder
    if Set(reached).count != reached.count { faults.append("a node is reached twice") }
    if reached.count != count { faults.append("\(count) names for \(reached.count) nodes") }
    for place in reached {
      let node = self[place]
      if index(of: node.id) != place { faults.append("`\(node.id)` is not found by its name") }
      if !node.id.isWellFormed { faults.append("`\(node.id)` is no id") }
      for child in node.children where self[child].parent != place {
        faults.append("`\(self[child].id)` does not know its parent `\(node.id)`")
      }
      guard let parent = node.parent else {
        if place != screen { faults.append("`\(node.id)` has no parent") }
        continue
      }
      if let refusal = refusal(toPut: node, under: parent), node.kind != .presentationController {
        faults.append("`\(node.id)` under `\(self[parent].id)`: \(refusal.reason)")
      }
      if node.kind == .presentationController, self[parent].kind != .viewController {
        faults.append("`\(node.id)` is presented by no controller")
      }
      if node.kind == .viewController, !node.overrideFromParent.isEmpty,
        parentViewController(of: place) == nil
      {
        faults.append("`\(node.id)` has an override from a parent that it does not have")
      }
    }
    for place in reached where self[place].kind == .viewController && presentations(of: place).count > 1 {
      faults.append("`\(self[place].id)` presents twice")
    }
    return faults
  }
}
