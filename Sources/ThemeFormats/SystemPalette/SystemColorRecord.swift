import ColorModel
import LocatedInput
import TraitModel

/// One colour of the collected facts, in every version in which it has been seen.
struct SystemColorRecord: Sendable {
  struct Version: Sendable {
    var slots: DynamicColor.Slots
    /// By `Appearance.key`.
    var unverified: [String]
    var note: String?
  }

  let role: SemanticColor
  /// The major number of the release that brought it.
  let since: Int
  /// The oldest first; of a fixed colour one, the same for all.
  private let versions: [(palette: PaletteVersion, version: Version)]
  private let oldest: Version

  /// The values of a palette version; of a colour that came later, its first ones.
  func version(_ wanted: PaletteVersion) -> Version {
    versions.first { $0.palette == wanted }?.version ?? oldest
  }

  init(_ node: JSONNode, only: PaletteVersion? = nil) throws(InputError) {
    guard let name = node["name"]?.string, let role = SemanticColor(name), let since = node["since"]?.number
    else { throw Self.fault("a system colour without its role or release", node) }
    self.role = role
    self.since = Int(since)
    if let always = node["always"] {
      oldest = try Self.version(always)
      versions = []
    } else {
      var versions: [(palette: PaletteVersion, version: Version)] = []
      let wanted =
        only.map { node[$0.rawValue] == nil ? PaletteVersion.allCases : [$0] } ?? PaletteVersion.allCases
      for palette in wanted {
        if let member = node[palette.rawValue] { versions.append((palette, try Self.version(member))) }
      }
      guard let oldest = versions.first?.version else {
        throw Self.fault("\(name) has no values", node)
      }
      self.oldest = oldest
      self.versions = versions
    }
  }

  private static func version(_ node: JSONNode) throws(InputError) -> Version {
    var slots = DynamicColor.Slots()
    for member in node["values"]?.members ?? [] {
      guard let slot = DynamicColor.Slot(selector: member.key), let color = color(member.value) else {
        throw fault("\(member.key) is no value of a system colour", member.value)
      }
      slots[slot] = .color(color)
    }
    let unverified =
      node["unverified"]?.string == "all"
      ? Appearance.all.map(\.key) : node["unverified"]?.array?.compactMap(\.string) ?? []
    return Version(slots: slots, unverified: unverified, note: node["note"]?.string)
  }

  /// `"#RRGGBB"`, or with the nominal alpha, which eight bits do not hold, `["#RRGGBB", 0.6]`.
  private static func color(_ node: JSONNode) -> RGBA? {
    if let text = node.string { return RGBA(hex: text) }
    guard let pair = node.array, pair.count == 2, let text = pair[0].string, let alpha = pair[1].number else {
      return nil
    }
    return RGBA(hex: text)?.withAlpha(alpha)
  }

  private static func fault(_ message: String, _ node: JSONNode) -> InputError {
    InputError(Diagnostic(.error, message, file: "system-colors.json", at: node.location))
  }
}
