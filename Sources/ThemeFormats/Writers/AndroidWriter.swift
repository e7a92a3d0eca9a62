import ColorModel
import LocatedInput
import TraitModel

extension ThemeWriter {
  /// Android's colour resources: `values/colors.xml`, and `values-night/colors.xml` with what is for dark.
  static let android = ThemeWriter(
    identifier: "android", title: "Android resources, a folder for values/ and values-night/ (res)",
    lacks: "elevated, high contrast, P3, finer components, a value for dark only, system references"
  ) { theme in
    var names = NameFitting()
    var day: [String] = []
    var night: [String] = []
    for color in theme.colors {
      guard let light = color.light ?? color.dark else { continue }
      let name = names.unique(resourceName(color.name), for: color.name, isExpected: true)
      day.append(element(name, light))
      if let dark = color.dark { night.append(element(name, dark)) }
    }
    var report = LossReport(theme, format: "Android resources", holding: [.alpha, .lightOnly])
    report.add(
      "names are spelled Android's way", names.renamed.map { "\($0.from) → \($0.to)" }, .note)
    return WrittenTheme(
      content: .files([
        WrittenTheme.File(path: "values/colors.xml", text: document(day)),
        WrittenTheme.File(path: "values-night/colors.xml", text: document(night)),
      ]), losses: report.diagnostics)
  }

  private static func document(_ elements: [String]) -> String {
    #"<?xml version="1.0" encoding="utf-8"?>"# + "\n<resources>\n" + elements.joined() + "</resources>\n"
  }

  /// The alpha stands first.
  private static func element(_ name: String, _ color: RGBA) -> String {
    let hex = color.hexRGBA.dropFirst()
    let value = hex.hasSuffix("FF") ? hex.dropLast(2) : hex.suffix(2) + hex.dropLast(2)
    return "    <color name=\"\(name)\">#\(value)</color>\n"
  }

  /// Lower case with underscores, as resource names must be: `secondaryLabel` is `secondary_label`.
  private static func resourceName(_ name: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = "_"
    // An underscore parts words, and none stands at the start.
    for scalar in name.unicodeScalars {
      if scalar.isASCIILetter || scalar.isASCIIDigit {
        let isUpper = ("A"..."Z").contains(scalar)
        if isUpper, !("A"..."Z").contains(previous), result.last != "_", !result.isEmpty { result += "_" }
        result += String(scalar).lowercased()
      } else if result.last != "_", !result.isEmpty {
        result += "_"
      }
      previous = scalar
    }
    guard let first = result.unicodeScalars.first, first.isASCIILetter else { return "color_" + result }
    return result
  }
}
