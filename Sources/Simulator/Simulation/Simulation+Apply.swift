import Localization
import LocatedInput
import SceneFormats
import SceneModel
import ThemeFormats
package import TraitModel
import TraitPropagation

extension Simulation {
  /// Makes one edit. Everything stays as it was where it fails.
  package mutating func apply(_ edit: Edit, library: Library) throws(EditFailure) -> EditOutcome {
    var copy = self
    var outcome = EditOutcome()
    do {
      try copy.perform(edit, &outcome, library: library)
    } catch let refusal as EditRefusal {
      throw EditFailure(refusal)
    } catch let failure as EditFailure {
      throw failure
    } catch {
      throw EditFailure(Phrase(verbatim: "\(error)"))
    }
    copy.followThemeProbe(since: self)
    copy.holdStatusBar(after: edit, since: self)
    copy.refreshFrozen(since: self)
    outcome.changed = copy.changes(since: self)
    if outcome.changed.isEmpty { outcome.noEffect = copy.noEffectReason(of: edit) }
    copy.edits.append(edit)
    self = copy
    return outcome
  }

  /// The edit made on a copy: what a list previews, and what if.
  package func applying(_ edit: Edit, library: Library) -> Result<Simulation, EditFailure> {
    var copy = self
    do {
      _ = try copy.apply(edit, library: library)
      return .success(copy)
    } catch { return .failure(error) }
  }

  private mutating func perform(_ edit: Edit, _ outcome: inout EditOutcome, library: Library) throws {
    let behaviors = resolution.behaviors
    switch edit {
    case .set(let node, let trait, let rank):
      try requireNode(node)
      if trait == .userInterfaceStyle {
        let style = UserInterfaceStyle(rank.map { EffectiveStyle.allCases[$0] })
        settle(try scene.hierarchy.setRequestedStyle(style, on: node, behaviors: behaviors))
      } else {
        settle(try scene.hierarchy.setTraitOverride(trait, to: rank, on: node, behaviors: behaviors))
      }
    case .setForChild(let parent, let child, let style):
      try requireNode(parent)
      try requireNode(child)
      settle(
        try scene.hierarchy.setOverrideTraitCollection(
          TraitCollection(userInterfaceStyle: style), forChild: child, of: parent))
    case .device(let style): setDevice { $0.setStyle(style) }
    case .contrast(let contrast): setDevice { $0.contrast = contrast }
    case .plist(let plist): setDevice { $0.plist = plist }
    case .ios(let release): try setRelease(release, library: library)
    case .present(let node, let kind): outcome.added = try present(node, kind)
    case .dismiss(let node): try dismiss(node)
    case .add(let parent, let json): outcome.added = try add(json, below: parent, &outcome)
    case .remove(let node): try remove(node)
    case .move(let node, let parent, let index):
      try requireNode(node)
      try requireNode(parent)
      settle(try scene.hierarchy.move(node, to: parent, at: index))
    case .embed(let parent, let child, let view):
      for id in [parent, child] + (view.map { [$0] } ?? []) { try requireNode(id) }
      settle(try scene.hierarchy.embed(child, in: parent, viewAt: view))
    case .assign(let layer):
      assign(try requireFreezing(layer))
    case .refresh(let node, let refresh): setRefresh(refresh, of: try requireFreezing(node))
    case .background(let order): try enterBackground(order, &outcome)
    case .foreground: setDevice { $0.background = nil }
    case .color(let target, let value): try setColor(target, to: value)
    case .appTheme(let theme): setAppTheme(theme)
    case .launch(let phase): launch(phase)
    case .firstResponder(let field): try setFirstResponder(field)
    case .updateStatusBar: statusBarStyles = [:]
    case .theme(let name):
      colorEdits = []
      paletteRequest.themes = [name]
      paletteRequest.pair = nil
      try loadPalette(library)
    }
  }

  /// A name that the scene does not have is the caller's mistake, with the nearest one that it has.
  func requireNode(_ id: NodeID) throws(EditFailure) {
    guard hierarchy.index(of: id) == nil else { return }
    let names = hierarchy.preorder.map { hierarchy[$0].id.rawValue }
    let near: Phrase = nearestName(to: id.rawValue, among: names).map { "; did you mean `\($0)`?" } ?? ""
    throw EditFailure("there is no node `\(id)`\(near)", isUnknownName: true)
  }

  mutating func setDevice(_ change: (inout DeviceSettings) -> Void) {
    let before = device
    change(&device)
    settle(device == before ? nil : .device)
  }

  /// Another release has other rules and another system palette. What is detached keeps the traits it had.
  private mutating func setRelease(_ release: IOSRelease, library: Library) throws {
    guard release != self.release else { return }
    paletteRequest.release = release
    try loadPalette(library)
    resolution = TraitResolution(of: hierarchy, device: device, release: release, previous: resolution)
  }

  private mutating func loadPalette(_ library: Library) throws(EditFailure) {
    do { try renewPalette(from: library) } catch {
      if case .unknown = error { throw EditFailure(Phrase(verbatim: error.text), isUnknownName: true) }
      throw EditFailure(Phrase(verbatim: error.text))
    }
  }

  /// Brings the traits up to date after what an edit damaged.
  mutating func settle(_ damage: Damage?) {
    guard let damage else { return }
    resolution.update(to: hierarchy, device: device, damage: damage)
  }

  /// The nodes whose effective traits differ, in inheritance order.
  package func changes(since earlier: Simulation) -> [NodeID] {
    resolution.changedNodes(since: earlier.resolution).map { hierarchy[$0].id }
  }

  /// Whether nothing that an edit can touch is different.
  func isSame(as other: Simulation) -> Bool {
    scene == other.scene && device == other.device && paletteRequest == other.paletteRequest
      && colorEdits == other.colorEdits && sceneName == other.sceneName && !looksDifferent(from: other)
  }
}

extension EditFailure {
  init(_ refusal: EditRefusal) {
    self.init(refusal.reason, rule: refusal.rule?.rawValue, nearest: refusal.nearest)
  }
}
