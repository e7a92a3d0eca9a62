package import LocatedInput
package import TraitModel

/// A theme, and what its file has that is wrong or odd. An error among the diagnostics means that a part was left out.
package struct LoadedTheme: Sendable {
  package var theme: Theme
  package var diagnostics: [Diagnostic]

  package init(theme: Theme, diagnostics: [Diagnostic] = []) {
    self.theme = theme
    self.diagnostics = diagnostics
  }
}

/// Why there is no theme.
package enum ThemeReadFailure: Error, Sendable {
  /// The path cannot be used (exit status 4; 3 where the file is over its limit).
  case file(FileFailure)
  /// The content cannot be used (exit status 3).
  case input(InputError)
}

/// Reads the theme file or folder at `path`: its format is found by content first, then by name. A theme with faults
/// comes with what it has.
package func readTheme(at path: String, files: any FileAccess) throws(ThemeReadFailure) -> LoadedTheme {
  let input: ThemeInput
  do { input = try ThemeInput(path: path, files: files) } catch { throw .file(error) }
  if input.isFolder, isCalledAFile(input) { throw .file(FileFailure(path, .isFolder)) }
  do { return try readTheme(input) } catch { throw .input(error) }
}

/// Diagnostics come back with the file's name, unless they have a better one.
func readTheme(_ input: ThemeInput) throws(InputError) -> LoadedTheme {
  do throws(InputError) {
    var loaded = try format(of: input).read(input)
    loaded.diagnostics = loaded.diagnostics.map { $0.named(file: input.name) }
    return loaded
  } catch {
    throw InputError(error.diagnostics.map { $0.named(file: input.name) })
  }
}

/// Whether a folder has the name of a format that is a file, and nothing in it that says otherwise.
private func isCalledAFile(_ folder: ThemeInput) -> Bool {
  ThemeFormat.all.contains { !$0.readsFolders && $0.extensions.contains(folder.fileExtension) }
    && !ThemeFormat.all.contains { $0.recognizes(folder) }
}

private func format(of input: ThemeInput) throws(InputError) -> ThemeFormat {
  // Foreign formats come first: their marks are narrow, while a native theme may be faulty in any way.
  if let foreign = ForeignFormat.all.first(where: { $0.recognizes(input) }) { throw foreign.refusal }
  if let format = ThemeFormat.all.first(where: { $0.recognizes(input) }) { return format }
  if let format = ThemeFormat.all.first(where: { $0.extensions.contains(input.fileExtension) }) {
    return format
  }
  if !input.isFolder,
    let foreign = ForeignFormat.all.first(where: { $0.extensions.contains(input.fileExtension) })
  {
    throw foreign.refusal
  }
  if case .failure(let fault) = input.json { throw fault }
  if let catalog = input.names.first(where: { nameParts(of: $0).fileExtension == "xcassets" }) {
    throw InputError(
      Diagnostic(
        .error, "the folder holds asset catalogs, not colours",
        remedy: "name one: \(joinedPath(input.path, catalog))")
    )
  }
  let message =
    switch input.content {
    case .folder: "the folder holds no colour sets"
    case .file([]): "the file is empty"
    case .file: "this is no theme that Halflight knows"
    }
  throw InputError(Diagnostic(.error, message, remedy: ForeignFormat.remedy))
}
