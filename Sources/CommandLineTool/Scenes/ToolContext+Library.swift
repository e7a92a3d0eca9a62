import LocatedInput
import SceneFormats
import Simulator
import ThemeFormats

extension ToolContext {
  /// The scenes and themes that can be named: what ships and what lies in the user's folders.
  func library() throws(CommandFailure) -> Library {
    let themes = themes
    for failure in themes.failures { complain("halflight: " + failure.text) }
    return Library(scenes: try scenes(), themes: themes, standardInput: readInput)
  }

  /// The scenes that can be named here.
  func scenes() throws(CommandFailure) -> SceneCatalog {
    do { return try SceneCatalog(folder: dataFolder("scenes"), files: files) } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// Why a scene or theme could not be had, with the status that the contract gives it.
  init(_ failure: LibraryFailure) {
    switch failure {
    case .unknown: self.init(.usage, ["halflight: " + failure.text])
    case .file(let failure): self.init(failure)
    case .content(let error): self.init(.badInput, error.diagnostics.map(\.text))
    }
  }

  /// Why an edit could not be made: the call asks for what is not there, or for what UIKit does not have.
  init(_ failure: EditFailure, option: String) {
    self.init(.usage, [visibleControls(in: "halflight: \(option): \(failure.text)")])
  }
}
