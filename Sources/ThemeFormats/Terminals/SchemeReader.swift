import ColorModel
import LocatedInput
import TraitModel

/// Reads the settings of a terminal whose file names one colour a line.
struct SchemeReader {
  private(set) var scheme = TerminalScheme()
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds what a line gives; a value that is no colour is reported.
  mutating func add(_ name: String, _ line: SchemeLines.Line) {
    if let color = RGBA(terminal: line.value) {
      scheme.add(name, color)
    } else {
      report(.error, "\(quoted(String(line.value))) is no colour", remedy: "write #RRGGBB", at: line)
    }
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, remedy: String? = nil, at line: SchemeLines.Line
  ) {
    diagnostics.append(
      Diagnostic(severity, message, remedy: remedy, at: line.location, keyPath: String(line.key)))
  }

  /// The theme, light only or dark only.
  mutating func loaded(_ input: ThemeInput, format: String) throws(InputError) -> LoadedTheme {
    if scheme.named.isEmpty {
      diagnostics.append(Diagnostic(.error, "the file holds no colours"))
      throw InputError(diagnostics)
    }
    let style = scheme.style
    diagnostics.append(.oneStyle(style))
    // A point in a theme's own name parts no extension.
    let name = input.fileExtension == "conf" ? input.stem : lastPathComponent(input.path)
    let colors = TerminalScheme.colors(of: [(style, scheme)])
    return LoadedTheme(
      theme: Theme(name: name, format: format, colors: colors),
      diagnostics: diagnostics)
  }
}

extension Diagnostic {
  /// That a theme is made for one style.
  static func oneStyle(_ style: EffectiveStyle) -> Diagnostic {
    Diagnostic(
      .note, "the theme is \(style.rawValue) only; its values are shown in \(style.opposite.rawValue) too",
      remedy: "pair two with --light A --dark B")
  }
}
