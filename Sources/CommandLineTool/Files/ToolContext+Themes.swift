import LocatedInput
package import ThemeFormats
import TraitModel

extension ToolContext {
  /// The user's folder of that name for data of this program, whether it exists or not; nil without a home.
  package func dataFolder(_ name: String) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    // The specification wants relative values ignored.
    let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (base ?? home.map { joinedPath($0, ".local/share") }).map { joinedPath($0, "halflight/" + name) }
  }

  /// The themes that can be named here; the path `-` is standard input.
  package var themes: ThemeCatalog {
    ThemeCatalog(
      files: StandardInputFiles(files, readInput: readInput),
      userFolders: dataFolder("themes").map { [$0] } ?? [])
  }
}

extension CommandFailure {
  package init(_ failure: PaletteFailure) {
    switch failure {
    case .unknownTheme(let name, let nearest):
      self = .usage("there is no theme '\(name)'; `halflight palette list` lists them", suggestion: nearest)
    case .input(let error): self.init(.badInput, error.diagnostics.map(\.text))
    case .file(let failure): self.init(failure)
    }
  }
}
