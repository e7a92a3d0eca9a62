import PreviewUI
import TraitModel

/// One thing about the explorer that can be set; its name is the key in `config.json` and `.halflight.json`.
package enum SettingKey: String, CaseIterable, Sendable {
  case scene, theme, ios, appearance, contrast, chrome, language, mouse, reducedMotion

  /// What a value may be.
  enum Form: Hashable, Sendable {
    /// A name or a path.
    case place
    /// One or several of them, the later ones over the earlier.
    case places
    case choice([String])
    case truth
  }

  var form: Form {
    switch self {
    case .scene: .place
    case .theme: .places
    case .ios: .choice(IOSRelease.allCases.map(\.number))
    case .appearance: .choice(EffectiveStyle.allCases.map(\.rawValue))
    case .contrast: .choice(AccessibilityContrast.allCases.map(\.rawValue))
    case .chrome: .choice(ChromeScheme.allCases.map(\.rawValue))
    case .language: .choice(["en", "zh-Hans"])
    case .mouse, .reducedMotion: .truth
    }
  }

  /// The option of the command line that says it; of `mouse` the one that says no.
  package var option: String {
    switch self {
    case .language: "--lang"
    case .mouse: "--no-mouse"
    case .reducedMotion: "--reduced-motion"
    default: "--" + rawValue
    }
  }

  static let variablePrefix = "HALFLIGHT_"

  /// The variable of the environment: `HALFLIGHT_REDUCED_MOTION`.
  package var variable: String {
    rawValue.reduce(Self.variablePrefix) { $0 + ($1.isUppercase ? "_" : "") + $1.uppercased() }
  }

  /// What a value may be, in words.
  package var takes: String { form.phrase() }

  /// What holds where nobody says anything, in words.
  package var standard: String {
    switch self {
    case .scene: "the scene that opens first"
    case .theme: "the scene's, else system"
    case .ios: "the scene's, else \(IOSRelease.latest.number)"
    case .appearance: "the scene's, else the terminal's"
    case .contrast: "the scene's, else \(AccessibilityContrast.normal.rawValue)"
    case .chrome: ChromeScheme.terminal.rawValue
    case .language: "the locale's"
    case .mouse: "true"
    case .reducedMotion: "false"
    }
  }
}
