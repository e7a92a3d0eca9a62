/// What an object's class does about trait changes, as far as a scene says.
package struct CallbackProfile: Hashable, Sendable {
  /// The methods that the class overrides; nil where the scene does not say, and then all that UIKit calls are shown.
  package var implements: [CallbackMethod]?
  /// The traits of its `registerForTraitChanges` (C-12).
  package var registersForTraitChanges: [Trait] = []
  /// The traits that its layout, constraint and drawing methods read, for automatic tracking (C-20).
  package var readsTraits: [Trait] = []

  package init() {}

  /// Whether a call of the method would run code of the class.
  package func hears(_ method: CallbackMethod) -> Bool {
    if method == .traitChangeHandler { return !registersForTraitChanges.isEmpty }
    return implements?.contains(method) ?? true
  }
}
