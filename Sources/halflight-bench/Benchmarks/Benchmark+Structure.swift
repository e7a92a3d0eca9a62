import Specimens
import TraitModel
import TraitPropagation

extension Benchmark {
  /// What it costs that a view comes or goes: who inherits from whom is found again.
  static let structure = Benchmark(title: "A view put into a binary tree, or taken out of it") {
    var small = try ResolvedTree(.binary, views: 1000)
    var large = try ResolvedTree(.binary, views: ResolvedTree.views)
    let times = try fastest {
      try small.insert("new", under: TreeShape.view(500))
      try small.remove("new")
    } against: {
      try large.insert("new", under: TreeShape.view(50_000))
      try large.remove("new")
    }
    let (few, many) = (times.first / 2, times.second / 2)
    return [
      Measurement("of 1,000 views", few / 1000, "µs"),
      Measurement("of 100,000 views", many / 1000, "µs"),
      Measurement("of 100,000 views, against one of 1,000, a node", many / few / 100, "×", atMost: 4),
    ]
  }
}
