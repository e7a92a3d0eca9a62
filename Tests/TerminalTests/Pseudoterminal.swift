import Glibc

/// A pseudoterminal and a program that has its other side as its controlling terminal.
final class Pseudoterminal {
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// Our side.
  let descriptor: Int32
  /// The program's side, kept open so that its modes can be read after the program is gone.
  private let programSide: Int32
  let process: pid_t
  /// The modes of the terminal before the program saw it.
  let modesBefore: TerminalModes
  private(set) var exitStatus: Int32?
  private var isHungUp = false

  /// - Parameter environment: the whole of it.
  init(_ command: [String], environment: [String: String], columns: Int, rows: Int) throws {
    var ends: (ours: Int32, programs: Int32) = (-1, -1)
    var path = [CChar](repeating: 0, count: 128)
    _ = try Self.check("openpty", openpty(&ends.ours, &ends.programs, &path, nil, nil))
    (descriptor, programSide) = ends
    for end in [descriptor, programSide] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.setSize(of: descriptor, columns: columns, rows: rows)

    modesBefore = Self.modes(of: programSide)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a new session makes the first terminal it opens its own.
    posix_spawn_file_actions_addopen(&actions, 0, &path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The test runner's ignored and blocked signals are not the program's.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID, which glibc shows to C programs only that ask for its extensions.
    let inNewSession: Int32 = 0x80
    let flags = inNewSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var started = pid_t()
    let code = posix_spawn(&started, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(call: "posix_spawn \(command[0])", code: code) }
    process = started
  }

  deinit {
    if exitStatus == nil {
      kill(process, SIGKILL)
      kill(process, SIGCONT)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    hangUp()
    close(programSide)
  }

  /// Closes our side, as a window that is closed or a line that breaks does.
  func hangUp() {
    if !isHungUp { close(descriptor) }
    isHungUp = true
  }

  private static func check(_ call: String, _ result: Int32) throws -> Int32 {
    if result < 0 { throw Failure(call: call, code: errno) }
    return result
  }

  static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  func resize(columns: Int, rows: Int) {
    Self.setSize(of: descriptor, columns: columns, rows: rows)
  }

  func send(_ bytes: [UInt8]) {
    _ = write(descriptor, bytes, bytes.count)
  }

  /// What the program has written, if anything comes within some milliseconds; empty at its end too.
  func receive(within milliseconds: Int32) -> [UInt8] {
    if isHungUp {
      poll(nil, 0, milliseconds)
      return []
    }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : []
  }

  /// The status of waitpid if the program has ended.
  func pollExit() -> Int32? {
    if let exitStatus { return exitStatus }
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == process { exitStatus = status }
    return exitStatus
  }

  /// The modes of the terminal, as numbers that can be compared.
  var modes: TerminalModes { Self.modes(of: programSide) }

  private static func modes(of descriptor: Int32) -> TerminalModes {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return TerminalModes(modes)
  }
}

struct TerminalModes: Hashable {
  let input, output, control, local: tcflag_t

  init(_ modes: termios) {
    input = modes.c_iflag
    output = modes.c_oflag
    control = modes.c_cflag
    local = modes.c_lflag
  }

  var echoes: Bool { local & tcflag_t(ECHO) != 0 }
}
