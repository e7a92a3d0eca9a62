package import LocatedInput
package import SceneFormats
package import TraitModel

/// Where the simulator gets scenes and themes by name; the tool brings one that knows the user's folders too.
package protocol Library: Sendable {
  /// What can be chosen, in the order of lists.
  var scenes: [LibraryEntry] { get }
  var themes: [LibraryEntry] { get }
  /// - Throws: `LibraryFailure` for an unknown name, a path that cannot be used, or a file of no use.
  func scene(named name: String) throws(LibraryFailure) -> LoadedScene
  /// The system palette of a release with the chosen themes over it.
  func palette(_ choice: ThemeChoice, release: IOSRelease) throws(LibraryFailure) -> LoadedPalette
}

/// One line of a list of scenes or themes.
package struct LibraryEntry: Hashable, Sendable {
  /// What is typed to get it.
  package var name: String
  /// What it is called.
  package var title: String
  /// One more phrase: a lesson's group, a theme's format.
  package var detail: String

  package init(name: String, title: String, detail: String = "") {
    self.name = name
    self.title = title
    self.detail = detail
  }
}

/// Which themes lie over the system palette.
package struct ThemeChoice: Hashable, Sendable {
  /// Names or paths; later ones win.
  package var names: [String]
  /// A pair of one-mode themes.
  package var light: String?
  package var dark: String?

  package init(_ names: [String] = [], light: String? = nil, dark: String? = nil) {
    self.names = names
    self.light = light
    self.dark = dark
  }
}

/// A palette, and what was found wrong in its themes' files.
package struct LoadedPalette: Sendable {
  package var palette: Palette
  package var diagnostics: [Diagnostic]
  package init(_ palette: Palette, diagnostics: [Diagnostic] = []) {
    self.palette = palette
    self.diagnostics = diagnostics
  }
}

/// Why a scene or a theme could not be had.
package enum LibraryFailure: Error, Hashable, Sendable {
  /// There is none of that name; `near` is perhaps what was meant.
  case unknown(kind: String, name: String, near: String?)
  case file(FileFailure)
  case content(InputError)

  /// One sentence, safe for a terminal.
  package var text: String {
    switch self {
    case .unknown(let kind, let name, let near):
      visibleControls(in: "there is no \(kind) '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    case .file(let failure): failure.text
    case .content(let error): error.diagnostics.first?.text ?? "the file is of no use"
    }
  }
}
