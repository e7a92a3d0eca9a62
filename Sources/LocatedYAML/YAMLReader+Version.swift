import CLibYAML

extension YAMLReader {
  /// Of libyaml, the library behind it: `0.2.5`.
  package static var libraryVersion: String {
    yaml_get_version_string().map { String(cString: $0) } ?? "unknown"
  }
}
