package import SceneFormats
import SceneModel
package import Simulator
import ThemeFormats
import TraitModel
package import TraitPropagation

/// One scene as an XCTest case: built from real UIKit objects, its lesson's edits made, and of each node asserted what
/// Halflight claims; and that parents are told of an edit before their children.
package struct ConformanceCase: Sendable {
  /// The class's name.
  package let className: String
  let lines: [String]

  /// - Throws: `LibraryFailure` where the scene's theme cannot be had.
  package init(of scene: Scene, named name: String, library: Library, rules: RuleBook) throws(LibraryFailure)
  {
    className = SwiftNames.identifier(name, startsUppercase: true) + "Conformance"
    var run = try LessonRun(scene, named: name, library: library)
    let steps = run.steps()
    var lines = ["/// " + commentLine(scene.name.text())]
    if let question = scene.lesson?.question?.text() { lines.append("/// " + commentLine(question)) }
    if let source = scene.lesson?.source { lines.append("/// " + commentLine(source)) }
    lines += ["@MainActor final class \(className): HalflightCase {", "  func testTraits() throws {"]
    let pin = scene.defaults.plist?.pinned.map { $0 == .light ? "Light" : "Dark" }
    lines.append("    try requireInfoPlist(style: \(pin.map(swiftLiteral) ?? "nil"))")
    if let reason = run.obstacle {
      lines.append("    throw XCTSkip(\(swiftLiteral(reason)))")
    } else {
      lines.append("    defer { takeDown() }")
      let spans = ClaimSpan.spans(
        releases: IOSRelease.allCases.filter { $0.behaviors.contains(.adaptiveAppearance) },
        nodes: run.claimedNodes, rules: rules, run: run)
      var body = run.building.everything() + steps + ["settle()", ""]
      if spans.contains(where: { $0.claims.contains(where: \.followsDevice) }) {
        body.append("let system = systemStyle()")
      }
      lines += body.map { $0.isEmpty ? "" : "    " + $0 }
      lines += Self.claims(spans, run).map { "    " + $0 }
    }
    self.lines = lines + ["  }", "}"]
  }

  private static func claims(_ spans: [ClaimSpan], _ run: LessonRun) -> [String] {
    func lines(_ span: ClaimSpan) -> [String] {
      span.claims.map { claim in
        "claim(\(swiftLiteral(claim.node.rawValue)), \(run.expression(for: claim.node)), \(claim.styleCode), "
          + ".\(claim.level.rawValue), by: \(swiftLiteral(claim.basis)))"
      } + span.orders.map { orderClaim($0, run) }
    }
    guard spans.count > 1 else { return spans.flatMap(lines) }
    var result: [String] = []
    for (place, span) in spans.reversed().enumerated() {
      let isOldest = place == spans.count - 1
      let lead = place == 0 ? "if" : "} else if"
      result.append(isOldest ? "} else {" : "\(lead) #available(iOS \(span.since.number).0, *) {")
      result += lines(span).map { "  " + $0 }
    }
    return result + ["}"]
  }

  private static func orderClaim(_ claim: OrderClaim, _ run: LessonRun) -> String {
    func named(_ id: NodeID) -> String { "\(swiftLiteral(id.rawValue)), \(run.expression(for: id))" }
    let condition = claim.styleCode.map { ", when: \($0)" } ?? ""
    return "claimOrder(inEdit: \(claim.pair.edit), \(named(claim.pair.parent)), "
      + "before: \(named(claim.pair.child))\(condition), by: \(swiftLiteral(claim.basis)))"
  }
}
