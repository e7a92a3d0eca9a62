import Simulator
import TraitModel
import TraitPropagation

/// What is claimed of one node: for a device in light and in dark, and on what that rests.
struct Claim: Hashable {
  let node: NodeID
  /// By the device's style, in the order of `EffectiveStyle.allCases`.
  let styles: [EffectiveStyle]
  let level: UserInterfaceLevel
  /// For instance `O-04, documented`.
  let basis: String

  /// Whether the node's style is not the same on every device.
  var followsDevice: Bool { Set(styles).count > 1 }

  /// As Swift: a fixed style, or the device's.
  var styleCode: String {
    if styles == EffectiveStyle.allCases { return "system" }
    if let only = styles.first, styles.allSatisfy({ $0 == only }) { return ".\(only.rawValue)" }
    return "system == .dark ? .light : .dark"
  }
}

/// The releases from one on under which the same is claimed.
struct ClaimSpan: Hashable {
  let since: IOSRelease
  let claims: [Claim]
  let orders: [OrderClaim]
}

extension ClaimSpan {
  /// The claims of a run for each style of the device, under each release; equal neighbours are one span.
  static func spans(
    releases: [IOSRelease], nodes: [NodeID], rules: RuleBook,
    run: LessonRun
  ) -> [ClaimSpan] {
    var spans: [ClaimSpan] = []
    for release in releases {
      let outcomes = EffectiveStyle.allCases.map { run.outcome(release, $0, rules: rules) }
      let claims = nodes.compactMap { claim(of: $0, in: outcomes.map(\.app), rules) }
      let orders = OrderClaim.all(
        in: outcomes, among: run.recordedNodes, evidence: rules.evidence(of: OrderClaim.rule, in: release))
      if spans.last?.claims != claims || spans.last?.orders != orders {
        spans.append(ClaimSpan(since: release, claims: claims, orders: orders))
      }
    }
    return spans
  }

  private static func claim(of id: NodeID, in runs: [Simulation], _ rules: RuleBook) -> Claim? {
    let traits = runs.compactMap { $0.traits(of: id) }
    guard traits.count == runs.count, let first = traits.first else { return nil }
    var bases: [String] = []
    for run in runs {
      guard let index = run.hierarchy.index(of: id) else { continue }
      let decision = run.resolution.decision(for: index, in: run.hierarchy, rules: rules)
      let way = decision.rules.reduce(into: [RuleID]()) { if !$0.contains($1) { $0.append($1) } }
      let basis = way.map(\.rawValue).joined(separator: " ") + ", " + decision.evidence.rawValue
      if !bases.contains(basis) { bases.append(basis) }
    }
    return Claim(
      node: id, styles: traits.map(\.style), level: first.level, basis: bases.joined(separator: "; "))
  }
}
