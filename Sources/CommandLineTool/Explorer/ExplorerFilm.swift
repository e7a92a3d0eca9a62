import CellCanvas
import LocatedInput
import Recording

/// What the explorer showed while somebody used it, by a clock that starts with the first picture.
struct ExplorerFilm {
  private var cast: Asciicast
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant?

  /// Nobody wants to watch somebody think for longer, in seconds.
  private static let idleLimit = 3

  init(title: String) { cast = Asciicast(title: title, idleLimit: Self.idleLimit) }

  mutating func show(_ grid: CellGrid) { cast.show(grid, at: elapsed()) }

  /// The recording as a file, up to now.
  mutating func text() -> String { cast.text(endingAt: elapsed()) }

  /// In milliseconds.
  private mutating func elapsed() -> Int {
    let now = clock.now
    guard let start else {
      start = now
      return 0
    }
    return Int((now - start) / .milliseconds(1))
  }
}

extension ToolContext {
  /// Writes what was recorded.
  /// - Returns: where it is, or why not.
  func keep(_ film: ExplorerFilm, at path: String) -> [String] {
    var film = film
    do {
      try writeFile(path, Array(film.text().utf8))
      return ["wrote \(visibleControls(in: path))"]
    } catch { return [error.text] }
  }
}
