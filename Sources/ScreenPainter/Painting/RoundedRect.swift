package import SceneModel

/// A rectangle in points of which some corners are rounded.
package struct RoundedRect: Hashable, Sendable {
  /// Corners, in the order of CALayer's `maskedCorners`.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1 << 0)
    package static let topRight = Corners(rawValue: 1 << 1)
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    package static let bottomRight = Corners(rawValue: 1 << 3)
    package static let top: Corners = [.topLeft, .topRight]
    package static let bottom: Corners = [.bottomLeft, .bottomRight]
    package static let all: Corners = [.top, .bottom]
  }

  package var rect: Rect
  /// Points; never more than half of the shorter side counts.
  package var radius: Double
  package var corners: Corners

  package init(_ rect: Rect, radius: Double = 0, corners: Corners = .all) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
  }

  /// The radius that is drawn.
  package var effectiveRadius: Double { max(0, min(radius, rect.width / 2, rect.height / 2)) }

  /// Whether a point lies inside.
  package func contains(x: Double, y: Double) -> Bool {
    guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return false }
    let radius = effectiveRadius
    if radius <= 0 { return true }
    let isLeft = x < rect.x + radius
    let isTop = y < rect.y + radius
    guard isLeft || x > rect.maxX - radius, isTop || y > rect.maxY - radius else { return true }
    let corner: Corners = isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
    if !corners.contains(corner) { return true }
    let dx = x - (isLeft ? rect.x + radius : rect.maxX - radius)
    let dy = y - (isTop ? rect.y + radius : rect.maxY - radius)
    return dx * dx + dy * dy <= radius * radius
  }
}
