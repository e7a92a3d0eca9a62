extension Subcommand {
  static let version = Subcommand("version", summary: "the version of this program (also --version)") {
    _, context in
    context.write("halflight \(Version.current)\n")
    return .done
  }
}

/// The version of the program and of its JSON.
enum Version {
  static let current = "0.1.0"
  /// When that was, for the manual.
  static let date = "2026-11-30"
}
