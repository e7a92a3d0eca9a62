import LocatedInput

/// One cost: a time, a size, a count or a ratio.
struct Measurement: Sendable {
  let name: String
  let value: Double
  let unit: String
  /// What the value must not exceed. Only counts and ratios have one: a time says as much of the machine as of the program.
  let target: Double?

  init(_ name: String, _ value: Double, _ unit: String, atMost target: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.target = target
  }

  /// Whether the target is met; nil where there is none.
  var isMet: Bool? { target.map { value <= $0 } }

  /// For the JSON.
  var members: [(String, JSONText)] {
    let target: [(String, JSONText)] =
      if let target, let isMet { [("target", .decimal(target)), ("met", .bool(isMet))] } else { [] }
    return [("name", .string(name)), ("value", .decimal(value)), ("unit", .string(unit))] + target
  }
}

/// What belongs together: one file in `Benchmarks`, one line in `all`.
struct Benchmark: Sendable {
  let title: String
  let measure: @Sendable () throws -> [Measurement]

  static let all: [Benchmark] = [
    // Memory first: later the process lives on what others have left.
    .memory, .toggles, .pruning, .structure, .explorer, .judging, .files, .scripts,
  ]
}
