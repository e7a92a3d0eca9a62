import CellCanvas
import ColorModel
import Localization
import LocatedInput
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// Why the selected node has its style: the chain from the decider, what does not reach it, and what would change it.
struct WhyPane {
  let session: Session
  let glyphs: Glyphs

  var simulation: Simulation { session.simulation }
  var hierarchy: Hierarchy { simulation.hierarchy }

  func lines(width: Int) -> [StyledLine] {
    guard let index = hierarchy.index(of: session.selection) else { return [] }
    let explanation = simulation.resolution.explain(index, in: hierarchy, rules: session.rules)
    var lines = heading(index, explanation)
    lines += surface(index, width: width)
    lines += chain(explanation)
    lines += blocked(explanation, width: width)
    lines += ways(index, explanation)
    lines += readings(explanation, width: width)
    lines += facts(index, explanation)
    lines += colors(index)
    return lines
  }

  private func heading(_ index: NodeIndex, _ explanation: Explanation) -> [StyledLine] {
    let node = hierarchy[index]
    let line = StyledLine(node.id.rawValue, Chrome.strong).then(node.kind == .layer ? " is drawn " : " is ")
      .then(
        "\(glyphs.style(explanation.style)) \(explanation.style.phrase)",
        bold(Chrome.style(explanation.style)))
    var lines = [line.end(visibleControls(in: node.className))]
    if node.kind == .layer {
      lines.append(StyledLine("A layer has no traits; its owner's count.", Chrome.faint))
    }
    if simulation.resolution.isStale(index) {
      lines.append(StyledLine("in no view hierarchy: keeps earlier traits", Chrome.bad))
    }
    return lines + [StyledLine()]
  }

  private func chain(_ explanation: Explanation) -> [StyledLine] {
    explanation.chain.enumerated().map { depth, link in
      let node = hierarchy[link.node]
      var line = StyledLine(String(repeating: "  ", count: min(depth, 8)))
      if depth > 0 { line = line.then(glyphs.below + " ", Chrome.faint) }
      line = line.then(node.id.rawValue, link.node == explanation.node ? Chrome.strong : Chrome.plain)
      line = depth == 0 ? decider(line, link) : line.then("  \(crossing(into: link))", Chrome.faint)
      return line.end(link.rule.rawValue + evidenceMark(link.rule))
    } + [StyledLine()]
  }

  private func decider(_ line: StyledLine, _ link: Explanation.Link) -> StyledLine {
    if link.node == hierarchy.screen {
      let pinned = simulation.device.plist.pinned
      return line.then(
        pinned.map { "  Info.plist = \($0.rawValue)" } ?? "  device = \(simulation.device.style.rawValue)",
        Chrome.faint)
    }
    if link.rule == "T-01" { return line.then("  set by its parent for this child", Chrome.faint) }
    guard let style = link.override.effective else { return line.then("  keeps what it had", Chrome.faint) }
    return line.then("  override = \(style.rawValue)", Chrome.style(style))
  }

  private func crossing(into link: Explanation.Link) -> Phrase {
    let node = hierarchy[link.node]
    guard node.kind == .presentationController, let shown = hierarchy.presentedViewController(of: link.node)
    else {
      return "inherits"
    }
    let level = simulation.resolution.traits(of: link.node).level
    let style =
      hierarchy[shown].isAlertController
      ? "alert" : simulation.resolution.effectivePresentation(of: shown, in: hierarchy).rawValue
    return level == .elevated ? "\(style), elevated" : Phrase(verbatim: style)
  }

  private func blocked(_ explanation: Explanation, width: Int) -> [StyledLine] {
    guard !explanation.blocked.isEmpty else { return [] }
    var lines = [StyledLine("Does not come from", bold(Chrome.bad))]
    for blocked in explanation.blocked {
      let style = blocked.override.effective ?? .light
      lines.append(
        StyledLine(hierarchy[blocked.node].id.rawValue)
          .then("  override = \(blocked.override.rawValue)", Chrome.style(style))
          .end(blocked.rule.rawValue + evidenceMark(blocked.rule)))
    }
    // The nearest one's reason in full; W tells all of them.
    if let nearest = explanation.blocked.first, let rule = session.rules.rule(nearest.rule) {
      lines += wrapped(glyphs.statement(of: rule), width: width).map { StyledLine($0, Chrome.faint) }
    }
    return lines + [StyledLine()]
  }

  private func ways(_ index: NodeIndex, _ explanation: Explanation) -> [StyledLine] {
    let wanted = explanation.style.opposite
    let ways = simulation.resolution.waysToMake(index, wanted, in: hierarchy)
    guard !ways.isEmpty else { return [] }
    return [StyledLine("To make \(hierarchy[index].id) \(wanted.phrase)", bold(Chrome.good))]
      + ways.enumerated().map { number, way in
        let edits = way.edits.map { "\($0.node) = \($0.style.rawValue)" }.joined(separator: ", ")
        return StyledLine("\(number + 1)  \(edits)").end(changes(way.changedCount))
      } + [StyledLine()]
  }

  private func changes(_ count: Int) -> Phrase { count == 1 ? "1 node changes" : "\(count) nodes change" }

