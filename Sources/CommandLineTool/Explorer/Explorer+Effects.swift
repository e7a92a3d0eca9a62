import LocatedInput
import Simulator
import ThemeFormats

extension Explorer {
  /// Does what the session asks of the outside.
  /// - Returns: with which status the explorer ends, where it does.
  mutating func perform(_ effect: Effect) -> ExitStatus? {
    switch effect {
    case .quit: return .done
    case .redraw: terminal.invalidate()
    case .copy(let kind): session.report(copy(kind))
    case .export(let kind): session.report(context.export(kind, of: session))
    case .write(let script):
      let message = context.write(script: script, of: session)
      session.report(message)
      farewell.append(message.text)
    case .save(let theme, let path, let mayReplace):
      _ = session.reduce(.saved(context.save(theme, at: path, mayReplace: mayReplace)))
    }
    return nil
  }
}

extension ToolContext {
  /// Writes a palette that was changed in the explorer.
  fileprivate func save(_ theme: WrittenTheme, at path: String, mayReplace: Bool) -> SaveOutcome {
    if path == "-" || path.hasSuffix("/") { return .failed("'\(path)' is no name of a file") }
    do throws(CommandFailure) {
      if !mayReplace, (try? files.kind(of: path)) != nil { return .exists(path: path) }
      try ThemeOutput(path: path, mayReplace: mayReplace, context: self).write(theme.content, format: "this")
      return .saved(path: path, losses: theme.losses.map(\.text))
    } catch {
      return .failed(error.lines.map { $0.replacing("halflight: ", with: "") }.joined(separator: "; "))
    }
  }
}
