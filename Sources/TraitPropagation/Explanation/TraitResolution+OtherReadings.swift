import TraitModel

/// An answer to an open question that is not the one taken: a behaviour that no release has.
private struct UntakenReading {
  let question: RuleID
  let behavior: ReleaseBehaviors
  /// The rule that stands on the way down wherever the answer matters.
  let sign: RuleID

  static let all = [
    UntakenReading(question: "X-01", behavior: .contextPresentationInheritsPresenter, sign: "P-03"),
    UntakenReading(question: "X-03", behavior: .popoverInheritsPresenter, sign: "P-07"),
    UntakenReading(question: "X-05", behavior: .traitOverridesApplyLast, sign: "T-08"),
    UntakenReading(question: "X-19", behavior: .orphanInheritsFromSuperview, sign: "O-20"),
    UntakenReading(question: "T-01@17", behavior: .childOverrideIsInert, sign: "T-01"),
  ]
}

extension TraitResolution {
  /// The open questions whose other answer would give a node another style.
  func otherReadings(of index: NodeIndex, _ descent: Descent, in hierarchy: Hierarchy)
    -> [Explanation.OtherReading]
  {
    UntakenReading.all.filter { descent.rules.contains($0.sign) }.compactMap { reading in
      let other = TraitResolution(
        of: hierarchy, device: device, release: release, behaviors: behaviors.union(reading.behavior),
        previous: self)
      let style = other.traits(of: index).style
      guard style != traits(of: index).style else { return nil }
      return Explanation.OtherReading(
        question: reading.question, style: style,
        decider: other.descent(of: .userInterfaceStyle, to: index, in: hierarchy).decider)
    }
  }
}
