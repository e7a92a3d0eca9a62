import LocatedInput
import TraitModel

/// Walks an asset catalog and collects its colour sets. A set that cannot be read does not spoil the others.
struct AssetCatalogReader {
  struct Limits {
    /// How deep groups may nest; also what ends a circle of links.
    var depth = 32
    var sets = 10_000
    /// Names looked at, assets of other kinds too.
    var names = 200_000
    /// Bytes of one `Contents.json`.
    var bytes = 1 << 20
  }

  /// Assets that are no colours, skipped by name without a look inside.
  private static let otherAssets: Set<String> = [
    "appiconset", "appiconstack", "arobject", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset",
    "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset",
    "imageset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer",
    "spriteatlas", "sticker", "stickerpack", "stickersequence", "symbolset", "textureset",
  ]

  private let files: any FileAccess
  private let limits: Limits
  private(set) var diagnostics: [Diagnostic] = []
  private var colors: [ThemeColor] = []
  /// What the "any" entry of a set refers to, by the set's name.
  private var references: [String: SemanticColor] = [:]
  private var visitedNames = 0
  private var isFull = false

  init(files: any FileAccess, limits: Limits = Limits()) {
    self.files = files
    self.limits = limits
  }

  /// What was collected, with roles assigned.
  /// - Throws: all diagnostics where there is no colour at all.
  mutating func theme(named name: String) throws(InputError) -> Theme {
    if colors.isEmpty {
      if !diagnostics.contains(where: { $0.severity == .error }) {
        diagnostics.append(
          Diagnostic(.error, "the catalog holds no colour sets", remedy: "add a .colorset to it"))
      }
      throw InputError(diagnostics)
    }
    assignRoles(in: &colors, references: references)
    return Theme(name: name, format: ThemeFormat.assetCatalog.identifier, colors: colors)
  }

  /// Reads a catalog, or a group in it; `namespace` ends in a slash where there is one.
  mutating func readGroup(at path: String, names: [String], namespace: String = "", depth: Int = 0) {
    if depth > limits.depth {
      report(.error, "groups nest deeper than \(limits.depth) levels; what is below is left out", file: path)
      return
    }
    visitedNames += names.count
    if visitedNames > limits.names { return fill("the catalog holds more than \(limits.names) files", path) }
    for name in names where !isFull {
      let (stem, fileExtension) = nameParts(of: name)
      if name == "Contents.json" || Self.otherAssets.contains(fileExtension) { continue }
      let below = joinedPath(path, name)
      if fileExtension == "colorset" {
        readSet(at: below, name: namespace + stem)
      } else if let inside = folder(below) {
        let isNamespaced =
          inside.contains("Contents.json") && providesNamespace(joinedPath(below, "Contents.json"))
        readGroup(
          at: below, names: inside, namespace: isNamespaced ? namespace + name + "/" : namespace,
          depth: depth + 1)
      }
    }
  }

  mutating func readSet(at path: String, name: String) {
    let file = joinedPath(path, "Contents.json")
    if let document = document(at: file) { addSet(document, name: name, file: file) }
  }

  mutating func addSet(_ document: ThemeInput.JSONDocument, name: String, file: String) {
    if colors.count >= limits.sets {
      return fill("the catalog holds more than \(limits.sets) colour sets", file)
    }
    var reader = ColorSetReader(name: name, diagnostics: document.diagnostics)
    let color = reader.color(document.root)
    diagnostics += reader.diagnostics.map { $0.named(file: file) }
    guard let color else { return }
    colors.append(color)
    if case .system(let reference)? = color.color.slots[DynamicColor.Slot(nil)] {
      references[name] = SemanticColor(matching: reference)
    }
  }

  /// The names in a folder; nil for a file, and where it cannot be read, which is reported.
  private mutating func folder(_ path: String) -> [String]? {
    do throws(FileFailure) {
      guard try files.kind(of: path) == .folder else { return nil }
      return try files.names(inFolder: path)
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func providesNamespace(_ path: String) -> Bool {
    guard let document = document(at: path) else { return false }
    diagnostics += document.diagnostics.map { $0.named(file: path) }
    guard let flag = document.root["properties"]?["provides-namespace"] else { return false }
    if flag.bool == nil {
      diagnostics.append(
        Diagnostic(
          .warning, "provides-namespace is true or false, not \(flag.kindName)", file: path,
          at: flag.location,
          keyPath: "properties.provides-namespace"))
    }
    return flag.bool ?? false
  }

  private mutating func document(at path: String) -> ThemeInput.JSONDocument? {
    let bytes: [UInt8]
    do { bytes = try files.read(path, limit: limits.bytes) } catch {
      report(error)
      return nil
    }
    do throws(InputError) {
      let (root, diagnostics) = try JSONReader.read(bytes)
      return ThemeInput.JSONDocument(root: root, diagnostics: diagnostics)
    } catch {
      diagnostics += error.diagnostics.map { $0.named(file: path) }
      return nil
    }
  }

  private mutating func fill(_ message: String, _ path: String) {
    isFull = true
    report(.error, message + "; what comes after is left out", file: path)
  }

  private mutating func report(_ failure: FileFailure) {
    report(.error, failure.sentence, file: failure.path)
  }

  private mutating func report(_ severity: Diagnostic.Severity, _ message: String, file: String) {
    diagnostics.append(Diagnostic(severity, message, file: file))
  }
}
