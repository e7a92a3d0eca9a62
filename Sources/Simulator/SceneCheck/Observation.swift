package import ColorModel
import LocatedInput
package import SceneModel
package import TraitModel
package import TraitPropagation

/// What must be seen of a node: `NODE.PROPERTY #RRGGBB[AA]`, or `NODE.userInterfaceLevel base|elevated`.
package struct Observation: Hashable, Sendable {
  /// What can be seen of a node.
  package enum Property: Hashable, Sendable {
    case color(ColorProperty)
    case userInterfaceLevel

    static let names = ColorProperty.allCases.map(\.rawValue) + ["userInterfaceLevel"]

    init?(name: String) {
      if name == "userInterfaceLevel" {
        self = .userInterfaceLevel
      } else if let property = ColorProperty(rawValue: name) {
        self = .color(property)
      } else {
        return nil
      }
    }

    /// UIKit's name.
    package var name: String {
      switch self {
      case .color(let property): property.rawValue
      case .userInterfaceLevel: "userInterfaceLevel"
      }
    }
  }

  package let node: NodeID
  package let property: Property
  /// The value that the line states, in the spelling of `seen`.
  package let wanted: String
  /// Whether the line states a colour's opacity; else only the other components count.
  private let hasAlpha: Bool

  /// Reads a line. The node's name ends at the last dot.
  package init(_ line: String, in hierarchy: Hierarchy) throws(ObservationFailure) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let dot = words[0].lastIndex(of: ".") else {
      throw ObservationFailure("the form is NODE.PROPERTY VALUE")
    }
    let name = String(words[0][words[0].index(after: dot)...])
    guard let property = Property(name: name) else {
      let near = nearestName(to: name, among: Property.names).map { "did you mean '\($0)'?" }
      throw ObservationFailure(
        "nothing called '\(name)' can be seen; "
          + (near ?? "one of: " + Property.names.joined(separator: ", ")))
    }
    node = NodeID(String(words[0][..<dot]))
    self.property = property
    hasAlpha = words[1].utf8.count == 9
    wanted = try Self.wanted(String(words[1]), of: property, hasAlpha)
    if hierarchy.index(of: node) == nil { throw ObservationFailure("there is no node `\(node)`") }
  }

  private static func wanted(
    _ word: String, of property: Property, _ hasAlpha: Bool
  ) throws(ObservationFailure) -> String {
    switch property {
    case .color:
      guard let color = RGBA(hex: word) else {
        throw ObservationFailure("'\(word)' is no colour; #RRGGBB or #RRGGBBAA")
      }
      return spelling(of: color, hasAlpha)
    case .userInterfaceLevel:
      guard let level = UserInterfaceLevel(rawValue: word) else {
        throw ObservationFailure("'\(word)' is no level; base or elevated")
      }
      return level.rawValue
    }
  }

  /// What is there now, spelled as the line spells what it wants.
  package func seen(in simulation: Simulation) throws(ObservationFailure) -> String {
    switch property {
    case .color(let property): return Self.spelling(of: try simulation.color(of: node, property), hasAlpha)
    case .userInterfaceLevel:
      guard let traits = simulation.traits(of: node) else {
        throw ObservationFailure("there is no node `\(node)`")
      }
      return traits.level.rawValue
    }
  }

  private static func spelling(of color: RGBA, _ hasAlpha: Bool) -> String {
    hasAlpha ? color.hexRGBA : color.hexRGB
  }
}

/// Why a colour cannot be told.
package struct ObservationFailure: Error, Hashable, Sendable {
  /// A sentence without its full stop.
  package let reason: String
  package init(_ reason: String) { self.reason = reason }
}

extension Simulation {
  /// The colour that a node's property has now: a view's resolved with its traits, a layer's with those it was assigned
  /// with (K-13). What lies behind it is not mixed in.
  package func color(of node: NodeID, _ property: ColorProperty) throws(ObservationFailure) -> RGBA {
    guard let traits = content.layers[node].flatMap({ _ in frozen[node] }) ?? traits(of: node) else {
      throw ObservationFailure("there is no node `\(node)`")
    }
    if content.layers[node] != nil, unassigned.contains(node), let initial = property.initialLayerColor {
      return initial
    }
    // Attributed text without a colour is black, whatever the style (K-22).
    if property == .textColor, content.views[node]?.isAttributedWithoutColor == true { return .black }
    guard let source = content[node, property] else {
      throw ObservationFailure("the scene states no \(property.rawValue) of `\(node)`")
    }
    let resolved =
      switch source {
      case .named(let name): palette.resolve(name, for: traits.collection)
      case .dynamic(let color): palette.resolve(color, for: traits.collection)
      }
    guard let resolved else { throw ObservationFailure("there is no such colour as `\(node)` names") }
    return resolved.color
  }
}

extension ColorProperty {
  /// What a layer has before anything is assigned: CALayer's own black for borders and shadows, and no background.
  fileprivate var initialLayerColor: RGBA? {
    switch self {
    case .borderColor, .shadowColor: .black
    case .backgroundColor: .clear
    case .textColor, .tintColor: nil
    }
  }
}
