#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LocatedInput

/// Files that several runs of the program use.
extension SystemFiles {
  static var workingDirectory: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard getcwd(&buffer, buffer.count) != nil else { return "/" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func move(_ path: String, to newPath: String) throws(FileFailure) {
    guard rename(path, newPath) == 0 else { throw unwritable(newPath, errno) }
  }

  /// The lock is on the folder itself, so that nothing is left behind. Whoever does not get it within half a second, or
  /// not at all on that file system, goes on without: files are still replaced whole.
  static func lock(_ folder: String, _ body: () -> Void) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      for _ in 0..<50 where flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        guard errno == EWOULDBLOCK || errno == EINTR else { break }
        usleep(10_000)
      }
    }
    body()
    if descriptor >= 0 { close(descriptor) }
  }
}
