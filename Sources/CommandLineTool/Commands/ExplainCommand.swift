import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

extension Subcommand {
  static let explain = Subcommand(
    "explain", operands: .one(.node),
    summary: "why a node has its style, and which overrides do not reach it",
    details: """
      Shows the chain from the node that decides down to NODE, each link with its rule; the overrides on the way up
      that do not reach it, each with the smallest change that would make it reach; and what would change NODE.
      With --want only the ways to give NODE that style, those that touch the fewest other nodes first.
      """,
    options: OptionSpec.sceneOptions + [.ios, .want, .json, .color]
  ) { arguments, context in
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure.usage("'explain' wants the id of one node; `halflight tree` lists them")
    }
    let request = try SceneRequest(arguments, context)
    let (simulation, found) = try request.simulation(for: try request.onlyRelease())
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: NodeID(name)) else {
      throw CommandFailure.usage(
        "there is no node '\(name)' in this scene; `halflight tree` lists them",
        suggestion: nearestName(to: name, among: hierarchy.preorder.map { hierarchy[$0].id.rawValue }))
    }
    let sheet = ExplanationSheet(
      index, in: simulation, rules: try RuleBook.builtIn(),
      wanted: arguments[.want].flatMap(EffectiveStyle.init))
    let diagnostics = request.sceneDiagnostics + found
    context.write(
      arguments.has(.json)
        ? sheet.json(diagnostics).text : sheet.text(inColor: context.usesColor(arguments)))
    return context.report(diagnostics)
  }
}

extension OptionSpec {
  static let want = OptionSpec(
    "--want", choices: EffectiveStyle.allCases.map(\.rawValue),
    help: "only what would give NODE that style, the smallest change first")
}
