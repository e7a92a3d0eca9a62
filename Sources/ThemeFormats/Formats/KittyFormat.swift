import LocatedInput

extension ThemeFormat {
  /// kitty's themes.
  static let kitty = ThemeFormat(
    identifier: "kitty", title: "kitty themes (.conf)", extensions: ["conf"],
    recognizes: { input in
      SchemeLines(input.beginning, separator: nil).lines.contains { line in
        kittyName(line.key) != nil && line.value.hasPrefix("#")
      }
    },
    read: { input throws(InputError) in
      var reader = SchemeReader()
      for line in SchemeLines(try input.text(), separator: nil).lines {
        if let name = kittyName(line.key), line.value != "none" { reader.add(name, line) }
      }
      return try reader.loaded(input, format: "kitty")
    })

  private static let kittyNames = [
    "background": TerminalScheme.background, "foreground": TerminalScheme.foreground,
    "selection_background": TerminalScheme.selection, "selection_foreground": "selection foreground",
    "cursor": "cursor", "cursor_text_color": "cursor text", "url_color": "url",
    "active_border_color": "active border", "inactive_border_color": "inactive border",
    "active_tab_background": "active tab background", "active_tab_foreground": "active tab foreground",
  ]

  private static func kittyName(_ key: Substring) -> String? {
    if key.hasPrefix("color"), let index = Int(key.dropFirst(5)), (0...255).contains(index) {
      return TerminalScheme.ansi(index)
    }
    return kittyNames[String(key)]
  }
}
