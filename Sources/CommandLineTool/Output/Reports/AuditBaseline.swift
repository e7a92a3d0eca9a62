import Audit
import Localization
import LocatedInput

/// The findings that a team has accepted: they are still there, but only what is new fails.
struct AuditBaseline {
  private var ids: Set<String> = []

  /// Whether there is nothing that was accepted.
  var isEmpty: Bool { ids.isEmpty }

  init() {}

  /// Reads a baseline file.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    func fault(_ message: String, _ node: JSONNode, _ path: String = "") -> InputError {
      InputError(
        Diagnostic(
          .error, message, remedy: "--write-baseline makes such a file", file: file, at: node.location,
          keyPath: path))
    }
    let root: JSONNode
    do { root = try JSONReader.read(bytes).root } catch {
      throw InputError(error.diagnostics.map { $0.named(file: file) })
    }
    guard let items = root["accepted"]?.array else {
      throw fault("the baseline has no array 'accepted'", root)
    }
    for (place, item) in items.enumerated() {
      guard let id = item["id"]?.string else {
        throw fault("an entry has no 'id'", item, "accepted[\(place)]")
      }
      ids.insert(id)
    }
  }

  func accepts(_ finding: Finding) -> Bool { ids.contains(finding.id) }

  /// How many entries no finding has.
  func count(without findings: [Finding]) -> Int { ids.subtracting(findings.map(\.id)).count }

  /// The file that accepts all findings; the rest of an entry is for people.
  static func text(accepting findings: [Finding]) -> String {
    JSONText.object([
      ("schema", 1),
      (
        "accepted",
        .array(
          findings.map { finding in
            .object([
              ("id", .string(finding.id)), ("rule", .string(finding.rule.id)),
              ("subject", .string(finding.subject)), ("message", .string(finding.message.english)),
            ])
          })
      ),
    ]).text
  }
}
