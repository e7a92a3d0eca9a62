import CNCurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets ncurses write a frame into memory, and sends it in one piece: ncurses itself flushes whenever the cursor moves, a
/// hundred times in a full frame, and whoever reads is woken each time.
struct FrameCollector {
  /// What ncurses writes to. Outside of `collect` it leads straight to the terminal.
  let stream: UnsafeMutablePointer<FILE>
  private let descriptor: Int32
  private let memory: Int32

  /// - Returns: nil where the system has no file in memory; then ncurses has to write to standard output itself.
  init?() {
    let memory = halflight_open_memory()
    guard memory >= 0 else { return nil }
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, let stream = fdopen(descriptor, "w") else {
      _ = close(memory)
      return nil
    }
    self.stream = stream
    self.descriptor = descriptor
    self.memory = memory
  }

  /// What ncurses writes in `body`.
  func collect(_ body: () -> Void) -> [UInt8] {
    guard ftruncate(memory, 0) == 0, lseek(memory, 0, SEEK_SET) == 0, dup2(memory, descriptor) >= 0 else {
      body()
      return []
    }
    body()
    dup2(STDOUT_FILENO, descriptor)
    let count = Int(lseek(memory, 0, SEEK_CUR))
    return [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      filled = max(0, pread(memory, buffer.baseAddress, max(0, count), 0))
    }
  }

  /// To be called when ncurses is done with the stream.
  func end() {
    fclose(stream)
    _ = close(memory)
  }
}
