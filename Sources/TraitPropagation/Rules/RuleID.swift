/// The name of a rule of UIKit's (`O-06`) or of a question that no public source settles (`X-01`).
package struct RuleID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }

  package var description: String { rawValue }

  package static func < (a: RuleID, b: RuleID) -> Bool { a.rawValue < b.rawValue }
}
