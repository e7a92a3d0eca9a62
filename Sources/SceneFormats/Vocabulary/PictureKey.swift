import SceneModel

enum PictureKey: String, SceneKey {
  case any, light, dark, origin, color, refresh

  static let object = "a picture"

  var entry: SceneKeyEntry {
    switch self {
    case .any: SceneKeyEntry("a string", "the picture for light and for what has none of its own (K-17)")
    case .light: SceneKeyEntry("a string", "the picture for light alone")
    case .dark: SceneKeyEntry("a string", "the picture for dark")
    case .origin:
      SceneKeyEntry(
        choices(Picture.Origin.self),
        "imageSet follows the image view (K-19); downloaded and drawn freeze (K-20, K-21)")
    case .color: SceneKeyEntry(SceneKeyEntry.color, "what a drawn picture is drawn in")
    case .refresh:
      SceneKeyEntry(choices(Refresh.self), "the code in which the app sets it again; never if missing")
    }
  }
}
