import ColorModel

/// A hex string by the rules of the `colorWithHexString:` that many apps carry: what it does not understand becomes
/// clear, which an app never notices and a tester should.
enum PaletteHexString: Equatable {
  case color(RGBA)
  /// The function gives the clear colour; why.
  case clear(String)
  /// Digits that are none: the function's variables are never set, and the colour is whatever stood in memory.
  case undefined

  init(_ text: String) {
    var rest = Substring(text.uppercased()).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard rest.utf16.count >= 6 else {
      self = .clear("it has fewer than 6 characters")
      return
    }
    if rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
    if rest.hasPrefix("#") { rest = rest.dropFirst() }
    guard rest.utf16.count == 6 else {
      self = .clear("it has \(rest.utf16.count) digits instead of 6")
      return
    }
    if let color = RGBA(hex: "#" + rest) { self = .color(color) } else { self = .undefined }
  }
}
