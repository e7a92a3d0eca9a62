import ColorModel
import LocatedInput
import Specimens
import TraitModel

@testable import ThemeFormats

/// One text read as a theme.
struct ReadText {
  let theme: Theme?
  let diagnostics: [Diagnostic]

  init(_ text: String, named name: String = "theme.x", beside files: [String: String] = [:]) {
    let all = files.merging(["/" + name: text]) { $1 }
    self.init(path: "/" + name, files: FilesInMemory(all))
  }

  init(path: String, files: any FileAccess) {
    do throws(ThemeReadFailure) {
      let loaded = try readTheme(at: path, files: files)
      theme = loaded.theme
      diagnostics = loaded.diagnostics
    } catch {
      theme = nil
      if case .input(let error) = error { diagnostics = error.diagnostics } else { diagnostics = [] }
    }
  }

  /// `light dark`, each `#RRGGBB` with an alpha only where there is some; `-` for none, `~` before a substitute.
  func values(_ name: String, high: Bool = false) -> String? {
    guard let theme, let color = theme.colors.first(where: { $0.name == name }) else { return nil }
    let palette = Palette(system: Theme(name: "system", format: "system", colors: []), themes: [theme])
    return EffectiveStyle.allCases.map { style in
      let traits = EffectiveTraits(style: style, contrast: high ? .high : .normal)
      guard let found = palette.resolve(color.color, for: traits.collection) else { return "-" }
      let hex = found.color.bytes.alpha == 255 ? found.color.hexRGB : found.color.hexRGBA
      return (found.isSubstitute ? "~" : "") + hex
    }.joined(separator: " ")
  }

  func color(_ name: String) -> ThemeColor? { theme?.colors.first { $0.name == name } }

  /// The first diagnostic of at least that weight.
  func first(_ severity: Diagnostic.Severity) -> Diagnostic? { diagnostics.first { $0.severity == severity } }
}
