import LocatedInput
import TraitModel

extension ThemeCatalog {
  /// The mapping file at a path as a theme over others, and what is wrong in it.
  /// - Throws: where the file cannot be read, or holds no line that can be used.
  func overlay(at path: String, over themes: [Theme]) throws(PaletteFailure) -> LoadedTheme {
    let bytes: [UInt8]
    do { bytes = try files.read(path, limit: 1 << 20) } catch { throw .file(error) }
    let input = ThemeInput(path, .file(bytes), files)
    var map: RoleMap
    do { map = RoleMap(try input.text()) } catch {
      throw .input(InputError(error.diagnostics.map { $0.named(file: input.name) }))
    }
    let overlay = map.overlay(over: themes, named: input.stem)
    return LoadedTheme(theme: overlay, diagnostics: map.diagnostics.map { $0.named(file: input.name) })
  }

  /// A theme with the roles of a mapping file.
  package func mapped(_ theme: LoadedTheme, by map: String) throws(PaletteFailure) -> LoadedTheme {
    let overlay = try overlay(at: map, over: [theme.theme])
    return LoadedTheme(
      theme: theme.theme.covered(by: overlay.theme), diagnostics: theme.diagnostics + overlay.diagnostics)
  }
}
