import LocatedInput

/// One word that could stand at the end of a command line.
package struct Candidate: Hashable, Sendable {
  package var word: String
  /// What it is, in a few words; empty where the word says it.
  package var about: String

  package init(_ word: String, _ about: String = "") {
    self.word = word
    self.about = about
  }
}

/// What could stand at the end of a command line.
package struct Completion: Hashable, Sendable {
  package var candidates: [Candidate] = []
  /// Whether files, or only folders, fit too; those the shell knows better.
  package var fitsFiles = false
  package var fitsFolders = false

  /// For a shell's script: each candidate with a tab and what it is, then `:files` or `:folders`.
  package var text: String {
    let lines = candidates.map { candidate in
      visibleControls(in: candidate.word)
        + (candidate.about.isEmpty ? "" : "\t" + visibleControls(in: candidate.about))
    }
    let directive = fitsFiles ? [":files"] : fitsFolders ? [":folders"] : []
    return (lines + directive).map { $0 + "\n" }.joined()
  }
}
