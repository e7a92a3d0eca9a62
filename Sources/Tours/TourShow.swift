package import KeyInput
import Localization
package import Simulator

/// A tour while it is shown: where it stands, whether it goes on by itself, and the wave of a change on its way.
///
/// It knows no clock: `pause` says for how long the present picture stands, and `tick()` is called when that is over.
package struct TourShow: Sendable {
  package let tour: Tour
  package let steps: [TourStep]
  package let options: TourOptions
  /// Which step is shown; one more than the last is the end, which stays.
  package private(set) var place = 0
  /// Whether it steps on by itself.
  package private(set) var plays = true
  /// How many pictures of the wave were shown; nil where no change is on its way.
  package private(set) var wavePosition: Int?
  package private(set) var staging: Staging
  private var size: (columns: Int, rows: Int)

  /// - Parameter steps: at least one.
  package init(_ tour: Tour, steps: [TourStep], options: TourOptions, columns: Int, rows: Int) {
    self.tour = tour
    self.steps = steps
    self.options = options
    staging = Staging(isLarge: options.isLarge, showsKeys: options.showsKeys)
    size = (columns, rows)
  }

  package var isAtEnd: Bool { place >= steps.count }
  /// The step that is shown; at the end the last one.
  package var step: TourStep { steps[min(place, steps.count - 1)] }

  /// The app as it is to be drawn now, in the screen's size.
  package var session: Session {
    var shown = step.session
    if let wavePosition, place > 0 {
      let earlier = steps[place - 1].session
      let nodes = shown.wave(since: earlier).count
      shown = shown.midway(from: earlier, arrived: nodes * wavePosition / wavePictures)
    }
    _ = shown.reduce(.resize(columns: size.columns, rows: size.rows))
    shown.staging = staging
    shown.language = options.language
    return shown
  }

  /// The app for whoever takes over: as it is after the step, without a change half on its way.
  package var takenOver: Session {
    var copy = self
    copy.wavePosition = nil
    var session = copy.session
    session.handOver()
    return session
  }

  // MARK: Time

  /// What two pictures have in common that are to stand for one time: when it changes, the time begins anew.
  package struct Moment: Hashable, Sendable {
    let place: Int
    let wavePosition: Int?
    let plays: Bool
  }

  package var moment: Moment { Moment(place: place, wavePosition: wavePosition, plays: plays) }

  /// How long the present picture stands, in milliseconds; nil: until a key is pressed.
  package var pause: Int? {
    if wavePosition != nil { return Self.wavePause }
    return plays && !isAtEnd ? step.pause : nil
  }

  /// A wave has at most so many pictures, for so many milliseconds each: together a fraction of a second.
  private static let mostWavePictures = 10
  private static let wavePause = 45

  private var wavePictures: Int {
    guard place > 0, !isAtEnd else { return 0 }
    return min(Self.mostWavePictures, step.session.wave(since: steps[place - 1].session).count)
  }

  /// The time of the present picture is over.
  package mutating func tick() {
    if let position = wavePosition {
      wavePosition = position + 1 < wavePictures ? position + 1 : nil
    } else if plays {
      stepOn()
    }
  }

  // MARK: Steps

  mutating func stepOn() {
    wavePosition = nil
    place = min(place + 1, steps.count)
    if isAtEnd {
      plays = false
      return
    }
    for key in step.keys { staging.note(key, meaning: step.session.bindings.command(for: key)?.title) }
    if !options.reducesMotion, wavePictures > 1 { wavePosition = 0 }
  }

  mutating func stepBack() {
    wavePosition = nil
    place = max(0, place - 1)
  }

  mutating func restart() {
    wavePosition = nil
    place = 0
    plays = true
  }

  mutating func setPlays(_ plays: Bool) { self.plays = plays && !isAtEnd }

  package mutating func resize(columns: Int, rows: Int) { size = (columns, rows) }

  /// Takes a key; gives what is to be done outside. A key that means nothing only stops the tour, as any other does.
  package mutating func press(_ key: KeyPress) -> TourEffect? {
    let command = TourCommand.bound(to: key)
    staging.note(key, meaning: command?.title ?? "stops the tour")
    if command?.keepsPlaying != true { plays = false }
    return command?.run(&self)
  }
}
