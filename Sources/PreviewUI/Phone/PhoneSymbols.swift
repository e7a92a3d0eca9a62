/// The characters that stand for SF Symbols' names: one that most monospaced fonts have, and one in ASCII.
enum PhoneSymbols {
  static func characters(for name: String, isUTF8: Bool) -> String {
    // `bell.fill`, `bell.badge`: the part before the first point says what it is, where the whole is not known.
    let known = table[name] ?? table[String(name.prefix { $0 != "." })]
    guard let known else { return isUTF8 ? "▪" : "*" }
    return isUTF8 ? known.unicode : known.ascii
  }

  /// Every pair, for whoever checks them.
  static var all: [(unicode: String, ascii: String)] { Array(table.values) }

  private static let table: [String: (unicode: String, ascii: String)] = [
    "airplane": ("➤", "^"), "alarm": ("◷", "o"), "antenna": ("⌁", "b"), "archivebox": ("▤", "="),
    "arrow": ("→", ">"),
    "backward": ("«", "<"), "battery.100": ("▮▮▮", "[=]"), "bell": ("♪", "!"), "bluetooth": ("✱", "b"),
    "bolt": ("↯", "z"),
    "book": ("▥", "="), "bookmark": ("⚑", "P"), "bubble": ("◖", "\""), "calendar": ("▦", "#"),
    "camera": ("◙", "o"), "cart": ("⊔", "u"), "cellularbars": ("▂▄▆", ".:|"), "chart": ("▟", "#"),
    "checkmark": ("✓", "v"), "chevron.backward": ("‹", "<"), "chevron.forward": ("›", ">"),
    "chevron.left": ("‹", "<"), "chevron.right": ("›", ">"), "chevron.down": ("⌄", "v"),
    "circle": ("○", "o"), "circle.fill": ("●", "o"), "clock": ("◷", "o"), "cloud": ("☁", "~"),
    "creditcard": ("▭", "="), "doc": ("▯", "="), "drop": ("◆", "o"), "ellipsis": ("…", "..."),
    "envelope": ("✉", "@"), "exclamationmark": ("!", "!"), "eye": ("◉", "o"), "flag": ("⚑", "P"),
    "forward": ("»", ">"), "folder": ("▤", "="), "gear": ("⚙", "*"), "gearshape": ("⚙", "*"),
    "globe": ("◍", "@"),
    "heart": ("♥", "v"), "house": ("⌂", "^"), "info": ("i", "i"), "key": ("⚷", "f"), "leaf": ("❧", "l"),
    "lightbulb": ("◊", "i"), "link": ("∞", "8"), "list": ("≡", "="), "location": ("➤", "^"),
    "lock": ("◘", "#"), "magnifyingglass": ("⌕", "q"), "map": ("▨", "%"), "mappin": ("⚲", "!"),
    "message": ("◗", "\""),
    "mountain": ("◢◣", "/\\"), "mic": ("♩", "d"), "minus": ("−", "-"), "moon": ("☾", "("),
    "music": ("♫", "d"), "note": ("✎", "/"),
    "paintbrush": ("✎", "/"), "paintpalette": ("◕", "%"), "paperplane": ("➢", ">"), "pause": ("‖", "\""),
    "pencil": ("✎", "/"), "person": ("☻", "&"), "phone": ("✆", "c"), "photo": ("▨", "%"),
    "pin": ("⚲", "!"), "play": ("▶", ">"), "plus": ("+", "+"), "questionmark": ("?", "?"), "rays": ("✳", "*"),
    "shield": ("◈", "#"),
    "slider": ("≡", "="), "sparkles": ("✦", "*"), "speaker": ("◂", "<"), "square": ("□", "#"),
    "square.and.arrow.up": ("↥", "^"), "star": ("★", "*"), "sun": ("☼", "*"), "tag": ("◊", "#"),
    "ticket": ("▬", "="), "timer": ("◷", "o"), "tram": ("▣", "#"), "textformat": ("A", "A"),
    "trash": ("⌫", "x"), "tray": ("⊔", "u"), "video": ("▷", ">"),
    "water": ("≈", "~"), "wifi": ("◎", "Y"), "wind": ("≋", "~"), "wrench": ("⚒", "/"), "xmark": ("✕", "x"),
  ]
}
