import TraitModel

/// How good a colour's claim to a role is; a lower one wins.
private enum RoleClaim: Int, Comparable {
  case exactName, nameInOtherSpelling, alias, reference

  static func < (a: RoleClaim, b: RoleClaim) -> Bool { a.rawValue < b.rawValue }
}

/// Gives each role to the colour with the best claim to it, the first of equal ones: an exact name, the name in
/// another spelling, an alias, and last what an asset's own value refers to (`references`, by colour name).
/// A colour that loses a role keeps its name and says who has it.
func assignRoles(in colors: inout [ThemeColor], references: [String: SemanticColor] = [:]) {
  var holders: [SemanticColor: (index: Int, claim: RoleClaim)] = [:]
  var claims: [Int: SemanticColor] = [:]
  for index in colors.indices {
    guard let (role, claim) = claim(of: colors[index].name, reference: references[colors[index].name]) else {
      continue
    }
    claims[index] = role
    if let holder = holders[role], holder.claim <= claim { continue }
    holders[role] = (index, claim)
  }
  for (index, role) in claims {
    guard let holder = holders[role]?.index else { continue }
    if holder == index {
      colors[index].role = role
    } else {
      colors[index].notes.append("the role \(role) is taken by \(colors[holder].name)")
    }
  }
}

private func claim(of name: String, reference: SemanticColor?) -> (SemanticColor, RoleClaim)? {
  if let role = SemanticColor(name) { return (role, .exactName) }
  if let role = SemanticColor(matching: name) {
    let lower = name.lowercased()
    let isAlias = SemanticColor.aliases.contains {
      [$0.alias, $0.alias + "Color"].map { $0.lowercased() }.contains(lower)
    }
    return (role, isAlias ? .alias : .nameInOtherSpelling)
  }
  return reference.map { ($0, .reference) }
}
