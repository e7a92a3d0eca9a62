import ColorModel
import TraitModel

/// A character that stands in a cell of the phone, over the subpixels.
struct Ink {
  enum Kind {
    case text
    case symbol
    /// A hairline: gives way to text.
    case line
  }

  /// nil in the second half of a wide character.
  var character: Character?
  /// May be translucent; it is composited over what lies behind when the cell is made.
  var color: RGBA
  var isBold = false
  var kind: Kind
  /// Whether the middle of what it stands for lies in the lower half of the cell: whose ground is then its own.
  var isLow = false
  /// The presentation in which it lies.
  var presentation: NodeID?
  /// Which text it is a part of; 0 for lines and symbols.
  var run = 0
}
