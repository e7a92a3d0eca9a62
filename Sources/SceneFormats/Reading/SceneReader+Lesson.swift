import LocatedInput
import SceneModel
import TraitModel

/// What a scene teaches. Whether the edits can be made and the nodes exist is for `scene check`.
extension SceneReader {
  mutating func lesson(_ object: SceneObject<LessonKey>) -> Lesson {
    var lesson = Lesson()
    lesson.group = string(.group, in: object)
    lesson.source = string(.source, in: object)
    lesson.question = text(.question, in: object)
    lesson.answer = text(.answer, in: object)
    lesson.rules = strings(.rules, in: object)
    lesson.edits = strings(.edits, in: object)
    lesson.expectations = expectations(in: object)
    lesson.observations = strings(.observe, in: object)
    if let fix = nested(.fix, as: FixKey.self, in: object) {
      lesson.fixEdits = strings(.edits, in: fix)
      if let json = fix[.expect] {
        lesson.fixExpectations = styles(in: json, path: fix.path(to: .expect))
      }
      lesson.fixObservations = strings(.observe, in: fix)
      lesson.fixSwift = string(.swift, in: fix)
    }
    return lesson
  }

  private mutating func expectations(
    in object: SceneObject<LessonKey>
  ) -> [IOSRelease: [NodeID: EffectiveStyle]] {
    let path = object.path(to: .expect)
    var expectations: [IOSRelease: [NodeID: EffectiveStyle]] = [:]
    for member in value(.expect, in: object, { $0.members }) ?? [] {
      guard let release = IOSRelease(name: member.key) else {
        report(
          "there are no rules for iOS \"\(member.key)\"", at: member.keyLocation, path: path,
          remedy: "releases are \(releaseNumbers)")
        continue
      }
      expectations[release] = styles(in: member.value, path: path + "." + member.key)
    }
    return expectations
  }

  private mutating func styles(in json: JSONNode, path: String) -> [NodeID: EffectiveStyle] {
    guard let members = json.members else {
      report(
        "found \(json.kindName) where styles by node id belong", at: json.location, path: path,
        remedy: "write {\"NODE\": \"light\"}")
      return [:]
    }
    var styles: [NodeID: EffectiveStyle] = [:]
    for member in members {
      guard let style = member.value.string.flatMap(EffectiveStyle.init(rawValue:)) else {
        report(
          "the style of \"\(member.key)\" is neither \"light\" nor \"dark\"", at: member.value.location,
          path: path + "." + member.key, remedy: "an effective style is never unspecified")
        continue
      }
      styles[NodeID(member.key)] = style
    }
    return styles
  }
}
