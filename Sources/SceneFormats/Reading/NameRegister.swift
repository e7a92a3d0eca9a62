import LocatedInput
import TraitModel

/// Which names are taken in a scene, by what, and where.
struct NameRegister {
  struct Owner {
    var role: NodeRole
    var location: SourceLocation
    /// Whether the file left the name to the reader.
    var isMade: Bool
  }

  private(set) var owners: [NodeID: Owner] = [:]
  /// Set when a node came that would have been one too many.
  var isOverLimit = false

  var count: Int { owners.count }

  subscript(id: NodeID) -> Owner? { owners[id] }

  mutating func take(_ id: NodeID, _ owner: Owner) { owners[id] = owner }
}

/// What a named object is in its scene.
enum NodeRole {
  case windowScene, window, rootController, child, orphan, presented, presentationController, view, layer

  var phrase: String {
    switch self {
    case .windowScene: "a window scene"
    case .window: "a window"
    case .rootController: "a root controller"
    case .child: "a child controller"
    case .orphan: "an orphan controller"
    case .presented: "a presented controller"
    case .presentationController: "a presentation controller"
    case .view: "a view"
    case .layer: "a layer"
    }
  }

  var isController: Bool {
    switch self {
    case .rootController, .child, .orphan, .presented: true
    default: false
    }
  }
}
