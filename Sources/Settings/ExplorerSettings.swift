import KeyInput
package import LocatedInput
package import PreviewUI
package import Simulator
package import TraitModel

/// The settings of the explorer as they hold, each with where it comes from: a flag beats the environment, that the
/// project's file, that the user's, that the default.
package struct ExplorerSettings: Sendable {
  /// By the names of the keys.
  private var entries: [String: SettingsLayer.Entry] = [:]
  package private(set) var bindings = KeyBindings.standard
  /// For each command with keys of the user's, where that is said.
  package private(set) var bindingOrigins: [String: SettingOrigin] = [:]
  /// What was found wrong in the files and in the environment.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter layers: what the sources say, those that win first.
  package init(_ layers: [SettingsLayer] = []) {
    diagnostics = layers.flatMap(\.diagnostics)
    for layer in layers.reversed() { entries.merge(layer.entries) { _, stronger in stronger } }
    bind(layers.flatMap(\.rebindings))
  }

  /// What somebody said of a setting; nil where the default holds.
  package subscript(key: SettingKey) -> SettingsLayer.Entry? { entries[key.rawValue] }

  /// The same settings without what was said of one, which turned out to be of no use.
  package func without(_ key: SettingKey, because fault: Diagnostic) -> ExplorerSettings {
    var copy = self
    copy.entries[key.rawValue] = nil
    copy.diagnostics.append(fault)
    return copy
  }

  /// - Parameter rebindings: of several for one command the first counts.
  private mutating func bind(_ rebindings: [SettingsLayer.Rebinding]) {
    var chosen: [SettingsLayer.Rebinding] = []
    for rebinding in rebindings where !chosen.contains(where: { $0.command == rebinding.command }) {
      chosen.append(rebinding)
      bindingOrigins[rebinding.command] = .file(rebinding.file, rebinding.place)
    }
    bindings = KeyBindings(chosen.map { (command: $0.command, keys: $0.keys) })
    for conflict in bindings.conflicts {
      let said = chosen.first { $0.command == (conflict.isAsked ? conflict.without : conflict.owner) }
      let hasOthers = !bindings.keys(of: conflict.without).isEmpty
      diagnostics.append(
        Diagnostic(
          conflict.isAsked ? .error : hasOthers ? .note : .warning,
          conflict.isAsked
            ? "\(conflict.key.name) is given to '\(conflict.owner)' already"
            : "\(conflict.key.name) is taken from '\(conflict.without)'",
          remedy: hasOthers ? nil : "'\(conflict.without)' has no key left; give it another",
          file: said?.file, at: said?.place, keyPath: "keys"))
    }
  }
}

// MARK: Values

extension ExplorerSettings {
  private func word(_ key: SettingKey) -> String? { self[key]?.words.last }
  private func truth(_ key: SettingKey) -> Bool? { word(key).map { $0 == "true" } }

  package var scene: String? { word(.scene) }
  /// The themes, later ones over earlier ones; empty where nobody says.
  package var themes: [String] { self[.theme]?.words ?? [] }
  package var release: IOSRelease? { word(.ios).flatMap { IOSRelease(name: $0) } }
  package var appearance: EffectiveStyle? { word(.appearance).flatMap(EffectiveStyle.init) }
  package var contrast: AccessibilityContrast? { word(.contrast).flatMap(AccessibilityContrast.init) }
  package var chrome: ChromeScheme { word(.chrome).flatMap(ChromeScheme.init) ?? .terminal }
  /// `en` or `zh-Hans`; nil: as the locale says.
  package var language: String? { word(.language) }
  package var usesMouse: Bool { truth(.mouse) ?? true }
  package var reducesMotion: Bool { truth(.reducedMotion) ?? false }
}
