extension String {
  /// The text with blanks behind it, up to so many characters in all.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
