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
    "themes are " + ThemeFormat.all.map(\.title).joined(separator: ", or ")
  }

  /// In the order in which they are tried; the general ones come after what they would also match.
  static let all: [ForeignFormat] = [
    ForeignFormat(name: "an iTerm2 colour scheme (property list)", extensions: ["itermcolors"]) {
      $0.beginning.contains("<plist") && $0.beginning.contains("Ansi 0 Color")
    },
    ForeignFormat(name: "a property list", extensions: ["plist"]) {
      $0.beginning.hasPrefix("bplist") || $0.beginning.contains("<plist")
    },
    ForeignFormat(name: "Android colour resources (XML)", extensions: []) {
      $0.beginning.contains("<resources")
    },
    ForeignFormat(name: "XML", extensions: ["xml"]) { $0.beginning.hasPrefix("<?xml") },
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
    ForeignFormat(name: "Design Tokens (JSON)", extensions: ["tokens"]) { $0.root.map(holdsTokens) ?? false },
    ForeignFormat(name: "an Alacritty theme (TOML)", extensions: []) { input in
      lines(input).contains { $0.hasPrefix("[colors") }
    },
    ForeignFormat(name: "TOML", extensions: ["toml"]) { _ in false },
    ForeignFormat(name: "a Ghostty theme", extensions: []) { input in
      lines(input).contains { line in
        let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces() }
        guard parts.count == 2 else { return false }
        return ["palette", "background", "foreground", "cursor-color"].contains(parts[0])
          && !parts[1].hasPrefix("\"") && !parts[1].hasPrefix("'")
      }
    },
    ForeignFormat(name: "a kitty theme", extensions: ["conf"]) { input in
      lines(input).contains { line in
        let parts = line.split(whereSeparator: \.isWhitespace)
        return parts.count == 2 && parts[1].hasPrefix("#")
          && ["color0", "background", "foreground", "cursor"].contains(parts[0])
      }
    },
    ForeignFormat(name: "a base16 scheme (YAML)", extensions: []) { input in
      lines(input).contains { $0.hasPrefix("base00:") }
    },
    ForeignFormat(name: "YAML", extensions: ["yaml", "yml"]) { _ in false },
    ForeignFormat(name: "a style sheet (CSS)", extensions: ["css"]) { input in
      lines(input).contains { $0.hasPrefix("--") && $0.contains(":") }
    },
  ]

  /// Whether a Design Token stands anywhere: an object with `$value`, or in older files with `value` and a type.
  private static func holdsTokens(_ node: JSONNode) -> Bool {
    guard let members = node.members else { return false }
    if node["$value"] != nil || (node["value"] != nil && node["type"]?.string == "color") { return true }
    return members.contains { holdsTokens($0.value) }
  }

  /// The lines at the start of a file, trimmed.
  private static func lines(_ input: ThemeInput) -> [Substring] {
    input.beginning.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces() }
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate func trimmingSpaces() -> Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
