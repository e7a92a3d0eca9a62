import LocatedInput
import TraitModel

/// The words of a line, one after the other, each with its column.
package struct Words {
  package struct Word: Hashable, Sendable {
    package var text: String
    package var column: Int
  }

  private let line: [Character]
  private let isUnfinished: Bool
  private var position = 0

  /// - Parameter isUnfinished: whether one more word, not written yet, stands at the end.
  init(_ line: String, isUnfinished: Bool = false) {
    self.line = Array(line)
    self.isUnfinished = isUnfinished
  }

  private mutating func skipBlanks() {
    while position < line.count, line[position].isWhitespace { position += 1 }
  }

  /// The next word, left where it is; nil at the end. A word that is not written yet is empty.
  mutating func peek() -> Word? {
    skipBlanks()
    guard position < line.count else { return isUnfinished ? Word(text: "", column: line.count + 1) : nil }
    let end = line[position...].firstIndex(where: \.isWhitespace) ?? line.count
    return Word(text: String(line[position..<end]), column: position + 1)
  }

  /// The whole line without the blanks around it.
  var trimmedText: String {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(line[first...last])
  }

  /// Takes the next word; what is missing is called `what`.
  mutating func next(_ what: String, expecting: EditExpectation? = nil) throws(EditSyntaxError) -> Word {
    guard let word = peek(), !word.text.isEmpty else {
      throw EditSyntaxError(message: "\(what) is missing", column: line.count + 1, expected: expecting)
    }
    position += word.text.count
    return word
  }

  mutating func node() throws(EditSyntaxError) -> NodeID {
    NodeID(try next("a node", expecting: .node).text)
  }

  /// Takes a word that must be one of some values; their names go into the message.
  mutating func choice<Value>(_ what: String, _ read: (String) -> Value?, _ names: [String])
    throws(EditSyntaxError)
    -> Value
  {
    let word = try next(what, expecting: .words(names))
    guard let value = read(word.text) else {
      let near = nearestName(to: word.text, among: names).map { "did you mean '\($0)'?" }
      let list = names.isEmpty ? nil : "one of: " + names.joined(separator: ", ")
      throw EditSyntaxError(
        message: "'\(word.text)' is not \(what)", column: word.column,
        remedy: names.isEmpty ? nil : [near, list].compactMap(\.self).joined(separator: " "))
    }
    return value
  }

  /// Takes all that is left, without blanks around it.
  mutating func remainder(_ what: String, expecting: EditExpectation? = nil) throws(EditSyntaxError) -> String
  {
    let first = try next(what, expecting: expecting)
    var text = line[(first.column - 1)...]
    position = line.count
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
