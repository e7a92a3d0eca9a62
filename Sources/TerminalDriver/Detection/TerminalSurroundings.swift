#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import CNCurses

/// Whether to use colour, as the option `--color` says it.
package enum ColorChoice: Hashable, Sendable {
  case auto, always, never
}

/// What is known about the terminal before anything is sent to it. Nothing here asks the terminal itself: an answer
/// may never come.
package struct TerminalSurroundings: Hashable, Sendable {
  package var term: String?
  package var colorTerm: String?
  package var noColor: String?
  package var colorFGBG: String?
  package var color: ColorChoice = .auto
  /// Whether standard input and standard output are terminals.
  package var isInputTerminal = true
  package var isOutputTerminal = true
  /// What the system's terminfo entry for `term` says; nil when there is none.
  package var entry: Entry?
  /// The character encoding of the locale, as `nl_langinfo(CODESET)` names it, and where the locale is from.
  package var codeset = "ANSI_X3.4-1968"
  package var localeOrigin = ""

  package init() {}

  package struct Entry: Hashable, Sendable {
    package var colors: Int
    /// Whether it takes 24-bit colours (`RGB`, or `Tc` as tmux spells it).
    package var isDirectColor: Bool
    /// Whether the cursor can be put anywhere (`cup`).
    package var movesCursor: Bool

    package init(colors: Int, isDirectColor: Bool = false, movesCursor: Bool = true) {
      self.colors = colors
      self.isDirectColor = isDirectColor
      self.movesCursor = movesCursor
    }
  }

  package var isUTF8: Bool {
    let name = codeset.lowercased()
    return name == "utf-8" || name == "utf8"
  }

  /// Whether a question reaches a terminal that knows what it is, and its answer comes back.
  var canAnswer: Bool { isInputTerminal && isOutputTerminal && ColorDecision.isLikeXterm(term ?? "") }
}

extension TerminalSurroundings {
  /// Reads the environment, the two standard descriptors, the locale and the terminfo database.
  static func read(color: ColorChoice) -> TerminalSurroundings {
    var result = TerminalSurroundings()
    result.color = color
    result.term = variable("TERM")
    result.colorTerm = variable("COLORTERM")
    result.noColor = variable("NO_COLOR")
    result.colorFGBG = variable("COLORFGBG")
    result.isInputTerminal = isatty(STDIN_FILENO) == 1
    result.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    (result.codeset, result.localeOrigin) = adoptLocale()
    if let term = result.term, halflight_find_entry(term, STDOUT_FILENO) != 0 {
      result.entry = Entry(
        colors: max(0, Int(halflight_number_capability("colors"))),
        isDirectColor: halflight_has_flag("RGB") != 0 || halflight_number_capability("RGB") > 0
          || halflight_string_capability("RGB") != nil || halflight_has_flag("Tc") != 0,
        movesCursor: halflight_string_capability("cup") != nil)
      halflight_leave_entry()
    }
    return result
  }

  /// A variable of the environment; an empty one counts as absent, as POSIX and no-color.org have it.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Takes on the user's encoding. Where the variables name a UTF-8 locale that this system lacks (usual in containers
  /// and over ssh), the terminal is none the less UTF-8, and so is the program.
  private static func adoptLocale() -> (codeset: String, origin: String) {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { key in variable(key).map { (key, $0) } }.first
    var origin = name.map { "\($0.0)=\($0.1)" } ?? "no LC_ALL, LC_CTYPE or LANG"
    if setlocale(LC_CTYPE, "") == nil, let wanted = name?.1.lowercased(),
      wanted.contains("utf-8") || wanted.contains("utf8"), setlocale(LC_CTYPE, "C.UTF-8") != nil
    {
      origin += ", which this system lacks; C.UTF-8 instead"
    }
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return ("unknown", origin) }
    return (String(cString: codeset), origin)
  }
}
