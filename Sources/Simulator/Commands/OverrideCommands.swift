import Localization
import TraitModel
import TraitPropagation

extension CommandGroup {
  static let overrides = CommandGroup(
    title: "Override",
    commands: [
      .change("cycleOverride", "o", "the node's override: unspecified, light, dark") { session in
        session.cycleOverride(on: session.selection)
      },
      .change("inherit", "1", "no override here: inherit") { $0.override(.unspecified) },
      .change("light", "2", "override with light") { $0.override(.light) },
      .change("dark", "3", "override with dark") { $0.override(.dark) },
      .change("cycleWindow", "O", "the override of the node's window") { session in
        let hierarchy = session.simulation.hierarchy
        guard let node = hierarchy.index(of: session.selection), let window = hierarchy.window(of: node)
        else {
          session.message = Message(.refusal, "`\(session.selection)` stands in no window")
          return
        }
        session.cycleOverride(on: hierarchy[window].id)
      },
    ])
}

extension Session {
  fileprivate mutating func override(_ style: UserInterfaceStyle) { override(style, on: selection) }

  private mutating func override(_ style: UserInterfaceStyle, on node: NodeID) {
    perform(
      .set(node, .userInterfaceStyle, rank: TraitCollection(userInterfaceStyle: style)[.userInterfaceStyle]))
  }

  fileprivate mutating func cycleOverride(on id: NodeID) {
    guard let node = simulation.hierarchy[id] else { return }
    override(next(after: askedStyle(on: id) ?? node.requestedStyle, in: UserInterfaceStyle.allCases), on: id)
  }
}
