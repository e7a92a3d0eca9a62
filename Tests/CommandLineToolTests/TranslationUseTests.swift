import LocatedInput
import Localization
import Testing

@testable import CommandLineTool

/// What the built-in translations say must be asked for somewhere.
@Suite struct TranslationUseTests {
  @Test func everyTranslationIsOfATextInTheSources() throws {
    let files = SystemFiles()
    let top = files.packageFolder(from: #filePath)
    let literals = Set(
      try swiftFiles(below: top + "/Sources", files).flatMap { path in
        StringLiterals(in: String(decoding: try files.read(path, limit: 1 << 20), as: UTF8.self)).keys
      })
    let file = top + "/Sources/CBuiltInFiles/languages/zh-Hans/interface.json"
    let members = try #require(try JSONReader.read(files.read(file, limit: 1 << 20)).root.members)
    #expect(members.count > 500)
    for key in members.map(\.key) { #expect(literals.contains(key), "\(key)") }
  }

  private func swiftFiles(below folder: String, _ files: SystemFiles) throws -> [String] {
    try files.names(inFolder: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if try files.kind(of: path) == .folder { return try swiftFiles(below: path, files) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  @Test func theRulesAndQuestionsAreTranslatedOnceEach() throws {
    let files = SystemFiles()
    let folder = files.packageFolder(from: #filePath) + "/Sources/CBuiltInFiles/"
    let book = try JSONReader.read(files.read(folder + "facts/rules.json", limit: 1 << 20)).root
    func ids(_ list: String, _ word: String) -> [String] {
      (book[list]?.array ?? []).compactMap { $0["id"]?.string.map { word + " " + $0 } }
    }
    let chinese = try JSONReader.read(files.read(folder + "languages/zh-Hans/rules.json", limit: 1 << 20))
      .root
    let keys = (chinese.members ?? []).map(\.key)
    #expect(keys == ids("rules", "rule") + ids("questions", "question"))
  }

  @Test func theToursAreTranslatedWhole() throws {
    let files = SystemFiles()
    let folder = files.packageFolder(from: #filePath) + "/Sources/CBuiltInFiles/"
    var texts: Set<String> = []
    for name in try files.names(inFolder: folder + "tours") {
      let lines = String(decoding: try files.read(folder + "tours/" + name, limit: 1 << 20), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      texts.formUnion(lines.prefix { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) })
      texts.formUnion(lines.filter { $0.hasPrefix("say ") }.map { String($0.dropFirst(4)) })
      texts.formUnion(lines.filter { $0.hasPrefix("note ") }.map { String($0.dropFirst(5)) })
    }
    let chinese = try JSONReader.read(files.read(folder + "languages/zh-Hans/tours.json", limit: 1 << 20))
      .root
    let keys = Set((chinese.members ?? []).map(\.key))
    #expect(keys == texts, "\(keys.symmetricDifference(texts).sorted().joined(separator: "\n"))")
  }

  @Test(arguments: [["tree"], ["explain", "sheet"], ["scene", "list"], ["render", "--panes", "all"]])
  func headlessOutputKnowsNoLocale(arguments: [String]) {
    let plain = ToolRun(arguments).output
    #expect(!plain.isEmpty)
    #expect(
      ToolRun(arguments, environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.UTF-8"]).output == plain)
  }

  @Test func headlessOutputSpeaksALanguageThatIsAskedFor() {
    #expect(ToolRun("render", "--panes", "all", "--lang", "zh-Hans").output.contains("层级"))
    #expect(ToolRun("scene", "list", "--lang", "zh-Hans").output.contains("带有半屏面板的设置"))
    #expect(ToolRun("demo", "--list", "--lang", "zh-Hans").output.contains("两分钟了解规则"))
  }

  @Test func everyFileOfALanguageIsPartOfTheBinary() throws {
    let files = SystemFiles()
    let folder = files.packageFolder(from: #filePath) + "/Sources/CBuiltInFiles/languages"
    #expect(["en"] + (try files.names(inFolder: folder).sorted()) == Language.tags)
    let listed = String(
      decoding: try files.read(folder + ".c", limit: 1 << 20), as: UTF8.self)
    for tag in Language.tags.dropFirst() {
      for name in try files.names(inFolder: folder + "/" + tag) {
        #expect(listed.contains("languages/\(tag)/\(name)"), "\(tag)/\(name)")
      }
    }
  }
}
