package import Localization
import SceneFormats
package import TraitModel
import TraitPropagation

/// Who chose the device's appearance, that is what "system" means.
package enum DeviceChoice: String, Sendable {
  /// Nobody: it follows the terminal, where the terminal says what it is.
  case terminal
  /// The option `--appearance`.
  case option
  /// The environment or a settings file.
  case setting
  /// The state that was saved when the explorer was last left.
  case saved
  /// A key or a command of the explorer.
  case hand
  /// The tour that somebody took over.
  case tour
}

/// What is known of the device's appearance beside the device itself.
package struct DeviceSource: Hashable, Sendable {
  package internal(set) var choice = DeviceChoice.terminal
  /// What the terminal says it is; nil while it does not.
  package internal(set) var terminal: EffectiveStyle?
  /// What the terminal said last that has been done.
  var followed: EffectiveStyle?
  /// Whether it was asked for in this session that the terminal be followed.
  var isAskedFor: Bool { choice == .terminal && wasAsked }
  fileprivate var wasAsked = false

  /// Brings back who said it. What the terminal is now has been passed over then: only its next turn is followed, lest what
  /// was just taken back be changed at once.
  mutating func restore(_ former: DeviceSource) {
    choice = former.choice
    wasAsked = former.wasAsked
    followed = terminal
  }
}

extension Session {
  /// Says who chose the appearance with which the app was launched.
  package mutating func noteDeviceChoice(_ choice: DeviceChoice) {
    deviceSource.choice = choice
  }

  /// Whether the device's appearance is the terminal's, at its start and whenever that changes. A scene that names an
  /// appearance keeps it.
  package var followsTerminal: Bool {
    deviceSource.choice == .terminal && simulation.scene.defaults.style == nil
  }

  /// In a word, where the device's appearance comes from; nil where nobody has said anything.
  package var deviceOrigin: Phrase? {
    switch deviceSource.choice {
    case .terminal where simulation.scene.defaults.style != nil,
      .saved where simulation.scene.defaults.style != nil:
      "scene"
    case .terminal: deviceSource.terminal == simulation.device.style ? "terminal" : nil
    case .option: "option"
    case .setting: "settings"
    case .saved: "saved"
    case .hand: "by hand"
    case .tour: "tour"
    }
  }

  /// Does what the terminal says, where nothing keeps it from that now.
  /// - Parameter source: who said the device's appearance until this was asked for.
  mutating func followTerminal(since source: DeviceSource? = nil) {
    guard followsTerminal, let style = deviceSource.terminal, style != deviceSource.followed,
      !overlayKeepsState, whatIf == nil, !hidesStyles, stepping == nil
    else { return }
    deviceSource.followed = style
    guard style != simulation.device.style else { return }
    if history.done.isEmpty, history.undone.isEmpty {
      launchAsTerminal()
    } else {
      // The device takes either style.
      _ = try? make(.device(style), since: source)
    }
  }

  /// Launches the app anew in what the terminal is: nothing has been done yet, so no layer holds colours from before.
  mutating func launchAsTerminal() {
    guard followsTerminal, let style = deviceSource.terminal else { return }
    deviceSource.followed = style
    if style != simulation.device.style { simulation = simulation.launchedAnew(in: style, library: library) }
  }

  /// Follows the terminal again; says so, or that there is nothing to follow.
  mutating func chooseTerminalAppearance() {
    let former = deviceSource
    deviceSource.choice = .terminal
    deviceSource.wasAsked = true
    deviceSource.followed = nil
    if simulation.scene.defaults.style != nil {
      message = Message(.refusal, "this scene names its appearance; others follow the terminal")
    } else if let style = deviceSource.terminal {
      message = Message(.note, "the device follows the terminal: \(style.rawValue)")
    } else {
      message = Message(.refusal, "this terminal does not say whether it is light or dark")
    }
    followTerminal(since: former)
  }
}

extension Simulation {
  /// The app as it would be, had it been launched on a device of another appearance.
  fileprivate func launchedAnew(in style: EffectiveStyle, library: Library) -> Simulation {
    var device = origin.device
    device.style = style
    var launched = Simulation(
      origin.scene, named: sceneName, device: device, paletteRequest: origin.paletteRequest, palette: palette,
      faults: faults)
    for edit in edits { _ = try? launched.apply(edit, library: library) }
    return launched
  }
}
