package import ColorModel

/// What a colour came out as, and how.
package struct ResolvedColor: Hashable, Sendable {
  package var color: RGBA
  /// The names followed, the asked one first; more than one where values refer to other colours (K-07).
  package var names: [String]
  /// The slot that served at the end; nil for a fixed colour.
  package var slot: DynamicColor.Slot?
  /// Whether a value of the other style stands in for a missing one.
  package var isSubstitute: Bool
  /// Whether the system palette gave it because no theme has that role.
  package var isFromSystem: Bool
}

/// Every colour that a scene can name: the system palette of a release, with themes laid over it.
package struct Palette: Hashable, Sendable {
  /// The system palette, always a full one.
  package let system: Theme
  /// The themes over it; later ones win.
  package let themes: [Theme]
  private let byName: [String: Entry]
  private let systemByName: [String: ThemeColor]

  private struct Entry: Hashable, Sendable {
    var color: ThemeColor
    var isSystem: Bool
  }

  package init(system: Theme, themes: [Theme] = []) {
    self.system = system
    self.themes = themes
    systemByName = Dictionary(system.colors.map { ($0.name, $0) }) { first, _ in first }
    var table = systemByName.mapValues { Entry(color: $0, isSystem: true) }
    for theme in themes {
      // A role taken under another name must not hide a colour that bears the role's own name.
      for color in theme.colors where color.role != nil && color.role?.name != color.name {
        table[color.role?.name ?? ""] = Entry(color: color, isSystem: false)
      }
      for color in theme.colors { table[color.name] = Entry(color: color, isSystem: false) }
    }
    byName = table
  }

  /// The colour behind a role's or theme colour's name; roles also match as theme names do (`systemBackgroundColor`).
  package func color(named name: String) -> ThemeColor? { entry(name)?.color }

  /// Whether a name comes from the system palette (no theme has it).
  package func isFromSystem(_ name: String) -> Bool { entry(name)?.isSystem ?? false }

  private func entry(_ name: String) -> Entry? {
    byName[name] ?? SemanticColor(matching: name).flatMap { byName[$0.name] }
  }

  /// The names of all colours that themes add beside the roles, in the themes' order.
  package var namedColors: [ThemeColor] { themes.flatMap(\.colors).filter { $0.role == nil } }

  /// Resolves a named colour; nil for an unknown name, a slot without a value, or references that run in a circle.
  package func resolve(_ name: String, for traits: TraitCollection) -> ResolvedColor? {
    resolve(.reference(name), for: traits, names: [])
  }

  /// Resolves a dynamic colour, following references until a fixed colour is reached (K-07).
  package func resolve(_ color: DynamicColor, for traits: TraitCollection) -> ResolvedColor? {
    guard let match = color.match(traits) else { return nil }
    return merged(match, for: traits, names: [], isFromSystem: false)
  }

  private func resolve(_ value: DynamicColor.Value, for traits: TraitCollection, names: [String])
    -> ResolvedColor?
  {
    switch value {
    case .color(let color):
      return ResolvedColor(color: color, names: names, slot: nil, isSubstitute: false, isFromSystem: false)
    case .reference(let name):
      guard !names.contains(name), let entry = entry(name), let match = entry.color.color.match(traits) else {
        return nil
      }
      return merged(match, for: traits, names: names + [name], isFromSystem: entry.isSystem)
    case .system(let name):
      guard let role = SemanticColor(matching: name), let color = systemByName[role.name],
        let match = color.color.match(traits)
      else { return nil }
      return merged(match, for: traits, names: names + [role.name], isFromSystem: true)
    }
  }

  private func merged(
    _ match: (slot: DynamicColor.Slot, value: DynamicColor.Value, isSubstitute: Bool),
    for traits: TraitCollection,
    names: [String], isFromSystem: Bool
  ) -> ResolvedColor? {
    guard var result = resolve(match.value, for: traits, names: names) else { return nil }
    if result.slot == nil {
      result.slot = match.slot
      // A value that adapts by itself makes the outer slot's missing style harmless.
      result.isSubstitute = match.isSubstitute
      result.isFromSystem = isFromSystem
    }
    return result
  }
}
