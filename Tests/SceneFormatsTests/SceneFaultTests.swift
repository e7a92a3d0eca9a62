import LocatedInput
import SceneModel
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

/// What is said of files with faults: the place, what was found, what would be right.
@Suite struct SceneFaultTests {
  @Test(arguments: faults) func itIsReportedAtItsPlace(fault: Fault) {
    let found = diagnostics(of: fault.text)
    let texts = found.map {
      $0.text.replacing("screen.windowScenes[0].windows[0].rootViewController", with: "root")
    }
    #expect(texts == fault.expected)
  }

  @Test func aFaultyPropertyIsLeftOutAndItsViewStays() throws {
    let (scene, _) = try read(window(#""view": {"id": "v", "text": 5, "alpha": 0.5}"#))
    #expect(scene.content.views["v"]?.alpha == 0.5)
    #expect(scene.content.views["v"]?.text == nil)
  }

  @Test func aFaultyNodeIsLeftOutWithAllBelowIt() throws {
    let (scene, found) = try read(
      window(#""view": {"id": "v", "subviews": [{"id": "a b", "subviews": [{"id": "c"}]}, {"id": "d"}]}"#))
    #expect(found.map(\.severity) == [.error])
    #expect(scene.hierarchy.index(of: "c") == nil)
    #expect(scene.hierarchy.index(of: "d") != nil)
  }

  @Test func aSceneWithoutAnyWindowIsRefused() {
    #expect(throws: InputError.self) {
      try read(#"{"name": "x", "screen": {"windowScenes": [{"id": "s"}]}}"#)
    }
    #expect(throws: InputError.self) { try read(#"{"name": "x"}"#) }
    #expect(throws: InputError.self) { try read("[]") }
  }

  @Test func aThemeGivenAsASceneIsRecognised() {
    let found = diagnostics(of: #"{"name": "Harbour", "colors": {}}"#)
    #expect(found.contains { $0.remedy?.contains("--theme") == true })
  }

  // MARK: Limits

  @Test func moreNodesThanTheLimitAreRefusedOnce() {
    let views = Array(repeating: "{}", count: 20).joined(separator: ", ")
    let bytes = Array(window(#""view": {"subviews": [\#(views)]}"#).utf8)
    let limits = SceneReader.Limits(nodes: 10)
    #expect {
      try SceneReader.read(bytes, limits: limits)
    } throws: { error in
      (error as? InputError)?.diagnostics.map(\.message) == ["the scene has more than 10 nodes"]
    }
  }

  @Test func whatNestsDeeperThanTheLimitIsLeftOut() throws {
    let levels = 12
    let nested = String(repeating: #"{"subviews": ["#, count: levels) + String(repeating: "]}", count: levels)
    let bytes = Array(window(#""view": \#(nested)"#).utf8)
    let (scene, found) = try SceneReader.read(bytes, limits: SceneReader.Limits(depth: 10))
    #expect(found.map(\.message) == ["nodes nest deeper than 10 levels"])
    let hierarchy = scene.hierarchy
    #expect(hierarchy.preorder.map { hierarchy.ancestors(of: $0).count }.max() == 10)
  }

  @Test func theDeepestSceneThatIsAllowedCanBeReadAndWritten() throws {
    let depth = SceneReader.Limits().depth - 3
    let nested = String(repeating: #"{"subviews": ["#, count: depth) + String(repeating: "]}", count: depth)
    let (scene, found) = try read(window(#""view": \#(nested)"#))
    #expect(found == [])
    let again = try SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
    #expect(again.diagnostics == [])
    #expect(again.scene.hierarchy.count == scene.hierarchy.count)
  }

  @Test func aFileOverTheLimitIsNotRead() {
    let bytes = [UInt8](repeating: 0x20, count: 100)
    #expect {
      try SceneReader.read(bytes, limits: SceneReader.Limits(bytes: 99))
    } throws: { error in
      (error as? InputError)?.diagnostics.first?.message == "the file is 100 bytes long, over the limit of 99"
    }
  }

  // MARK: Releases

  @Test func traitOverridesBeforeIOS17AreWarnedOf() throws {
    let text = window(#""traitOverrides": {"userInterfaceStyle": "dark"}"#)
    #expect(try SceneReader.read(Array(text.utf8), release: .iOS17).diagnostics == [])
    let found = try SceneReader.read(Array(text.utf8), release: .iOS16).diagnostics
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message == "iOS 16 has no traitOverrides")
    let own = text.replacing(#""name""#, with: #""ios": 15, "name""#)
    #expect(
      try SceneReader.read(Array(own.utf8)).diagnostics.map(\.message) == ["iOS 15 has no traitOverrides"])
  }

  @Test func X_05_twoDoorsToTheStyleOfOneObjectAreWarnedOf() throws {
    let (scene, found) = try read(
      window(#""overrideUserInterfaceStyle": "light", "traitOverrides": {"userInterfaceStyle": "dark"}"#))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.remedy?.contains("X-05") == true)
    #expect(scene.hierarchy["root"]?.requestedStyle == .light)
  }
}

private func diagnostics(of text: String) -> [Diagnostic] {
  do { return try read(text).diagnostics } catch let error as InputError { return error.diagnostics } catch {
    return []
  }
}

private func read(_ text: String) throws -> (scene: Scene, diagnostics: [Diagnostic]) {
  try SceneReader.read(Array(text.utf8))
}
