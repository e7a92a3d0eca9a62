import CellCanvas
import Localization
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension ExplanationSheet {
  /// Cells to a line, so that it reads well in any terminal and in a mail.
  private static let width = 80

  /// The answer in a line, the way down to it, what does not reach the node, and what would change it.
  func text(inColor: Bool) -> String {
    let style = explanation.style
    var page = StyledLines()
    page.add(.bold(node.id.rawValue + " is "), .about(style, style.rawValue, isBold: true))
    page.lines.append([.dim(circumstances.joined(separator: " · "))])
    if let wanted {
      page.lines.append([])
      page.lines += wantedLines(wanted)
      return page.text(inColor: inColor)
    }
    page.lines.append([])
    page.lines += aligned(explanation.chain.indices.map(link)).map { [StyledSpan("  ")] + $0 }
    page.section(.bold("Why"), rulesOnTheWay.flatMap { lines(for: $0) })
    page.section(.bold("What it shows"), whatItShows.flatMap { lines(for: $0) + code($0.swift) })
    page.section(.bold("What does not reach it"), explanation.blocked.flatMap(lines(for:)))
    page.section(.bold("To make it \(otherStyle.rawValue)"), aligned(ways.map(line(for:))))
    page.section(.bold("Not settled"), otherReadings.flatMap { lines(for: $0) })
    return page.text(inColor: inColor)
  }

  /// The way down to the node and what does not reach it, without the rest.
  var reasons: [StyledLine] {
    let blocked = explanation.blocked.flatMap(lines(for:))
    return aligned(explanation.chain.indices.map(link))
      + (blocked.isEmpty ? [] : [[.dim("what does not reach it")]]) + blocked.map { [StyledSpan("  ")] + $0 }
  }

  /// The answer to `--want`: the ways, and each as an option to try out.
  private func wantedLines(_ wanted: EffectiveStyle) -> [StyledLine] {
    if wanted == explanation.style { return [[.good("It is \(wanted.rawValue) already.")]] }
    if ways.isEmpty { return [[.alert("No override can make it \(wanted.rawValue) here.")]] }
    return aligned(
      ways.map { way in
        line(for: way) + [[.dim(way.edits.map(\.option).joined(separator: " "))]]
      })
  }

  /// Its place in the chain, what it does there, and the rule.
  private func link(_ place: Int) -> [StyledLine] {
    let link = explanation.chain[place]
    let lead = place == 0 ? "" : String(repeating: "  ", count: place - 1) + "└ "
    let name = hierarchy[link.node].id.rawValue
    let isNode = link.node == explanation.node
    let (role, decides) = role(at: place)
    return [
      [.dim(lead), isNode ? .bold(name) : StyledSpan(name)],
      [decides ? .about(explanation.style, role) : .dim(role)], [.dim(link.rule.rawValue)],
    ]
  }

  private func code(_ lines: [String]) -> [StyledLine] { lines.map { [.dim("    " + $0)] } }

  private func lines(for statement: Statement) -> [StyledLine] {
    let label = statement.label
    return wrapped(statement.text, width: Self.width - 2 - label.count - 2).enumerated().map { place, line in
      [.dim(place == 0 ? label + "  " : String(repeating: " ", count: label.count + 2)), StyledSpan(line)]
    }
  }

  private func lines(for blocked: Explanation.Blocked) -> [StyledLine] {
    let style = blocked.override
    let fix: StyledLine =
      blocked.fix.edits.isEmpty
      ? [.dim(blocked.fix.text.english)]
      : [
        .good(blocked.fix.text.english), .dim("   " + blocked.fix.edits.map(\.option).joined(separator: " ")),
      ]
    return [
      [
        .bold(hierarchy[blocked.node].id.rawValue + "  "),
        .about(style.effective, "override = \(style.rawValue)"),
      ]
    ]
      + lines(for: Statement(blocked.rule.rawValue, rules.rule(blocked.rule)?.summary ?? "")).map {
        [StyledSpan("  ")] + $0
      }
      + [[.dim("  fix  ")] + fix]
  }

  private func line(for way: WayToMake) -> [StyledLine] {
    let edits = way.edits.map { "\($0.node) = \($0.style.rawValue)" }.joined(separator: ", ")
    let count = way.changedCount == 1 ? "1 node changes" : "\(way.changedCount) nodes change"
    return [[.about(otherStyle, edits)], [.dim(count)]]
  }

}

extension FixEdit {
  /// As an option of the command line, for trying it out.
  fileprivate var option: String { "--set \(node)=\(style.rawValue)" }
}
