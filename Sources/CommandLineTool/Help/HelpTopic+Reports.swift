import CellCanvas
import SceneFormats

extension HelpTopic {
  /// Which reports of wrong colours are scenes, and why some are none.
  static let unshownReports = HelpTopic(name: "reports", summary: "reports that no scene can show, and why") {
    let entries = UnshownReport.all.map { report in
      ([report.source]
        + wrapped("\(report.about): \(report.reason) (\(report.rules.joined(separator: ", ")))", width: 96)
        .map { "  " + $0 }).joined(separator: "\n")
    }
    return """
      Reports of wrong colours, found in the wild, stand behind many of the scenes: `halflight scene list github`
      lists those, and the lesson of each names its report. These are none, for no hierarchy can show them:

      \(entries.joined(separator: "\n\n"))

      """
  }
}
