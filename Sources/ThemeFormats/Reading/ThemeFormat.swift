import LocatedInput

/// A format of theme files: how it is recognised and how it is read.
package struct ThemeFormat: Sendable {
  /// What `Theme.format` says: `native`, `xcassets`.
  package let identifier: String
  /// For people, with its article and the extensions by which it is recognised.
  package let title: String
  /// Lower case, without the dot: what the name says where the content does not.
  let extensions: [String]
  /// Whether a folder of that extension can be a theme.
  var readsFolders = false
  /// Whether the content is of this format, faults in it or not.
  let recognizes: @Sendable (ThemeInput) -> Bool
  /// Reads what it can; diagnostics may lack the file's name where it is the input itself.
  let read: @Sendable (ThemeInput) throws(InputError) -> LoadedTheme

  /// The formats that are read, in the order in which their marks are looked for: narrow ones first. To add one: its
  /// file in Formats/, and its line here.
  package static let all: [ThemeFormat] = [
    assetCatalog, iTerm, propertyList, designTokens, android, base16, css, ghostty, kitty, native,
  ]
}
