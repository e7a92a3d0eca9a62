import BuiltInFiles
import LocatedInput

/// Somebody's report of wrong colours that no scene can show, and why.
package struct UnshownReport: Hashable, Sendable {
  /// Its address.
  package let source: String
  /// What was seen.
  package let about: String
  package let reason: String
  /// The rules behind it.
  package let rules: [String]

  /// The reports of the file `reports`, in its order; an entry that lacks something is left out.
  package static var all: [UnshownReport] {
    guard let file = BuiltInFiles.facts.first(where: { $0.name == "reports" }),
      let root = try? JSONReader.read(file.bytes).root
    else { return [] }
    return (root["reports"]?.array ?? []).compactMap(UnshownReport.init)
  }

  private init?(_ json: JSONNode) {
    guard let source = json["source"]?.string, let about = json["about"]?.string,
      let reason = json["reason"]?.string
    else { return nil }
    self.source = source
    self.about = about
    self.reason = reason
    rules = json["rules"]?.array?.compactMap(\.string) ?? []
  }
}
