package import ColorModel
package import SceneModel
package import TraitModel
import TraitPropagation

/// A screen as a list of things drawn one over the other, in points. What an audit judges is what a picture shows.
package struct Painting: Hashable, Sendable {
  /// The screen's size.
  package var bounds: Size
  /// From the back to the front.
  package var items: [PaintItem] = []
  /// The nodes that have a place on the screen, parents before what lies in them.
  package var nodes: [PlacedNode] = []

  package init(bounds: Size) { self.bounds = bounds }

  /// The frame of a node, cut off by what clips it; nil where the node is not on the screen.
  package func frame(of node: NodeID) -> Rect? {
    nodes.last { $0.node == node }?.visibleFrame
  }

  /// The frontmost view at a point, as a touch would find it.
  package func node(atX x: Double, y: Double) -> NodeID? {
    nodes.last { placed in
      (placed.kind == .view || placed.kind == .window) && placed.shape.contains(x: x, y: y)
        && placed.clips.allSatisfy { $0.contains(x: x, y: y) }
    }?.node
  }

  /// What is seen at a point of the items before `end`: their fills composited over the black of a screen that is off.
  package func color(atX x: Double, y: Double, below end: Int) -> RGBA {
    items[..<end].reduce(.black) { seen, item in
      item.isFill && item.covers(x: x, y: y) ? item.color.value.composited(over: seen) : seen
    }
  }

  /// What really lies behind an item, at the middle of what is seen of it.
  package func backdrop(ofItemAt index: Int) -> RGBA {
    let frame = items[index].visibleFrame
    return color(atX: frame.x + frame.width / 2, y: frame.y + frame.height / 2, below: index)
  }
}
