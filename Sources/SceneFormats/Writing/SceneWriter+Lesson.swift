import LocatedInput
import SceneModel
import TraitModel

extension SceneWriter {
  func lesson(_ lesson: Lesson) -> JSONText {
    var members = Members<LessonKey>()
    members[.group] = lesson.group.map(JSONText.string)
    members[.source] = lesson.source.map(JSONText.string)
    members[.question] = lesson.question.map(text)
    members[.answer] = lesson.answer.map(text)
    members[.rules] = strings(lesson.rules)
    members[.edits] = strings(lesson.edits)
    members[.expect] = expectations(lesson.expectations)
    members[.observe] = strings(lesson.observations)
    var fix = Members<FixKey>()
    fix[.edits] = strings(lesson.fixEdits)
    if !lesson.fixExpectations.isEmpty { fix[.expect] = styles(lesson.fixExpectations) }
    fix[.observe] = strings(lesson.fixObservations)
    fix[.swift] = lesson.fixSwift.map(JSONText.string)
    if !fix.isEmpty { members[.fix] = fix.json }
    return members.json
  }

  private func expectations(_ expectations: [IOSRelease: [NodeID: EffectiveStyle]]) -> JSONText? {
    let releases = expectations.sorted { $0.key.rawValue < $1.key.rawValue }
    return releases.isEmpty
      ? nil
      : .object(
        releases.map { release, styles in
          (release.number, self.styles(styles))
        })
  }

  private func styles(_ styles: [NodeID: EffectiveStyle]) -> JSONText {
    .object(styles.sorted { $0.key < $1.key }.map { ($0.key.rawValue, word($0.value)) })
  }
}
