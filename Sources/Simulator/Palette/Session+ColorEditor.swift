import KeyInput
import Localization
import TraitModel

extension Session {
  /// Starts to change the colour under the palette's cursor.
  mutating func editColor() {
    guard let row = paletteSelection else { return }
    guard let editor = ColorEditor(row, paletteView.appearance, session: self) else {
      message = Message(.refusal, "\(row.name) has no value in any appearance to start from")
      return
    }
    overlay = .colorEditor(editor)
  }

  /// A key while a colour is changed.
  mutating func editColor(_ key: KeyPress, _ editor: inout ColorEditor) -> [Effect] {
    switch (key.key, key.control) {
    case (.escape, _), (.character("c"), true), (.character("g"), true):
      restore(editor.before)
      overlay = nil
      return []
    case (.enter, _):
      if let fault = editor.fault {
        message = Message(.refusal, verbatim: fault)
        return []
      }
      restore(editor.before)
      overlay = nil
      if let edit = editor.edit { perform(edit) }
      return []
    case (.up, _): editor.choosePart(by: -1)
    case (.down, _): editor.choosePart(by: 1)
    case (.left, _): editor.nudge(by: -1)
    case (.right, _): editor.nudge(by: 1)
    case (.pageUp, _): editor.nudge(by: 10)
    case (.pageDown, _): editor.nudge(by: -10)
    case (.tab, _): editor.nextSlot()
    case (.backspace, _): editor.type { _ = $0.popLast() }
    case (.character("u"), true): editor.type { $0 = "" }
    case (.character("l"), true): return [.redraw]
    case (.character(let character), false) where !key.alt: editor.type { $0.append(character) }
    default: break
    }
    show(editor)
    overlay = .colorEditor(editor)
    return []
  }

  /// The app as it would be with the value.
  private mutating func show(_ editor: ColorEditor) {
    restore(editor.before)
    guard let edit = editor.edit else { return }
    switch simulation.applying(edit, library: library) {
    case .success(let shown): simulation = shown
    case .failure(let failure): message = Message(.refusal, failure.text)
    }
  }
}
