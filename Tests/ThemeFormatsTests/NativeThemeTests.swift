import ColorModel
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct NativeThemeTests {
  private func read(_ text: String) throws -> LoadedTheme {
    try readTheme(at: "/themes/mine.json", files: FilesInMemory(["/themes/mine.json": text]))
  }

  private func failure(_ text: String) -> [Diagnostic] {
    do throws(ThemeReadFailure) {
      _ = try readTheme(at: "/t.json", files: FilesInMemory(["/t.json": text]))
      return []
    } catch {
      if case .input(let error) = error { return error.diagnostics }
      return []
    }
  }

  @Test func selectorsBecomeSlotsAndAStringServesBothStyles() throws {
    let loaded = try read(
      ##"""
      {"name": "Mine", "author": "A", "source": "S", "license": "MIT", "about": "…", "colors": {
        "label": {"light": "#000000", "dark": "#FFFFFF", "dark.high.elevated": "#FEFEFE80"},
        "Brand": "#102030"}}
      """##)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.theme.name == "Mine")
    #expect(loaded.theme.license == "MIT")
    let label = try #require(loaded.theme.colors.first)
    #expect(label.role?.name == "label")
    #expect(
      label.color.slots[.init(.dark, elevated: true, high: true)]
        == .color(RGBA(rgb: 0xFEFEFE, alpha: 128.0 / 255)))
    let brand = try #require(loaded.theme.colors.last)
    #expect(brand.role == nil)
    #expect(brand.color == DynamicColor(fixed: RGBA(rgb: 0x102030)))
  }

  @Test func anAliasTakesARoleAndANamespacedNameDoesNot() throws {
    let loaded = try read(
      ##"{"colors": {"AccentColor": "#000000", "systemBackgroundColor": "#FFFFFF", "background": "#EEEEEE", "UI/label": "#000000"}}"##
    )
    #expect(loaded.theme.name == "mine")
    #expect(loaded.theme.colors.map { $0.role?.name } == ["tintColor", "systemBackground", nil, nil])
    #expect(loaded.theme.colors[2].notes == ["the role systemBackground is taken by systemBackgroundColor"])
  }

  @Test func everyFaultIsLocatedAndTheRestIsUsed() throws {
    let loaded = try read(
      ##"""
      {"colors": {
        "label": {"light": "#GG0000", "dark": "#FFFFFF"},
        "link": {"light": "#0055CC", "drak": "#66AAFF"},
        "tintColor": {"light": 5, "dark": "#FF0000"},
        "separator": 7,
        "systemRed": {},
        "systemBlue": {"light": "#00F", "dark": "0000FF"},
        "systemGray": "#888888"
      }, "licence": "MIT"}
      """##)
    #expect(loaded.theme.colors.map(\.name) == ["label", "link", "tintColor", "systemGray"])
    let found = loaded.diagnostics.filter { $0.severity == .error }.map {
      "\($0.location?.line ?? 0) \($0.keyPath)"
    }
    #expect(
      found == [
        "2 colors.label.light", "3 colors.link.drak", "4 colors.tintColor.light", "5 colors.separator",
        "6 colors.systemRed", "7 colors.systemBlue.light", "7 colors.systemBlue.dark",
      ])
    func remedy(_ path: String) -> String? { loaded.diagnostics.first { $0.keyPath == path }?.remedy }
    #expect(remedy("colors.link.drak") == "did you mean \"dark\"?")
    #expect(remedy("colors.systemBlue.light") == "write \"#0000FF\"")
    #expect(remedy("colors.systemBlue.dark") == "write \"#0000FF\"")
    #expect(remedy("licence") == "did you mean \"license\"?")
    #expect(loaded.diagnostics.allSatisfy { $0.file == "/themes/mine.json" })
  }

  @Test func aMissingStyleIsAWarning() throws {
    let loaded = try read(##"{"colors": {"link": {"light": "#0055CC", "dark.high": "#66AAFF"}}}"##)
    #expect(loaded.theme.colors.first?.notes == ["no dark value"])
    let warning = try #require(loaded.diagnostics.first)
    #expect(warning.severity == .warning)
    #expect(warning.message == "link has no dark value; its light one is shown")
  }

  @Test(arguments: [
    "", "{", "[]", "5", "{}", #"{"colors": []}"#, #"{"colors": {}}"#, ##"{"colors": {"label": "red"}}"##,
    "\u{FEFF}{", #"{"colors": {"label": null}}"#, "not json", String(repeating: "[", count: 5_000),
  ])
  func nothingUsableIsAnError(text: String) {
    let diagnostics = failure(text)
    #expect(diagnostics.contains { $0.severity == .error })
    #expect(diagnostics.allSatisfy { $0.file == "/t.json" })
  }

  @Test func aFileThatDoesNotStartAsJSONIsToldWhatItIs() {
    #expect(failure(" ").map(\.message) == ["the file is empty"])
    #expect(failure("colors").first?.location == SourceLocation(line: 1, column: 1))
    let wide = ThemeInput("/t.json", .file([0xFF, 0xFE, 0x7B, 0]), FilesInMemory())
    let fault = #expect(throws: InputError.self) { try readTheme(wide) }
    #expect(fault?.diagnostics.map(\.message) == ["the file is UTF-16"])
    let nothing = ThemeInput("-", .file([]), FilesInMemory())
    let silence = #expect(throws: InputError.self) { try readTheme(nothing) }
    #expect(silence?.diagnostics.first?.text.hasPrefix("standard input: error: the file is empty") == true)
  }

  @Test func aPathThatCannotBeUsedIsNotBadContent() {
    func reason(_ path: String, _ files: FilesInMemory) -> FileFailure.Reason? {
      do throws(ThemeReadFailure) { _ = try readTheme(at: path, files: files) } catch {
        if case .file(let failure) = error { return failure.reason }
      }
      return nil
    }
    var files = FilesInMemory(["/t.json": "{}", "/large.json": String(repeating: " ", count: 5 << 20)])
    files.unreadable = ["/t.json"]
    files.special = ["/pipe"]
    files.texts["/folder.json/notes.txt"] = ""
    files.texts["/palette.css/notes.txt"] = ""
    #expect(reason("/none.json", files) == .missing)
    #expect(reason("/t.json", files) == .unreadable)
    #expect(reason("/pipe", files) == .isSpecial)
    #expect(reason("/large.json", files) == .tooLarge)
    #expect(reason("/folder.json", files) == .isFolder)
    #expect(reason("/palette.css", files) == .isFolder)
  }
}
