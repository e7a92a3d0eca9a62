import CellCanvas
import ChangeDelivery
import Localization
import Simulator
import TraitModel
import TraitPropagation

extension WhyPane {
  /// `UITraitCollection.current` as code would read it now: inside the call that is being stepped through, or outside.
  func current() -> [StyledLine] {
    if let call = session.stepping?.delivery {
      let line = StyledLine(glyphs.padded("current", to: 12), Chrome.faint).then(
        call.current.traits.style.rawValue
      )
      .then("  in \(call.title) of \(call.id)", Chrome.faint)
      return [line.end(call.current.isGuaranteed ? "K-01" : "K-02")]
    }
    let simulation = session.simulation
    let screen = CurrentTraits(
      screen: simulation.resolution.traits(of: simulation.hierarchy.screen).collection)
    let style = screen[.main].userInterfaceStyle.rawValue
    return [
      StyledLine(glyphs.padded("current", to: 12), Chrome.faint).then(style).then(
        "  outside callbacks: the screen's", Chrome.faint
      )
      .end("K-02")
    ]
  }
}
