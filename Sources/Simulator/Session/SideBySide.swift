package import Localization
package import TraitModel
import TraitPropagation

/// Two states of the same app to be seen beside each other.
package struct SideBySide: Sendable {
  /// In what the two differ.
  package enum Kind: String, CaseIterable, Sendable {
    /// The device in light, and in dark.
    case styles = "light-dark"
    /// The release shown, and one of the other model of inheritance: 16 beside 17 and later, 26 beside earlier ones.
    case releases
  }

  package let kind: Kind
  package let left: Simulation
  package let right: Simulation
  /// The nodes whose traits are not the same on both sides.
  package let differing: Set<NodeID>

  /// Nil where the other side cannot be made, for instance because a theme is gone.
  init?(_ kind: Kind, of simulation: Simulation, library: Library) {
    let edit: Edit
    let isLeft: Bool
    switch kind {
    case .styles:
      edit = .device(simulation.device.style.opposite)
      isLeft = simulation.device.style == .light
    case .releases:
      isLeft = !simulation.resolution.behaviors.contains(.childInheritsFromSuperview)
      edit = .ios(isLeft ? .latest : .iOS16)
    }
    guard case .success(let other) = simulation.applying(edit, library: library) else { return nil }
    self.kind = kind
    left = isLeft ? simulation : other
    right = isLeft ? other : simulation
    differing = Set(right.changes(since: left))
  }

  /// What a side is called: `Light`, `iOS 16`.
  package func title(of side: Simulation) -> Phrase {
    switch kind {
    case .styles: side.device.style == .light ? "Light" : "Dark"
    case .releases: Phrase(verbatim: side.release.name)
    }
  }
}

extension Session {
  /// Shows two states beside each other; nil shows one again.
  package mutating func compare(_ kind: SideBySide.Kind?) {
    comparison = kind
    refreshSideBySide()
  }

  /// Light and dark, then two releases, then one state again.
  mutating func cycleComparison() {
    switch comparison {
    case nil: compare(.styles)
    case .styles: compare(.releases)
    case .releases: compare(nil)
    }
    guard let sides = sideBySide else {
      message = Message(.note, comparison == nil ? "one state" : "the other side cannot be shown")
      return
    }
    let names: Phrase = "\(sides.title(of: sides.left)) beside \(sides.title(of: sides.right))"
    let pin: Phrase =
      sides.kind == .styles && simulation.device.plist.pinned != nil ? ", pinned by Info.plist (W-12)" : ""
    message = Message(.note, "\(names): \(Self.counted(sides.differing.count)) of them unlike\(pin)")
  }

  /// Both sides follow what is done.
  mutating func refreshSideBySide() {
    sideBySide = comparison.flatMap { SideBySide($0, of: simulation, library: library) }
  }
}
