import SceneModel
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

/// A scene on a screen of another size than it was written for.
struct ScreenSizeTests {
  private func scene() throws -> Scene {
    try SceneReader.read(
      Array(
        """
        {"name": "Sizes", "screen": {"windowScenes": [{"windows": [
          {"id": "window", "rootViewController": {"id": "root",
            "view": {"id": "root.view", "frame": [0, 0, 393, 852], "subviews": [
              {"id": "bar", "frame": [0, 769, 393, 83]},
              {"id": "row", "frame": [16, 120, 361, 44], "subviews": [
                {"id": "title", "frame": [16, 10, 100, 24]},
                {"id": "switch", "frame": [294, 6, 51, 31]}]},
              {"id": "dot", "frame": [186.5, 700, 20, 20]},
              {"id": "plain"}]},
            "presentedViewController": {"id": "popover", "modalPresentationStyle": "popover",
              "view": {"id": "popover.view", "frame": [0, 0, 260, 190]}}}},
          {"id": "hud", "frame": [96, 400, 201, 60], "rootViewController": {"id": "hud.root"}}]}]}}
        """.utf8)
    ).scene
  }

  @Test func viewsKeepToTheEdgesTheyStoodAt() throws {
    let large = try scene().onScreen(of: Size(width: 820, height: 1180))
    #expect(large.content.bounds == Size(width: 820, height: 1180))
    for (id, frame) in [
      ("root.view", Rect(x: 0, y: 0, width: 820, height: 1180)),
      ("bar", Rect(x: 0, y: 1097, width: 820, height: 83)),
      ("row", Rect(x: 16, y: 120, width: 788, height: 44)),
      ("title", Rect(x: 16, y: 10, width: 100, height: 24)),
      ("switch", Rect(x: 721, y: 6, width: 51, height: 31)),
      ("dot", Rect(x: 400, y: 700, width: 20, height: 20)),
      ("popover.view", Rect(x: 0, y: 0, width: 260, height: 190)),
    ] as [(NodeID, Rect)] {
      #expect(large.content.views[id]?.frame == frame, "\(id)")
    }
    #expect(large.content.views["plain"]?.frame == nil)
    #expect(large.content.windowFrames["hud"]?.width == 628)
  }

  @Test func itsOwnSizeChangesNothing() throws {
    #expect(try scene().onScreen(of: Size(width: 393, height: 852)) == scene())
  }

  @Test func onlyAWideScreenKeepsAPopover() throws {
    for (screen, expected) in [("iphone-max", ModalPresentationStyle.pageSheet), ("ipad-mini", .popover)] {
      let size = try #require(NamedScreen.all.first { $0.name == screen }).size
      let hierarchy = try scene().onScreen(of: size).hierarchy
      let popover = try #require(hierarchy.index(of: "popover"))
      #expect(hierarchy.effectivePresentation(of: popover, under: IOSRelease.latest.behaviors) == expected)
    }
  }
}
