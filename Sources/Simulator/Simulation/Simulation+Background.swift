import Localization
import TraitModel
import TraitPropagation

/// Leaving the screen and coming back.
extension Simulation {
  mutating func enterBackground(_ order: SnapshotOrder?, _ outcome: inout EditOutcome) throws {
    guard device.background == nil else { throw EditFailure("the app is in the background already") }
    let styles = device.snapshots(order)
    setDevice { $0.background = styles.last }
    let rendered = styles.dropFirst().reduce(styles[0].phrase) { "\($0), then \($1.phrase)" }
    outcome.warning = "rendered \(rendered) for the app switcher (C-22)"
  }
}

extension DeviceSettings {
  /// The styles in which the system renders the app when it leaves the screen; without an order the other one, then the
  /// device's.
  func snapshots(_ order: SnapshotOrder?) -> [EffectiveStyle] { order?.styles ?? [style.opposite, style] }

  /// The user's choice. An app in the background hears of it there, as seed 004 has it (C-24; others saw it on return,
  ///
  mutating func setStyle(_ style: EffectiveStyle) {
    self.style = style
    if background != nil { background = style }
  }
}
