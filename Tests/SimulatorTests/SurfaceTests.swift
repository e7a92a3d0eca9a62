import ColorModel
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

/// Pictures that freeze, the app's own switch, launch, keyboard and status bar.
@Suite struct SurfaceTests {
  private let library: Library

  init() throws { library = try Library.shipped() }

  private func app(
    _ windows: String, top: String = "", style: EffectiveStyle = .light, release: IOSRelease = .iOS26
  ) throws -> Simulation {
    let json = """
      {"name": "t", \(top) "screen": {"windowScenes": [{"id": "scene", "windows": [\(windows)]}]}}
      """
    let request = PaletteRequest(release: release)
    return Simulation(
      try SceneReader.read(Array(json.utf8), release: release).scene, named: "t",
      device: DeviceSettings(style: style), paletteRequest: request,
      palette: try library.palette(request).palette)
  }

  private func window(_ views: String = "", id: String = "window", className: String = "UIWindow") -> String {
    """
    {"id": "\(id)", "class": "\(className)", "rootViewController": {"id": "\(id).root",
      "view": {"id": "\(id).view", "subviews": [\(views)]}}}
    """
  }

  private func after(_ lines: String..., in start: Simulation) throws -> Simulation {
    var app = start
    for line in lines {
      let hierarchy = app.hierarchy
      _ = try app.apply(EditParser { hierarchy.index(of: $0) != nil }.parse(line), library: library)
    }
    return app
  }

  private func styles(_ app: Simulation, _ ids: NodeID...) -> [EffectiveStyle?] {
    ids.map { app.traits(of: $0)?.style }
  }

  // MARK: Pictures

