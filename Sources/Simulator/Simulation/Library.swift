package import LocatedInput
package import SceneFormats
package import SceneModel
package import ThemeFormats
package import TraitModel

/// Where the simulator gets scenes and themes by name or path: those that ship and the user's.
package struct Library: Sendable {
  private let scenes: SceneCatalog
  private let themes: ThemeCatalog
  /// The size, in points, of the screen that every scene is put on; nil leaves each its own.
  package var screen: Size?
  private let standardInput: @Sendable (_ limit: Int) throws(FileFailure) -> [UInt8]

  /// - Parameter standardInput: reads the whole input, for the scene `-`.
  package init(
    scenes: SceneCatalog, themes: ThemeCatalog,
    standardInput: @escaping @Sendable (_ limit: Int) throws(FileFailure) -> [UInt8]
  ) {
    self.scenes = scenes
    self.themes = themes
    self.standardInput = standardInput
  }

  /// The scenes that can be chosen, by group, in the order of lists; one that cannot be read is left out.
  /// - Parameter language: the tag of the language of their titles.
  package func sceneEntries(in language: String = "en") -> [LibraryEntry] {
    let entries = scenes.entries.compactMap { entry in
      (try? scenes.load(entry).scene).map { LibraryEntry($0, named: entry.name, in: language) }
    }
    let groups = entries.reduce(into: [String]()) { groups, entry in
      if !groups.contains(entry.detail) { groups.append(entry.detail) }
    }
    return groups.flatMap { group in entries.filter { $0.detail == group } }
  }

  /// The themes that can be chosen, `system` first.
  package var themeEntries: [LibraryEntry] {
    themes.entries.compactMap { entry in
      guard let theme = try? themes.load(entry, for: .latest).theme else { return nil }
      return LibraryEntry(name: entry.slug, title: theme.name, detail: theme.author ?? "")
    }
  }

  /// - Throws: `LibraryFailure` for an unknown name, a path that cannot be used, or a file of no use.
  package func scene(named name: String, release: IOSRelease? = nil) throws(LibraryFailure) -> LoadedScene {
    do {
      var loaded = try scenes.load(name, release: release, standardInput: standardInput)
      if let screen { loaded.scene = loaded.scene.onScreen(of: screen) }
      return loaded
    } catch {
      throw LibraryFailure(error)
    }
  }

  /// The system palette of a release with the asked themes over it.
  package func palette(_ request: PaletteRequest) throws(LibraryFailure) -> (
    palette: Palette, diagnostics: [Diagnostic]
  ) {
    do {
      return try themes.palette(request)
    } catch {
      switch error {
      case .unknownTheme(let name, let nearest): throw .unknown(kind: .theme, name: name, near: nearest)
      case .file(let failure): throw .file(failure)
      case .input(let fault): throw .content(fault)
      }
    }
  }
}

extension Library {
  /// The user's file of a scene; nil for one that ships.
  package func path(ofScene name: String) -> String? { scenes.path(behind: name) }

  /// The user's files and folders that a palette is read from.
  package func paths(of request: PaletteRequest) -> [String] { themes.paths(behind: request) }
}

/// One line of a list of scenes or themes.
package struct LibraryEntry: Hashable, Sendable {
  /// What is typed to get it.
  package var name: String
  /// What it is called.
  package var title: String
  /// One more phrase: a lesson's group, a theme's author.
  package var detail: String
  /// What it is found by beside: a lesson's question, rules and source.
  package var keywords = ""
}

extension LibraryEntry {
  init(_ scene: Scene, named name: String, in language: String) {
    let lesson = scene.lesson
    self.init(
      name: name, title: scene.name.text(in: language), detail: lesson?.group ?? "",
      keywords: (scene.name.byLanguage.values + [lesson?.source ?? ""] + (lesson?.rules ?? [])
        + (lesson?.question.map { Array($0.byLanguage.values) } ?? [])).joined(separator: " "))
  }
}

/// Why a scene or a theme could not be had.
package enum LibraryFailure: Error, Hashable, Sendable {
  package enum Kind: String, Sendable {
    case scene, theme

    /// The command that lists them.
    fileprivate var list: String {
      switch self {
      case .scene: "scene list"
      case .theme: "palette list"
      }
    }
  }

  /// There is none of that name; `near` is perhaps what was meant.
  case unknown(kind: Kind, name: String, near: String?)
  case file(FileFailure)
  case content(InputError)

  /// The same of a scene alone.
  package init(_ failure: SceneFailure) {
    self =
      switch failure {
      case .unknownName(let name, let nearest): .unknown(kind: .scene, name: name, near: nearest)
      case .path(let failure): .file(failure)
      case .content(let fault): .content(fault)
      }
  }

  /// One sentence, safe for a terminal.
  package var text: String {
    switch self {
    case .unknown(let kind, let name, let near):
      visibleControls(
        in: "there is no \(kind.rawValue) '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "`halflight \(kind.list)` lists them"))
    case .file(let failure): failure.text
    case .content(let error): error.diagnostics.first?.text ?? "the file is of no use"
    }
  }
}
