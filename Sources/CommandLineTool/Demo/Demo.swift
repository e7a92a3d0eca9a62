import CellCanvas
import PreviewUI
import Simulator
import Tours

/// The loop of a tour: draw, wait for a key or until the time is over, step on.
struct Demo {
  private var show: TourShow
  private let terminal: any ScreenTerminal
  private let chrome: ChromeScheme

  enum Ending {
    case left(ExitStatus)
    /// The explorer goes on from here.
    case takenOver(Session)
  }

  init(show: TourShow, terminal: any ScreenTerminal, chrome: ChromeScheme) {
    self.show = show
    self.terminal = terminal
    self.chrome = chrome
  }

  mutating func run() -> Ending {
    var moment: TourShow.Moment?
    var due: ContinuousClock.Instant?
    while true {
      terminal.present(draw(show, capabilities: terminal.capabilities, chrome: chrome))
      // A key that changes nothing does not make the picture stand longer.
      if moment != show.moment {
        moment = show.moment
        due = show.pause.map { .now + .milliseconds($0) }
      }
      switch terminal.nextEvent(withinMilliseconds: due?.millisecondsFromNow) {
      case .key(let key):
        switch show.press(key) {
        case .leave: return .left(.done)
        case .takeOver: return .takenOver(show.takenOver)
        case .redraw: terminal.invalidate()
        case nil: break
        }
      case .resize(let columns, let rows): show.resize(columns: columns, rows: rows)
      case .resumed: terminal.invalidate()
      case .terminate: return .left(.interrupted)
      case nil where due.map({ $0 <= .now }) ?? false: show.tick()
      // What else a terminal tells is for the explorer.
      default: break
      }
    }
  }
}

extension ContinuousClock.Instant {
  /// Rounded up, so that whoever waits for so long does not wake too early.
  fileprivate var millisecondsFromNow: Int32 {
    let left = self - .now
    if left <= .zero { return 0 }
    return Int32(
      clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
