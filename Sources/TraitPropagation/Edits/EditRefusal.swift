package import Localization
package import TraitModel

/// An edit that UIKit has no way to make. The hierarchy is as it was.
package struct EditRefusal: Error, Hashable, Sendable {
  /// A sentence without its full stop; nodes stand in backquotes.
  package let reason: Phrase
  /// The rule that says so, where it is one of UIKit's.
  package let rule: RuleID?
  /// The nearest node on which the same edit is possible.
  package let nearest: NodeID?

  package init(_ reason: Phrase, rule: RuleID? = nil, nearest: NodeID? = nil) {
    self.reason = reason
    self.rule = rule
    self.nearest = nearest
  }

  static func unknown(_ id: NodeID) -> EditRefusal { EditRefusal("there is no node `\(id)`") }
}

extension Hierarchy {
  /// The place of a node, or the refusal that names it.
  func existing(_ id: NodeID) throws(EditRefusal) -> NodeIndex {
    guard let index = index(of: id) else { throw .unknown(id) }
    return index
  }
}
