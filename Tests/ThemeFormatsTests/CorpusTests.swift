import ColorModel
import Foundation
import LocatedInput
import Testing
import TraitModel

@testable import ThemeFormats

/// Real colour sets, with the values that were worked out for them by hand.
@Suite(.enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"))
struct CorpusTests {
  private struct Row {
    var set: String
    var values: String
  }

  private func rows() throws -> [Row] {
    let text = try String(contentsOfFile: DiskFiles.corpus("EXPECTED.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0].hasSuffix(".colorset") else { return nil }
      return Row(set: cells[0], values: cells[1])
    }
  }

  @Test func everyColourSetHasTheExpectedValues() throws {
    let rows = try rows()
    #expect(rows.count == 44)
    for row in rows {
      let loaded = try readTheme(at: DiskFiles.corpus("xcassets/" + row.set), files: DiskFiles())
      #expect(loaded.theme.colors.count == 1, "\(row.set)")
      let color = try #require(loaded.theme.colors.first)
      // A reference that iOS has is kept by its role's name.
      let expected = row.values.replacing(#/ref:(?:ios|universal)\/(\w+)Color/#) { "ref:\($0.1)" }
      #expect(described(color) == expected, "\(row.set)")
      #expect(!loaded.diagnostics.contains { $0.severity == .error }, "\(row.set)")
    }
  }

  /// A colour in the words of the table.
  private func described(_ color: ThemeColor) -> String {
    let foreign = color.notes.first { $0.hasPrefix("values of the idiom ") }?.split(separator: " ").last
    let order: [DynamicColor.Slot] = [
      .init(nil), .init(.light), .init(.dark), .init(nil, high: true), .init(.dark, high: true),
    ]
    return order.compactMap { slot -> String? in
      let style = slot.style?.rawValue ?? (slot.high ? nil : "any")
      let name = [style, slot.high ? "high" : nil].compactMap(\.self).joined(separator: "+")
      let title = name + (foreign.map { "@\($0)" } ?? "")
      if color.notes.contains("\(slot.name): empty slot") { return title + " empty" }
      switch color.color.slots[slot] {
      case .color(let value):
        let alpha = value.alpha == 1 ? "" : " a=" + decimalText(value.alpha, places: 4)
        let clamped = color.notes.contains("\(slot.name): clamped to sRGB") ? " (clamped)" : ""
        return "\(title) \(value.hexRGB)\(alpha)\(clamped)"
      case .system(let name): return "\(title) ref:\(name)"
      case .reference, nil: return nil
      }
    }.joined(separator: "; ")
  }
}
