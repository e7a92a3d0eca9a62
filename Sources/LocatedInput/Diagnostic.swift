/// A place in an input file: a 1-based line and column, and for structured files the key path that leads there.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// One thing found in an input: what, where, and what would be right.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable, Comparable {
    case note, warning, error
    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  package var severity: Severity
  /// The file as the user named it; nil until the reader of the file is known.
  package var file: String?
  package var location: SourceLocation?
  /// For instance `screen.windowScenes[0].windows[1].id`; empty at the top.
  package var keyPath: String
  /// What was found; one sentence without its full stop.
  package var message: String
  /// What would be right; one sentence without its full stop, or nil where the message says it.
  package var remedy: String?

  package init(
    _ severity: Severity, _ message: String, remedy: String? = nil, file: String? = nil,
    at location: SourceLocation? = nil, keyPath: String = ""
  ) {
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.file = file
    self.location = location
    self.keyPath = keyPath
  }

  /// `file:line:column: error: message (at key.path); remedy`, with control characters made visible.
  package var text: String {
    var parts = ""
    if let file { parts += file + ":" }
    if let location { parts += "\(location.line):\(location.column):" }
    if !parts.isEmpty { parts += " " }
    parts += severity.rawValue + ": " + message
    if !keyPath.isEmpty { parts += " (at \(keyPath))" }
    if let remedy { parts += "; " + remedy }
    return visibleControls(in: parts)
  }

  /// The same diagnostic with its file named.
  package func named(file: String) -> Diagnostic {
    var copy = self
    copy.file = copy.file ?? file
    return copy
  }
}

/// A file that cannot be used at all: its diagnostics, at least one of them an error.
package struct InputError: Error, Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  package init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }
}
