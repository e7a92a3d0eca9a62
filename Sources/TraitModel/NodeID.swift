/// The name of a node in a scene, unique in it: `[A-Za-z0-9_./-]+`.
package struct NodeID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }

  package var description: String { rawValue }

  package static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  /// Whether the name has only the characters that scene files allow, and at least one.
  package var isWellFormed: Bool {
    !rawValue.isEmpty
      && rawValue.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
