import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct AndroidTests {
  private func resources(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(content)\n</resources>"
  }

  private func folder(day: String, night: String) -> ReadText {
    ReadText(
      path: "/res",
      files: FilesInMemory([
        "/res/values/colors.xml": resources(day), "/res/values-night/colors.xml": resources(night),
        "/res/values/strings.xml": resources("<string name=\"a\">b</string>"),
        "/res/values-de/colors.xml": "broken",
      ]))
  }

  @Test func theNightFileHoldsOnlyWhatDiffers() {
    let read = folder(
      day:
        "<color name=\"label\">#111</color>\n<color name=\"brand\">#80FF0000</color>\n<item name=\"old\" type=\"color\">#8123</item>",
      night: "<color name=\"label\">#EEEEEE</color>")
    #expect(read.theme?.format == "android")
    #expect(read.values("label") == "#111111 #EEEEEE")
    #expect(read.values("brand") == "#FF000080 ~#FF000080")
    #expect(read.values("old") == "#11223388 ~#11223388")
  }

  @Test func anAliasFollowsTheNight() {
    let read = folder(
      day:
        "<color name=\"text\">@color/ink</color><color name=\"ink\">#000000</color><color name=\"w\">@android:color/white</color>",
      night: "<color name=\"ink\">#FFFFFF</color>")
    #expect(read.values("text") == "#000000 #FFFFFF")
    #expect(read.values("w") == "#FFFFFF ~#FFFFFF")
  }

  @Test func namesOfRolesAndOfMaterialAreUnderstood() {
    let read = folder(
      day:
        "<color name=\"secondary_label\">#111111</color><color name=\"md_theme_onSurface\">#222222</color>",
      night: "")
    #expect(read.color("secondary_label")?.role?.name == "secondaryLabel")
    #expect(read.color("label")?.isDerived == true)
    #expect(read.values("label")?.hasSuffix("#222222") == true)
  }

  @Test func faultsKeepTheirPlacesAndTheRestIsRead() {
    let read = folder(
      day:
        "<color name=\"a\">#12345</color>\n<color>#000000</color>\n<color name=\"c\">@color/lable</color>\n<color name=\"label\">#000000</color>",
      night: "<color")
    #expect(read.values("label") != nil)
    let places = read.diagnostics.filter { $0.severity == .error }.map {
      "\($0.file ?? ""):\($0.location?.line ?? 0)"
    }
    #expect(
      Set(places) == [
        "/res/values/colors.xml:3", "/res/values/colors.xml:4", "/res/values/colors.xml:5",
        "/res/values-night/colors.xml:4",
      ])
    #expect(read.diagnostics.contains { $0.remedy == "did you mean \"label\"?" })
  }

  @Test func aliasesInACircleHaveNoValue() {
    let read = folder(day: "<color name=\"a\">@color/b</color><color name=\"b\">@color/a</color>", night: "")
    #expect(read.values("a") == "- -")
  }

  @Test func aDoctypeWithEntitiesIsRefused() {
    let read = ReadText(
      "<!DOCTYPE resources [<!ENTITY c \"#fff\">]>\n<resources><color name=\"a\">&c;</color></resources>")
    #expect(read.theme == nil)
    #expect(read.first(.error)?.message == "the document declares an entity")
  }

  @Test(.enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"))
  func theRealPairIsReadFileByFile() {
    let day = ReadText(path: DiskFiles.corpus("android/colors.xml"), files: DiskFiles())
    #expect(day.values("splash_background") == "#09101C ~#09101C")
    #expect(day.first(.error) == nil)
  }
}
