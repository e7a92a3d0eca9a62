package import KeyInput
package import LocatedInput
package import Simulator

/// Where a tour stands until it is stepped on: what is said, what was done, and the app as it is now.
package struct TourStep: Sendable {
  package let caption: String
  /// For the presenter; empty where there is none.
  package fileprivate(set) var note: String
  /// The script's line that was done; nil where something was said only.
  package let line: String?
  /// The keys of that line.
  package let keys: [KeyPress]
  package let session: Session
  /// How long it stands where nobody steps on, in milliseconds.
  package fileprivate(set) var pause: Int
}

/// Why a tour cannot be shown.
package enum TourFault: Error, Hashable, Sendable {
  /// A line that cannot be played.
  case refused(Diagnostic)
  /// A line that states what is not so.
  case untrue(Diagnostic)
}

extension Tour {
  /// The tour as steps, from a session on.
  ///
  /// A step is a caption, an edit, or keys. What is done while nothing is said sets the stage and is no step; a `scene`, a
  /// `select` and a `palette` belong to the step behind them, a `note` and a `wait` to the one before. Expectations are compared, and not
  /// shown.
  package func steps(from session: Session) throws(TourFault) -> [TourStep] {
    var player = ScriptPlayer(script, in: session)
    var steps: [TourStep] = []
    var note = ""
    while let step = player.next {
      switch player.advance() {
      case .refused(let fault): throw .refused(fault)
      case .compared(let finding) where !finding.holds:
        throw .untrue(
          Diagnostic(.error, finding.text, at: SourceLocation(line: step.line, column: 1)))
      case .passedOver: continue
      default: break
      }
      switch step.action {
      case .note(let text):
        note = text
        if let last = steps.indices.last { steps[last].note = visibleControls(in: text) }
      case .wait(let milliseconds):
        if let last = steps.indices.last { steps[last].pause += milliseconds }
      case .say(let text):
        note = ""
        if !text.isEmpty { steps.append(TourStep(player, note: note, after: step)) }
      case .edit, .keys:
        if !script.speaks || !player.caption.isEmpty {
          steps.append(TourStep(player, note: note, after: step))
        }
      case .scene, .select, .palette, .expect: break
      }
    }
    return steps
  }
}

extension TourStep {
  fileprivate init(_ player: ScriptPlayer, note: String, after step: Script.Step) {
    caption = visibleControls(in: player.caption)
    self.note = visibleControls(in: note)
    keys = player.pressed
    session = player.session
    pause = step.pause
    if case .say = step.action { line = nil } else { line = step.text }
  }
}
