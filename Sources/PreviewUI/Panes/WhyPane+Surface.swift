import CellCanvas
import Localization
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// Why what the node shows looks as it does, where that is more than its traits.
extension WhyPane {
  func surface(_ index: NodeIndex, width: Int) -> [StyledLine] {
    let node = hierarchy[index].id
    let notes = simulation.surfaceNotes(of: node).flatMap { lines(of: $0, width: width) }
    return frozen(node, width: width) + (notes.isEmpty ? [] : notes + [StyledLine()])
  }

  private func lines(of note: SurfaceNote, width: Int) -> [StyledLine] {
    let style = note.isTrap ? Chrome.bad : Chrome.plain
    let text = glyphs.wrapped(note.text, width: width - 6).enumerated().map { place, text in
      let line = StyledLine(text, style)
      return place == 0 ? note.rule.map { line.end($0) } ?? line : line
    }
    return text + (note.swift.map { wrapped($0, width: width - 2).map { StyledLine("  " + $0) } } ?? [])
  }

  /// What of the node froze, how it is assigned again, and the code that is right.
  private func frozen(_ node: NodeID, width: Int) -> [StyledLine] {
    guard let verdict = simulation.frozenVerdict(of: node) else { return [] }
    let state =
      switch verdict.state {
      case .current: StyledLine("resolved for what its view has now", Chrome.good)
      case .stale(let held):
        StyledLine("frozen while \(held.appearance.phrase) \(glyphs.stale)", Chrome.bad)
      case .unassigned: StyledLine("nothing assigned yet \(glyphs.stale)", Chrome.bad)
      }
    var lines = [
      state,
      StyledLine(glyphs.padded("refresh", to: 12), Chrome.faint).then(verdict.refresh.rawValue).end("R"),
    ]
    lines += glyphs.wrapped(verdict.reason, width: width - verdict.rule.count - 2).enumerated().map {
      place, text in
      let line = StyledLine(text, verdict.isRight ? Chrome.good : Chrome.bad)
      return place == 0 ? line.end(verdict.rule) : line
    }
    if !verdict.swift.isEmpty {
      lines.append(StyledLine("Right, in the view's own callbacks:", Chrome.faint))
      lines += verdict.swift.flatMap { wrapped($0, width: width - 2) }.map { StyledLine("  " + $0) }
    }
    return lines + [StyledLine()]
  }
}
