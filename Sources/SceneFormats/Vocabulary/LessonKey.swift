enum LessonKey: String, SceneKey {
  case group, source, question, answer, rules, edits, expect, observe, fix

  static let object = "a lesson"

  var entry: SceneKeyEntry {
    switch self {
    case .group: SceneKeyEntry("a string", "lessons of one topic share it")
    case .source: SceneKeyEntry("a string", "the address of what the question comes from")
    case .question: SceneKeyEntry(SceneKeyEntry.localizedText, "what one may wonder")
    case .answer: SceneKeyEntry(SceneKeyEntry.localizedText, "why it is so")
    case .rules: SceneKeyEntry("an array of rule ids", "the rules that it shows")
    case .edits: SceneKeyEntry("an array of edits", "what is done before the expectations hold")
    case .expect:
      SceneKeyEntry(
        "styles by node id, by release", "what `scene check` compares: {\"13\": {\"sheet\": \"light\"}}")
    case .observe: SceneKeyEntry("an array of \"NODE.PROPERTY VALUE\"", observationNote)
    case .fix: SceneKeyEntry("an object", "what makes the wanted outcome true")
    }
  }
}

private let observationNote = "what must be seen: a colour as #RRGGBB, or a userInterfaceLevel"

enum FixKey: String, SceneKey {
  case edits, expect, observe, swift

  static let object = "a fix"

  var entry: SceneKeyEntry {
    switch self {
    case .edits: SceneKeyEntry("an array of edits", "the fix in this program")
    case .expect: SceneKeyEntry("styles by node id", "what holds after the fix, under each release named")
    case .observe: SceneKeyEntry("an array of \"NODE.PROPERTY VALUE\"", "what is seen after the fix")
    case .swift: SceneKeyEntry("a string", "the fix in Swift")
    }
  }
}
