import Testing

@testable import Localization

@Suite struct TranslationTests {
  private let table: [String: Translation]

  init() throws { table = try Language.translations("zh-Hans") }

  @Test func everyArgumentOfAPhraseStandsOnceInItsTranslation() {
    for (key, translation) in table {
      let count = key.split(separator: "{}", omittingEmptySubsequences: false).count - 1
      #expect(translation.places.sorted() == Array(0..<count), "\(key)")
    }
  }

  @Test func noTranslationHoldsAControlCharacterOrBlanksAtItsEnds() {
    for (key, translation) in table {
      let text = translation.filled { _ in "x" }
      #expect(!text.isEmpty && text.trimmingBlanks == text, "\(key)")
      #expect(
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.properties.generalCategory != .control })
    }
  }

  @Test func bracesThatHoldNoNumberAreNoTranslation() {
    #expect(Translation("{}") == nil && Translation("{x}") == nil && Translation("a {0") == nil)
    #expect(Translation("用 f { } {0}")?.filled { _ in "x" } == "用 f { } x")
  }
}
