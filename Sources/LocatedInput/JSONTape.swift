/// A JSON text and where in it the values stand, in the order of the text.
struct JSONTape: Sendable {
  struct Token: Sendable {
    enum Kind: UInt8 {
      case null, `true`, `false`, number, array, object
      case string
      /// A string that is not what stands between its quotes.
      case escapedString
      /// A key that its object has already; it and its value do not count.
      case repeatedKey
    }

    var kind: Kind
    /// Of a string the offset behind its quote, of everything else that of the first byte.
    var start: UInt32
    /// Of a string or number its bytes; of an escaped string its number among those; of an array or object the tokens
    /// that it consists of, its own included.
    var extent: UInt32 = 1
    /// Counted from 1, the column in characters.
    let line: UInt32
    let column: UInt32

    var location: SourceLocation { SourceLocation(line: Int(line), column: Int(column)) }

    /// How many tokens the value consists of.
    var count: Int {
      switch kind {
      case .array, .object: Int(extent)
      default: 1
      }
    }
  }

  let bytes: [UInt8]
  var tokens: [Token] = []
  var escapedStrings: [String] = []

  /// What files with white space come to at the most.
  private static let bytesPerToken = 8

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / Self.bytesPerToken)
  }

  /// A string, or a number as it is spelled.
  func text(of token: Int) -> String {
    let token = tokens[token]
    if token.kind == .escapedString { return escapedStrings[Int(token.extent)] }
    return withBytes(of: token) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a string is that one, byte for byte.
  func isString(_ token: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let token = tokens[token]
    if token.kind == .escapedString { return escapedStrings[Int(token.extent)].utf8.elementsEqual(text) }
    guard Int(token.extent) == text.count else { return false }
    let start = Int(token.start)
    return text.indices.allSatisfy { text[$0] == bytes[start + $0] }
  }

  func areSameStrings(_ a: Int, _ b: Int) -> Bool {
    if tokens[b].kind != .escapedString { return withBytes(of: tokens[b]) { isString(a, $0) } }
    return tokens[a].kind == .escapedString ? text(of: a) == text(of: b) : areSameStrings(b, a)
  }

  /// The first key of an object that is wanted; the value of a key stands behind it.
  /// - Parameter end: the token where the search ends; by default that behind the object.
  func firstKey(of object: Int, before end: Int? = nil, where isWanted: (Int) -> Bool) -> Int? {
    var key = object + 1
    let end = end ?? object + tokens[object].count
    while key < end {
      if tokens[key].kind != .repeatedKey, isWanted(key) { return key }
      key += 1 + tokens[key + 1].count
    }
    return nil
  }

  /// The same for strings that are the same; often another one for others.
  func kind(ofString token: Int) -> Int {
    let token = tokens[token]
    if token.kind == .escapedString {
      let text = escapedStrings[Int(token.extent)].utf8
      return text.count + Int(text.first ?? 0)
    }
    return Int(token.extent) + (token.extent == 0 ? 0 : Int(bytes[Int(token.start)]))
  }

  /// Goes through the keys of an object.
  func eachKey(of object: Int, before end: Int? = nil, _ body: (Int) -> Void) {
    _ = firstKey(of: object, before: end) { key in
      body(key)
      return false
    }
  }

  private func withBytes<Result>(of token: Token, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(token.start)..<Int(token.start + token.extent)]))
    }
  }
}
