import Audit
import LocatedInput
import SceneFormats
import Simulator
import TraitModel

extension Subcommand {
  static let audit = Subcommand(
    "audit", operands: .any(.scene, .file, .folder),
    summary: "the audit of scenes: contrast and dark mode of what is really painted",
    details: """
      Paints each scene in every appearance its users can come to see: both styles and both contrasts of the device,
      each window scene, with the overrides and levels that are there. Every text, symbol and control's edge is
      measured on what really lies behind it, by the exact ratio of WCAG 2.2. Disabled controls, separators and
      decoration are exempt; what lies over an image is not measured, and said so. A folder stands for the scene
      files in it. Without a name the scene of --scene is audited. Status 1: findings, or nothing was measured.
      """,
    options: OptionSpec.sceneOptions + [.severalIOS] + OptionSpec.auditOptions
  ) { arguments, context in
    if !arguments.operands.isEmpty, arguments.has(.scene) {
      throw CommandFailure.usage("'audit' takes scenes as operands or one with --scene, not both")
    }
    let names = try arguments.operands.flatMap { try context.sceneNames(in: $0) }
    if names.isEmpty, !arguments.operands.isEmpty {
      throw CommandFailure(
        .badInput, ["halflight: \(visibleControls(in: arguments.operands[0])): there is no scene file in it"])
    }
    let audit = try SceneAudits(names.isEmpty ? [nil] : names, arguments, context)
    return try context.deliver(audit.report, audit.diagnostics, arguments)
  }
}

/// The audits of several scenes, under each release asked for, as one.
private struct SceneAudits {
  private(set) var report = AuditReport(subject: "")
  private(set) var diagnostics: [Diagnostic] = []

  init(_ names: [String?], _ arguments: ParsedArguments, _ context: ToolContext) throws {
    var reports: [AuditReport] = []
    var used: Set<String> = []
    var palette: Palette?
    for name in names {
      let request = try SceneRequest(arguments, context, scene: name)
      add(request.sceneDiagnostics)
      for release in request.releases {
        let (simulation, found) = try request.simulation(for: release)
        add(found)
        var report = simulation.audit(library: request.library)
        if request.releases.count > 1 { report = report.renamed("\(report.subject), \(release.name)") }
        if let name, name.contains("/") || name.hasSuffix(".json") { report.name(file: name) }
        reports.append(report)
        used.formUnion(simulation.content.usedColorNames)
        palette = palette ?? simulation.palette
      }
    }
    report = AuditReport(subject: reports.count == 1 ? reports[0].subject : "\(names.count) scenes")
    for one in reports { report.append(one) }
    // A scene's own theme is not what the audit is about; one that was asked for is.
    if let palette, arguments.has(.theme) || arguments.has(.light) {
      report.addUnused(in: palette, used: used)
    }
  }

  private mutating func add(_ found: [Diagnostic]) {
    diagnostics += found.filter { !diagnostics.contains($0) }
  }
}

extension ToolContext {
  /// The scenes that an operand names: itself, or the scene files in a folder and its folders, sorted.
  fileprivate func sceneNames(in operand: String) throws(CommandFailure) -> [String] {
    guard (try? files.kind(of: operand)) == .folder else { return [operand] }
    do { return try sceneFiles(in: operand, depth: 0) } catch { throw CommandFailure(error) }
  }

  private func sceneFiles(in folder: String, depth: Int) throws(FileFailure) -> [String] {
    // Deep enough for any project, and an end to links that run in a circle.
    guard depth < 16 else { return [] }
    var found: [String] = []
    for name in try files.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = joinedPath(folder, name)
      switch try? files.kind(of: path) {
      case .folder: found += try sceneFiles(in: path, depth: depth + 1)
      case .file where name.hasSuffix(".json") && isScene(path): found.append(path)
      default: break
      }
    }
    return found
  }

  /// Whether a file's JSON has what only a scene has; one that cannot be read is left to the reader of scenes to judge.
  private func isScene(_ path: String) -> Bool {
    guard let bytes = try? files.read(path, limit: 16 << 20), let root = try? JSONReader.read(bytes).root
    else {
      return true
    }
    return root["screen"] != nil
  }
}
