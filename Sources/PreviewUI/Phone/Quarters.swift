import ColorModel

/// The four subpixels of a cell: 0 top left, 1 top right, 2 bottom left, 3 bottom right. No array: there are thousands of
/// them in a picture.
struct Quarters: Hashable {
  private let topLeft: RGBA
  private let topRight: RGBA
  private let bottomLeft: RGBA
  private let bottomRight: RGBA

  init(_ topLeft: RGBA, _ topRight: RGBA, _ bottomLeft: RGBA, _ bottomRight: RGBA) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  subscript(place: Int) -> RGBA {
    switch place {
    case 0: topLeft
    case 1: topRight
    case 2: bottomLeft
    default: bottomRight
    }
  }

  /// Whether all four are one colour.
  var isPlain: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

  /// The one colour that stands for the cell: the one most of it has; of equals the upper, or the lower where asked.
  func ground(isLow: Bool = false) -> RGBA {
    if isPlain { return topLeft }
    var best = (color: topLeft, votes: 0)
    for step in 0..<4 {
      let place = isLow ? 3 - step : step
      let votes = (0..<4).count { self[$0] == self[place] }
      if votes > best.votes { best = (self[place], votes) }
    }
    return best.color
  }
}
