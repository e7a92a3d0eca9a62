import Localization

extension Session {
  /// Begins to take down what is done; the second time it is written.
  mutating func toggleRecording() -> [Effect] {
    if recording != nil { return finishRecording() }
    do {
      recording = try ScriptRecording(of: self)
      message = Message(.note, "what you do becomes a script; @ again writes it to a file")
    } catch { message = Message(.refusal, "\(error.text)") }
    return []
  }

  /// Ends all at once, as a signal asks for: what is only looked at is dropped, and a recording is written.
  package mutating func end() -> [Effect] {
    switch overlay {
    case .picker(let picker): restore(picker.before)
    case .colorEditor(let editor): restore(editor.before)
    case .help, .appearances, .prompt, .commandPalette, nil: break
    }
    overlay = nil
    return finishRecording()
  }

  /// Ends the recording, if there is one; gives what writes it.
  mutating func finishRecording() -> [Effect] {
    guard let recording else { return [] }
    self.recording = nil
    return [.write(script: recording.text(of: self))]
  }
}
