import KeyInput
import Localization
import LocatedInput
import TraitModel
import TraitPropagation

extension Session {
  mutating func openCommandPalette() {
    let hierarchy = simulation.hierarchy
    let commands = CommandGroup.all.flatMap(\.commands).map { command in
      CommandPalette.Entry(
        target: .command(command.name), label: language.text(command.title), detail: command.name,
        keys: bindings.keyNames(of: command.name))
    }
    let nodes = hierarchy.preorder.map { hierarchy[$0] }.map { node in
      CommandPalette.Entry(target: .node(node.id), label: node.id.rawValue, detail: node.className)
    }
    func listed(_ entries: [LibraryEntry], _ target: (String) -> CommandPalette.Target)
      -> [CommandPalette.Entry]
    {
      entries.map { entry in
        let item = Picker.Item(entry)
        let label = language.text(item.label)
        return CommandPalette.Entry(
          target: target(entry.name), label: label, detail: label == entry.name ? "" : entry.name)
      }
    }
    overlay = .commandPalette(
      CommandPalette(
        commands + nodes + listed(library.sceneEntries(in: language.tag)) { .scene($0) }
          + listed(library.themeEntries) { .theme($0) },
        lines: typedLines, nodes: Set(hierarchy.preorder.map { hierarchy[$0].id })))
  }

  /// A key while the command palette is open.
  mutating func find(_ key: KeyPress, _ palette: inout CommandPalette) -> [Effect] {
    switch (key.key, key.control) {
    case (.escape, _), (.character("c"), true), (.character("g"), true):
      overlay = nil
      return []
    case (.enter, _): return run(&palette)
    case (.up, _), (.character("p"), true): palette.move(by: -1)
    case (.down, _), (.character("n"), true): palette.move(by: 1)
    case (.tab, _): palette.complete()
    case (.pageUp, _): for _ in 0..<10 where palette.cursor > 0 { palette.move(by: -1) }
    case (.pageDown, _): palette.move(by: 10)
    case (.backspace, _): palette.type { _ = $0.popLast() }
    case (.character("u"), true): palette.type { $0 = "" }
    case (.character("w"), true):
      palette.type { line in
        while line.last == " " { line.removeLast() }
        while let last = line.last, last != " " { line.removeLast() }
      }
    case (.character("l"), true): return [.redraw]
    case (.character(let character), false) where !key.alt: palette.type { $0.append(character) }
    default: break
    }
    overlay = .commandPalette(palette)
    return []
  }

  private mutating func run(_ palette: inout CommandPalette) -> [Effect] {
    // A line that begins as an edit and is none is told where it goes wrong, rather than taken for something else.
    if case .failure(let error)? = palette.edit, palette.cursor == 0 {
      palette.fault = CommandPalette.Fault(
        text: error.message + (error.remedy.map { "; " + $0 } ?? ""), column: error.column)
      overlay = .commandPalette(palette)
      return []
    }
    guard let entry = palette.chosen else { return [] }
    overlay = nil
    switch entry.target {
    case .edit(let edit): run(edit, palette)
    case .command(let name):
      guard let command = CommandGroup.all.flatMap(\.commands).first(where: { $0.name == name }) else {
        break
      }
      if !CommandGroup.lookOnly.contains(name) { endStepping() }
      return command.run(&self)
    case .node(let id):
      focus = .hierarchy
      select(id)
      message = nil
    case .scene(let name):
      do { try open(scene: name, isChosen: true) } catch { message = Message(.refusal, verbatim: error.text) }
    case .theme(let name): perform(.theme(name))
    }
    return []
  }

  /// An edit that UIKit refuses stays on the line, to be mended.
  private mutating func run(_ edit: Edit, _ palette: CommandPalette) {
    if case .failure(let failure) = simulation.applying(edit, library: library) {
      var palette = palette
      palette.fault = CommandPalette.Fault(text: language.text(failure.text))
      overlay = .commandPalette(palette)
      return
    }
    if typedLines.last != palette.text { typedLines.append(palette.text) }
    perform(edit)
  }
}
