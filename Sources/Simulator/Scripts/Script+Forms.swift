import KeyInput
import LocatedInput

extension Script {
  /// One kind of line that is no edit: its first word, its form for help, and how the words behind it are read.
  package struct Form: Sendable {
    package let verb: String
    package let usage: String
    /// One phrase.
    package let about: String
    /// Whether all that follows is text, a `#` too.
    let isProse: Bool
    let read: @Sendable (inout Words) throws(EditSyntaxError) -> Action

    init(
      _ verb: String, _ usage: String, _ about: String, isProse: Bool = false,
      read: @escaping @Sendable (inout Words) throws(EditSyntaxError) -> Action
    ) {
      self.verb = verb
      self.usage = usage
      self.about = about
      self.isProse = isProse
      self.read = read
    }
  }

  /// Every kind of line that is no edit, in the order of the help.
  package static let forms: [Form] = [
    Form("expect", Expectation.usage, "what must be so now; else the script fails") {
      words throws(EditSyntaxError) in .expect(try Expectation(&words))
    },
    Form("scene", "scene NAME|FILE", "another scene; device, release and themes stay, but for what it names")
    {
      words throws(EditSyntaxError) in .scene(try words.remainder("a scene"))
    },
    Form("select", "select NODE", "the node that is looked at: selected, outlined, explained") {
      words throws(EditSyntaxError) in .select(try words.node())
    },
    Form("palette", "palette [NAME[.SELECTOR]]", "the palette is shown, its cursor on a colour's value") {
      words throws(EditSyntaxError) in
      .palette(words.peek() == nil ? nil : PalettePlace(try words.remainder("a colour")))
    },
    Form("say", "say TEXT", "a caption, until the next; without text there is none", isProse: true) {
      words throws(EditSyntaxError) in .say(try words.prose())
    },
    Form("note", "note TEXT", "for the presenter", isProse: true) {
      words throws(EditSyntaxError) in .note(try words.prose())
    },
    Form("wait", "wait TIME", "a pause in recordings and tours: 1s, 500ms") {
      words throws(EditSyntaxError) in .wait(milliseconds: try words.time())
    },
    Form("key", "key KEY…", "keys of the explorer, named as in `halflight help keys`") {
      words throws(EditSyntaxError) in .keys(try words.keys())
    },
  ]
}

extension Words {
  /// All that is left; nothing is text too.
  fileprivate mutating func prose() throws(EditSyntaxError) -> String {
    peek() == nil ? "" : try remainder("a text")
  }

  /// `1s`, `1.5s`, `500ms`, in milliseconds, at most an hour.
  fileprivate mutating func time() throws(EditSyntaxError) -> Int {
    let word = try next("a time")
    let milliseconds: Double? =
      if word.text.hasSuffix("ms") {
        Int(word.text.dropLast(2)).map(Double.init)
      } else if word.text.hasSuffix("s"),
        word.text.allSatisfy({ $0.isASCII && ($0.isNumber || ".s".contains($0)) })
      {
        Double(word.text.dropLast()).map { $0 * 1000 }
      } else {
        nil
      }
    guard let milliseconds, (0...3_600_000).contains(milliseconds) else {
      throw EditSyntaxError(
        message: "'\(word.text)' is not a time", column: word.column,
        remedy: "seconds or milliseconds, up to an hour: 1s, 1.5s, 500ms")
    }
    return Int(milliseconds.rounded())
  }

  /// At least one key.
  fileprivate mutating func keys() throws(EditSyntaxError) -> [KeyPress] {
    var keys = [try key()]
    while peek() != nil { keys.append(try key()) }
    return keys
  }

  private mutating func key() throws(EditSyntaxError) -> KeyPress {
    let word = try next("a key")
    if let key = KeyPress(name: word.text) { return key }
    let known = Set(CommandGroup.all.flatMap(\.commands).flatMap(\.keys).map(\.name)).sorted()
    throw EditSyntaxError(
      message: "'\(word.text)' is not a key", column: word.column,
      remedy: nearestName(to: word.text, among: known).map { "did you mean '\($0)'?" }
        ?? "`halflight help keys` names them; a letter stands for itself")
  }
}
