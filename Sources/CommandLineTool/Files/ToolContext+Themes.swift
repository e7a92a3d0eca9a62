import LocatedInput
package import ThemeFormats
import TraitModel

extension ToolContext {
  /// The user's folder of that name for data of this program, whether it exists or not; nil without a home.
  package func dataFolder(_ name: String) -> String? {
    userFolder(.data).map { joinedPath($0.path, name) }
  }

  /// The themes that can be named here; the path `-` is standard input.
  package var themes: ThemeCatalog {
    ThemeCatalog(
      files: StandardInputFiles(files, readInput: readInput),
      userFolders: dataFolder("themes").map { [$0] } ?? [])
  }
}

extension ToolContext {
  /// Apple's palette in a release.
  func systemTheme(for release: IOSRelease) throws(CommandFailure) -> Theme {
    do { return try themes.theme("system", for: release).theme } catch { throw CommandFailure(error) }
  }

  /// The one theme that a palette command is about: its operand, or the pair of --light and --dark, with the roles of
  /// --map.
  func theme(_ arguments: ParsedArguments, for release: IOSRelease, command: String) throws(CommandFailure)
    -> LoadedTheme
  {
    let pair = try arguments.paletteRequest(for: release).pair
    guard arguments.operands.count == (pair == nil ? 1 : 0) else {
      throw .usage("'\(command)' wants the name or the path of one theme, or --light and --dark instead")
    }
    let catalog = themes
    do throws(PaletteFailure) {
      let loaded =
        if let pair { try catalog.theme(pair, for: release) } else {
          try catalog.theme(arguments.operands[0], for: release)
        }
      guard let map = arguments[.map] else { return loaded }
      return try catalog.mapped(loaded, by: map)
    } catch {
      throw CommandFailure(error)
    }
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
