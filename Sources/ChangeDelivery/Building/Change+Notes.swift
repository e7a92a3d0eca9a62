import Localization
import TraitModel
import TraitPropagation

extension Change {
  /// What goes with the deliveries: when the traits can be read, and what callbacks cannot be relied on for.
  func notes(told: [NodeIndex: Int], deliveries: [Delivery]) -> [ChangeNote] {
    var notes: [ChangeNote] = []
    let (hierarchy, behaviors) = (after.hierarchy, after.resolution.behaviors)
    if case .override(on: let target) = cause, told[target] != nil {
      let id = hierarchy[target].id
      let old = before.resolution.traits(of: target).style.phrase
      if behaviors.contains(.deferredTraitUpdates) {
        notes.append(
          ChangeNote(
            """
            right after the assignment `\(id)` still reads \(old); its traits change just before its next layout, or \
            at once by updateTraitsIfNeeded()
            """, "C-16"))
      } else if hierarchy[target].kind == .viewController {
        notes.append(
          ChangeNote(
            "right after the assignment `\(id)` answers with its new traits; its views follow by the next layout",
            "C-16"))
      }
    }
    if deliveries.contains(where: { $0.method == .viewWillAppear && $0.read != $0.next }) {
      notes.append(
        ChangeNote(
          "viewWillAppear reads old traits here; viewIsAppearing is the first to read the right ones", "C-18")
      )
    }
    let isSilentBirth =
      cause != .launch && after.resolution.preorder.contains { isNew($0) && told[$0] == nil }
    if isSilentBirth {
      notes.append(
        ChangeNote(
          "what a new object does only when its traits change has not been done; set it up in init or viewDidLoad",
          "C-27"))
    }
    let unforeseen = told.keys.contains { isNew($0) && hierarchy[$0].kind == .viewController }
    if unforeseen {
      notes.append(
        ChangeNote(
          "traits are predicted from the window; that what a presentation or container adds is not foreseen is inferred",
          "C-04"))
    }
    switch cause {
    case .device where before.resolution.device.background != nil:
      notes.append(
        ChangeNote(
          "the app is in the background and is told there; others saw it told on its return (X-08 is open)",
          "C-24"))
    case .snapshot:
      notes.append(
        ChangeNote(
          "applicationState is background: the system takes pictures for the app switcher, the setting did not change",
          "C-22"))
    default: break
    }
    return notes
  }
}
