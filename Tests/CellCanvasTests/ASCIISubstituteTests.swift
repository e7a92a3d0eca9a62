import CellCanvas
import Testing

struct ASCIISubstituteTests {
  @Test func whatIsCutOffIsToldFromWhatIsUnknown() {
    #expect(Character("…").asciiSubstitute == "~")
    #expect(Character("日").asciiSubstitute == "?")
  }

  @Test func lettersLoseTheirAccentsAndNothingElse() {
    #expect(String("Rosé ÀÖØ ßÿ e\u{301} a1".map(\.asciiSubstitute)) == "Rose AOO sy e a1")
  }

  @Test func nothingButPrintableASCIIComesOut() {
    var characters: [Character] = ["\r\n", "a\u{20E3}"]
    characters += (UInt32(0)...0x2BFF).compactMap(Unicode.Scalar.init).map(Character.init)
    for character in characters {
      let shown = character.asciiSubstitute.asciiValue
      #expect(shown.map { (0x20..<0x7F).contains($0) } == true, "\(character.unicodeScalars)")
    }
    #expect(
      String((UInt8(0x20)..<0x7F).map { Character(Unicode.Scalar($0)).asciiSubstitute }).utf8.count == 95)
  }
}
