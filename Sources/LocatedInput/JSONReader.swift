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
    try reader.document()
    return (JSONNode(JSONDocument(reader.tape), token: 0), reader.diagnostics)
  }

  var tape: JSONTape
  private let depthLimit: Int
  var position = 0
  private var line = 1
  private var lineStart = 0
  private var diagnostics: [Diagnostic] = []

  var bytes: [UInt8] { tape.bytes }

  private init(bytes: [UInt8], depthLimit: Int) {
    tape = JSONTape(bytes)
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

  private mutating func document() throws(InputError) {
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
    try value(depth: 0)
    skipSpace()
    if position < bytes.count { throw fault("there is more text after the end of the document") }
  }

  private mutating func skipSpace() {
    while position < tape.bytes.count {
      switch tape.bytes[position] {
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

  func peek() -> UInt8? { position < tape.bytes.count ? tape.bytes[position] : nil }

  private func describeHere() -> String {
    guard let byte = peek() else { return "the end of the file" }
    if byte >= 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "byte 0x" + String(byte, radix: 16, uppercase: true)
  }

  /// A value that begins here.
  func token(_ kind: JSONTape.Token.Kind) -> JSONTape.Token {
    JSONTape.Token(
      kind: kind, start: UInt32(position), line: UInt32(line),
      column: UInt32(position - lineStart - continuationBytes + 1))
  }

  private mutating func value(depth: Int) throws(InputError) {
    if depth > depthLimit {
      throw fault("arrays and objects nest deeper than \(depthLimit) levels", remedy: "flatten the document")
    }
    switch peek() ?? 0 {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try array(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try word()
    }
  }

  private mutating func word() throws(InputError) {
    if take("true", as: .true) || take("false", as: .false) || take("null", as: .null) { return }
    if peek() == UInt8(ascii: "'") {
      throw fault("found a single quote where a value belongs", remedy: "JSON strings stand in double quotes")
    }
    if peek() == UInt8(ascii: "/") {
      throw fault("found '/' where a value belongs", remedy: "JSON has no comments")
    }
    throw fault("found \(describeHere()) where a value belongs")
  }

  private mutating func take(_ word: StaticString, as kind: JSONTape.Token.Kind) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count,
      (0..<length).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
    else { return false }
    tape.tokens.append(token(kind))
    position += length
    return true
  }

  private mutating func object(depth: Int) throws(InputError) {
    let opening = tape.tokens.count
    tape.tokens.append(token(.object))
    defer { tape.tokens[opening].extent = UInt32(tape.tokens.count - opening) }
    position += 1
    var keys = JSONKeys(of: opening)
    var comma: SourceLocation?
    while true {
      skipSpace()
      if peek() == UInt8(ascii: "}") {
        if let comma { warnTrailing(comma) }
        position += 1
        return
      }
      guard peek() == UInt8(ascii: "\"") else {
        throw fault("found \(describeHere()) where a key in double quotes or '}' belongs")
      }
      let key = tape.tokens.count
      try string()
      skipSpace()
      guard peek() == UInt8(ascii: ":") else {
        throw fault(
          "found \(describeHere()) after the key \"\(tape.text(of: key))\"", remedy: "':' belongs there")
      }
      position += 1
      skipSpace()
      if let first = keys.take(last: key, of: tape) {
        diagnostics.append(
          Diagnostic(
            .warning,
            "the key \"\(tape.text(of: key))\" stands twice in this object, first in line \(tape.tokens[first].line)",
            remedy: "the first is used; remove one", at: tape.tokens[key].location))
        tape.tokens[key].kind = .repeatedKey
      }
      try value(depth: depth + 1)
      comma = try separator(closing: UInt8(ascii: "}"))
      if comma == nil { return }
    }
  }

  private mutating func array(depth: Int) throws(InputError) {
    let opening = tape.tokens.count
    tape.tokens.append(token(.array))
    defer { tape.tokens[opening].extent = UInt32(tape.tokens.count - opening) }
    position += 1
    var comma: SourceLocation?
    while true {
      skipSpace()
      if peek() == UInt8(ascii: "]") {
        if let comma { warnTrailing(comma) }
        position += 1
        return
      }
      try value(depth: depth + 1)
      comma = try separator(closing: UInt8(ascii: "]"))
      if comma == nil { return }
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

  private mutating func number() throws(InputError) {
    var number = token(.number)
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
    let hasExponent = peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E")
    if hasExponent {
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      guard isDigit(peek()) else { throw fault("an exponent without a digit", at: place) }
      while isDigit(peek()) { position += 1 }
    }
    number.extent = UInt32(position) - number.start
    tape.tokens.append(number)
    // Only with an exponent, or with very many digits, a number can be too large.
    if hasExponent || number.extent > 300, Double(tape.text(of: tape.tokens.count - 1))?.isFinite != true {
      throw fault("the number \(tape.text(of: tape.tokens.count - 1)) is too large", at: place)
    }
  }
}
