import Simulator
import TraitPropagation

/// What can stand next in an edit that is being typed, by the reader of edits itself.
struct EditCompletion {
  let simulation: Simulation
  let scope: CompletionScope

  /// Whole edits up to the word that is being typed; a blank at the end says that more must follow.
  func candidates(for text: String) -> [Candidate] {
    let start = text.lastIndex(where: \.isWhitespace).map { String(text[...$0]) } ?? ""
    return unfolded(next(after: start), for: text) { $0.hasSuffix(" ") ? next(after: $0) : [] }
  }

  private func next(after start: String) -> [Candidate] {
    let words: [Candidate] =
      switch simulation.parser.expectation(after: start) {
      case .words(let words): words.map { Candidate($0) }
      case .node: simulation.candidates { _ in true }
      case .theme: ArgumentKind.theme.names(in: scope)
      case .color: simulation.palette.colorNames.map { Candidate($0) }
      case nil: []
      }
    return words.map { candidate in
      let edit = start + candidate.word
      let isWhole = (try? simulation.parser.parse(edit)) != nil
      return Candidate(isWhole ? edit : edit + " ", candidate.about)
    }
  }
}
