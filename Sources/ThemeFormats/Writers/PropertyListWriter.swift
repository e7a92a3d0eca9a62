import ColorModel
import TraitModel

extension ThemeWriter {
  /// A palette as apps load it: a dictionary of roles with a light and a dark hex string.
  static let propertyList = ThemeWriter(
    identifier: "plist", title: "property list palette, XML (.plist)",
    lacks: "elevated, high contrast, P3, opacity, finer components, system references"
  ) { theme in
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#, "<dict>",
    ]
    for color in theme.colors {
      lines += ["\t<key>\(escapedXML(color.name))</key>", "\t<dict>"]
      for (key, value) in [("light", color.light), ("dark", color.dark)] {
        guard let value else { continue }
        lines += ["\t\t<key>\(key)</key>", "\t\t<string>\(value.hexRGB)</string>"]
      }
      lines.append("\t</dict>")
    }
    lines += ["</dict>", "</plist>", ""]
    let report = LossReport(theme, format: "a property list", holding: [.lightOnly, .darkOnly])
    return WrittenTheme(content: .file(lines.joined(separator: "\n")), losses: report.diagnostics)
  }
}

/// Text for an XML document; what XML 1.0 cannot hold at all is left out.
func escapedXML(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
    default: result.unicodeScalars.append(scalar)
    }
  }
}
