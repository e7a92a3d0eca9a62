/// Colours as people write them: the notations of CSS Color 4 that give one fixed colour.
package enum ColorNotation {
  /// Why a text is no colour; one sentence without its full stop.
  package struct Fault: Error, Hashable, Sendable {
    package var message: String
    package var remedy: String?

    package init(message: String, remedy: String? = nil) {
      self.message = message
      self.remedy = remedy
    }
  }

  /// Reads `#RGB[A]`, `#RRGGBB[AA]`, a name, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` or
  /// `color()`. The colour may lie outside sRGB.
  package static func color(_ text: some StringProtocol) throws(Fault) -> RGBA {
    let text = trimmed(text)
    if text.isEmpty { throw Fault(message: "there is no colour", remedy: notations) }
    if text.hasPrefix("#") {
      guard let color = hex(text.dropFirst()) else {
        throw Fault(
          message: "\"\(text.prefix(40))\" is no colour",
          remedy: "behind '#' stand 3, 4, 6 or 8 hexadecimal digits")
      }
      return color
    }
    if let open = text.firstIndex(of: "(") {
      guard text.hasSuffix(")") else {
        throw Fault(message: "\"\(text.prefix(40))\" lacks its closing parenthesis")
      }
      let body = text[text.index(after: open)...].dropLast()
      return try ColorFunction(name: text[..<open].lowercased(), body: body).color()
    }
    guard let color = NamedColors.color(text) else {
      throw Fault(message: "\"\(text.prefix(40))\" is no colour", remedy: notations)
    }
    return color
  }

  /// The colour of 3, 4, 6 or 8 hexadecimal digits; the alpha, where there is one, stands last.
  package static func hex(_ digits: some StringProtocol) -> RGBA? {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    switch digits.utf8.count {
    case 3, 4: return RGBA(hex: "#" + digits.map { "\($0)\($0)" }.joined())
    case 6, 8: return RGBA(hex: "#" + digits)
    default: return nil
    }
  }

  private static let notations = "for instance #RRGGBB, rgb(), hsl(), oklch() or a CSS name"

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
