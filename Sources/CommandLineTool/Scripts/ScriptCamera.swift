import CellCanvas
import PreviewUI
import Recording
import Simulator

/// Films a script while it is played: the explorer with what is said under it, each step as long as it is to be seen.
struct ScriptCamera {
  private let band: CaptionBand
  private let size: StillSize
  private let title: String
  private var cast: Asciicast
  /// The pictures, each with how long it stands; what follows and looks the same lengthens it.
  private var frames: [(grid: CellGrid, milliseconds: Int)] = []
  private var clock = 0

  /// How long the first and the last picture stand at least, in milliseconds.
  private static let rest = 1000

  init(_ script: Script, size: StillSize, title: String) {
    let captions = script.steps.compactMap { step in
      if case .say(let text) = step.action { text } else { nil }
    }
    band = CaptionBand(for: captions, columns: size.columns, rows: size.rows)
    self.size = size
    self.title = title
    cast = Asciicast(title: title)
  }

  /// The session in the size in which it is filmed.
  func fitted(_ session: Session) -> Session {
    var session = session
    _ = session.reduce(.resize(columns: size.columns, rows: size.rows - band.rows))
    return session
  }

  /// The picture before the first step.
  mutating func open(_ session: Session) { show(session, saying: "", for: Self.rest) }

  /// A step that was taken.
  mutating func film(_ player: ScriptPlayer, _ step: Script.Step) {
    if case .say(let text) = step.action, !text.isEmpty, player.caption == text {
      cast.mark(text, at: clock)
    }
    show(player.session, saying: player.caption, for: step.pause)
  }

  /// One of the keys of a step.
  mutating func filmKey(_ session: Session, saying caption: String) {
    show(session, saying: caption, for: Script.Step.pauseBetweenKeys)
  }

  /// The recording as an asciicast.
  var asciicast: String { cast.text(endingAt: clock + Self.rest) }

  /// The recording as a drawing that moves, and begins anew after its last picture.
  var svg: String {
    var frames = frames
    if let last = frames.indices.last { frames[last].milliseconds += 2 * Self.rest }
    return SVGDrawing(frames: frames, options: StillOptions(title: title)).document
  }

  private mutating func show(_ session: Session, saying caption: String, for milliseconds: Int) {
    let grid = band.draw(session, saying: caption, capabilities: DisplayCapabilities())
    cast.show(grid, at: clock)
    if let last = frames.indices.last, frames[last].grid == grid {
      frames[last].milliseconds += milliseconds
    } else if let last = frames.indices.last, frames[last].milliseconds == 0 {
      frames[last] = (grid, milliseconds)
    } else {
      frames.append((grid, milliseconds))
    }
    clock += milliseconds
  }
}
