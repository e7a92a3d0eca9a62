import BuiltInFiles
import LocatedInput
import Testing
import TraitModel
import TraitPropagation

struct RuleBookTests {
  @Test func theBuiltInRulesCanBeRead() throws {
    let book = try RuleBook.builtIn()
    let rule = try #require(book.rule("O-06"))
    #expect(rule.since == 13 && rule.until == nil && rule.wantsTest)
    #expect(book.rules.count > 100)
  }

  @Test func evidenceCanChangeFromOneReleaseToTheNext() throws {
    let book = try RuleBook.builtIn()
    #expect(book.evidence(of: "T-01", in: .iOS16) == .documented)
    #expect(book.evidence(of: "T-01", in: .iOS17) == .inferred)
    #expect(book.evidence(of: "O-20", in: .iOS15) == .inferred)
    #expect(book.evidence(of: "O-20", in: .iOS26) == .documented)
  }

  @Test func theWeakestEvidenceCountsAndAnUnknownRuleIsInferred() throws {
    let book = try RuleBook.builtIn()
    #expect(book.weakestEvidence(of: ["O-09", "P-06"], in: .latest) == .observed)
    #expect(book.weakestEvidence(of: ["O-09", "P-03"], in: .latest) == .inferred)
    #expect(book.evidence(of: "Z-99", in: .latest) == .inferred)
  }

  @Test func everyOpenQuestionOfTheEngineHasATextOfItsOwn() throws {
    let book = try RuleBook.builtIn()
    for id: RuleID in ["X-01", "X-03", "X-05", "X-10", "X-11", "X-19", "T-01@17"] {
      let question = try #require(book.question(id), "\(id)")
      #expect(question.question.hasSuffix("?") && question.assumption.hasSuffix("."))
    }
  }

  @Test func everyRuleIsStatedInWholeSentences() throws {
    for rule in try RuleBook.builtIn().rules {
      #expect(rule.summary.hasSuffix("."), "\(rule.id): \(rule.summary)")
    }
  }

  @Test func everyKeyOfASourceIsExplainedAndEveryExplanationIsUsed() throws {
    let file = try #require(BuiltInFiles.facts.first { $0.name == "rules" })
    let root = try JSONReader.read(file.bytes).root
    let explained = Set((root["sources"]?.members ?? []).map(\.key))
    var used: Set<String> = []
    // A capital letter, mostly with a number: `A1`, `P`; the ids of rules, `P-02`, are none.
    for source in (root["rules"]?.array ?? []).compactMap({ $0["source"]?.string }) {
      used.formUnion(source.matches(of: /\b[A-Z][0-9]*\b(?!-)/).map { String($0.output) })
    }
    #expect(explained == used)
  }

  @Test func aFaultInARulesFileIsLocated() {
    let text = "{\"rules\": [\n{\"id\": \"A-01\", \"evidence\": {\"13\": \"guessed\"}}], \"questions\": []}"
    #expect { try RuleBook(json: Array(text.utf8)) } throws: { error in
      "\(error)".contains("line: 2")
    }
  }
}
