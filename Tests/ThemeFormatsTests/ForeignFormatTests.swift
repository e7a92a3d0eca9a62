import Foundation
import LocatedInput
import Testing

@testable import ThemeFormats

@Suite struct ForeignFormatTests {
  private func refusal(_ path: String, _ files: any FileAccess) -> String? {
    do throws(ThemeReadFailure) { _ = try readTheme(at: path, files: files) } catch {
      if case .input(let error) = error { return error.diagnostics.first?.message }
    }
    return nil
  }

  @Test(arguments: [
    ("x", "[colors.primary]\nbackground = \"#000\"", "an Alacritty theme (TOML)"),
    ("x", "palette = 0=#21222c", "a Ghostty theme"),
    ("x", "## name: A\ncolor0 #21222c", "a kitty theme"),
    ("x", "scheme: \"A\"\nbase00: 000000", "a base16 scheme (YAML)"),
    ("x", ":root {\n  --background: #fff;\n}", "a style sheet (CSS)"),
    (
      "x", "<?xml version=\"1.0\"?><plist><dict><key>Ansi 0 Color</key>",
      "an iTerm2 colour scheme (property list)"
    ),
    ("x", "<?xml version=\"1.0\"?><plist><dict/></plist>", "a property list"),
    (
      "x", "<?xml version=\"1.0\"?>\n<resources><color name=\"a\">#fff</color></resources>",
      "Android colour resources (XML)"
    ),
    (
      "x.json", "{\"name\": \"A\", \"colors\": {\"editor.background\": \"#000000\"}, // c\n}",
      "a VS Code theme (JSON)"
    ),
    ("x.json", "{\"a\": {\"$type\": \"color\", \"b\": {\"$value\": \"#ffffff\"}}}", "Design Tokens (JSON)"),
    ("x.toml", "a = 1", "TOML"), ("x.yaml", "a: 1", "YAML"), ("x.css", "", "a style sheet (CSS)"),
  ])
  func aFormatThatIsNotReadIsRefusedByName(name: String, text: String, format: String) {
    #expect(
      refusal("/" + name, MemoryFiles(["/" + name: text])) == "this looks like \(format); not supported")
  }

  @Test func whatNobodyKnowsIsSaidSo() {
    #expect(refusal("/x", MemoryFiles(["/x": "hello"])) == "this is no theme that Halflight knows")
    #expect(refusal("/f", MemoryFiles(["/f/a.txt": "hello"])) == "the folder holds no colour sets")
    #expect(
      refusal("/App", MemoryFiles(["/App/A.xcassets/B.colorset/Contents.json": "{}"]))
        == "the folder holds asset catalogs, not colours")
  }

  @Test(
    .enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"),
    arguments: [
      ("alacritty", "an Alacritty theme (TOML)"), ("ghostty", "a Ghostty theme"), ("kitty", "a kitty theme"),
      ("vscode", "a VS Code theme (JSON)"), ("windows-terminal", "a Windows Terminal scheme (JSON)"),
      ("android", "Android colour resources (XML)"), ("dtcg-legacy", "Design Tokens (JSON)"),
    ])
  func everyRealFileOfAnotherFormatIsRefusedByName(folder: String, format: String) throws {
    let names = try DiskFiles().names(inFolder: DiskFiles.corpus(folder))
    #expect(!names.isEmpty)
    for name in names {
      let message = refusal(DiskFiles.corpus(folder + "/" + name), DiskFiles())
      #expect(message == "this looks like \(format); not supported", "\(name)")
    }
  }

  @Test func everyFormatIsOneFileAndOneLine() throws {
    let folder = DiskFiles.packageRoot.appending(path: "Sources/ThemeFormats/Formats").path
    #expect(try DiskFiles().names(inFolder: folder).count == ThemeFormat.all.count)
    #expect(Set(ThemeFormat.all.map(\.identifier)).count == ThemeFormat.all.count)
  }
}
