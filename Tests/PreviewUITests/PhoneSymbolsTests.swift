import CellCanvas
import Testing

@testable import PreviewUI

@Suite struct PhoneSymbolsTests {
  private let names = [
    "wifi", "gear", "photo", "person.fill", "bell.badge", "battery.100", "mountain.2", "nothing.known",
    "chevron.forward", "checkmark", "magnifyingglass",
  ]

  @Test func everySymbolTakesOneCellForEachCharacter() {
    for characters in PhoneSymbols.all.flatMap({ [$0.unicode, $0.ascii] }) {
      #expect(cellWidth(of: characters) == characters.count, "\(characters)")
    }
  }

  @Test func withoutUTF8EverySymbolIsASCII() {
    for name in names {
      let characters = PhoneSymbols.characters(for: name, isUTF8: false)
      #expect(characters.allSatisfy { $0.isASCII })
    }
  }

  @Test func aVariantOfASymbolLooksLikeIt() {
    #expect(
      PhoneSymbols.characters(for: "bell.badge", isUTF8: true)
        == PhoneSymbols.characters(for: "bell", isUTF8: true))
  }
}
