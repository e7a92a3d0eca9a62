import Specimens
import TraitModel
import TraitPropagation

extension Benchmark {
  /// What a node weighs in memory.
  static let memory = Benchmark(title: "Memory of a binary tree of 100,000 views") {
    let before = bytesInMemory()
    let hierarchy = try TreeShape.binary.hierarchy(ofViews: ResolvedTree.views)
    let built = bytesInMemory()
    let resolution = TraitResolution(of: hierarchy, device: DeviceSettings(), release: .latest)
    let resolved = bytesInMemory()
    keep(resolution)
    let nodes = Double(hierarchy.count)
    return [
      Measurement("a node of the structure, with its name", Double(built - before) / nodes, "bytes"),
      Measurement("a node's traits under one release", Double(resolved - built) / nodes, "bytes"),
    ]
  }
}
