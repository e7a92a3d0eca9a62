import Foundation
import SceneFormats
import Simulator
import Specimens
import Testing
import TraitPropagation

@testable import UIKitExport

struct ConformanceTests {
  private let sheet = """
    {"name": "App", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "W", "rootViewController": {
      "id": "root", "view": {"id": "root.view", "subviews": [
        {"id": "a", "overrideUserInterfaceStyle": "dark", "subviews": [{"childViewController": {"id": "c"}}]},
        {"id": "plain"}]},
      "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet"}}}]}]},
     "lesson": {"question": "Why?", "edits": ["device dark", "set sheet light"], "expect": {"26": {"sheet": "light"}}}}
    """

  @Test func aCaseBuildsTheSceneMakesTheEditsAndClaimsByRelease() throws {
    let scene = try SceneReader.read(Array(sheet.utf8)).scene
    let made = try ConformanceCase(
      of: scene, named: "app-sheet", library: try Library.shipped(), rules: try RuleBook.builtIn())
    let expected = [
      "/// Why?", "@MainActor final class AppSheetConformance: HalflightCase {",
      "try requireInfoPlist(style: nil)",
      "let w = RecordingWindow(windowScene: scene)", "let rootView: UIView = root.view",
      "let a = RecordingView()",
      "a.overrideUserInterfaceStyle = .dark", "rootView.addSubview(a)", "root.addChild(c)",
      "a.addSubview(c.view)",
      "c.didMove(toParent: root)", "show(w)", "sheet.modalPresentationStyle = .pageSheet",
      "present(sheet, from: root)", #"edit("set sheet light")"#, "sheet.overrideUserInterfaceStyle = .light",
      "settle()",
      "if #available(iOS 17.0, *) {", #"claim("c", c, .dark, .base, by: "O-11 O-13, documented")"#,
      #"claim("sheet", sheet, .light, .elevated, by: "O-04, documented")"#,
      #"claimOrder(inEdit: 0, "sheet", sheet, before: "sheet.view", sheetView, when: .dark, by: "C-06, documented")"#,
      "} else {",
      #"claim("c", c, system, .base, by: "O-01 O-12, documented")"#,
    ]
    // All of them, in this order.
    var rest = made.lines.map { String($0.drop { $0 == " " }) }[...]
    for line in expected {
      let place = rest.firstIndex(of: line)
      #expect(place != nil, "\(line)")
      if let place { rest = rest[(place + 1)...] }
    }
    // Settings of the device are left to who runs it, and a view that asks for nothing and leads nowhere is left out.
    #expect(!made.lines.contains { $0.contains("plain") || $0.contains("device") })
  }

  @Test func whatATestCannotDoIsSkippedWithItsReason() throws {
    let moved = sheet.replacing("set sheet light", with: "move a root.view")
    let scene = try SceneReader.read(Array(moved.utf8)).scene
    let made = try ConformanceCase(
      of: scene, named: "app", library: try Library.shipped(), rules: try RuleBook.builtIn())
    #expect(made.lines.contains { $0.contains("throw XCTSkip(\"a test cannot make the edit") })
  }

  @Test func C_06_parentsAreToldBeforeChildrenAndNothingIsClaimedOfSiblings() throws {
    let siblings = """
      {"name": "App", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "W", "rootViewController": {
        "id": "root", "view": {"id": "root.view", "subviews": [{"id": "a"}, {"id": "b"},
          {"id": "pinned", "overrideUserInterfaceStyle": "light"}]}}}]}]},
       "lesson": {"question": "Who first?", "edits": ["set W dark"], "expect": {"26": {"a": "dark", "b": "dark"}}}}
      """
    let scene = try SceneReader.read(Array(siblings.utf8)).scene
    let made = try ConformanceCase(
      of: scene, named: "app", library: try Library.shipped(), rules: try RuleBook.builtIn())
    let pairs = [
      (#""W", w"#, #""root", root"#), (#""root", root"#, #""root.view", rootView"#),
      (#""root.view", rootView"#, #""a", a"#), (#""root.view", rootView"#, #""b", b"#),
    ]
    #expect(
      made.lines.map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("claimOrder") }
        == pairs.map {
          "claimOrder(inEdit: 0, \($0), before: \($1), when: .light, by: \"C-06, documented\")"
        })
  }

  /// Compiled against a stand-in for UIKit's declarations, without a warning.
  @Test(.enabled(if: Compiler.isThere, "there is no swiftc"))
  func everySceneThatShipsCompiles() throws {
    let library = try Library.shipped()
    let rules = try RuleBook.builtIn()
    var cases: [ConformanceCase] = []
    var parts: [String] = []
    for entry in try SceneCatalog(files: FilesInMemory()).entries {
      let scene = try library.scene(named: entry.name).scene
      cases.append(try ConformanceCase(of: scene, named: entry.name, library: library, rules: rules))
      let launched = try library.launch(scene, named: entry.name)
      parts.append(
        swiftOverrides(of: launched).replacing("applyOverrides", with: "applyOverrides\(parts.count)")
          .replacing("import UIKit", with: ""))
    }
    #expect(Set(cases.map(\.className)).count == cases.count)
    let text = ConformanceSuite(cases).text + parts.joined()
    #expect(try Compiler().complaints(about: text) == "")
  }
}

/// The Swift compiler, with stand-ins for UIKit and XCTest.
private struct Compiler {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  static var isThere: Bool { path != nil }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "halflight-export-" + UUID().uuidString)
  private let standIns = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("UIKitStandIn")

  /// What the compiler says of a file; nothing where all is well.
  func complaints(about text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Exported.swift")
    try Data(text.utf8).write(to: file)
    var said = ""
    for module in ["UIKit", "XCTest"] {
      said += try run(
        "-emit-module", "-parse-as-library", "-module-name", module, "-o",
        folder.appendingPathComponent(module + ".swiftmodule").path,
        standIns.appendingPathComponent(module + ".swift").path)
    }
    return try said + run("-typecheck", "-parse-as-library", "-I", folder.path, file.path)
  }

  private func run(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path ?? "/usr/bin/false")
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
