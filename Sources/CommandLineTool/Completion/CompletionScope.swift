import LocatedInput
import Simulator
import TraitPropagation

/// What a value that is being typed can name, as the rest of the line settles it.
struct CompletionScope {
  let line: UnfinishedCommandLine
  let completer: Completer

  /// Nil where the user's folders cannot be read.
  var library: Library? { try? completer.context.library() }

  /// The app that the command would be about, with the overrides and edits that stand on the line already.
  var simulation: Simulation? {
    guard let arguments = line.arguments, line.command.options.contains(.scene),
      let request = try? SceneRequest(arguments, completer.context), let release = request.releases.first,
      var (simulation, _) = try? request.simulation(for: release)
    else { return nil }
    for text in arguments.all(.then) + (line.command.operands.kinds.contains(.edit) ? line.operands : []) {
      guard let edit = try? simulation.parser.parse(text) else { continue }
      _ = try? simulation.apply(edit, library: request.library)
    }
    return simulation
  }
}

extension Simulation {
  /// Reads edits, with the nodes that are there now.
  var parser: EditParser {
    let hierarchy = hierarchy
    return EditParser { hierarchy.index(of: $0) != nil }
  }
}
