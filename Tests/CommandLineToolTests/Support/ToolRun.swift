import CommandLineTool
import LocatedInput
import Specimens
import Synchronization

/// A run of the tool in memory: files by path, what it printed, and its status.
struct ToolRun {
  let status: ExitStatus
  let output: String
  let messages: [String]
  let written: [String: [UInt8]]

  init(
    _ arguments: String..., files: [String: String] = [:], input: String = "",
    environment: [String: String] = [:],
    outputIsTerminal: Bool = false
  ) {
    self.init(
      arguments, files: files, input: input, environment: environment, outputIsTerminal: outputIsTerminal)
  }

  init(
    _ arguments: [String], files: [String: String] = [:], input: String = "",
    environment: [String: String] = [:],
    workingDirectory: String = "/", outputIsTerminal: Bool = false
  ) {
    let record = Record()
    let context = ToolContext(
      files: FilesInMemory(files), environment: environment,
      workingDirectory: workingDirectory, outputIsTerminal: outputIsTerminal,
      readInput: { limit throws(FileFailure) in
        let bytes = Array(input.utf8)
        if bytes.count > limit { throw FileFailure("standard input", .tooLarge) }
        return bytes
      },
      readLine: { record.state.withLock { $0.nextLine(of: input) } },
      write: { text in record.state.withLock { $0.output += text } },
      complain: { line in record.state.withLock { $0.messages.append(line) } },
      writeFile: { path, bytes throws(FileFailure) in record.state.withLock { $0.written[path] = bytes } },
      makeFolder: { _ throws(FileFailure) in },
      writeFolder: { path, files throws(FileFailure) in
        record.state.withLock { state in
          for file in files { state.written[joinedPath(path, file.path)] = file.bytes }
        }
      },
      terminal: AbsentTerminal())
    status = Tool(context: context).run(arguments)
    let state = record.state.withLock { $0 }
    output = state.output
    messages = state.messages
    written = state.written
  }

  private struct State {
    var output = ""
    var messages: [String] = []
    var written: [String: [UInt8]] = [:]
    private var linesRead = 0

    mutating func nextLine(of input: String) -> String? {
      let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
      guard linesRead < lines.count, linesRead < lines.count - 1 || !lines[linesRead].isEmpty else {
        return nil
      }
      linesRead += 1
      return String(lines[linesRead - 1])
    }
  }

  private final class Record: Sendable {
    let state = Mutex(State())
  }
}

/// A machine without a terminal.
struct AbsentTerminal: TerminalAccess {
  func withScreen<Result>(color: String, _ body: (any ScreenTerminal) throws -> Result) throws -> Result {
    throw TerminalUnavailable("standard output is not a terminal; `halflight render` draws without one")
  }
  func facts(color: String) -> [TerminalFact] { [TerminalFact("TERM", "absent", origin: "test")] }
}
