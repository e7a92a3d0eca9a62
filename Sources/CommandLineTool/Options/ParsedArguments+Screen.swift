import LocatedInput
import SceneModel

extension ParsedArguments {
  /// The size that --screen asks for; nil leaves each scene its own.
  func screen() throws(CommandFailure) -> Size? {
    guard let value = self[.screen] else { return nil }
    if let named = NamedScreen.all.first(where: { $0.name == value.lowercased() }) { return named.size }
    let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    // Smaller than any phone nothing could be told apart; larger than any device there is only nothing to see.
    let (least, most) = (100, 3000)
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (least...most).contains(width), (least...most).contains(height)
    else {
      let names = NamedScreen.all.map(\.name)
      throw .usage(
        "--screen is WIDTHxHEIGHT in points, each from \(least) to \(most), or one of "
          + names.joined(separator: ", ") + "; not '\(value)'",
        suggestion: nearestName(to: value, among: names))
    }
    return Size(width: Double(width), height: Double(height))
  }
}
