import Localization
import TraitModel
import TraitPropagation

extension CommandGroup {
  static let structure = CommandGroup(
    title: "Edit the structure",
    commands: [
      .change("add", "+", "add something below the node") { $0.chooseAddition() },
      .change("remove", "x Del", "remove the node and all below it") { $0.perform(.remove($0.selection)) },
      .change("move", "m", "move the node: choose where it goes") { $0.chooseDestination() },
      .change("embed", "E", "embed a child controller in the node's controller") { $0.chooseEmbedding() },
    ])
}

extension Session {
  fileprivate mutating func chooseAddition() {
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: selection) else { return }
    // What is added "to a controller" goes into its view.
    let place = hierarchy[index].kind == .viewController ? hierarchy.rootView(of: index) ?? index : index
    let parent = hierarchy[place]
    let items = Addition.below(parent.kind).map {
      Picker.Item($0.rawValue, label: $0.label, detail: $0.detail)
    }
    open(
      Picker(.add(below: parent.id), title: "Add below \(parent.id)", items: items, session: self),
      ifEmpty: "nothing can be added below \(parent.kind.phrase); p presents from a controller")
  }

  fileprivate mutating func chooseDestination() {
    let node = selection
    let places = simulation.hierarchy.preorder.map { simulation.hierarchy[$0] }.filter { place in
      var trial = simulation.hierarchy
      return (try? trial.move(node, to: place.id)) != nil
    }
    if places.isEmpty {
      var trial = simulation.hierarchy
      do { _ = try trial.move(node, to: Hierarchy.screenID) } catch {
        message = Message(.refusal, EditFailure(error).text)
      }
      return
    }
    let items = places.map { Picker.Item($0.id.rawValue, detail: Phrase(verbatim: $0.className)) }
    open(Picker(.move(node), title: "Move \(node) into", items: items, session: self))
  }

  /// Controllers that can become children here: those whose view is in no hierarchy or that were never added as a
  /// child, and a new one.
  fileprivate mutating func chooseEmbedding() {
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: selection) else { return }
    let isController = hierarchy[index].kind == .viewController
    guard let controller = isController ? index : hierarchy.owner(of: index),
      hierarchy[index].kind == .view || isController, let root = hierarchy.rootView(of: controller)
    else {
      message = Message(.refusal, "a child controller is embedded in a view of a view controller")
      return
    }
    let place = hierarchy[isController ? root : index].id
    let loose = hierarchy.preorder.filter { candidate in
      guard candidate != controller, hierarchy[candidate].kind == .viewController else { return false }
      let attachment = hierarchy.attachment(of: candidate)
      guard attachment == .detachedChild || attachment == .orphan else { return false }
      var trial = hierarchy
      return (try? trial.embed(hierarchy[candidate].id, in: hierarchy[controller].id, viewAt: place)) != nil
    }
    let items: [Picker.Item] =
      loose.map { Picker.Item(hierarchy[$0].id.rawValue, detail: "its view goes into \(place)") }
      + [Picker.Item(Addition.childViewController.rawValue, label: "a new controller", detail: "in \(place)")]
    open(
      Picker(.embed(in: place), title: "Embed in \(hierarchy[controller].id)", items: items, session: self))
  }

  /// The edit for what was chosen to be embedded in a view.
  func embedEdit(_ choice: String, in view: NodeID) -> Edit {
    let hierarchy = simulation.hierarchy
    if choice == Addition.childViewController.rawValue {
      return .add(parent: view, json: Addition.childViewController.json(in: hierarchy))
    }
    let owner = hierarchy.index(of: view).flatMap { hierarchy.owner(of: $0) }.map { hierarchy[$0].id } ?? view
    return .embed(parent: owner, child: NodeID(choice), view: view)
  }
}
