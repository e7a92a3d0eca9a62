import ChangeDelivery
import Simulator
import Testing
import TraitModel
import TraitPropagation

@Suite struct CurrentTraitRuleTests {
  private let light = TraitCollection(userInterfaceStyle: .light)
  private let dark = TraitCollection(userInterfaceStyle: .dark)

  @Test func K_01_currentIsTheReceiversInsideTheGuaranteedMethods() throws {
    var app = try MockApp(nested(more: #", "presentedViewController": {"id": "sheet"}"#))
    let log = try app.edit("set W dark")
    for call in log.deliveries where call.current.isGuaranteed {
      #expect(call.current.traits == call.read, "\(call.title) on \(call.id)")
    }
    let guaranteed = Set(log.deliveries.filter(\.current.isGuaranteed).map(\.method))
    #expect(
      guaranteed == [
        .traitCollectionDidChange, .tintColorDidChange, .layoutSubviews, .draw, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
      ])
    #expect(log.first(.layoutSubviews, on: "s")?.current.traits.style == .dark)
    #expect(CallbackMethod.traitChangeHandler.setsCurrent)
  }

  @Test func K_02_elsewhereItFallsBackToTheScreens() throws {
    var app = try MockApp(nested())
    let log = try app.edit("set W dark")
    for method in [CallbackMethod.updateConstraints, .willTransition, .updateViewConstraints] {
      let call = try #require(log.deliveries.first { $0.method == method })
      #expect(!call.current.isGuaranteed && call.current.traits.style == .light, "\(call.title)")
    }
    #expect(CurrentTraits(screen: light)[.main] == light)
  }

  @Test func K_03_eachThreadHasItsOwn() {
    var current = CurrentTraits(screen: light)
    current["worker"] = dark
    #expect(current["worker"] == dark && current[.main] == light)
  }

  @Test func K_04_performAsCurrentRestoresWhatWasThereAlsoNested() {
    var current = CurrentTraits(screen: light)
    current.perform(as: dark) { outer in
      outer.perform(as: light) { inner in
        inner[.main] = TraitCollection()
        #expect(inner[.main].isEmpty)
      }
      #expect(outer[.main] == dark)
    }
    #expect(current == CurrentTraits(screen: light))
  }

  @Test func K_01_aCallSetsCurrentAndPutsItBack() throws {
    var app = try MockApp(nested())
    let log = try app.edit("set s dark")
    var current = CurrentTraits(screen: light)
    let layout = try #require(log.first(.layoutSubviews, on: "s"))
    #expect(current.perform(layout) { $0[.main].userInterfaceStyle } == .dark)
    let constraints = try #require(log.first(.updateConstraints, on: "s"))
    #expect(current.perform(constraints) { $0[.main].userInterfaceStyle } == .light)
    #expect(current[.main] == light)
  }

  @Test func K_05_aProviderAnswersForTheCollectionItIsGiven() throws {
    let color = DynamicColor([.init(.light): .reference("white"), .init(.dark): .reference("black")])
    var current = CurrentTraits(screen: light)
    let value = current.perform(as: light) { _ in color.match(dark)?.value }
    #expect(value == .reference("black"))
  }

  @Test func K_09_aProviderIsAskedAtEachResolutionAndNotAtASwitch() throws {
    let color = DynamicColor([.init(.light): .reference("white"), .init(.dark): .reference("black")])
    let answers = [light, dark, light].map { color.match($0)?.value }
    #expect(answers == [.reference("white"), .reference("black"), .reference("white")])
  }

  @Test func K_23_onlyADifferentAppearanceIsDrawnAgain() throws {
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    let elevated = TraitCollection(userInterfaceStyle: .light, userInterfaceLevel: .elevated)
    #expect(
      elevated.hasDifferentColorAppearance(
        comparedTo: TraitCollection(userInterfaceStyle: .light, userInterfaceLevel: .base)))
    for trait in Trait.all where !trait.affectsColorAppearance {
      var other = light
      other[trait] = 1
      #expect(!other.hasDifferentColorAppearance(comparedTo: light), "\(trait.name)")
    }
    var app = try MockApp(nested())
    #expect(try app.edit("contrast high").first(.draw, on: "s") != nil)
  }
}
