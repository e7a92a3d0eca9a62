package import LocatedInput

/// What a command may use of the world outside; a test brings its own.
package struct ToolContext: Sendable {
  /// Files and folders by path.
  package var files: any FileAccess
  /// The environment's variables.
  package var environment: [String: String]
  /// Where relative paths start, from the root on.
  package var workingDirectory: String
  /// Whether standard output is a terminal.
  package var outputIsTerminal: Bool
  /// Reads standard input to its end, at most so many bytes.
  package var readInput: @Sendable (_ limit: Int) throws(FileFailure) -> [UInt8]
  /// Whether standard input is a terminal.
  package var inputIsTerminal: Bool
  /// The next line of standard input without its end; nil behind the last.
  package var readLine: @Sendable () -> String?
  /// Writes to standard output.
  package var write: @Sendable (String) -> Void
  /// Writes a line to standard error.
  package var complain: @Sendable (String) -> Void
  /// Writes a file, whole or not at all: to a temporary name beside it, then renamed.
  package var writeFile: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Makes a folder and those above it that are missing.
  package var makeFolder: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Writes a folder, whole or not at all, in the place of one that may stand there.
  package var writeFolder:
    @Sendable (_ path: String, _ files: [(path: String, bytes: [UInt8])]) throws(FileFailure) -> Void
  /// Gives a file another name, in the place of one that may have it.
  package var moveFile: @Sendable (_ path: String, _ newPath: String) throws(FileFailure) -> Void
  /// Does something while no other process does the same for that folder.
  package var lockFolder: @Sendable (_ path: String, _ body: () -> Void) -> Void
  /// The terminal, for the commands that need one.
  package var terminal: any TerminalAccess

  package init(
    files: any FileAccess, environment: [String: String], workingDirectory: String = "/",
    outputIsTerminal: Bool,
    readInput: @escaping @Sendable (_ limit: Int) throws(FileFailure) -> [UInt8],
    inputIsTerminal: Bool = false, readLine: @escaping @Sendable () -> String? = { nil },
    write: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void,
    writeFile: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void,
    makeFolder: @escaping @Sendable (_ path: String) throws(FileFailure) -> Void = {
      path throws(FileFailure) in throw FileFailure(path, .unwritable)
    },
    writeFolder:
      @escaping @Sendable (_ path: String, _ files: [(path: String, bytes: [UInt8])])
      throws(FileFailure) -> Void = { path, _ throws(FileFailure) in throw FileFailure(path, .unwritable) },
    moveFile: @escaping @Sendable (_ path: String, _ newPath: String) throws(FileFailure) -> Void = {
      path, _ throws(FileFailure) in throw FileFailure(path, .unwritable)
    },
    lockFolder: @escaping @Sendable (_ path: String, _ body: () -> Void) -> Void = { _, body in body() },
    terminal: any TerminalAccess
  ) {
    self.files = files
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.outputIsTerminal = outputIsTerminal
    self.readInput = readInput
    self.inputIsTerminal = inputIsTerminal
    self.readLine = readLine
    self.write = write
    self.complain = complain
    self.writeFile = writeFile
    self.makeFolder = makeFolder
    self.writeFolder = writeFolder
    self.moveFile = moveFile
    self.lockFolder = lockFolder
    self.terminal = terminal
  }

  /// Whether output is coloured: the flag, then `NO_COLOR`, then whether it is a terminal.
  package func usesColor(_ arguments: ParsedArguments) -> Bool {
    switch arguments[.color] {
    case "always": return true
    case "never": return false
    default:
      if let noColor = environment["NO_COLOR"], !noColor.isEmpty { return false }
      return outputIsTerminal
    }
  }

  /// Reports what was found in an input; gives the status for it: bad input where an error is among them.
  package func report(_ diagnostics: [Diagnostic]) -> ExitStatus {
    for diagnostic in diagnostics where diagnostic.severity > .note { complain(diagnostic.text) }
    return diagnostics.contains { $0.severity == .error } ? .badInput : .done
  }

  /// Writes a command's product to the file of `-o`, or to standard output.
  package func deliver(_ text: String, _ arguments: ParsedArguments) throws(CommandFailure) {
    try deliver(text, to: arguments[.output] ?? "-")
  }

  /// Writes a product to a file, whole or not at all; `-` is standard output.
  package func deliver(_ text: String, to path: String) throws(CommandFailure) {
    if path == "-" { return write(text) }
    do { try writeFile(path, Array(text.utf8)) } catch { throw CommandFailure(error) }
  }
}
