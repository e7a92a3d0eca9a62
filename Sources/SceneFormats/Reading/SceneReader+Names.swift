import LocatedInput
import TraitModel
import TraitPropagation

/// Names, and the ways in which a name shows that the structure is impossible.
extension SceneReader {
  /// The object's name: the one in the file, or one made from its place; nil where it has none that can be used, which
  /// is reported.
  mutating func name<Key: SceneKey>(
    _ key: Key, of object: SceneObject<Key>, as role: NodeRole, made: String
  ) -> NodeID? {
    guard object[key] != nil else {
      return take(NodeID(made), as: role, isMade: true, at: object.location, path: object.path)
    }
    guard let written = string(key, in: object), let place = object[key]?.location else { return nil }
    let (id, path) = (NodeID(written), object.path(to: key))
    guard id.isWellFormed else {
      report(
        "\"\(written)\" cannot be an id", at: place, path: path,
        remedy: "ids are made of letters, digits and _ . / -")
      return nil
    }
    return take(id, as: role, isMade: false, at: place, path: path)
  }

  /// Takes a name for a node; nil where it is taken, and where the node would be one too many.
  mutating func take(
    _ id: NodeID, as role: NodeRole, isMade: Bool, at place: SourceLocation, path: String
  ) -> NodeID? {
    if id == Hierarchy.screenID {
      report(
        "the id \"screen\" is the screen's own", at: place, path: path,
        remedy: "give \(role.phrase) another id")
      return nil
    }
    if let standing, standing.index(of: id) != nil {
      report("there is a node \"\(id)\" already", at: place, path: path, remedy: "give this one another id")
      return nil
    }
    if let first = register[id] {
      reportClash(id, as: role, isMade: isMade, with: first, at: place, path: path)
      return nil
    }
    guard lineage.count < limits.depth else {
      report(
        "nodes nest deeper than \(limits.depth) levels", at: place, path: path,
        remedy: "what is below is left out")
      return nil
    }
    guard register.count + (standing?.count ?? 0) < limits.nodes else {
      if !register.isOverLimit {
        report(
          "the scene has more than \(limits.nodes) nodes", at: place, path: path,
          remedy: "split it into several scenes")
      }
      register.isOverLimit = true
      return nil
    }
    register.take(id, NameRegister.Owner(role: role, location: place, isMade: isMade))
    return id
  }

  private mutating func reportClash(
    _ id: NodeID, as role: NodeRole, isMade: Bool, with first: NameRegister.Owner, at place: SourceLocation,
    path: String
  ) {
    let there = "line \(first.location.line), column \(first.location.column)"
    let (message, remedy): (String, String) =
      if role.isController, lineage.contains(id) {
        (
          "the controller \"\(id)\" \(role == .presented ? "presents" : "contains") itself: it began in \(there)",
          "give the inner one an id of its own"
        )
      } else if role.isController, first.role.isController, (role == .presented) != (first.role == .presented)
      {
        (
          "the controller \"\(id)\" is \(role.phrase) here and \(first.role.phrase) in \(there)",
          "a controller is in one place only: present it, or embed it"
        )
      } else if isMade {
        (
          "the id \"\(id)\", made for \(role.phrase) that has none, is taken by \(first.role.phrase) in \(there)",
          "give one of them another id"
        )
      } else if first.isMade {
        (
          "the id \"\(id)\" is the one made for \(first.role.phrase) without an id in \(there)",
          "give one of them another id"
        )
      } else {
        ("the id \"\(id)\" stands twice, first in \(there)", "ids are unique in a scene")
      }
    report(message, at: place, path: path, remedy: remedy)
  }
}
