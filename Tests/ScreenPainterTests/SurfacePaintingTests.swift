import ColorModel
import SceneModel
import ScreenPainter
import Specimens
import Testing
import TraitModel

/// What keeps a style of its own, follows another one, or is picked by traits, as it is painted.
@Suite struct SurfacePaintingTests {
  private func screen(_ subviews: String, window: String = "", controller: String = "") -> String {
    """
    {"name": "t", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window", \(window)
      "rootViewController": {"id": "root", \(controller)
        "view": {"id": "root.view", "backgroundColor": "systemBackground", "subviews": [\(subviews)]}}}]}]}}
    """
  }

  private func items(_ painted: PaintedScene, of node: NodeID) -> [PaintItem] {
    painted.painting.items.filter { $0.node == node }
  }

  private func strings(_ items: [PaintItem]) -> [String] {
    items.compactMap { item in
      if case .text(let text) = item.content { return text.string }
      return nil
    }
  }

  // MARK: Images

  private func picture(_ json: String, _ extra: String = "") -> String {
    #"{"id": "i", "class": "UIImageView", "frame": [0, 100, 300, 160], "image": \#(json) \#(extra)}"#
  }

  @Test func K_19_anImageViewPicksTheVariantForItsOwnTraits() throws {
    let set = #"{"any": "coast-day", "dark": "coast-night"}"#
    let app = try PaintedScene(screen(picture(set)), style: .dark)
    #expect(strings(items(app, of: "i")) == ["coast-night"])
    let own = try PaintedScene(
      screen(picture(set, #", "overrideUserInterfaceStyle": "light""#)), style: .dark)
    #expect(strings(items(own, of: "i")) == ["coast-day"])
    let small = try PaintedScene(
      screen(
        #"{"id": "i", "class": "UIImageView", "frame": [0, 100, 30, 30], "image": {"any": "sun.max", "dark": "moon"}}"#
      ),
      style: .dark)
    #expect(items(small, of: "i").map(\.content) == [.symbol("moon")])
  }

  @Test func K_20_aDownloadedPictureIsTheOneItWasSetTo() throws {
    let set = #"{"any": "coast-day", "dark": "coast-night", "origin": "downloaded"}"#
    let painted = try PaintedScene(
      screen(picture(set)), style: .dark, frozen: ["i": EffectiveTraits(style: .light)])
    #expect(strings(items(painted, of: "i")) == ["coast-day"])
  }

  @Test func K_21_aBitmapKeepsTheColourItWasDrawnIn() throws {
    let button = #"""
      {"id": "b", "class": "UIButton", "frame": [0, 100, 200, 50], "text": "Go", "textColor": "label",
       "image": {"origin": "drawn", "color": "systemBackground"}}
      """#
    let painted = try PaintedScene(
      screen(button), style: .dark, frozen: ["b": EffectiveTraits(style: .light)])
    let parts = items(painted, of: "b")
    #expect(parts.map { $0.color.value.hexRGB } == ["#FFFFFF", "#FFFFFF"], "a white image under white text")
    #expect(parts.map(\.color.traits.style) == [.light, .dark])
  }

  // MARK: Text

  @Test(arguments: ["UITextField", "UITextView", "UIButton", "UILabel"])
  func K_22_attributedTextWithoutAColourIsBlackWhereverItStands(className: String) throws {
    let view =
      #"{"id": "t", "class": "\#(className)", "frame": [0, 100, 200, 40], "attributedText": "Plain"}"#
    let painted = try PaintedScene(screen(view), style: .dark)
    let text = try #require(items(painted, of: "t").last)
    #expect(text.color.value == .black)
  }

  // MARK: Bars, blurs, pages

  @Test func aBlackBarIsDarkInALightApp() throws {
    let bar = #"{"id": "bar", "class": "UINavigationBar", "text": "Charts", "barStyle": "black"}"#
    let parts = items(try PaintedScene(screen(bar)), of: "bar")
    #expect(parts.map { $0.color.value.hexRGB } == ["#000000", "#FFFFFF"])
    #expect(parts.first?.frame.y == 0, "its ground reaches up behind the status bar")
  }

  @Test(arguments: [("systemMaterial", "#000000"), ("systemMaterialLight", "#FFFFFF"), ("dark", "#000000")])
  func aBlurIsLightOrDarkByItsNameOrAdapts(style: String, ground: String) throws {
    let blur =
      #"{"id": "b", "class": "UIVisualEffectView", "frame": [0, 100, 200, 80], "style": "\#(style)", "subviews": ["#
      + #"{"id": "l", "class": "UILabel", "frame": [0, 0, 200, 30], "text": "In it"}]}"#
    let painted = try PaintedScene(screen(blur), style: .dark)
    #expect(items(painted, of: "b").first?.color.value.hexRGB == ground)
    #expect(items(painted, of: "l").first?.color.value.hexRGB == "#FFFFFF", "no blur changes traits")
  }

  @Test(arguments: [(true, "#101418"), (false, "#FFFFFF")])
  func W_18_aPageFollowsItsWebViewOnlyWhereItAsks(asks: Bool, ground: String) throws {
    let web =
      #"{"id": "w", "class": "WKWebView", "frame": [0, 100, 300, 200], "prefersColorScheme": \#(asks)}"#
    let painted = try PaintedScene(screen(web, window: #""overrideUserInterfaceStyle": "dark","#))
    #expect(items(painted, of: "w").first?.color.value.hexRGB == ground)
  }

  @Test func W_20_aVeilOnTheWindowTakesTheWindowsStyle() throws {
    let painted = try PaintedScene(
      screen(
        "",
        window:
          #""overrideUserInterfaceStyle": "dark", "subviews": [{"id": "veil", "backgroundColor": "systemBackground"}],"#,
        controller: #""overrideUserInterfaceStyle": "light","#))
    #expect(items(painted, of: "root.view").first?.color.value.hexRGB == "#FFFFFF")
    #expect(items(painted, of: "veil").first?.color.value.hexRGB == "#000000")
  }

  // MARK: What the system draws

  private func field(_ extra: String) -> String {
    #"{"id": "f", "class": "UITextField", "frame": [16, 100, 300, 44], "isFirstResponder": true \#(extra)}"#
  }

  @Test func W_16_theKeyboardFollowsItsFirstResponder() throws {
    func ground(_ extra: String) throws -> String? {
      let painted = try PaintedScene(screen(field(extra)))
      return items(painted, of: "f").last { $0.content == .background }?.color.value.hexRGB
    }
    #expect(try ground("") == "#D1D1D6")
    #expect(try ground(#", "overrideUserInterfaceStyle": "dark""#) == "#3A3A3C")
    #expect(try ground(#", "keyboardAppearance": "dark""#) == "#3A3A3C")
    let without = try PaintedScene(
      screen(#"{"id": "f", "class": "UITextField", "frame": [16, 100, 300, 44]}"#))
    #expect(!strings(without.painting.items).contains("space"))
  }

  @Test(arguments: [("default", "#FFFFFF"), ("lightContent", "#FFFFFF"), ("darkContent", "#000000")])
  func W_17_theStatusBarIsByTheControllersStyleUnlessFixed(preferred: String, clock: String) throws {
    let painted = try PaintedScene(
      screen(
        "", controller: #""overrideUserInterfaceStyle": "dark", "preferredStatusBarStyle": "\#(preferred)","#)
    )
    let time = painted.painting.items.first { strings([$0]) == ["9:41"] }
    #expect(time?.color.value.hexRGB == clock)
  }
}
