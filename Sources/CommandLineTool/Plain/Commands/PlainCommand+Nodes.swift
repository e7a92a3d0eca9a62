import Localization
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension PlainCommand {
  static let whereabouts = PlainCommand(
    "where", about: "scene, release, device, theme, and the selected node"
  ) { explorer, _ in
    explorer.position
  }

  static let tree = PlainCommand(
    "tree", operand: "[NODE]", about: "every node, or those below one, with its style and what decided it"
  ) { explorer, operand throws(PlainRefusal) in
    let hierarchy = explorer.simulation.hierarchy
    let top = operand.isEmpty ? hierarchy.screen : try explorer.node(operand)
    return TreeSheet([explorer.simulation], rules: explorer.session.rules).plain(from: top)
  }

  static let select = PlainCommand(
    "select", operand: "NODE", about: "the node that why and why not are about where they name none"
  ) { explorer, operand throws(PlainRefusal) in
    let index = try explorer.node(operand)
    explorer.session.select(explorer.simulation.hierarchy[index].id)
    return [explorer.facts(of: index).plain]
  }

  static let why = PlainCommand("why", "explain", operand: "[NODE]", about: "why a node has its style") {
    explorer, operand throws(PlainRefusal) in try explorer.explanation(of: operand).plain
  }

  static let whyNot = PlainCommand(
    "why not", operand: "[NODE]",
    about: "which overrides do not reach a node, and what would give it the other style"
  ) { explorer, operand throws(PlainRefusal) in try explorer.explanation(of: operand).plainWhyNot }

  static let whatIf = PlainCommand(
    "what if", operand: "EDIT", about: "which nodes an edit would change, without making it"
  ) { explorer, operand throws(PlainRefusal) in
    let simulation = explorer.simulation
    let edit: Edit
    do throws(EditSyntaxError) { edit = try simulation.parser.parse(operand) } catch {
      throw PlainRefusal(error.message, remedy: error.remedy)
    }
    switch simulation.applying(edit, library: explorer.session.library) {
    case .failure(let failure): throw PlainRefusal(failure.text.english, remedy: nil)
    case .success(let tried):
      let lines = tried.changeSentences(tried.changes(since: simulation), since: simulation, isAsked: true)
      let reason = tried.noEffectReason(of: edit).map { ": \($0)" } ?? ""
      return ["Only asked, not done."] + (lines.isEmpty ? ["No node would change\(reason)."] : lines)
    }
  }
}

extension PlainExplorer {
  /// The circumstances, and the selected node.
  var position: [String] {
    let selected = simulation.hierarchy.index(of: session.selection).map {
      "Selected: " + facts(of: $0).plain
    }
    return [simulation.whereabouts(in: language)] + (selected.map { [$0] } ?? [])
  }

  /// What is said of a scene that has just come.
  var greeting: [String] {
    let question = simulation.scene.lesson?.question.map { "Question: " + $0.text(in: language) }
    return position + (question.map { [$0] } ?? [])
  }

  /// The node of that id, without one the selected node.
  func node(_ operand: String) throws(PlainRefusal) -> NodeIndex {
    let hierarchy = simulation.hierarchy
    let id = operand.isEmpty ? session.selection : NodeID(operand)
    if let index = hierarchy.index(of: id) { return index }
    let names = hierarchy.preorder.map { hierarchy[$0].id.rawValue }
    throw PlainRefusal(
      "there is no node '\(id)'",
      remedy: nearestName(to: id.rawValue, among: names).map { "did you mean '\($0)'?" } ?? "tree lists them")
  }

  func facts(of index: NodeIndex) -> NodeFacts { NodeFacts(index, in: simulation, rules: session.rules) }

  func explanation(of operand: String) throws(PlainRefusal) -> ExplanationSheet {
    ExplanationSheet(try node(operand), in: simulation, rules: session.rules)
  }
}
