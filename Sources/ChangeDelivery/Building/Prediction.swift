import TraitModel
import TraitPropagation

extension Change {
  /// The traits that new nodes have before they are attached (C-04): what comes back keeps its own; a view that a
  /// controller creates while it loads takes that controller's (C-05); all else is predicted from the window it goes to.
  /// What a presentation adds to them is not foreseen `[inferred]`.
  func predictions() -> [NodeIndex: EffectiveTraits] {
    var predictions: [NodeIndex: EffectiveTraits] = [:]
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    for index in resolution.preorder where isNew(index) {
      if resolution.isStale(index) || index == hierarchy.screen {
        predictions[index] = resolution.traits(of: index)
      } else if let kept = former[hierarchy[index].id] {
        predictions[index] = kept
      } else {
        predictions[index] = hierarchy.traits(
          of: index, inheriting: expected(above: index, predictions), under: resolution.behaviors)
      }
    }
    return predictions
  }

  /// What a new node would inherit if nothing but its likely place were known.
  private func expected(above index: NodeIndex, _ predictions: [NodeIndex: EffectiveTraits])
    -> EffectiveTraits
  {
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    if let parent = resolution.environmentParent(of: index), let predicted = predictions[parent],
      hierarchy[parent].kind != .presentationController
    {
      return predicted
    }
    return resolution.traits(of: hierarchy.window(of: index) ?? hierarchy.screen)
  }
}
