import BuiltInFiles
import ColorModel
import Localization
import SceneModel
import Simulator
import Tours
import TraitModel
import TraitPropagation

extension ArgumentKind {
  /// What begins with a text and is of this kind. Files are left to the shell.
  func candidates(for text: String, in scope: CompletionScope) -> [Candidate] {
    switch self {
    case .override:
      guard let equals = text.firstIndex(of: "=") else {
        return unfolded(names(in: scope), for: text) { ArgumentKind.styles(behind: $0) }
      }
      return ArgumentKind.styles(behind: String(text[...equals])).filter { $0.word.hasPrefix(text) }
    case .edit:
      return scope.simulation.map { EditCompletion(simulation: $0, scope: scope).candidates(for: text) } ?? []
    case .releases:
      let settled = text.lastIndex(of: ",").map { String(text[...$0]) } ?? ""
      return IOSRelease.allCases.map { Candidate(settled + $0.number) }.filter { $0.word.hasPrefix(text) }
    default: return names(in: scope).filter { $0.word.hasPrefix(text) }
    }
  }

  /// All names of this kind.
  func names(in scope: CompletionScope) -> [Candidate] {
    switch self {
    case .choice(let words): words.map { Candidate($0) }
    case .scene: scope.library?.sceneEntries().map { Candidate($0.name, $0.title) } ?? []
    case .theme: scope.library?.themeEntries.map { Candidate($0.name, $0.title) } ?? []
    case .script: ScriptFile.shipped.map { Candidate($0.name) }
    case .tour:
      Tour.names.map { name in Candidate(name, (try? Tour.builtIn(name))?.title ?? "") }
    case .sceneGroup:
      scope.library?.sceneEntries().map(\.detail).reduce(into: []) { groups, name in
        if !name.isEmpty, !groups.contains(Candidate(name)) { groups.append(Candidate(name)) }
      } ?? []
    case .node: scope.simulation?.candidates { _ in true } ?? []
    case .controller: scope.simulation?.candidates { $0.kind == .viewController } ?? []
    case .override:
      scope.simulation?.candidates { $0.kind.hasTraitOverrides }.map { Candidate($0.word + "=", $0.about) }
        ?? []
    case .release: IOSRelease.allCases.map { Candidate($0.number, $0.name) }
    case .screen:
      NamedScreen.all.map { Candidate($0.name, "\(Int($0.size.width))x\(Int($0.size.height))") }
    case .vision: VisionDeficiency.Kind.allCases.map { Candidate($0.rawValue, $0.title) }
    case .helpTopic:
      scope.completer.commandWords(after: scope.line.operands)
        + (scope.line.operands.isEmpty
          ? HelpTopic.all.filter { !$0.name.contains(" ") }.map { Candidate($0.name, $0.summary) } : [])
    case .file, .folder, .path, .edit, .releases, .text: []
    }
  }

  private static func styles(behind start: String) -> [Candidate] {
    UserInterfaceStyle.allCases.map { Candidate(start + $0.rawValue) }
  }
}

extension Simulation {
  /// Its nodes, with what they are.
  func candidates(where isWanted: (Node) -> Bool) -> [Candidate] {
    hierarchy.preorder.map { hierarchy[$0] }.filter(isWanted).map { node in
      let isNamed = node.className != node.kind.defaultClassName
      return Candidate(node.id.rawValue, node.kind.phrase.english + (isNamed ? ", " + node.className : ""))
    }
  }
}

/// The candidates that begin with a text. A word that is not the end of its value, like `root=`, would be taken for the
/// end by a shell where it is the only one; then what continues it is offered.
func unfolded(_ words: [Candidate], for text: String, continued: (String) -> [Candidate]) -> [Candidate] {
  let found = words.filter { $0.word.hasPrefix(text) }
  guard found.count == 1, let only = found.first else { return found }
  let further = continued(only.word)
  return further.isEmpty ? found : further
}
