import ColorModel

/// What a shape is painted with in each picture of a drawing; nil in a picture that does not have the shape.
struct SVGPaint: Hashable {
  var colors: [RGBA?]

  /// The colour, where it is one and the same in every picture.
  var constant: RGBA? {
    guard let first = colors.first, let color = first, colors.allSatisfy({ $0 == first }) else { return nil }
    return color
  }
}

/// The style sheet of a drawing: the paints that are not the same in every picture, each under a class of its own.
struct SVGStyleSheet {
  private var classes: [SVGPaint: Int] = [:]
  private var paints: [SVGPaint] = []

  /// The attribute that gives a shape its paint: the colour itself where it never changes.
  /// - Parameter property: `fill` or `stroke`.
  mutating func attribute(_ property: String, _ paint: SVGPaint) -> String {
    if let color = paint.constant { return "\(property)=\"\(color.hexRGB)\"" }
    let number = classes[paint] ?? paints.count
    if number == paints.count {
      classes[paint] = number
      paints.append(paint)
    }
    return "class=\"c\(number)\""
  }

  /// The sheet; nothing where no paint changes.
  ///
  /// A class sets `color`, and shapes take their fill or stroke from it, so that one class serves both. A viewer that
  /// knows no media queries or animations shows the first picture.
  func element(_ choice: SVGDrawing.Choice) -> String {
    if paints.isEmpty { return "" }
    let rules =
      switch choice {
      case .viewersAppearance:
        rules(ofPicture: 0) + "@media (prefers-color-scheme:dark){\n" + rules(ofPicture: 1) + "}\n"
      case .time(let milliseconds): rules(ofPicture: 0) + animation(milliseconds)
      }
    return
      "<style>\nrect[class],text[class]{fill:currentColor}path[class]{stroke:currentColor}\n\(rules)</style>\n"
  }

  private func rules(ofPicture picture: Int) -> String {
    paints.indices.map { ".c\($0){color:\(color(paints[$0].colors[picture]))}\n" }.joined()
  }

  /// Whoever asked for reduced motion sees the first picture.
  private func animation(_ milliseconds: [Int]) -> String {
    let total = max(1, milliseconds.reduce(0, +))
    let starts = milliseconds.indices.map { milliseconds[..<$0].reduce(0, +) }
    let frames = paints.indices.map { number in
      let colors = paints[number].colors
      let stops = colors.indices.filter { $0 == 0 || colors[$0] != colors[$0 - 1] }.map { picture in
        "\(percentage(starts[picture], of: total)){color:\(color(colors[picture]))}"
      }
      return ".c\(number){animation-name:c\(number)}@keyframes c\(number){\(stops.joined())}\n"
    }
    return "[class]{animation:\(total)ms step-end infinite}\n" + frames.joined()
      + "@media (prefers-reduced-motion:reduce){[class]{animation:none}}\n"
  }

  private func color(_ color: RGBA?) -> String { color?.hexRGB ?? "transparent" }

  /// With three decimals, which is finer than a frame of any display in a minute.
  private func percentage(_ part: Int, of total: Int) -> String {
    let thousandths = part * 100_000 / total
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + "%"
  }
}
