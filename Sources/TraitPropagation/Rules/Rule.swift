package import TraitModel

/// One rule by which UIKit behaves, as `rules.json` states it.
package struct Rule: Hashable, Sendable {
  package let id: RuleID
  /// A sentence or two, for readers.
  package let summary: String
  /// The first and the last release it holds for; nil is up to now.
  package let since: Int
  package let until: Int?
  /// Whether it is advice, which nothing can be tested against.
  package let isGuidance: Bool
  /// Whether a test must bear its name.
  package let wantsTest: Bool
  /// From the release on that the number names; ascending.
  let evidenceByRelease: [EvidenceSince]

  struct EvidenceSince: Hashable, Sendable {
    let since: Int
    let evidence: Evidence
  }

  /// What the rule rests on in a release; before the first entry, what that entry says.
  package func evidence(in release: IOSRelease) -> Evidence {
    let known = evidenceByRelease.last { $0.since <= release.rawValue } ?? evidenceByRelease.first
    return known?.evidence ?? .inferred
  }
}

/// A question about UIKit that no public source settles; where its answer would change a result, the product says so.
package struct OpenQuestion: Hashable, Sendable {
  package let id: RuleID
  package let question: String
  /// What this program takes for true until somebody knows better.
  package let assumption: String
}
