import KeyInput
import Localization
import LocatedInput
import TraitModel

extension Session {
  /// From now on edits are only asked about, until Enter makes the last one or Esc drops it.
  mutating func toggleWhatIf() {
    guard whatIf == nil else { return dropWhatIf() }
    whatIf = WhatIf()
    changed = []
    message = Message(.note, "what if? press a key that changes something: o 1 2 3 O s C I r x P")
  }

  /// The keys that answer the question; nil for all others.
  mutating func answerWhatIf(_ key: KeyPress) -> [Effect]? {
    guard let question = whatIf else { return nil }
    switch key.key {
    case .enter:
      whatIf = nil
      if let edit = question.edit {
        perform(edit)
      } else {
        message = Message(.note, "nothing was asked, nothing was done")
      }
    case .escape: dropWhatIf()
    default: return nil
    }
    return []
  }

  private mutating func dropWhatIf() {
    whatIf = nil
    message = Message(.note, "dropped: nothing was changed")
  }

  /// Tries an edit on a copy and marks what it would change.
  mutating func ask(_ edit: Edit) {
    switch simulation.applying(edit, library: library) {
    case .failure(let failure):
      whatIf = WhatIf()
      message = Message(.refusal, failure.text)
    case .success(let tried):
      let flips = tried.changes(since: simulation)
      whatIf = WhatIf(
        edit: edit,
        flips: Dictionary(
          uniqueKeysWithValues: flips.compactMap { id in tried.traits(of: id).map { (id, $0) } }))
      let reason: Phrase = flips.isEmpty ? tried.noEffectReason(of: edit).map { ": \($0)" } ?? "" : ""
      message = Message(
        flips.isEmpty ? .noEffect : .change,
        "what if \(edit.summary)? \(Self.counted(flips.count)) would change\(reason) · Enter does it, Esc drops it"
      )
    }
  }

  /// The style that a question would give a node's override, so that a cycling key goes on from there.
  func askedStyle(on id: NodeID) -> UserInterfaceStyle? {
    guard case .set(id, .userInterfaceStyle, let rank)? = whatIf?.edit else { return nil }
    return UserInterfaceStyle(rank.map { EffectiveStyle.allCases[$0] })
  }
}
