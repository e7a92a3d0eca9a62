import ColorModel
import LocatedInput
import SceneModel
import ThemeFormats
import TraitModel

extension ColorTarget {
  /// For help and messages.
  static let usage = "color NAME[.SELECTOR] VALUE · color NODE.PROPERTY[.light|dark] VALUE"
}

extension EditParser {
  static let readColor: @Sendable (EditParser, inout Words) throws(EditSyntaxError) -> Edit = {
    parser, words throws(EditSyntaxError) in
    let start = words.peek()?.column ?? 1
    let rest = try words.remainder("a colour", expecting: .color)
    guard let space = startOfValue(in: rest) else {
      throw EditSyntaxError(
        message: "the colour's value is missing", column: start + rest.count, remedy: ColorTarget.usage)
    }
    let color: RGBA
    do throws(ColorNotation.Fault) {
      color = try ColorNotation.color(rest[rest.index(after: space)...]).inEightBits
    } catch {
      throw EditSyntaxError(
        message: error.message, column: start + rest.distance(from: rest.startIndex, to: space) + 1,
        remedy: error.remedy)
    }
    var name = String(rest[..<space])
    while name.last?.isWhitespace == true { name.removeLast() }
    return .color(parser.colorTarget(name), color)
  }

  /// The space before the value. A colour's name may hold spaces, and its value only between parentheses.
  private static func startOfValue(in text: String) -> String.Index? {
    let open = text.hasSuffix(")") ? text.lastIndex(of: "(") : nil
    return text[..<(open ?? text.endIndex)].lastIndex(where: \.isWhitespace)
  }

  /// What begins with a node's id and a property of colours is that; all else is a colour's name, with a selector behind
  /// it or without.
  private func colorTarget(_ text: String) -> ColorTarget {
    nodeTarget(text, style: nil) ?? splitting(text).flatMap { name, last in
      EffectiveStyle(rawValue: last).flatMap { nodeTarget(name, style: $0) }
    } ?? paletteTarget(text)
  }

  private func nodeTarget(_ text: String, style: EffectiveStyle?) -> ColorTarget? {
    guard let (node, name) = splitting(text), let property = ColorProperty(rawValue: name),
      isNode(NodeID(node))
    else {
      return nil
    }
    return .node(NodeID(node), property, style: style)
  }

  /// The longest selector at the end counts.
  private func paletteTarget(_ text: String) -> ColorTarget {
    for dot in text.indices where text[dot] == "." {
      if let slot = DynamicColor.Slot(selector: String(text[text.index(after: dot)...])) {
        return .palette(name: String(text[..<dot]), slot: slot)
      }
    }
    return .palette(name: text, slot: nil)
  }

  /// What stands before and behind the last dot.
  private func splitting(_ text: String) -> (String, String)? {
    text.lastIndex(of: ".").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
  }
}
