import CNCurses
import Testing

@testable import TerminalDriver

@Suite struct SpellingTests {
  private func spelled(_ character: Character, _ columns: Int) -> String {
    var text: [wchar_t] = []
    let width = spell(character, columns: columns, into: &text)
    let scalars = text.dropLast().compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
    #expect(text.last == 0)
    return "\(String(String.UnicodeScalarView(scalars))) \(width)"
  }

  @Test func oneSpacingCharacterAndItsMarks() {
    #expect(spelled("a", 1) == "a 1")
    #expect(spelled("日", 2) == "日 2")
    #expect(spelled("e\u{301}", 1) == "e\u{301} 1")
  }

  @Test func selectorsAndJoinersAreLeftOut() {
    #expect(spelled("☀️", 2) == "☀ 1")
    #expect(spelled("👨‍👩‍👧", 2) == "👨 2")
    #expect(spelled("🇫🇷", 2) == "🇫 1")
  }

  @Test func whatDoesNotFitIsAQuestionMark() {
    #expect(spelled("日", 1) == "? 1")
    #expect(spelled("\u{301}", 1) == "? 1")
  }
}
