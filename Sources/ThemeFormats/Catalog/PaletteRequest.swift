package import LocatedInput
package import TraitModel

/// What the options ask for: themes over the system palette of a release.
package struct PaletteRequest: Hashable, Sendable {
  /// Names or paths; later ones add and win.
  package var themes: [String]
  /// Two themes of which each gives one style; the pair lies over `themes`.
  package var pair: Pair?
  /// A mapping file, which gives roles to colours of all the themes.
  package var map: String?
  package var release: IOSRelease

  package struct Pair: Hashable, Sendable {
    package var light: String
    package var dark: String

    package init(light: String, dark: String) {
      self.light = light
      self.dark = dark
    }
  }

  package init(themes: [String] = [], pair: Pair? = nil, map: String? = nil, release: IOSRelease = .latest) {
    self.themes = themes
    self.pair = pair
    self.map = map
    self.release = release
  }
}

/// Why there is no palette, apart by exit status.
package enum PaletteFailure: Error, Sendable {
  /// No theme has that name (2); `nearest` is the slug that was probably meant.
  case unknownTheme(String, nearest: String?)
  /// The content of a file cannot be used (3).
  case input(InputError)
  /// A path cannot be used (4; 3 where the file is over its limit).
  case file(FileFailure)

  package init(_ failure: ThemeReadFailure) {
    switch failure {
    case .file(let failure): self = .file(failure)
    case .input(let error): self = .input(error)
    }
  }
}
