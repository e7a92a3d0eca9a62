import SceneFormats

extension HelpTopic {
  /// The keys of scene files, from the table by which they are read.
  static let sceneFormat = HelpTopic(name: "scene", summary: "the keys of scene files") {
    let family = Subcommand.all.filter { $0.name.hasPrefix("scene ") }
    return """
      A scene is a JSON file; its keys are UIKit's property names. Names are unique in a scene. Left out, one is made:
      `<controller>.view`, `<view>.layer`, `<parent>.<n>`. The screen is `screen`, a presentation controller
      `<presented controller>.presentation`. A file that can be read in part is used in part.

      \(family.map { "  halflight " + $0.name.padded(to: 14) + $0.summary }.joined(separator: "\n"))

      \(SceneVocabulary.objects.map(section).joined(separator: "\n\n"))

      """
  }

  private static func section(_ object: SceneVocabulary.Object) -> String {
    let width = object.keys.map(\.key.count).max() ?? 0
    let lines = object.keys.map { key, entry in
      "  \(key.padded(to: width))  \(entry.takes)\n  \("".padded(to: width))  \(entry.meaning)"
    }
    return "keys of \(object.name)\n" + lines.joined(separator: "\n")
  }
}
