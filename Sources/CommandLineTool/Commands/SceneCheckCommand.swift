import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension Subcommand {
  static let sceneCheck = Subcommand(
    "scene check", operands: .some(.scene, .file),
    summary: "whether scenes are valid, and what their lessons say true",
    details: """
      A lesson's edits are made under each release that it names, and the style of each node is compared with the
      one that it expects. The status is 1 where an expectation is false, 3 where a file has faults, 4 where one cannot
      be read; the others are checked all the same.
      """,
    options: [.allScenes, .json]
  ) { arguments, context in
    let library = try context.library()
    var names = arguments.operands
    if arguments.has(.allScenes) { names = try context.scenes().entries.map(\.name) + names }
    guard !names.isEmpty else {
      throw CommandFailure.usage("'scene check' wants names or files of scenes, or --all")
    }
    let rules = try RuleBook.builtIn()
    var report = SceneCheckReport()
    for name in names { try report.add(name, library, rules) }
    report.diagnostics.forEach { context.complain($0.text) }
    context.write(arguments.has(.json) ? report.json.text : report.text)
    return report.status
  }
}

extension OptionSpec {
  static let allScenes = OptionSpec("--all", help: "every scene of `scene list`")
}

/// What checking several scenes gave.
private struct SceneCheckReport {
  private struct Entry {
    var name: String
    var diagnostics: [Diagnostic]
    /// Nil for a file of which nothing could be used.
    var check: SceneCheck?
    /// Where the path could not be used.
    var isUnreachable = false
  }

  private var entries: [Entry] = []

  /// Checks one more scene; a file that is of no use is reported, and the others are checked all the same.
  mutating func add(_ name: String, _ library: Library, _ rules: RuleBook) throws(CommandFailure) {
    do throws(LibraryFailure) {
      let loaded = try library.scene(named: name)
      let check = try SceneCheck(of: loaded.scene, named: name, library: library, rules: rules)
      entries.append(Entry(name: name, diagnostics: loaded.diagnostics, check: check))
    } catch {
      switch error {
      case .unknown: throw CommandFailure(error)
      case .content(let fault):
        entries.append(Entry(name: name, diagnostics: fault.diagnostics, check: nil))
      case .file(let failure):
        let fault = Diagnostic(.error, failure.sentence, file: failure.path)
        let isUnreachable = CommandFailure(failure).status == .badPath
        entries.append(Entry(name: name, diagnostics: [fault], check: nil, isUnreachable: isUnreachable))
      }
    }
  }

  var diagnostics: [Diagnostic] { entries.flatMap(\.diagnostics) }

  var status: ExitStatus {
    if entries.contains(where: \.isUnreachable) { return .badPath }
    if diagnostics.contains(where: { $0.severity == .error }) { return .badInput }
    return entries.contains { $0.check?.findings.isEmpty == false } ? .findings : .done
  }

  var text: String {
    var lines: [String] = []
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries {
      let name = visibleControls(in: entry.name.padded(to: width))
      lines.append("\(name)  \(verdict(of: entry))")
      for finding in entry.check?.findings ?? [] {
        let release = finding.release.map { $0.name + ": " } ?? ""
        lines.append("  " + visibleControls(in: release + finding.message))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func verdict(of entry: Entry) -> String {
    guard let check = entry.check else { return "not readable" }
    let errors = entry.diagnostics.count { $0.severity == .error }
    if errors > 0 { return "read in part, \(errors) \(errors == 1 ? "fault" : "faults")" }
    if !check.findings.isEmpty { return "\(check.findings.count) of \(check.compared) not as stated" }
    return check.compared == 0 ? "valid; states nothing to compare" : "true, \(check.compared) compared"
  }

  var json: JSONText {
    .object([
      ("schema", 1),
      (
        "scenes",
        .array(
          entries.map { entry in
            .object([
              ("name", .string(entry.name)),
              ("compared", .integer(entry.check?.compared ?? 0)),
              ("findings", .array(entry.check?.findings.map(json) ?? [])),
              ("diagnostics", .array(entry.diagnostics.map(\.json))),
            ])
          })
      ),
    ])
  }

  private func json(_ finding: SceneCheck.Finding) -> JSONText {
    .object([
      ("ios", .optional(finding.release?.number)), ("node", .optional(finding.node?.rawValue)),
      ("message", .string(finding.message)),
    ])
  }
}
