import LocatedInput
import Localization

extension OptionSpec {
  package static let language = OptionSpec(
    "--lang", choices: Language.tags,
    help: "the language of what is shown, also of the scene's own texts (default en)")
  /// The same for what is shown on a terminal.
  package static let terminalLanguage = OptionSpec(
    "--lang", choices: Language.tags,
    help: "the language of the interface and of the scene's own texts (default: the locale's)")
}

extension ParsedArguments {
  /// The language that is asked for; English where none is, so that output depends on the arguments alone.
  func language() throws(InputError) -> Language {
    try Language.builtIn(self[.language] ?? Language.english.tag)
  }
}

extension ToolContext {
  /// The language for a terminal: the one asked for, else the locale's; English where its characters are ASCII only.
  func language(_ tag: String?, isUTF8: Bool) throws(InputError) -> Language {
    guard isUTF8 else { return .english }
    let locale = Language.messageLocale(in: environment).map(Language.tag(ofLocale:))
    return try Language.builtIn(tag ?? locale ?? Language.english.tag)
  }
}
