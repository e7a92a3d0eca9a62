import ColorModel

extension RGBA {
  /// So much of this colour with the rest of another, component by component.
  func mixed(_ share: Double, with other: RGBA) -> RGBA {
    withAlpha(share).composited(over: other.withAlpha(1))
  }
}
