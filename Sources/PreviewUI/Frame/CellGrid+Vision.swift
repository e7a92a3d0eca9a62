import CellCanvas
import ColorModel

extension CellGrid {
  /// Shows the grid as it is seen with a colour vision deficiency. Exact colours are what is previewed; the tool's own
  /// parts have the terminal's colours and stay. It works on what has been mixed, as an eye does.
  mutating func show(with vision: VisionDeficiency?) {
    guard let vision else { return }
    var answers: [CellColor: CellColor] = [:]
    func seen(_ color: CellColor) -> CellColor {
      guard case .rgb(let red, let green, let blue) = color else { return color }
      if let known = answers[color] { return known }
      let value = RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
      let answer = CellColor(vision.simulate(value))
      answers[color] = answer
      return answer
    }
    restyle(area) { style in
      style.foreground = seen(style.foreground)
      style.background = seen(style.background)
    }
  }
}
