#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
package import LocatedInput

/// The files of the machine.
package struct SystemFiles: FileAccess {
  package init() {}

  package func kind(of path: String) throws(FileFailure) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    switch try kind(of: path) {
    case .folder: throw FileFailure(path, .isFolder)
    // Opening a pipe that nobody writes would wait for ever.
    case .other: throw FileFailure(path, .isSpecial)
    case .file: break
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    return try SystemFiles.readToEnd(descriptor, limit: limit, name: path)
  }

  package func names(inFolder path: String) throws(FileFailure) -> [String] {
    guard let folder = opendir(path) else {
      throw errno == ENOTDIR ? FileFailure(path, .isNotFolder) : failure(path, errno)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private func failure(_ path: String, _ code: Int32) -> FileFailure {
    code == ENOENT || code == ENOTDIR
      ? FileFailure(path, .missing) : FileFailure(path, .unreadable, detail: String(cString: strerror(code)))
  }

  /// Reads a descriptor to its end, at most `limit` bytes.
  static func readToEnd(_ descriptor: Int32, limit: Int, name: String) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(name, .unreadable, detail: String(cString: strerror(errno)))
      }
      bytes.append(contentsOf: buffer[..<count])
      if bytes.count > limit {
        throw FileFailure(name, .tooLarge, detail: "over the limit of \(limit) bytes")
      }
    }
  }

  /// Writes all bytes; gives the error number where that failed.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

// The calls of libc, which the members above hide by their names.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
