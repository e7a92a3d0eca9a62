import CommandLineTool
import Foundation
import LocatedInput
import Testing

@Suite struct PaletteConvertTests {
  private static let theme = ##"""
    {"name": "Two", "colors": {
      "label": {"light": "#101010", "dark": "#FFFFFF", "dark.elevated": "#EEEEEE"},
      "Brand/Primary": {"light": "#0055CC80", "dark": "#66AAFF"}}}
    """##

  private func run(_ arguments: String..., beside files: [String: String] = [:]) -> ToolRun {
    ToolRun(
      ["palette", "convert", "/t.json"] + arguments,
      files: files.merging(["/t.json": Self.theme]) { first, _ in first })
  }

  @Test func aFormatOfOneFileIsPrintedWithoutAPath() {
    let run = run("--to", "css")
    #expect(run.status == .done)
    #expect(run.output.contains("--label: light-dark(#101010, #ffffff);"))
    #expect(run.written.isEmpty)
  }

  @Test func whatTheFormatCannotHoldIsSaidWithTheColorsName() {
    let run = run("--to", "plist", "-o", "/out.plist")
    #expect(run.status == .done)
    #expect(run.messages.contains { $0.contains("elevated") && $0.hasSuffix(": label") })
    #expect(run.messages.contains { $0.contains("opacity") && $0.hasSuffix(": Brand/Primary") })
  }

  @Test func nothingIsReplacedWithoutBeingAsked() {
    let refused = run("--to", "css", "-o", "/out.css", beside: ["/out.css": "mine"])
    #expect(refused.status == .badPath)
    #expect(refused.messages == ["halflight: /out.css: exists already (--force replaces it)"])
    #expect(refused.written.isEmpty)
    #expect(run("--to", "css", "-o", "/out.css", "--force", beside: ["/out.css": "mine"]).status == .done)
  }

  @Test func aCatalogWithImagesIsNeverReplaced() {
    let files = ["/A.xcassets/Group/Icon.appiconset/Contents.json": "{}"]
    let run = run("--to", "xcassets", "-o", "/A.xcassets", "--force", beside: files)
    #expect(run.status == .badPath)
    #expect(run.messages.first?.contains("it holds Icon.appiconset") == true)
    #expect(run.written.isEmpty)
  }

  @Test func aCatalogOfColorsAloneIsReplacedWhenAsked() {
    let files = ["/A.xcassets/Group/Old.colorset/Contents.json": "{}", "/A.xcassets/Contents.json": "{}"]
    #expect(run("--to", "xcassets", "-o", "/A.xcassets", beside: files).status == .badPath)
    let run = run("--to", "xcassets", "-o", "/A.xcassets", "--force", beside: files)
    #expect(run.status == .done)
    #expect(run.written["/A.xcassets/Brand/Primary.colorset/Contents.json"] != nil)
  }

  @Test(arguments: ["xcassets", "android"])
  func aFormatOfSeveralFilesWantsAFolder(format: String) {
    #expect(run("--to", format).status == .usage)
    #expect(run("--to", "xcassets", "-o", "/out").status == .usage)
  }

  @Test func theTwoFilesOfAndroidLeaveTheOthersOfTheirFolderAlone() {
    let run = run("--to", "android", "-o", "/res", beside: ["/res/values/strings.xml": ""])
    #expect(run.status == .done)
    #expect(run.written.keys.sorted() == ["/res/values-night/colors.xml", "/res/values/colors.xml"])
    #expect(
      self.run("--to", "android", "-o", "/res", beside: ["/res/values/colors.xml": ""]).status == .badPath)
  }

  @Test func theListNamesEveryFormatAndWhatItLacks() {
    let run = ToolRun("palette", "convert", "--list")
    #expect(run.status == .done)
    for format in ["native", "xcassets", "plist", "dtcg", "css", "swift", "swiftui", "android"] {
      #expect(run.output.contains(format))
    }
  }

  @Test(arguments: [
    ["/t.json"], ["--to", "css"], ["/t.json", "--to", "pdf"], ["/t.json", "/u.json", "--to", "css"],
  ])
  func aWrongCallIsRefused(arguments: [String]) {
    #expect(ToolRun(["palette", "convert"] + arguments, files: ["/t.json": Self.theme]).status == .usage)
  }

  @Test func aFolderIsWrittenWholeAndReplacedWhole() throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "halflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let catalog = parent.appending(path: "A.xcassets").path
    let context = ToolContext.system(terminal: AbsentTerminal())
    try context.writeFolder(catalog, [("Old.colorset/Contents.json", [1])])
    try context.writeFolder(catalog, [("New.colorset/Contents.json", [2])])
    #expect(try context.files.names(inFolder: catalog) == ["New.colorset"])
    #expect(throws: FileFailure.self) { try context.writeFolder(parent.path + "/none/A.xcassets", []) }
    // Nothing temporary stays behind.
    #expect(try context.files.names(inFolder: parent.path) == ["A.xcassets"])
  }
}

@Suite struct PaletteOptionTests {
  private static let files = [
    "/day.json": ##"{"name": "Day", "colors": {"Ink": {"light": "#111111"}}}"##,
    "/night.json": ##"{"name": "Night", "colors": {"Ink": {"dark": "#EEEEEE"}}}"##,
    "/roles.map": "label = Ink\n",
  ]

  @Test func aPairWithAMappingIsShownAndConverted() {
    let shown = ToolRun(
      ["palette", "show", "--light", "/day.json", "--dark", "/night.json", "--map", "/roles.map"],
      files: Self.files)
    #expect(shown.status == .done)
    #expect(shown.output.contains("label  #111111  #EEEEEE  mapped to Ink"))
    let css = ToolRun(
      [
        "palette", "convert", "--light", "/day.json", "--dark", "/night.json", "--map", "/roles.map", "--to",
        "css",
      ], files: Self.files)
    #expect(css.output.contains("--label: light-dark(#111111, #eeeeee);"))
  }

  @Test func aPairAndANameTogetherAreTooMuch() {
    let run = ToolRun(
      ["palette", "show", "nord", "--light", "/day.json", "--dark", "/night.json"], files: Self.files)
    #expect(run.status == .usage)
  }
}
