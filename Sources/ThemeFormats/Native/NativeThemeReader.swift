import ColorModel
import LocatedInput
import TraitModel

/// Reads a native theme document, and goes on after a fault.
struct NativeThemeReader {
  private static let keys = ["name", "author", "about", "source", "license", "colors"]
  /// A theme of more colours is refused.
  private static let colorLimit = 10_000

  private(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// - Throws: all diagnostics so far where not one colour can be used.
  mutating func theme(_ root: JSONNode, stem: String) throws(InputError) -> Theme {
    guard let members = root.members else {
      throw failed("a theme is an object, not \(root.kindName)", at: root)
    }
    for member in members where !Self.keys.contains(member.key) && member.key != "$schema" {
      let nearest = nearestName(to: member.key, among: Self.keys)
      report(
        .warning, "a theme has no \"\(member.key)\"",
        remedy: nearest.map { "did you mean \"\($0)\"?" }
          ?? "its keys are \(Self.keys.joined(separator: ", "))",
        at: member.keyLocation, member.key)
    }
    guard let list = root["colors"] else {
      throw failed(
        "the theme has no \"colors\"", remedy: #""colors": {"label": {"light": …, "dark": …}}"#, at: root)
    }
    guard let entries = list.members else {
      throw failed("\"colors\" is an object, not \(list.kindName)", at: list, "colors")
    }
    if entries.count > Self.colorLimit {
      throw failed(
        "the theme has \(entries.count) colours, over the limit of \(Self.colorLimit)", at: list, "colors")
    }
    var colors = entries.compactMap { color($0) }
    if colors.isEmpty { throw failed("the theme has no colour that can be used", at: list, "colors") }
    assignRoles(in: &colors)
    return Theme(
      name: text("name", of: root) ?? stem, format: ThemeFormat.native.identifier, colors: colors,
      author: text("author", of: root), source: text("source", of: root), license: text("license", of: root))
  }

  private mutating func color(_ entry: JSONNode.Member) -> ThemeColor? {
    let path = "colors.\(entry.key)"
    var slots = DynamicColor.Slots()
    switch entry.value.value {
    case .string:
      guard let value = value(entry.value, path) else { return nil }
      slots = [DynamicColor.Slot(.light): value, DynamicColor.Slot(.dark): value]
    case .object(let members):
      for member in members {
        let memberPath = path + "." + member.key
        guard let slot = DynamicColor.Slot(selector: member.key) else {
          reportSelector(member, memberPath)
          continue
        }
        guard let value = value(member.value, memberPath) else { continue }
        if slots.updateValue(value, forKey: slot) != nil {
          report(
            .warning, "\"\(slot.name)\" stands here twice; the last is used", at: member.keyLocation,
            memberPath)
        }
      }
    default:
      report(
        .error, "a colour is a string or an object, not \(entry.value.kindName)",
        remedy: ##"write "#RRGGBB" or {"light": "#RRGGBB", "dark": "#RRGGBB"}"##, at: entry.value.location,
        path)
      return nil
    }
    if slots.isEmpty {
      if entry.value.members?.isEmpty == true {
        report(
          .error, "\(entry.key) has no value", remedy: "give it light and dark", at: entry.value.location,
          path)
      }
      return nil
    }
    var color = ThemeColor(name: entry.key, color: DynamicColor(slots))
    for style in EffectiveStyle.allCases {
      let match = color.color.match(EffectiveTraits(style: style).collection)
      if match?.isSubstitute == false { continue }
      color.notes.append("no \(style.rawValue) value")
      let instead = match == nil ? "" : "; its \(style.opposite.rawValue) one is shown"
      report(
        .warning, "\(entry.key) has no \(style.rawValue) value\(instead)",
        remedy: "add \"\(style.rawValue)\"",
        at: entry.keyLocation, path)
    }
    return color
  }

  private mutating func value(_ node: JSONNode, _ path: String) -> DynamicColor.Value? {
    guard let text = node.string else {
      report(
        .error, "a colour value is a string, not \(node.kindName)", remedy: ##"write "#RRGGBB""##,
        at: node.location, path)
      return nil
    }
    if let color = RGBA(hex: text) { return .color(color) }
    report(.error, "\(quoted(text)) is no colour", remedy: Self.remedy(for: text), at: node.location, path)
    return nil
  }

  /// What the spelling probably meant.
  private static func remedy(for text: String) -> String {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if digits.allSatisfy(\.isHexDigit) {
      if [6, 8].contains(digits.count) { return "write \"#\(digits)\"" }
      if digits.count == 3 { return "write \"#\(digits.map { "\($0)\($0)" }.joined())\"" }
    }
    return ##"write "#RRGGBB" or "#RRGGBBAA" in hexadecimal digits"##
  }

  private mutating func reportSelector(_ member: JSONNode.Member, _ path: String) {
    let nearest = nearestName(to: member.key, among: DynamicColor.Slot.selectors)
    report(
      .error, "\"\(member.key)\" is no selector",
      remedy: nearest.map { "did you mean \"\($0)\"?" }
        ?? "a selector is light or dark, then .elevated and .high",
      at: member.keyLocation, path)
  }

  private mutating func text(_ key: String, of root: JSONNode) -> String? {
    guard let node = root[key] else { return nil }
    if let text = node.string { return text }
    report(.warning, "\"\(key)\" is a string, not \(node.kindName)", at: node.location, key)
    return nil
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, remedy: String? = nil, at location: SourceLocation,
    _ keyPath: String
  ) {
    diagnostics.append(Diagnostic(severity, message, remedy: remedy, at: location, keyPath: keyPath))
  }

  private mutating func failed(
    _ message: String, remedy: String? = nil, at node: JSONNode, _ keyPath: String = ""
  ) -> InputError {
    report(.error, message, remedy: remedy, at: node.location, keyPath)
    return InputError(diagnostics)
  }
}
