import CExpat

extension XMLReader {
  /// Of expat, the library behind it: `2.5.0`.
  package static var libraryVersion: String {
    let version = XML_ExpatVersionInfo()
    return "\(version.major).\(version.minor).\(version.micro)"
  }
}
