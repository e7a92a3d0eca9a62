import ChangeDelivery
import SceneFormats
import SceneModel
import Simulator
import ThemeFormats
import TraitModel
import TraitPropagation

/// A scene at its launch and its lesson's edits, as code and as results.
struct LessonRun {
  private let start: Simulation
  private let scene: Scene
  private let sceneName: String
  private let library: Library
  private var edits: [Edit] = []
  private var final: Simulation
  private(set) var names: SwiftNames
  /// Why the edits cannot be made by a test; nil where they can.
  private(set) var obstacle: String?

  init(_ scene: Scene, named name: String, library: Library) throws(LibraryFailure) {
    self.scene = scene
    sceneName = name
    self.library = library
    let palette = try library.palette(PaletteRequest(themes: [], release: .latest)).palette
    start = Self.launch(scene, name, .latest, .light, palette)
    final = start
    let hierarchy = start.hierarchy
    names = SwiftNames(hierarchy.preorder.map { hierarchy[$0].id }, reserved: Self.ownNames)
  }

  /// What the generated code calls its own.
  private static let ownNames: Set<String> = [
    "scenes", "system", "transition", "show", "present", "dismiss", "anchor", "claim", "settle", "takeDown",
    "windowScenes", "systemStyle", "requireInfoPlist", "edit", "edits", "claimOrder", "callLog", "windows",
    "usedScenes",
  ]

  /// One palette serves every release: no trait depends on a colour.
  private static func launch(
    _ scene: Scene, _ name: String, _ release: IOSRelease, _ style: EffectiveStyle, _ palette: Palette
  ) -> Simulation {
    let request = PaletteRequest(themes: [], release: release)
    var device = DeviceSettings(style: style)
    device.plist = scene.defaults.plist ?? .automatic
    return Simulation(
      scene, named: name, device: device, paletteRequest: request, palette: palette)
  }

  /// The statements of the lesson's edits, in the rules of the latest release; the device's own settings are left to who
  /// runs the test.
  mutating func steps() -> [String] {
    var lines: [String] = []
    for line in scene.lesson?.edits ?? [] {
      let before = final
      guard let edit = try? EditParser(isNode: { before.hierarchy.index(of: $0) != nil }).parse(line) else {
        obstacle = "the edit \"\(line)\" cannot be read"
        return []
      }
      if edit.concernsDevice { continue }
      guard (try? final.apply(edit, library: library)) != nil else { continue }
      edits.append(edit)
      for index in final.hierarchy.preorder { names.add(final.hierarchy[index].id) }
      let code = EditCode(before: before, after: final, names: names, kept: kept)
      guard let statements = code.statements(for: edit) else {
        obstacle = "a test cannot make the edit \"\(line)\""
        return []
      }
      lines += ["edit(\(swiftLiteral(line)))"] + statements
    }
    return lines
  }

  /// The code of the scene at its launch.
  var building: BuildingCode {
    BuildingCode(names: names, hierarchy: start.hierarchy, content: start.content, kept: kept)
  }

  /// What comes of the edits under a release and with the device in a style. An edit that the release refuses is not
  /// made, as the checks in the code leave it out.
  func outcome(
    _ release: IOSRelease, _ style: EffectiveStyle, rules: RuleBook
  ) -> LessonOutcome {
    var app = Self.launch(scene, sceneName, release, style, start.palette)
    var logs: [ChangeLog?] = []
    for edit in edits {
      let before = app
      let isMade = (try? app.apply(edit, library: library)) != nil
      logs.append(isMade ? app.changeLog(of: edit, since: before, rules: rules) : nil)
    }
    return LessonOutcome(style: style, app: app, logs: logs)
  }

  /// What is asserted: every node that is built and still there, in structural preorder.
  var claimedNodes: [NodeID] {
    final.hierarchy.preorder.map { final.hierarchy[$0].id }.filter(kept.contains)
  }

  /// The nodes that record when they are told: of classes that the test defines.
  var recordedNodes: Set<NodeID> {
    kept.filter { id in
      [start.hierarchy, final.hierarchy].contains { hierarchy in
        guard let index = hierarchy.index(of: id) else { return false }
        switch hierarchy[index].kind {
        case .window, .view: return true
        case .viewController: return !hierarchy[index].isAlertController
        case .screen, .windowScene, .presentationController, .layer: return false
        }
      }
    }
  }

  /// How the code names a node.
  func expression(for id: NodeID) -> String {
    let hierarchy = final.hierarchy
    guard let index = hierarchy.index(of: id), hierarchy[index].kind == .presentationController,
      let shown = hierarchy.presentedViewController(of: index)
    else { return names[id] }
    return names[hierarchy[shown].id] + ".presentationController"
  }

  /// Environments, controllers' own views, and those views that ask for something, are named, or lead to one that is kept.
  private var kept: Set<NodeID> {
    var mentioned = Set((scene.lesson?.expectations.values.flatMap(\.keys) ?? []))
    for line in scene.lesson?.edits ?? [] {
      mentioned.formUnion(line.split(separator: " ").map { NodeID(String($0)) })
    }
    return start.hierarchy.kept(mentioning: mentioned).union(final.hierarchy.kept(mentioning: mentioned))
  }
}

/// What comes of a lesson's edits with the device in one style.
struct LessonOutcome {
  let style: EffectiveStyle
  /// The app after all of them.
  let app: Simulation
  /// By edit, what it set off; nil where it was not made or nothing happens in the app.
  let logs: [ChangeLog?]
}

extension Edit {
  /// The device's and the program's settings: no part of what an app does.
  fileprivate var concernsDevice: Bool {
    switch self {
    case .device, .contrast, .plist, .ios, .theme: true
    default: false
    }
  }
}

extension Hierarchy {
  fileprivate func kept(mentioning mentioned: Set<NodeID>) -> Set<NodeID> {
    var kept: Set<NodeID> = []
    // From below, so that what leads to a kept node is kept.
    for index in preorder.reversed() {
      let node = self[index]
      // What is in an alert is UIKit's own.
      let isInAlert = ancestors(of: index).contains { self[$0].isAlertController }
      let isKept =
        switch node.kind {
        case .screen, .layer: false
        case .windowScene, .window, .presentationController, .viewController: true
        case .view:
          mentioned.contains(node.id) || node.requestedStyle != .unspecified || !node.traitOverrides.isEmpty
            || node.parent.map { self[$0].kind == .viewController } == true
            || node.children.contains { kept.contains(self[$0].id) }
        }
      if isKept, !isInAlert { kept.insert(node.id) }
    }
    return kept
  }
}
