package import TraitModel
package import TraitPropagation

/// The shapes of view trees on which propagation costs most differently.
package enum TreeShape: String, CaseIterable, Sendable {
  /// Every view right below the root view.
  case wide
  /// Chains of a thousand views.
  case deep
  /// Two subviews each.
  case binary

  /// The controller whose style a toggle sets: everything inherits from it.
  package static let root: NodeID = "root"
  package static let chainLength = 1000

  /// A window with one controller whose view has `count` views below it in this shape. One in a hundred asks for light or
  /// dark, always the same ones.
  package func hierarchy(ofViews count: Int) throws(EditRefusal) -> Hierarchy {
    var hierarchy = Hierarchy()
    var numbers = SeededGenerator(seed: 1)
    try hierarchy.insert(Node(id: "scene", kind: .windowScene), under: Hierarchy.screenID)
    try hierarchy.insert(Node(id: "window", kind: .window), under: "scene")
    try hierarchy.insert(.viewController(Self.root), under: "window")
    for number in 0..<count {
      var view = Node(id: Self.view(number), kind: .view)
      if Int.random(in: 0..<100, using: &numbers) == 0 {
        view.overrideUserInterfaceStyle = Bool.random(using: &numbers) ? .light : .dark
      }
      try hierarchy.insert(view, under: superview(of: number).map(Self.view) ?? "root.view")
    }
    return hierarchy
  }

  /// The id of a view by its number.
  package static func view(_ number: Int) -> NodeID { NodeID("v\(number)") }

  /// The number of the view that a view stands in; nil for the root view.
  private func superview(of number: Int) -> Int? {
    switch self {
    case .wide: nil
    case .deep: number.isMultiple(of: Self.chainLength) ? nil : number - 1
    case .binary: number == 0 ? nil : (number - 1) / 2
    }
  }
}
