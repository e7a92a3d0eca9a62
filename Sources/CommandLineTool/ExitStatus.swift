/// What the process ends with; the meanings are part of the contract.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case findings = 1
  case usage = 2
  case badInput = 3
  case badPath = 4
  case noTerminal = 5
  case interrupted = 130

  /// For the help page and the README.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "findings: an audit failed, an expectation was false"
    case .usage: "a wrong option, or the unknown name of a command, theme, scene or node"
    case .badInput: "an input file whose content is bad (what could be read of it was used)"
    case .badPath: "a path that is missing, unreadable, a folder where a file belongs, or cannot be written"
    case .noTerminal: "no usable terminal"
    case .interrupted: "interrupted"
    }
  }
}
