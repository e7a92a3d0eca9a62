package import TraitModel
import TraitPropagation

extension Session {
  /// The nodes whose traits are new since an earlier session, in the order in which traits travel; none where another
  /// scene shows.
  package func wave(since earlier: Session) -> [NodeID] {
    guard simulation.sceneName == earlier.simulation.sceneName else { return [] }
    return simulation.changes(since: earlier.simulation)
  }

  /// The session while a change is on its way: so many nodes of the wave have their new traits, the others still those of
  /// the earlier session. Layers go with their owners.
  package func midway(from earlier: Session, arrived: Int) -> Session {
    let wave = wave(since: earlier)
    let before = earlier.simulation
    let waiting = Set(wave.dropFirst(arrived))
    var shown = self
    shown.changed = changed.subtracting(waiting)
    let hierarchy = simulation.hierarchy
    shown.simulation.resolution = simulation.resolution.holding { index in
      let id = hierarchy[index].id
      return waiting.contains(id) ? before.traits(of: id) : nil
    }
    for (layer, old) in before.frozen {
      guard let index = hierarchy.index(of: layer), let owner = hierarchy[index].parent else { continue }
      if waiting.contains(hierarchy[owner].id) { shown.simulation.frozen[layer] = old }
    }
    return shown
  }
}
