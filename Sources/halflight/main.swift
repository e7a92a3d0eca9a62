import CommandLineTool

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// No terminal yet: the driver takes this place.
struct NoTerminal: TerminalAccess {
  func withScreen<Result>(color: String, _ body: (any ScreenTerminal) throws -> Result) throws -> Result {
    throw TerminalUnavailable("this build has no terminal driver")
  }
  func facts(color: String) -> [TerminalFact] { [] }
}

let tool = Tool(context: .system(terminal: NoTerminal()))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
