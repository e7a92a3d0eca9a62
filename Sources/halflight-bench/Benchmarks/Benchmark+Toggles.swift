import Specimens
import TraitModel
import TraitPropagation

extension Benchmark {
  /// What an override costs, beside what it costs a tree of objects that tells everyone.
  static let toggles = Benchmark(
    title: "A style set in trees of 100,000 views, one in a hundred with its own"
  ) {
    try TreeShape.allCases.flatMap { shape in
      var tree = try ResolvedTree(shape)
      let naive = NaiveTree(tree.hierarchy, at: tree.hierarchy.screen)
      var style = EffectiveStyle.light
      let root = try fastest {
        try tree.toggle(TreeShape.root)
      } against: {
        style = style.opposite
        naive.inherit(EffectiveTraits(style: style))
      }
      try tree.toggle(TreeShape.root)
      let changed = Double(tree.resolution.counters.changed)
      let leaf = TreeShape.view(ResolvedTree.views - 1)
      let one = try fastest { for _ in 0..<1000 { try tree.toggle(leaf) } } / 1000
      return [
        Measurement("root toggle, \(shape) tree", root.first / changed, "ns a changed node"),
        Measurement(
          "root toggle, \(shape) tree, against telling everyone", root.first / root.second, "×", atMost: 1),
        Measurement("override of one leaf, \(shape) tree", one, "ns"),
      ]
    }
  }
}
