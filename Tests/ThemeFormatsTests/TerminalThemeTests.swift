import ColorModel
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct TerminalThemeTests {
  @Test func ghosttyNumbersBlanksAndNames() {
    let read = ReadText(
      """
      # a comment
      palette = 0=#000000
      palette = 0x1 = f00
      palette=0b10=Green
        background =  #102030
      foreground = ffffff
      font-size = 12
      """, named: "My Theme")
    #expect(read.theme?.format == "ghostty")
    #expect(read.theme?.name == "My Theme")
    #expect(read.values("ansi 1") == "~#FF0000 #FF0000")
    #expect(read.values("ansi 2") == "~#00FF00 #00FF00")
    #expect(read.values("label") == "~#FFFFFF #FFFFFF")
    #expect(read.color("label")?.isDerived == true)
    #expect(read.first(.error) == nil)
    #expect(read.first(.note)?.message.hasPrefix("the theme is dark only") == true)
  }

  @Test func aFaultyLineIsReportedWithItsPlaceAndTheRestIsRead() {
    let read = ReadText("background #ffffff\nforeground #12\ncolor1 #ff0000\ncursor none\n", named: "a.conf")
    #expect(read.theme?.format == "kitty")
    #expect(read.first(.error)?.location == SourceLocation(line: 2, column: 12))
    #expect(read.first(.error)?.keyPath == "foreground")
    #expect(read.values("systemRed") == "#FF0000 ~#FF0000")
  }

  private func preset(_ colors: [(String, String)]) -> String {
    let body = colors.map { name, value in
      "<key>\(name)</key><dict><key>Red Component</key><real>\(value)</real><key>Green Component</key><real>0</real>"
        + "<key>Blue Component</key><real>0</real></dict>"
    }
    return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body.joined())</dict></plist>"
  }

  @Test func iTermKeysWithASuffixGiveBothStyles() {
    let read = ReadText(
      preset([
        ("Ansi 0 Color", "0"), ("Background Color (Light)", "1"), ("Background Color (Dark)", "0.2"),
        ("Foreground Color", "0.5"), ("Selection Color", "0.4"),
      ]))
    #expect(read.theme?.format == "itermcolors")
    #expect(read.values("background") == "#FF0000 #330000")
    #expect(read.values("foreground") == "#800000 #800000")
    #expect(read.values("systemBackground") == "#FF0000 #330000")
    #expect(read.values("selection background") == "#660000 #660000")
  }

  @Test func iTermWithoutSuffixesIsOneStyle() {
    let read = ReadText(
      preset([("Ansi 0 Color", "0"), ("Background Color", "0"), ("Foreground Color", "1")]))
    #expect(read.values("background") == "~#000000 #000000")
  }

  @Test func base16OldAndNewGiveTheSameAndNumbersStayDigits() {
    let new = ReadText(
      "system: \"base16\"\nname: \"N\"\nvariant: \"light\"\npalette:\n  base00: \"#ffffff\"\n  base05: \"000000\"\n  base0D: \"#1e2345\"\n"
    )
    let old = ReadText("scheme: N\nbase00: ffffff\nbase05: 000000\nbase0D: 1e2345\n")
    for read in [new, old] {
      #expect(read.theme?.format == "base16")
      #expect(read.theme?.name == "N")
      #expect(read.values("label") == "#000000 ~#000000")
      #expect(read.values("tintColor") == "#1E2345 ~#1E2345")
      #expect(read.values("systemGroupedBackground") == nil)
      #expect(read.color("tintColor")?.isDerived == true)
      #expect(read.color("base0D")?.isDerived == false)
    }
    #expect(
      ReadText("base00: 'red'\nbase01: '000000'").first(.error)?.location
        == SourceLocation(line: 1, column: 9))
    #expect(ReadText("a: 1", named: "a.yaml").theme == nil)
  }

  @Test func twoThemesOfOneStyleMakeAPair() throws {
    let files = FilesInMemory([
      "/day.yaml": "variant: light\nbase00: ffffff\nbase05: 111111",
      "/night": "background = #000000\nforeground = eeeeee",
    ])
    let catalog = ThemeCatalog(files: files)
    let request = PaletteRequest(pair: .init(light: "/day.yaml", dark: "/night"))
    let palette = try catalog.palette(request).palette
    func label(_ style: EffectiveStyle) -> ResolvedColor? {
      palette.resolve("label", for: EffectiveTraits(style: style).collection)
    }
    #expect(label(.light)?.color.hexRGB == "#111111")
    #expect(label(.dark)?.color.hexRGB == "#EEEEEE")
    #expect(label(.dark)?.isSubstitute == false)
  }

  @Test(
    .enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"),
    arguments: ["ghostty/dracula", "kitty/dracula.conf"])
  func realThemesGiveTheColorsThatTheyName(path: String) {
    let read = ReadText(path: DiskFiles.corpus(path), files: DiskFiles())
    #expect(read.values("systemBackground") == "~#282A36 #282A36")
    #expect(read.values("label") == "~#F8F8F2 #F8F8F2")
    #expect(read.values("systemRed") == "~#FF5555 #FF5555")
    #expect(read.first(.error) == nil)
  }
}
