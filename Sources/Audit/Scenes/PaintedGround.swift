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

/// What lies behind and over the things of one painting.
struct PaintedGrounds {
  private let items: [PaintItem]
  /// The places of what colours an area, in the order of painting; nothing else covers anything.
  private let fills: [Int]

  init(_ painting: Painting) {
    items = painting.items
    fills = items.indices.filter { [items] in items[$0].isFill }
  }

  /// The worst ground that an item stands on, of some points over its length; nil where later things cover it.
  func ground(ofItemAt index: Int, worst measure: (RGBA) -> Double) -> PaintedGround? {
    let end = fills.firstIndex { $0 >= index } ?? fills.endIndex
    let grounds = samplePoints(of: items[index])
      .filter { !isCovered($0, by: fills[end...].drop { $0 == index }) }.map { ground(at: $0, fills[..<end]) }
    return grounds.min { measure($0.color) < measure($1.color) }
  }

  private struct Point {
    var x: Double
    var y: Double
  }

  private func ground(at point: Point, _ below: ArraySlice<Int>) -> PaintedGround {
    var fills: [PaintItem] = []
    for place in below.reversed() where items[place].covers(x: point.x, y: point.y) {
      fills.append(items[place])
      if items[place].color.value.alpha >= 1 { break }
    }
    let color = fills.reversed().reduce(RGBA.black) { $1.color.value.clamped.composited(over: $0) }
    return PaintedGround(color: color, top: fills.first, fills: fills)
  }

  /// Whether something opaque lies over a point. What a presentation brings does not count: it goes again, and its
  /// presenter is looked at as it is then.
  private func isCovered(_ point: Point, by above: ArraySlice<Int>) -> Bool {
    for place in above {
      if items[place].content == .dimming { return false }
      if items[place].color.value.alpha >= 1, items[place].covers(x: point.x, y: point.y) { return true }
    }
    return false
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
