import Localization
import TraitModel
import TraitPropagation

extension CommandGroup {
  static let device = CommandGroup(
    title: "Device",
    commands: [
      .change("toggleDevice", "s", "the device's appearance: light or dark (what \"system\" means)") {
        session in
        session.perform(.device(session.simulation.device.style.opposite))
      },
      .change("followTerminal", "d", "the device's appearance follows the terminal's again") {
        $0.chooseTerminalAppearance()
      },
      .change("toggleContrast", "C", "the device's contrast: normal or high") { session in
        session.perform(.contrast(session.simulation.device.contrast == .high ? .normal : .high))
      },
      .change("cyclePlist", "I", "the Info.plist pin: automatic, light, dark") { session in
        session.perform(.plist(next(after: session.simulation.device.plist, in: InfoPlistStyle.allCases)))
      },
      .change("cycleRelease", "r", "the release whose rules hold: iOS 12, 13, 15, 17, 18, 26") { session in
        let current = session.simulation.release
        let landmark = IOSRelease.landmarks.last { $0.rawValue <= current.rawValue } ?? current
        session.perform(.ios(next(after: landmark, in: IOSRelease.landmarks)))
      },
    ])
}

/// The value behind another in a list, the first behind the last.
func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
  guard let place = values.firstIndex(of: value) else { return values.first ?? value }
  return values[(place + 1) % values.count]
}
