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

  @Test func aFaultInARulesFileIsLocated() {
    let text = "{\"rules\": [\n{\"id\": \"A-01\", \"evidence\": {\"13\": \"guessed\"}}], \"questions\": []}"
    #expect { try RuleBook(json: Array(text.utf8)) } throws: { error in
      "\(error)".contains("line: 2")
    }
  }
}
