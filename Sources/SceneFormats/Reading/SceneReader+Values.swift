import LocatedInput
import SceneModel
import TraitModel

/// One object of the file while it is read: its members by the keys that such an object has.
///
/// That the keys are a `SceneKey` is said where they are used only: the type itself is made at run time, and a demand on
/// it would be looked up among all conformances of the program, for each kind of key anew.
struct SceneObject<Key> {
  let json: JSONNode
  let path: String
  /// Those that it has: most of the many that it might have are missing.
  let keys: [Key]
  var location: SourceLocation { json.location }
}

extension SceneObject where Key: SceneKey {
  subscript(key: Key) -> JSONNode? { keys.contains(key) ? json[key.rawValue] : nil }

  func path(to key: Key) -> String { path.isEmpty ? key.rawValue : path + "." + key.rawValue }
}

/// Taking values out of objects. Each answers nil where there is no value, and where there is a wrong one, which is
/// reported with what the key takes.
extension SceneReader {
  mutating func report(
    _ message: String, at location: SourceLocation, path: String, remedy: String? = nil
  ) {
    findings.append(Diagnostic(.error, message, remedy: remedy, at: location, keyPath: path))
  }

  mutating func warn(
    _ message: String, at location: SourceLocation, path: String, remedy: String? = nil
  ) {
    findings.append(Diagnostic(.warning, message, remedy: remedy, at: location, keyPath: path))
  }

  /// The value as an object of a kind; keys that it does not have are warned of.
  mutating func open<Key: SceneKey>(_ type: Key.Type, _ json: JSONNode, path: String) -> SceneObject<Key>? {
    guard let members = json.members else {
      report(
        "found \(json.kindName) where \(Key.object) belongs", at: json.location, path: path,
        remedy: "write an object in braces")
      return nil
    }
    var keys: [Key] = []
    for member in members {
      if let key = Key(rawValue: member.key) {
        keys.append(key)
        continue
      }
      let near = nearestName(to: member.key, among: Key.allCases.map(\.rawValue))
      warn(
        "\(Key.object) has no key \"\(member.key)\"", at: member.keyLocation, path: path,
        remedy: near.map { "did you mean \"\($0)\"?" } ?? "it is ignored")
    }
    return SceneObject(json: json, path: path, keys: keys)
  }

  /// The object behind a key.
  mutating func nested<Key: SceneKey, Inner: SceneKey>(
    _ key: Key, as type: Inner.Type, in object: SceneObject<Key>
  ) -> SceneObject<Inner>? {
    guard let json = object[key] else { return nil }
    return open(type, json, path: object.path(to: key))
  }

  /// The array behind a key, each item with its key path; empty where there is none.
  mutating func items<Key: SceneKey>(
    _ key: Key, in object: SceneObject<Key>
  ) -> [(json: JSONNode, path: String)] {
    let path = object.path(to: key)
    let array = value(key, in: object) { $0.array } ?? []
    return array.enumerated().map { ($1, "\(path)[\($0)]") }
  }

  /// What `convert` makes of the value behind a key; where it makes nothing, the value is reported.
  mutating func value<Key: SceneKey, Value>(
    _ key: Key, in object: SceneObject<Key>, _ convert: (JSONNode) -> Value?
  ) -> Value? {
    guard let json = object[key] else { return nil }
    if let value = convert(json) { return value }
    report(
      "\"\(key.rawValue)\" is \(shown(json))", at: json.location, path: object.path(to: key),
      remedy: "it takes \(key.entry.takes)")
    return nil
  }

  /// A value as a sentence shows it: itself where it is short, else its kind.
  private func shown(_ json: JSONNode) -> String {
    switch json.value {
    case .string(let text): text.count <= 60 ? "\"\(text)\"" : "a string"
    case .number(_, let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .array(let items) where items.count <= 6 && items.allSatisfy { $0.number != nil }:
      "[" + items.map(shown).joined(separator: ", ") + "]"
    default: json.kindName
    }
  }

  mutating func string<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> String? {
    value(key, in: object) { $0.string }
  }

  mutating func flag<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> Bool? {
    value(key, in: object) { $0.bool }
  }

  /// A number of points, or a share where the range says so.
  mutating func number<Key: SceneKey>(
    _ key: Key, in object: SceneObject<Key>, _ range: ClosedRange<Double> = 0...Rect.largest
  ) -> Double? {
    value(key, in: object) { json in json.number.flatMap { range.contains($0) ? $0 : nil } }
  }

  mutating func strings<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> [String] {
    value(key, in: object) { json in
      guard let items = json.array else { return nil }
      let strings = items.compactMap(\.string)
      return strings.count == items.count ? strings : nil
    } ?? []
  }

  /// One word of a list; a word that is not on it is reported with the nearest one.
  mutating func choice<Key: SceneKey, Choice: RawRepresentable<String> & CaseIterable>(
    _ key: Key, in object: SceneObject<Key>, _ type: Choice.Type = Choice.self
  ) -> Choice? {
    guard let word = string(key, in: object) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      unknownWord(word, key, in: object, among: Choice.allCases.map(\.rawValue))
      return nil
    }
    return choice
  }

  mutating func unknownWord<Key: SceneKey>(
    _ word: String, _ key: Key, in object: SceneObject<Key>, among words: [String]
  ) {
    let hint = nearestName(to: word, among: words).map { "did you mean \"\($0)\"? " } ?? ""
    report(
      "\"\(key.rawValue)\" is \"\(word)\"", at: object[key]?.location ?? object.location,
      path: object.path(to: key), remedy: hint + "It takes \(key.entry.takes)")
  }

  mutating func text<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> LocalizedText? {
    value(key, in: object, localizedText)
  }

  mutating func frame<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> Rect? {
    value(key, in: object) { json in
      guard let numbers = json.array?.compactMap(\.number), numbers.count == 4, json.array?.count == 4,
        numbers.allSatisfy({ abs($0) <= Rect.largest }), numbers[2] >= 0, numbers[3] >= 0
      else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension Rect {
  /// No screen is larger, in points; beyond, arithmetic on frames would lose its halves.
  static let largest = 1_000_000.0
}

/// A text, or an object of texts by language; nil for anything else.
private func localizedText(_ json: JSONNode) -> LocalizedText? {
  if let text = json.string { return LocalizedText(text) }
  guard let members = json.members, !members.isEmpty else { return nil }
  var byLanguage: [String: String] = [:]
  for member in members {
    guard let text = member.value.string, !member.key.isEmpty else { return nil }
    byLanguage[member.key] = text
  }
  return LocalizedText(byLanguage: byLanguage)
}
