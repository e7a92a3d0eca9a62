import ColorModel
import TraitModel

enum AndroidNames {
  /// The colours of the platform whose values never change.
  static let platform: [String: RGBA] = [
    "white": .white, "black": .black, "transparent": .clear, "darker_gray": RGBA(rgb: 0xAAAAAA),
  ]

  /// Roles by names in Android's spelling: `secondary_label` is `secondaryLabel`.
  static func roles(of names: [String]) -> [String: SemanticColor] {
    let spelled = Dictionary(SemanticColor.all.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    let pairs = names.compactMap { name in
      spelled[name.lowercased().filter { $0 != "_" }].map { (name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
