package import ColorModel
import LocatedInput
package import ThemeFormats
package import TraitModel

extension ParsedArguments {
  /// The release of `--ios`, the latest where it is not given.
  package func release() throws(CommandFailure) -> IOSRelease {
    guard let text = self[.ios] else { return .latest }
    if let release = IOSRelease(name: text) { return release }
    let known = IOSRelease.allCases.map(\.number).joined(separator: ", ")
    throw .usage("--ios is one of \(known), not '\(text)'")
  }

  /// What `--theme`, `--light` and `--dark` ask for; the last two only together.
  package func paletteRequest(for release: IOSRelease) throws(CommandFailure) -> PaletteRequest {
    var request = PaletteRequest(themes: all(.theme), map: self[.map], release: release)
    switch (self[.light], self[.dark]) {
    case (let light?, let dark?): request.pair = PaletteRequest.Pair(light: light, dark: dark)
    case (nil, nil): break
    case (_?, nil): throw .usage("--light wants --dark beside it; a theme for both styles is --theme")
    case (nil, _?): throw .usage("--dark wants --light beside it; a theme for both styles is --theme")
    }
    return request
  }

  /// The way of seeing that `--vision` asks for.
  package func vision() throws(CommandFailure) -> VisionDeficiency? {
    guard let text = self[.vision] else { return nil }
    if let vision = VisionDeficiency(name: text) { return vision }
    let kinds = VisionDeficiency.Kind.allCases.map(\.rawValue)
    throw .usage(
      "--vision is one of \(kinds.joined(separator: ", ")), with a severity from 0 to 1 behind a colon or without, "
        + "not '\(text)'", suggestion: nearestName(to: text, among: kinds))
  }
}
