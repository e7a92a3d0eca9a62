/// The keys of an object that is being read, so that one which stands twice is noticed.
struct JSONKeys {
  /// Few keys are sooner compared than hashed; with many, comparing each with all would take for ever.
  private static let few = 16

  private let object: Int
  private var count = 0
  /// One bit for each kind of key that there was, by length and first letter: most keys have theirs for themselves.
  private var kinds: UInt64 = 0
  private var many: [String: Int] = [:]

  /// - Parameter object: the token of the object.
  init(of object: Int) {
    self.object = object
  }

  /// Takes the key that the tape ends with.
  /// - Returns: the key before it that is the same.
  mutating func take(last key: Int, of tape: JSONTape) -> Int? {
    count += 1
    let kind: UInt64 = 1 << UInt64(tape.kind(ofString: key) % 64)
    defer { kinds |= kind }
    if count <= Self.few, kinds & kind == 0 { return nil }
    if count <= Self.few {
      return tape.firstKey(of: object, before: key) { tape.areSameStrings($0, key) }
    }
    if many.isEmpty { tape.eachKey(of: object, before: key) { many[tape.text(of: $0)] = $0 } }
    let text = tape.text(of: key)
    if let first = many[text] { return first }
    many[text] = key
    return nil
  }
}
