import KeyInput
import Localization
import TraitModel
import TraitPropagation

extension Session {
  /// A key while the user predicts: marks, moves, and nothing that would show or change a style.
  mutating func predict(_ key: KeyPress) -> [Effect] {
    switch (key.key, key.control) {
    case (.escape, _):
      prediction = nil
      message = Message(.note, "the styles are shown again; D asks once more")
    case (.enter, _): scorePrediction()
    case (.character("2"), false): mark(.light)
    case (.character("3"), false): mark(.dark)
    case (.character("1"), false), (.backspace, _), (.delete, _): mark(nil)
    case (.character(" "), false): mark(following: prediction?.marks[selection])
    default:
      guard let command = bindings.command(for: key), Self.harmless.contains(command.name) else {
        message = Message(.note, "predicting: 2 light, 3 dark, 1 neither, Enter scores, Esc leaves")
        return []
      }
      return command.run(&self)
    }
    return []
  }

  private mutating func mark(_ style: EffectiveStyle?) {
    guard let node = simulation.hierarchy[selection], node.kind != .layer else {
      message = Message(.refusal, "a layer has no style of its own; mark its view")
      return
    }
    prediction?.mark(selection, as: style)
    let answered = prediction?.answered ?? 0
    message = Message(.note, "\(answered) of \(prediction?.asked.count ?? 0) marked")
  }

  /// None, light, dark, and again.
  private mutating func mark(following style: EffectiveStyle?) {
    switch style {
    case nil: mark(.light)
    case .light: mark(.dark)
    case .dark: mark(nil)
    }
  }

  /// Commands that neither show nor change a style.
  private static let harmless = Set(
    (CommandGroup.movement.commands + CommandGroup.program.commands).map(\.name)
      + ["nextPane", "previousPane", "treeOrder"])
}
