/// A colour function of CSS with its arguments: `rgb(10 20 30 / 50%)`, `hsl(210, 40%, 50%)`, `color(display-p3 1 0 0)`.
struct ColorFunction {
  private struct Argument {
    var number: Double
    /// `%`, `deg`, `rad`, `grad`, `turn`, or nothing.
    var unit: Substring
    var text: Substring
  }

  let name: String
  let body: Substring

  func color() throws(ColorNotation.Fault) -> RGBA {
    var words = body.split { $0.isWhitespace || $0 == "," || $0 == "/" }
    let space: WebColorSpace
    switch name {
    case "rgb", "rgba": space = .sRGB
    case "hsl", "hsla": space = .hsl
    case "hwb", "lab", "lch", "oklab", "oklch": space = WebColorSpace(rawValue: name) ?? .sRGB
    case "color":
      let word = words.isEmpty ? "" : words.removeFirst().lowercased()
      guard let known = Self.space(ofColor: word) else {
        throw ColorNotation.Fault(message: "color() has no space \"\(word.prefix(40))\"")
      }
      space = known
    default:
      throw ColorNotation.Fault(
        message: "\(name.prefix(40))() is not read", remedy: "write the colour it gives")
    }
    guard words.count == 3 || words.count == 4 else {
      throw ColorNotation.Fault(
        message: "\(name)() has \(words.count) components instead of 3, or 4 with alpha")
    }
    var arguments: [Argument] = []
    for word in words { arguments.append(try argument(word)) }
    var components = SIMD3<Double>()
    for index in 0..<3 { components[index] = try component(arguments[index], index, space) }
    guard arguments.count == 4 else { return space.toSRGB(components) }
    let alpha = arguments[3]
    guard alpha.unit == "%" || alpha.unit.isEmpty else { throw unreadable(alpha.text) }
    let value = alpha.unit == "%" ? alpha.number / 100 : alpha.number
    return space.toSRGB(components, alpha: min(max(value, 0), 1))
  }

  /// The spaces that `color()` names; the others have functions of their own.
  private static func space(ofColor word: String) -> WebColorSpace? {
    if word == "xyz" { return .xyzD65 }
    let own: [WebColorSpace] = [.hsl, .hwb, .lab, .lch, .oklab, .oklch]
    return WebColorSpace(rawValue: word).flatMap { own.contains($0) ? nil : $0 }
  }

  private func argument(_ word: Substring) throws(ColorNotation.Fault) -> Argument {
    if word.lowercased() == "none" { return Argument(number: 0, unit: "", text: word) }
    let unit = word.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" }
    let digits = word[..<unit.startIndex]
    guard let number = Double(digits), number.isFinite,
      ["", "%", "deg", "rad", "grad", "turn"].contains(unit)
    else { throw unreadable(word) }
    return Argument(number: number, unit: unit, text: word)
  }

  /// A component on the scale of its space; what 100 % means differs from one to the next.
  private func component(_ argument: Argument, _ index: Int, _ space: WebColorSpace) throws(ColorNotation
    .Fault)
    -> Double
  {
    let isHue =
      (space == .hsl || space == .hwb) ? index == 0 : (space == .lch || space == .oklch) && index == 2
    switch argument.unit {
    case "deg" where isHue: return argument.number
    case "rad" where isHue: return argument.number * 180 / .pi
    case "grad" where isHue: return argument.number * 0.9
    case "turn" where isHue: return argument.number * 360
    case "%" where !isHue: return argument.number / 100 * Self.full(space, index)
    case "": return name.hasPrefix("rgb") ? argument.number / 255 : argument.number
    default: throw unreadable(argument.text)
    }
  }

  private static func full(_ space: WebColorSpace, _ index: Int) -> Double {
    switch space {
    case .hsl, .hwb: 100
    case .lab: index == 0 ? 100 : 125
    case .lch: index == 0 ? 100 : 150
    case .oklab, .oklch: index == 0 ? 1 : 0.4
    default: 1
    }
  }

  private func unreadable(_ text: Substring) -> ColorNotation.Fault {
    ColorNotation.Fault(
      message: "\"\(text.prefix(40))\" is no component of \(name)()",
      remedy: "a component is a number, perhaps with its unit, or none")
  }
}
