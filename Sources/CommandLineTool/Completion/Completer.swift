import LocatedInput

/// Finds what could stand at the end of a command line, from the tables of commands and options; names come from where
/// the command itself would look them up.
package struct Completer: Sendable {
  let commands: [Subcommand]
  let context: ToolContext

  package init(context: ToolContext, commands: [Subcommand] = Subcommand.all) {
    self.commands = commands
    // Nothing may disturb the line that is being typed, and nothing may wait for input.
    self.context = context.silent
  }

  /// - Parameter words: the command line without the program's name; the last word is the one that is being typed, empty
  ///   where it is not begun.
  package func completion(of words: [String]) -> Completion {
    var finished = words
    let last = finished.popLast() ?? ""
    guard let line = UnfinishedCommandLine(finished, begun: last, commands: commands) else {
      return Completion(candidates: commandWords(after: finished).filter { $0.word.hasPrefix(last) })
    }
    if let option = line.awaiting { return values(of: option.takes, in: line, begun: last) }
    guard last.hasPrefix("-"), !line.takesOnlyOperands else {
      return values(of: line.openOperands, in: line, begun: last)
    }
    if last.hasPrefix("--"), let equals = last.firstIndex(of: "=") {
      let option = line.openOptions.first { $0.name == last[..<equals] }
      return values(
        of: option?.takes ?? [], in: line, begun: String(last[last.index(after: equals)...]),
        behind: String(last[...equals]))
    }
    var options = line.openOptions.map { Candidate($0.name, $0.help) }
    options.append(Candidate("--help", "what the command does"))
    if finished.isEmpty { options.append(Candidate("--version", "the version of this program")) }
    return Completion(candidates: options.filter { $0.word.hasPrefix(last) })
  }

  /// The next words of the commands whose names begin with the words before.
  func commandWords(after finished: [String]) -> [Candidate] {
    var found: [Candidate] = []
    for command in commands {
      let name = command.name.split(separator: " ").map(String.init)
      guard name.count > finished.count, name.starts(with: finished) else { continue }
      let word = name[finished.count]
      let isWhole = name.count == finished.count + 1
      if isWhole {
        found.append(Candidate(word, command.summary))
      } else if let place = found.firstIndex(where: { $0.word == word }) {
        found[place].about += ", " + name[finished.count + 1]
      } else {
        found.append(Candidate(word, name[finished.count + 1]))
      }
    }
    return found
  }

  private func values(
    of kinds: [ArgumentKind], in line: UnfinishedCommandLine, begun text: String, behind prefix: String = ""
  ) -> Completion {
    let scope = CompletionScope(line: line, completer: self)
    var completion = Completion()
    for kind in kinds {
      completion.candidates += kind.candidates(for: text, in: scope).map {
        Candidate(prefix + $0.word, $0.about)
      }
      completion.fitsFiles = completion.fitsFiles || kind == .file || kind == .path
      completion.fitsFolders = completion.fitsFolders || kind == .folder
    }
    return completion
  }
}

extension ToolContext {
  /// The same world for a look-up: nothing is written or said, and standard input is left alone.
  fileprivate var silent: ToolContext {
    var context = self
    context.write = { _ in }
    context.complain = { _ in }
    context.readInput = { _ throws(FileFailure) in throw FileFailure("standard input", .unreadable) }
    return context
  }
}
