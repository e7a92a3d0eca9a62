import BuiltInFiles
package import LocatedInput
package import TraitModel

/// The themes that can be asked for by name: the system palette, those in the binary, and those in the user's folders.
package struct ThemeCatalog: Sendable {
  package struct Entry: Hashable, Sendable {
    package enum Origin: Hashable, Sendable {
      case system, builtIn
      /// The path of the file or folder.
      case user(String)
    }

    /// The name in lists and on the command line: lower case, without spaces.
    package let slug: String
    package let origin: Origin
  }

  /// `system` first, then what ships, then the user's; a user's theme takes the place of a shipped one of its name.
  package let entries: [Entry]
  /// User folders that exist but cannot be read.
  package let failures: [FileFailure]
  let files: any FileAccess

  /// - Parameter userFolders: folders of theme files; one that does not exist is no failure.
  package init(files: any FileAccess, userFolders: [String] = []) {
    self.files = files
    var entries = [Entry(slug: "system", origin: .system)]
    entries += BuiltInFiles.themes.map { Entry(slug: $0.name, origin: .builtIn) }
    var failures: [FileFailure] = []
    for folder in userFolders {
      do throws(FileFailure) {
        for entry in try Self.themes(inFolder: folder, files: files) {
          if let place = entries.firstIndex(where: { $0.slug == entry.slug && $0.origin == .builtIn }) {
            entries[place] = entry
          } else if !entries.contains(where: { $0.slug == entry.slug }) {
            entries.append(entry)
          }
        }
      } catch {
        if error.reason != .missing { failures.append(error) }
      }
    }
    self.entries = entries
    self.failures = failures
  }

  private static func themes(inFolder folder: String, files: any FileAccess) throws(FileFailure) -> [Entry] {
    try files.names(inFolder: folder).compactMap { name in
      let (stem, fileExtension) = nameParts(of: name)
      guard ThemeFormat.all.contains(where: { $0.extensions.contains(fileExtension) }) else { return nil }
      return Entry(slug: slug(of: stem), origin: .user(joinedPath(folder, name)))
    }
  }

  /// The theme of that slug or display name, in any case.
  package func entry(named name: String) -> Entry? {
    let wanted = slug(of: name)
    return entries.first { $0.slug == wanted }
      ?? entries.first { entry in
        guard let loaded = try? load(entry, for: .latest) else { return false }
        return slug(of: loaded.theme.name) == wanted
      }
  }

  /// The slug that a mistyped name most likely meant.
  package func suggestion(for name: String) -> String? {
    nearestName(to: slug(of: name), among: entries.map(\.slug))
  }

  /// Reads a theme; `release` says which system palette `system` is.
  package func load(_ entry: Entry, for release: IOSRelease) throws(ThemeReadFailure) -> LoadedTheme {
    switch entry.origin {
    case .system:
      do {
        return LoadedTheme(theme: try SystemPalettes(only: release.paletteVersion).theme(for: release))
      } catch { throw .input(error) }
    case .builtIn:
      let bytes = BuiltInFiles.themes.first { $0.name == entry.slug }?.bytes ?? []
      let input = ThemeInput("\(entry.slug).json", .file(bytes), files)
      do { return try readTheme(input) } catch { throw .input(error) }
    case .user(let path):
      return try readTheme(at: path, files: files)
    }
  }
}

/// A name as the command line and file names spell it: lower case, Latin letters without accents, and a dash for
/// whatever else stands between letters and digits.
package func slug(of name: String) -> String {
  var words: [String] = [""]
  for scalar in name.lowercased().unicodeScalars {
    if let plain = plainLetter(scalar) {
      words[words.count - 1] += plain
    } else if !words[words.count - 1].isEmpty {
      words.append("")
    }
  }
  return words.filter { !$0.isEmpty }.joined(separator: "-")
}

/// U+00E0…U+00FF without their accents; nil for what is neither letter nor digit.
private func plainLetter(_ scalar: Unicode.Scalar) -> String? {
  if (0xE0...0xFF).contains(scalar.value) {
    let plain = Array("aaaaaaaceeeeiiiidnooooo ouuuuyty")
    let letter = plain[Int(scalar.value) - 0xE0]
    return letter == " " ? nil : String(letter)
  }
  // Letters of other alphabets stay as they are.
  return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? String(scalar) : nil
}
