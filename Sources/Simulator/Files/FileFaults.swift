package import LocatedInput
import ThemeFormats

/// What was found wrong in the files that an app is made of. It goes where they go: with another theme come that one's.
package struct FileFaults: Hashable, Sendable {
  package internal(set) var scene: [Diagnostic]
  package internal(set) var themes: [Diagnostic]

  package init(scene: [Diagnostic] = [], themes: [Diagnostic] = []) {
    self.scene = scene
    self.themes = themes
  }

  package var all: [Diagnostic] { scene + themes }
}

/// A file that is broken now, while what it held before is shown.
struct BrokenFile: Sendable {
  enum Subject: Hashable, Sendable {
    /// By its name.
    case scene(String)
    case themes(PaletteRequest)
  }

  let subject: Subject
  let diagnostics: [Diagnostic]

  /// Whether an app is made of it.
  func isPart(of simulation: Simulation) -> Bool {
    switch subject {
    case .scene(let name): name == simulation.sceneName
    case .themes(let request): request == simulation.paletteRequest
    }
  }
}

extension Session {
  /// What is wrong in the files of what is shown, and of nothing else.
  package var diagnostics: [Diagnostic] { shownBroken?.diagnostics ?? simulation.faults.all }

  /// Whether those diagnostics are of a file that is broken now, while its last good content is shown.
  package var showsLastGood: Bool { shownBroken != nil }

  private var shownBroken: BrokenFile? { broken.flatMap { $0.isPart(of: simulation) ? $0 : nil } }
}
