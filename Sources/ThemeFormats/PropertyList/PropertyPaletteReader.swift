import ColorModel
import LocatedInput
import TraitModel

/// Reads a palette as apps keep it in a property list: roles, each with a light and a dark hex string.
struct PropertyPaletteReader {
  private static let keys: [(name: String, style: EffectiveStyle)] = [
    ("light", .light), ("lightcolor", .light), ("dark", .dark), ("darkcolor", .dark),
  ]

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var colors: [ThemeColor] = []

  mutating func read(_ root: JSONNode) {
    guard let members = root.members else {
      return report(.error, "a palette is a dictionary, not \(root.kindName)", at: root.location, "")
    }
    for member in members { read(member, prefix: "") }
  }

  private mutating func read(_ member: JSONNode.Member, prefix: String) {
    let name = prefix + member.key
    var slots = DynamicColor.Slots()
    var notes: [String] = []
    switch member.value.value {
    case .string:
      guard let value = value(member.value, name, &notes) else { return }
      slots = [DynamicColor.Slot(.light): value, DynamicColor.Slot(.dark): value]
    case .object(let inner):
      let known = inner.map { entry in Self.keys.first { $0.name == entry.key.lowercased() }?.style }
      if known.allSatisfy({ $0 == nil }), !inner.isEmpty, inner.allSatisfy({ $0.value.members != nil }) {
        // A dictionary of palettes, one a library.
        for entry in inner { read(entry, prefix: name + "/") }
        return
      }
      for (entry, style) in zip(inner, known) {
        guard let style else {
          let nearest = nearestName(to: entry.key, among: Self.keys.map(\.name))
          report(
            .warning, "\(quoted(entry.key)) is no key of a colour",
            remedy: nearest.map { "did you mean \"\($0)\"?" } ?? "its keys are light and dark",
            at: entry.keyLocation, name)
          continue
        }
        var found: [String] = []
        guard let value = value(entry.value, name + "." + entry.key, &found) else { continue }
        notes += found.map { "\(style.rawValue): \($0)" }
        if slots.updateValue(value, forKey: DynamicColor.Slot(style)) != nil {
          report(
            .warning, "\(name) has its \(style.rawValue) value twice; the last is used",
            at: entry.keyLocation, name)
        }
      }
    default:
      return report(
        .error, "a colour is a string or a dictionary, not \(member.value.kindName)",
        at: member.value.location, name)
    }
    guard !slots.isEmpty else {
      return report(
        .error, "\(name) has no value", remedy: "give it light and dark", at: member.keyLocation, name)
    }
    for style in EffectiveStyle.allCases where slots[DynamicColor.Slot(style)] == nil {
      notes.append("no \(style.rawValue) value")
      report(
        .warning, "\(name) has no \(style.rawValue) value; its \(style.opposite.rawValue) one is shown",
        at: member.keyLocation, name)
    }
    colors.append(ThemeColor(name: name, color: DynamicColor(slots), notes: notes))
  }

  private mutating func value(_ node: JSONNode, _ path: String, _ notes: inout [String]) -> DynamicColor
    .Value?
  {
    guard let text = node.string else {
      report(.error, "a colour value is a string, not \(node.kindName)", at: node.location, path)
      return nil
    }
    switch PaletteHexString(text) {
    case .color(let color): return .color(color)
    case .clear(let reason):
      notes.append("clear, since \(quoted(text)) is no six digits")
      report(
        .warning, "\(quoted(text)) gives the clear colour: \(reason)", remedy: "write \"#RRGGBB\"",
        at: node.location, path)
      return .color(.clear)
    case .undefined:
      report(
        .error, "\(quoted(text)) holds what is no hexadecimal digit; an app would show any colour",
        remedy: "write \"#RRGGBB\"", at: node.location, path)
      return nil
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, remedy: String? = nil, at location: SourceLocation,
    _ keyPath: String
  ) {
    diagnostics.append(Diagnostic(severity, message, remedy: remedy, at: location, keyPath: keyPath))
  }
}
