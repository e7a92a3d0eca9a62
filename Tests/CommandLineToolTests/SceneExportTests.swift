import Testing

@testable import CommandLineTool

struct SceneExportTests {
  @Test func swiftSetsTheOverridesByUIKitsNames() {
    let run = ToolRun("scene", "export", "window-overrides-everything", "--format", "swift")
    #expect(run.status == .done && run.output.contains(".overrideUserInterfaceStyle = .dark"))
  }

  @Test func severalScenesMakeOneFileOfTests() {
    let run = ToolRun(
      "scene", "export", "settings-sheet", "view-above-child", "--format", "xctest", "-o", "Claims.swift")
    let text = String(decoding: run.written["Claims.swift"] ?? [], as: UTF8.self)
    #expect(run.status == .done && run.output == "")
    #expect(text.contains("class SettingsSheetConformance: HalflightCase"))
    #expect(text.contains("class ViewAboveChildConformance: HalflightCase"))
    #expect(text.contains("#available(iOS 17.0, *)"))
  }

  @Test func whatIsMissingIsAskedFor() {
    #expect(ToolRun("scene", "export", "--format", "swift").status == .usage)
    #expect(ToolRun("scene", "export", "settings-sheet").status == .usage)
    #expect(ToolRun("scene", "export", "alert", "settings-sheet", "--format", "swift").status == .usage)
    #expect(
      ToolRun("scene", "export", "setings-sheet", "--format", "swift").messages.first?.contains(
        "settings-sheet") == true)
  }

  @Test func aStillShowsTwoPhonesBesideEachOther() {
    let run = ToolRun(
      "render", "--side-by-side", "releases", "--scene", "view-above-child", "--format", "text")
    #expect(run.output.contains("iOS 16") && run.output.contains("iOS 26"))
    let styles = ToolRun(
      "render", "--side-by-side", "light-dark", "--format", "text", "--panes", "all", "--size", "120x40")
    #expect(styles.output.contains("Hierarchy · Light | Dark"))
  }
}
