import ColorModel
import Localization
import LocatedInput
import SceneModel
package import TraitModel
import TraitPropagation

/// What must be so: `NODE light|dark`, or `NODE.PROPERTY VALUE` of a colour or of anything else that is seen.
package struct Expectation: Hashable, Sendable {
  /// A node's id, or one with a property behind its last dot.
  package let target: String
  package let value: String
  /// 1-based, in the line.
  let column: Int

  static let usage = "expect NODE light|dark · expect NODE.PROPERTY VALUE"
  /// What can be seen of a node beside its style, for help.
  package static let properties = Observation.Property.names + ObservedFact.Fact.allCases.map(\.rawValue)

  init(_ words: inout Words) throws(EditSyntaxError) {
    let target = try words.next("a node")
    let value = try words.next("what is expected")
    self.target = target.text
    self.value = value.text
    column = target.column
    if EffectiveStyle(rawValue: value.text) != nil { return }
    guard let dot = target.text.lastIndex(of: ".") else {
      throw EditSyntaxError(
        message: "'\(value.text)' is not a style", column: value.column,
        remedy:
          "a node is light or dark; other values are of a property: \(target.text).backgroundColor #FFFFFF")
    }
    let name = String(target.text[target.text.index(after: dot)...])
    guard Self.properties.contains(name) else {
      throw EditSyntaxError(
        message: "nothing called '\(name)' can be seen",
        column: target.column + target.text.distance(from: target.text.startIndex, to: dot) + 1,
        remedy: nearestName(to: name, among: Self.properties).map { "did you mean '\($0)'?" }
          ?? "one of: " + Self.properties.joined(separator: ", "))
    }
    if ColorProperty(rawValue: name) != nil, RGBA(hex: value.text) == nil {
      throw EditSyntaxError(
        message: "'\(value.text)' is not a colour", column: value.column, remedy: "#RRGGBB or #RRGGBBAA")
    }
  }

  /// What comparing gave.
  package struct Finding: Hashable, Sendable {
    package let node: NodeID
    /// Nil where it is the node's style.
    package let property: String?
    package let wanted: String
    package let seen: String

    package var holds: Bool { wanted == seen }
    /// `sheet is light, expected dark`.
    package var text: String {
      (property.map { "`\(node).\($0)`" } ?? "`\(node)`") + " is \(seen)"
        + (holds ? "" : ", expected \(wanted)")
    }
  }
}

extension Simulation {
  /// Compares what is with what is expected.
  /// - Throws: where there is no such node, or nothing such to be seen of it.
  package func compare(_ expectation: Expectation) throws(ObservationFailure) -> Expectation.Finding {
    let (target, value) = (expectation.target, expectation.value)
    if let traits = traits(of: NodeID(target)) {
      guard let style = EffectiveStyle(rawValue: value) else {
        throw ObservationFailure("`\(target)` is a node, and light or dark; '\(value)' is neither")
      }
      return Expectation.Finding(
        node: NodeID(target), property: nil, wanted: style.rawValue, seen: traits.style.rawValue)
    }
    let line = "\(target) \(value)"
    let node = target.lastIndex(of: ".").map { NodeID(String(target[..<$0])) } ?? NodeID(target)
    let name = target.lastIndex(of: ".").map { String(target[target.index(after: $0)...]) } ?? ""
    do { try requireNode(Expectation.properties.contains(name) ? node : NodeID(target)) } catch {
      throw ObservationFailure(error.reason.english)
    }
    if let fact = ObservedFact(line) {
      let seen = try observed(fact.fact, of: fact.node)
      return Expectation.Finding(node: fact.node, property: fact.fact.rawValue, wanted: fact.word, seen: seen)
    }
    let observation = try Observation(line, in: hierarchy)
    return Expectation.Finding(
      node: observation.node, property: observation.property.name, wanted: observation.wanted,
      seen: try observation.seen(in: self))
  }
}
