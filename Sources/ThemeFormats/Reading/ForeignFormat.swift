import LocatedInput

/// A format that is recognised, so that it can be refused by name.
struct ForeignFormat: Sendable {
  /// With its article, for "looks like …".
  let name: String
  let extensions: [String]
  let recognizes: @Sendable (ThemeInput) -> Bool

  var refusal: InputError {
    InputError(Diagnostic(.error, "this looks like \(name); not supported", remedy: Self.remedy))
  }

  static var remedy: String {
    let titles = ThemeFormat.all.map(\.title)
    return "themes are " + titles.dropLast().joined(separator: ", ") + " or " + (titles.last ?? "")
  }

  /// In the order in which they are tried; the general ones come after what they would also match.
  static let all: [ForeignFormat] = [
    ForeignFormat(name: "a VS Code theme (JSON)", extensions: ["code-theme"]) { input in
      if let root = input.root {
        return root["tokenColors"] != nil || root["workbench.colorCustomizations"] != nil
          || root["colors"]?["editor.background"] != nil
      }
      // Comments make it no JSON.
      return ["\"tokenColors\"", "\"workbench.colorCustomizations\"", "\"editor.background\""].contains {
        input.beginning.contains($0)
      }
    },
    ForeignFormat(name: "a Windows Terminal scheme (JSON)", extensions: []) {
      $0.root?["brightPurple"] != nil || $0.root?["schemes"]?.array != nil
    },
    ForeignFormat(name: "an Alacritty theme (TOML)", extensions: []) { input in
      lines(input).contains { $0.hasPrefix("[colors") }
    },
    ForeignFormat(name: "TOML", extensions: ["toml"]) { _ in false },
    ForeignFormat(name: "an XML document", extensions: []) { input in
      input.beginning.hasPrefix("<?xml") && !input.beginning.contains("<plist")
        && !input.beginning.contains("<resources")
    },
  ]

  /// The lines at the start of a file, trimmed.
  private static func lines(_ input: ThemeInput) -> [Substring] {
    input.beginning.split(whereSeparator: \.isNewline).map(\.trimmed)
  }
}
