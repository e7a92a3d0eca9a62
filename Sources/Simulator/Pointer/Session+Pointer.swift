import KeyInput
import TraitModel

extension Session {
  /// A press or the wheel, over what the drawing says is there.
  mutating func point(_ action: MouseEvent.Action, at target: PointerTarget?) -> [Effect] {
    switch overlay {
    case .picker(var picker): return point(action, at: target, &picker)
    case .help(let top): overlay = scrolled(action, at: target, from: top).map { .help(top: $0) }
    case .appearances(let top):
      overlay = scrolled(action, at: target, from: top).map { .appearances(top: $0) }
    // Something may have been typed, which a press beside it must not lose.
    case .colorEditor, .prompt, .commandPalette: break
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
    case (.wheel(let notches), _): return pick(KeyPress(notches < 0 ? .up : .down), &picker)
    case (.press(2), .item): return pick(KeyPress(.enter), &picker)
    case (.press, .item(let place)): moveCursor(to: place, of: &picker)
    case (.press, .overlay): break
    case (.press, _): return pick(KeyPress(.escape), &picker)
    }
    return []
  }

  private mutating func press(_ target: PointerTarget?, count: Int) -> [Effect] {
    // What is under the pointer must not move away from it.
    treeTop = shownTreeTop
    isWelcoming = false
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
