/// Finds the colour of a smaller palette that looks nearest to a given one: the smallest distance in OKLab, where equal
/// distances look equal, and not in RGB, which turns dark greys blue.
///
/// It remembers what it has answered, so its owner is whoever draws many frames.
package struct ColorReducer {
  private let candidates: [(index: UInt8, lab: OKLab)]
  private var answers: [UInt32: UInt8] = [:]
  private var legibleAnswers: [LegibleQuestion: UInt8] = [:]

  private struct LegibleQuestion: Hashable {
    let foreground: UInt32
    let background: UInt8
  }

  /// - Parameter indices: the indices of `StandardPalette` that may be answered.
  package init(indices: ClosedRange<UInt8>) {
    candidates = indices.map { ($0, OKLab(StandardPalette.color($0))) }
  }

  /// The cube and the grey ramp; never the first 16, which users redefine.
  package static var indexed256: ColorReducer { ColorReducer(indices: 16...255) }
  /// The 16 colours, taken to be xterm's.
  package static var ansi16: ColorReducer { ColorReducer(indices: 0...15) }
  /// The first 8, for terminals without the bright ones.
  package static var ansi8: ColorReducer { ColorReducer(indices: 0...7) }

  /// The index nearest to a colour given as 0xRRGGBB.
  package mutating func index(nearestTo rgb: UInt32) -> UInt8 {
    if let known = answers[rgb] { return known }
    let answer = nearest(to: OKLab(RGBA(rgb: rgb)), among: candidates) ?? 0
    answers[rgb] = answer
    return answer
  }

  /// The index nearest to a text's colour that can still be told from the background it stands on, which has been
  /// reduced already. Where both would fall together though they differed, the text moves towards the side it was on.
  package mutating func index(nearestTo foreground: UInt32, on background: UInt8, before: UInt32) -> UInt8 {
    let answer = index(nearestTo: foreground)
    guard answer == background, foreground != before else { return answer }
    let question = LegibleQuestion(foreground: foreground, background: background)
    if let known = legibleAnswers[question] { return known }
    let ground = OKLab(StandardPalette.color(background))
    let wanted = OKLab(RGBA(rgb: foreground))
    let apart = candidates.filter {
      abs($0.lab.lightness - ground.lightness) >= Self.legibleLightness
    }
    let better = nearest(to: wanted, among: apart) ?? answer
    legibleAnswers[question] = better
    return better
  }

  /// The difference in OKLab lightness under which text does not stand out from its background.
  private static let legibleLightness = 0.15

  private func nearest(to lab: OKLab, among some: [(index: UInt8, lab: OKLab)]) -> UInt8? {
    some.min { $0.lab.squaredDistance(to: lab) < $1.lab.squaredDistance(to: lab) }?.index
  }
}
