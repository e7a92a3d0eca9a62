import CellCanvas
import Localization
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// The scene's question; the answer, or how a prediction went.
struct LessonPane {
  let session: Session
  let glyphs: Glyphs

  func lines(width: Int) -> [StyledLine] {
    guard let lesson = session.lesson else {
      return [StyledLine("this scene asks nothing; S lists those that do", Chrome.faint)]
    }
    var lines = [StyledLine(shown(session.simulation.scene.name), Chrome.strong).end(lesson.group ?? "")]
    lines += text(session.simulation.scene.about, Chrome.faint, width) + [StyledLine()]
    lines += text(lesson.question, Chrome.strong, width) + [StyledLine()]
    if let prediction = session.prediction {
      lines += prediction.isOpen ? task(lesson, prediction, width) : score(prediction, width)
    } else if session.isAnswerShown {
      lines += answer(lesson, width)
    } else {
      lines.append(
        StyledLine("A", Chrome.key).then(" the answer   ").then("D", Chrome.key).then(" predict first"))
    }
    return lines
  }

  // MARK: - The answer

  private func answer(_ lesson: Lesson, _ width: Int) -> [StyledLine] {
    var lines = text(lesson.answer, Chrome.plain, width)
    lines += section("what was done", lesson.edits.map { StyledLine("  " + visibleControls(in: $0)) })
    lines += section("what it comes to", outcome(lesson))
    lines += section("rules", lesson.rules.flatMap { rule(RuleID($0), width) })
    lines += section("the fix", fix(lesson, width))
    if let source = lesson.source {
      lines += section("asked at", [StyledLine("  " + visibleControls(in: source))])
    }
    return lines
  }

  /// Each node that the lesson speaks of, with the style that it must have under the present rules.
  private func outcome(_ lesson: Lesson) -> [StyledLine] {
    let expected = lesson.expectations[session.simulation.release] ?? [:]
    let hierarchy = session.simulation.hierarchy
    return hierarchy.preorder.map { hierarchy[$0].id }.compactMap { id in
      expected[id].map {
        StyledLine("  " + id.rawValue + " ").then("\(glyphs.style($0)) \($0.phrase)", Chrome.style($0))
      }
    }
  }

  private func rule(_ id: RuleID, _ width: Int) -> [StyledLine] {
    guard let rule = session.rules.rule(id) else { return [] }
    let lines = wrapped(glyphs.statement(of: rule), width: max(1, width - 8))
    return lines.enumerated().map { number, line in
      StyledLine(number == 0 ? "  " + id.rawValue + " " : "       ", Chrome.key).then(line, Chrome.faint)
    }
  }

  private func fix(_ lesson: Lesson, _ width: Int) -> [StyledLine] {
    let edits = lesson.fixEdits.map { StyledLine("  " + visibleControls(in: $0), Chrome.good) }
    let code = (lesson.fixSwift ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledLine("  " + visibleControls(in: String($0))) }
    return edits + (edits.isEmpty || code.isEmpty ? [] : [StyledLine()]) + code
  }

  // MARK: - A prediction

  private func task(_ lesson: Lesson, _ prediction: Prediction, _ width: Int) -> [StyledLine] {
    let what: Phrase =
      lesson.edits.isEmpty ? "What is each of these?" : "What is each of these once this is done?"
    var lines = [StyledLine(what, Chrome.strong)]
    lines += lesson.edits.map { StyledLine("  " + visibleControls(in: $0), Chrome.good) } + [StyledLine()]
    lines += prediction.asked.map { id in
      let mark = prediction.marks[id]
      return StyledLine("  " + id.rawValue + " ", id == session.selection ? Chrome.strong : Chrome.plain)
        .then(
          mark.map { "\(glyphs.style($0)) \($0.phrase)" } ?? "?", mark.map(Chrome.style) ?? Chrome.faint)
    }
    return lines + [
      StyledLine(), StyledLine("\(prediction.answered) of \(prediction.asked.count) marked", Chrome.faint),
    ]
  }

  private func score(_ prediction: Prediction, _ width: Int) -> [StyledLine] {
    let results = prediction.results ?? []
    var lines = [
      StyledLine("\(results.count(where: \.isRight)) of \(results.count) right", Chrome.strong), StyledLine(),
    ]
    for result in results where result.isRight {
      lines.append(
        StyledLine(glyphs.right + " ", Chrome.good).then(result.node.rawValue).then(" is ", Chrome.faint)
          .then(result.actual.phrase, Chrome.style(result.actual)))
    }
    for result in results where !result.isRight {
      lines.append(
        StyledLine(glyphs.wrong + " ", Chrome.bad).then(result.node.rawValue, Chrome.strong)
          .then(" is ", Chrome.faint).then(result.actual.phrase, Chrome.style(result.actual))
          .then(result.predicted.map { ", not \($0.phrase)" } ?? ", and was not marked", Chrome.faint))
      lines += rule(result.rule, width)
    }
    lines += [
      StyledLine(), StyledLine("A", Chrome.key).then(" the answer   ").then("u", Chrome.key).then(" undo"),
    ]
    return lines
  }

  // MARK: - Pieces

  private func shown(_ text: LocalizedText) -> String {
    visibleControls(in: text.text(in: glyphs.language.tag))
  }

  private func text(_ text: LocalizedText?, _ style: CellStyle, _ width: Int) -> [StyledLine] {
    guard let text else { return [] }
    return wrapped(shown(text), width: width).map { StyledLine($0, style) }
  }

  private func section(_ heading: Phrase, _ body: [StyledLine]) -> [StyledLine] {
    body.isEmpty ? [] : [StyledLine(), StyledLine(heading, Chrome.faint)] + body
  }
}
