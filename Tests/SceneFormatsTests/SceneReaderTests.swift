import ColorModel
import LocatedInput
import SceneModel
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

@Suite struct SceneReaderTests {
  @Test func theExampleOfTheFormatReadsAsItSays() throws {
    let (scene, found) = try read(
      """
      {"name": "A presented controller is not affected",
       "about": "Override the root controller; the sheet keeps the window's style.",
       "screen": {"windowScenes": [{"id": "scene", "windows": [{
         "id": "window", "overrideUserInterfaceStyle": "unspecified",
         "rootViewController": {
           "id": "root", "class": "SettingsViewController", "overrideUserInterfaceStyle": "dark",
           "view": {"id": "root.view", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground", "subviews": [
             {"id": "title", "class": "UILabel", "frame": [20, 60, 353, 34], "text": "Settings", "textColor": "label"},
             {"id": "card", "frame": [20, 120, 353, 100], "backgroundColor": "secondarySystemBackground",
              "layer": {"id": "card.layer", "borderColor": "separator"}},
             {"childViewController": {"id": "child", "view": {"id": "child.view", "frame": [0, 300, 393, 200]}}}
           ]},
           "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet", "view": {"id": "sheet.view"},
             "presentationController": {"overrideTraitCollection": {"userInterfaceStyle": "unspecified"}}}
         }}]}]}}
      """)
    #expect(found == [])
    #expect(
      nodes(of: scene.hierarchy).map(\.node.id) == [
        "screen", "scene", "window", "root", "root.view", "title", "card", "card.layer", "child",
        "child.view",
        "sheet.presentation", "sheet", "sheet.view",
      ])
    #expect(scene.hierarchy["root"]?.overrideUserInterfaceStyle == .dark)
    #expect(scene.hierarchy["root"]?.className == "SettingsViewController")
    #expect(scene.hierarchy["sheet"]?.modalPresentationStyle == .pageSheet)
    #expect(scene.content.views["title"]?.text == "Settings")
    #expect(scene.content.views["card"]?.frame == Rect(x: 20, y: 120, width: 353, height: 100))
    #expect(scene.content.layers["card.layer"]?.borderColor == .named("separator"))
    #expect(scene.name == "A presented controller is not affected")
  }

  @Test func missingIdsAreMadeFromThePlace() throws {
    let (scene, found) = try read(
      """
      {"screen": {"windowScenes": [{"windows": [{"rootViewController": {
        "view": {"subviews": [{"layer": {"borderColor": "label"}}, {"childViewController": {}}]},
        "childViewControllers": [{}], "presentedViewController": {}}, "subviews": [{"id": "window.subview"}]}]}]}}
      """)
    #expect(found == [])
    let root = "screen.1.1.1"
    #expect(
      nodes(of: scene.hierarchy).map(\.node.id.rawValue) == [
        "screen", "screen.1", "screen.1.1", root, "\(root).view", "\(root).view.1", "\(root).view.1.layer",
        "\(root).view.2", "\(root).view.2.view", "\(root).2", "\(root).2.view", "\(root).3.presentation",
        "\(root).3", "\(root).3.view", "window.subview",
      ])
  }

  @Test func aSceneWithoutANameTakesTheOneThatIsGiven() throws {
    let bytes = Array(#"{"screen": {"windowScenes": [{"windows": [{}]}]}}"#.utf8)
    #expect(try SceneReader.read(bytes, title: "harbour.json").scene.name == "harbour.json")
  }

  @Test func onlyAViewThatStatesItsLayerHasANodeForIt() throws {
    let (scene, _) = try read(window(#""view": {"subviews": [{"id": "a"}, {"id": "b", "layer": {}}]}"#))
    #expect(scene.hierarchy.index(of: "a.layer") == nil)
    #expect(scene.hierarchy["b.layer"]?.kind == .layer)
  }

  @Test func colorsAreNamesHexOrAProvider() throws {
    let (scene, _) = try read(
      window(
        ##"""
        "view": {"backgroundColor": "Brand/Ink", "tintColor": "#FF000080",
          "textColor": {"light": "#FFFFFF", "dark": "label", "dark.high": "#00FF00", "unspecified": "dark"}}
        """##))
    let shown = scene.content.views["root.view"]
    #expect(shown?.backgroundColor == .named("Brand/Ink"))
    #expect(shown?.tintColor == .dynamic(DynamicColor(fixed: RGBA(rgb: 0xFF0000, alpha: 128 / 255))))
    let provider = DynamicColor(
      [
        DynamicColor.Slot(.light): .color(.white), DynamicColor.Slot(.dark): .reference("label"),
        DynamicColor.Slot(.dark, high: true): .color(RGBA(rgb: 0x00FF00)),
      ], idiom: .notLightMeansDark)
    #expect(shown?.textColor == .dynamic(provider))
  }

  @Test func T_01_anOverrideForAChildIsKeptWithTheChild() throws {
    let (scene, found) = try read(
      window(
        #"""
        "overrideTraitCollectionForChild": {"a": {"userInterfaceStyle": "dark"}, "b": {"userInterfaceLevel": "elevated"}},
        "view": {"subviews": [{"childViewController": {"id": "a"}}]}, "childViewControllers": [{"id": "b"}]
        """#))
    #expect(found == [])
    #expect(scene.hierarchy["a"]?.overrideFromParent == TraitCollection(userInterfaceStyle: .dark))
    #expect(scene.hierarchy["b"]?.overrideFromParent == TraitCollection(userInterfaceLevel: .elevated))
  }

  @Test func theBoundsOfTheScreenDecideWhatIsCompact() throws {
    let (scene, _) = try read(
      #"{"screen": {"bounds": [0, 0, 1024, 1366], "windowScenes": [{"windows": [{}]}]}}"#)
    #expect(scene.content.bounds == Size(width: 1024, height: 1366))
    #expect(scene.hierarchy.screenWidth == 1024)
  }

  private func read(_ text: String) throws -> (scene: Scene, diagnostics: [Diagnostic]) {
    try SceneReader.read(Array(text.utf8))
  }
}
