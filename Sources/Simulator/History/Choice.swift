package import TraitModel

/// Something that a user chooses for longer than for one scene.
enum Choice: Hashable, Sendable {
  case scene(String)
  case theme(String)
  /// The device's.
  case appearance(EffectiveStyle)

  /// Nil for an edit that is about one app alone.
  init?(_ edit: Edit) {
    switch edit {
    case .theme(let name): self = .theme(name)
    case .device(let style): self = .appearance(style)
    default: return nil
    }
  }
}

/// What the user chose in this session and has not taken back; nil where nothing was chosen.
package struct Choices: Hashable, Sendable {
  package var scene: String?
  package var theme: String?
  package var appearance: EffectiveStyle?
  /// The device follows the terminal again; then no appearance is chosen.
  package var followsTerminal = false

  package init() {}
}

extension Session {
  /// Hands the explorer over from a tour: what the tour did is nobody's choice, and its device stays.
  package mutating func handOver() {
    history.forgetChoices()
    deviceSource.choice = .tour
  }

  /// What is to be there again at the next start. What options, scenes and lessons brought was not chosen.
  package var choices: Choices {
    var choices = history.done.compactMap(\.choice).reduce(into: Choices()) { choices, choice in
      switch choice {
      case .scene(let name): choices.scene = name
      case .theme(let name): choices.theme = name
      case .appearance(let style): choices.appearance = style
      }
    }
    if deviceSource.isAskedFor {
      choices.appearance = nil
      choices.followsTerminal = true
    }
    return choices
  }
}
