import LocatedInput
import ThemeFormats

/// Where a converted theme goes; nothing that exists is lost without being asked.
struct ThemeOutput {
  /// `-` is standard output.
  let path: String
  let mayReplace: Bool
  let context: ToolContext

  func write(_ content: WrittenTheme.Content, format: String) throws(CommandFailure) {
    try checkPath(for: content, format)
    do throws(FileFailure) {
      switch content {
      case .file(let text):
        if path == "-" { return context.write(text) }
        try checkFree(path, as: .file)
        try context.writeFile(path, Array(text.utf8))
      case .folder(let files, _):
        try checkFree(path, as: .folder)
        try checkHoldsOnlyColors(path)
        try context.writeFolder(path, files.map { ($0.path, Array($0.text.utf8)) })
      case .files(let files):
        let targets = files.map { joinedPath(path, $0.path) }
        for target in targets { try checkFree(target, as: .file) }
        for (file, target) in zip(files, targets) {
          if let slash = target.lastIndex(of: "/") { try context.makeFolder(String(target[..<slash])) }
          try context.writeFile(target, Array(file.text.utf8))
        }
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func checkPath(for content: WrittenTheme.Content, _ format: String) throws(CommandFailure) {
    switch content {
    case .file: break
    case .files where path == "-":
      throw .usage("--to \(format) wants -o FOLDER: it writes more than one file")
    case .files: break
    case .folder(_, let fileExtension):
      let name = path.hasSuffix("/") ? String(path.dropLast()) : path
      if !name.lowercased().hasSuffix("." + fileExtension) {
        throw .usage("--to \(format) wants -o NAME.\(fileExtension): it writes a folder of that kind")
      }
    }
  }

  private func checkFree(_ path: String, as wanted: FileKind) throws(FileFailure) {
    let kind: FileKind
    do { kind = try context.files.kind(of: path) } catch {
      if error.reason == .missing { return }
      throw error
    }
    // A device or a pipe is written into, which replaces nothing.
    if kind == .other, wanted == .file { return }
    if kind != wanted { throw FileFailure(path, wanted == .file ? .isFolder : .isNotFolder) }
    if !mayReplace { throw FileFailure(path, .exists, detail: "--force replaces it") }
  }

  /// A catalog is replaced as a whole, so one with images in it must not be.
  private func checkHoldsOnlyColors(_ folder: String) throws(FileFailure) {
    guard (try? context.files.kind(of: folder)) == .folder else { return }
    for name in try context.files.names(inFolder: folder) where name != "Contents.json" && name != ".DS_Store"
    {
      let below = joinedPath(folder, name)
      if name.hasSuffix(".colorset") { continue }
      guard try context.files.kind(of: below) == .folder, !name.contains(".") else {
        throw FileFailure(folder, .exists, detail: "it holds \(name), which is no colour; write beside it")
      }
      try checkHoldsOnlyColors(below)
    }
  }
}
