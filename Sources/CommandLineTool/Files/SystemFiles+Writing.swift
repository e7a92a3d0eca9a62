#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LocatedInput

extension SystemFiles {
  /// Writes a file, whole or not at all: to a temporary name beside it, then renamed. Where a link leads, the file is
  /// replaced, not the link; what is no file (`/dev/stdout`, a pipe) is written into, for a renamed file would take its
  /// place.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { return try replace(path, by: bytes, mode: nil) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileFailure(path, .isFolder)
    case S_IFREG:
      // A rename asks for the folder's permission only; the file's own is what its owner would go by.
      guard access(path, W_OK) == 0 else { throw unwritable(path, errno) }
      try replace(path, by: bytes, mode: status.st_mode & 0o7777)
    default: try write(bytes, into: path)
    }
  }

  /// - Parameter mode: the permissions; nil for those of a new file.
  private static func replace(_ path: String, by bytes: [UInt8], mode: mode_t?) throws(FileFailure) {
    let target = behindLinks(path)
    let temporary = target + ".halflight-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    if let mode { fchmod(descriptor, mode) }
    let fault = writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, fault == nil, rename(temporary, target) == 0 else {
      let code = fault ?? errno
      unlink(temporary)
      throw unwritable(path, code)
    }
  }

  private static func write(_ bytes: [UInt8], into path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    defer { close(descriptor) }
    if let code = writeAll(bytes, to: descriptor) { throw unwritable(path, code) }
  }

  /// Where a path leads that exists; else the path.
  static func behindLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  static func unwritable(_ path: String, _ code: Int32) -> FileFailure {
    FileFailure(path, .unwritable, detail: String(cString: strerror(code)))
  }
}
