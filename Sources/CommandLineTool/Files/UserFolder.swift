import LocatedInput

/// What a program keeps for its user, each kind in a folder of its own (the XDG Base Directory Specification).
enum UserFolder: String, CaseIterable {
  case config = "XDG_CONFIG_HOME"
  case data = "XDG_DATA_HOME"
  case state = "XDG_STATE_HOME"

  /// Where it lies in the home folder unless the variable says otherwise.
  var place: String {
    switch self {
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }
}

extension ToolContext {
  var home: String? { environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } }

  /// This program's folder of a kind, whether it exists or not, and the variable that says so; nil without a home.
  func userFolder(_ folder: UserFolder) -> (path: String, variable: String)? {
    // The specification wants relative values ignored.
    if let base = environment[folder.rawValue], base.hasPrefix("/") {
      return (joinedPath(base, "halflight"), folder.rawValue)
    }
    return home.map { (joinedPath(joinedPath($0, folder.place), "halflight"), "HOME") }
  }

  /// A path as it is from anywhere.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/")
      ? path : joinedPath(workingDirectory, path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}
