import ColorModel
import LocatedInput
import TraitModel

/// Reads a token file, which has one value for every appearance, or a resolver, which may have one for each.
struct DesignTokensReader {
  private(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  mutating func theme(_ root: JSONNode, path: String, files: any FileAccess) throws(InputError) -> Theme {
    var colors: [ThemeColor] = []
    if ResolverDocument.isResolver(root) {
      var resolver = ResolverDocument(root, path: path, files: files)
      let slots: [DynamicColor.Slot?] = resolver.slots.isEmpty ? [nil] : resolver.slots
      let sets = slots.map { resolver.tokens(for: $0) }
      diagnostics += resolver.diagnostics
      for (slot, set) in zip(slots, sets) { add(set, slot, to: &colors) }
    } else {
      let collector = TokenCollector(root, file: nil)
      diagnostics += collector.diagnostics
      add(collector.set, nil, to: &colors)
    }
    if colors.isEmpty {
      if !diagnostics.contains(where: { $0.severity == .error }) {
        diagnostics.append(
          Diagnostic(.error, "there are no colour tokens", remedy: #"a colour token has the "$type" "color""#)
        )
      }
      throw InputError(diagnostics)
    }
    assignRoles(in: &colors)
    return Theme(
      name: root["name"]?.string ?? nameParts(of: nameParts(of: path).stem).stem,
      format: ThemeFormat.designTokens.identifier, colors: colors)
  }

  /// Adds the colours of one appearance; nil: of all.
  private mutating func add(_ set: TokenSet, _ slot: DynamicColor.Slot?, to colors: inout [ThemeColor]) {
    var values = TokenColors(set)
    var places = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1.name, $0) })
    for token in set.tokens {
      guard let color = values.color(of: token) else { continue }
      let name = token.path.joined(separator: "/")
      let place = places[name] ?? colors.count
      if place == colors.count {
        let lookup: DynamicColor.Lookup = slot == nil ? .assetCatalog : .native
        colors.append(ThemeColor(name: name, color: DynamicColor([:], lookup: lookup)))
        if slot == nil { colors[place].notes.append("one value for all appearances") }
        places[name] = place
      }
      if let slot, slot.high, colors[place].color.slots[DynamicColor.Slot(slot.style)] == .color(color) {
        continue
      }
      colors[place].color.slots[slot ?? DynamicColor.Slot(nil)] = .color(color)
      if !color.isInGamut { colors[place].notes.append("\(slot?.name ?? "any"): clamped to sRGB") }
    }
    for diagnostic in values.diagnostics where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }
}
