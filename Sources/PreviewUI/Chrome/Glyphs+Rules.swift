import Localization
import TraitPropagation

extension Glyphs {
  /// What a rule says, as a pane shows it.
  func statement(of rule: Rule) -> String { text(rule.phrase).withoutMarkup }
}

extension Rule {
  /// Its statement, which languages have by its id.
  var phrase: Phrase { Phrase(summary, named: "rule \(id)") }
}

extension OpenQuestion {
  var phrase: Phrase { Phrase(question, named: "question \(id)") }
}

extension Evidence {
  var phrase: Phrase {
    switch self {
    case .documented: "documented"
    case .observed: "observed"
    case .inferred: "inferred"
    }
  }
}
