package import LocatedInput
package import TraitModel

extension ThemeCatalog {
  /// The theme of a name or a path; a path holds a slash, has an extension, or is `-`.
  package func theme(_ nameOrPath: String, for release: IOSRelease) throws(PaletteFailure) -> LoadedTheme {
    if Self.isPath(nameOrPath) {
      do { return try readTheme(at: nameOrPath, files: files) } catch { throw PaletteFailure(error) }
    }
    guard let entry = entry(named: nameOrPath) else {
      throw .unknownTheme(nameOrPath, nearest: suggestion(for: nameOrPath))
    }
    do { return try load(entry, for: release) } catch { throw PaletteFailure(error) }
  }

  /// Two themes as one: the light values of the one, the dark values of the other.
  package func theme(_ pair: PaletteRequest.Pair, for release: IOSRelease) throws(PaletteFailure)
    -> LoadedTheme
  {
    let light = try theme(pair.light, for: release)
    let dark = try theme(pair.dark, for: release)
    return LoadedTheme(
      theme: light.theme.paired(withDark: dark.theme), diagnostics: light.diagnostics + dark.diagnostics)
  }

  /// The palette that a request asks for, and what was wrong or odd in the files that made it; `system` among its
  /// themes adds nothing.
  package func palette(
    _ request: PaletteRequest
  ) throws(PaletteFailure) -> (palette: Palette, diagnostics: [Diagnostic]) {
    var loaded: [LoadedTheme] = []
    for name in request.themes { loaded.append(try theme(name, for: request.release)) }
    if let pair = request.pair {
      loaded.append(try theme(pair, for: request.release))
    }
    if let map = request.map { loaded.append(try overlay(at: map, over: loaded.map(\.theme))) }
    let system = try theme("system", for: request.release).theme
    return (
      Palette(system: system, themes: loaded.map(\.theme).filter { $0.format != system.format }),
      loaded.flatMap(\.diagnostics)
    )
  }

  /// The files and folders of the user that a request reads, as they were named.
  package func paths(behind request: PaletteRequest) -> [String] {
    let names = request.themes + (request.pair.map { [$0.light, $0.dark] } ?? [])
    return names.compactMap(path) + (request.map.map { [$0] } ?? [])
  }

  private func path(behind nameOrPath: String) -> String? {
    if Self.isPath(nameOrPath) { return nameOrPath == "-" ? nil : nameOrPath }
    guard case .user(let path)? = entry(named: nameOrPath)?.origin else { return nil }
    return path
  }

  private static func isPath(_ text: String) -> Bool {
    text == "-" || text.contains("/") || !nameParts(of: text).fileExtension.isEmpty
  }
}
