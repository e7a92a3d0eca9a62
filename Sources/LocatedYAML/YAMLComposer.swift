import LocatedInput

/// Makes a tree of events.
struct YAMLComposer {
  let depthLimit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var events: ArraySlice<YAMLEvent> = []

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  mutating func document(_ events: [YAMLEvent]) throws(InputError) -> JSONNode {
    self.events = events[...]
    if events.isEmpty { throw InputError(Diagnostic(.error, "the file holds no document")) }
    return try node(depth: 0)
  }

  private mutating func node(depth: Int) throws(InputError) -> JSONNode {
    guard let event = events.popFirst() else {
      throw InputError(Diagnostic(.error, "the document ends early"))
    }
    if depth > depthLimit {
      throw InputError(
        Diagnostic(.error, "the document nests deeper than \(depthLimit) levels", at: event.location))
    }
    switch event.kind {
    case .scalar(let text): return JSONNode(.string(text), at: event.location)
    case .alias(let name):
      throw InputError(
        Diagnostic(
          .error, "the alias *\(name) is not followed", remedy: "write out what it stands for",
          at: event.location))
    case .sequenceStart:
      var items: [JSONNode] = []
      while let next = events.first {
        if case .sequenceEnd = next.kind { break }
        items.append(try node(depth: depth + 1))
      }
      events.removeFirst()
      return JSONNode(.array(items), at: event.location)
    case .mappingStart: return try mapping(depth, at: event.location)
    case .sequenceEnd, .mappingEnd:
      throw InputError(Diagnostic(.error, "the document ends early", at: event.location))
    }
  }

  private mutating func mapping(_ depth: Int, at location: SourceLocation) throws(InputError) -> JSONNode {
    var members: [JSONNode.Member] = []
    while let next = events.first {
      if case .mappingEnd = next.kind { break }
      let key = try node(depth: depth + 1)
      let value = try node(depth: depth + 1)
      guard let name = key.string else {
        diagnostics.append(
          Diagnostic(.warning, "a key that is \(key.kindName) is passed over", at: key.location))
        continue
      }
      if members.contains(where: { $0.key == name }) {
        diagnostics.append(
          Diagnostic(
            .warning, "the key \"\(name)\" stands twice in this mapping",
            remedy: "the first is used; remove one",
            at: key.location))
      } else {
        members.append(JSONNode.Member(key: name, keyLocation: key.location, value: value))
      }
    }
    events.removeFirst()
    return JSONNode(.object(members), at: location)
  }
}
