import ColorModel
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct ThemeCatalogTests {
  private func theme(_ name: String, light: String? = nil, dark: String? = nil) -> String {
    let values = [light.map { #""light": "\#($0)""# }, dark.map { #""dark": "\#($0)""# }].compactMap(\.self)
    return #"{"name": "\#(name)", "colors": {"label": {\#(values.joined(separator: ", "))}}}"#
  }

  private func label(_ palette: Palette, _ style: EffectiveStyle) -> String? {
    palette.resolve("label", for: EffectiveTraits(style: style).collection)?.color.hexRGB
  }

  @Test(arguments: [
    ("Rosé Pine", "rose-pine"), ("  Tokyo   Night ", "tokyo-night"), ("iOS 26", "ios-26"), ("Ærø", "aro"),
    ("", ""),
    ("夜", "夜"),
  ])
  func aSlugIsWhatAFileWouldBeCalled(name: String, expected: String) {
    #expect(slug(of: name) == expected)
  }

  @Test func themesAreFoundBySlugAndByNameInAnyCase() {
    let catalog = ThemeCatalog(files: FilesInMemory())
    #expect(catalog.entry(named: "rose-pine")?.slug == "rose-pine")
    #expect(catalog.entry(named: "Rosé pine")?.slug == "rose-pine")
    #expect(catalog.entry(named: "TOKYO NIGHT")?.slug == "tokyo-night")
    #expect(catalog.entry(named: "System")?.origin == .system)
    #expect(catalog.entry(named: "nothing like it") == nil)
    #expect(catalog.suggestion(for: "gruvbx") == "gruvbox")
  }

  @Test func theUsersThemesFollowTheShippedOnes() throws {
    var files = FilesInMemory([
      "/u/Own Look.json": theme("Something", light: "#010203", dark: "#040506"),
      "/u/notes.txt": "not a theme",
      "/u/App.xcassets/A.colorset/Contents.json": "{}",
    ])
    let catalog = ThemeCatalog(files: files, userFolders: ["/missing", "/u"])
    #expect(catalog.entries.map(\.slug).suffix(2) == ["app", "own-look"])
    #expect(catalog.failures.isEmpty)
    #expect(catalog.entry(named: "something")?.slug == "own-look")
    files.unreadable = ["/u"]
    #expect(ThemeCatalog(files: files, userFolders: ["/u"]).failures.map(\.reason) == [.unreadable])
  }

  @Test func laterThemesWinAndTheSystemFillsTheRest() throws {
    let catalog = ThemeCatalog(
      files: FilesInMemory([
        "/a.json": theme("A", light: "#010101", dark: "#020202"),
        "/b.json": theme("B", light: "#030303", dark: "#040404"),
      ]))
    let palette = try catalog.palette(PaletteRequest(themes: ["/a.json", "system", "/b.json"])).palette
    #expect(palette.themes.map(\.name) == ["A", "B"])
    #expect(label(palette, .light) == "#030303")
    #expect(palette.isFromSystem("systemRed"))
  }

  @Test func aPairTakesEachStyleFromItsTheme() throws {
    let catalog = ThemeCatalog(
      files: FilesInMemory(["/l.json": theme("L", light: "#010101"), "/d.json": theme("D", dark: "#020202")]))
    let request = PaletteRequest(pair: .init(light: "/l.json", dark: "/d.json"))
    let palette = try catalog.palette(request).palette
    #expect(palette.themes.map(\.name) == ["L / D"])
    #expect(label(palette, .light) == "#010101")
    #expect(label(palette, .dark) == "#020202")
    // A theme for one style can be the other half too.
    let swapped = try catalog.palette(PaletteRequest(pair: .init(light: "/d.json", dark: "/l.json"))).palette
    #expect(label(swapped, .light) == "#020202")
    #expect(label(swapped, .dark) == "#010101")
  }

  @Test func aPairOfShippedThemesKeepsElevatedAndHighContrastValues() throws {
    let catalog = ThemeCatalog(files: FilesInMemory())
    let pair = try catalog.palette(PaletteRequest(pair: .init(light: "github", dark: "nord"))).palette
    let github = try catalog.palette(PaletteRequest(themes: ["github"])).palette
    let nord = try catalog.palette(PaletteRequest(themes: ["nord"])).palette
    for appearance in Appearance.all {
      let traits = EffectiveTraits(appearance).collection
      let half = appearance.style == .light ? github : nord
      for role in ["label", "systemBackground", "tintColor"] {
        #expect(
          pair.resolve(role, for: traits)?.color == half.resolve(role, for: traits)?.color,
          "\(appearance.key)")
      }
    }
  }

  @Test func anUnknownNameAndABadPathAreDifferentFailures() {
    let catalog = ThemeCatalog(files: FilesInMemory(["/bad.json": "{"]))
    func failure(_ name: String) -> PaletteFailure? {
      do throws(PaletteFailure) { _ = try catalog.theme(name, for: .latest) } catch { return error }
      return nil
    }
    guard case .unknownTheme("drcula", nearest: "dracula")? = failure("drcula") else {
      Issue.record("an unknown name")
      return
    }
    guard case .file(let missing)? = failure("none.json") else {
      Issue.record("a path")
      return
    }
    #expect(missing.reason == .missing)
    guard case .input? = failure("/bad.json") else {
      Issue.record("bad content")
      return
    }
  }
}
