import ChangeDelivery
import LocatedInput
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// The layout of UIKit's own log: a line with time, process, category and receiver, then three with the change (L-02).
extension TraceSheet {
  var uikitLog: String {
    var count = 0
    return steps.map { step in
      (step.log?.deliveries ?? []).map { delivery in
        guard let selector = delivery.method.loggedSelector else { return "" }
        count += 1
        return entry(delivery, selector, number: count, in: step)
      }.joined()
    }.joined()
  }

  private func entry(_ delivery: Delivery, _ selector: String, number: Int, in step: Step) -> String {
    let changes = delivery.changes.map {
      "\($0.trait.logName): \($0.old.capitalizedWord) → \($0.new.capitalizedWord)"
    }
    return visibleControls(
      in: "\(time(number)) Halflight[1:1] [TraitCollectionChange] Sending -\(selector) to "
        + object(delivery, in: step.after)) + "\n"
      + "\t► trait changes: { \(changes.joined(separator: ", ")) }\n"
      + "\t► previous: \(collection(delivery.previous))\n" + "\t► current: \(collection(delivery.next))\n"
  }

  /// The first entry comes one microsecond after midnight, the others a microsecond apart.
  private func time(_ number: Int) -> String {
    let micros = String(number % 1_000_000)
    let seconds = String(number / 1_000_000 % 60)
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "2019-09-19 00:00:\(padded(seconds, 2)).\(padded(micros, 6))+0000"
  }

  /// `<Class: address>`, of a view with its frame and its layer; how UIKit prints controllers was not seen (X-09).
  private func object(_ delivery: Delivery, in simulation: Simulation) -> String {
    let place = delivery.node.offset
    let address = hexadecimal(0x7f00_0000_0000 + place * 0x200)
    switch simulation.hierarchy[delivery.node].kind {
    case .view, .window:
      let bounds = simulation.content.bounds
      let frame =
        simulation.content.views[delivery.id]?.frame ?? simulation.content.windowFrames[delivery.id]
        ?? Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.decimal($0).line }
      let layer = hexadecimal(0x6000_0020_0000 + place * 0x20)
      return
        "<\(delivery.className): \(address); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
        + "layer = <CALayer: \(layer)>>"
    default: return "<\(delivery.className): \(address)>"
    }
  }

  /// Traits under UIKit's names in UIKit's order (L-05). Those that are not modelled are a phone's in portrait.
  private func collection(_ traits: EffectiveTraits) -> String {
    func modelled(_ trait: Trait) -> String {
      trait.values[traits.collection[trait] ?? 0].capitalizedWord
    }
    let values = [
      ("UserInterfaceIdiom", "Phone"), ("DisplayScale", "3"), ("DisplayGamut", "P3"),
      ("HorizontalSizeClass", "Compact"), ("VerticalSizeClass", "Regular"),
      ("UserInterfaceStyle", modelled(.userInterfaceStyle)), ("UserInterfaceLayoutDirection", "LTR"),
      ("ForceTouchCapability", "Unavailable"), ("PreferredContentSizeCategory", "L"),
      ("AccessibilityContrast", modelled(.accessibilityContrast)),
      ("UserInterfaceLevel", modelled(.userInterfaceLevel)),
    ]
    let ranks = Trait.all.reduce(0) { $0 * 4 + (traits.collection[$1] ?? 0) }
    return "<UITraitCollection: \(hexadecimal(0x6000_0256_0000 + ranks * 0x80)); "
      + values.map { "\($0.0) = \($0.1)" }.joined(separator: ", ") + ">"
  }

  private func hexadecimal(_ number: Int) -> String { "0x" + String(number, radix: 16) }
}

extension String {
  /// `light` as UIKit's descriptions spell it: `Light`.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
