import BuiltInFiles
package import LocatedInput
package import TraitModel

/// The rules and open questions, read from the one file that program and tests share.
package struct RuleBook: Sendable {
  /// In the file's order.
  package let rules: [Rule]
  package let questions: [OpenQuestion]
  /// By the names of their ids.
  private let byID: [String: Rule]

  package init(rules: [Rule], questions: [OpenQuestion] = []) {
    self.rules = rules
    self.questions = questions
    byID = Dictionary(rules.map { ($0.id.rawValue, $0) }) { first, _ in first }
  }

  /// The rules that are part of the binary.
  package static func builtIn() throws(InputError) -> RuleBook {
    guard let file = BuiltInFiles.facts.first(where: { $0.name == "rules" }) else {
      throw InputError(Diagnostic(.error, "the rules are not part of this binary"))
    }
    return try RuleBook(json: file.bytes)
  }

  /// Reads a rules file.
  /// - Throws: the faults of the file, each with its place.
  package init(json bytes: [UInt8]) throws(InputError) {
    let root = try JSONReader.read(bytes).root
    var faults: [Diagnostic] = []
    func list(_ key: String) -> [JSONNode] {
      if let items = root[key]?.array { return items }
      faults.append(Diagnostic(.error, "an array belongs here", at: root.location, keyPath: key))
      return []
    }
    func text(_ key: String, of item: JSONNode) -> String {
      if let text = item[key]?.string { return text }
      faults.append(Diagnostic(.error, "a text `\(key)` is missing", at: item.location))
      return ""
    }
    let rules = list("rules").map { item in
      Rule(
        id: RuleID(text("id", of: item)), summary: text("summary", of: item),
        since: item["since"]?.number.map { Int($0) } ?? 0, until: item["until"]?.number.map { Int($0) },
        isGuidance: item["scope"]?.string == "guidance", wantsTest: item["test"]?.bool ?? false,
        evidenceByRelease: (item["evidence"]?.members ?? []).compactMap { member in
          guard let since = Int(member.key), let evidence = member.value.string.flatMap(Evidence.init) else {
            faults.append(
              Diagnostic(.error, "`\(member.key)` names no release or no evidence", at: member.keyLocation))
            return nil
          }
          return Rule.EvidenceSince(since: since, evidence: evidence)
        }.sorted { $0.since < $1.since })
    }
    let questions = list("questions").map { item in
      OpenQuestion(
        id: RuleID(text("id", of: item)), question: text("question", of: item),
        assumption: text("assumption", of: item))
    }
    if !faults.isEmpty { throw InputError(faults) }
    self.init(rules: rules, questions: questions)
  }

  package func rule(_ id: RuleID) -> Rule? { byID[id.rawValue] }

  package func question(_ id: RuleID) -> OpenQuestion? { questions.first { $0.id == id } }

  /// What a rule rests on in a release; a rule that is not in the book is inferred.
  package func evidence(of id: RuleID, in release: IOSRelease) -> Evidence {
    rule(id)?.evidence(in: release) ?? .inferred
  }

  /// The weakest evidence among rules: what their combination rests on.
  package func weakestEvidence(of ids: some Sequence<RuleID>, in release: IOSRelease) -> Evidence {
    ids.map { evidence(of: $0, in: release) }.min() ?? .documented
  }
}
