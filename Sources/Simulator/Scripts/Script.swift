package import KeyInput
package import TraitModel

/// A script: edits, expectations, and what is said meanwhile, one a line, from top to bottom.
///
/// A script knows no scene: whether a line's nodes exist is found out when it is played, by `ScriptPlayer`.
package struct Script: Sendable {
  /// A line that does something; blank lines and comments are none.
  package struct Step: Hashable, Sendable {
    /// 1-based.
    package let line: Int
    /// 1-based, in characters: where the action begins, behind `from N` and `until N`.
    let column: Int
    /// The line without its comment and the blanks around it.
    package let text: String
    /// The releases under which the step is taken; under all others it is passed over.
    package let scope: ReleaseScope
    package let action: Action
  }

  package enum Action: Hashable, Sendable {
    /// A line of the edit language. It is read when it is played: what its words mean depends on the nodes there are then.
    case edit(String)
    /// `scene NAME|FILE`: as the explorer's list does it, device, release and themes stay but for what the scene names.
    case scene(String)
    /// `expect NODE light|dark`, `expect NODE.PROPERTY VALUE`.
    case expect(Expectation)
    /// `select NODE`: as the cursor does it.
    case select(NodeID)
    /// `palette`, `palette NAME[.SELECTOR]`: the palette is shown, its cursor on a colour's value.
    case palette(PalettePlace?)
    /// `say TEXT`: a caption, until the next one; empty, it takes the caption away.
    case say(String)
    /// `note TEXT`: for the presenter, not for the audience.
    case note(String)
    /// `wait TIME`.
    case wait(milliseconds: Int)
    /// `key KEY…`: pressed as in the explorer.
    case keys([KeyPress])
  }

  package let steps: [Step]

  /// A script of one step.
  package init(only step: Step) { steps = [step] }

  /// Whether anything is said, so that room for captions is worth having.
  package var speaks: Bool {
    steps.contains { if case .say(let text) = $0.action { !text.isEmpty } else { false } }
  }
}

/// The releases that a line of a script is about: `from 17`, `until 16`, both, or all.
package struct ReleaseScope: Hashable, Sendable {
  package var first: IOSRelease?
  package var last: IOSRelease?

  package func contains(_ release: IOSRelease) -> Bool {
    (first.map { release.has(introducedIn: $0.rawValue) } ?? true)
      && (last.map { $0.has(introducedIn: release.rawValue) } ?? true)
  }
}
