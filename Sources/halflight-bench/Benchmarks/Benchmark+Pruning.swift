import Specimens
import TraitModel
import TraitPropagation

extension Benchmark {
  /// How many nodes are looked at: subtrees that nothing changes in are not.
  static let pruning = Benchmark(title: "Nodes looked at in a binary tree of 100,000 views") {
    var tree = try ResolvedTree(.binary)
    let top = TreeShape.view(0)
    try tree.set(.dark, on: TreeShape.root)
    let root = tree.resolution.counters
    try tree.set(.dark, on: top)
    let same = tree.resolution.counters
    try tree.toggle(TreeShape.view(ResolvedTree.views - 1))
    let leaf = tree.resolution.counters
    try tree.set(.dark, on: "window")
    tree.toggleDevice()
    let pinned = tree.resolution.counters
    return [
      Measurement(
        "root toggle, looked at for each that changes", Double(root.visited) / Double(root.changed), "nodes",
        atMost: 1.05),
      Measurement("override of one leaf", Double(leaf.visited), "nodes", atMost: 1),
      Measurement("override equal to what was inherited", Double(same.visited), "nodes", atMost: 1),
      Measurement("device toggle above a window that overrides", Double(pinned.visited), "nodes", atMost: 3),
    ]
  }
}
