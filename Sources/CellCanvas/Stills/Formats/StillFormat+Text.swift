extension StillFormat {
  package static let text = StillFormat(name: "text", summary: "characters alone") { grid, _ in
    var result = ""
    for row in 0..<grid.rows {
      var line = ""
      for column in 0..<grid.columns {
        if let character = grid[column, row].character { line.append(printable(character)) }
      }
      while line.last == " " { line.removeLast() }
      result += line + "\n"
    }
    return result
  }
}
