package import Localization

/// What can be copied from the explorer, in the order of its list.
package enum CopyKind: String, CaseIterable, Sendable {
  case id, explanation, colors, swift, tree

  package var label: Phrase {
    switch self {
    case .id: "id"
    case .explanation: "explanation"
    case .colors: "colours"
    case .swift: "Swift"
    case .tree: "tree"
    }
  }

  fileprivate var detail: Phrase {
    switch self {
    case .id: "as scripts and options name the node"
    case .explanation: "why the node has its style"
    case .colors: "what its properties come out as, #RRGGBB"
    case .swift: "the statement of its override"
    case .tree: "every node, its style and who decides it"
    }
  }
}

extension Session {
  mutating func chooseCopy() {
    let items = CopyKind.allCases.map { Picker.Item($0.rawValue, label: $0.label, detail: $0.detail) }
    open(Picker(.copy, title: "Copy of \(selection)", items: items, session: self))
  }
}
