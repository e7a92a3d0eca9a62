import TraitModel
import TraitPropagation

/// Works out the calls of one change, pass by pass.
struct DeliveryBuilder {
  /// A node whose traits change.
  struct Told {
    let index: NodeIndex
    let node: Node
    let old: EffectiveTraits
    let new: EffectiveTraits
    let changes: [ChangedTrait]
    /// Colours may look different, so what shows them is laid out and drawn again (K-23).
    let looksDifferent: Bool
    /// Whether the node that it inherits from changes too: the change came to it from above.
    let comesFromAbove: Bool
    /// Whether it follows a sibling in the order, and not its parent.
    let followsSibling: Bool
  }

  let change: Change
  let observers: ObserverLookup
  private(set) var deliveries: [Delivery] = []
  private(set) var arrivals: [NodeIndex: Int] = [:]
  let predictions: [NodeIndex: EffectiveTraits]
  private let firstNumber: Int
  private var told: [Told] = []
  /// New controllers in a window, whether their traits change or not.
  private var appearing: [NodeIndex] = []

  var after: AppState { change.after }
  var behaviors: ReleaseBehaviors { change.after.resolution.behaviors }

  init(_ change: Change, observers: ObserverLookup, firstNumber: Int) {
    self.change = change
    self.observers = observers
    self.firstNumber = firstNumber
    predictions = change.predictions()
    gather()
  }

  mutating func run() {
    for told in told where told.comesFromAbove && !change.isNew(told.index) && told.node.kind.isContained {
      emit(.willTransition, told, .transition, rule: "C-26", reading: told.old)
    }
    let appearsFirst = behaviors.contains(.appearanceBeforeTraits)
    if appearsFirst { appear(.viewWillAppear, .willAppear) }
    traits()
    if !appearsFirst { appear(.viewWillAppear, .willAppear) }
    appear(.viewIsAppearing, .isAppearing)
    let visible = told.filter { $0.looksDifferent && after.hierarchy.isAttached($0.index) }
    for told in visible where told.node.kind.isView && observers.hasDynamicTint(told.node.id) {
      emit(.tintColorDidChange, told, .tint, rule: "C-11", order: "X-13")
    }
    if behaviors.contains(.propertyUpdates) {
      for told in visible where told.node.kind.isView || told.node.kind == .viewController {
        emit(.updateProperties, told, .properties, rule: "C-21", order: "X-13")
      }
    }
    for told in visible where told.node.kind.isView || told.node.kind == .viewController {
      let method: CallbackMethod = told.node.kind.isView ? .updateConstraints : .updateViewConstraints
      emit(method, told, .constraints, rule: "C-08", order: "X-13")
    }
    layout(visible)
    for told in visible where told.node.kind.isView {
      emit(.draw, told, .drawing, rule: "C-10", order: "X-13")
    }
  }

  // MARK: Who is told

  private mutating func gather() {
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    var changed: Set<NodeIndex> = []
    var former: NodeIndex?
    for index in resolution.preorder where hierarchy[index].kind != .layer {
      let isNew = change.isNew(index)
      if isNew, hierarchy[index].kind == .viewController, change.cause != .launch, hierarchy.isAttached(index)
      {
        appearing.append(index)
      }
      let new = resolution.traits(of: index)
      guard let old = isNew ? predictions[index] : change.before.resolution.traits(of: index), old != new
      else {
        continue
      }
      let parent = resolution.environmentParent(of: index)
      let changes = ChangedTrait.all(from: old, to: new)
      told.append(
        Told(
          index: index, node: hierarchy[index], old: old, new: new, changes: changes,
          looksDifferent: new.collection.hasDifferentColorAppearance(comparedTo: old.collection),
          comesFromAbove: parent.map(changed.contains) ?? false,
          followsSibling: parent.map { changed.contains($0) && $0 != former } ?? false))
      changed.insert(index)
      former = index
    }
  }

  // MARK: Passes

