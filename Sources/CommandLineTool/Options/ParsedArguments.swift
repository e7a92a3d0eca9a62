import LocatedInput

/// The arguments of one command, read by its options' table.
package struct ParsedArguments: Hashable, Sendable {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  /// Whether `-h` or `--help` stood among them; nothing else is checked then.
  package private(set) var wantsHelp = false

  /// - Throws: a usage failure for an unknown option (with the nearest right one), a missing or superfluous value, a
  ///   value that is none of the choices, or an option given twice that is not repeatable.
  package init(_ arguments: [String], options: [OptionSpec], command: String) throws(CommandFailure) {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
      wantsHelp = true
      return
    }
    var rest = arguments[...]
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        onlyOperands = true
        continue
      }
      var name = argument
      var value: String?
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      }
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        // Dashes that all have would make anything near.
        let known = (options.map(\.name) + ["--help"]).map { $0.dropFirst(2) }
        let nearest = nearestName(to: String(name.drop { $0 == "-" }), among: known.map(String.init))
        throw .usage("'\(command)' has no option '\(name)'", suggestion: nearest.map { "--" + $0 })
      }
      if option.takesValue {
        if value == nil { value = rest.popFirst() }
        guard let value else { throw .usage("\(option.name) wants a value: \(option.value ?? "")") }
        try add(value, for: option)
      } else if value != nil {
        throw .usage("\(option.name) takes no value")
      } else {
        try add("", for: option)
      }
    }
  }

  private mutating func add(_ value: String, for option: OptionSpec) throws(CommandFailure) {
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .usage(
        "\(option.name) is one of \(option.choices.joined(separator: ", ")), not '\(value)'",
        suggestion: nearestName(to: value, among: option.choices))
    }
    if !option.isRepeatable, values[option.name] != nil { throw .usage("\(option.name) is given twice") }
    values[option.name, default: []].append(value)
  }

  /// Whether a flag or option was given.
  package func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }
  /// The value of an option; nil where it was not given.
  package subscript(option: OptionSpec) -> String? { values[option.name]?.last }
  /// The values of an option by its name; nil where it was not given, or where the command has no such option.
  func values(named name: String) -> [String]? { values[name] }

  /// The same with values for an option; they have been checked.
  func giving(_ words: [String], to option: String) -> ParsedArguments {
    var copy = self
    copy.values[option] = words
    return copy
  }

  /// The values of a repeatable option, in order.
  package func all(_ option: OptionSpec) -> [String] { values[option.name] ?? [] }
}
