package import Localization
package import TraitModel

/// A list to choose from. Typing narrows it; Enter takes the chosen one; Esc leaves everything as it was before.
package struct Picker: Sendable {
  /// What is done with the chosen item.
  package enum Purpose: Hashable, Sendable {
    case theme, scene
    case present(from: NodeID)
    case add(below: NodeID)
    case move(NodeID)
    case embed(in: NodeID)
    /// One of the ways to give the selected node the other style; each item is the line of an edit.
    case make
    case refresh(NodeID)
    /// One of `ExportKind`.
    case export
    /// One of `CopyKind`.
    case copy

    /// Whether the screen shows what the cursor is on before it is taken.
    package var isPreviewed: Bool { [.theme, .scene, .make].contains(self) }
  }

  package struct Item: Hashable, Sendable {
    /// What the purpose needs: a theme's name, a node's id.
    package var value: String
    package var label: Phrase
    package var detail: Phrase
    /// What is not shown but found by typing.
    package var keywords: String

    package init(_ value: String, label: Phrase? = nil, detail: Phrase = "", keywords: String = "") {
      self.value = value
      self.label = label ?? Phrase(verbatim: value)
      self.detail = detail
      self.keywords = keywords
    }

    /// What typing finds it by: as it is read, and in English.
    fileprivate func words(in language: Language) -> String {
      [language.text(label), language.text(detail), label.english, detail.english, value, keywords]
        .joined(separator: " ").lowercased()
    }
  }

  package let purpose: Purpose
  package let title: Phrase
  private let allItems: [Item]
  private let language: Language
  /// The items that match what was typed.
  package private(set) var items: [Item]
  package private(set) var query = ""
  package private(set) var cursor: Int
  /// What Esc brings back.
  let before: Before

  struct Before: Sendable {
    var simulation: Simulation
    var selection: NodeID
    var folded: Set<NodeID>
    var message: Message?
    var prediction: Prediction?
    var isAnswerShown: Bool
    var tab: DetailTab
    var changed: Set<NodeID>

    init(_ session: Session) {
      simulation = session.simulation
      selection = session.selection
      folded = session.folded
      message = session.message
      prediction = session.prediction
      isAnswerShown = session.isAnswerShown
      tab = session.tab
      changed = session.changed
    }
  }

  init(_ purpose: Purpose, title: Phrase, items: [Item], current: String? = nil, session: Session) {
    self.purpose = purpose
    self.title = title
    allItems = items
    language = session.language
    self.items = items
    cursor = items.firstIndex { $0.value == current } ?? 0
    before = Before(session)
  }

  /// The item under the cursor; nil where nothing matches.
  package var chosen: Item? { items.indices.contains(cursor) ? items[cursor] : nil }

  mutating func move(by distance: Int) {
    cursor = max(0, min(items.count - 1, cursor + distance))
  }

  mutating func type(_ change: (inout String) -> Void) {
    let kept = chosen
    change(&query)
    let needle = query.lowercased()
    items = needle.isEmpty ? allItems : allItems.filter { $0.words(in: language).contains(needle) }
    cursor = kept.flatMap(items.firstIndex) ?? 0
  }
}
