import LocatedInput
import TraitModel

extension ThemeWriter {
  /// An asset catalog: a folder of colour sets, laid out as Xcode does.
  static let assetCatalog = ThemeWriter(
    identifier: "xcassets", title: "asset catalog (.xcassets)", lacks: "elevated"
  ) { theme in
    var names = NameFitting(ignoresCase: true)
    var groups: Set<String> = []
    var files = [WrittenTheme.File(path: "Contents.json", text: ColorSetText.info)]
    for color in theme.all {
      let path = names.unique(assetPath(color.name), for: color.name)
      var folder = ""
      for group in path.split(separator: "/").dropLast() {
        folder += group + "/"
        if groups.insert(folder).inserted {
          files.append(WrittenTheme.File(path: folder + "Contents.json", text: ColorSetText.namespace))
        }
      }
      files.append(
        WrittenTheme.File(path: path + ".colorset/Contents.json", text: ColorSetText(color).text))
    }
    var report = LossReport(
      theme, format: "an asset catalog",
      holding: [
        .elevated, .highContrast, .wideGamut, .alpha, .precision, .lightOnly, .darkOnly, .systemColors,
        .emptyColors,
      ])
    // A reference keeps the levels of the system colour that it names.
    let raised = theme.all.filter { $0.hasElevated && $0.source.color.lookup == .native }
    report.add("values for the elevated level are left out", raised.map(\.name))
    report.addRenamed(names.renamed)
    return WrittenTheme(content: .folder(files, fileExtension: "xcassets"), losses: report.diagnostics)
  }

  /// A name as a path of groups that provide namespaces, with nothing in it that leads elsewhere on a disk or that
  /// would make a group another kind of asset.
  private static func assetPath(_ name: String) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isGroup = index < parts.count - 1
      let fitted = part.description.replacingScalars { scalar in
        scalar != ":" && scalar != "\\" && !(isGroup && scalar == ".")
          && visibleControls(in: String(scalar)) == String(scalar)
      }
      if fitted.isEmpty { return "-" }
      return fitted.hasPrefix(".") ? "-" + fitted.dropFirst() : fitted
    }.joined(separator: "/")
  }
}
