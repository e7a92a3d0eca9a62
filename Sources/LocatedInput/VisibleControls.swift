/// `text` with every control character replaced by a visible one, so that text from a file can never act on a
/// terminal: C0 and DEL by their Unicode control pictures, C1 and direction controls by U+FFFD. Line breaks too.
package func visibleControls(in text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    result.append(isControl(scalar) ? picture(of: scalar) : scalar)
  }
  return String(result)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  // Bidirectional embeddings, overrides and isolates, line and paragraph separators, and the byte order mark: they
  // reorder or break the cells around them.
  case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

private func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
  let value: UInt32 =
    switch control.value {
    case 0..<0x20: 0x2400 + control.value
    case 0x7F: 0x2421
    default: 0xFFFD
    }
  return Unicode.Scalar(value) ?? " "
}
