import CNCurses
import CellCanvas

/// Spells a character as ncurses takes it, ended by a zero, in at most so many columns.
///
/// ncurses keeps one spacing character and the marks on it, and is sure of a width only where `wcwidth` is. What it
/// cannot hold (a family of people, a flag) loses what does not fit, and where the libraries disagree about the width
/// the columns of the grid win: a picture that has shifted is worse than a plainer character.
/// - Parameter text: what was in it is replaced; its room is used again.
/// - Returns: the columns that the spelling takes; what is left of the cell's is for blanks.
func spell(_ character: Character, columns: Int, into text: inout [wchar_t]) -> Int {
  text.removeAll(keepingCapacity: true)
  defer { text.append(0) }
  var width = 0
  for scalar in character.unicodeScalars {
    if text.isEmpty {
      width = cellWidth(of: scalar)
      if width > 0 { text.append(wchar_t(bitPattern: scalar.value)) }
    } else if text.count < 5, isMark(scalar) {
      text.append(wchar_t(bitPattern: scalar.value))
    }
  }
  if width > 0, width <= columns { return width }
  text = [wchar_t(UInt8(ascii: "?"))]
  return 1
}

/// Whether a scalar only adds to the character before it. Selectors and joiners do not: what they ask for is a width or
/// a picture that ncurses does not know of; and direction controls would reorder the cells.
private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: !(0xFE00...0xFE0F).contains(scalar.value)
  default: false
  }
}

extension Character {
  /// The scalar that this is, if it is no more than one.
  var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return first
  }
}
