package import ChangeDelivery
import ColorModel
import SceneModel
import TraitModel
package import TraitPropagation

extension Simulation {
  /// The app as change delivery sees it.
  package var appState: AppState { AppState(hierarchy, resolution) }

  /// What an edit set off that led from `before` to this simulation; nil where the edit is nothing that happens in the app.
  package func changeLog(of edit: Edit, since before: Simulation, rules: RuleBook) -> ChangeLog? {
    let changes = changes(by: edit, since: before)
    return changes.isEmpty ? nil : ChangeLog(changes, observers: observers, rules: rules)
  }

  /// The launch of the app with this scene: who hears of traits although everything was just created.
  package func launchLog(rules: RuleBook) -> ChangeLog {
    ChangeLog([Change(.launch, from: appState, to: appState)], observers: observers, rules: rules)
  }

  private func changes(by edit: Edit, since before: Simulation) -> [Change] {
    switch edit {
    case .ios, .theme, .assign: return []
    case .background(let order): return snapshots(order, since: before)
    case .foreground: return [change(.foreground, since: before)]
    case .device, .contrast, .plist: return [change(.device, since: before)]
    case .set(let node, _, _), .setForChild(_, let node, _):
      return hierarchy.index(of: node).map { [change(.override(on: $0), since: before)] } ?? []
    default:
      return hierarchy == before.hierarchy && changes(since: before).isEmpty
        ? [] : [change(.structure, since: before)]
    }
  }

  private func change(_ cause: Change.Cause, since before: Simulation) -> Change {
    let former = Set(before.dismissed.keys).subtracting(dismissed.keys).map {
      before.dismissed[$0]?.traits ?? [:]
    }
    return Change(
      cause, from: before.appState, to: appState,
      former: former.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
  }

  /// One change a snapshot, without those that find the style already there.
  private func snapshots(_ order: SnapshotOrder?, since before: Simulation) -> [Change] {
    var state = before
    var changes: [Change] = []
    for style in before.device.snapshots(order) {
      var next = state
      next.setDevice { $0.background = style }
      if !next.changes(since: state).isEmpty || device.plist.pinned != nil {
        changes.append(next.change(.snapshot(style), since: state))
      }
      state = next
    }
    return changes
  }

  /// What the scene says of its classes.
  private var observers: ObserverLookup {
    let (hierarchy, content, palette) = (hierarchy, content, palette)
    return ObserverLookup(
      profile: { content.callbacks[$0] ?? CallbackProfile() },
      hasDynamicTint: { id in
        guard let index = hierarchy.index(of: id) else { return true }
        // The nearest view that sets a tint gives it; without one it is the system's, which is dynamic.
        let source = ([index] + hierarchy.ancestors(of: index)).lazy
          .compactMap { content.views[hierarchy[$0].id]?.tintColor }.first
        guard let source else { return true }
        let colors = EffectiveStyle.allCases.map {
          source.resolved(in: palette, for: EffectiveTraits(style: $0).collection)
        }
        return colors.first != colors.last
      })
  }
}

extension ColorSource {
  fileprivate func resolved(in palette: Palette, for traits: TraitCollection) -> RGBA? {
    switch self {
    case .named(let name): palette.resolve(name, for: traits)?.color
    case .dynamic(let color): palette.resolve(color, for: traits)?.color
    }
  }
}
