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

  /// Ends the recording, if there is one; gives what writes it.
  mutating func finishRecording() -> [Effect] {
    guard let recording else { return [] }
    self.recording = nil
    return [.write(script: recording.text(of: self))]
  }
}
