/// A role that a colour plays: a system colour's name in UIKit, without "Color".
package struct SemanticColor: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package var description: String { name }

  private init(known name: String) { self.name = name }

  /// Every role, in the order in which palettes are shown.
  package static let all: [SemanticColor] = names.map(SemanticColor.init(known:))

  private static let names = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "tintColor",
    "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint",
    "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "darkText",
    "lightText", "black", "white", "clear", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan",
    "yellow", "magenta", "orange", "purple", "brown",
  ]

  private static let known = Set(names)

  private static let byFoldedName: [String: SemanticColor] = Dictionary(
    uniqueKeysWithValues: all.map { (folded($0.name), $0) })

  /// Names that stand for a role without being one; compared without case and a final "Color".
  package static let aliases: [(alias: String, role: String)] = [
    ("accent", "tintColor"), ("background", "systemBackground"), ("primaryText", "label"),
    ("secondaryText", "secondaryLabel"),
  ]

  /// The role of exactly that name.
  package init?(_ name: String) {
    guard Self.known.contains(name) else { return nil }
    self.init(known: name)
  }

  /// The role that a colour called `name` takes: an exact role, a role's name in another case or with "Color" behind
  /// it, or an alias. Names inside a namespace count only in full, so they never match.
  package init?(matching name: String) {
    let folded = Self.folded(name)
    if let role = Self.byFoldedName[folded] {
      self = role
    } else if let alias = Self.aliases.first(where: { Self.folded($0.alias) == folded }) {
      self.init(known: alias.role)
    } else {
      return nil
    }
  }

  private static func folded(_ name: String) -> String {
    let lower = name.lowercased()
    return lower.hasSuffix("color") && lower.count > 5 ? String(lower.dropLast(5)) : lower
  }
}
