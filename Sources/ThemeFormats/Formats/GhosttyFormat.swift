import LocatedInput

extension ThemeFormat {
  /// Ghostty's themes; other settings in the file are none of ours.
  static let ghostty = ThemeFormat(
    identifier: "ghostty", title: "Ghostty themes", extensions: [],
    recognizes: { input in
      SchemeLines(input.beginning, separator: "=").lines.contains { line in
        (line.key == "palette" || ghosttyNames[String(line.key)] != nil) && !line.value.isEmpty
          && !line.value.hasPrefix("\"") && !line.value.hasPrefix("'")
      }
    },
    read: { input throws(InputError) in
      var reader = SchemeReader()
      for line in SchemeLines(try input.text(), separator: "=").lines {
        if line.key == "palette" {
          let parts = line.value.split(separator: "=", maxSplits: 1).map(\.trimmed)
          guard parts.count == 2, let index = number(parts[0]), (0...255).contains(index) else {
            reader.report(
              .error, "\(quoted(String(line.value))) is no entry", remedy: "palette = N=#RRGGBB", at: line)
            continue
          }
          var entry = line
          entry.value = parts[1]
          reader.add(TerminalScheme.ansi(index), entry)
        } else if let name = ghosttyNames[String(line.key)] {
          reader.add(name, line)
        } else if line.key == "theme" {
          reader.report(.warning, "the configuration names a theme, which is not looked for", at: line)
        }
      }
      return try reader.loaded(input, format: "ghostty")
    })

  private static let ghosttyNames = [
    "background": TerminalScheme.background, "foreground": TerminalScheme.foreground,
    "selection-background": TerminalScheme.selection, "selection-foreground": "selection foreground",
    "cursor-color": "cursor", "cursor-text": "cursor text",
  ]

  /// Decimal, or with 0x, 0o, 0b.
  private static func number(_ text: Substring) -> Int? {
    let radices = ["0x": 16, "0o": 8, "0b": 2]
    if let radix = radices[text.prefix(2).lowercased()] { return Int(text.dropFirst(2), radix: radix) }
    return Int(text)
  }
}
