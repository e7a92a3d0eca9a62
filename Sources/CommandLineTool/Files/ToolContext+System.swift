#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LocatedInput

extension ToolContext {
  /// The machine itself, with the terminal that is handed in.
  package static func system(terminal: any TerminalAccess) -> ToolContext {
    // Who reads our output may stop early (`| head`); that is no fault to die loudly of.
    signal(SIGPIPE, SIG_IGN)
    var environment: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { environment[String(pair[0])] = String(pair[1]) }
      entry += 1
    }
    let complain = { @Sendable (line: String) in
      _ = SystemFiles.writeAll(Array((line + "\n").utf8), to: STDERR_FILENO)
    }
    return ToolContext(
      files: SystemFiles(), environment: environment, workingDirectory: SystemFiles.workingDirectory,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      readInput: { limit throws(FileFailure) in
        try SystemFiles.readToEnd(STDIN_FILENO, limit: limit, name: "standard input")
      },
      inputIsTerminal: isatty(STDIN_FILENO) == 1, readLine: { Swift.readLine() },
      write: { text in
        guard let code = SystemFiles.writeAll(Array(text.utf8), to: STDOUT_FILENO) else { return }
        // A closed pipe ends the program as quietly as it would any filter; a full disk is worth a word.
        if code != EPIPE { complain("halflight: " + SystemFiles.unwritable("standard output", code).text) }
        exit(ExitStatus.badPath.rawValue)
      },
      complain: complain,
      writeFile: { path, bytes throws(FileFailure) in try SystemFiles.write(bytes, to: path) },
      makeFolder: { path throws(FileFailure) in try SystemFiles.makeFolder(path) },
      writeFolder: { path, files throws(FileFailure) in try SystemFiles.writeFolder(files, to: path) },
      moveFile: { path, newPath throws(FileFailure) in try SystemFiles.move(path, to: newPath) },
      lockFolder: { path, body in SystemFiles.lock(path, body) },
      terminal: terminal)
  }
}
