import CellCanvas
import Localization
import Simulator

extension Glyphs {
  func text(_ phrase: Phrase) -> String { language.text(phrase) }

  /// Messages speak Unicode; a terminal without it gets their ASCII.
  func shown(_ message: Message) -> String {
    let text = message.text(in: language)
    return isUTF8 ? text : String(text.map(\.asciiSubstitute))
  }

  func width(of phrase: Phrase) -> Int { cellWidth(of: text(phrase)) }

  /// A phrase broken into lines of at most `width` cells.
  func wrapped(_ phrase: Phrase, width: Int) -> [String] {
    CellCanvas.wrapped(text(phrase), width: width)
  }

  /// A phrase with blanks behind it up to a width; at least one.
  func padded(_ phrase: Phrase, to width: Int) -> Phrase {
    "\(phrase)\(String(repeating: " ", count: max(1, width - self.width(of: phrase))))"
  }
}