  /// Each node gets its new traits and hears of it, and only then the next one down (C-06).
  private mutating func traits() {
    for told in told {
      arrivals[told.index] = answersAtOnce(told) ? 0 : firstNumber + deliveries.count
      let order: RuleID? = told.followsSibling ? "X-14" : nil
      emit(.traitCollectionDidChange, told, .traits, rule: rule(of: told), order: order)
      if told.node.kind == .windowScene {
        emit(.windowSceneDidUpdate, told, .traits, rule: "W-11", order: "X-13")
      }
      if behaviors.contains(.traitChangeRegistration) {
        let registered = observers.profile(told.node.id).registersForTraitChanges
        if told.changes.contains(where: { registered.contains($0.trait) }) {
          emit(.traitChangeHandler, told, .traits, rule: "C-12", order: "X-13", registered: registered)
        }
      }
    }
  }

  /// New objects hear only of what was not foreseen.
  private func rule(of told: Told) -> RuleID {
    if change.isNew(told.index) { return "C-04" }
    return told.node.kind == .screen ? "W-08" : "C-06"
  }

  /// Until iOS 16 the controller whose override was set answers with its new traits before anybody is told.
  private func answersAtOnce(_ told: Told) -> Bool {
    guard case .override(on: let node) = change.cause else { return false }
    return !behaviors.contains(.deferredTraitUpdates) && node == told.index
      && told.node.kind == .viewController
  }

  private mutating func appear(_ method: CallbackMethod, _ pass: Delivery.Pass) {
    for index in appearing {
      guard let predicted = predictions[index] else { continue }
      let new = after.resolution.traits(of: index)
      let isEarly = method == .viewWillAppear && behaviors.contains(.appearanceBeforeTraits)
      emit(
        method,
        Told(
          index: index, node: after.hierarchy[index], old: predicted, new: new,
          changes: isEarly ? [] : ChangedTrait.all(from: predicted, to: new), looksDifferent: false,
          comesFromAbove: false, followsSibling: false),
        pass, rule: "C-18", order: "X-13", reading: isEarly ? predicted : new)
    }
  }

  private mutating func layout(_ visible: [Told]) {
    var laidOut: Set<NodeIndex> = []
    func lays(_ told: Told) -> Bool { laidOut.insert(told.index).inserted }
    let byIndex = Dictionary(visible.map { ($0.index, $0) }) { first, _ in first }
    for told in visible where lays(told) {
      switch told.node.kind {
      case .presentationController:
        emit(.containerViewWillLayoutSubviews, told, .layout, rule: "C-08", order: "X-13")
        emit(.containerViewDidLayoutSubviews, told, .layout, rule: "C-08", order: "X-13")
      case .viewController:
        emit(.viewWillLayoutSubviews, told, .layout, rule: "C-08", order: "X-13")
        if let view = after.hierarchy.rootView(of: told.index).flatMap({ byIndex[$0] }), lays(view) {
          emit(.layoutSubviews, view, .layout, rule: "C-08", order: "X-13")
        }
        emit(.viewDidLayoutSubviews, told, .layout, rule: "C-08", order: "X-13")
      case .window, .view: emit(.layoutSubviews, told, .layout, rule: "C-08", order: "X-13")
      case .screen, .windowScene, .layer: break
      }
    }
  }

  // MARK: One call

  private mutating func emit(
    _ method: CallbackMethod, _ told: Told, _ pass: Delivery.Pass, rule: RuleID, order: RuleID? = nil,
    reading: EffectiveTraits? = nil, registered: [Trait] = []
  ) {
    let profile = observers.profile(told.node.id)
    guard profile.hears(method) else { return }
    let read = reading ?? told.new
    let tracks =
      behaviors.contains(.automaticTraitTracking) && method.isTracked
      && told.changes.contains { profile.readsTraits.contains($0.trait) }
    var delivery = Delivery(
      node: told.index, id: told.node.id, className: told.node.className, method: method, pass: pass,
      changes: told.changes, previous: told.old, next: told.new, read: read,
      current: method.setsCurrent
        ? .receiver(read) : .unguaranteed(after.resolution.traits(of: after.hierarchy.screen)),
      rule: tracks ? "C-20" : rule, orderQuestion: order, registeredTraits: registered)
    delivery.number = firstNumber + deliveries.count
    deliveries.append(delivery)
  }
}

extension NodeKind {
  /// Views in UIKit's sense: a window is one.
  var isView: Bool { self == .view || self == .window }
  /// UIContentContainer: what a container tells of a coming transition (C-26).
  var isContained: Bool { self == .viewController || self == .presentationController }
}
