import TraitModel

extension DerivedRoles {
  /// What the colours of web components (the names of shadcn/ui) stand for.
  static let web: [(name: String, roles: String)] = [
    ("background", "systemBackground systemGroupedBackground"),
    ("card", "secondarySystemBackground secondarySystemGroupedBackground"),
    ("muted", "secondarySystemBackground"),
    ("popover", "tertiarySystemBackground"), ("foreground", "label"), ("muted-foreground", "secondaryLabel"),
    ("border", "separator opaqueSeparator"),
    ("secondary", "systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill"),
    ("primary", "tintColor link"), ("destructive", "systemRed"),
  ]

  /// What the colours of Material's themes stand for.
  static let material: [(name: String, roles: String)] = [
    ("surface", "systemBackground systemGroupedBackground"),
    ("colorBackground", "systemBackground systemGroupedBackground"),
    ("surfaceVariant", "secondarySystemBackground secondarySystemGroupedBackground"),
    ("onBackground", "label"), ("onSurface", "label"), ("onSurfaceVariant", "secondaryLabel"),
    ("outlineVariant", "separator opaqueSeparator"), ("primary", "tintColor link"), ("error", "systemRed"),
  ]

  /// Roles of the first colour of each name that is there, compared without case, dashes and underscores. Prefixes
  /// of tool-made names (`color-`, `md_theme_`) are passed over.
  init(_ table: [(name: String, roles: String)], among colors: [ThemeColor], prefixes: [String] = []) {
    self.init()
    func folded(_ name: String) -> String {
      let plain = prefixes.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
      return String(plain.lowercased().filter { $0 != "-" && $0 != "_" })
    }
    let byName = Dictionary(colors.map { (folded($0.name), $0.name) }) { first, _ in first }
    for entry in table.reversed() {
      if let name = byName[folded(entry.name)] { refer(entry.roles, to: name) }
    }
  }
}
