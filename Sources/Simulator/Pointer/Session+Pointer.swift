import KeyInput
import TraitModel

extension Session {
  /// A press or the wheel, over what the drawing says is there.
  mutating func point(_ action: MouseEvent.Action, at target: PointerTarget?) -> [Effect] {
    if case .press = action {
      // As with a key: news goes, and an explanation takes the press for itself.
      if message?.isPassing == true { message = nil }
      if isOverlayExplained {
        isOverlayExplained = false
        return []
      }
    }
    switch overlay {
    case .picker(var picker): return point(action, at: target, &picker)
    case .commandPalette(var palette): return point(action, at: target, &palette)
    case .colorEditor(var editor): return point(action, at: target, &editor)
    case .help(let top): overlay = scrolled(action, at: target, from: top).map { .help(top: $0) }
    case .appearances(let top):
      overlay = scrolled(action, at: target, from: top).map { .appearances(top: $0) }
    case .prompt: break
    case nil:
      switch action {
      case .wheel(let notches): if let pane = target?.pane { scroll(pane, by: notches) }
      case .press(let count): return press(target, count: count)
      }
    }
    return []
  }

  /// The lines that a notch of the wheel goes.
  private static let linesPerNotch = 3

  private mutating func scroll(_ pane: Pane, by notches: Int) {
    let lines = notches * Self.linesPerNotch
    switch pane {
    case .hierarchy: treeTop = max(0, shownTreeTop + lines)
    // The phone stands still; to walk through it unseen would only lose the place.
    case .preview: break
    case .detail where tab == .palette: movePaletteCursor(by: lines)
    case .detail: detailTop = max(0, detailTop + lines)
    }
  }

  /// A text over the panes: the wheel scrolls it, a press beside it closes it.
  /// - Returns: its first line; nil when it is closed.
  private func scrolled(_ action: MouseEvent.Action, at target: PointerTarget?, from top: Int) -> Int? {
    switch action {
    case .wheel(let notches): max(0, top + notches * Self.linesPerNotch)
    case .press: target == .overlay ? top : nil
    }
  }

  private mutating func point(
    _ action: MouseEvent.Action, at target: PointerTarget?, _ picker: inout Picker
  ) -> [Effect] {
    switch (action, target) {
    case (.wheel(let notches), .item), (.wheel(let notches), .overlay): scrollList(by: notches)
    case (.wheel, _), (.press, .overlay): break
    case (.press(2), .item): return pick(KeyPress(.enter), &picker)
    case (.press, .item(let place)):
      listTop = shownListTop
      moveCursor(to: place, of: &picker)
    case (.press, _): return pick(KeyPress(.escape), &picker)
    }
    return []
  }

  /// The line that finds anything stays where a press goes beside it: what was typed must not be lost.
  private mutating func point(
    _ action: MouseEvent.Action, at target: PointerTarget?, _ palette: inout CommandPalette
  ) -> [Effect] {
    switch (action, target) {
    case (.wheel(let notches), .item), (.wheel(let notches), .overlay): scrollList(by: notches)
    case (.press(2), .item): return find(KeyPress(.enter), &palette)
    case (.press, .item(let place)):
      listTop = shownListTop
      palette.moveCursor(to: place)
      overlay = .commandPalette(palette)
    default: break
    }
    return []
  }

  /// A part is chosen, the wheel over the editor changes it; a press beside it loses nothing.
  private mutating func point(
    _ action: MouseEvent.Action, at target: PointerTarget?, _ editor: inout ColorEditor
  ) -> [Effect] {
    switch (action, target) {
    case (.wheel(let notches), .item), (.wheel(let notches), .overlay):
      return editColor(KeyPress(notches < 0 ? .right : .left), &editor)
    case (.press, .item(let place)):
      editor.choosePart(at: place)
      overlay = .colorEditor(editor)
    default: break
    }
    return []
  }

  private mutating func scrollList(by notches: Int) {
    listTop = max(0, shownListTop + notches * Self.linesPerNotch)
  }

  private mutating func press(_ target: PointerTarget?, count: Int) -> [Effect] {
    // What is under the pointer must not move away from it.
    treeTop = shownTreeTop
    isWelcoming = false
    if target != .overlay { showsTimeLine = false }
    switch target {
    case .treeRow(let node):
      focus = .hierarchy
      select(node)
    case .foldMark(let node):
      focus = .hierarchy
      select(node)
      toggleFold()
      return []
    case .phone(let node):
      focus = .preview
      select(node)
      treeTop = nil
    case .color(let name, let column):
      focus = .detail
      paletteView.color = name
      paletteView.column = column ?? paletteView.column
    case .tab(let tab):
      if !hidesStyles { show(tab) }
      if tab == .audit { refreshAudit() }
      return []
    case .finding(let place):
      lookAt(finding: place)
      treeTop = nil
      return []
    case .pane(let pane):
      focus = pane
      return []
    case .item, .overlay, nil: return []
    }
    return count == 2 && whatIf == nil && !hidesStyles ? Command.open.run(&self) : []
  }
}
