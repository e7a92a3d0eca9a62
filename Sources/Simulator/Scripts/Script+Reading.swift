package import LocatedInput
import TraitModel

extension Script {
  /// The longest script that is read, in bytes.
  package static let limit = 1 << 20

  /// Reads a script.
  /// - Throws: every line that is none, each with its column; nothing is used of a script that has one.
  package init(_ bytes: [UInt8]) throws(InputError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(
        Diagnostic(.error, "a script is text in UTF-8", at: firstInvalidPlace(in: bytes)))
    }
    var faults: [Diagnostic] = []
    var steps: [Step] = []
    for (index, line) in Self.lines(of: text).enumerated() {
      do throws(EditSyntaxError) {
        if let step = try Self.step(of: line, number: index + 1) { steps.append(step) }
      } catch {
        faults.append(error.diagnostic(line: index + 1))
      }
    }
    if !faults.isEmpty { throw InputError(faults) }
    self.steps = steps
  }

  /// The lines of a text, whatever ends them, without a byte order mark.
  package static func lines(of text: String) -> [String] {
    let content = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return content.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }.map(
      String.init)
  }

  private static func step(of line: String, number: Int) throws(EditSyntaxError) -> Step? {
    var words = Words(line)
    guard let first = words.peek(), !first.text.hasPrefix("#") else { return nil }
    let scope = try scope(&words)
    guard let verb = words.peek() else {
      throw EditSyntaxError(
        message: "there is nothing behind '\(words.trimmedText)'", column: line.count + 1,
        remedy: "a line follows, for instance: \(words.trimmedText) expect child dark")
    }
    let form = forms.first { $0.verb == verb.text }
    if form?.isProse != true {
      words = Words(withoutComment(line))
      _ = try self.scope(&words)
    }
    let action: Action
    if let form {
      _ = try words.next(verb.text)
      action = try form.read(&words)
      if let extra = words.peek() {
        throw EditSyntaxError(
          message: "'\(extra.text)' stands behind the end of the line", column: extra.column,
          remedy: "the form is: \(form.usage)")
      }
    } else {
      action = try edit(&words, verb)
    }
    return Step(line: number, column: verb.column, text: words.trimmedText, scope: scope, action: action)
  }

  /// `from N`, `until N`, or both.
  private static func scope(_ words: inout Words) throws(EditSyntaxError) -> ReleaseScope {
    var scope = ReleaseScope()
    while let word = words.peek(), word.text == "from" || word.text == "until" {
      _ = try words.next(word.text)
      let release = try words.choice(
        "a release", { IOSRelease(name: $0) }, IOSRelease.allCases.map(\.number))
      if word.text == "from" { scope.first = release } else { scope.last = release }
      if !IOSRelease.allCases.contains(where: scope.contains) {
        throw EditSyntaxError(message: "no release is both", column: word.column)
      }
    }
    return scope
  }

  private static func edit(_ words: inout Words, _ verb: Words.Word) throws(EditSyntaxError) -> Action {
    let verbs = EditParser.forms.map(\.verb)
    guard verbs.contains(verb.text) else {
      let known = forms.map(\.verb) + ["from", "until"] + verbs
      throw EditSyntaxError(
        message: "no line begins with '\(verb.text)'", column: verb.column,
        remedy: nearestName(to: verb.text, among: known).map { "did you mean '\($0)'?" }
          ?? "one of: " + known.joined(separator: ", "))
    }
    let text = try words.remainder("an edit")
    do { _ = try EditParser { _ in false }.parse(text) } catch { throw error.moved(by: verb.column - 1) }
    return .edit(text)
  }

  /// A line up to its comment: a `#` with a blank, or nothing, on both sides. So `#FFFFFF` is none, nor what stands
  /// between quotes.
  private static func withoutComment(_ line: String) -> String {
    let characters = Array(line)
    var isQuoted = false
    for (place, character) in characters.enumerated() {
      if character == "\"" { isQuoted.toggle() }
      guard character == "#", !isQuoted, place == 0 || characters[place - 1].isWhitespace,
        place + 1 == characters.count || characters[place + 1].isWhitespace
      else { continue }
      return String(characters[..<place])
    }
    return line
  }
}

extension EditSyntaxError {
  /// The error in a line that has something before it.
  func moved(by columns: Int) -> EditSyntaxError {
    EditSyntaxError(message: message, column: column + columns, remedy: remedy, expected: expected)
  }
}

/// Line and column, in characters, of the first bytes that are no UTF-8.
private func firstInvalidPlace(in bytes: [UInt8]) -> SourceLocation? {
  var place = SourceLocation(line: 1, column: 1)
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if String(validating: line, as: UTF8.self) == nil {
      var length = line.count
      while length > 0, String(validating: line.prefix(length), as: UTF8.self) == nil { length -= 1 }
      place.column = String(decoding: line.prefix(length), as: UTF8.self).count + 1
      return place
    }
    place.line += 1
  }
  return nil
}
