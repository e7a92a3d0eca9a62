import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct AssetCatalogTests {
  private let red = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "255", "green": "0", "blue": "0", "alpha": "1.000"}}}]}
    """
  private let namespace = #"{"properties": {"provides-namespace": true}}"#

  private func reference(_ name: String) -> String {
    #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(name)"}}]}"#
  }

  private func read(_ texts: [String: String], _ change: (inout FilesInMemory) -> Void = { _ in }) throws
    -> LoadedTheme
  {
    var files = FilesInMemory(
      Dictionary(uniqueKeysWithValues: texts.map { ("/App/Colors.xcassets/" + $0.key, $0.value) }))
    change(&files)
    return try readTheme(at: "/App/Colors.xcassets", files: files)
  }

  @Test func onlyNamespacedFoldersPrefixAName() throws {
    let loaded = try read([
      "Contents.json": "{}",
      "Top.colorset/Contents.json": red,
      "Plain/In.colorset/Contents.json": red,
      "Brand/Contents.json": namespace,
      "Brand/Primary.colorset/Contents.json": red,
      "Brand/Group/Deep.colorset/Contents.json": red,
      "Brand/Sub/Contents.json": namespace,
      "Brand/Sub/Primary.colorset/Contents.json": red,
    ])
    #expect(loaded.theme.name == "Colors")
    #expect(
      Set(loaded.theme.colors.map(\.name)) == [
        "Top", "In", "Brand/Primary", "Brand/Deep", "Brand/Sub/Primary",
      ])
  }

  @Test func equalLeafNamesInDifferentNamespacesAreDifferentColours() throws {
    let loaded = try read([
      "A/Contents.json": namespace, "A/label.colorset/Contents.json": red,
      "B/Contents.json": namespace, "B/label.colorset/Contents.json": red,
    ])
    #expect(loaded.theme.colors.map(\.name) == ["A/label", "B/label"])
    #expect(loaded.theme.colors.allSatisfy { $0.role == nil })
  }

  @Test func otherAssetsAreSkippedWithoutALook() throws {
    let loaded = try read([
      "A.colorset/Contents.json": red,
      "Icon.appiconset/Contents.json": "{ broken",
      "Photo.imageset/Contents.json": #"{"images": [],}"#,
      "Photo.imageset/A.colorset/Contents.json": "{ broken",
      "readme.txt": "text",
    ])
    #expect(loaded.theme.colors.map(\.name) == ["A"])
    #expect(!loaded.diagnostics.contains { $0.severity > .note })
  }

  @Test func aBrokenSetDoesNotSpoilTheOthers() throws {
    let loaded = try read([
      "A.colorset/Contents.json": red, "B.colorset/Contents.json": "{\n  \"colors\": [}",
      "C.colorset/Other.json": "{}", "D.colorset/Contents.json": red,
    ]) { $0.unreadable = ["/App/Colors.xcassets/D.colorset/Contents.json"] }
    #expect(loaded.theme.colors.map(\.name) == ["A"])
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.compactMap(\.file)
        == ["B", "C", "D"].map { "/App/Colors.xcassets/\($0).colorset/Contents.json" })
    #expect(errors.first?.location?.line == 2)
  }

  @Test func aBrokenGroupFileLosesTheNamespaceAndSaysSo() throws {
    let loaded = try read(["Brand/Contents.json": "{", "Brand/A.colorset/Contents.json": red])
    #expect(loaded.theme.colors.map(\.name) == ["A"])
    #expect(
      loaded.diagnostics.contains {
        $0.severity == .error && $0.file?.hasSuffix("Brand/Contents.json") == true
      })
  }

  @Test func namesTakeRolesAndReferencesOnlyWhatIsLeft() throws {
    let loaded = try read([
      "AccentColor.colorset/Contents.json": red,
      "label.colorset/Contents.json": red,
      "Ink.colorset/Contents.json": reference("labelColor"),
      "Alarm.colorset/Contents.json": reference("systemRedColor"),
      "Brand.colorset/Contents.json": red,
    ])
    let roles = Dictionary(uniqueKeysWithValues: loaded.theme.colors.map { ($0.name, $0.role?.name) })
    #expect(roles["AccentColor"] == "tintColor")
    #expect(roles["label"] == "label")
    #expect(roles["Ink"] == .some(nil))
    #expect(roles["Alarm"] == "systemRed")
    #expect(roles["Brand"] == .some(nil))
    let ink = loaded.theme.colors.first { $0.name == "Ink" }
    #expect(ink?.notes.contains("the role label is taken by label") == true)
  }

  @Test func aCatalogWithoutColoursIsNoTheme() {
    #expect { try read(["Photo.imageset/Contents.json": "{}"]) } throws: { error in
      guard case .input(let input)? = error as? ThemeReadFailure else { return false }
      return input.diagnostics.contains { $0.message == "the catalog holds no colour sets" }
    }
  }

  @Test func theLimitsEndAWalkAndSaySo() throws {
    var texts = ["A.colorset/Contents.json": red]
    texts[String(repeating: "g/", count: 40) + "B.colorset/Contents.json"] = red
    let loaded = try read(texts)
    #expect(loaded.theme.colors.map(\.name) == ["A"])
    #expect(loaded.diagnostics.contains { $0.message.contains("deeper than 32 levels") })

    let files = FilesInMemory(["/c/A.colorset/Contents.json": red, "/c/B.colorset/Contents.json": red])
    var reader = AssetCatalogReader(files: files, limits: .init(sets: 1))
    reader.readGroup(at: "/c", names: ["A.colorset", "B.colorset"])
    #expect(try reader.theme(named: "c").colors.count == 1)
    #expect(
      reader.diagnostics.contains { $0.severity == .error && $0.message.contains("more than 1 colour sets") })
  }
}
