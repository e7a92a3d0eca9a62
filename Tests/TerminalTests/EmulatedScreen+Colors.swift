extension EmulatedScreen {
  /// How many cells have each background colour.
  var backgrounds: [Color: Int] {
    var counts: [Color: Int] = [:]
    for row in 0..<rows {
      for column in 0..<columns { counts[self[column, row].background, default: 0] += 1 }
    }
    return counts
  }

  /// Of the cells with an exact background, the share whose background is nearer to white than to black; 0…1, nil
  /// where no cell has one.
  var lightShare: Double? {
    var light = 0
    var all = 0
    for (color, count) in backgrounds {
      guard case .rgb(let value) = color else { continue }
      all += count
      if (value >> 16 & 255) + (value >> 8 & 255) + (value & 255) > 382 { light += count }
    }
    return all > 0 ? Double(light) / Double(all) : nil
  }

  /// The first row that contains a text; empty when none does.
  func row(with text: String) -> String {
    (0..<rows).lazy.map { self.text(ofRow: $0) }.first { $0.contains(text) } ?? ""
  }
}
