import SceneModel
import TraitModel

/// What a view takes over from what it lies in, for painting alone.
struct Surroundings {
  /// The superview's frame in points of the screen.
  var frame: Rect
  var clips: [RoundedRect]
  /// The product of the alphas above. UIKit fades a view as a group; here each item fades by itself, which differs
  /// only where children overlap their parent.
  var opacity = 1.0
  /// The nearest tint above; nil is the palette's.
  var tint: ColorSource?
  /// The style of what it lies in.
  var style: EffectiveStyle?
  /// The presentation controller in whose container it lies.
  var presentation: NodeID?
  /// In a table view: how its cells look.
  var table: TableSurroundings?
}

/// What a cell takes over from its table.
struct TableSurroundings {
  var style: TableStyle
  /// The cells that lie directly above another one, and directly below one, by id.
  var joinsNext: Set<NodeID> = []
  var joinsPrevious: Set<NodeID> = []
}

/// `UITableView.Style`.
enum TableStyle: String {
  case plain, grouped, insetGrouped
}
