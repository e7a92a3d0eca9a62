import ChangeDelivery
import Simulator
import Testing
import TraitModel
import TraitPropagation

@Suite struct CallbackRuleTests {
  @Test(arguments: IOSRelease.adaptive)
  func C_02_onlyARealChangeIsTold(_ ios: IOSRelease) throws {
    var app = try MockApp(nested(), device: .dark, ios: ios)
    let same = try app.edit("set root dark")
    #expect(same.deliveries.isEmpty)
    #expect(same.silent == ["root C-02"])
    #expect(same.notTold.first?.reason == .equalValue && same.notTold.first?.below == 4)
    let light = try app.edit("set root light")
    #expect(light.receivers(of: .traitCollectionDidChange) == "root root.view s child child.view")
  }

  @Test(arguments: IOSRelease.adaptive)
  func C_04_aRightPredictionIsSilentAndAWrongOneIsCorrected(_ ios: IOSRelease) throws {
    var right = try MockApp(nested(), device: .dark, ios: ios)
    let silent = try right.edit(#"add root.view {"id": "new"}"#)
    #expect(silent.receivers(of: .traitCollectionDidChange).isEmpty)
    #expect(silent.silent == ["new C-04"])
    #expect(silent.style(of: "new", at: 0) == .dark)

    var wrong = try MockApp(
      nested(root: #", "overrideUserInterfaceStyle": "light""#), device: .dark, ios: ios)
    let corrected = try wrong.edit(#"add root.view {"id": "new"}"#)
    #expect(corrected.calls(.traitCollectionDidChange, on: "new") == ["dark → light"])
    #expect(corrected.first(.traitCollectionDidChange, on: "new")?.rule == "C-04")
  }

  @Test func C_05_subviewsArePredictedFromTheControllerThatLoadsThem() throws {
    var app = try MockApp(nested())
    let log = try app.edit(
      #"""
      add root.view {"childViewController": {"id": "late", "overrideUserInterfaceStyle": "dark", "view": {"id": "late.view", "subviews": [{"id": "label"}]}}}
      """#)
    #expect(log.receivers(of: .traitCollectionDidChange).isEmpty)
    #expect(log.style(of: "label", at: 0) == .dark)
    #expect(log.silent == ["late C-04"])
  }

  @Test(arguments: IOSRelease.adaptive)
  func C_06_parentsAreToldFirstAndTheirDescendantsAreOldMeanwhile(_ ios: IOSRelease) throws {
    var app = try MockApp(nested(), ios: ios)
    let log = try app.edit("device dark")
    #expect(
      log.receivers(of: .traitCollectionDidChange) == "screen scene W root root.view s child child.view")
    let number = try #require(log.first(.traitCollectionDidChange, on: "root")?.number)
    #expect(log.style(of: "W", at: number) == .dark && log.style(of: "root", at: number) == .dark)
    #expect(log.style(of: "child", at: number) == .light && log.style(of: "root.view", at: number) == .light)
    #expect(log.style(of: "child", at: log.deliveries.count + 1) == .dark)
  }

  @Test func C_06_aControllersOwnViewsComeBeforeItsChildControllers() throws {
    var app = try MockApp(nested(), ios: .iOS16)
    let log = try app.edit("set root dark")
    #expect(log.receivers(of: .traitCollectionDidChange) == "root root.view s child child.view")
  }

  @Test func C_07_whatIsInNoWindowIsToldWhenItIsAttached() throws {
    for ios in IOSRelease.adaptive {
      var app = try MockApp(nested(more: #", "childViewControllers": [{"id": "late"}]"#), ios: ios)
      let log = try app.edit("device dark")
      #expect(log.calls(.traitCollectionDidChange, on: "late.view").isEmpty, "\(ios.name)")
      // Until iOS 16 the controller follows its parent though its view is in no hierarchy (O-21).
      let isLegacy = ios.rawValue < 17
      #expect(
        log.calls(.traitCollectionDidChange, on: "late") == (isLegacy ? ["light → dark"] : []), "\(ios.name)")
      #expect(log.silent == [isLegacy ? "late.view C-07" : "late O-21"], "\(ios.name)")
      let attached = try app.edit("embed root late")
      #expect(attached.calls(.traitCollectionDidChange, on: "late.view") == ["light → dark"], "\(ios.name)")
    }
  }

  @Test func C_08_traitsAreSettledThenConstraintsThenLayoutThenDrawing() throws {
    var app = try MockApp(nested())
    let passes = try app.edit("device dark").deliveries.map(\.pass)
    let order = Delivery.Pass.allCases
    #expect(passes == passes.sorted { order.firstIndex(of: $0) ?? 0 < order.firstIndex(of: $1) ?? 0 })
    #expect(Set(passes) == [.transition, .traits, .tint, .properties, .constraints, .layout, .drawing])
  }

  @Test func C_12_aHandlerIsCalledOnlyForItsTraits() throws {
    let window = nested(s: #", "registersForTraitChanges": ["userInterfaceStyle"]"#)
    var app = try MockApp(window, ios: .iOS17)
    #expect(try app.edit("contrast high").calls(.traitChangeHandler, on: "s").isEmpty)
    #expect(try app.edit("device dark").calls(.traitChangeHandler, on: "s") == ["light → dark"])
    var older = try MockApp(window, ios: .iOS16)
    #expect(try older.edit("device dark").calls(.traitChangeHandler, on: "s").isEmpty)
  }

  @Test func C_13_aHandlerHearsOfItsOwnObjectOnly() throws {
    var app = try MockApp(nested(root: #", "registersForTraitChanges": ["userInterfaceStyle"]"#))
    #expect(try app.edit("set root.view dark").calls(.traitChangeHandler, on: "root").isEmpty)
    #expect(try app.edit("set root dark").calls(.traitChangeHandler, on: "root") == ["light → dark"])
  }

  @Test func C_16_traitsChangeJustBeforeLayoutOrWhenTheyAreAskedTo() throws {
    var app = try MockApp(nested(), ios: .iOS17)
    let log = try app.edit("set s.userInterfaceStyle dark")
    #expect(log.style(of: "s", at: 0) == .light)
    let layout = try #require(log.first(.layoutSubviews, on: "s"))
    #expect(log.style(of: "s", at: layout.number) == .dark)
    let forced = log.updateTraitsIfNeeded(on: "s").filter { $0.method == .traitCollectionDidChange }
    #expect(forced.map(\.id) == ["s", "child", "child.view"])
    #expect(log.updateTraitsIfNeeded(on: "child.view").map(\.id) == ["child.view"])
    #expect(log.notes.map(\.rule) == ["C-16"])
  }

  @Test func C_16_untilIOS16AControllerAnswersAtOnce() throws {
    var app = try MockApp(nested(), ios: .iOS16)
    let log = try app.edit("set root dark")
    #expect(log.style(of: "root", at: 0) == .dark && log.style(of: "root.view", at: 0) == .light)
    #expect(log.updateTraitsIfNeeded(on: "root").isEmpty)
  }

  @Test func C_18_viewWillAppearIsTooEarlyFromIOS17On() throws {
    for ios in IOSRelease.adaptive {
      var app = try MockApp(nested(root: #", "overrideUserInterfaceStyle": "dark""#), ios: ios)
      let log = try app.edit(#"add root.view {"childViewController": {"id": "pushed"}}"#)
      let early: EffectiveStyle = ios.rawValue < 17 ? .dark : .light
      #expect(log.first(.viewWillAppear, on: "pushed")?.read.style == early, "\(ios.name)")
      #expect(log.first(.viewIsAppearing, on: "pushed")?.read.style == .dark, "\(ios.name)")
      #expect(log.notes.contains { $0.rule == "C-18" } == (early == .light))
    }
  }

  @Test func C_20_aTraitThatDrawingReadsIsTracked() throws {
    let window = nested(s: #", "implements": ["draw"], "readsTraits": ["userInterfaceStyle"]"#)
    func rules(_ ios: IOSRelease, _ edit: String) throws -> [RuleID] {
      var app = try MockApp(window, ios: ios)
      return try app.edit(edit).deliveries.filter { $0.id == "s" && $0.method == .draw }.map(\.rule)
    }
    #expect(try rules(.iOS18, "device dark") == ["C-20"])
    #expect(try rules(.iOS18, "contrast high") == ["C-10"])
    #expect(try rules(.iOS17, "device dark") == ["C-10"])
  }

  @Test func C_21_propertiesAreUpdatedBeforeLayoutFromIOS26On() throws {
    var app = try MockApp(nested())
    let log = try app.edit("set s dark")
    let update = try #require(log.first(.updateProperties, on: "s")?.number)
    #expect(update < log.first(.layoutSubviews, on: "s")?.number ?? 0)
    var older = try MockApp(nested(), ios: .iOS18)
    #expect(try older.edit("set s dark").receivers(of: .updateProperties).isEmpty)
  }

  @Test func C_22_theBackgroundShowsBothStylesInEitherOrder() throws {
    var app = try MockApp(nested(), device: .dark)
    let log = try app.edit("background")
    #expect(log.calls(.traitCollectionDidChange, on: "root") == ["dark → light", "light → dark"])
    #expect(try app.edit("foreground").deliveries.isEmpty)

    var other = try MockApp(nested(), device: .dark)
    #expect(
      try other.edit("background darkFirst").calls(.traitCollectionDidChange, on: "root") == ["dark → light"])
    #expect(other.simulation.traits(of: "root")?.style == .light)
    #expect(other.simulation.device.style == .dark)
    #expect(try other.edit("foreground").calls(.traitCollectionDidChange, on: "root") == ["light → dark"])
  }

  @Test func C_23_aPinnedNodeSeesNoSnapshot() throws {
    var app = try MockApp(
      #"{"id": "W", "overrideUserInterfaceStyle": "light"}, {"id": "themeWindow"}"#, device: .dark)
    let log = try app.edit("background")
    #expect(log.calls(.traitCollectionDidChange, on: "W").isEmpty)
    #expect(log.calls(.traitCollectionDidChange, on: "themeWindow").count == 2)
    #expect(log.silent == ["W C-23"])
  }

  @Test func C_25_labelsAndImageViewsAnswerWithoutTheBaseClass() throws {
    var app = try MockApp(
      """
      {"id": "W", "rootViewController": {"id": "root", "view": {"id": "v", "subviews": [
        {"id": "picture", "class": "UIImageView"}, {"id": "text", "class": "UILabel"},
        {"id": "own", "class": "MyLabel"}, {"id": "button", "class": "UIButton"}]}}}
      """)
    let log = try app.edit("device dark")
    #expect(log.receivers(of: .traitCollectionDidChange) == "screen scene W root v picture text own button")
    #expect(log.deliveries.filter(\.isMissedByBaseHook).map(\.id) == ["picture", "text"])
  }

  @Test func C_26_aTransitionIsAnnouncedBeforeAnythingChanges() throws {
    var app = try MockApp(nested())
    let log = try app.edit("set W dark")
    #expect(log.receivers(of: .willTransition) == "root child")
    let announced = try #require(log.first(.willTransition, on: "child"))
    #expect(announced.read.style == .light && announced.next.style == .dark)
    #expect(log.style(of: "W", at: announced.number) == .light)
    // An override of its own comes from no container.
    #expect(try app.edit("set root light").receivers(of: .willTransition) == "child")
  }

  @Test func C_27_setUpThatWaitsForACallbackIsNotDoneAtLaunch() throws {
    var app = try MockApp(nested(), device: .dark)
    let launch = app.simulation.launchLog(rules: app.rules)
    #expect(launch.first(.traitCollectionDidChange, on: "s") == nil)
    #expect(try app.edit("device light").first(.traitCollectionDidChange, on: "s") != nil)
    #expect(try app.edit(#"add s {"id": "new"}"#).notes.map(\.rule) == ["C-27"])
  }

  @Test func W_08_theScreenIsToldFirstThenItsScenesThenTheirWindows() throws {
    var app = try MockApp(#"{"id": "A"}, {"id": "B"}"#)
    #expect(try app.edit("device dark").receivers(of: .traitCollectionDidChange) == "screen scene A B")
  }

  @Test func W_11_theScenesDelegateGetsThePreviousTraits() throws {
    var app = try MockApp(nested())
    let update = try #require(try app.edit("device dark").first(.windowSceneDidUpdate, on: "scene"))
    #expect(update.previous.style == .light)
  }
}
