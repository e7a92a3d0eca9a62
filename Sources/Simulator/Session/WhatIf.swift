package import TraitModel

/// A question about an edit that has not been made: which nodes would flip.
package struct WhatIf: Sendable {
  /// The edit asked about last; nil until a key asks one.
  package internal(set) var edit: Edit?
  /// The nodes that would change, with the traits that they would have.
  package internal(set) var flips: [NodeID: EffectiveTraits] = [:]
}
