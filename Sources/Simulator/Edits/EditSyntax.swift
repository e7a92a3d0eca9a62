package import LocatedInput
import SceneModel
package import TraitModel
import TraitPropagation

/// A line that is no edit: what is wrong, at which column, and what would be right.
package struct EditSyntaxError: Error, Hashable, Sendable {
  package var message: String
  /// 1-based, in characters.
  package var column: Int
  package var remedy: String?
  /// What could stand there, where the line ends too early.
  package var expected: EditExpectation?

  init(message: String, column: Int, remedy: String? = nil, expected: EditExpectation? = nil) {
    self.message = message
    self.column = column
    self.remedy = remedy
    self.expected = expected
  }

  /// The error as found in a line of a file.
  package func diagnostic(line: Int) -> Diagnostic {
    Diagnostic(.error, message, remedy: remedy, at: SourceLocation(line: line, column: column))
  }
}

/// Reads the lines of the script language.
///
/// `set NODE.TRAIT VALUE` splits after the last dot, unless the whole is a node's id: `isNode` tells that.
package struct EditParser {
  let isNode: (NodeID) -> Bool

  package init(isNode: @escaping (NodeID) -> Bool) { self.isNode = isNode }

  /// The edit of one line.
  package func parse(_ line: String) throws(EditSyntaxError) -> Edit {
    var words = Words(line)
    return try read(&words)
  }

  /// What could come next in a line that is not finished, behind its last word and a blank; nil where nothing can that is
  /// known here.
  package func expectation(after line: String) -> EditExpectation? {
    var words = Words(line, isUnfinished: true)
    do { _ = try read(&words) } catch { return error.expected }
    return nil
  }

  private func read(_ words: inout Words) throws(EditSyntaxError) -> Edit {
    let verb = try words.next("an edit", expecting: .words(Self.forms.map(\.verb)))
    guard let form = Self.forms.first(where: { $0.verb == verb.text }) else {
      let near = nearestName(to: verb.text, among: Self.forms.map(\.verb))
      throw EditSyntaxError(
        message: "there is no edit '\(verb.text)'", column: verb.column,
        remedy: near.map { "did you mean '\($0)'?" } ?? "one of: "
          + Self.forms.map(\.verb).joined(separator: ", "))
    }
    let edit = try form.read(self, &words)
    if let extra = words.peek() {
      throw EditSyntaxError(
        message: "'\(extra.text)' stands behind the end of the edit", column: extra.column,
        remedy: "the form is: \(form.usage)")
    }
    return edit
  }

  /// One kind of edit: its first word, its form for help, and how its words are read.
  package struct Form: Sendable {
    package let verb: String
    package let usage: String
    let read: @Sendable (EditParser, inout Words) throws(EditSyntaxError) -> Edit
  }

  /// Every kind of edit, in the order of the help.
  package static let forms: [Form] = [
    Form(verb: "set", usage: "set NODE[.TRAIT] VALUE · set NODE forChild CHILD VALUE", read: readSet),
    Form(verb: "device", usage: "device light|dark") { _, words throws(EditSyntaxError) in
      .device(
        try words.choice("a style", EffectiveStyle.init(rawValue:), EffectiveStyle.allCases.map(\.rawValue)))
    },
    Form(verb: "contrast", usage: "contrast normal|high") { _, words throws(EditSyntaxError) in
      .contrast(
        try words.choice(
          "a contrast", AccessibilityContrast.init(rawValue:), AccessibilityContrast.allCases.map(\.rawValue))
      )
    },
    Form(verb: "plist", usage: "plist light|dark|automatic") { _, words throws(EditSyntaxError) in
      .plist(
        try words.choice("a style", InfoPlistStyle.init(rawValue:), InfoPlistStyle.allCases.map(\.rawValue)))
    },
    Form(verb: "ios", usage: "ios N") { _, words throws(EditSyntaxError) in
      .ios(try words.choice("a release", { IOSRelease(name: $0) }, IOSRelease.allCases.map(\.number)))
    },
    Form(verb: "present", usage: "present NODE [STYLE]") { _, words throws(EditSyntaxError) in
      let node = try words.node()
      if words.peek() == nil { return .present(node, nil) }
      return .present(
        node, try words.choice("a style", PresentedKind.init(name:), PresentedKind.all.map(\.name)))
    },
    Form(verb: "dismiss", usage: "dismiss NODE") { _, words throws(EditSyntaxError) in
      .dismiss(try words.node())
    },
    Form(verb: "add", usage: "add PARENT JSON") { _, words throws(EditSyntaxError) in
      .add(parent: try words.node(), json: try words.remainder("a JSON object"))
    },
    Form(verb: "remove", usage: "remove NODE") { _, words throws(EditSyntaxError) in .remove(try words.node())
    },
    Form(verb: "move", usage: "move NODE PARENT [INDEX]") { _, words throws(EditSyntaxError) in
      let node = try words.node()
      let parent = try words.node()
      if words.peek() == nil { return .move(node, to: parent, at: nil) }
      return .move(
        node, to: parent, at: try words.choice("an index", { Int($0).flatMap { $0 < 0 ? nil : $0 } }, []))
    },
    Form(verb: "embed", usage: "embed PARENT CHILD [VIEW]") { _, words throws(EditSyntaxError) in
      .embed(
        parent: try words.node(), child: try words.node(), view: words.peek() == nil ? nil : try words.node())
    },
    Form(verb: "assign", usage: "assign LAYER") { _, words throws(EditSyntaxError) in
      .assign(try words.node())
    },
    Form(verb: "background", usage: "background [darkFirst|lightFirst]") { _, words throws(EditSyntaxError) in
      if words.peek() == nil { return .background(nil) }
      return .background(
        try words.choice("an order", SnapshotOrder.init(rawValue:), SnapshotOrder.allCases.map(\.rawValue)))
    },
    Form(verb: "foreground", usage: "foreground") { _, _ throws(EditSyntaxError) in .foreground },
    Form(verb: "color", usage: ColorTarget.usage, read: readColor),
    Form(verb: "refresh", usage: "refresh LAYER STRATEGY") { _, words throws(EditSyntaxError) in
      .refresh(
        try words.node(),
        try words.choice("a strategy", Refresh.init(rawValue:), Refresh.allCases.map(\.rawValue)))
    },
    Form(verb: "app", usage: "app theme system|light|dark") { _, words throws(EditSyntaxError) in
      _ = try words.choice("what an app has", { $0 == "theme" ? $0 : nil }, ["theme"])
      return .appTheme(
        try words.choice("a choice", AppTheme.init(rawValue:), AppTheme.allCases.map(\.rawValue)))
    },
    Form(verb: "launch", usage: "launch [window]") { _, words throws(EditSyntaxError) in
      if words.peek() == nil { return .launch(.screen) }
      return .launch(
        try words.choice("a phase", LaunchPhase.init(rawValue:), LaunchPhase.allCases.map(\.rawValue)))
    },
    Form(verb: "firstResponder", usage: "firstResponder FIELD|none") { _, words throws(EditSyntaxError) in
      let field = try words.node()
      return .firstResponder(field == "none" ? nil : field)
    },
    Form(verb: "setNeedsStatusBarAppearanceUpdate", usage: "setNeedsStatusBarAppearanceUpdate") {
      _, _ throws(EditSyntaxError) in .updateStatusBar
    },
    Form(verb: "theme", usage: "theme NAME|PATH") { _, words throws(EditSyntaxError) in
      .theme(try words.remainder("a theme", expecting: .theme))
    },
  ]

  private static let readSet: @Sendable (EditParser, inout Words) throws(EditSyntaxError) -> Edit = {
    parser, words throws(EditSyntaxError) in
    let target = try words.next("a node", expecting: .node)
    if words.peek()?.text == "forChild" {
      _ = try words.next("forChild")
      let child = try words.node()
      let style = try words.choice(
        "a style", UserInterfaceStyle.init(rawValue:), UserInterfaceStyle.allCases.map(\.rawValue))
      return .setForChild(parent: NodeID(target.text), child: child, style: style)
    }
    let (node, trait) = try parser.split(target)
    let rank = try words.choice(
      "a value",
      { value -> Int?? in
        value == "unspecified" ? .some(nil) : trait.values.firstIndex(of: value).map { .some($0) }
      },
      trait.values + ["unspecified"])
    return .set(node, trait, rank: rank)
  }

  /// A node's id alone means its style; behind the last dot stands a trait, unless the whole is an id.
  private func split(_ word: Words.Word) throws(EditSyntaxError) -> (NodeID, Trait) {
    guard !isNode(NodeID(word.text)), let dot = word.text.lastIndex(of: ".") else {
      return (NodeID(word.text), .userInterfaceStyle)
    }
    let name = String(word.text[word.text.index(after: dot)...])
    let node = NodeID(String(word.text[..<dot]))
    if name == "overrideUserInterfaceStyle" { return (node, .userInterfaceStyle) }
    if let trait = Trait.named(name) { return (node, trait) }
    guard isNode(node) else { return (NodeID(word.text), .userInterfaceStyle) }
    throw EditSyntaxError(
      message: "there is no trait '\(name)'",
      column: word.column + word.text.distance(from: word.text.startIndex, to: dot) + 1,
      remedy: "one of: " + Trait.all.map(\.name).joined(separator: ", "))
  }
}
