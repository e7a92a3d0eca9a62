import ColorModel
import LocatedInput
import Localization
import SceneModel
import Simulator
import TraitModel
import TraitPropagation
import UIKitExport

extension Explorer {
  /// Has something of the selected node copied.
  /// - Returns: what became of it.
  func copy(_ kind: CopyKind) -> Message {
    guard let text = kind.text(of: session) else {
      return Message(.refusal, kind.absence(session.selection))
    }
    switch terminal.copy(text) {
    case .asked: return Message(.note, "the terminal is asked to copy: \(kind.label); some refuse")
    case .askedThroughTmux:
      return Message(.note, "tmux is asked to copy: \(kind.label); it does with set-clipboard on")
    case .tooLong(let limit):
      return Message(.refusal, "too long to be copied: terminals take about \(limit) bytes")
    case .unable: return Message(.refusal, "this terminal has no clipboard that a program can reach")
    }
  }
}

extension CopyKind {
  /// Nil where there is nothing of the kind.
  fileprivate func text(of session: Session) -> String? {
    let simulation = session.simulation
    guard let index = simulation.hierarchy.index(of: session.selection) else { return nil }
    switch self {
    case .id: return session.selection.rawValue
    case .explanation:
      return ExplanationSheet(index, in: simulation, rules: session.rules).text(inColor: false)
    case .colors:
      let lines = ColorProperty.allCases.compactMap { property in
        (try? simulation.color(of: session.selection, property)).map {
          "\(property.rawValue) \($0.shortHex)"
        }
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    case .swift: return swiftOverride(of: session.selection, in: simulation)
    case .tree: return TreeSheet([simulation], rules: session.rules).text(inColor: false)
    }
  }

  fileprivate func absence(_ node: NodeID) -> Phrase {
    switch self {
    case .colors: "the scene states no colour of `\(node)`"
    case .swift: "`\(node)` overrides nothing"
    case .id, .explanation, .tree: "there is no node `\(node)`"
    }
  }
}
