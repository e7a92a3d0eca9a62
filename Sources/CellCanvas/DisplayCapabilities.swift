package import ColorModel

/// What the place where a grid is shown can show; drawing asks for it where it would else lose something.
package struct DisplayCapabilities: Hashable, Sendable {
  package var depth: ColorDepth
  /// Whether characters beyond ASCII can be shown.
  package var isUTF8: Bool

  package init(depth: ColorDepth = .trueColor, isUTF8: Bool = true) {
    self.depth = depth
    self.isUTF8 = isUTF8
  }
}
