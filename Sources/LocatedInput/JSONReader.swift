/// Reads JSON (RFC 8259) and keeps every position: Foundation's decoder names no line, and takes trailing commas and
/// duplicate keys in silence, which a tool that judges files must not.
package struct JSONReader {
  package struct Limits: Sendable {
    /// Bytes; a larger document is refused before it is read.
    package var bytes: Int
    /// How deep arrays and objects may nest.
    package var depth: Int
    package init(bytes: Int = 8 << 20, depth: Int = 200) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// The document and what was odd about it (byte order mark, trailing commas, duplicate keys: warnings).
  /// - Throws: `InputError` with one located error for a syntax fault, wrong encoding, or a limit passed.
  package static func read(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(InputError) -> (root: JSONNode, diagnostics: [Diagnostic]) {
    if bytes.count > limits.bytes {
      throw InputError(
        Diagnostic(
          .error, "the file is \(bytes.count) bytes long, over the limit of \(limits.bytes)",
          remedy: "split it or leave out what is not needed"))
    }
    var reader = JSONReader(bytes: bytes, depthLimit: limits.depth)
    let root = try reader.document()
    return (root, reader.diagnostics)
  }

  let bytes: [UInt8]
  private let depthLimit: Int
  var position = 0
  private var line = 1
  private var lineStart = 0
  private var diagnostics: [Diagnostic] = []

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// The bytes since the line's start that begin no character; outside strings there are none.
  var continuationBytes = 0

  var here: SourceLocation {
    SourceLocation(line: line, column: position - lineStart - continuationBytes + 1)
  }

  /// Columns count characters, not bytes, so that an editor's cursor lands where the message says.
  func location(of offset: Int) -> SourceLocation {
    let end = min(offset, bytes.count)
    let continuation = bytes[min(lineStart, end)..<end].count { $0 & 0xC0 == 0x80 }
    return SourceLocation(line: line, column: end - lineStart - continuation + 1)
  }

  func fault(_ message: String, remedy: String? = nil, at place: SourceLocation? = nil) -> InputError {
    InputError(Diagnostic(.error, message, remedy: remedy, at: place ?? location(of: position)))
  }

  private mutating func document() throws(InputError) -> JSONNode {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fault("the file is UTF-16", remedy: "save it as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
      diagnostics.append(Diagnostic(.warning, "the file starts with a byte order mark", at: here))
    }
    skipSpace()
    if position == bytes.count { throw fault("the file is empty", remedy: "a JSON document was expected") }
    let root = try value(depth: 0)
    skipSpace()
    if position < bytes.count { throw fault("there is more text after the end of the document") }
    return root
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A:
        line += 1
        lineStart = position + 1
        continuationBytes = 0
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      position += 1
    }
  }

  func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private func describeHere() -> String {
    guard let byte = peek() else { return "the end of the file" }
    if byte >= 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "byte 0x" + String(byte, radix: 16, uppercase: true)
  }

  private mutating func value(depth: Int) throws(InputError) -> JSONNode {
    if depth > depthLimit {
      throw fault("arrays and objects nest deeper than \(depthLimit) levels", remedy: "flatten the document")
    }
    let start = here
    switch peek() ?? 0 {
    case UInt8(ascii: "{"): return JSONNode(.object(try object(depth: depth)), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array(depth: depth)), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONNode(try number(), at: start)
    default: break
    }
    for (word, literal) in [("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return JSONNode(literal, at: start)
    }
    if peek() == UInt8(ascii: "'") {
      throw fault("found a single quote where a value belongs", remedy: "JSON strings stand in double quotes")
    }
    if peek() == UInt8(ascii: "/") {
      throw fault("found '/' where a value belongs", remedy: "JSON has no comments")
    }
    throw fault("found \(describeHere()) where a value belongs")
  }

  private static let fewMembers = 16

  private mutating func object(depth: Int) throws(InputError) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    members.reserveCapacity(4)
    // Few keys are sooner compared than hashed; with many, comparing each with all would take for ever.
    var manySeen: [String: SourceLocation] = [:]
    func firstPlace(of key: String) -> SourceLocation? {
      members.count > Self.fewMembers ? manySeen[key] : members.first { $0.key == key }?.keyLocation
    }
    var comma: SourceLocation?
    while true {
      skipSpace()
      if peek() == UInt8(ascii: "}") {
        if let comma { warnTrailing(comma) }
        position += 1
        return members
      }
      guard peek() == UInt8(ascii: "\"") else {
        throw fault("found \(describeHere()) where a key in double quotes or '}' belongs")
      }
      let keyLocation = here
      let key = try string()
      skipSpace()
      guard peek() == UInt8(ascii: ":") else {
        throw fault("found \(describeHere()) after the key \"\(key)\"", remedy: "':' belongs there")
      }
      position += 1
      skipSpace()
      let item = try value(depth: depth + 1)
      if let first = firstPlace(of: key) {
        diagnostics.append(
          Diagnostic(
            .warning, "the key \"\(key)\" stands twice in this object, first in line \(first.line)",
            remedy: "the first is used; remove one", at: keyLocation))
      } else {
        members.append(JSONNode.Member(key: key, keyLocation: keyLocation, value: item))
        if members.count > Self.fewMembers {
          if manySeen.isEmpty { for member in members { manySeen[member.key] = member.keyLocation } }
          manySeen[key] = keyLocation
        }
      }
      comma = try separator(closing: UInt8(ascii: "}"))
      if comma == nil { return members }
    }
  }

  private mutating func array(depth: Int) throws(InputError) -> [JSONNode] {
    position += 1
    var items: [JSONNode] = []
    var comma: SourceLocation?
    while true {
      skipSpace()
      if peek() == UInt8(ascii: "]") {
        if let comma { warnTrailing(comma) }
        position += 1
        return items
      }
      items.append(try value(depth: depth + 1))
      comma = try separator(closing: UInt8(ascii: "]"))
      if comma == nil { return items }
    }
  }

  /// Takes a comma and gives its place, or takes the closing mark and gives nil.
  private mutating func separator(closing: UInt8) throws(InputError) -> SourceLocation? {
    skipSpace()
    if peek() == UInt8(ascii: ",") {
      let place = here
      position += 1
      return place
    }
    if peek() == closing {
      position += 1
      return nil
    }
    throw fault("found \(describeHere()) where ',' or '\(Character(Unicode.Scalar(closing)))' belongs")
  }

  private mutating func warnTrailing(_ comma: SourceLocation) {
    diagnostics.append(
      Diagnostic(.warning, "a comma before the closing mark", remedy: "strict JSON has none there", at: comma)
    )
  }

  private mutating func number() throws(InputError) -> JSONNode.Value {
    let start = position
    let place = here
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    if peek() == UInt8(ascii: "-") { position += 1 }
    let leadingZero = peek() == UInt8(ascii: "0")
    let digitsStart = position
    while isDigit(peek()) { position += 1 }
    guard position > digitsStart else { throw fault("'-' without a digit", at: place) }
    if leadingZero, position - digitsStart > 1 { throw fault("a number with a leading zero", at: place) }
    if peek() == UInt8(ascii: ".") {
      position += 1
      guard isDigit(peek()) else { throw fault("a number that ends in '.'", at: place) }
      while isDigit(peek()) { position += 1 }
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      guard isDigit(peek()) else { throw fault("an exponent without a digit", at: place) }
      while isDigit(peek()) { position += 1 }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw fault("the number \(text) is too large", at: place)
    }
    return .number(number, text: text)
  }
}
