import TraitModel

/// Roles that UIKit itself puts together, so that a palette can be judged without a scene.
struct RolePairs {
  let foregrounds: [String]
  let backgrounds: [String]
  let need: ContrastNeed

  private static let grounds = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]

  /// Each with where UIKit does so.
  static let all: [RolePairs] = [
    // Labels, cells' texts, fields' placeholders, links and plain buttons, on any of the backgrounds.
    RolePairs(
      foregrounds: ["label", "secondaryLabel", "tertiaryLabel", "placeholderText", "link", "tintColor"],
      backgrounds: grounds, need: .text),
    // A destructive action of an alert, a destructive row.
    RolePairs(
      foregrounds: ["systemRed"], backgrounds: ["systemBackground", "secondarySystemGroupedBackground"],
      need: .text),
    // A tab bar's items that are not selected.
    RolePairs(foregrounds: ["systemGray"], backgrounds: ["systemBackground"], need: .text),
    // A filled button.
    RolePairs(foregrounds: ["white"], backgrounds: ["tintColor"], need: .text),
  ]

  /// Colours that tell states apart when no word does: error, warning, success, information.
  static let signals = ["systemRed", "systemOrange", "systemYellow", "systemGreen", "systemBlue"]

  /// Backgrounds that lie on each other and must be told apart.
  static let layers: [(lower: String, upper: String)] = [
    ("systemBackground", "secondarySystemBackground"),
    ("secondarySystemBackground", "tertiarySystemBackground"),
    ("systemGroupedBackground", "secondarySystemGroupedBackground"),
    ("secondarySystemGroupedBackground", "tertiarySystemGroupedBackground"),
  ]
}
