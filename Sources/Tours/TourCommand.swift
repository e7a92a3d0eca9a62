package import KeyInput
package import Localization

/// One thing that a key does in a tour: the origin of its bindings, its hints and its help.
package struct TourCommand: Sendable {
  package let keys: [KeyPress]
  /// A word or two, for the hints; nil where it needs none.
  package let hint: Phrase?
  /// What it does, for the help.
  package let title: Phrase
  /// Whether the tour may go on by itself after it.
  let keepsPlaying: Bool
  let run: @Sendable (inout TourShow) -> TourEffect?

  init(
    _ keys: String, _ hint: Phrase?, _ title: Phrase, keepsPlaying: Bool = false,
    _ run: @escaping @Sendable (inout TourShow) -> TourEffect?
  ) {
    self.keys = keys.split(separator: " ").compactMap { KeyPress(name: String($0)) }
    self.hint = hint
    self.title = title
    self.keepsPlaying = keepsPlaying
    self.run = run
  }

  /// Every command, the most useful ones first.
  package static let all: [TourCommand] = [
    TourCommand("→ Space PgDn", "on", "the next step") { show in
      show.stepOn()
      return nil
    },
    TourCommand("← Backspace PgUp", "back", "the step before") { show in
      show.stepBack()
      return nil
    },
    TourCommand("p", "play", "plays on by itself; any key stops it", keepsPlaying: true) { show in
      show.setPlays(!show.plays)
      return nil
    },
    TourCommand("e Enter", "explore", "the explorer takes over as it is here") { _ in .takeOver },
    TourCommand("r Home", "restart", "from the beginning, and plays", keepsPlaying: true) { show in
      show.restart()
      return nil
    },
    TourCommand("q Esc", "leave", "leaves the tour") { _ in .leave },
    TourCommand("Ctrl-L", nil, "draws the screen again", keepsPlaying: true) { _ in .redraw },
  ]

  static func bound(to key: KeyPress) -> TourCommand? { all.first { $0.keys.contains(key) } }
}

/// What a tour asks of the outside.
package enum TourEffect: Hashable, Sendable {
  case leave
  /// The explorer is to go on with `TourShow.takenOver`.
  case takeOver
  /// Send the whole screen again.
  case redraw
}
