import LocatedInput
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// A script played to its end under one release, and what came of each line.
struct ScriptRun {
  struct Entry {
    let step: Script.Step
    let outcome: StepOutcome
    /// What the explorer's status line says of an edit, a scene, a key.
    let message: String?
    /// The app as the step left it, kept where the reason for something false must be told.
    let simulation: Simulation?
  }

  let release: IOSRelease
  private(set) var entries: [Entry] = []
  /// What is wrong in the files of scenes that the script opens.
  private(set) var diagnostics: [Diagnostic] = []

  /// Plays a script before a camera, or without one; a line that is refused ends it.
  init(_ script: Script, in session: Session, filmedBy camera: inout ScriptCamera?) {
    release = session.simulation.release
    let session = camera?.fitted(session) ?? session
    var player = ScriptPlayer(script, in: session)
    camera?.open(session)
    while let step = player.next {
      let caption = player.caption
      let advanced = player.advance { camera?.filmKey($0, saying: caption) }
      guard let outcome = advanced else { break }
      entries.append(Entry(step, outcome, player.session))
      if case .scene = step.action { diagnostics += player.session.simulation.faults.scene }
      if case .refused = outcome { break }
      if case .keys = step.action { continue }
      if outcome != .passedOver { camera?.film(player, step) }
    }
  }

  /// The diagnostic of the line that ended it early.
  var refusal: Diagnostic? {
    if case .refused(let diagnostic)? = entries.last?.outcome { diagnostic } else { nil }
  }

  var compared: Int { entries.count { if case .compared = $0.outcome { true } else { false } } }
  var falseCount: Int { entries.count { $0.isFalse } }
}

extension ScriptRun.Entry {
  fileprivate init(_ step: Script.Step, _ outcome: StepOutcome, _ session: Session) {
    self.step = step
    self.outcome = outcome
    var isFalse = false
    if case .compared(let finding) = outcome { isFalse = !finding.holds }
    simulation = isFalse ? session.simulation : nil
    switch (step.action, outcome) {
    case (_, .passedOver): message = nil
    case (.edit, _), (.scene, _), (.keys, _): message = session.message?.text
    default: message = nil
    }
  }

  var isFalse: Bool { simulation != nil }
}
