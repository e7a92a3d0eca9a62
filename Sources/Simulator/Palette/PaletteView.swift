package import Localization
package import TraitModel

/// How the palette tab shows the colours, and where its cursor stands.
package struct PaletteView: Hashable, Sendable {
  /// In what colours' values are spelled.
  package enum Notation: String, CaseIterable, Sendable {
    case hex, components, oklch

    /// For the status line.
    package var title: Phrase {
      switch self {
      case .hex: "hexadecimal"
      case .components: "red green blue, 0 to 255"
      case .oklch: "OKLCH: lightness, chroma, hue"
      }
    }
  }

  package enum Order: String, CaseIterable, Sendable {
    case listed, name, lightness, hue

    /// For the status line.
    package var title: Phrase {
      switch self {
      case .listed: "the theme's own colours, then the roles"
      case .name: "by name"
      case .lightness: "the darkest first"
      case .hue: "by hue, greys first"
      }
    }
  }

  /// The name of the colour that was last chosen; nil until one was.
  package internal(set) var color: String?
  /// The column of the cursor, in `appearances`.
  package internal(set) var column = 0
  package internal(set) var notation = Notation.hex
  package internal(set) var order = Order.listed
  /// Only names that hold this are shown, in any case.
  package internal(set) var filter = ""

  /// The columns: what most colours tell apart comes first.
  package static let appearances: [Appearance] = UserInterfaceLevel.allCases.flatMap { level in
    AccessibilityContrast.allCases.flatMap { contrast in
      EffectiveStyle.allCases.map { Appearance(style: $0, level: level, contrast: contrast) }
    }
  }

  /// The appearance under the cursor.
  package var appearance: Appearance { Self.appearances[column] }
}

/// One line of the palette tab.
package struct PaletteRow: Hashable, Sendable {
  /// What a scene calls it: a role's name, or the theme's own.
  package var name: String
  package var color: ThemeColor
  package var isFromSystem: Bool
}
