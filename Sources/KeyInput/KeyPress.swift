/// One key press as a terminal can tell it: a key and whether Control or Alt was held.
package struct KeyPress: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, escape, tab, backTab, backspace, delete, insert
    case function(Int)
  }

  package var key: Key
  package var control: Bool
  package var alt: Bool

  package init(_ key: Key, control: Bool = false, alt: Bool = false) {
    self.key = key
    self.control = control
    self.alt = alt
  }

  /// The press of one printable character.
  package static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
  /// A letter with Control held, named in lower case.
  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), control: true)
  }
}
