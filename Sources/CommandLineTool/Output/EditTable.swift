import Simulator
import TraitModel

/// The forms of an edit, from the table of the edit language.
enum EditTable {
  static var text: String {
    """
    An edit is one line. The same lines serve `trace`, scripts, the explorer's command line and its history.

    \(EditParser.forms.map { "  " + $0.usage }.joined(separator: "\n"))

    NODE is a node's id (`halflight tree` lists them). A TRAIT is one of \(
      Trait.all.map(\.name).joined(separator: ", ")); without one, `set` sets the style.
    STYLE is one of \(PresentedKind.all.map(\.name).joined(separator: ", ")).

    """
  }
}
