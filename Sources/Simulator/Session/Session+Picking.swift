import KeyInput
import Localization
import SceneFormats
import SceneModel
import TraitModel
import TraitPropagation

extension Session {
  /// Opens a list; says why not where it would be empty.
  mutating func open(_ picker: Picker, ifEmpty reason: Phrase = "there is nothing to choose from") {
    if picker.items.isEmpty {
      message = Message(.refusal, reason)
    } else {
      overlay = .picker(picker)
    }
  }

  /// A key while a list is open.
  mutating func pick(_ key: KeyPress, _ picker: inout Picker) -> [Effect] {
    let former = picker.chosen
    switch (key.key, key.control) {
    case (.escape, _), (.character("c"), true), (.character("g"), true):
      restore(picker.before)
      overlay = nil
      return []
    case (.enter, _):
      overlay = nil
      if picker.purpose == .export, let kind = picker.chosen.flatMap({ ExportKind(rawValue: $0.value) }) {
        restore(picker.before)
        return [.export(kind)]
      }
      if picker.purpose == .copy, let kind = picker.chosen.flatMap({ CopyKind(rawValue: $0.value) }) {
        restore(picker.before)
        return [.copy(kind)]
      }
      if let item = picker.chosen { take(item, picker) } else { restore(picker.before) }
      return []
    case (.up, _), (.character("p"), true): picker.move(by: -1)
    case (.down, _), (.character("n"), true): picker.move(by: 1)
    case (.pageUp, _): picker.move(by: -pageLength / 2)
    case (.pageDown, _): picker.move(by: pageLength / 2)
    case (.home, _): picker.move(by: -picker.items.count)
    case (.end, _): picker.move(by: picker.items.count)
    case (.backspace, _): picker.type { _ = $0.popLast() }
    case (.character("u"), true): picker.type { $0 = "" }
    case (.character("l"), true): return [.redraw]
    case (.character(let character), false) where !key.alt: picker.type { $0.append(character) }
    default: break
    }
    if picker.chosen != former { preview(picker) }
    overlay = .picker(picker)
    return []
  }

  /// The cursor goes to a line, as by keys.
  mutating func moveCursor(to place: Int, of picker: inout Picker) {
    guard picker.items.indices.contains(place), place != picker.cursor else { return }
    picker.move(by: place - picker.cursor)
    preview(picker)
    overlay = .picker(picker)
  }

  /// A list of themes or scenes shows at once what it would bring.
  private mutating func preview(_ picker: Picker) {
    restore(picker.before)
    guard let item = picker.chosen else { return }
    switch picker.purpose {
    case .theme:
      switch simulation.applying(.theme(item.value), library: library) {
      case .success(let shown): simulation = shown
      case .failure(let failure): message = Message(.refusal, failure.text)
      }
    case .scene: show(scene: item.value)
    case .make: previewEdit(item.value)
    default: break
    }
  }

  /// The picture as it would be after an edit, with what it changes marked.
  private mutating func previewEdit(_ line: String) {
    guard let edit = edit(ofLine: line),
      case .success(let shown) = simulation.applying(edit, library: library)
    else { return }
    changed = Set(shown.changes(since: simulation))
    simulation = shown
  }

  private func edit(ofLine line: String) -> Edit? {
    let hierarchy = simulation.hierarchy
    return try? EditParser { hierarchy.index(of: $0) != nil }.parse(line)
  }

  mutating func restore(_ before: Picker.Before) {
    simulation = before.simulation
    selection = before.selection
    folded = before.folded
    message = before.message
    prediction = before.prediction
    isAnswerShown = before.isAnswerShown
    tab = before.tab
    changed = before.changed
  }

  private mutating func take(_ item: Picker.Item, _ picker: Picker) {
    restore(picker.before)
    switch picker.purpose {
    case .theme: perform(.theme(item.value))
    case .scene:
      do { try open(scene: item.value, isChosen: true) } catch {
        message = Message(.refusal, verbatim: error.text)
      }
    case .present(let presenter):
      if let id = simulation.dismissed.keys.first(where: { $0.rawValue == item.value }) {
        perform(.present(id, nil))
      } else {
        perform(.present(presenter, PresentedKind(name: item.value)))
      }
    case .add(let parent):
      if let addition = Addition(rawValue: item.value) {
        perform(.add(parent: parent, json: addition.json(in: simulation.hierarchy)))
      }
    case .move(let node): perform(.move(node, to: NodeID(item.value), at: nil))
    case .refresh(let node):
      if let refresh = Refresh(rawValue: item.value) { perform(.refresh(node, refresh)) }
    case .embed(let parent): perform(embedEdit(item.value, in: parent))
    case .export, .copy: break
    case .make: if let edit = edit(ofLine: item.value) { perform(edit) }
    }
  }

  /// A scene's question, where it has one.
  private mutating func announce(_ scene: Scene) {
    guard let question = scene.lesson?.question else {
      message = Message(.note, "scene \(scene.name.text(in: language.tag))")
      return
    }
    tab = .lesson
    message = Message(.note, verbatim: question.text(in: language.tag))
  }

  private mutating func show(scene name: String) {
    do { try replaceScene(name) } catch { message = Message(.refusal, verbatim: error.text) }
  }

  /// Puts another scene in place of the present one, a step of the history; the device, release and themes stay but for
  /// what the scene names.
  mutating func open(scene name: String, isChosen: Bool = false) throws(LibraryFailure) {
    endStepping()
    let (before, selected) = (simulation, selection)
    try replaceScene(name)
    forgetChange()
    history.record(
      History.Step(
        summary: "scene \(name)", line: "scene \(name)", isScene: true, choice: isChosen ? .scene(name) : nil,
        place: .tree(before: selected, after: selection), other: before))
    refreshViews()
  }

  private mutating func replaceScene(_ name: String) throws(LibraryFailure) {
    let loaded = try library.scene(named: name)
    let replaced = try simulation.replacing(
      loaded.scene, named: name, faults: loaded.diagnostics, library: library)
    whatIf = nil
    simulation = replaced
    launchAsTerminal()
    selection = simulation.firstInterestingNode
    folded = []
    changed = []
    prediction = nil
    isAnswerShown = false
    announce(loaded.scene)
  }
}
