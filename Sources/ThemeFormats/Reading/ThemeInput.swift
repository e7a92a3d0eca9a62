import LocatedInput

/// A file or folder that is to be read as a theme, before it is known which format it has.
struct ThemeInput: Sendable {
  enum Content: Sendable {
    case file([UInt8])
    /// The names in it, sorted.
    case folder([String])
  }

  /// A theme file of more bytes than this is refused.
  static let byteLimit = 4 << 20

  /// As the user named it.
  let path: String
  let content: Content
  let files: any FileAccess
  /// The document and its oddities, or what makes it none; nil where the content does not start as JSON does.
  let json: Result<JSONDocument, InputError>?

  struct JSONDocument: Sendable {
    var root: JSONNode
    var diagnostics: [Diagnostic]
  }

  init(path: String, files: any FileAccess) throws(FileFailure) {
    switch try files.kind(of: path) {
    case .file: self.init(path, .file(try files.read(path, limit: Self.byteLimit)), files)
    case .folder: self.init(path, .folder(try files.names(inFolder: path)), files)
    case .other: throw FileFailure(path, .isSpecial)
    }
  }

  init(_ path: String, _ content: Content, _ files: any FileAccess) {
    self.path = path
    self.content = content
    self.files = files
    if case .file(let bytes) = content, Self.startsAsJSON(bytes) {
      json = Self.document(bytes)
    } else {
      json = nil
    }
  }

  private static func startsAsJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func document(_ bytes: [UInt8]) -> Result<JSONDocument, InputError> {
    do throws(InputError) {
      let (root, diagnostics) = try JSONReader.read(bytes, limits: .init(bytes: byteLimit))
      return .success(JSONDocument(root: root, diagnostics: diagnostics))
    } catch {
      return .failure(error)
    }
  }

  /// The JSON document that the file holds, or why it holds none, whatever it starts with.
  func document() throws(InputError) -> JSONDocument {
    if let json { return try json.get() }
    guard case .file(let bytes) = content else { throw Self.isFolder }
    return try Self.document(bytes).get()
  }

  private static let isFolder = InputError(Diagnostic(.error, "this is a folder where a file belongs"))

  /// What messages call it.
  var name: String { path == "-" ? "standard input" : path }

  /// The root of a well-formed JSON file.
  var root: JSONNode? { try? json?.get().root }

  /// The names in a folder; empty of a file.
  var names: [String] { if case .folder(let names) = content { names } else { [] } }

  var isFolder: Bool { if case .folder = content { true } else { false } }

  /// The start of a file that is no well-formed JSON, enough to recognise a format by; bytes that are no UTF-8 are
  /// replaced.
  var beginning: String {
    guard case .file(let bytes) = content, root == nil else { return "" }
    return String(decoding: bytes.prefix(32 << 10), as: UTF8.self)
  }

  /// The whole file as text.
  func text() throws(InputError) -> String {
    guard case .file(let bytes) = content else { throw Self.isFolder }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw InputError(Diagnostic(.error, "the file is no valid UTF-8", remedy: "save it as UTF-8"))
    }
    return valid
  }

  var stem: String { nameParts(of: path).stem }
  /// Lower case, without the dot; empty where the name has none.
  var fileExtension: String { nameParts(of: path).fileExtension }
}

/// A path's last component, split at its last dot; the extension in lower case.
func nameParts(of path: String) -> (stem: String, fileExtension: String) {
  let name = lastPathComponent(path)
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
  return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
}
