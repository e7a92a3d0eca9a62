#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many bytes of the process are in memory now; large blocks go back to the system when they are let go.
func bytesInMemory() -> Int {
  #if canImport(Glibc)
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 100)
    let count = fread(&text, 1, text.count, file)
    // In pages: all there is, then what is in memory.
    let pages = String(decoding: text.prefix(count), as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  #else
    return Int(mstats().bytes_used)
  #endif
}
