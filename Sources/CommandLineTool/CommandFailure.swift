package import LocatedInput

/// Why a command stops: what the user is told on standard error, and the status.
package struct CommandFailure: Error, Hashable, Sendable {
  package var status: ExitStatus
  /// Lines for standard error, safe for a terminal.
  package var lines: [String]

  package init(_ status: ExitStatus, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }

  /// A wrong call: what is wrong, and what was perhaps meant.
  package static func usage(_ message: String, suggestion: String? = nil) -> CommandFailure {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return CommandFailure(.usage, [visibleControls(in: "halflight: \(message)\(hint)")])
  }

  /// A path that could not be used; a file over its limit is bad input, all else a bad path.
  package init(_ failure: FileFailure) {
    self.init(failure.reason == .tooLarge ? .badInput : .badPath, ["halflight: " + failure.text])
  }

  /// A file whose content is of no use at all.
  package init(_ error: InputError, file: String) {
    self.init(.badInput, error.diagnostics.map { $0.named(file: file).text })
  }
}
