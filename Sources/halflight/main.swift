import CommandLineTool

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let tool = Tool(context: .system(terminal: SystemTerminal()))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
