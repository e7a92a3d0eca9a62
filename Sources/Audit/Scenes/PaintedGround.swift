import ColorModel
import SceneModel
import ScreenPainter
import TraitModel
import TraitPropagation

/// What really lies behind something painted.
struct PaintedGround {
  /// Opaque.
  var color: RGBA
  /// The fill on top of it; nil where nothing but the dark screen is behind.
  var top: PaintItem?
  /// All that shows through, the top first.
  var fills: [PaintItem]
  /// Whether a blur is part of it, whose true colours are not public.
  var isBlurred: Bool { fills.contains { $0.content == .material } }
}

extension Painting {
  /// The worst ground that an item stands on, of some points over its length; nil where later things cover it.
  func ground(ofItemAt index: Int, worst measure: (RGBA) -> Double) -> PaintedGround? {
    let grounds = samplePoints(of: items[index]).filter { !isCovered($0, above: index) }.map {
      ground(at: $0, below: index)
    }
    return grounds.min { measure($0.color) < measure($1.color) }
  }

  private struct Point {
    var x: Double
    var y: Double
  }

  private func ground(at point: Point, below end: Int) -> PaintedGround {
    var fills: [PaintItem] = []
    for item in items[..<end].reversed() where item.isFill && item.covers(x: point.x, y: point.y) {
      fills.append(item)
      if item.color.value.alpha >= 1 { break }
    }
    let color = fills.reversed().reduce(RGBA.black) { $1.color.value.clamped.composited(over: $0) }
    return PaintedGround(color: color, top: fills.first, fills: fills)
  }

  /// Whether something opaque lies over a point. What a presentation brings does not count: it goes again, and its
  /// presenter is looked at as it is then.
  private func isCovered(_ point: Point, above index: Int) -> Bool {
    items[(index + 1)...].prefix { $0.content != .dimming }.contains {
      $0.isFill && $0.color.value.alpha >= 1 && $0.covers(x: point.x, y: point.y)
    }
  }

  private func samplePoints(of item: PaintItem) -> [Point] {
    let frame = item.visibleFrame
    let middle = frame.y + frame.height / 2
    switch item.content {
    case .text(let text):
      // A character is about half as wide as it is high.
      let width = min(frame.width, Double(text.string.count) * text.fontSize / 2)
      let left =
        switch text.alignment {
        case .natural, .left: frame.x
        case .center: frame.x + (frame.width - width) / 2
        case .right: frame.maxX - width
        }
      return [0.1, 0.5, 0.9].map { Point(x: left + width * $0, y: middle) }
    case .border:
      // An edge has an outside and an inside; it shows if it differs from what is outside.
      return [Point(x: frame.x + frame.width / 2, y: max(0, frame.y - 1))]
    default: return [Point(x: frame.x + frame.width / 2, y: middle)]
    }
  }
}
