import ColorModel
import Foundation
import SceneModel
import ScreenPainter
import Specimens
import Testing
import TraitModel

@Suite struct ScreenPainterTests {
  /// A window with a controller whose view holds `subviews`, and what the controller presents.
  private func screen(_ subviews: String, presents: String? = nil, controller: String = "") -> String {
    """
    {"name": "t", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
      "rootViewController": {"id": "root", \(controller)
        "view": {"id": "root.view", "backgroundColor": "systemBackground", "subviews": [\(subviews)]}
        \(presents.map { ", \"presentedViewController\": \($0)" } ?? "")}}]}]}}
    """
  }

  private func items(_ painted: PaintedScene, of node: NodeID) -> [PaintItem] {
    painted.painting.items.filter { $0.node == node }
  }

  private let table = #"""
    {"id": "table", "class": "UITableView", "style": "insetGrouped", "frame": [0, 100, 393, 200], "subviews": [
      {"id": "one", "class": "UITableViewCell", "text": "One", "detailText": "First"},
      {"id": "two", "class": "UITableViewCell", "text": "Two", "accessoryType": "checkmark"}]}
    """#

  @Test func separatorsBetweenRowsUseTheSeparatorColour() throws {
    let painted = try PaintedScene(screen(table))
    let separators = painted.painting.items.filter { $0.content == .separator }
    #expect(separators.map(\.node) == ["one"])
    #expect(separators.first?.color.name == "separator")
  }

  @Test func cellsOfAGroupRoundItsOuterCornersAlone() throws {
    let painted = try PaintedScene(screen(table))
    let shapes = painted.painting.items.filter {
      $0.content == .background && ["one", "two"].contains($0.node)
    }
    .map(\.shape)
    #expect(shapes.map(\.corners) == [.top, .bottom])
    #expect(shapes.map(\.rect.width) == [361, 361])
  }

  @Test func textsHaveTheColoursOfTheirRoles() throws {
    let painted = try PaintedScene(screen(table))
    let names = items(painted, of: "one").filter { !$0.isFill }.map(\.color.name)
    #expect(names == ["label", "secondaryLabel", "separator"])
  }

  @Test func P_16_aSheetInDarkHasTheElevatedBackground() throws {
    let sheet = #"{"id": "sheet", "view": {"id": "sheet.view", "backgroundColor": "systemBackground"}}"#
    let painted = try PaintedScene(screen("", presents: sheet), style: .dark)
    let sheetFill = try #require(items(painted, of: "sheet.view").first)
    let rootFill = try #require(items(painted, of: "root.view").first)
    #expect(sheetFill.color.value.hexRGB == "#1C1C1E")
    #expect(rootFill.color.value.hexRGB == "#000000")
  }

  @Test func aSheetLeavesItsPresenterToBeSeenUnderAVeil() throws {
    let sheet = #"{"id": "sheet", "view": {"id": "sheet.view", "frame": [0, 0, 393, 400]}}"#
    let painted = try PaintedScene(screen("", presents: sheet))
    #expect(painted.painting.frame(of: "sheet") == Rect(x: 0, y: 452, width: 393, height: 400))
    // Twenty per cent of black over white.
    let seen = painted.painting.color(atX: 200, y: 300, below: painted.painting.items.count)
    #expect(seen.hexRGB == "#CCCCCC")
  }

  @Test func K_13_aFrozenBorderKeepsTheColourOfItsMoment() throws {
    let card = #"""
      {"id": "card", "frame": [20, 100, 300, 80],
       "layer": {"id": "card.layer", "borderColor": "separator", "borderWidth": 2}}
      """#
    let painted = try PaintedScene(
      screen(card), style: .dark, frozen: ["card.layer": EffectiveTraits(style: .light)])
    let border = try #require(items(painted, of: "card.layer").first)
    let fresh = try #require(items(try PaintedScene(screen(card)), of: "card.layer").first)
    #expect(border.content == .border(width: 2))
    #expect(border.color.traits.style == .light)
    #expect(border.color.value == fresh.color.value)
  }

  @Test(arguments: EffectiveStyle.allCases) func K_22_attributedTextWithoutAColourIsBlack(
    style: EffectiveStyle
  ) throws {
    let label = #"{"id": "l", "class": "UILabel", "frame": [0, 100, 200, 30], "attributedText": "Plain"}"#
    let painted = try PaintedScene(screen(label), style: style)
    let text = try #require(items(painted, of: "l").first)
    #expect(text.color.source == .fixed)
    #expect(text.color.value == .black)
  }

  @Test func aFullScreenPresentationTakesItsPresenterOutOfTheWindow() throws {
    let label = #"{"id": "l", "class": "UILabel", "frame": [0, 100, 200, 30], "text": "Under"}"#
    func presents(_ style: String) -> String {
      #"{"id": "p", "modalPresentationStyle": "\#(style)", "view": {"id": "p.view", "backgroundColor": "clear"}}"#
    }
    let full = try PaintedScene(screen(label, presents: presents("fullScreen")))
    let over = try PaintedScene(screen(label, presents: presents("overFullScreen")))
    #expect(items(full, of: "l").isEmpty)
    #expect(full.painting.frame(of: "root") == nil)
    #expect(full.painting.frame(of: "p.view") != nil)
    #expect(items(over, of: "l").count == 1)
  }

  @Test func aContextPresentationCoversItsContextAlone() throws {
    let child = #"""
      {"childViewController": {"id": "child", "definesPresentationContext": true,
        "view": {"id": "child.view", "frame": [0, 300, 393, 200]},
        "presentedViewController": {"id": "p", "modalPresentationStyle": "overCurrentContext", "view": {"id": "p.view"}}}}
      """#
    let painted = try PaintedScene(screen(child))
    #expect(painted.painting.frame(of: "p.view") == Rect(x: 0, y: 300, width: 393, height: 200))
  }

  @Test func theNearestTintColoursAView() throws {
    let views = #"""
      {"id": "outer", "tintColor": "systemRed", "frame": [0, 100, 300, 200], "subviews": [
        {"id": "a", "class": "UIButton", "frame": [0, 0, 100, 40], "text": "A"},
        {"id": "b", "class": "UIButton", "frame": [0, 50, 100, 40], "text": "B", "tintColor": "systemGreen"}]},
      {"id": "c", "class": "UIButton", "frame": [0, 400, 100, 40], "text": "C"}
      """#
    let painted = try PaintedScene(screen(views))
    let names = ["a", "b", "c"].map { items(painted, of: $0).last?.color.name }
    #expect(names == ["systemRed", "systemGreen", "tintColor"])
  }

  @Test func whatIsHiddenPaintsNothingAndAlphaFadesWhatLiesBelow() throws {
    let views = #"""
      {"id": "gone", "isHidden": true, "frame": [0, 0, 90, 90], "subviews": [
        {"id": "child", "class": "UILabel", "frame": [0, 0, 90, 30], "text": "x"}]},
      {"id": "faint", "alpha": 0.5, "frame": [0, 100, 90, 90], "subviews": [
        {"id": "fill", "frame": [0, 0, 90, 30], "backgroundColor": "#FF0000"}]}
      """#
    let painted = try PaintedScene(screen(views))
    #expect(items(painted, of: "child").isEmpty)
    #expect(items(painted, of: "fill").first?.color.value == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    let index = try #require(painted.painting.items.firstIndex { $0.node == "fill" })
    #expect(painted.painting.backdrop(ofItemAt: index).hexRGB == "#FFFFFF")
  }

  @Test func aBackgroundThatNoPaletteKnowsIsNotDrawn() throws {
    let view = #"{"id": "v", "frame": [0, 0, 90, 90], "backgroundColor": "NoSuchColour"}"#
    #expect(items(try PaintedScene(screen(view)), of: "v").isEmpty)
  }

  @Test func controlCharactersInTextsBecomeVisible() throws {
    let label = #"{"id": "l", "class": "UILabel", "frame": [0, 0, 90, 30], "text": "a\u001bb"}"#
    let item = try #require(items(try PaintedScene(screen(label)), of: "l").first)
    guard case .text(let text) = item.content else {
      Issue.record("not a text")
      return
    }
    #expect(text.string == "a\u{241B}b")
  }

  @Test func anAlertStandsInTheMiddleWithItsActions() throws {
    let alert = #"""
      {"id": "alert", "class": "UIAlertController", "title": "Delete?", "actions": [
        {"title": "Cancel", "style": "cancel"}, {"title": "Delete", "style": "destructive"}]}
      """#
    let painted = try PaintedScene(screen("", presents: alert))
    let frame = try #require(painted.painting.frame(of: "alert"))
    #expect(frame.width == 270)
    #expect(abs(frame.y + frame.height / 2 - 426) < 0.01)
    let texts = items(painted, of: "alert.view").compactMap { item -> String? in
      guard case .text(let text) = item.content else { return nil }
      return "\(text.string) \(item.color.name ?? "-")"
    }
    #expect(texts == ["Delete? label", "Cancel tintColor", "Delete systemRed"])
  }

  @Test func oneSceneIsOnTheScreen() throws {
    let json = #"""
      {"name": "t", "screen": {"windowScenes": [
        {"id": "one", "windows": [{"id": "w1", "rootViewController": {"id": "r1"}}]},
        {"id": "two", "windows": [{"id": "w2", "rootViewController": {"id": "r2"}}]}]}}
      """#
    #expect(try PaintedScene(json).painting.frame(of: "w2") == nil)
    let second = try PaintedScene(json, sceneShown: "two").painting
    #expect(second.frame(of: "w2") != nil)
    #expect(second.frame(of: "w1") == nil)
  }

  @Test func whatIsPresentedKnowsItsPresentation() throws {
    let sheet = #"{"id": "sheet", "view": {"id": "sheet.view"}}"#
    let painted = try PaintedScene(screen("", presents: sheet))
    #expect(items(painted, of: "sheet.view").allSatisfy { $0.presentation == "sheet.presentation" })
    #expect(items(painted, of: "root.view").allSatisfy { $0.presentation == nil })
  }

  @Test func aPopoverStaysOneWhereItDoesNotAdapt() throws {
    func popover(_ adaptive: Bool) -> String {
      #"""
      {"id": "p", "modalPresentationStyle": "popover", "adaptive": \#(adaptive),
       "view": {"id": "p.view", "frame": [0, 0, 200, 120]}}
      """#
    }
    #expect(try PaintedScene(screen("", presents: popover(false))).painting.frame(of: "p")?.width == 200)
    #expect(try PaintedScene(screen("", presents: popover(true))).painting.frame(of: "p")?.width == 393)
  }

  @Test func theStatusBarTakesTheStyleOfTheRootController() throws {
    func clock(_ painted: PaintedScene) -> RGBA? { items(painted, of: "screen").first?.color.value }
    #expect(clock(try PaintedScene(screen(""))) == .black)
    #expect(clock(try PaintedScene(screen(""), overrides: ["root": .dark])) == .white)
  }

  @Test func aTouchFindsTheFrontmostView() throws {
    let painted = try PaintedScene(screen(table)).painting
    #expect(painted.node(atX: 200, y: 140) == "one")
    #expect(painted.node(atX: 200, y: 700) == "root.view")
  }

  @Test func everyViewClassHasAFileAndAPlaceInTheList() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let files = try FileManager.default.contentsOfDirectory(
      atPath: root + "/Sources/ScreenPainter/ViewClasses"
    )
    .filter { $0.hasPrefix("ViewClass+") }
    #expect(files.sorted() == viewClassNames.map { "ViewClass+\($0).swift" }.sorted())
  }
}
