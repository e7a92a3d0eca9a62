/// What stands behind a command's name and options.
package struct Operands: Hashable, Sendable {
  /// What each of them can be; empty where the command takes none.
  package var kinds: [ArgumentKind]
  package var isOptional: Bool
  package var isRepeatable: Bool

  private init(_ kinds: [ArgumentKind], isOptional: Bool = false, isRepeatable: Bool = false) {
    self.kinds = kinds
    self.isOptional = isOptional
    self.isRepeatable = isRepeatable
  }

  package static let none = Operands([])
  package static func one(_ kinds: ArgumentKind...) -> Operands { Operands(kinds) }
  package static func optional(_ kinds: ArgumentKind...) -> Operands { Operands(kinds, isOptional: true) }
  /// One or more.
  package static func some(_ kinds: ArgumentKind...) -> Operands { Operands(kinds, isRepeatable: true) }
  /// None, one or more.
  package static func any(_ kinds: ArgumentKind...) -> Operands {
    Operands(kinds, isOptional: true, isRepeatable: true)
  }

  /// As help spells them: `[NAME|FILE…]`; empty where there are none.
  package var usage: String {
    if kinds.isEmpty { return "" }
    let words = kinds.placeholder + (isRepeatable ? "…" : "")
    return isOptional ? "[\(words)]" : words
  }
}
