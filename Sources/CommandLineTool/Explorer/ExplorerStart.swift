import LocatedInput
import Settings
import Simulator
import TraitModel
import TraitPropagation

/// What the explorer starts with: the settings that hold, and the app that they ask for.
struct ExplorerStart {
  let settings: ExplorerSettings
  private(set) var session: Session
  /// Whether what the screen shows is recorded.
  private(set) var isFilmed = false

  /// - Throws: what an option asks for in vain. What a settings file or the saved state asks for in vain is only reported.
  init(_ arguments: ParsedArguments, _ context: ToolContext) throws {
    let broken = context.setBrokenStateAside()
    let asked = SettingsSources(arguments, context).settings
    let (request, simulation, settings) = try Self.load(asked, arguments, context)
    self.settings = settings
    var session = Session(simulation, rules: try RuleBook.builtIn(), library: request.library)
    session.noteDeviceChoice(settings.deviceChoice)
    session.adopt(settings.bindings, faults: settings.diagnostics + (broken.map { [$0] } ?? []))
    session.staging = Staging(isLarge: arguments.has(.large), showsKeys: arguments.has(.showKeys))
    self.session = session
    isFilmed = arguments.has(.record)
  }

  /// A start with a session that is there already.
  init(with session: Session, _ settings: ExplorerSettings) {
    self.settings = settings
    self.session = session
    self.session.adopt(settings.bindings, faults: settings.diagnostics)
  }

  private typealias Loaded = (
    request: SceneRequest, simulation: Simulation, settings: ExplorerSettings
  )

  /// Loads what the settings ask for; where that fails by a scene or a theme that no option says, without it.
  private static func load(
    _ settings: ExplorerSettings, _ arguments: ParsedArguments, _ context: ToolContext
  ) throws -> Loaded {
    func attempt(_ settings: ExplorerSettings) throws -> Loaded {
      let request = try SceneRequest(
        arguments.completed(by: settings), context, fallback: SceneRequest.Fallback(settings))
      return (request, try request.simulation(for: request.onlyRelease()).0, settings)
    }
    do { return try attempt(settings) } catch let failure as CommandFailure {
      for key in [SettingKey.scene, .theme] where settings.mayDrop(key) {
        let less = settings.without(key, because: settings.fault(in: key, failure))
        do { return try attempt(less) } catch let next as CommandFailure {
          // Another failure than before: this one was the key's, and the other one is looked into in its turn.
          if next != failure { return try load(less, arguments, context) }
        }
      }
      throw failure
    }
  }
}

extension ExplorerSettings {
  /// Whether something says this, and no option does.
  fileprivate func mayDrop(_ key: SettingKey) -> Bool {
    switch self[key]?.origin {
    case .environment, .file, .saved: true
    case .option, nil: false
    }
  }

  fileprivate func fault(in key: SettingKey, _ failure: CommandFailure) -> Diagnostic {
    let reason = failure.lines.map { $0.replacing("halflight: ", with: "") }.joined(separator: "; ")
    switch self[key]?.origin {
    case .file(let path, let place):
      return Diagnostic(.error, reason, file: path, at: place, keyPath: key.rawValue)
    case .environment(let name): return Diagnostic(.error, "\(name): \(reason)")
    default: return Diagnostic(.warning, "not shown again: \(reason)")
    }
  }
}

extension ExplorerSettings {
  /// Who says the device's appearance.
  fileprivate var deviceChoice: DeviceChoice {
    switch self[.appearance]?.origin {
    case .option: .option
    case .environment, .file: .setting
    case .saved: .saved
    case nil: .terminal
    }
  }
}

extension ParsedArguments {
  /// The same with what the settings say of options that were not given. What was saved is weaker than what a scene says,
  /// so only the scene itself is taken from there.
  fileprivate func completed(by settings: ExplorerSettings) -> ParsedArguments {
    let options: [SettingKey] = [.scene, .theme, .ios, .appearance, .contrast]
    return options.reduce(self) { arguments, key in
      guard let entry = settings[key] else { return arguments }
      switch entry.origin {
      case .option: return arguments
      case .saved where key != .scene: return arguments
      default: break
      }
      if key == .theme, arguments[.light] != nil || arguments[.dark] != nil { return arguments }
      return arguments.giving(entry.words, to: key.option)
    }
  }
}

extension SceneRequest.Fallback {
  fileprivate init(_ settings: ExplorerSettings) {
    if case .saved = settings[.theme]?.origin { themes = settings.themes }
    if case .saved = settings[.appearance]?.origin { style = settings.appearance }
  }
}
