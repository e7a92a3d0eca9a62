/// One colour of a theme.
package struct ThemeColor: Hashable, Sendable {
  /// The name in the file, with its namespaces: `Brand/Primary`.
  package var name: String
  /// The system colour whose place it takes; nil for a colour that is only listed and used by name.
  package var role: SemanticColor?
  /// Whether the value was worked out from others, so that nobody judges an invented colour.
  package var isDerived: Bool
  package var color: DynamicColor
  /// What a reader should know of it: clamped, an empty slot, a placeholder.
  package var notes: [String]
  /// The appearances whose values no direct source confirms (system palette), by `Appearance.key`.
  package var unverified: [String]

  package init(
    name: String, role: SemanticColor? = nil, isDerived: Bool = false, color: DynamicColor,
    notes: [String] = [],
    unverified: [String] = []
  ) {
    self.name = name
    self.role = role
    self.isDerived = isDerived
    self.color = color
    self.notes = notes
    self.unverified = unverified
  }
}

/// Colours that belong together, as a file or the system gave them.
package struct Theme: Hashable, Sendable {
  /// The name for people.
  package var name: String
  /// The format's identifier: `native`, `xcassets`, `system`.
  package var format: String
  package var colors: [ThemeColor]
  package var author: String?
  /// Where the values were taken from.
  package var source: String?
  package var license: String?

  package init(
    name: String, format: String, colors: [ThemeColor], author: String? = nil, source: String? = nil,
    license: String? = nil
  ) {
    self.name = name
    self.format = format
    self.colors = colors
    self.author = author
    self.source = source
    self.license = license
  }
}
