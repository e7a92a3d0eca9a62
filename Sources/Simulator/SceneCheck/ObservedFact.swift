import LocatedInput
import SceneFormats
import SceneModel
import TraitModel
import TraitPropagation

/// What is seen that is no colour: a line `NODE.FACT WORD` among what a lesson observes.
struct ObservedFact {
  enum Fact: String, CaseIterable {
    /// The variant that a view shows.
    case image
    /// The colour scheme that a web view tells its page; `none` where the page does not ask.
    case colorScheme
    /// The style of a field's keyboard.
    case keyboard
    /// The status bar's content, if this controller is asked for it: `light` or `dark`.
    case statusBarContent
    /// Of the screen: the style of the launch screen; `none` once the app has drawn a frame.
    case launchScreen
  }

  let node: NodeID
  let fact: Fact
  let word: String

  /// Nil for a line that is about something else, a colour.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let dot = words[0].lastIndex(of: "."),
      let fact = Fact(rawValue: String(words[0][words[0].index(after: dot)...]))
    else { return nil }
    node = NodeID(String(words[0][..<dot]))
    self.fact = fact
    word = String(words[1])
  }
}

extension Simulation {
  /// What is seen of a node now.
  func observed(_ fact: ObservedFact.Fact, of node: NodeID) throws(ObservationFailure) -> String {
    guard let index = hierarchy.index(of: node) else {
      throw ObservationFailure("there is no node `\(node)`")
    }
    let traits = resolution.traits(of: index)
    switch fact {
    case .image: return shownVariant(of: node, traits) ?? "none"
    case .keyboard: return keyboardStyle(of: node, traits.style).rawValue
    case .statusBarContent: return statusBarContent(of: node, traits.style).rawValue
    case .launchScreen: return isLaunching ? resolution.traits(of: hierarchy.screen).style.rawValue : "none"
    case .colorScheme:
      return content.views[node]?.prefersColorScheme == true ? traits.style.rawValue : "none"
    }
  }

  private func shownVariant(of node: NodeID, _ traits: EffectiveTraits) -> String? {
    guard let picture = content.views[node]?.picture, !unassigned.contains(node) else { return nil }
    let held = picture.freezes ? frozen[node] ?? traits : traits
    return picture.variant(for: held.style)?.name
  }
}
