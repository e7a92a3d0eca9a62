import SceneFormats
import Simulator
import Specimens
import Testing
import TraitModel

@testable import UIKitExport

struct SwiftOverridesTests {
  private func export(_ json: String) throws -> String {
    let scene = try SceneReader.read(Array(json.utf8)).scene
    return swiftOverrides(of: try Library.shipped().launch(scene, named: "app"))
  }

  @Test func everyOverrideIsAskedForByUIKitsOwnName() throws {
    let text = try export(
      """
      {"name": "App", "plist": "dark", "screen": {"windowScenes": [{"id": "scene",
        "traitOverrides": {"accessibilityContrast": "high"}, "windows": [{"id": "W",
        "overrideUserInterfaceStyle": "dark", "rootViewController": {"id": "root",
          "overrideTraitCollectionForChild": {"c": {"userInterfaceStyle": "light"}},
          "view": {"id": "root.view", "subviews": [{"childViewController": {"id": "c"}},
            {"id": "a", "overrideUserInterfaceStyle": "light"}]},
          "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet",
            "presentationController": {"overrideTraitCollection":
              {"userInterfaceStyle": "light", "userInterfaceLevel": "base"}}}}}]}]}}
      """)
    #expect(
      text == """
        import UIKit

        /// The overrides of "App".
        /// The app's Info.plist has UIUserInterfaceStyle = Dark.
        @MainActor func applyOverrides(
          scene: UIWindowScene,
          w: UIWindow,
          root: UIViewController,
          c: UIViewController,
          a: UIView,
          sheet: UIViewController
        ) {
          if #available(iOS 17.0, *) {
            scene.traitOverrides.accessibilityContrast = .high
          }
          w.overrideUserInterfaceStyle = .dark
          root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: c)
          a.overrideUserInterfaceStyle = .light
          sheet.modalPresentationStyle = .pageSheet
          sheet.presentationController?.overrideTraitCollection = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceLevel: .base)])
          root.present(sheet, animated: false)
        }

        """)
  }

  @Test func aSceneWithoutOverridesSaysSo() throws {
    let text = try export(
      #"{"name": "App", "screen": {"windowScenes": [{"id": "s", "windows": [{"id": "W", "rootViewController": {"id": "r"}}]}]}}"#
    )
    #expect(text.contains("There are none") && text.contains("func applyOverrides() {}"))
  }

  @Test(arguments: [
    ("root.view", "rootView"), ("UILabel-1", "uILabel1"), ("2nd", "n2nd"), ("a/b_c", "aBC"), ("...", "n"),
  ])
  func idsBecomeSwiftNames(id: String, name: String) { #expect(SwiftNames.identifier(id) == name) }

  @Test func namesAreUniqueAndNoKeywords() {
    let names = SwiftNames(["a.b", "aB", "a-b", "default", "system"], reserved: ["system"])
    #expect(names["a.b"] == "aB" && names["aB"] == "aB2" && names["a-b"] == "aB3")
    #expect(names["default"] == "default2" && names["system"] == "system2")
  }

  @Test func textsCannotEndALiteralOrAComment() {
    #expect(swiftLiteral("a\"\\(b)\n") == #""a\"\\(b)␊""#)
  }
}
