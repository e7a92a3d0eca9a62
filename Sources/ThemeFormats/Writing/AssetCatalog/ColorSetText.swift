import ColorModel
import LocatedInput
import TraitModel

/// The `Contents.json` of one colour set, in Xcode's layout: keys sorted, a blank on either side of the colon.
struct ColorSetText {
  private typealias Members = [(String, XcodeJSON)]

  private let entries: [XcodeJSON]

  init(_ color: FlatColor) {
    var slots: [(slot: DynamicColor.Slot, value: XcodeJSON?)] = []
    if color.source.color.lookup == .assetCatalog {
      slots = Self.kept(color)
    } else {
      // What an app's light values are, a catalog calls "any".
      for (slot, value) in color.values where !slot.elevated {
        let isLight = slot.style == .light
        slots.append((DynamicColor.Slot(isLight ? nil : slot.style, high: slot.high), Self.components(value)))
      }
    }
    if !slots.contains(where: { $0.slot == DynamicColor.Slot(nil) }) {
      slots.append((DynamicColor.Slot(nil), nil))
    }
    entries = slots.sorted { $0.slot < $1.slot }.map(Self.entry)
  }

  var text: String { XcodeJSON.object([("colors", .array(entries)), ("info", Self.author)]).text }

  static let info = XcodeJSON.object([("info", author)]).text
  static let namespace = XcodeJSON.object([
    ("info", author), ("properties", .object([("provides-namespace", .word("true"))])),
  ]).text

  private static let author = XcodeJSON.object([("author", .string("xcode")), ("version", .word("1"))])

  /// The slots of a colour that came from a catalog, as they were; a reference to another colour by its values.
  private static func kept(_ color: FlatColor) -> [(DynamicColor.Slot, XcodeJSON?)] {
    color.source.color.slots.compactMap { element in
      let slot = element.key
      switch element.value {
      case .color(let fixed): return (slot, components(fixed))
      case .system(let name): return (slot, reference(name))
      case .reference:
        let style = slot.style ?? .light
        let resolved = color[style, high: slot.high] ?? color[style]
        return resolved.map { (slot, components($0)) }
      }
    }
  }

  private static func entry(_ slot: DynamicColor.Slot, _ value: XcodeJSON?) -> XcodeJSON {
    var appearances: [XcodeJSON] = []
    func add(_ appearance: String, _ value: String) {
      appearances.append(.object([("appearance", .string(appearance)), ("value", .string(value))]))
    }
    if let style = slot.style { add("luminosity", style.rawValue) }
    if slot.high { add("contrast", "high") }
    var members: Members = appearances.isEmpty ? [] : [("appearances", .array(appearances))]
    if let value { members.append(("color", value)) }
    members.append(("idiom", .string("universal")))
    return .object(members)
  }

  /// A system colour by UIKit's name; one of another platform keeps that.
  private static func reference(_ name: String) -> XcodeJSON {
    let parts = name.split(separator: "/", maxSplits: 1)
    let isForeign = parts.count == 2
    let plain = name.hasSuffix("Color") ? name : name + "Color"
    return .object([
      ("platform", .string(isForeign ? String(parts[0]) : "ios")),
      ("reference", .string(isForeign ? String(parts[1]) : plain)),
    ])
  }

  private static func components(_ color: RGBA) -> XcodeJSON {
    let isEightBit = color.isInGamut && color.isEightBit(withAlpha: false)
    let bytes = color.bytes
    func component(_ byte: UInt8, _ value: Double) -> XcodeJSON {
      guard isEightBit else { return .string(fraction(value)) }
      let hex = String(byte, radix: 16, uppercase: true)
      return .string("0x" + (hex.count == 1 ? "0" : "") + hex)
    }
    return .object([
      ("color-space", .string(color.isInGamut ? "srgb" : "extended-srgb")),
      (
        "components",
        .object([
          ("alpha", .string(fraction(color.alpha))), ("blue", component(bytes.blue, color.blue)),
          ("green", component(bytes.green, color.green)), ("red", component(bytes.red, color.red)),
        ])
      ),
    ])
  }

  /// With three places at least, which tells it from a byte, and nine at most.
  private static func fraction(_ value: Double) -> String {
    let text = decimalText(value, places: 9)
    let parts = text.split(separator: ".", maxSplits: 1)
    let places = parts.count == 2 ? String(parts[1]) : ""
    return parts[0] + "." + places + String(repeating: "0", count: max(0, 3 - places.count))
  }
}
