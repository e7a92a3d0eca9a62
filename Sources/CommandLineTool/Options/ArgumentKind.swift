import Simulator
import TraitModel

/// What a word of the command line can be: the value of an option, or an operand. Help spells it, completions offer it.
package enum ArgumentKind: Hashable, Sendable {
  /// One of a fixed list.
  case choice([String])
  /// The name of a scene, of a theme; both may also be given as files.
  case scene, theme
  /// The name of a tour.
  case tour
  /// A group of `scene list`.
  case sceneGroup
  /// A script that ships.
  case script
  case file, folder
  /// A file, or a folder that is used as one: an asset catalog.
  case path
  /// The id of a node in the scene that the command is about; of one of its view controllers.
  case node, controller
  /// An override: `root=dark`.
  case override
  /// A line of the edit language, as one word.
  case edit
  case release
  /// Releases with commas between them.
  case releases
  /// A device whose screen is meant, or its size.
  case screen
  /// A way of seeing, with its severity or without.
  case vision
  /// A command's name, of one word or two, or another topic of the help.
  case helpTopic
  /// Anything that only the user can know, with what stands for it in help.
  case text(String)

  /// What stands for it in help and in errors.
  package var placeholder: String {
    switch self {
    case .choice(let words): words.joined(separator: "|")
    case .scene, .theme, .sceneGroup, .script: "NAME"
    case .tour: "TOUR"
    case .file: "FILE"
    case .folder: "FOLDER"
    case .path: "PATH"
    case .node, .controller: "NODE"
    case .override: "NODE=" + UserInterfaceStyle.allCases.map(\.rawValue).joined(separator: "|")
    case .edit: "EDIT"
    case .release: IOSRelease.allCases.map(\.number).joined(separator: "|")
    case .releases: "N[,N…]"
    case .screen: "NAME|WxH"
    case .vision: "KIND[:SEVERITY]"
    case .helpTopic: "COMMAND"
    case .text(let placeholder): placeholder
    }
  }
}

extension [ArgumentKind] {
  /// Either of them: `NAME|FILE`.
  package var placeholder: String { map(\.placeholder).joined(separator: "|") }
}
