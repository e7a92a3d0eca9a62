import LocatedInput
import Simulator
import TraitPropagation

extension Subcommand {
  static let tree = Subcommand(
    "tree", summary: "every node with its override, the style it has, and what decided that",
    details: """
      The tree is the structure: who contains or presents whom. With several releases (--ios 16,26) each has its
      columns, and the nodes that differ are marked. `halflight explain NODE` says more about one node.
      """,
    options: OptionSpec.sceneOptions + [.severalIOS, .json, .color]
  ) { arguments, context in
    guard arguments.operands.isEmpty else {
      throw CommandFailure.usage(
        "'tree' takes no operands; a scene is named with --scene, and one node is explained by `explain`")
    }
    let request = try SceneRequest(arguments, context)
    var diagnostics = request.sceneDiagnostics
    var simulations: [Simulation] = []
    for release in request.releases {
      let (simulation, found) = try request.simulation(for: release)
      simulations.append(simulation)
      diagnostics += found.filter { !diagnostics.contains($0) }
    }
    let sheet = TreeSheet(simulations, rules: try RuleBook.builtIn())
    context.write(
      arguments.has(.json)
        ? sheet.json(diagnostics).text : sheet.text(inColor: context.usesColor(arguments)))
    return context.report(diagnostics)
  }
}
