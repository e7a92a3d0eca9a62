import LocatedInput

/// Walks a document and collects its tokens.
struct TokenCollector {
  private(set) var set = TokenSet()
  private(set) var diagnostics: [Diagnostic] = []
  private let document: JSONNode
  private let file: String?

  init(_ document: JSONNode, file: String?) {
    self.document = document
    self.file = file
    collect(document, path: [], type: nil, extended: [])
  }

  /// Whether a token stands anywhere: an object with `$value`, or in older files with `value` and a type.
  static func holdsTokens(_ node: JSONNode) -> Bool {
    guard let members = node.members else { return false }
    if node["$value"] != nil || (node["value"] != nil && node["type"]?.string == "color") { return true }
    return members.contains { holdsTokens($0.value) }
  }

  private mutating func collect(_ node: JSONNode, path: [String], type: String?, extended: [String]) {
    guard let members = node.members else { return }
    let type = node["$type"]?.string ?? type
    if let value = node["$value"] { return add(value, path, type, isLegacy: false) }
    if let reference = node["$ref"], !path.isEmpty, reference.string != nil {
      return add(node, path, type, isLegacy: false)
    }
    if let value = node["value"], value.members == nil || node["type"]?.string != nil {
      return add(value, path, node["type"]?.string ?? type, isLegacy: true)
    }
    if let group = node["$extends"] { extend(group, path, type, extended) }
    for member in members {
      if member.key == "$root" {
        collect(member.value, path: path, type: type, extended: extended)
      } else if !member.key.hasPrefix("$") {
        collect(member.value, path: path + [member.key], type: type, extended: extended)
      }
    }
  }

  private mutating func add(_ value: JSONNode, _ path: [String], _ type: String?, isLegacy: Bool) {
    set.add(
      Token(path: path, value: value, type: type, isLegacy: isLegacy, document: document, file: file))
  }

  /// Takes over the tokens of another group, which this one's own then replace.
  private mutating func extend(_ reference: JSONNode, _ path: [String], _ type: String?, _ extended: [String])
  {
    let name = reference.string ?? reference["$ref"]?.string ?? ""
    let target: JSONNode?
    if name.hasPrefix("{"), name.hasSuffix("}") {
      target = name.dropFirst().dropLast().split(separator: ".").reduce(document) { $0?[String($1)] }
    } else {
      target = document.at(pointer: name)
    }
    guard let target, !extended.contains(name) else {
      let what = target == nil ? "there is no group \(quoted(name))" : "groups extend each other in a circle"
      diagnostics.append(
        Diagnostic(.error, what, file: file, at: reference.location, keyPath: path.joined(separator: ".")))
      return
    }
    collect(target, path: path, type: type, extended: extended + [name])
  }
}

extension JSONNode {
  /// What a JSON pointer (RFC 6901) with its `#` leads to.
  func at(pointer: String) -> JSONNode? {
    guard pointer.hasPrefix("#") else { return nil }
    var node: JSONNode? = self
    for step in pointer.dropFirst().split(separator: "/") {
      let key = String(step.replacing("~1", with: "/").replacing("~0", with: "~"))
      node =
        node?[key]
        ?? Int(key).flatMap { index in
          node?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
    return node
  }
}
