package import SceneModel
package import TraitModel

/// One thing that is drawn, in points of the screen.
package struct PaintItem: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A view's or layer's background.
    case background
    /// A blurring background, drawn as a nearly opaque fill since its true colours are not public.
    case material
    /// The veil between a presentation and what it covers.
    case dimming
    /// A part of a control: a switch's track, a knob, a bar's marker.
    case shape
    /// Points.
    case border(width: Double)
    /// A hairline.
    case separator
    case text(PaintedText)
    /// A picture by SF Symbols' name.
    case symbol(String)
  }

  /// Who painted it.
  package var node: NodeID
  package var content: Content
  package var shape: RoundedRect
  /// What it is cut off by, beside the screen's edge.
  package var clips: [RoundedRect]
  package var color: PaintedColor
  /// The presentation controller in whose container it lies; nil for what the window shows itself.
  package var presentation: NodeID?
  /// Whether its control is disabled, which contrast rules except.
  package var isDisabled: Bool

  package var frame: Rect { shape.rect }

  /// What of the frame is left by the clips.
  package var visibleFrame: Rect { clips.reduce(frame) { $0.intersection($1.rect) } }

  /// Whether it colours an area, rather than a text, a line or a picture that stands on one.
  package var isFill: Bool {
    switch content {
    case .background, .material, .dimming, .shape: true
    case .border, .separator, .text, .symbol: false
    }
  }

  /// Whether a fill colours this point.
  package func covers(x: Double, y: Double) -> Bool {
    shape.contains(x: x, y: y) && clips.allSatisfy { $0.contains(x: x, y: y) }
  }
}

/// A text to be set in a frame.
package struct PaintedText: Hashable, Sendable {
  package var string: String
  /// Points.
  package var fontSize: Double
  package var isBold: Bool
  package var alignment: TextAlignment
  /// How many lines it may take.
  package var maximumLines: Int
  /// Whether it may be left out where there is no room for all: a second text, a caption.
  package var isSecondary: Bool

  package init(
    _ string: String, fontSize: Double = 17, isBold: Bool = false, alignment: TextAlignment = .natural,
    maximumLines: Int = 1, isSecondary: Bool = false
  ) {
    self.string = string
    self.fontSize = fontSize
    self.isBold = isBold
    self.alignment = alignment
    self.maximumLines = maximumLines
    self.isSecondary = isSecondary
  }
}
