import LocatedInput
import TraitModel

/// Which colour plays which role, where the names do not tell: a file of lines `role = colour name`.
struct RoleMap {
  struct Entry {
    var role: SemanticColor
    /// The name of a colour in a theme, or of a system colour.
    var name: String
    var location: SourceLocation
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the lines; `#` starts one that is a comment.
  init(_ text: String) {
    for line in SchemeLines(text, separator: "=").lines {
      guard !line.value.isEmpty else {
        report(.error, "the line names no colour", remedy: "write role = colour name", at: line.keyLocation)
        continue
      }
      guard let role = SemanticColor(matching: String(line.key)) else {
        let nearest = nearestName(to: String(line.key), among: SemanticColor.all.map(\.name))
        report(
          .error, "\(quoted(String(line.key))) is no role",
          remedy: nearest.map { "did you mean \($0)?" }
            ?? "a role is the name of a system colour, such as label",
          at: line.keyLocation)
        continue
      }
      if let place = entries.firstIndex(where: { $0.role == role }) {
        report(.warning, "\(role) stands here twice; the last is used", at: line.keyLocation)
        entries.remove(at: place)
      }
      entries.append(Entry(role: role, name: String(line.value), location: line.location))
    }
  }

  /// The mapped roles as a theme to be laid over others, each with the value of the colour that it names.
  mutating func overlay(over themes: [Theme], named name: String) -> Theme {
    let byName = Dictionary(themes.flatMap(\.colors).map { ($0.name, $0) }) { $1 }
    var colors: [ThemeColor] = []
    for entry in entries {
      var color = ThemeColor(name: entry.role.name, role: entry.role, color: DynamicColor([:]))
      if let source = byName[entry.name] {
        color.color = source.color
        color.isDerived = source.isDerived
        color.notes = ["mapped to \(entry.name)"] + source.notes
      } else if let system = SemanticColor(entry.name) {
        let value = DynamicColor.Value.system(system.name)
        color.color = DynamicColor([DynamicColor.Slot(.light): value, DynamicColor.Slot(.dark): value])
        color.notes = ["mapped to the system's \(system)"]
      } else {
        let nearest = nearestName(to: entry.name, among: byName.keys.sorted())
        report(
          .error, "there is no colour \(quoted(entry.name))",
          remedy: nearest.map { "did you mean \"\($0)\"?" },
          at: entry.location, keyPath: entry.role.name)
        continue
      }
      colors.append(color)
    }
    return Theme(name: name, format: "map", colors: colors)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, remedy: String? = nil, at location: SourceLocation,
    keyPath: String = ""
  ) {
    diagnostics.append(Diagnostic(severity, message, remedy: remedy, at: location, keyPath: keyPath))
  }
}

extension Theme {
  /// This theme with another's colours in the place of its own of the same name or role.
  func covered(by overlay: Theme) -> Theme {
    let names = Set(overlay.colors.map(\.name))
    let roles = Set(overlay.colors.compactMap(\.role))
    var result = self
    result.colors.removeAll { names.contains($0.name) }
    for index in result.colors.indices {
      if let role = result.colors[index].role, roles.contains(role) { result.colors[index].role = nil }
    }
    result.colors += overlay.colors
    return result
  }
}
