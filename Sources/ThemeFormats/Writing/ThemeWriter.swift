package import LocatedInput
package import TraitModel

/// A format in which themes are written.
package struct ThemeWriter: Sendable {
  /// The word behind `--to`, the same as `Theme.format` of a theme read back where the format is read at all.
  package let identifier: String
  /// For people, with the extension or the kind of path.
  package let title: String
  /// What the format cannot hold, for `palette convert --list`; empty where it holds everything.
  package let lacks: String
  let write: @Sendable (FlatTheme) -> WrittenTheme

  /// Writes a theme; references to system colours that the format cannot hold become their values in `system`.
  package func written(_ theme: Theme, system: Theme) -> WrittenTheme {
    write(FlatTheme(theme, system: system))
  }

  /// The formats that are written. To add one: its file in Writers/, and its line here.
  package static let all: [ThemeWriter] = [
    native, assetCatalog, propertyList, designTokens, css, android, swift, swiftUI,
  ]
}

/// The bytes of a theme in some format, and what of it they do not hold.
package struct WrittenTheme: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// Below the path that the user names.
    package var path: String
    package var text: String
  }

  package enum Content: Hashable, Sendable {
    /// One file at the path that the user names.
    case file(String)
    /// A folder that is made as a whole; its name must end in `fileExtension`.
    case folder([File], fileExtension: String)
    /// Files in a folder that may hold others, which stay.
    case files([File])
  }

  package var content: Content
  /// One sentence a kind of loss, each a warning or a note.
  package var losses: [Diagnostic]
}
