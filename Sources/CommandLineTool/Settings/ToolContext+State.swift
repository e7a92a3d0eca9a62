import LocatedInput
import Settings
import Simulator

/// What the explorer keeps from one time to the next, in a file that several of them may use at once.
extension ToolContext {
  /// Where it is kept, whether there is anything or not.
  var stateFile: String? { userFolder(.state).map { joinedPath($0.path, "state.json") } }

  /// What was kept; nothing where that cannot be read, with what stands in the way.
  var savedState: (state: SavedState, look: SettingsSources.LookedAt.State) {
    guard let path = stateFile else { return (SavedState(), .missing) }
    do {
      return (try SavedState(try files.read(path, limit: 1 << 20)), .read(faults: 0))
    } catch let failure as FileFailure {
      return (SavedState(), failure.reason == .missing ? .missing : .broken(failure.text))
    } catch let error as InputError {
      return (SavedState(), .broken(error.diagnostics.first?.named(file: path).text ?? path))
    } catch {
      return (SavedState(), .broken("\(error)"))
    }
  }

  /// Puts a broken file out of the way, so that it is lost to nobody and hinders nobody.
  /// - Returns: what to tell about it; nil where nothing is broken.
  func setBrokenStateAside() -> Diagnostic? {
    guard let path = stateFile, case .broken(let reason) = savedState.look else { return nil }
    let aside = path + ".broken"
    do throws(FileFailure) {
      try moveFile(path, aside)
      return Diagnostic(.warning, "what was saved is broken and was set aside as \(aside) (\(reason))")
    } catch {
      return Diagnostic(.warning, "what was saved is broken: \(reason)")
    }
  }

  /// Changes what is kept: what another explorer has kept meanwhile stays, but for what is changed.
  /// - Returns: whether there is a place where it could be kept.
  @discardableResult
  func updateState(_ change: (inout SavedState) -> Void) throws(FileFailure) -> Bool {
    guard let path = stateFile, let folder = userFolder(.state) else { return false }
    // A home that does not exist is not made.
    if folder.variable == "HOME", let home, (try? files.kind(of: home)) == nil { return false }
    try makeFolder(folder.path)
    var failure: FileFailure?
    lockFolder(folder.path) {
      let before = savedState.state
      var state = before
      change(&state)
      guard state != before else { return }
      do throws(FileFailure) { try writeFile(path, Array(state.json.text.utf8)) } catch { failure = error }
    }
    if let failure { throw failure }
    return true
  }

  /// Whether the first hint is still to be given; it is noted at once, so that it comes once. Where nothing can be kept it
  /// would come each time, and so never comes.
  func isFirstStart() -> Bool {
    if savedState.state.isWelcomed { return false }
    do throws(FileFailure) { return try updateState { $0.isWelcomed = true } } catch { return false }
  }

  /// Keeps what was chosen for the next time.
  func keep(_ choices: Choices) throws(FileFailure) {
    guard choices != Choices() else { return }
    try updateState { state in
      if let scene = choices.scene, scene != "-" { state.scene = place(scene) }
      if let theme = choices.theme { state.themes = [place(theme)] }
      if let style = choices.appearance { state.appearance = style }
      if choices.followsTerminal { state.appearance = nil }
    }
  }

  /// A path must mean the same file from another folder too.
  private func place(_ name: String) -> String {
    (try? files.kind(of: name)) == nil ? name : absolute(name)
  }
}
