#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AppearanceInquiry {
  /// Asks a terminal that is not in full-screen use, and leaves it as it was. Where it cannot be asked, what the
  /// environment says is all that is known.
  static func outsideOfFullScreen(in surroundings: TerminalSurroundings) -> AppearanceInquiry {
    var inquiry = AppearanceInquiry(surroundings)
    // Who is in the background would be stopped for changing the terminal's modes.
    guard surroundings.canAnswer, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return inquiry }
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return inquiry }
    // A signal that would end or stop the program does so when the modes are back.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var quiet = modes
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &quiet) == 0 else { return inquiry }
    let typed = inquiry.askAndWait()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    Terminal.giveBack(typed)
    return inquiry
  }

  /// Sends the questions and takes what comes, until the last one is answered or has had its time.
  /// - Returns: what was typed meanwhile.
  private mutating func askAndWait() -> [UInt8] {
    ask()
    let questions = Array(Self.questions.utf8)
    guard write(STDOUT_FILENO, questions, questions.count) == questions.count else { return [] }
    let end = ContinuousClock.now + (getenv("SSH_CONNECTION") == nil ? Self.patience : Self.remotePatience)
    var decoder = InputDecoder()
    var typed: [UInt8] = []
    while true {
      while let (input, bytes) = decoder.nextWithBytes() {
        typed += bytes
        if case .answer(let answer) = input { _ = take(answer) }
      }
      guard open > 0, let left = Terminal.milliseconds(until: end) else { return typed }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, left) > 0 else { return typed }
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else { return typed }
      decoder.feed(buffer.prefix(count))
    }
  }

  /// A terminal on the same machine that has not answered after that time does not answer at all.
  private static var patience: Duration { .milliseconds(150) }
  /// Over a network, what is not waited for arrives in the shell.
  private static var remotePatience: Duration { .seconds(1) }
}
