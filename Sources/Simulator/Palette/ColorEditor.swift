package import ColorModel
package import Localization
import SceneModel
package import TraitModel

/// A colour being changed: nudged part by part in OKLCH, where equal steps look equal, or typed in any notation. The app
/// shows each value at once; Enter keeps the last one, Esc leaves everything as it was.
package struct ColorEditor: Sendable {
  package enum Part: String, CaseIterable, Sendable {
    case lightness, chroma, hue, opacity

    package var title: Phrase {
      switch self {
      case .lightness: "lightness"
      case .chroma: "chroma"
      case .hue: "hue"
      case .opacity: "opacity"
      }
    }
  }

  /// The colour's name, as the palette lists it.
  package let name: String
  /// The appearance that is looked at.
  package let appearance: Appearance
  /// Where the value can stand: the slot that serves the appearance now, then one for the appearance alone.
  package let slots: [DynamicColor.Slot]
  package private(set) var slot: DynamicColor.Slot
  /// What the appearance showed before.
  package let original: RGBA
  /// The value as eight bits a component hold it, which is how an edit spells it.
  package private(set) var color: RGBA
  package private(set) var part = Part.lightness
  /// What was typed; empty after a nudge.
  package private(set) var typed = ""
  /// Why what was typed is no colour; nil where it is one.
  package private(set) var fault: String?
  /// Whether the typed colour lies outside sRGB, so that the nearest inside was taken.
  package private(set) var isClamped = false
  /// The parts as they were asked for; a colour that sRGB cannot show has less chroma.
  private var asked: OKLCH
  let before: Picker.Before

  init?(_ row: PaletteRow, _ appearance: Appearance, session: Session) {
    let traits = appearance.traits
    guard let resolved = session.simulation.palette.resolve(row.name, for: traits) else { return nil }
    name = row.name
    self.appearance = appearance
    let own = DynamicColor.Slot(
      appearance.style, elevated: appearance.level == .elevated && row.color.color.lookup == .native,
      high: appearance.contrast == .high)
    var serving = DynamicColor.Slot(appearance.style)
    if let match = row.color.color.match(traits), !match.isSubstitute {
      serving = DynamicColor.Slot(appearance.style, elevated: match.slot.elevated, high: match.slot.high)
    }
    slots = serving == own ? [own] : [serving, own]
    slot = serving
    original = resolved.color
    color = resolved.color.inEightBits
    asked = OKLCH(resolved.color)
    before = Picker.Before(session)
  }

  /// The edit that it comes to; nil where the value is what it was.
  var edit: Edit? {
    color == original.inEightBits ? nil : .color(.palette(name: name, slot: slot), color)
  }

  /// The parts of the value as it is.
  package var parts: OKLCH { asked.inGamut }

  mutating func choosePart(by distance: Int) {
    let parts = Part.allCases
    let place = parts.firstIndex(of: part) ?? 0
    part = parts[max(0, min(parts.count - 1, place + distance))]
  }

  mutating func choosePart(at place: Int) {
    if Part.allCases.indices.contains(place) { part = Part.allCases[place] }
  }

  mutating func nextSlot() { slot = next(after: slot, in: slots) }

  /// Changes the chosen part by a number of steps.
  mutating func nudge(by steps: Double) {
    var alpha = color.alpha
    switch part {
    case .lightness: asked.lightness = min(max(asked.lightness + steps * 0.01, 0), 1)
    case .chroma:
      asked.chroma = max(asked.chroma + steps * 0.005, 0)
      asked = asked.inGamut
    case .hue:
      let turned = asked.hue + steps * 2
      asked.hue = turned - (turned / 360).rounded(.down) * 360
    case .opacity: alpha = min(max(alpha + steps * 0.01, 0), 1)
    }
    color = asked.inGamut.rgba.withAlpha(alpha).inEightBits
    (typed, fault, isClamped) = ("", nil, false)
  }

  /// Takes what is typed as the value where it is a colour; an unfinished one leaves the last value standing.
  mutating func type(_ change: (inout String) -> Void) {
    change(&typed)
    (fault, isClamped) = (nil, false)
    if typed.isEmpty { return }
    do {
      let value = try ColorNotation.color(typed)
      isClamped = !value.isInGamut
      color = value.inEightBits
      asked = OKLCH(color)
    } catch {
      fault = error.message + (error.remedy.map { "; " + $0 } ?? "")
    }
  }
}

extension RGBA {
  /// The colour as `#RRGGBBAA` holds it.
  var inEightBits: RGBA { RGBA(hex: hexRGBA) ?? self }
}
