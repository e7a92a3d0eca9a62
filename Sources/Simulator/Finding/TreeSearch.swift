import KeyInput
import Localization
import SceneModel
import TraitModel
package import TraitPropagation

/// What is looked for in the tree, until Esc.
package struct TreeSearch: Hashable, Sendable {
  package var text: String

  /// Where somebody was before looking; Esc brings it back.
  package struct Start: Hashable, Sendable {
    var search: TreeSearch?
    var selection: NodeID
    var folded: Set<NodeID>
    var focus: Pane
  }

  /// What of a node holds the text.
  package enum Hit: Hashable, Sendable {
    case id(TextMatch)
    /// Its class, or the text it shows.
    case other(String, TextMatch)
  }
}

extension Session {
  /// What of a node holds the text that is looked for: its id, else its class, else the text it shows.
  package func hit(_ index: NodeIndex) -> TreeSearch.Hit? {
    guard let text = search?.text, !text.isEmpty else { return nil }
    let node = simulation.hierarchy[index]
    if let match = TextMatch(text, in: node.id.rawValue) { return .id(match) }
    if let match = TextMatch(text, in: node.className) { return .other(node.className, match) }
    let shown = simulation.content.views[node.id]?.text?.text(in: language.tag) ?? ""
    return TextMatch(text, in: shown).map { .other(shown, $0) }
  }

  /// In the palette only its colours are narrowed; everywhere else a line asks what to look for in the tree.
  mutating func askForSearch() {
    if isInPalette { return askForFilter() }
    let start = TreeSearch.Start(search: search, selection: selection, folded: folded, focus: focus)
    focus = .hierarchy
    search = nil
    overlay = .prompt(Prompt(purpose: .search(start), title: "Find a node by id, class or text", text: ""))
  }

  /// Goes to the first match from where the search began, while it is typed.
  mutating func look(for text: String, from start: TreeSearch.Start) {
    search = text.isEmpty ? nil : TreeSearch(text: text)
    selection = start.selection
    folded = start.folded
    let rows = unfoldedRows
    let place = rows.firstIndex { $0.id == start.selection } ?? 0
    if let found = (rows[place...] + rows[..<place]).first(where: { hit($0.node) != nil }) {
      select(found.id)
      sayMatch()
    } else {
      message = text.isEmpty ? nil : Message(.refusal, "nothing holds “\(text)”")
    }
  }

  mutating func endSearch(_ start: TreeSearch.Start) {
    search = start.search
    focus = start.focus
    folded = start.folded
    selection = start.selection
    message = nil
    repairSelection(before: simulation)
  }

  /// The next or the previous node that holds the text.
  mutating func moveToMatch(by distance: Int) {
    guard let search else {
      message = Message(.note, "nothing is looked for yet; \(bindings.keyNames(of: "search")) asks what")
      return
    }
    let rows = unfoldedRows
    let place = rows.firstIndex { $0.id == selection } ?? 0
    let around = (1...max(1, rows.count)).map { step in
      rows[((place + step * distance) % rows.count + rows.count) % rows.count]
    }
    guard let found = around.first(where: { hit($0.node) != nil }) else {
      message = Message(.refusal, "nothing holds “\(search.text)”")
      return
    }
    select(found.id)
    sayMatch()
  }

  private mutating func sayMatch() {
    let found = unfoldedRows.filter { hit($0.node) != nil }
    let place = found.firstIndex { $0.id == selection } ?? 0
    message = Message(.note, "\(place + 1) of \(found.count) with “\(search?.text ?? "")”")
  }
}
