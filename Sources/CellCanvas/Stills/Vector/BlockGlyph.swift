/// A block element as the part of its cell that it covers.
enum BlockGlyph: Hashable {
  /// Which quarters are ink, as bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  case quarters(UInt8)
  /// The lowest or uppermost eighths.
  case fromBottom(eighths: Int)
  case fromTop(eighths: Int)
  case fromLeft(eighths: Int)
  case fromRight(eighths: Int)
  /// The whole cell in part of the ink.
  case shade(quarter: Int)

  init?(_ character: Character) {
    guard character.unicodeScalars.count == 1, let value = character.unicodeScalars.first?.value else {
      return nil
    }
    switch value {
    case 0x20: self = .quarters(0)
    case 0x2580: self = .quarters(0b0011)
    case 0x2584: self = .quarters(0b1100)
    case 0x2588: self = .quarters(0b1111)
    case 0x258C: self = .quarters(0b0101)
    case 0x2590: self = .quarters(0b1010)
    case 0x2581...0x2587: self = .fromBottom(eighths: Int(value - 0x2580))
    case 0x2589...0x258F: self = .fromLeft(eighths: Int(0x2590 - value))
    case 0x2591...0x2593: self = .shade(quarter: Int(value - 0x2590))
    case 0x2594: self = .fromTop(eighths: 1)
    case 0x2595: self = .fromRight(eighths: 1)
    case 0x2596...0x259F:
      let quarters: [UInt8] = [
        0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110,
      ]
      self = .quarters(quarters[Int(value - 0x2596)])
    default: return nil
    }
  }
}
