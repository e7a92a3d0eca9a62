package import KeyInput
import Localization
package import LocatedInput
import TraitPropagation

/// A script on its way through a session, one step at a time, without any clock: how long a step stands, `Step.pause` says.
///
/// The player is a value: keep one from before a step, and you can go back.
package struct ScriptPlayer: Sendable {
  package let script: Script
  /// The explorer as it is after the steps that were taken.
  package private(set) var session: Session
  /// How many steps were taken or passed over.
  package private(set) var position = 0
  /// What was said last; empty where nothing is.
  package private(set) var caption = ""
  /// The last note to the presenter; empty where there is none.
  package private(set) var note = ""
  /// The keys of the step that was just taken.
  package private(set) var pressed: [KeyPress] = []

  package init(_ script: Script, in session: Session) {
    self.script = script
    self.session = session
  }

  /// The step that `advance()` takes; nil at the end.
  package var next: Script.Step? {
    script.steps.indices.contains(position) ? script.steps[position] : nil
  }

  /// Takes the next step; nil at the end. After `.refused` the app is as before the step, and what follows was written for
  /// another state: stop there.
  /// - Parameter onKey: sees the session after each single key of a `key` line.
  package mutating func advance(onKey: (Session) -> Void = { _ in }) -> StepOutcome? {
    guard let step = next else { return nil }
    position += 1
    pressed = []
    guard step.scope.contains(session.simulation.release) else { return .passedOver }
    switch step.action {
    case .say(let text): caption = text
    case .note(let text): note = text
    case .wait: break
    case .select(let node):
      do { try session.simulation.requireNode(node) } catch {
        return .refused(step.diagnostic(error.reason.english))
      }
      session.select(node)
      // While styles are hidden nothing may tell them.
      if !session.hidesStyles { session.tab = .why }
      if session.focus == .detail { session.focus = .hierarchy }
    case .palette(let place):
      if !session.showPalette(at: place) {
        return .refused(step.diagnostic("the palette has no colour `\(place?.color ?? "")`"))
      }
    case .expect(let expectation):
      do { return .compared(try session.simulation.compare(expectation)) } catch {
        return .refused(step.diagnostic(error.reason, column: expectation.column))
      }
    case .scene(let name):
      if let reason = session.busyReason { return .refused(step.diagnostic(reason)) }
      do { try session.open(scene: name) } catch { return .refused(step.diagnostic(error.text)) }
    case .keys(let keys):
      pressed = keys
      for key in keys {
        let effects = session.reduce(.key(key))
        if effects.contains(where: { $0 != .redraw }) {
          return .refused(
            step.diagnostic("the key \(key.name) leaves the explorer or writes a file, which no script does"))
        }
        onKey(session)
      }
    case .edit(let line): return make(line, of: step)
    }
    return .done
  }

  private mutating func make(_ line: String, of step: Script.Step) -> StepOutcome {
    if let reason = session.busyReason { return .refused(step.diagnostic(reason)) }
    let hierarchy = session.simulation.hierarchy
    do throws(EditSyntaxError) {
      let edit = try EditParser { hierarchy.index(of: $0) != nil }.parse(line)
      do throws(EditFailure) { return .made(try session.play(edit)) } catch {
        let reason = error.text.english
        return .refused(step.diagnostic(reason, column: step.column(ofWordQuotedIn: reason)))
      }
    } catch {
      return .refused(error.moved(by: step.column - 1).diagnostic(line: step.line))
    }
  }
}

/// What became of a step.
package enum StepOutcome: Hashable, Sendable {
  /// It is about other releases than the present one.
  case passedOver
  case done
  /// An edit was made; perhaps it changed nothing.
  case made(EditOutcome)
  case compared(Expectation.Finding)
  /// The step is none here: a node or a scene that is not there, an edit that UIKit does not have.
  case refused(Diagnostic)
}

extension Script.Step {
  fileprivate func diagnostic(_ message: String, column: Int? = nil) -> Diagnostic {
    Diagnostic(.error, message, at: SourceLocation(line: line, column: column ?? self.column))
  }

  /// Where the word stands that a message is about: the one it quotes first. Nil where it quotes none of the edit's.
  fileprivate func column(ofWordQuotedIn message: String) -> Int? {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    guard case .edit(let edit) = action, let quoted = parts.dropFirst().first else { return nil }
    var words = Words(edit)
    while let word = words.peek(), (try? words.next("a word")) != nil {
      if word.text == quoted || word.text.hasPrefix(quoted + ".") { return column + word.column - 1 }
    }
    return nil
  }
}

extension Session {
  fileprivate mutating func play(_ edit: Edit) throws(EditFailure) -> EditOutcome {
    defer { refreshViews() }
    return try make(edit)
  }

  /// Why no edit can be made now: what lies over the panes keeps an earlier state.
  fileprivate var busyReason: String? {
    overlay == nil
      ? nil : "a list or a question is open; `key Esc` closes it, `key Enter` takes what is chosen"
  }
}
