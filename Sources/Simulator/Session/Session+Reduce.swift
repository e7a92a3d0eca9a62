import KeyInput
import Localization

extension Session {
  /// Takes one input and does what it means; gives what is to be done outside.
  package mutating func reduce(_ input: SessionInput) -> [Effect] {
    defer { refreshViews() }
    defer { if filesAreStale, !overlayKeepsState { readFilesAgain() } }
    defer { followTerminal() }
    switch input {
    case .filesChanged:
      filesAreStale = true
      return []
    case .terminalAppearance(let style):
      deviceSource.terminal = style
      return []
    case .resize(let columns, let rows):
      self.columns = columns
      self.rows = rows
      return []
    case .saved(let outcome):
      saved(outcome)
      return []
    case .messagePassed:
      if message?.isPassing == true { message = nil }
      return []
    case .pointer(let action, let target):
      return point(action, at: target)
    case .key(let key):
      if recording == nil { return press(key) }
      let before = self
      let effects = press(key)
      if var recording {
        recording.note(key, from: before, to: self, effects)
        self.recording = recording
      }
      return effects
    }
  }

  private mutating func press(_ key: KeyPress) -> [Effect] {
    (treeTop, listTop) = (nil, nil)
    // What lies over the panes takes a key for itself.
    staging.note(key, meaning: overlay == nil ? bindings.command(for: key)?.title : nil)
    if message?.isPassing == true { message = nil }
    if isWelcoming {
      isWelcoming = false
      if key.key == .escape { return [] }
    }
    if explainsOverlay(for: key) { return [] }
    switch overlay {
    case .picker(var picker):
      return pick(key, &picker)
    case .help(let top):
      return scroll(key, from: top, Overlay.help)
    case .appearances(let top):
      return scroll(key, from: top, Overlay.appearances)
    case .colorEditor(var editor):
      return editColor(key, &editor)
    case .prompt(var prompt):
      return answer(key, &prompt)
    case .commandPalette(var palette):
      return find(key, &palette)
    case nil:
      if let effects = answerWhatIf(key) { return effects }
      if hidesStyles { return predict(key) }
      guard let command = bindings.command(for: key) else {
        message = Message(.note, "\(key.name) does nothing here; ? lists the keys")
        return []
      }
      if !CommandGroup.lookOnly.contains(command.name) { endStepping() }
      if !CommandGroup.timeLineWalks.contains(command.name) { showsTimeLine = false }
      return command.run(&self)
    }
  }

  /// Brings up to date what is worked out of the app and shown.
  mutating func refreshViews() {
    if comparison != nil { refreshSideBySide() }
    if audit != nil { refreshAudit() }
  }

  /// Keys over what is only read: some scroll it, any other closes it.
  private mutating func scroll(_ key: KeyPress, from top: Int, _ showing: (Int) -> Overlay) -> [Effect] {
    switch key.key {
    case .down, .character("j"): overlay = showing(top + 1)
    case .up, .character("k"): overlay = showing(max(0, top - 1))
    case .pageDown, .character(" "): overlay = showing(top + pageLength)
    case .pageUp: overlay = showing(max(0, top - pageLength))
    case .home: overlay = showing(0)
    case .character("l") where key.control: return [.redraw]
    default: overlay = nil
    }
    return []
  }

  /// Help over a list or a question: F1, or `?` where nothing is typed yet, tells its keys until the next key.
  /// - Returns: whether the key is used up.
  private mutating func explainsOverlay(for key: KeyPress) -> Bool {
    if isOverlayExplained {
      isOverlayExplained = false
      return true
    }
    let typed: String
    switch overlay {
    case .picker(let picker): typed = picker.query
    case .prompt(let prompt): typed = prompt.text
    case .commandPalette(let palette): typed = palette.text
    case .colorEditor(let editor): typed = editor.typed
    case .help, .appearances, nil: return false
    }
    isOverlayExplained = key.key == .function(1) || (key == .character("?") && typed.isEmpty)
    return isOverlayExplained
  }

  /// How far a page key goes.
  var pageLength: Int { max(1, rows - 6) }

  /// The drawing tells how far the help or the appearances can scroll, so that no key press is lost past the end.
  package mutating func limitHelp(top: Int) {
    if case .help(let current) = overlay, current > top { overlay = .help(top: top) }
    if case .appearances(let current) = overlay, current > top { overlay = .appearances(top: top) }
  }
}
