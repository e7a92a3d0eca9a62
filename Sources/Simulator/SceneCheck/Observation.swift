package import ColorModel
import LocatedInput
package import SceneModel
package import TraitModel
package import TraitPropagation

/// A colour that must be seen: `NODE.PROPERTY #RRGGBB[AA]`.
package struct Observation: Hashable, Sendable {
  package let node: NodeID
  package let property: ColorProperty
  package let color: RGBA
  /// Whether the line states the opacity; else only the other components count.
  private let hasAlpha: Bool

  /// Reads a line. The node's name ends at the last dot.
  package init(_ line: String, in hierarchy: Hierarchy) throws(ObservationFailure) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let dot = words[0].lastIndex(of: ".") else {
      throw ObservationFailure("the form is NODE.PROPERTY #RRGGBB")
    }
    let name = String(words[0][words[0].index(after: dot)...])
    guard let property = ColorProperty(rawValue: name) else {
      let names = ColorProperty.allCases.map(\.rawValue)
      let near = nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
      throw ObservationFailure(
        "there is no colour '\(name)'; " + (near ?? "one of: " + names.joined(separator: ", ")))
    }
    guard let color = RGBA(hex: words[1]) else {
      throw ObservationFailure("'\(words[1])' is no colour; #RRGGBB or #RRGGBBAA")
    }
    node = NodeID(String(words[0][..<dot]))
    self.property = property
    self.color = color
    hasAlpha = words[1].utf8.count == 9
    if hierarchy.index(of: node) == nil { throw ObservationFailure("there is no node `\(node)`") }
  }

  /// Whether a colour is the one, to the byte.
  package func accepts(_ seen: RGBA) -> Bool { spelling(of: seen) == spelling(of: color) }

  /// A colour as the line spells its own.
  package func spelling(of color: RGBA) -> String { hasAlpha ? color.hexRGBA : color.hexRGB }
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
