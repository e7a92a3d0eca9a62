import Localization
import SceneFormats
package import SceneModel
import TraitModel
import TraitPropagation

extension Session {
  /// What the scene teaches.
  package var lesson: Lesson? { simulation.scene.lesson }

  /// Whether styles are hidden because the user is to predict them.
  package var hidesStyles: Bool { prediction?.isOpen == true }

  /// Makes the lesson's edits and tells the answer; the second time the answer is put away.
  mutating func toggleAnswer() {
    guard let lesson else { return refuseWithoutLesson() }
    if isAnswerShown, tab == .lesson {
      isAnswerShown = false
      return
    }
    isAnswerShown = true
    show(.lesson)
    make(lesson.edits)
  }

  /// Hides the styles, so that the user can say what they will be.
  mutating func startPrediction() {
    guard let lesson, !lesson.expectations.isEmpty else { return refuseWithoutLesson() }
    let nearest = lesson.expectations.min {
      abs($0.key.rawValue - simulation.release.rawValue) < abs($1.key.rawValue - simulation.release.rawValue)
    }
    let expected = nearest?.value ?? [:]
    let hierarchy = simulation.hierarchy
    prediction = Prediction(asked: hierarchy.preorder.map { hierarchy[$0].id }.filter { expected[$0] != nil })
    isAnswerShown = false
    whatIf = nil
    // A second state beside the first would give the styles away.
    compare(nil)
    changed = []
    focus = .hierarchy
    show(.lesson)
    focus = .hierarchy
    if let first = prediction?.asked.first { select(first) }
    message = Message(.note, "say what each will be: 2 light, 3 dark, Enter scores, Esc leaves")
  }

  /// Makes the lesson's edits, shows the styles again and compares.
  mutating func scorePrediction() {
    guard var scored = prediction, let lesson else { return }
    make(lesson.edits)
    scored.score(against: simulation, rules: rules)
    prediction = scored
    let results = scored.results ?? []
    message = Message(.note, "\(results.count(where: \.isRight)) of \(results.count) right")
  }

  /// Edits of the script language, one step of the history each; what changed by any of them is marked.
  private mutating func make(_ lines: [String]) {
    var marked: Set<NodeID> = []
    for line in lines {
      let hierarchy = simulation.hierarchy
      do {
        perform(try EditParser { hierarchy.index(of: $0) != nil }.parse(line), isChosen: false)
      } catch {
        message = Message(.refusal, "the lesson's edit \"\(line)\" is none: \(error.message)")
      }
      marked.formUnion(changed)
    }
    changed = marked
  }

  private mutating func refuseWithoutLesson() {
    message = Message(.refusal, "this scene asks nothing; S lists those that do")
  }
}
