package import LocatedInput
package import TraitModel

/// A scene as the user named it, ready to be used.
package struct LoadedScene: Sendable {
  package var scene: Scene
  /// The name in the catalogue, the path, or `standard input`.
  package var file: String
  /// What was found in the file, with the file named; with an error among it the scene is only a part.
  package var diagnostics: [Diagnostic]
}

/// Why there is no scene.
package enum SceneFailure: Error, Sendable {
  /// No scene has that name; the nearest that there is.
  case unknownName(String, nearest: String?)
  case path(FileFailure)
  /// Nothing of the content could be used; its file is named in each diagnostic.
  case content(InputError)
}

extension SceneCatalog {
  /// Loads a scene by name, title, path or `-` for standard input. What holds `/` or ends in `.json` is a path.
  package func load(
    _ argument: String, release: IOSRelease? = nil,
    standardInput: (_ limit: Int) throws(FileFailure) -> [UInt8]
  ) throws(SceneFailure) -> LoadedScene {
    if argument == "-" {
      return try load("standard input", title: "Standard input", release) { () throws(FileFailure) in
        try standardInput(SceneReader.Limits().bytes)
      }
    }
    if Self.isPath(argument) {
      let title = lastPathComponent(argument)
      return try load(argument, title: title, release) { () throws(FileFailure) in
        try files.read(argument, limit: SceneReader.Limits().bytes)
      }
    }
    guard let entry = entry(named: argument) else {
      throw .unknownName(argument, nearest: nearest(to: argument))
    }
    return try load(entry, release: release)
  }

  /// The user's file that `load` reads for an argument; nil for a scene that ships and for standard input.
  package func path(behind argument: String) -> String? {
    if argument == "-" { return nil }
    return Self.isPath(argument) ? argument : entry(named: argument)?.path
  }

  private static func isPath(_ argument: String) -> Bool {
    argument.contains("/") || argument.hasSuffix(".json")
  }

  /// Loads the scene of an entry.
  package func load(_ entry: Entry, release: IOSRelease? = nil) throws(SceneFailure) -> LoadedScene {
    try load(entry.path ?? entry.name, title: entry.name, release) { () throws(FileFailure) in
      try bytes(of: entry)
    }
  }

  private func load(
    _ file: String, title: String, _ release: IOSRelease?, bytes: () throws(FileFailure) -> [UInt8]
  ) throws(SceneFailure) -> LoadedScene {
    let content: [UInt8]
    do throws(FileFailure) { content = try bytes() } catch { throw .path(error) }
    do throws(InputError) {
      let read = try SceneReader.read(content, title: title, release: release)
      return LoadedScene(
        scene: read.scene, file: file, diagnostics: read.diagnostics.map { $0.named(file: file) })
    } catch {
      throw .content(InputError(error.diagnostics.map { $0.named(file: file) }))
    }
  }
}
