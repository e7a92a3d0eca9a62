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
    do { files = try readFiles() } catch { return keepLastGood(error.failure, of: error.subject) }
    let wasBroken = showsLastGood
    broken = nil
    adopt(files.faults)
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
    var faults: FileFaults
  }

  private struct Unreadable: Error {
    let failure: LibraryFailure
    let subject: BrokenFile.Subject

    init(_ failure: LibraryFailure, _ subject: BrokenFile.Subject) {
      self.failure = failure
      self.subject = subject
    }
  }

  /// - Throws: what keeps the files from being shown; also an error that leaves only a part, unless a part is all there has
  ///   been.
  private func readFiles() throws(Unreadable) -> ReadFiles {
    let (name, request) = (simulation.sceneName, simulation.paletteRequest)
    let scene: LoadedScene?
    let palette: (palette: Palette, diagnostics: [Diagnostic])
    do throws(LibraryFailure) {
      scene =
        try library.path(ofScene: name) == nil
        ? nil : library.scene(named: name, release: simulation.origin.paletteRequest.release)
      try refusePart(scene?.diagnostics ?? [], after: simulation.faults.scene)
    } catch { throw Unreadable(error, .scene(name)) }
    do throws(LibraryFailure) {
      palette = try library.palette(request)
      try refusePart(palette.diagnostics, after: simulation.faults.themes)
    } catch { throw Unreadable(error, .themes(request)) }
    return ReadFiles(
      scene: scene?.scene, palette: simulation.withColorEdits(palette.palette),
      faults: FileFaults(scene: scene?.diagnostics ?? simulation.faults.scene, themes: palette.diagnostics))
  }

  private func refusePart(_ found: [Diagnostic], after shown: [Diagnostic]) throws(LibraryFailure) {
    func leavesAPart(_ faults: [Diagnostic]) -> Bool { faults.contains { $0.severity == .error } }
    if leavesAPart(found), !leavesAPart(shown) { throw .content(InputError(found)) }
  }

  private mutating func keepLastGood(_ failure: LibraryFailure, of subject: BrokenFile.Subject) {
    var diagnostics = [Diagnostic(.error, failure.text)]
    if case .content(let error) = failure { diagnostics = error.diagnostics }
    broken = BrokenFile(subject: subject, diagnostics: diagnostics)
    let first = diagnostics.first { $0.severity == .error }
    message = Message(.refusal, "not shown: \(first?.text ?? failure.text)")
  }

  /// Notes what is wrong in the files now, also where undo brings back what they hold.
  private mutating func adopt(_ faults: FileFaults) {
    guard faults != simulation.faults else { return }
    endStepping()
    let (name, request) = (simulation.sceneName, simulation.paletteRequest)
    func renew(_ state: inout Simulation) {
      if state.sceneName == name { state.faults.scene = faults.scene }
      if state.paletteRequest == request { state.faults.themes = faults.themes }
    }
    renew(&simulation)
    history.updateStates(renew)
  }
}

// MARK: Showing what was read

extension Session {
  /// Undo must not bring an old version of a file back, so what it keeps gets the new colours too.
  mutating func renewPalettes() {
    let library = library
    try? simulation.renewPalette(from: library)
    let request = simulation.paletteRequest
    guard let read = try? library.palette(request) else { return }
    history.updateStates { state in
      guard state.paletteRequest == request else { return }
      state.palette = state.withColorEdits(read.palette)
      state.faults.themes = read.diagnostics
    }
  }

  /// Puts another version of the scene in the place of the one shown and makes all edits on it again; those that were made
  /// before the history begins can still not be undone.
  private mutating func show(_ scene: Scene, files: String) {
    let before = simulation
    let start = history.sceneStart
    let opening = start < history.done.count ? history.done[start].other.edits.count : before.edits.count
    var again: Simulation
    do {
      again = try before.relaunched(with: scene, faults: before.faults.scene, library: library)
    } catch { return keepLastGood(error, of: .scene(before.sceneName)) }
    renewPalettes()
    var former = history.cut(from: start)
    var lost: [String] = []
    for (index, edit) in before.edits.enumerated() {
      let earlier = again
      do { _ = try again.apply(edit, library: library) } catch {
        lost.append(edit.summary)
        continue
      }
      if index >= opening, !again.isSame(as: earlier) {
        // Where it was made, and who chose it, is as it was.
        let step = former.firstIndex { $0.line == edit.line }.map { former.remove(at: $0) }
        history.record(
          History.Step(
            summary: edit.summary, line: edit.line, choice: step?.choice, place: step?.place ?? .everywhere,
            deviceSources: step?.deviceSources, other: earlier))
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
