/// JSON as people write it, to be read and changed by hand.
extension JSONText {
  /// Two spaces a level. What fits into `width` columns and is nested no deeper than twice stands on one line; else its
  /// members follow each other on as few lines as hold them. A member that needs several lines begins one, as does each
  /// object of an array.
  package func packedText(width: Int = 110) -> String { packed(indent: 0, column: 0, width) + "\n" }

  /// - Parameters:
  ///   - indent: of the line on which it begins.
  ///   - column: where on that line it begins.
  private func packed(indent: Int, column: Int, _ width: Int) -> String {
    if nesting(upTo: 3) < 3 {
      let line = line
      // A comma may follow.
      if !isContainer || column + line.count + 1 <= width { return line }
    }
    let (open, close) = if case .array = self { ("[", "]") } else { ("{", "}") }
    let margin = String(repeating: " ", count: indent + 2)
    var lines: [String] = []
    var mayGoOn = false
    for (key, value) in members {
      let item = key + value.packed(indent: indent + 2, column: indent + 2 + key.count, width)
      let isBlock = item.contains("\n")
      let beginsLine = isBlock || (key.isEmpty && value.isObject)
      if mayGoOn, !beginsLine, let last = lines.last, last.count + 2 + item.count + 1 <= width {
        lines[lines.count - 1] += ", " + item
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(margin + item)
      }
      mayGoOn = !isBlock
    }
    return open + "\n" + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indent) + close
  }

  /// Each with its key as it is written; an array's without.
  private var members: [(key: String, value: JSONText)] {
    switch self {
    case .array(let items): items.map { ("", $0) }
    case .object(let members): members.map { (quoted($0.0) + ": ", $0.1) }
    default: []
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  /// How many arrays and objects stand in each other, itself among them; not counted beyond `limit`.
  private func nesting(upTo limit: Int) -> Int {
    guard isContainer, limit > 0 else { return 0 }
    return 1 + (members.lazy.map { $0.value.nesting(upTo: limit - 1) }.max() ?? 0)
  }
}
