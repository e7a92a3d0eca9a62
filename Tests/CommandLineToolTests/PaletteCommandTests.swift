import CommandLineTool
import LocatedInput
import Testing

@Suite struct PaletteListTests {
  @Test func theSystemPaletteStandsFirstAndEveryShippedThemeHasALine() throws {
    let run = ToolRun("palette", "list")
    #expect(run.status == .done)
    #expect(run.messages.isEmpty)
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.first == "system")
    #expect(names.contains("rose-pine"))
    #expect(names.count >= 11)
  }

  @Test func theUsersFolderIsListedAndWinsOverAShippedName() throws {
    let own = ##"{"name": "Mine", "colors": {"label": {"light": "#000000", "dark": "#FFFFFF"}}}"##
    let files = ["/data/halflight/themes/nord.json": own, "/data/halflight/themes/mine.json": own]
    let run = ToolRun(["palette", "list", "--json"], files: files, environment: ["XDG_DATA_HOME": "/data"])
    let themes = try #require(try JSONReader.read(Array(run.output.utf8)).root["themes"]?.array)
    func theme(_ name: String) -> JSONNode? { themes.first { $0["name"]?.string == name } }
    #expect(theme("nord")?["path"]?.string == "/data/halflight/themes/nord.json")
    #expect(theme("mine")?["title"]?.string == "Mine")
    #expect(theme("solarized")?["path"]?.isNull == true)
    #expect(themes.count { $0["name"]?.string == "nord" } == 1)
  }

  @Test func aBrokenThemeOfTheUsersDoesNotHideTheOthers() {
    let run = ToolRun(
      ["palette", "list"], files: ["/home/.local/share/halflight/themes/broken.json": "{"],
      environment: ["HOME": "/home"])
    #expect(run.status == .badInput)
    #expect(run.output.contains("solarized"))
    #expect(run.messages.first?.hasPrefix("/home/.local/share/halflight/themes/broken.json:1:") == true)
  }
}

@Suite struct PaletteShowTests {
  private func colors(_ run: ToolRun) throws -> [JSONNode] {
    try #require(try JSONReader.read(Array(run.output.utf8)).root["colors"]?.array)
  }

  @Test func theContractsKeysStandInTheirOrder() throws {
    let run = ToolRun("palette", "show", "system", "--json")
    #expect(run.status == .done)
    let root = try JSONReader.read(Array(run.output.utf8)).root
    #expect(root.members?.map(\.key) == ["schema", "name", "format", "colors", "diagnostics"])
    let label = try #require(root["colors"]?.array?.first)
    #expect(label.members?.prefix(4).map(\.key) == ["name", "role", "derived", "values"])
    #expect(
      label["values"]?.members?.map(\.key) == [
        "light.base.normal", "light.base.high", "light.elevated.normal", "light.elevated.high",
        "dark.base.normal", "dark.base.high", "dark.elevated.normal", "dark.elevated.high",
      ])
  }

  @Test func theReleasePicksTheSystemPalette() throws {
    func blue(_ release: String) throws -> String? {
      try colors(ToolRun("palette", "show", "system", "--ios", release, "--json"))
        .first { $0["name"]?.string == "systemBlue" }?["values"]?["dark.base.normal"]?.string
    }
    #expect(try blue("18") == "#0A84FFFF")
    #expect(try blue("26") == "#0091FFFF")
  }

  @Test func aReferenceShowsTheSystemColourAndAMissingOneNothing() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemBackgroundColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "osx", "reference": "controlAccentColor"}}]}
      """
    let run = ToolRun(
      ["palette", "show", "/A.colorset", "--json"], files: ["/A.colorset/Contents.json": contents])
    #expect(run.status == .done)
    #expect(run.messages.first?.contains("controlAccentColor") == true)
    let color = try #require(try colors(run).first)
    #expect(color["name"]?.string == "A")
    #expect(color["role"]?.string == "systemBackground")
    #expect(color["values"]?["light.base.normal"]?.string == "#FFFFFFFF")
    #expect(color["values"]?["dark.base.normal"]?.isNull == true)
  }

  @Test func aThemeWithFaultsIsShownWithWhatItHas() throws {
    let theme = """
      {"name": "t", "colors": {
        "label": {"light": "#GG0000", "dark": "#FFFFFF"},
        "link": {"light": "#0055CC", "drak": "#66AAFF"}}}
      """
    let run = ToolRun(["palette", "show", "/t.json", "--json"], files: ["/t.json": theme])
    #expect(run.status == .badInput)
    #expect(try colors(run).map { $0["name"]?.string } == ["label", "link"])
    #expect(run.messages.contains { $0.hasPrefix("/t.json:2:") && $0.contains("colors.label.light") })
    #expect(run.messages.contains { $0.hasPrefix("/t.json:3:") && $0.contains("did you mean \"dark\"?") })
    let diagnostics = try JSONReader.read(Array(run.output.utf8)).root["diagnostics"]?.array
    #expect(diagnostics?.contains { $0["line"]?.number == 2 && $0["severity"]?.string == "error" } == true)
  }

  @Test func aThemeCanComeFromStandardInput() throws {
    let run = ToolRun(
      ["palette", "show", "-", "--json"],
      input: ##"{"name": "piped", "colors": {"label": {"light": "#010203", "dark": "#FFFFFF"}}}"##)
    #expect(run.status == .done)
    #expect(try colors(run).first?["values"]?["light.base.high"]?.string == "#010203FF")
  }

  @Test func eachWayToFailHasItsStatus() {
    #expect(ToolRun("palette", "show").status == .usage)
    #expect(ToolRun("palette", "show", "system", "--ios", "11").status == .usage)
    let unknown = ToolRun("palette", "show", "solarised")
    #expect(unknown.status == .usage)
    #expect(unknown.messages.first?.contains("did you mean 'solarized'?") == true)
    #expect(ToolRun("palette", "show", "/none.json").status == .badPath)
    #expect(ToolRun(["palette", "show", "/e.json"], files: ["/e.json": ""]).status == .badInput)
  }

  @Test func namesFromFilesCannotActOnTheTerminal() {
    let theme =
      ##"{"name": "a\u001b]0;owned\u0007", "colors": {"x\u001b[31m": "#FF0000", "\u202eb": "#GG0000"}}"##
    let run = ToolRun(["palette", "show", "/t.json"], files: ["/t.json": theme])
    for text in [run.output] + run.messages {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
    }
  }

  @Test func swatchesStandOnlyWhereThereIsColour() {
    let coloured = ToolRun("palette", "show", "harbour", "--color", "always").output
    #expect(coloured.contains("\u{1B}[0;48;2;255;255;255m  "))
    #expect(!ToolRun("palette", "show", "harbour").output.contains("\u{1B}"))
    #expect(
      !ToolRun(["palette", "show", "harbour"], environment: ["NO_COLOR": "1"], outputIsTerminal: true).output
        .contains("\u{1B}"))
  }

  @Test func appearancesThatTellNothingApartHaveNoColumn() throws {
    let theme = ##"{"name": "t", "colors": {"label": {"light": "#000000", "dark": "#FFFFFF"}}}"##
    let run = ToolRun(["palette", "show", "/t.json"], files: ["/t.json": theme])
    let header = try #require(
      run.output.split(separator: "\n").first { $0.contains("light") && !$0.contains("#") })
    #expect(header.split(separator: " ") == ["light", "dark"])
    #expect(ToolRun("palette", "show", "system").output.contains("dark elevated high"))
  }
}
