import Localization
import SceneFormats
import SceneModel
import TraitModel
import TraitPropagation

/// What an app does with what it shows, beside overriding styles.
extension CommandGroup {
  static let surface = CommandGroup(
    title: "Surface",
    commands: [
      .change("chooseRefresh", "R", "how the node's frozen colours are assigned again: repairs and mistakes")
      {
        $0.chooseRefresh()
      },
      .change("cycleAppTheme", "T", "the app's own switch: System, Light, Dark, on all its windows") {
        session in
        let theme =
          session.simulation.content.appTheme.map { next(after: $0, in: AppTheme.allCases) } ?? .light
        session.perform(.appTheme(theme))
      },
      .change("keyboard", "K", "the keyboard: for the selected field, or away") { session in
        let isUp = session.simulation.content.firstResponder == session.selection
        session.perform(.firstResponder(isUp ? nil : session.selection))
      },
      .change("updateStatusBar", "B", "the status bar asks its controller again") {
        $0.perform(.updateStatusBar)
      },
      .change("launch", "H", "launch the app anew: first the launch screen, then its first frame") {
        session in
        session.perform(.launch(session.simulation.isLaunching ? .window : .screen))
      },
    ])
}

extension Session {
  fileprivate mutating func chooseRefresh() {
    guard let node = simulation.freezingNode(at: selection),
      let current = simulation.content.refresh(of: node)
    else {
      let failure = EditFailure(
        "`\(selection)` holds nothing that freezes", rule: "K-13", nearest: freezingNodeBelowSelection)
      message = Message(.refusal, failure.text)
      return
    }
    let items = Refresh.allCases.map { Picker.Item($0.rawValue, detail: $0.summary) }
    open(
      Picker(
        .refresh(node), title: "How \(node) is assigned again", items: items, current: current.rawValue,
        session: self))
  }

  private var freezingNodeBelowSelection: NodeID? {
    guard let index = simulation.hierarchy.index(of: selection) else { return nil }
    return simulation.hierarchy.subtree(of: index).lazy.map { self.simulation.hierarchy[$0].id }
      .first { self.simulation.content.refresh(of: $0) != nil }
  }
}
