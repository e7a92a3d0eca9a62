import Localization
package import SceneModel
package import TraitModel

/// A colour's name where a scene writes it.
struct ColorUse: Hashable {
  var node: NodeID
  var property: ColorProperty
  var name: String
}

extension SceneContent {
  /// Every colour that the scene names, in the order of the nodes' ids.
  var colorUses: [ColorUse] {
    let nodes = Set(views.keys).union(layers.keys).sorted()
    return nodes.flatMap { node in
      ColorProperty.allCases.flatMap { property in
        (self[node, property]?.names ?? []).map { ColorUse(node: node, property: property, name: $0) }
      }
    }
  }

  /// The names of all colours that the scene names.
  package var usedColorNames: Set<String> { Set(colorUses.map(\.name)) }
}

extension ColorSource {
  /// The names of colours that it refers to.
  fileprivate var names: [String] {
    switch self {
    case .named(let name): [name]
    case .dynamic(let color):
      Set(
        color.slots.compactMap { element -> String? in
          if case .reference(let name) = element.value { name } else { nil }
        }
      ).sorted()
    }
  }
}

extension AuditReport {
  /// Adds the colours of themes that none of the scenes names.
  package mutating func addUnused(in palette: Palette, used: Set<String>) {
    let referred = Set(palette.themes.flatMap(\.colors).flatMap { ColorSource.dynamic($0.color).names })
    take(
      palette.namedColors.filter { !used.contains($0.name) && !referred.contains($0.name) }.map { color in
        Finding(
          .nameUnused, color: color.name, message: "\(color.name) is named by none of the audited scenes")
      })
  }
}
