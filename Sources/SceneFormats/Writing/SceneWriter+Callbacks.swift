import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

extension SceneWriter {
  /// What a node's class does about trait changes: as the keys `implements`, `registersForTraitChanges`, `readsTraits`.
  func callbacks<Key: SceneKey>(
    of node: Node, _ implements: Key, _ registers: Key, _ reads: Key, into members: inout Members<Key>
  ) {
    guard let profile = content.callbacks[node.id] else { return }
    members[implements] = profile.implements.map { methods in
      .array(methods.map { .string($0.rawValue) })
    }
    members[registers] = strings(profile.registersForTraitChanges.map(\.name))
    members[reads] = strings(profile.readsTraits.map(\.name))
  }
}
