/// What a rule rests on, from the weakest to the strongest.
package enum Evidence: String, CaseIterable, Sendable, Comparable {
  /// Not publicly documented: this project's choice.
  case inferred
  /// Seen to happen, in measurements or reports.
  case observed
  /// In Apple's documentation, headers or talks.
  case documented

  package static func < (a: Evidence, b: Evidence) -> Bool { a.strength < b.strength }

  private var strength: Int {
    switch self {
    case .inferred: 0
    case .observed: 1
    case .documented: 2
    }
  }
}
