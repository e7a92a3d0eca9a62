import Localization
package import LocatedInput
import SceneModel
package import TraitModel
import TraitPropagation

/// Reads scene files. Reading goes on after a fault: a value of the wrong type is left out, an object whose name or
/// place is at fault is left out with everything below it, and each is reported with its line, column and key path.
package struct SceneReader {
  package struct Limits: Sendable {
    package var bytes: Int
    package var nodes: Int
    /// How many nodes deep the structure may be; a node takes at most two levels of JSON.
    package var depth: Int

    package init(bytes: Int = 32 << 20, nodes: Int = 200_000, depth: Int = 200) {
      self.bytes = bytes
      self.nodes = nodes
      self.depth = depth
    }

    /// What the text itself may be.
    var json: JSONReader.Limits { JSONReader.Limits(bytes: bytes, depth: 2 * depth + 20) }
  }

  /// What stands in a file, and what was odd about it; with an error among the diagnostics the scene is what could be
  /// read.
  /// - Parameters:
  ///   - title: the scene's name where the file gives none, usually the file's.
  ///   - release: the release whose rules are asked for; nil is the file's own, else the latest.
  /// - Throws: `InputError` where not even a screen with one window could be made.
  package static func read(
    _ bytes: [UInt8], title: String = "Untitled", release: IOSRelease? = nil, limits: Limits = Limits()
  ) throws(InputError) -> (scene: Scene, diagnostics: [Diagnostic]) {
    let (root, oddities) = try JSONReader.read(bytes, limits: limits.json)
    var reader = SceneReader(release: release, limits: limits)
    reader.findings = oddities
    guard let scene = reader.scene(root, title: title) else { throw InputError(reader.findings) }
    return (scene, reader.findings)
  }

  let limits: Limits
  var release: IOSRelease?
  var findings: [Diagnostic] = []
  var content = SceneContent()
  var register = NameRegister()
  /// The nodes above the one being read, outermost first.
  var lineage: [NodeID] = []
  /// What the controllers above ask for their children, by controller and child (T-01); taken out when the child is read.
  var overridesForChildren: [[NodeID: TraitCollection]] = []

  /// How many of the controllers above have their view in no hierarchy.
  var detachedAncestors = 0

  /// The hierarchy into which a node is read, whose names are taken.
  var standing: Hierarchy?

  init(release: IOSRelease?, limits: Limits) {
    self.release = release
    self.limits = limits
  }

  private mutating func scene(_ root: JSONNode, title: String) -> Scene? {
    guard let file = open(SceneFileKey.self, root, path: "") else {
      return nil
    }
    let defaults = defaults(in: file)
    release = release ?? defaults.release
    content.appTheme = choice(.appTheme, in: file)
    guard let screen = nested(.screen, as: ScreenKey.self, in: file) else {
      if file[.screen] == nil {
        let isTheme = root["colors"] != nil
        report(
          "the scene has no screen", at: file.location, path: "",
          remedy: isTheme ? "this looks like a theme: give it with --theme" : "it wants a key \"screen\"")
      }
      return nil
    }
    let scenes = windowScenes(in: screen)
    if register.isOverLimit { return nil }
    guard scenes.contains(where: { !$0.children.isEmpty }) else {
      report(
        "no window could be made", at: screen.location, path: screen.path,
        remedy: "\"windowScenes\" wants a window scene with at least one window")
      return nil
    }
    guard let hierarchy = hierarchy(of: scenes, at: screen) else { return nil }
    var scene = Scene(
      name: text(.name, in: file) ?? LocalizedText(title), hierarchy: hierarchy, content: content)
    scene.about = text(.about, in: file)
    scene.defaults = defaults
    scene.lesson = nested(.lesson, as: LessonKey.self, in: file).map { lesson($0) }
    return scene
  }

  private mutating func hierarchy(of scenes: [NodeTree], at screen: SceneObject<ScreenKey>) -> Hierarchy? {
    var hierarchy = Hierarchy()
    hierarchy.screenWidth = content.bounds.width
    do throws(EditRefusal) {
      for tree in scenes { try hierarchy.insert(tree, under: Hierarchy.screenID) }
      return hierarchy
    } catch {
      report(error.reason.english, at: screen.location, path: screen.path)
      return nil
    }
  }

  private mutating func defaults(in file: SceneObject<SceneFileKey>) -> SceneDefaults {
    var defaults = SceneDefaults()
    defaults.theme = string(.theme, in: file)
    defaults.style = choice(.device, in: file)
    defaults.contrast = choice(.contrast, in: file)
    defaults.plist = choice(.plist, in: file)
    defaults.release = value(.ios, in: file) { json in
      json.number.flatMap { Int(exactly: $0) }.flatMap(IOSRelease.init(rawValue:))
        ?? json.string.flatMap { IOSRelease(name: $0) }
    }
    return defaults
  }
}
