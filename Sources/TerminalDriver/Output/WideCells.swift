import CNCurses
import CellCanvas

/// A character as ncurses takes it, in exactly so many columns.
///
/// ncurses keeps one spacing character and the marks on it, and is sure of a width only where `wcwidth` is. What it
/// cannot hold (a family of people, a flag) loses what does not fit, and where the libraries disagree about the width
/// the columns of the grid win: a picture that has shifted is worse than a plainer character.
func wideCells(_ character: Character, columns: Int, attributes: attr_t, pair: Int32) -> [cchar_t] {
  var text: [wchar_t] = []
  var width = 0
  for scalar in character.unicodeScalars {
    let wide = wchar_t(bitPattern: scalar.value)
    let size = cellWidth(of: Character(scalar))
    if text.isEmpty, size > 0 {
      text.append(wide)
      width = size
    } else if !text.isEmpty, text.count < 5, isMark(scalar) {
      text.append(wide)
    }
  }
  if text.isEmpty || width > columns {
    text = [wchar_t(UInt8(ascii: "?"))]
    width = 1
  }
  let space = [wchar_t(UInt8(ascii: " "))]
  let fill = Array(repeating: space, count: columns - width)
  return ([text] + fill).map { text in
    var cell = cchar_t()
    _ = halflight_set_cell(&cell, text + [0], attributes, pair)
    return cell
  }
}

/// Whether a scalar only adds to the character before it. Selectors and joiners do not: what they ask for is a width or
/// a picture that ncurses does not know of; and direction controls would reorder the cells.
private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: !(0xFE00...0xFE0F).contains(scalar.value)
  default: false
  }
}
