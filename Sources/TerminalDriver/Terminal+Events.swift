import CNCurses
import CTerminalSignals

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Terminal {
  /// Waits for the next event, asleep until there is one.
  /// - Parameter milliseconds: how long to wait at most; nil: for ever.
  /// - Returns: nil when the time went by.
  package func nextEvent(withinMilliseconds milliseconds: Int32? = nil) -> Event? {
    while true {
      if !waitingEvents.isEmpty { return waitingEvents.removeFirst() }
      if let event = nextDecoded() { return event }
      let limit = milliseconds ?? -1
      let isDeciding = decoder.isWaiting
      let patience = isDeciding ? (limit < 0 ? Self.escapePause : min(limit, Self.escapePause)) : limit
      if takeWhatComes(within: patience) { continue }
      if !isDeciding { return nil }
      if let press = decoder.pause() { return .key(press) }
    }
  }

  /// The next event in the bytes that are there; what the terminal answers is one where it is news.
  func nextDecoded() -> Event? {
    while let input = decoder.next() {
      switch input {
      case .key(let press): return .key(press)
      case .mouse(let event): return .mouse(clicks.counted(event))
      case .answer(let answer):
        if let news = inquiry.take(answer) { return .appearance(news) }
      }
    }
    return nil
  }

  /// Waits for something to come, and takes it.
  /// - Returns: false when the time went by.
  func takeWhatComes(within milliseconds: Int32) -> Bool {
    let ready = wait(atMost: milliseconds)
    if ready.signal { takeSignals() }
    if ready.input { takeInput() }
    if ready.files { takeFileChanges() }
    return ready.signal || ready.input || ready.files
  }

  /// How long an Esc that may begin a sequence is held back, in milliseconds: a terminal sends a sequence in one piece.
  private static var escapePause: Int32 { 25 }

  private func wait(atMost milliseconds: Int32) -> (signal: Bool, input: Bool, files: Bool) {
    var descriptors = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      // A negative descriptor is passed over.
      pollfd(fd: fileWatch?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    if count < 0 {
      // A signal came in between: its byte is there by now.
      return (errno == EINTR, false, false)
    }
    return (descriptors[0].revents != 0, descriptors[1].revents != 0, descriptors[2].revents != 0)
  }

  private func takeInput() {
    // The other side of the terminal is gone; some systems say so without a signal.
    if !readInput() { end(by: SIGHUP) }
  }

  /// Hands the decoder what is there.
  /// - Returns: false at the end of the input.
  func readInput() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      decoder.feed(buffer.prefix(count))
      return true
    }
    return count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  private func end(by signal: Int32) {
    endingSignal = signal
    waitingEvents.append(.terminate(signal: signal))
  }
}

// MARK: Files

extension Terminal {
  /// Watches these files, and these folders with all below them, in place of those before. Nothing is done while nothing
  /// happens to them. On systems without inotify nothing is told.
  package func watch(_ paths: [String]) {
    if fileWatch == nil, !paths.isEmpty { fileWatch = FileWatch() }
    fileWatch?.watch(paths)
  }

  private func takeFileChanges() {
    guard let watch = fileWatch, watch.takeChanges() else { return }
    // Folders may have come and gone. Looked for before anybody reads, so that nothing is missed.
    watch.watch(watch.paths)
    waitingEvents.append(.filesChanged)
  }
}

// MARK: Signals

extension Terminal {
  private func caughtSignals() -> Set<Int32> {
    var caught: Set<Int32> = []
    var buffer = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(signals, &buffer, buffer.count)
      if count <= 0 { return caught }
      caught.formUnion(buffer.prefix(count).map(Int32.init))
    }
  }

  private func takeSignals() {
    var caught = caughtSignals()
    if caught.contains(SIGTSTP) {
      leave()
      terminal_signals_stop()
      caught.formUnion(caughtSignals())
      // Whoever is told to end while stopped does not take the screen again first.
      if endIfAsked(caught) { return }
      comeBack()
    } else if endIfAsked(caught) {
      return
    } else if caught.contains(SIGCONT) {
      // A stop that cannot be caught; a shell has had the terminal since.
      leave()
      comeBack()
    } else if caught.contains(SIGWINCH) {
      if adoptSize() {
        writer.invalidate()
      } else {
        // How some terminals without mode 2031 tell a change of their colours.
        ask()
      }
    }
  }

  private func endIfAsked(_ caught: Set<Int32>) -> Bool {
    guard let signal = [SIGTERM, SIGHUP, SIGQUIT, SIGINT].first(where: caught.contains) else { return false }
    end(by: signal)
    return true
  }

  private func comeBack() {
    retake()
    waitingEvents.append(.resumed)
  }

  /// Takes over the size that the terminal has now, and tells the program of a change.
  /// - Returns: whether it was one.
  @discardableResult
  func adoptSize() -> Bool {
    let size = CursesScreen.size()
    guard size != (columns, rows) else { return false }
    (columns, rows) = size
    resize_term(Int32(rows), Int32(columns))
    waitingEvents.append(.resize(columns: columns, rows: rows))
    return true
  }

  /// Ends the program by the signal that asked for it, as whoever sent it expects to see; to be called after `close`.
  package static func endProgram(by signal: Int32) {
    terminal_signals_die(signal)
  }
}
