#if canImport(Glibc)
  import Glibc

  /// Tells when files change, through a descriptor that is polled with the others, so that waiting costs nothing.
  ///
  /// What is watched is the folder a file lies in: most editors do not write into a file but put a new one in its place.
  final class FileWatch {
    private(set) var paths: [String] = []
    let descriptor: Int32
    /// By the system's number of a watched folder: the names in it that count; empty where all do.
    private var names: [Int32: Set<String>] = [:]

    /// What happens to a file that is saved, replaced or removed. Not each write: a file is read when it is complete.
    private static var mask: UInt32 {
      [IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE].reduce(0) { $0 | UInt32($1) }
    }
    /// The folders looked after at most; the system has few to give.
    private static var capacity: Int { 1024 }
    /// One save is several steps that follow each other closely; this many milliseconds without any, and it is done.
    private static var settling: Int32 { 40 }

    /// Nil where the system has no watch left.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    /// Watches these paths in place of those before; one that is not there yet may come. What both have in common is
    /// watched without a gap.
    func watch(_ paths: [String]) {
      let before = names
      self.paths = paths
      names = [:]
      for path in paths {
        watch(path)
        // Behind a link the file that is written lies elsewhere.
        if let target = Self.target(of: path), target != path { watch(target) }
      }
      for number in before.keys where names[number] == nil { inotify_rm_watch(descriptor, number) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private func watch(_ path: String) {
      let components = path.split(separator: "/")
      guard let name = components.last else { return }
      let above = components.dropLast().joined(separator: "/")
      let folder = path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
      if let number = add(folder), names[number] != [] { names[number, default: []].insert(String(name)) }
      watchAll(in: path)
    }

    /// A folder with those below it; does nothing to a file.
    private func watchAll(in folder: String) {
      guard names.count < Self.capacity, let entries = opendir(folder) else { return }
      defer { closedir(entries) }
      guard let number = add(folder) else { return }
      names[number] = []
      while let entry = readdir(entries) {
        guard entry.pointee.d_type == UInt8(DT_DIR) else { continue }
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { watchAll(in: folder + "/" + name) }
      }
    }

    private func add(_ folder: String) -> Int32? {
      let number = inotify_add_watch(descriptor, folder, Self.mask)
      return number < 0 ? nil : number
    }

    private static func target(of path: String) -> String? {
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return String(cString: resolved)
    }

    /// Takes what has happened, and waits until a save that has begun is over.
    /// - Returns: whether anything that is watched was among it.
    func takeChanges() -> Bool {
      var isConcerned = false
      var rounds = 0
      repeat {
        isConcerned = takeEvents() || isConcerned
        rounds += 1
      } while isConcerned && rounds < 25 && hasMore(within: Self.settling)
      return isConcerned
    }

    private func hasMore(within milliseconds: Int32) -> Bool {
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&waited, 1, milliseconds) > 0
    }

    private func takeEvents() -> Bool {
      var isConcerned = false
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { return isConcerned }
        isConcerned = buffer[..<count].withUnsafeBytes(concerns) || isConcerned
      }
    }

    private func concerns(_ events: UnsafeRawBufferPointer) -> Bool {
      let header = MemoryLayout<inotify_event>.size
      var start = 0
      while start + header <= events.count {
        let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let bytes = events[(start + header)..<(start + header + Int(event.len))]
        start += header + Int(event.len)
        // So many at once that some were dropped.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        guard let wanted = names[event.wd], event.mask & Self.mask != 0 else { continue }
        if wanted.isEmpty || wanted.contains(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)) {
          return true
        }
      }
      return false
    }
  }
#else
  /// Nothing is watched on this system.
  final class FileWatch {
    let paths: [String] = []
    let descriptor: Int32 = -1
    init?() { return nil }
    func watch(_ paths: [String]) {}
    func takeChanges() -> Bool { false }
  }
#endif
