import Audit
import Foundation
import LocatedInput
import SceneFormats
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

/// What whoever mends a palette does: check it, take a suggestion, save in some format, check what was saved.
@Suite struct PaletteLoopTests {
  @Test(arguments: ["nord", "solarized"], ["json", "xcassets", "tokens.json"])
  func aShippedThemeIsBetterForASuggestion(theme: String, end: String) throws {
    try mend(PaletteRequest(themes: [theme]), among: FilesInMemory(), savingAs: "/mended." + end)
  }

  /// The collected colour sets as one catalogue, two of them in the roles of text and its ground.
  @Test(.enabled(if: Corpus.isThere, "the corpus is not beside this clone"), arguments: ["json", "xcassets"])
  func theCorpusIsBetterForASuggestion(end: String) throws {
    var files = FilesInMemory(try Corpus.files(in: "xcassets", as: "/App.xcassets"))
    #expect(files.texts.count >= 44)
    files.texts["/roles"] = "label = nnw-int-one\nsystemBackground = ddg-float-hex-int\n"
    try mend(
      PaletteRequest(themes: ["/App.xcassets"], map: "/roles"), among: files, savingAs: "/mended." + end)
  }

  private func mend(_ request: PaletteRequest, among files: FilesInMemory, savingAs path: String) throws {
    var files = files
    let before = try findings(request, files)
    let finding = try #require(before.first { $0.fix != nil && $0.suggestion != nil && !$0.isApples })
    let (target, value) = (try #require(finding.fix), try #require(finding.suggestion))

    var session = try session(request, files)
    session.perform(.color(target, value))
    session.press("Z", "Ctrl-U")
    for character in path { session.press(String(character)) }
    guard case .save(let written, path, _) = session.press("Enter").first else {
      Issue.record("nothing is saved")
      return
    }
    switch written.content {
    case .file(let text): files.texts[path] = text
    case .folder(let parts, _), .files(let parts):
      for part in parts { files.texts[joinedPath(path, part.path)] = part.text }
    }

    let after = try findings(PaletteRequest(themes: [path]), files)
    let mended = Set(before.map(\.id)).subtracting(after.map(\.id))
    #expect(mended.contains(finding.id))
    #expect(after.count < before.count)
  }

  private func library(_ files: FilesInMemory) throws -> Library {
    Library(scenes: try SceneCatalog(files: files), themes: ThemeCatalog(files: files)) {
      (_) throws(FileFailure) in throw FileFailure("-", .missing)
    }
  }

  private func findings(_ request: PaletteRequest, _ files: FilesInMemory) throws -> [Finding] {
    PaletteAudit(try library(files).palette(request).palette, subject: "palette").report().findings
  }

  private func session(_ request: PaletteRequest, _ files: FilesInMemory) throws -> Session {
    let library = try library(files)
    let scene = try library.scene(named: SceneCatalog.defaultName).scene
    let app = Simulation(
      scene, named: SceneCatalog.defaultName, device: DeviceSettings(), paletteRequest: request,
      palette: try library.palette(request).palette)
    return Session(app, rules: try RuleBook.builtIn(), library: library)
  }
}

/// Real files, which a clone does not have beside it.
private enum Corpus {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/formats/corpus")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The texts below a folder, by their paths below another.
  static func files(in name: String, as root: String) throws -> [String: String] {
    let top = folder.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).filter { $0.hasSuffix(".json") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        (joinedPath(root, $0), try String(contentsOf: top.appending(path: $0), encoding: .utf8))
      })
  }
}
