#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LocatedInput

extension SystemFiles {
  /// Makes a folder and those above it that are missing.
  static func makeFolder(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      if try SystemFiles().kind(of: path) != .folder { throw FileFailure(path, .isNotFolder) }
    case ENOENT:
      guard let slash = path.dropLast().lastIndex(of: "/"), slash != path.startIndex else {
        throw unwritable(path, errno)
      }
      try makeFolder(String(path[..<slash]))
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw unwritable(path, errno) }
    default: throw unwritable(path, errno)
    }
  }

  /// Writes a folder, whole or not at all: under a temporary name beside it, then renamed. A folder that stands there,
  /// or where a link leads, is replaced; what may be replaced is for the caller to judge.
  static func writeFolder(_ files: [(path: String, bytes: [UInt8])], to path: String) throws(FileFailure) {
    let path = behindLinks(path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path)
    let (new, old) = (path + ".halflight-\(getpid())", path + ".halflight-old-\(getpid())")
    guard mkdir(new, 0o777) == 0 else { throw unwritable(path, errno) }
    do throws(FileFailure) {
      for file in files {
        let target = joinedPath(new, file.path)
        if let slash = target.lastIndex(of: "/") { try makeFolder(String(target[..<slash])) }
        try write(file.bytes, to: target)
      }
      let replaces = rename(path, old) == 0
      guard rename(new, path) == 0 else {
        let code = errno
        if replaces { rename(old, path) }
        throw unwritable(path, code)
      }
    } catch {
      remove(folder: new)
      throw FileFailure(path, error.reason, detail: error.detail)
    }
    remove(folder: old)
  }

  /// Removes a folder with what is in it; links are removed, never followed.
  private static func remove(folder path: String) {
    for name in (try? SystemFiles().names(inFolder: path)) ?? [] {
      let below = joinedPath(path, name)
      var status = stat()
      if lstat(below, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        remove(folder: below)
      } else {
        unlink(below)
      }
    }
    rmdir(path)
  }
}
