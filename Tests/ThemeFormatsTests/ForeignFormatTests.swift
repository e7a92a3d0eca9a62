import Foundation
import LocatedInput
import Specimens
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
    (
      "x.json", "{\"name\": \"A\", \"colors\": {\"editor.background\": \"#000000\"}, // c\n}",
      "a VS Code theme (JSON)"
    ),
    ("x.toml", "a = 1", "TOML"), ("x", "<?xml version=\"1.0\"?><svg/>", "an XML document"),
  ])
  func aFormatThatIsNotReadIsRefusedByName(name: String, text: String, format: String) {
    #expect(
      refusal("/" + name, FilesInMemory(["/" + name: text])) == "this looks like \(format); not supported")
  }

  @Test func aRefusalNamesEveryFormatThatIsRead() {
    for format in ThemeFormat.all { #expect(ForeignFormat.remedy.contains(format.title)) }
    #expect(ForeignFormat.remedy.hasSuffix(" or Halflight's own files (.json)"))
  }

  @Test func whatNobodyKnowsIsSaidSo() {
    #expect(refusal("/x", FilesInMemory(["/x": "hello"])) == "this is no theme that Halflight knows")
    #expect(refusal("/f", FilesInMemory(["/f/a.txt": "hello"])) == "the folder holds no colour sets")
    #expect(
      refusal("/App", FilesInMemory(["/App/A.xcassets/B.colorset/Contents.json": "{}"]))
        == "the folder holds asset catalogs, not colours")
  }

  @Test(
    .enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"),
    arguments: [
      ("alacritty", "an Alacritty theme (TOML)"), ("vscode", "a VS Code theme (JSON)"),
      ("windows-terminal", "a Windows Terminal scheme (JSON)"),
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
