package import LocatedInput

/// The files of a context, and standard input under the name `-`.
package struct StandardInputFiles: FileAccess {
  private let files: any FileAccess
  private let readInput: @Sendable (_ limit: Int) throws(FileFailure) -> [UInt8]

  package init(
    _ files: any FileAccess, readInput: @escaping @Sendable (_ limit: Int) throws(FileFailure) -> [UInt8]
  ) {
    self.files = files
    self.readInput = readInput
  }

  package func kind(of path: String) throws(FileFailure) -> FileKind {
    path == "-" ? .file : try files.kind(of: path)
  }

  package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    path == "-" ? try readInput(limit) : try files.read(path, limit: limit)
  }

  package func names(inFolder path: String) throws(FileFailure) -> [String] {
    try files.names(inFolder: path)
  }
}
