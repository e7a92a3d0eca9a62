package import LocatedInput
package import TraitModel

/// What the explorer keeps from one time to the next: what its user chose in it.
package struct SavedState: Hashable, Sendable {
  /// A name, or an absolute path.
  package var scene: String?
  package var themes: [String] = []
  /// The device's, where it was chosen by hand.
  package var appearance: EffectiveStyle?
  /// Whether the hint for those who are here for the first time has been shown.
  package var isWelcomed = false
  /// What another version of the program keeps in the same file.
  private var others: [JSONNode.Member] = []

  package init() {}

  /// - Throws: for what is no JSON object. A single value that means nothing is none.
  package init(_ bytes: [UInt8]) throws(InputError) {
    let root = try JSONReader.read(bytes).root
    guard let members = root.members else {
      throw InputError(Diagnostic(.error, "the file holds \(root.kindName)", at: root.location))
    }
    for member in members {
      switch Key(rawValue: member.key) {
      case .scene: scene = member.value.string
      case .theme: themes = member.value.array?.compactMap(\.string) ?? []
      case .appearance: appearance = member.value.string.flatMap(EffectiveStyle.init)
      case .welcomed: isWelcomed = member.value.bool ?? false
      case nil: others.append(member)
      }
    }
  }

  private enum Key: String { case scene, theme, appearance, welcomed }

  /// The file's content.
  package var json: JSONText {
    var members: [(String, JSONText)] = []
    func add(_ key: Key, _ value: JSONText?) { if let value { members.append((key.rawValue, value)) } }
    add(.scene, scene.map(JSONText.string))
    add(.theme, themes.isEmpty ? nil : .array(themes.map(JSONText.string)))
    add(.appearance, appearance.map { .string($0.rawValue) })
    add(.welcomed, isWelcomed ? true : nil)
    return .object(members + others.map { ($0.key, JSONText($0.value)) })
  }
}

extension JSONText {
  /// A value that was read, to be written again.
  fileprivate init(_ node: JSONNode) {
    self =
      switch node.value {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number, let text): Int(text).map(JSONText.integer) ?? .decimal(number)
      case .string(let text): .string(text)
      case .array(let items): .array(items.map { JSONText($0) })
      case .object(let members): .object(members.map { ($0.key, JSONText($0.value)) })
      }
  }
}
