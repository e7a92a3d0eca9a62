package import TraitModel

/// One line by which everything is found: commands, nodes, scenes and themes by a few letters, and edits as they are
/// written in scripts.
package struct CommandPalette: Sendable {
  package enum Target: Hashable, Sendable {
    case edit(Edit)
    /// By its name.
    case command(String)
    case node(NodeID)
    case scene(String)
    case theme(String)
  }

  package struct Entry: Hashable, Sendable {
    package var target: Target
    package var label: String
    /// One more phrase; typed letters are looked for in it too.
    package var detail: String
    /// The keys of a command.
    package var keys = ""
    /// The letters that match, of the label and, from behind it and a blank on, of the detail.
    package var offsets: Set<Int> = []

    var isNode: Bool { if case .node = target { true } else { false } }
  }

  /// Why a line could not be run.
  package struct Fault: Hashable, Sendable {
    package var text: String
    /// 1-based, in characters of the line; nil where the whole of it is meant.
    package var column: Int?
  }

  private let all: [Entry]
  /// The nodes of the app, which an edit may name.
  private let nodes: Set<NodeID>
  /// What fits, the best first.
  package private(set) var entries: [Entry]
  package private(set) var text = ""
  package private(set) var cursor = 0
  /// Why the line was not run; gone with the next letter.
  package internal(set) var fault: Fault?
  /// The lines run before, the newest last; which of them is shown, and what was typed before that.
  private let lines: [String]
  private var recalled: (place: Int, draft: String)?

  init(_ entries: [Entry], lines: [String], nodes: Set<NodeID>) {
    all = entries
    self.entries = entries
    self.lines = lines
    self.nodes = nodes
  }

  package var chosen: Entry? { entries.indices.contains(cursor) ? entries[cursor] : nil }

  /// The form of the edit that the first word begins, where it begins one.
  package var form: EditParser.Form? {
    guard text.contains(" ") else { return nil }
    let verb = text.split(separator: " ").first.map(String.init)
    return EditParser.forms.first { $0.verb == verb }
  }

  /// What the line says as an edit; nil where it is nothing that begins as one does.
  var edit: Result<Edit, EditSyntaxError>? {
    do { return .success(try EditParser { nodes.contains($0) }.parse(text)) } catch {
      return form == nil ? nil : .failure(error)
    }
  }

  mutating func type(_ change: (inout String) -> Void) {
    recalled = nil
    var new = text
    change(&new)
    set(new)
  }

  private mutating func set(_ new: String) {
    text = new
    fault = nil
    cursor = 0
    // Behind the first word of an edit nodes are what can be named.
    let isEdit = form != nil
    let wanted = isEdit ? lastWord : text
    let listed = isEdit ? all.filter(\.isNode) : all
    var found = listed.enumerated().compactMap { place, entry -> (entry: Entry, score: Int, place: Int)? in
      guard let match = FuzzyMatch(wanted, in: isEdit ? entry.label : entry.label + " " + entry.detail) else {
        return nil
      }
      var entry = entry
      entry.offsets = match.offsets
      return (entry, match.score, place)
    }
    if !wanted.isEmpty { found.sort { ($1.score, $0.place) < ($0.score, $1.place) } }
    entries = found.map(\.entry)
    if case .success(let edit)? = edit {
      entries.insert(Entry(target: .edit(edit), label: text, detail: ""), at: 0)
    }
  }

  private var lastWord: String {
    text.last == " " ? "" : text.split(separator: " ").last.map(String.init) ?? ""
  }

  /// Puts the chosen node, else the first one listed, in the place of the last word of an edit.
  mutating func complete() {
    let nodes = entries.filter(\.isNode)
    guard form != nil, let node = chosen.flatMap({ $0.isNode ? $0 : nil }) ?? nodes.first else { return }
    let kept = text.dropLast(lastWord.count)
    type { $0 = kept + node.label + " " }
  }

  /// To a line of the list.
  mutating func moveCursor(to place: Int) {
    guard entries.indices.contains(place) else { return }
    recalled = nil
    cursor = place
  }

  /// Down the list; up over its top through the lines that were run before, and down again.
  mutating func move(by distance: Int) {
    if let recalled {
      let place = recalled.place + distance
      if place >= lines.count {
        self.recalled = nil
        set(recalled.draft)
      } else if place >= 0 {
        self.recalled = (place, recalled.draft)
        set(lines[place])
      }
    } else if distance < 0, cursor == 0, !lines.isEmpty {
      let draft = text
      set(lines[lines.count - 1])
      recalled = (lines.count - 1, draft)
    } else {
      cursor = max(0, min(entries.count - 1, cursor + distance))
    }
  }
}