  private let downloaded = #"""
    {"id": "photo", "class": "UIImageView", "backgroundColor": "systemBackground",
     "image": {"any": "day", "dark": "night", "origin": "downloaded"}}
    """#

  @Test func K_20_aDownloadedPictureIsChosenWhenItIsSetAndAgainOnlyByTheApp() throws {
    let dark = try after("device dark", in: app(window(downloaded)))
    #expect(try dark.observed(.image, of: "photo") == "day")
    #expect(dark.isStale(layer: "photo"))
    #expect(dark.frozenVerdict(of: "photo")?.rule == "K-20")
    #expect(try dark.color(of: "photo", .backgroundColor) == .black, "the view's own colours follow")
    let refreshed = try after("refresh photo layoutSubviews", "device light", "device dark", in: dark)
    #expect(try refreshed.observed(.image, of: "photo") == "night")
    let assigned = try after("assign photo", in: dark)
    #expect(!assigned.isStale(layer: "photo"))
  }

  @Test func K_20_anotherContrastDoesNotMakeADownloadedPictureStale() throws {
    #expect(try !after("contrast high", in: app(window(downloaded))).isStale(layer: "photo"))
  }

  @Test func K_21_aDrawnPictureIsStaleUntilItIsDrawnAgain() throws {
    let drawn = #"{"id": "b", "class": "UIButton", "image": {"origin": "drawn", "color": "systemBlue"}}"#
    let dark = try after("device dark", in: app(window(drawn)))
    #expect(dark.isStale(layer: "b"))
    #expect(dark.frozenVerdict(of: "b")?.rule == "K-21")
    #expect(try !after("refresh b performAsCurrent", in: dark).isStale(layer: "b"))
  }

  @Test func K_19_anImageSetNeverFreezes() throws {
    let set = #"{"id": "i", "class": "UIImageView", "image": {"any": "day", "dark": "night"}}"#
    let dark = try after("device dark", in: app(window(set)))
    #expect(try dark.observed(.image, of: "i") == "night")
    #expect(dark.frozenVerdict(of: "i") == nil)
    #expect(dark.surfaceNotes(of: "i").map(\.rule) == ["K-19"])
  }

  @Test func K_17_anyServesLightAndWhateverHasNoImageOfItsOwn() {
    var picture = Picture()
    picture.any = "any"
    #expect(picture.variant(for: .dark)?.name == "any")
    picture.dark = "dark"
    #expect(EffectiveStyle.allCases.map { picture.variant(for: $0)?.name } == ["any", "dark"])
    picture.any = nil
    #expect(picture.variant(for: .light)?.name == "dark", "the best match there is")
  }

  @Test func K_22_attributedTextWithoutAColourIsExplained() throws {
    let app = try app(window(#"{"id": "l", "class": "UILabel", "attributedText": "Plain"}"#))
    #expect(app.surfaceNotes(of: "l").map(\.rule) == ["K-22"])
  }

  // MARK: The app's switch

  private var twoWindows: String { window() + ", " + window(id: "other") }
  private var withProbe: String { window() + ", " + window(id: "probe", className: "ThemeWindow") }

  @Test func W_02_theChoiceIsSetOnEveryWindowThatExistsAndOnNoLaterOne() throws {
    let dark = try after("app theme dark", in: app(twoWindows))
    #expect(styles(dark, "window", "other") == [.dark, .dark])
    let later = try after(#"add scene {"id": "banner"}"#, in: dark)
    #expect(styles(later, "banner") == [.light])
    #expect(later.surfaceNotes(of: "banner").contains { $0.rule == "W-02" && $0.isTrap })
    #expect(styles(try after("app theme dark", in: later), "banner") == [.dark])
  }

  @Test func aSavedChoiceIsSetBeforeTheFirstFrameAndNothingSavedAsksForNothing() throws {
    #expect(styles(try app(twoWindows, top: #""appTheme": "dark","#), "window", "other") == [.dark, .dark])
    let unsaved = try app(twoWindows, style: .dark)
    #expect(unsaved.content.appTheme == nil)
    #expect(styles(unsaved, "window", "other") == [.dark, .dark])
    #expect(unsaved.hierarchy["window"]?.requestedStyle == .unspecified)
  }

  @Test func W_05_systemIsTheProbesStyleCopiedToTheOtherWindows() throws {
    let start = try app(withProbe, top: #""appTheme": "system","#)
    #expect(start.hierarchy["window"]?.requestedStyle == .light)
    #expect(start.hierarchy["probe"]?.requestedStyle == .unspecified)
    let dark = try after("device dark", in: start)
    #expect(dark.hierarchy["window"]?.requestedStyle == .dark)
    #expect(styles(dark, "probe", "window.root") == [.dark, .dark])
    let forced = try after("app theme light", in: dark)
    #expect(styles(forced, "probe", "window") == [.dark, .light], "the probe is left out of the loop")
  }

  @Test func W_06_withoutAProbeSystemIsThePlainResetAndLooksTheSame() throws {
    let reset = try after("app theme dark", "app theme system", "device dark", in: app(twoWindows))
    #expect(reset.hierarchy["window"]?.requestedStyle == .unspecified)
    let copied = try after("app theme dark", "app theme system", "device dark", in: app(withProbe))
    #expect(styles(reset, "window", "window.root") == styles(copied, "window", "window.root"))
  }

  @Test func W_15_theLaunchScreenKnowsNoOverride() throws {
    let start = try app(window(), top: #""appTheme": "light","#, style: .dark)
    let launching = try after("launch", in: start)
    #expect(try launching.observed(.launchScreen, of: "screen") == "dark")
    #expect(styles(launching, "window") == [.light])
    #expect(try after("plist light", in: launching).observed(.launchScreen, of: "screen") == "light")
    let shown = try after("launch window", in: launching)
    #expect(try shown.observed(.launchScreen, of: "screen") == "none")
  }

  // MARK: Keyboard and status bar

  @Test func W_16_theKeyboardHasTheStyleOfTheFieldThatHasIt() throws {
    let fields =
      #"{"id": "f", "class": "UITextField", "overrideUserInterfaceStyle": "dark"}, {"id": "g", "class": "UITextView"}"#
    let app = try app(window(fields))
    #expect(try app.observed(.keyboard, of: "f") == "dark")
    #expect(try app.observed(.keyboard, of: "g") == "light")
    let typing = try after("firstResponder f", in: app)
    #expect(typing.surfaceNotes(of: "f").map(\.rule) == ["W-16"])
    #expect(try after("remove f", in: typing).content.firstResponder == nil)
    #expect(throws: EditFailure.self) { try after("firstResponder window", in: app) }
  }

  @Test func W_17_anOverrideThatComesLateIsNotSeenByTheStatusBar() throws {
    let late = try after("set window.root dark", in: app(window()))
    #expect(try late.observed(.statusBarContent, of: "window.root") == "dark")
    #expect(late.surfaceNotes(of: "window.root").contains { $0.isTrap })
    let told = try after("setNeedsStatusBarAppearanceUpdate", in: late)
    #expect(try told.observed(.statusBarContent, of: "window.root") == "light")
    let back = try after("set window.root unspecified", in: late)
    #expect(back.statusBarStyles.isEmpty, "it is behind no longer")
  }

  @Test func K_26_beforeIOS13ThereIsTheLightColourElseTheDarkOneElseNone() throws {
    let old = try app(
      window(#"{"id": "v", "backgroundColor": "systemBackground"}"#), style: .dark, release: .iOS12)
    #expect(try old.color(of: "v", .backgroundColor) == .white)
    let traits = try #require(old.traits(of: "v")).collection
    let dark = DynamicColor([DynamicColor.Slot(.dark): .color(.black)])
    #expect(old.palette.resolve(dark, for: traits)?.color == .black)
    #expect(old.palette.resolve(DynamicColor([:]), for: traits) == nil)
  }

  @Test func theKeysMakeTheirEdits() throws {
    var session = try smallSession()
    session.press("T")
    #expect(session.simulation.content.appTheme == .light)
    session.press("H")
    #expect(session.simulation.isLaunching)
    session.press("H", "u")
    #expect(session.simulation.isLaunching, "launching is an edit like others")
    session.press("K")
    #expect(session.message?.kind == .refusal)
  }
}
