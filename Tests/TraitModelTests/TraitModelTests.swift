import ColorModel
import Testing
import TraitModel

@Suite struct TraitCollectionTests {
  @Test func T_04_theLastCollectionThatSpecifiesATraitWins() {
    let light = TraitCollection(userInterfaceStyle: .light)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(light.merging(TraitCollection()) == light)
    #expect(light.merging(dark) == dark)
  }

  @Test func slotsAreAsManyAsTraits() {
    #expect(Trait.all.map(\.slot) == Array(Trait.all.indices))
  }

  @Test func eightAppearancesInTheContractsOrder() {
    #expect(
      Appearance.all.map(\.key) == [
        "light.base.normal", "light.base.high", "light.elevated.normal", "light.elevated.high",
        "dark.base.normal",
        "dark.base.high", "dark.elevated.normal", "dark.elevated.high",
      ])
  }
}

@Suite struct DynamicColorTests {
  private let light = RGBA.white
  private let dark = RGBA.black

  @Test func theTwoProviderIdiomsDifferOnAnUnspecifiedCollection() {
    let a = DynamicColor(light: light, dark: dark, idiom: .notDarkMeansLight)
    let b = DynamicColor(light: light, dark: dark, idiom: .notLightMeansDark)
    #expect(a.match(TraitCollection())?.value == .color(light))
    #expect(b.match(TraitCollection())?.value == .color(dark))
    #expect(a.match(TraitCollection(userInterfaceStyle: .dark))?.value == .color(dark))
    #expect(b.match(TraitCollection(userInterfaceStyle: .light))?.value == .color(light))
  }

  @Test func aMissingDarkValueIsASubstitute() {
    let color = DynamicColor([.init(.light): .color(light)])
    let match = color.match(EffectiveTraits(style: .dark).collection)
    #expect(match?.isSubstitute == true)
    #expect(match?.value == .color(light))
  }

  @Test func anAssetsLightSlotNeverServesDark() {
    let color = DynamicColor(
      [.init(.light): .color(light), .init(nil): .color(dark)], lookup: .assetCatalog)
    #expect(color.match(EffectiveTraits(style: .dark).collection)?.slot == .init(nil))
    #expect(
      DynamicColor([.init(.light): .color(light)], lookup: .assetCatalog)
        .match(EffectiveTraits(style: .dark).collection) == nil)
  }
}

@Suite struct PaletteTests {
  private func theme(_ colors: [(String, DynamicColor.Value)], format: String = "native") -> Theme {
    Theme(
      name: "t", format: format,
      colors: colors.map {
        ThemeColor(
          name: $0.0, role: SemanticColor(matching: $0.0),
          color: DynamicColor([.init(.light): $0.1, .init(.dark): $0.1]))
      })
  }

  @Test func rolesTakeNamesWithoutCaseAndColor() {
    #expect(SemanticColor(matching: "SystemBackgroundColor")?.name == "systemBackground")
    #expect(SemanticColor(matching: "AccentColor")?.name == "tintColor")
    #expect(SemanticColor(matching: "Brand/label") == nil)
    #expect(SemanticColor(matching: "color") == nil)
  }

  @Test func themesLieOverTheSystemAndReferencesReachIt() {
    let system = theme([("label", .color(.black)), ("systemBackground", .color(.white))], format: "system")
    let mine = theme([
      ("label", .system("labelColor")), ("loop", .reference("pool")), ("pool", .reference("loop")),
    ])
    let palette = Palette(system: system, themes: [mine])
    let traits = EffectiveTraits().collection
    #expect(palette.resolve("label", for: traits)?.color == .black)
    #expect(palette.resolve("systemBackground", for: traits)?.isFromSystem == true)
    #expect(palette.resolve("loop", for: traits) == nil)
  }
}
