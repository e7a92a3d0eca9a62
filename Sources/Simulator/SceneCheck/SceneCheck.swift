import LocatedInput
package import SceneFormats
import SceneModel
import ThemeFormats
package import TraitModel
package import TraitPropagation

/// Whether what a scene's lesson says is true: its edits are made under each release that it names, and what came out
/// is compared with what it expects.
package struct SceneCheck: Sendable {
  /// One thing that is not as the lesson says.
  package struct Finding: Hashable, Sendable {
    /// Nil where it is the same under every release.
    package var release: IOSRelease?
    package var node: NodeID?
    /// A sentence without its full stop.
    package var message: String
  }

  /// How many single expectations were compared.
  package private(set) var compared = 0
  package private(set) var findings: [Finding] = []

  private let library: Library

  /// Checks a scene; one without a lesson has nothing to compare.
  package init(of scene: Scene, named name: String, library: Library, rules: RuleBook) throws(LibraryFailure)
  {
    self.library = library
    guard let lesson = scene.lesson else { return }
    for id in lesson.rules where rules.rule(RuleID(id)) == nil && rules.question(RuleID(id)) == nil {
      findings.append(Finding(message: "there is no rule \(id)"))
    }
    let releases = lesson.expectations.keys.sorted { $0.rawValue < $1.rawValue }
    var fixMatters = false
    for release in releases.isEmpty ? [scene.defaults.release ?? .latest] : releases {
      var simulation = try library.launch(scene, named: name, under: release)
      guard make(lesson.edits, called: "the edit", in: &simulation, under: release) != nil else { continue }
      compare(lesson.expectations[release] ?? [:], with: simulation, under: release)
      if release == releases.last ?? release {
        compare(lesson.observations, with: simulation, under: release)
      }
      guard let changed = make(lesson.fixEdits, called: "the fix", in: &simulation, under: release) else {
        fixMatters = true
        continue
      }
      fixMatters = fixMatters || changed
      compare(lesson.fixExpectations, after: " after the fix", with: simulation, under: release)
      if release == releases.last ?? release {
        compare(lesson.fixObservations, after: " after the fix", with: simulation, under: release)
      }
    }
    if !lesson.fixEdits.isEmpty, !fixMatters {
      findings.append(Finding(message: "the fix changes nothing under any release that is named"))
    }
  }

  /// Makes edits one after the other.
  /// - Returns: whether a trait or the look changed; nil where an edit could not be made, which is a finding.
  private mutating func make(
    _ lines: [String], called what: String, in simulation: inout Simulation, under release: IOSRelease
  ) -> Bool? {
    let before = simulation
    for line in lines {
      let hierarchy = simulation.hierarchy
      do throws(EditSyntaxError) {
        let edit = try EditParser { hierarchy.index(of: $0) != nil }.parse(line)
        do throws(EditFailure) { _ = try simulation.apply(edit, library: library) } catch {
          findings.append(
            Finding(release: release, message: "\(what) \"\(line)\" cannot be made: \(error.text)"))
          return nil
        }
      } catch {
        findings.append(Finding(release: release, message: "\(what) \"\(line)\" is none: \(error.message)"))
        return nil
      }
    }
    return !simulation.changes(since: before).isEmpty || simulation.looksDifferent(from: before)
  }

  private mutating func compare(
    _ expected: [NodeID: EffectiveStyle], after what: String = "", with simulation: Simulation,
    under release: IOSRelease
  ) {
    for (node, style) in expected.sorted(by: { $0.key < $1.key }) {
      compared += 1
      guard let traits = simulation.traits(of: node) else {
        let names = simulation.hierarchy.preorder.map { simulation.hierarchy[$0].id.rawValue }
        let near = nearestName(to: node.rawValue, among: names).map { "; did you mean `\($0)`?" } ?? ""
        findings.append(Finding(release: release, node: node, message: "there is no node `\(node)`\(near)"))
        continue
      }
      if traits.style != style {
        findings.append(
          Finding(
            release: release, node: node,
            message: "`\(node)`\(what) is \(traits.style.rawValue), expected \(style.rawValue)"))
      }
    }
  }

  private mutating func compare(
    _ observations: [String], after what: String = "", with simulation: Simulation,
    under release: IOSRelease
  ) {
    for line in observations {
      compared += 1
      do throws(ObservationFailure) {
        if let expected = ObservedFact(line) {
          try compare(expected, with: simulation, under: release)
          continue
        }
        let observation = try Observation(line, in: simulation.hierarchy)
        let seen = try observation.seen(in: simulation)
        if seen != observation.wanted {
          findings.append(
            Finding(
              release: release, node: observation.node,
              message: "`\(observation.node).\(observation.property.name)`\(what) is \(seen), "
                + "expected \(observation.wanted)"))
        }
      } catch {
        findings.append(Finding(release: release, message: "\"\(line)\": \(error.reason)"))
      }
    }
  }

  private mutating func compare(
    _ expected: ObservedFact, with simulation: Simulation, under release: IOSRelease
  ) throws(ObservationFailure) {
    let seen = try simulation.observed(expected.fact, of: expected.node)
    if seen != expected.word {
      findings.append(
        Finding(
          release: release, node: expected.node,
          message: "`\(expected.node).\(expected.fact.rawValue)` is \(seen), expected \(expected.word)"))
    }
  }
}