  private func readings(_ explanation: Explanation, width: Int) -> [StyledLine] {
    explanation.otherReadings.flatMap { reading -> [StyledLine] in
      let question = session.rules.question(reading.question)
      let asked = question.map { glyphs.text($0.phrase) } ?? ""
      let text: Phrase = """
        Inferred, no public source settles it. \(asked) The other reading would make it \
        \(reading.style.phrase), decided by \(hierarchy[reading.decider].id).
        """
      return [
        StyledLine("Another reading", bold(CellStyle(foreground: .ansi(3)))).end(reading.question.rawValue)
      ]
        + wrapped(glyphs.text(text).withoutMarkup, width: width).map { StyledLine($0, Chrome.faint) } + [
          StyledLine()
        ]
    }
  }

  private func facts(_ index: NodeIndex, _ explanation: Explanation) -> [StyledLine] {
    let traits = simulation.resolution.traits(of: index)
    let node = hierarchy[index]
    func fact(_ name: Phrase, _ value: Phrase) -> StyledLine {
      StyledLine(glyphs.padded(name, to: 12), Chrome.faint).then(value)
    }
    let dot = " \(glyphs.separator) "
    var lines = [
      fact(
        "traits",
        "\(traits.style.rawValue)\(dot)\(traits.level.rawValue)\(dot)\(traits.contrast.rawValue)")
    ]
    if node.kind != .screen, node.kind != .layer {
      lines.append(fact("requested", Phrase(verbatim: node.requestedStyle.rawValue)))
      switch simulation.resolution.redundancy(of: index, in: hierarchy) {
      case .now: lines.append(fact("redundant", "now: it would inherit \(traits.style.phrase) too"))
      case .always: lines.append(fact("redundant", "always: it inherits \(traits.style.phrase) anyway"))
      case nil: break
      }
    }
    if !node.traitOverrides.isEmpty {
      let text = node.traitOverrides.specified.map { "\($0.trait.name) = \($0.value)" }.joined(
        separator: ", ")
      lines.append(fact("traitOverrides", Phrase(verbatim: text)))
    }
    lines.append(fact("evidence", explanation.decision.evidence.phrase))
    return lines + current() + [StyledLine()]
  }

  /// What the node paints, resolved with its traits, with the contrast of its text.
  private func colors(_ index: NodeIndex) -> [StyledLine] {
    let traits = simulation.resolution.traits(of: index).collection
    let id = hierarchy[index].id
    var names: [String] = []
    let shown = simulation.content.views[id]
    let layer = simulation.content.layers[id]
    let sources = [
      shown?.backgroundColor, shown?.textColor, shown?.tintColor, layer?.borderColor, layer?.backgroundColor,
    ]
    var providers: [StyledLine] = []
    for source in sources {
      switch source {
      case .named(let name): if !names.contains(name) { names.append(name) }
      case .dynamic(let color): providers += provider(color, traits)
      case nil: break
      }
    }
    if names.isEmpty, providers.isEmpty { names = ["systemBackground", "label"] }
    return providers
      + names.map { name in
        guard let resolved = simulation.palette.resolve(name, for: traits) else {
          return StyledLine(name).then("  no such colour", Chrome.bad)
        }
        return swatch(resolved.color, Phrase(verbatim: name), traits)
      }
  }

  /// A colour spelled out in the scene: what it gives here, and what its provider's idiom makes of a collection whose
  /// style is unspecified (K-27).
  private func provider(_ color: DynamicColor, _ traits: TraitCollection) -> [StyledLine] {
    var unspecified = traits
    unspecified.userInterfaceStyle = .unspecified
    let idiom =
      color.idiom == .notLightMeansDark ? "style == .light ? light : dark" : "style == .dark ? dark : light"
    let here = simulation.palette.resolve(color, for: traits)
    let detached = simulation.palette.resolve(color, for: unspecified)
    return [
      here.map { swatch($0.color, Phrase(verbatim: idiom), traits) },
      detached == here
        ? nil : detached.map { swatch($0.color, "for an unspecified style", traits).end("K-27") },
    ].compactMap(\.self)
  }

  private func swatch(_ color: RGBA, _ name: Phrase, _ traits: TraitCollection) -> StyledLine {
    let backdrop: RGBA = traits.userInterfaceStyle == .dark ? .black : .white
    let bytes = color.composited(over: backdrop).bytes
    let style = CellStyle(background: .rgb(red: bytes.red, green: bytes.green, blue: bytes.blue))
    return StyledLine("   ", style).then(" \(color.hexRGBA) ").then(name, Chrome.faint)
  }

  private func evidenceMark(_ rule: RuleID) -> String {
    session.rules.evidence(of: rule, in: simulation.release) == .inferred ? " ?" : ""
  }
}

func bold(_ style: CellStyle) -> CellStyle {
  var style = style
  style.attributes.insert(.bold)
  return style
}

extension String {
  /// Rule texts quote code in backquotes and mark emphasis with stars, which a pane shows without.
  var withoutMarkup: String { replacing("`", with: "").replacing("**", with: "").replacing("*", with: "") }
}
