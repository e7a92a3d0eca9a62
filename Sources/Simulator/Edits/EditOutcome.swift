package import Localization
package import TraitModel

/// What an edit did.
package struct EditOutcome: Hashable, Sendable {
  /// The nodes whose effective traits changed, in inheritance order; added and removed ones do not count.
  package var changed: [NodeID] = []
  /// The node that the edit brought, for instance the controller that was presented.
  package var added: NodeID?
  /// The node that took the focus of what went: the presenter of what was dismissed.
  package var removed: NodeID?
  /// Why nothing changed, where nothing did.
  package var noEffect: Phrase?
  /// What the user should know beside: a property that is inert in this release, a rule that no source settles.
  package var warning: Phrase?
}

/// Why an edit was not made; everything is as it was.
package struct EditFailure: Error, Hashable, Sendable {
  /// A sentence without its full stop.
  package var reason: Phrase
  /// The rule of UIKit that says so.
  package var rule: String?
  /// The nearest node on which the same edit is possible.
  package var nearest: NodeID?
  /// An unknown node, theme …: the call names what is not there.
  package var isUnknownName: Bool

  package init(_ reason: Phrase, rule: String? = nil, nearest: NodeID? = nil, isUnknownName: Bool = false) {
    self.reason = reason
    self.rule = rule
    self.nearest = nearest
    self.isUnknownName = isUnknownName
  }

  /// The whole in one line.
  package var text: Phrase {
    let source: Phrase = rule.map { " (\($0))" } ?? ""
    let place: Phrase = nearest.map { "; the nearest that can is `\($0)`" } ?? ""
    return "\(reason)\(source)\(place)"
  }
}
