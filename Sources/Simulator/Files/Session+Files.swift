import Localization
import LocatedInput
import SceneFormats
import ThemeFormats
import TraitModel

extension Session {
  /// The user's files and folders that are shown, and that `SessionInput.filesChanged` is about.
  package var watchedPaths: [String] {
    (library.path(ofScene: simulation.sceneName).map { [$0] } ?? [])
      + library.paths(of: simulation.paletteRequest)
  }

  /// Whether something lies over the panes that gives back an earlier state on Esc; files are read when it is gone.
  var overlayKeepsState: Bool {
    switch overlay {
    case .picker, .colorEditor: true
    case .help, .appearances, .prompt, .commandPalette, nil: false
    }
  }

  /// Shows what the files hold now. One that is broken, or gone, leaves everything as it was and is reported.
  mutating func readFilesAgain() {
    filesAreStale = false
    let files: ReadFiles
    do { files = try readFiles() } catch { return keepLastGood(error) }
    let wasBroken = showsLastGood
    diagnostics = files.diagnostics
    showsLastGood = false
    let names = watchedPaths.map(lastPathComponent).joined(separator: ", ")
    let isNewPalette = files.palette != simulation.palette
    if let scene = files.scene, scene != simulation.origin.scene {
      endStepping()
      show(scene, files: names)
    } else if isNewPalette {
      endStepping()
      renewPalettes()
      message = .passing(.change, "read again: \(names)")
    } else if wasBroken {
      message = .passing(.note, "whole again: \(names)")
    }
  }

  /// What the files that are shown hold.
  private struct ReadFiles {
    /// Nil for a scene that ships.
    var scene: Scene?
    var palette: Palette
    var diagnostics: [Diagnostic]
  }

  /// - Throws: what keeps the files from being shown; also an error that leaves only a part, unless a part is all there has
  ///   been.
  private func readFiles() throws(LibraryFailure) -> ReadFiles {
    var scene: LoadedScene?
    if library.path(ofScene: simulation.sceneName) != nil {
      scene = try library.scene(
        named: simulation.sceneName, release: simulation.origin.paletteRequest.release)
    }
    let (palette, themeDiagnostics) = try library.palette(simulation.paletteRequest)
    let found = (scene?.diagnostics ?? []) + themeDiagnostics
    let hasWhole = showsLastGood || !diagnostics.contains { $0.severity == .error }
    if hasWhole, found.contains(where: { $0.severity == .error }) {
      throw .content(InputError(found))
    }
    return ReadFiles(
      scene: scene?.scene, palette: simulation.withColorEdits(palette), diagnostics: found)
  }

  private mutating func keepLastGood(_ failure: LibraryFailure) {
    showsLastGood = true
    if case .content(let error) = failure {
      diagnostics = error.diagnostics
    } else {
      diagnostics = [Diagnostic(.error, failure.text)]
    }
    let first = diagnostics.first { $0.severity == .error }
    message = Message(.refusal, "not shown: \(first?.text ?? failure.text)")
  }
}

// MARK: Showing what was read

extension Session {
  /// Undo must not bring an old version of a file back, so what it keeps gets the new colours too.
  mutating func renewPalettes() {
    let library = library
    try? simulation.renewPalette(from: library)
    let request = simulation.paletteRequest
    let palette = try? library.palette(request).palette
    history.updateStates { state in
      guard state.paletteRequest == request, let palette else { return }
      state.palette = state.withColorEdits(palette)
    }
  }

  /// Puts another version of the scene in the place of the one shown and makes all edits on it again; those that were made
  /// before the history begins can still not be undone.
  private mutating func show(_ scene: Scene, files: String) {
    let before = simulation
    let start = history.sceneStart
    let opening = start < history.done.count ? history.done[start].other.edits.count : before.edits.count
    var again: Simulation
    do { again = try before.relaunched(with: scene, library: library) } catch { return keepLastGood(error) }
    renewPalettes()
    history.cut(from: start)
    var lost: [String] = []
    for (index, edit) in before.edits.enumerated() {
      let earlier = again
      do { _ = try again.apply(edit, library: library) } catch {
        lost.append(edit.summary)
        continue
      }
      if index >= opening, !again.isSame(as: earlier) {
        history.record(edit.summary, line: edit.line, choice: Choice(edit), before: earlier)
      }
    }
    simulation = again
    changed = Set(again.changes(since: before))
    whatIf = whatIf == nil ? nil : WhatIf()
    forgetChange()
    repairSelection(before: before)
    message = .passing(
      lost.isEmpty ? .change : .noEffect,
      "read again: \(files)\(Self.replayed(before.edits.count - lost.count, lost: lost))")
  }

  /// ` · 3 edits made again, 1 no longer applies: card = dark`.
  private static func replayed(_ made: Int, lost: [String]) -> Phrase {
    let again: Phrase = made == 1 ? "1 edit made again" : "\(made) edits made again"
    guard let first = lost.first else { return made > 0 ? " · \(again)" : "" }
    let gone: Phrase =
      lost.count == 1 ? "1 no longer applies: \(first)" : "\(lost.count) no longer apply: \(first)"
    return made > 0 ? " · \(again), \(gone)" : " · \(gone)"
  }
}
