package import TraitModel

/// What a scene teaches: a question, its answer, and what must hold for the answer to be true.
package struct Lesson: Hashable, Sendable {
  /// For finding: lessons of one topic share it.
  package var group: String?
  /// Where the question comes from, an address.
  package var source: String?
  package var question: LocalizedText?
  package var answer: LocalizedText?
  /// Rule ids.
  package var rules: [String] = []
  /// Edits, in the script language, that are made before the expectations hold.
  package var edits: [String] = []
  /// By release, the style each named node must have.
  package var expectations: [IOSRelease: [NodeID: EffectiveStyle]] = [:]
  /// Lines `NODE.PROPERTY VALUE`: what is seen where the point is a colour or a level.
  package var observations: [String] = []
  /// Edits that make the wanted outcome true.
  package var fixEdits: [String] = []
  /// The wanted outcome: the style each named node has after the fix, under every release that the expectations name.
  package var fixExpectations: [NodeID: EffectiveStyle] = [:]
  /// What is seen after the fix, in the form of `observations`.
  package var fixObservations: [String] = []
  /// The fix as Swift source.
  package var fixSwift: String?

  package init() {}
}
