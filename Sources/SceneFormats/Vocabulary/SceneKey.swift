/// The keys of one kind of object in scene files, in the order in which they are written. Readers accept these and no
/// others, an unknown key is compared with them, and `help scene` prints them.
package protocol SceneKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The kind of object, as in "a view": where a sentence needs it.
  static var object: String { get }
  var entry: SceneKeyEntry { get }
}

/// What a key takes and what it means; both are phrases without a full stop.
package struct SceneKeyEntry: Hashable, Sendable {
  /// What stands behind the key: `a boolean`, `[x, y, width, height] in points`.
  package var takes: String
  package var meaning: String

  init(_ takes: String, _ meaning: String) {
    self.takes = takes
    self.meaning = meaning
  }
}

/// The whole vocabulary as text, for help and the README.
package struct SceneVocabulary: Sendable {
  package struct Object: Sendable {
    /// `a view`.
    package var name: String
    package var keys: [(key: String, entry: SceneKeyEntry)]
  }

  /// Every kind of object, from the outside in.
  package static let objects: [Object] = [
    object(SceneFileKey.self), object(ScreenKey.self), object(WindowSceneKey.self), object(WindowKey.self),
    object(ControllerKey.self), object(AlertActionKey.self), object(PresentationKey.self),
    object(ViewKey.self), object(EmbeddingKey.self), object(PictureKey.self), object(LayerKey.self),
    object(FontKey.self),
    object(BarItemKey.self), object(TraitKey.self), object(ColorKey.self), object(LessonKey.self),
    object(FixKey.self),
  ]

  private static func object<Key: SceneKey>(_ type: Key.Type) -> Object {
    Object(name: Key.object, keys: Key.allCases.map { ($0.rawValue, $0.entry) })
  }
}

/// What several kinds of object take.
extension SceneKeyEntry {
  static let id = SceneKeyEntry(
    "letters, digits and _ . / -", "its name, unique in the scene; made if missing")
  static let style = SceneKeyEntry("\"unspecified\", \"light\" or \"dark\"", "the style it asks for")
  static let traitOverrides = SceneKeyEntry("an object of traits", "the traits it overrides, from iOS 17 on")
  static let localizedText = "a text, or texts by language"
  static let color = "a colour: a role, a theme's colour name, #RRGGBB[AA], or an object of light and dark"
  static let frame = "[x, y, width, height] in points"
}
