import CommandLineTool
import LocatedInput
import Testing

/// The laws of the house that can be read off the sources.
@Suite struct HouseTests {
  private struct Source {
    let path: String
    let module: String
    let text: String
    var imports: Set<String> {
      Set(
        text.split(separator: "\n").map { $0.split(separator: " ") }.compactMap { words in
          words.firstIndex(of: "import").flatMap {
            $0 <= 1 && $0 + 1 < words.count ? String(words[$0 + 1]) : nil
          }
        })
    }
  }

  private let sources: [Source]

  init() throws {
    let files = SystemFiles()
    let top = files.packageFolder(from: #filePath) + "/Sources"
    var found: [Source] = []
    var folders = try files.names(inFolder: top).filter { try files.kind(of: top + "/" + $0) == .folder }
    while let folder = folders.popLast() {
      for name in try files.names(inFolder: top + "/" + folder) {
        let path = folder + "/" + name
        if try files.kind(of: top + "/" + path) == .folder {
          folders.append(path)
        } else if name.hasSuffix(".swift") {
          let text = String(decoding: try files.read(top + "/" + path, limit: 1 << 20), as: UTF8.self)
          found.append(
            Source(path: path, module: String(path.prefix { $0 != "/" }), text: text))
        }
      }
    }
    sources = found
  }

  @Test func onlyTheDriverKnowsNcurses() {
    #expect(Set(sources.filter { $0.imports.contains("CNCurses") }.map(\.module)) == ["TerminalDriver"])
  }

  @Test func nothingBelowThePanesKnowsWhatACellIs() {
    let above: Set = [
      "CellCanvas", "PreviewUI", "TerminalDriver", "CommandLineTool", "halflight", "Recording",
      "halflight-bench",
    ]
    for source in sources where !above.contains(source.module) {
      #expect(!source.imports.contains("CellCanvas"), "\(source.path)")
    }
  }

  /// Glibc and Darwin are the way to files, environment, clock and terminal; the colour model takes its roots from there.
  @Test func onlyTheToolAndTheDriverTouchTheWorld() {
    let allowed: Set = ["CommandLineTool", "TerminalDriver", "halflight", "halflight-bench"]
    let mathematics: Set = ["ColorModel", "Audit"]
    for source in sources where !allowed.contains(source.module) && !mathematics.contains(source.module) {
      let world: Set = ["Glibc", "Darwin", "Foundation"]
      #expect(source.imports.isDisjoint(with: world), "\(source.path)")
    }
    let calls = ["open(", "getenv(", "clock_gettime(", "isatty(", "time(", "read(", "write("]
    for source in sources where mathematics.contains(source.module) && source.imports.contains("Glibc") {
      for call in calls { #expect(!source.text.contains(" \(call)"), "\(source.path) calls \(call)") }
    }
  }

  /// A comparison of release numbers stands in Releases/ and nowhere else; rules and colours carry theirs as data.
  @Test func onlyOneFolderComparesReleaseNumbers() throws {
    let comparison = try Regex(#"(>=|<=|==|<|>)\s*(1[2-9]|26)\b|(>=|<=|<|>)\s*(IOSRelease)?\.iOS\d"#)
    for source in sources where !source.path.hasPrefix("TraitModel/Releases/") {
      for line in source.text.split(separator: "\n") where line.contains("elease") || line.contains("iOS") {
        let code = line.prefix { $0 != "\"" }
        if code.contains("//") { continue }
        #expect(code.firstMatch(of: comparison) == nil, "\(source.path): \(line)")
      }
    }
  }

  @Test func noFileHasTwoIdeas() {
    for source in sources {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 300, "\(source.path) has \(lines) lines")
    }
  }
}
