import LocatedInput
import SceneModel
import TraitModel

/// What an object's class does about trait changes.
extension SceneReader {
  /// Keeps a node's profile where its object says anything.
  mutating func readCallbacks<Key: SceneKey>(
    _ implements: Key, _ registers: Key, _ reads: Key, in object: SceneObject<Key>, of id: NodeID
  ) {
    var profile = CallbackProfile()
    if object[implements] != nil {
      profile.implements = words(
        implements, in: object, CallbackMethod.spelled, CallbackMethod.init(rawValue:))
    }
    profile.registersForTraitChanges = words(registers, in: object, Trait.all.map(\.name), Trait.named)
    profile.readsTraits = words(reads, in: object, Trait.all.map(\.name), Trait.named)
    if profile != CallbackProfile() { content.callbacks[id] = profile }
  }

  /// The words behind a key; one that is not in the list is reported and left out.
  private mutating func words<Key: SceneKey, Value>(
    _ key: Key, in object: SceneObject<Key>, _ known: [String], _ convert: (String) -> Value?
  ) -> [Value] {
    strings(key, in: object).compactMap { word in
      if let value = convert(word), known.contains(word) { return value }
      unknownWord(word, key, in: object, among: known)
      return nil
    }
  }
}

extension CallbackMethod {
  /// The words of `implements`; a handler is not a method of the class.
  static let spelled = allCases.filter { $0 != .traitChangeHandler }.map(\.rawValue)
}

/// Keys that several kinds of object share.
extension SceneKeyEntry {
  static let implements = SceneKeyEntry(
    "an array of method names: " + CallbackMethod.spelled.joined(separator: ", "),
    "what its class overrides; if missing, every call is logged")
  static let registersForTraitChanges = SceneKeyEntry(
    "an array of trait names", "what registerForTraitChanges was called with, iOS 17+")
  static let readsTraits = SceneKeyEntry(
    "an array of trait names", "what its layout and drawing methods read, for automatic tracking, iOS 18+")
}
