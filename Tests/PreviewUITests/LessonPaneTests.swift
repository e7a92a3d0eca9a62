import Simulator
import Testing
import TraitModel

@testable import PreviewUI

@Suite struct LessonPaneTests {
  @Test func theQuestionStandsAloneUntilTheAnswerIsAskedFor() throws {
    var shown = try ShownSession("b12-dark-field-dark-keyboard", columns: 140, rows: 50)
    shown.press("A", "A")
    #expect(shown.text.contains("[Lesson]"))
    #expect(shown.text.contains("keyboard turn dark with it?"))
    #expect(!shown.text.contains("follows the traits of its first"))
    shown.press("A")
    #expect(shown.text.contains("follows the traits of its first"))
    #expect(shown.text.contains("set amount unspecified"))
    #expect(shown.text.contains("gini/gini-mobile-ios"))
  }

  @Test func whilePredictingNoStyleIsShownInTheTree() throws {
    var shown = try ShownSession(columns: 140, rows: 44)
    shown.press("D")
    #expect(!shown.row(with: "◇ root").contains("☀"))
    #expect(shown.row(with: "◇ root").contains("?"))
    #expect(shown.text.contains("as you predict"))
    shown.press("3")
    let marked = try #require(shown.session.prediction?.marks.first)
    #expect(shown.row(with: " \(marked.key.rawValue) ").contains("☾ D"))
  }

  @Test func thePreviewPaintsThePrediction() throws {
    var shown = try ShownSession(columns: 140, rows: 44)
    shown.press("D", "2")
    let light = drawPreview(shown.session, shown.capabilities)
    #expect(shown.session.selection == "window", "the first node asked for")
    shown.press("3")
    #expect(drawPreview(shown.session, shown.capabilities) != light)
    shown.press("Esc")
    #expect(drawPreview(shown.session, shown.capabilities) == light, "nothing was done")
  }

  @Test func aScoreNamesTheRuleBehindAMiss() throws {
    var shown = try ShownSession(columns: 140, rows: 60)
    shown.press("D", "2", "Enter")
    #expect(shown.text.contains("1 of 7 right"))
    #expect(shown.row(with: "▢ window").contains("✓"))
    #expect(shown.row(with: "◇ root").contains("✗"))
    #expect(shown.text.contains("and was not marked"))
    #expect(shown.text.contains("O-06"))
  }
}
