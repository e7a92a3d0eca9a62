import ColorModel
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct RoleMapTests {
  private static let theme = ##"""
    {"name": "T", "colors": {
      "Ink": {"light": "#111111", "dark": "#EEEEEE"}, "label": {"light": "#222222", "dark": "#DDDDDD"},
      "Sky": {"light": "#0000FF", "dark": "#8888FF"}}}
    """##

  private func mapped(_ map: String) throws -> LoadedTheme {
    let catalog = catalog(map)
    return try catalog.mapped(catalog.theme("/t.json", for: .latest), by: "/roles.map")
  }

  private func catalog(_ map: String) -> ThemeCatalog {
    ThemeCatalog(files: FilesInMemory(["/t.json": Self.theme, "/roles.map": map]))
  }

  @Test func aMappedRoleTakesTheColorWhateverIsNamedLikeIt() throws {
    let catalog = catalog("# ours\n\nlabel = Ink\nlink = Sky\ntint = Sky\nseparator = systemRed\n")
    let palette = try catalog.palette(PaletteRequest(themes: ["/t.json"], map: "/roles.map"))
    #expect(palette.diagnostics.isEmpty)
    func hex(_ name: String, _ style: EffectiveStyle) -> String? {
      palette.palette.resolve(name, for: EffectiveTraits(style: style).collection)?.color.hexRGB
    }
    #expect(hex("label", .light) == "#111111")
    #expect(hex("label", .dark) == "#EEEEEE")
    #expect(hex("link", .dark) == "#8888FF")
    #expect(hex("tintColor", .light) == "#0000FF")
    #expect(hex("separator", .light) == hex("systemRed", .light))
  }

  @Test func rolesMayChangePlaces() throws {
    let loaded = try mapped("label = Ink\nlink = label\n")
    let byName = Dictionary(uniqueKeysWithValues: loaded.theme.colors.map { ($0.name, $0) })
    #expect(byName.count == 4)
    #expect(byName["label"]?.notes.first == "mapped to Ink")
    #expect(byName["link"]?.color.slots[DynamicColor.Slot(.light)] == .color(.init(rgb: 0x222222)))
  }

  @Test func everyFaultHasItsPlaceAndTheRestHolds() throws {
    let map = "labell = Ink\nlink = Skye\nseparator\nlabel = Sky\nlabel = Ink\n"
    let loaded = try mapped(map)
    let lines = loaded.diagnostics.map {
      "\($0.file ?? ""):\($0.location?.line ?? 0): \($0.message); \($0.remedy ?? "")"
    }
    #expect(
      lines == [
        "/roles.map:1: \"labell\" is no role; did you mean label?",
        "/roles.map:3: the line names no colour; write role = colour name",
        "/roles.map:5: label stands here twice; the last is used; ",
        "/roles.map:2: there is no colour \"Skye\"; did you mean \"Sky\"?",
      ])
    #expect(loaded.theme.colors.first { $0.role?.name == "label" }?.notes.first == "mapped to Ink")
  }

  @Test func aMissingFileIsABadPath() {
    #expect(throws: PaletteFailure.self) {
      try catalog("").palette(PaletteRequest(themes: ["/t.json"], map: "/none.map"))
    }
  }
}
