import ColorModel
import LocatedInput
import TraitModel

/// Reads the `Contents.json` of one colour set into a colour, as an iPhone would choose among its entries.
struct ColorSetReader {
  let name: String
  private(set) var diagnostics: [Diagnostic]
  private var notes: [String] = []

  init(name: String, diagnostics: [Diagnostic] = []) {
    self.name = name
    self.diagnostics = diagnostics
  }

  /// Nil where the document is no colour set. A set whose every slot is empty is a colour without values.
  mutating func color(_ root: JSONNode) -> ThemeColor? {
    guard let list = root["colors"] else {
      report(.error, "a colour set has \"colors\"", at: root)
      return nil
    }
    guard let items = list.array else {
      report(.error, "\"colors\" is an array, not \(list.kindName)", at: list, "colors")
      return nil
    }
    var chosen: [DynamicColor.Slot: ColorSetEntry] = [:]
    for (index, item) in items.enumerated() {
      guard let entry = entry(item, "colors[\(index)]") else { continue }
      if let other = chosen[entry.slot] {
        if entry.rank == other.rank {
          report(
            .warning, "there are two colours for \(entry.slot.name); the first is used",
            remedy: "remove one", at: item, "colors[\(index)]")
        }
        if entry.rank >= other.rank { continue }
      }
      chosen[entry.slot] = entry
    }
    // Values for other devices are shown only where there are none for a phone.
    if chosen.values.contains(where: { !$0.isForOtherDevice }) {
      chosen = chosen.filter { !$0.value.isForOtherDevice }
    } else if let foreign = chosen.values.map(\.idiom).min() {
      notes.append("values of the idiom \(foreign)")
      report(.note, "\(name) has values for the idiom \(foreign) only; a phone finds none", at: root)
    }
    for (slot, entry) in chosen.sorted(by: { $0.key.name < $1.key.name }) {
      notes += entry.notes.map { "\(slot.name): \($0)" }
    }
    let color = DynamicColor(DynamicColor.Slots(chosen.mapValues(\.value)), lookup: .assetCatalog)
    reportMissing(color, list)
    return ThemeColor(name: name, color: color, notes: notes)
  }

  /// Nil for an empty slot and for a faulty entry; a fault is reported.
  private mutating func entry(_ item: JSONNode, _ path: String) -> ColorSetEntry? {
    var reader = ColorSetEntryReader(path: path)
    let entry = reader.entry(item)
    diagnostics += reader.diagnostics
    if entry == nil, let slot = reader.emptySlot { notes.append("\(slot.name): empty slot") }
    return entry
  }

  private mutating func reportMissing(_ color: DynamicColor, _ list: JSONNode) {
    if color.slots.isEmpty {
      notes.append("no value")
      report(.warning, "\(name) has no value in any appearance", at: list, "colors")
      return
    }
    for style in EffectiveStyle.allCases {
      guard let match = color.match(EffectiveTraits(style: style).collection) else {
        notes.append("no \(style.rawValue) value")
        report(.warning, "\(name) has no \(style.rawValue) value", at: list, "colors")
        continue
      }
      // A reference adapts by itself. Two sets of five have no dark value: worth a note, but no fault of the file.
      if match.isSubstitute, case .color = match.value {
        notes.append("no dark value")
        report(
          .note, "\(name) has no dark value; the one for any appearance is shown",
          remedy: "add an entry with luminosity dark", at: list, "colors")
      }
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, remedy: String? = nil, at node: JSONNode,
    _ keyPath: String = ""
  ) {
    diagnostics.append(Diagnostic(severity, message, remedy: remedy, at: node.location, keyPath: keyPath))
  }
}
