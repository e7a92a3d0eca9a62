package import SceneModel
import TraitModel
import TraitPropagation

extension Scene {
  /// The scene on a screen of another size. A scene states frames for one size; on another its views keep to the edges
  /// they stood at, as an autoresizing mask would have them. That is this program's reading of a frame: scenes state no
  /// constraints.
  package func onScreen(of size: Size) -> Scene {
    if size == content.bounds { return self }
    var scene = self
    scene.content.bounds = size
    scene.hierarchy.screenWidth = size.width
    for window in hierarchy.preorder where hierarchy[window].kind == .window {
      let id = hierarchy[window].id
      let stated = content.windowFrames[id] ?? content.views[id]?.frame
      let frame = stated?.resized(from: content.bounds, to: size)
      if content.windowFrames[id] != nil { scene.content.windowFrames[id] = frame }
      if content.views[id]?.frame != nil { scene.content.views[id]?.frame = frame }
      scene.fitContents(of: window, from: stated?.size ?? content.bounds, to: frame?.size ?? size)
    }
    return scene
  }

  /// Fits what lies in a node whose own size was the one and is the other.
  private mutating func fitContents(of node: NodeIndex, from old: Size, to new: Size) {
    for child in hierarchy[node].children {
      let id = hierarchy[child].id
      // A popover is as large as its content asks, whatever there is around it.
      if hierarchy[child].modalPresentationStyle == .popover, hierarchy.attachment(of: child) == .presented {
        continue
      }
      guard let stated = content.views[id]?.frame else {
        fitContents(of: child, from: old, to: new)
        continue
      }
      let frame = stated.resized(from: old, to: new)
      content.views[id]?.frame = frame
      fitContents(of: child, from: stated.size, to: frame.size)
    }
  }
}

extension Rect {
  fileprivate var size: Size { Size(width: width, height: height) }

  /// The frame in a superview that was of one size and is of another. What takes more than half of the width grows and
  /// shrinks with it; what does not keeps its place in the middle, or its distance from the side in whose half it stands,
  /// from the left one if in both. What ends at the bottom still does; all else stays as far from the top.
  fileprivate func resized(from old: Size, to new: Size) -> Rect {
    var frame = self
    let (wider, taller) = (new.width - old.width, new.height - old.height)
    let middle = old.width / 2
    if width > middle {
      frame.width = max(0, width + wider)
    } else if abs(x + width / 2 - middle) <= 1 {
      frame.x += wider / 2
    } else if x >= middle {
      frame.x += wider
    }
    if maxY >= old.height - 1 {
      if height > old.height / 2 { frame.height = max(0, height + taller) } else { frame.y += taller }
    }
    return frame
  }
}
