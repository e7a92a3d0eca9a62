/// A line of the box-drawing block: which arms leave the middle of the cell, and how.
struct BoxGlyph: Hashable {
  enum Arm { case none, light, heavy }
  var up = Arm.none
  var right = Arm.none
  var down = Arm.none
  var left = Arm.none
  /// The two arms meet in an arc.
  var isRound = false

  init?(_ character: Character) {
    guard let arms = Self.arms[character] else { return nil }
    let parsed: [Arm] = arms.prefix(4).map { $0 == "1" ? .light : $0 == "2" ? .heavy : .none }
    (up, right, down, left) = (parsed[0], parsed[1], parsed[2], parsed[3])
    isRound = arms.count == 5
  }

  /// Up, right, down, left: 0 none, 1 light, 2 heavy; a fifth mark is an arc.
  private static let arms: [Character: String] = [
    "─": "0101", "│": "1010", "┌": "0110", "┐": "0011", "└": "1100", "┘": "1001",
    "├": "1110", "┤": "1011", "┬": "0111", "┴": "1101", "┼": "1111",
    "╭": "0110r", "╮": "0011r", "╯": "1001r", "╰": "1100r",
    "━": "0202", "┃": "2020", "┏": "0220", "┓": "0022", "┗": "2200", "┛": "2002",
    "┣": "2220", "┫": "2022", "┳": "0222", "┻": "2202", "╋": "2222",
    "╴": "0001", "╵": "1000", "╶": "0100", "╷": "0010",
    "╸": "0002", "╹": "2000", "╺": "0200", "╻": "0020",
  ]

  /// SVG path data, for one weight, in a cell at `x`, `y` of that size; empty where no arm has the weight.
  func path(_ weight: Arm, x: Int, y: Int, width: Int, height: Int) -> String {
    let (middleX, middleY) = (x + width / 2, y + height / 2)
    if isRound {
      guard weight == .light else { return "" }
      let endY = up == .light ? y : y + height
      let endX = left == .light ? x : x + width
      return "M\(middleX) \(endY)Q\(middleX) \(middleY) \(endX) \(middleY)"
    }
    var data = ""
    switch (left == weight, right == weight) {
    case (true, true): data += "M\(x) \(middleY)h\(width)"
    case (true, false): data += "M\(x) \(middleY)H\(middleX)"
    case (false, true): data += "M\(middleX) \(middleY)H\(x + width)"
    case (false, false): break
    }
    switch (up == weight, down == weight) {
    case (true, true): data += "M\(middleX) \(y)v\(height)"
    case (true, false): data += "M\(middleX) \(y)V\(middleY)"
    case (false, true): data += "M\(middleX) \(middleY)V\(y + height)"
    case (false, false): break
    }
    return data
  }
}
