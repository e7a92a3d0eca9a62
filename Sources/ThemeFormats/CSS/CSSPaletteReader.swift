import ColorModel
import LocatedInput
import TraitModel

/// Makes colours of custom properties: what each comes to in light and in dark, with and without more contrast.
struct CSSPaletteReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let sheet: CSSSheet

  init(sheet: CSSSheet) { self.sheet = sheet }

  mutating func theme(named name: String) throws(InputError) -> Theme {
    var evaluator = CSSEvaluator(sheet)
    var colors: [ThemeColor] = []
    var others = 0
    for (name, declaration) in evaluator.properties {
      switch color(name, declaration, &evaluator) {
      case .some(let color?): colors.append(color)
      case .some(nil): break
      case nil: others += 1
      }
    }
    if colors.isEmpty {
      if !diagnostics.contains(where: { $0.severity == .error }) {
        diagnostics.append(Diagnostic(.error, "the style sheet holds no custom properties with colours"))
      }
      throw InputError(diagnostics)
    }
    if others > 0 {
      let plural = others == 1 ? "custom property is no colour" : "custom properties are no colours"
      diagnostics.append(Diagnostic(.note, "\(others) \(plural)"))
    }
    if !sheet.allowsBothStyles,
      let first = sheet.declarations.first(where: { $0.value.contains("light-dark(") })
    {
      diagnostics.append(
        Diagnostic(
          .warning, "light-dark() gives its first colour alone in this sheet",
          remedy: "declare color-scheme: light dark", at: first.location, keyPath: "--" + first.name))
    }
    assignRoles(in: &colors, references: Self.roles(of: colors.map(\.name)))
    DerivedRoles(DerivedRoles.web, among: colors, prefixes: ["color-"]).add(to: &colors)
    return Theme(name: name, format: ThemeFormat.css.identifier, colors: colors)
  }

  /// Nil where the property is no colour; a nil colour where it should be one and is not.
  private mutating func color(
    _ name: String, _ declaration: CSSSheet.Declaration, _ evaluator: inout CSSEvaluator
  ) -> ThemeColor?? {
    var slots = DynamicColor.Slots()
    var isColor = false
    var faults: [ColorNotation.Fault] = []
    for scope in [
      CSSScope(style: .light), CSSScope(style: .dark), CSSScope(style: .light, high: true),
      CSSScope(style: .dark, high: true),
    ] {
      guard let found = evaluator.value(of: name, in: scope) else { continue }
      // What is the same by inheritance is not said again.
      if scope.high, !found.isOwnContrast { continue }
      if scope.style == .dark, !found.isOwnStyle { continue }
      let slot = DynamicColor.Slot(scope.style == .dark ? .dark : nil, high: scope.high)
      do throws(ColorNotation.Fault) {
        guard let color = try found.color() else { continue }
        slots[slot] = .color(color)
      } catch {
        if !faults.contains(error) { faults.append(error) }
      }
      isColor = true
    }
    for fault in faults {
      diagnostics.append(
        Diagnostic(
          .error, fault.message, remedy: fault.remedy, at: declaration.location, keyPath: "--" + name))
    }
    if !isColor { return .none }
    if slots.isEmpty { return .some(nil) }
    var color = ThemeColor(name: name, color: DynamicColor(slots, lookup: .assetCatalog))
    if !slots.contains(where: { $0.key.style == .dark }) { color.notes.append("no dark value") }
    return .some(color)
  }

  /// Roles by names in CSS's spelling: `--secondary-label`, or Tailwind's `--color-label`.
  private static func roles(of names: [String]) -> [String: SemanticColor] {
    var roles: [String: SemanticColor] = [:]
    for name in names {
      let plain = name.hasPrefix("color-") ? name.dropFirst(6) : name[...]
      roles[name] = SemanticColor(matching: plain.filter { $0 != "-" && $0 != "_" })
    }
    return roles
  }
}
