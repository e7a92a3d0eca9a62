import LocatedInput
import TraitModel

/// A resolver: which tokens hold in which context. The contexts that matter here are told by their names: those with
/// `light` or `dark` in them, and with `high` or `contrast`.
struct ResolverDocument {
  private let root: JSONNode
  private let path: String
  private let files: any FileAccess
  private(set) var diagnostics: [Diagnostic] = []
  private var documents: [String: TokenSet] = [:]

  init(_ root: JSONNode, path: String, files: any FileAccess) {
    self.root = root
    self.path = path
    self.files = files
    if let version = root["version"], version.string != "2025.10" {
      diagnostics.append(
        Diagnostic(
          .warning, "the version is \(quoted(version.string ?? version.kindName))",
          remedy: "\"2025.10\" is the one that is known", at: version.location, keyPath: "version"))
    }
  }

  static func isResolver(_ root: JSONNode) -> Bool {
    root["resolutionOrder"]?.array != nil
      && (root["sets"] != nil || root["modifiers"] != nil || root["version"] != nil)
  }

  /// The appearances that some modifier tells apart; empty where none does.
  var slots: [DynamicColor.Slot] {
    let contexts = modifiers.flatMap { $0["contexts"]?.members?.map { Appearing($0.key) } ?? [] }
    let styles = EffectiveStyle.allCases.filter { style in contexts.contains { $0.style == style } }
    let levels = contexts.contains(where: \.high) ? [false, true] : [false]
    return levels.flatMap { high in styles.map { DynamicColor.Slot($0, high: high) } }
  }

  /// What a context's name says of an appearance.
  private struct Appearing {
    var style: EffectiveStyle?
    var high: Bool

    init(_ name: String) {
      let lower = name.lowercased()
      style = lower.contains("dark") ? .dark : lower.contains("light") ? .light : nil
      high = lower.contains("high") || lower.contains("contrast") || lower == "more"
    }
  }

  private var modifiers: [JSONNode] {
    (root["modifiers"]?.members?.map(\.value) ?? [])
      + (root["resolutionOrder"]?.array ?? []).filter { $0["contexts"] != nil }
  }

  /// The tokens that hold in an appearance, in the order of resolution; nil: in the default contexts.
  mutating func tokens(for slot: DynamicColor.Slot?) -> TokenSet {
    var result = TokenSet()
    for item in root["resolutionOrder"]?.array ?? [] {
      add(item, for: slot, to: &result, asked: [])
    }
    return result
  }

  /// Adds a set, a modifier, or a source: by its pointer, by its file, or as it stands there.
  private mutating func add(
    _ item: JSONNode, for slot: DynamicColor.Slot?, to result: inout TokenSet, asked: [String]
  ) {
    if let reference = item["$ref"]?.string {
      guard !asked.contains(reference), asked.count < 20 else {
        return report("the references run in a circle", at: item)
      }
      if reference.hasPrefix("#") {
        guard let target = root.at(pointer: reference) else {
          return report("the pointer \(quoted(reference)) leads nowhere", at: item)
        }
        return add(target, for: slot, to: &result, asked: asked + [reference])
      }
      return addFile(reference, item, &result)
    }
    if let sources = item["sources"]?.array {
      for source in sources { add(source, for: slot, to: &result, asked: asked) }
    } else if let contexts = item["contexts"]?.members {
      for source in chosen(contexts, item, slot)?.array ?? [] {
        add(source, for: slot, to: &result, asked: asked)
      }
    } else {
      merge(TokenCollector(item, file: nil), into: &result)
    }
  }

  /// The context of a modifier for an appearance: all that its names tell apart must fit.
  private func chosen(_ contexts: [JSONNode.Member], _ modifier: JSONNode, _ slot: DynamicColor.Slot?)
    -> JSONNode?
  {
    let byName = contexts.map { (appearing: Appearing($0.key), value: $0.value) }
    let tellsStyle = byName.contains { $0.appearing.style != nil }
    let tellsContrast = byName.contains(where: \.appearing.high)
    let fallback = contexts.first { $0.key == modifier["default"]?.string } ?? contexts.first
    guard let slot, tellsStyle || tellsContrast else { return fallback?.value }
    func fits(_ appearing: Appearing, high: Bool) -> Bool {
      (!tellsStyle || appearing.style == slot.style) && (!tellsContrast || appearing.high == high)
    }
    return
      (byName.first { fits($0.appearing, high: slot.high) }
      ?? byName.first { fits($0.appearing, high: false) })?
      .value ?? fallback?.value
  }

  private mutating func addFile(_ reference: String, _ item: JSONNode, _ result: inout TokenSet) {
    let name = reference.prefix { $0 != "#" }
    if name.contains("://") || name.hasPrefix("/") {
      return report("only files beside this one are read, not \(quoted(reference))", at: item)
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let file = folder + name
    if documents[file] == nil {
      documents[file] = TokenSet()
      do throws(FileFailure) {
        let bytes = try files.read(file, limit: ThemeInput.byteLimit)
        do throws(InputError) {
          let read = try JSONReader.read(bytes)
          diagnostics += read.diagnostics.map { $0.named(file: file) }
          var tokens = TokenSet()
          merge(TokenCollector(read.root, file: file), into: &tokens)
          documents[file] = tokens
        } catch {
          diagnostics += error.diagnostics.map { $0.named(file: file) }
        }
      } catch {
        report("\(file): \(error.sentence)", at: item)
      }
    }
    for token in documents[file]?.tokens ?? [] { result.add(token) }
  }

  private mutating func merge(_ collector: TokenCollector, into result: inout TokenSet) {
    for diagnostic in collector.diagnostics where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    for token in collector.set.tokens { result.add(token) }
  }

  private mutating func report(_ message: String, at node: JSONNode) {
    let diagnostic = Diagnostic(.error, message, at: node.location)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
