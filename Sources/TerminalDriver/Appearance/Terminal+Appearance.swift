package import TraitModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The modes of a terminal like xterm that are on while it is taken.
enum TerminalMode {
  /// The terminal tells when it turns light or dark.
  static let appearanceReports = (on: "\u{1B}[?2031h", off: "\u{1B}[?2031l")
  /// Buttons and wheel, with coordinates as numbers.
  static let mouse = (on: "\u{1B}[?1000h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1000l")
  static let allOff = mouse.off + appearanceReports.off
}

extension Terminal {
  /// Whether the terminal is light or dark; nil where it does not say. Waits for its answer, but only as long as one
  /// takes that a person does not notice; a later one is an event.
  package func appearance() -> EffectiveStyle? {
    let end =
      ContinuousClock.now + (getenv("SSH_CONNECTION") == nil ? Self.localPatience : Self.remotePatience)
    while inquiry.open > 0, endingSignal == nil {
      // Nothing that is typed meanwhile is lost.
      if let event = nextDecoded() {
        if case .appearance = event {} else { waitingEvents.append(event) }
        continue
      }
      // What was decoded just now may have been the last answer.
      guard inquiry.open > 0, let left = Self.milliseconds(until: end), takeWhatComes(within: left) else {
        break
      }
    }
    return inquiry.style
  }

  /// A terminal on the same machine answers within a few milliseconds.
  private static var localPatience: Duration { .milliseconds(25) }
  /// Over a network the first frame is late by as much, and one in the wrong colours is worse.
  private static var remotePatience: Duration { .milliseconds(150) }

  static func milliseconds(until end: ContinuousClock.Instant) -> Int32? {
    let left = ContinuousClock.now.duration(to: end)
    return left > .zero ? Int32(left / .milliseconds(1)) + 1 : nil
  }

  /// Listens to the mouse from now on, or no longer.
  package func listenToMouse(_ listens: Bool) {
    guard isLikeXterm, listens != listensToMouse else { return }
    listensToMouse = listens
    if isTaken { send(listens ? TerminalMode.mouse.on : TerminalMode.mouse.off) }
  }

  /// Turns on what the terminal tells of its own accord, and asks what it is now.
  func startListening() {
    guard isLikeXterm else { return }
    send(TerminalMode.appearanceReports.on + (listensToMouse ? TerminalMode.mouse.on : ""))
    ask()
  }

  /// Asks the terminal whether it is light or dark, unless it has been asked and not answered.
  func ask() {
    guard isLikeXterm, inquiry.open == 0 else { return }
    inquiry.ask()
    askedAt = .now
    send(AppearanceInquiry.questions)
  }

  /// Turns the modes off and takes every answer that is still on its way, so that none arrives in the shell.
  /// - Returns: what was typed meanwhile.
  func stopListening() -> [UInt8] {
    guard isLikeXterm else { return [] }
    defer { inquiry.giveUp() }
    send(TerminalMode.allOff)
    // A terminal that has not answered after that time does not answer at all.
    let end = (inquiry.hasAnswered ? .now : askedAt) + .seconds(1)
    guard Self.milliseconds(until: end) != nil else { return [] }
    inquiry.askLast()
    send(AppearanceInquiry.lastQuestion)
    var typed: [UInt8] = []
    while true {
      while let (input, bytes) = decoder.nextWithBytes() {
        typed += bytes
        if case .answer(let answer) = input, let news = inquiry.take(answer) {
          waitingEvents.append(.appearance(news))
        }
      }
      guard inquiry.open > 0, let left = Self.milliseconds(until: end) else { return typed }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, left)
      if count == 0 || (count < 0 && errno != EINTR) { return typed }
      if count > 0, !readInput() { return typed }
    }
  }

  /// Puts what was typed for the shell back where the shell reads it. Systems that forbid this (Linux since 6.2, where it
  /// is so configured) leave no way.
  static func giveBack(_ typed: [UInt8]) {
    #if canImport(Glibc)
      for byte in typed {
        var character = CChar(bitPattern: byte)
        if ioctl(STDIN_FILENO, UInt(TIOCSTI), &character) != 0 { return }
      }
    #endif
  }
}
