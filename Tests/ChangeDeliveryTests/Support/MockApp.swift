import ChangeDelivery
import LocatedInput
import SceneFormats
import Simulator
import Specimens
import ThemeFormats
import TraitModel
import TraitPropagation

/// A scene under one release that is edited line by line, each line giving its log.
struct MockApp {
  var simulation: Simulation
  let library: Library
  let rules: RuleBook

  /// - Parameter window: the window of the scene, as scene files spell it.
  init(_ window: String, device: EffectiveStyle = .light, ios: IOSRelease = .latest) throws {
    let file = """
      {"name": "Test", "screen": {"windowScenes": [{"id": "scene", "windows": [\(window)]}]}}
      """
    library = try Library.shipped()
    rules = try ruleBook.get()
    let request = PaletteRequest(release: ios)
    simulation = Simulation(
      try SceneReader.read(Array(file.utf8)).scene, named: "test", device: DeviceSettings(style: device),
      paletteRequest: request, palette: try library.palette(request).palette)
  }

  /// Makes an edit; the log is empty where the edit is nothing that happens in the app.
  @discardableResult
  mutating func edit(_ line: String) throws -> ChangeLog {
    let (before, hierarchy) = (simulation, simulation.hierarchy)
    let edit = try EditParser { hierarchy.index(of: $0) != nil }.parse(line)
    _ = try simulation.apply(edit, library: library)
    return simulation.changeLog(of: edit, since: before, rules: rules) ?? ChangeLog([], rules: rules)
  }
}

/// Read once: every app of these tests goes by the same rules.
private let ruleBook = Result { try RuleBook.builtIn() }

extension ChangeLog {
  /// The receivers of a method in order, a word each.
  func receivers(of method: CallbackMethod) -> String {
    deliveries.filter { $0.method == method }.map(\.id.rawValue).joined(separator: " ")
  }

  /// The calls that a node gets of a method, each as `light → dark`, with the level where that changes.
  func calls(_ method: CallbackMethod, on node: NodeID) -> [String] {
    deliveries.filter { $0.method == method && $0.id == node }.map { call in
      call.changes.map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
    }
  }

  func first(_ method: CallbackMethod, on node: NodeID) -> Delivery? {
    deliveries.first { $0.method == method && $0.id == node }
  }

  /// Who is not told: `sheet.presentation O-06`.
  var silent: [String] { notTold.map { "\($0.id) \($0.rule)" } }

  /// The style that a node reads while a delivery runs.
  func style(of node: NodeID, at number: Int) -> EffectiveStyle? {
    guard let state = state(at: number), let index = state.hierarchy.index(of: node) else { return nil }
    return state.resolution.traits(of: index).style
  }
}

extension IOSRelease {
  static let adaptive: [IOSRelease] = [.iOS13, .iOS15, .iOS16, .iOS17, .iOS18, .iOS26]
}

/// `W > root > root.view > s ⊃ child > child.view`, and what else is asked for.
func nested(root: String = "", s: String = "", more: String = "") -> String {
  """
  {"id": "W", "rootViewController": {"id": "root" \(root), "view": {"id": "root.view", "subviews": [
    {"id": "s" \(s), "subviews": [{"childViewController": {"id": "child"}}]}]} \(more)}}
  """
}
