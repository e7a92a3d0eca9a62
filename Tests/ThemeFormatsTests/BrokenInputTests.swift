import BuiltInFiles
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

/// Real files with bytes changed, cut out and doubled: whatever comes, reading ends in a theme or in named faults.
@Suite struct BrokenInputTests {
  private static let colorSet = """
    {"info": {"author": "xcode", "version": 1}, "colors": [
      {"idiom": "universal", "color": {"color-space": "display-p3",
        "components": {"red": "0x80", "green": "0.500", "blue": "12", "alpha": 1}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"platform": "ios", "reference": "systemRedColor"}}]}
    """

  private func damaged(_ bytes: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      let length = min(Int.random(in: 0..<24, using: &numbers), bytes.count - place)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.removeSubrange(place..<(place + length))
      case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test(arguments: [1, 2, 3]) func damagedFilesEndInAThemeOrInNamedFaults(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let native = try #require(BuiltInFiles.themes.first).bytes
    var outcomes: Set<String> = []
    for round in 0..<300 {
      let isNative = round.isMultiple(of: 2)
      let path = isNative ? "t.json" : "A.colorset/Contents.json"
      let bytes = damaged(isNative ? native : Array(Self.colorSet.utf8), &numbers)
      let diagnostics: [Diagnostic]
      do throws(InputError) {
        let loaded = try readTheme(ThemeInput(path, .file(bytes), FilesInMemory()))
        #expect(!loaded.theme.colors.isEmpty)
        diagnostics = loaded.diagnostics
        outcomes.insert(path + " theme")
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error })
        diagnostics = error.diagnostics
        outcomes.insert(path + " fault")
      }
      #expect(diagnostics.allSatisfy { $0.file == path })
    }
    #expect(outcomes.count == 4)
  }
}
