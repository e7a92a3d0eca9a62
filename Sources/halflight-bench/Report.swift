import CellCanvas
import LocatedInput

/// What was measured, for people and for machines.
struct Report {
  private var results: [(title: String, measurement: Measurement)] = []

  mutating func add(_ measurements: [Measurement], of benchmark: Benchmark) {
    results += measurements.map { (benchmark.title, $0) }
  }

  /// Whether no target is missed.
  var isMet: Bool { results.allSatisfy { $0.measurement.isMet != false } }

  var json: JSONText {
    let items = results.map { title, measurement in
      JSONText.object([("group", .string(title))] + measurement.members)
    }
    return .object([("schema", 1), ("results", .array(items))])
  }

  /// A heading, and a line for each: name, value and unit, target.
  static func text(of benchmark: Benchmark, _ measurements: [Measurement]) -> String {
    let width = measurements.map { cellWidth(of: $0.name) }.max() ?? 0
    let lines = measurements.map { measurement in
      let name = measurement.name + String(repeating: " ", count: width - cellWidth(of: measurement.name))
      let value = shortText(measurement.value)
      let number = String(repeating: " ", count: max(0, 10 - value.count)) + value
      let target = measurement.target.map { target in
        "   at most \(shortText(target)): \(measurement.isMet == true ? "met" : "MISSED")"
      }
      return "  \(name)  \(number) \(measurement.unit)\(target ?? "")\n"
    }
    return benchmark.title + "\n" + lines.joined()
  }

  /// With three digits that count, but no fraction of a large number.
  private static func shortText(_ value: Double) -> String {
    decimalText(value, places: value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3)
  }
}
