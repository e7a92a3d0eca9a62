import ColorModel
import LocatedInput
import TraitModel

/// Reads one entry of a colour set: its selectors and its value.
struct ColorSetEntryReader {
  private static let idioms = ["universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision"]
  private static let keys = ["appearances", "color", "display-gamut", "idiom", "locale", "subtype"]

  /// For instance `colors[1]`.
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The slot of an entry that has no colour.
  private(set) var emptySlot: DynamicColor.Slot?
  private var notes: [String] = []

  init(path: String) { self.path = path }

  /// Nil for an empty slot, and for an entry that cannot be understood, which is reported.
  mutating func entry(_ item: JSONNode) -> ColorSetEntry? {
    guard let members = item.members else {
      report(.error, "an entry is an object, not \(item.kindName)", at: item)
      return nil
    }
    for member in members where !Self.keys.contains(member.key) {
      report(.warning, "an entry has no \"\(member.key)\"", at: member.value, member.key)
    }
    guard let slot = slot(item["appearances"]), let idiom = idiom(item) else { return nil }
    guard let color = item["color"] else {
      emptySlot = slot
      return nil
    }
    guard let value = value(color) else { return nil }
    let isWide = item["display-gamut"]?.string?.lowercased() == "display-p3"
    let restrictions = [item["subtype"] != nil, item["locale"] != nil, isWide].count { $0 }
    return ColorSetEntry(slot: slot, idiom: idiom, restrictions: restrictions, value: value, notes: notes)
  }

  private mutating func idiom(_ item: JSONNode) -> String? {
    guard let node = item["idiom"] else {
      report(.warning, "the entry names no idiom; taken as universal", at: item)
      return "universal"
    }
    guard let idiom = node.string, Self.idioms.contains(idiom) else {
      let found = node.string.map(quoted) ?? node.kindName
      let nearest = node.string.flatMap { nearestName(to: $0, among: Self.idioms) }
      report(
        .error, "\(found) is no idiom",
        remedy: nearest.map { "did you mean \"\($0)\"?" } ?? "one of \(Self.idioms.joined(separator: ", "))",
        at: node, "idiom")
      return nil
    }
    return idiom
  }

  /// The appearances, all of which must hold; none means any.
  private mutating func slot(_ node: JSONNode?) -> DynamicColor.Slot? {
    var slot = DynamicColor.Slot(nil)
    guard let node else { return slot }
    guard let items = node.array else {
      report(.error, "\"appearances\" is an array, not \(node.kindName)", at: node, "appearances")
      return nil
    }
    for (index, item) in items.enumerated() {
      switch (item["appearance"]?.string, item["value"]?.string) {
      case ("luminosity", "light"): slot.style = .light
      case ("luminosity", "dark"): slot.style = .dark
      case ("contrast", "high"): slot.high = true
      case (let kind, let value):
        report(
          .error, "the appearance \(kind ?? "without a name") \(value ?? "without a value") is not known",
          remedy: "luminosity is light or dark, contrast is high", at: item, "appearances[\(index)]")
        return nil
      }
    }
    return slot
  }

  private mutating func value(_ node: JSONNode) -> DynamicColor.Value? {
    guard node.members != nil else {
      report(.error, "\"color\" is an object, not \(node.kindName)", at: node, "color")
      return nil
    }
    if let reference = node["reference"] { return self.reference(reference, platform: node["platform"]) }
    return components(node)
  }

  private mutating func reference(_ node: JSONNode, platform: JSONNode?) -> DynamicColor.Value? {
    guard let name = node.string else {
      report(.error, "\"reference\" is a string, not \(node.kindName)", at: node, "color.reference")
      return nil
    }
    let platform = platform?.string ?? "universal"
    let role =
      SemanticColor(name) ?? (name.hasSuffix("Color") ? SemanticColor(String(name.dropLast(5))) : nil)
    if let role, platform == "ios" || platform == "universal" { return .system(role.name) }
    // The value stays, by a name that no role has: the slot is not empty, but iOS has no colour for it.
    notes.append("refers to \(platform) \(name), no value on iOS")
    let nearest = nearestName(to: name, among: SemanticColor.all.map { $0.name + "Color" })
    report(
      .warning, "iOS has no colour \(name) of the platform \(platform); there is no value",
      remedy: role != nil ? "\(name) of the platform ios is one" : nearest.map { "did you mean \"\($0)\"?" },
      at: node, "color.reference")
    return .system("\(platform)/\(name)")
  }

  private mutating func components(_ node: JSONNode) -> DynamicColor.Value? {
    guard let space = space(node) else { return nil }
    guard let components = node["components"], components.members != nil else {
      report(.error, "the colour has no components", at: node, "color")
      return nil
    }
    let names = space.isGray ? ["white"] : ["red", "green", "blue"]
    let channels = names.compactMap { component($0, of: components, in: space) }
    guard channels.count == names.count, let first = channels.first, let last = channels.last else {
      return nil
    }
    var alpha = 1.0
    if components["alpha"] == nil {
      notes.append("no alpha; taken as 1")
      report(.note, "the colour has no alpha; it is taken as 1", at: components, "color.components")
    } else {
      guard let given = component("alpha", of: components, in: .sRGB) else { return nil }
      alpha = given
    }
    let color = space.toSRGB(
      red: first, green: space.isGray ? first : channels[1], blue: last, alpha: alpha)
    if !color.isInGamut { notes.append("clamped to sRGB") }
    return .color(color)
  }

  private mutating func space(_ node: JSONNode) -> ColorSpace? {
    let known = ColorSpace.allCases.map(\.rawValue)
    guard let name = node["color-space"] else {
      report(
        .error, "the colour names no color-space", remedy: "one of \(known.joined(separator: ", "))",
        at: node,
        "color")
      return nil
    }
    if let space = name.string.flatMap(ColorSpace.init(rawValue:)) { return space }
    let found = name.string.map(quoted) ?? name.kindName
    let nearest = name.string.flatMap { nearestName(to: $0, among: known) }
    report(
      .error, "\(found) is no known color-space",
      remedy: nearest.map { "did you mean \"\($0)\"?" } ?? "one of \(known.joined(separator: ", "))",
      at: name,
      "color.color-space")
    return nil
  }

  private mutating func component(_ name: String, of components: JSONNode, in space: ColorSpace) -> Double? {
    guard let node = components[name] else {
      report(
        .error, "the component \(name) is missing", remedy: "\(space.rawValue) has it", at: components,
        "color.components")
      return nil
    }
    do throws(ComponentSpelling.Fault) {
      return try ComponentSpelling.value(of: node, mayLeaveUnitRange: space.isExtended && name != "alpha")
    } catch {
      report(.error, error.message, remedy: error.remedy, at: node, "color.components.\(name)")
      return nil
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, remedy: String? = nil, at node: JSONNode,
    _ key: String = ""
  ) {
    diagnostics.append(
      Diagnostic(
        severity, message, remedy: remedy, at: node.location, keyPath: key.isEmpty ? path : path + "." + key))
  }
}

extension ColorSpace {
  /// Whether components outside 0…1 are what the space is for.
  fileprivate var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .sRGB, .displayP3, .grayGamma22: false
    }
  }
}
