import LocatedInput
import TraitModel
import TraitPropagation

/// A Swift name for each node of a hierarchy: `sheet.view` becomes `sheetView`. No two nodes share one.
struct SwiftNames {
  private var names: [NodeID: String] = [:]
  private var taken: Set<String>

  /// - Parameter reserved: names that the code around uses itself.
  init(_ ids: some Sequence<NodeID>, reserved: Set<String> = []) {
    taken = reserved.union(Self.keywords)
    for id in ids { add(id) }
  }

  subscript(id: NodeID) -> String { names[id] ?? Self.identifier(id.rawValue) }

  /// Names a node that came later; one that has a name keeps it.
  mutating func add(_ id: NodeID) {
    guard names[id] == nil else { return }
    let stem = Self.identifier(id.rawValue)
    let name = taken.contains(stem) ? firstFree(stem) : stem
    taken.insert(name)
    names[id] = name
  }

  private func firstFree(_ stem: String) -> String {
    var number = 2
    while taken.contains(stem + String(number)) { number += 1 }
    return stem + String(number)
  }

  /// The words of a text in camel case.
  static func identifier(_ text: String, startsUppercase: Bool = false) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { place, word in
      let isCapital = place > 0 || startsUppercase
      return (isCapital ? word.prefix(1).uppercased() : word.prefix(1).lowercased()) + word.dropFirst()
    }.joined()
    return joined.first?.isLetter == true ? joined : (startsUppercase ? "N" : "n") + joined
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open",
    "operator", "override", "package", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while",
  ]
}

/// A text as a Swift string literal.
func swiftLiteral(_ text: String) -> String {
  let escaped = visibleControls(in: text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"" + escaped + "\""
}

/// A text as one line that may stand in a comment.
func commentLine(_ text: String) -> String { visibleControls(in: text) }
