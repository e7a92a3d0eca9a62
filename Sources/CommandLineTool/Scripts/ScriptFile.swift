import BuiltInFiles
import CellCanvas
import LocatedInput
import Simulator

/// A script with its text, so that what is wrong with a line can be shown under the line.
struct ScriptFile {
  /// As it is named in messages.
  let name: String
  let script: Script
  let lines: [String]

  /// The scripts that ship, tours among them.
  static var shipped: [BuiltInFiles.File] { BuiltInFiles.scripts + BuiltInFiles.tours }

  /// Reads the script of an operand: `-`, one that ships, or a file.
  /// - Throws: status 4 for a path that cannot be used, 3 for lines that are none, each shown with a caret.
  init(_ operand: String, _ context: ToolContext) throws(CommandFailure) {
    let shipped = Self.shipped.first { $0.name == operand }
    name = operand == "-" ? "standard input" : shipped.map { $0.name + ".half" } ?? operand
    let bytes: [UInt8]
    do throws(FileFailure) {
      let files = StandardInputFiles(context.files, readInput: context.readInput)
      if let shipped {
        bytes = shipped.bytes
      } else {
        bytes = try files.read(operand, limit: Script.limit)
      }
    } catch {
      let near = nearestName(to: operand, among: Self.shipped.map(\.name))
      guard error.reason == .missing, let near else { throw CommandFailure(error) }
      throw CommandFailure(.badPath, ["halflight: \(error.text); did you mean '\(near)', which ships?"])
    }
    lines = Script.lines(of: String(decoding: bytes, as: UTF8.self))
    do throws(InputError) { script = try Script(bytes) } catch {
      let (name, lines) = (name, lines)
      throw CommandFailure(.badInput, error.diagnostics.flatMap { Self.excerpt($0, of: name, lines) })
    }
  }

  /// A diagnostic with the line that it is about and a caret under its place.
  func excerpt(_ diagnostic: Diagnostic) -> [String] { Self.excerpt(diagnostic, of: name, lines) }

  private static func excerpt(_ diagnostic: Diagnostic, of name: String, _ lines: [String]) -> [String] {
    let text = diagnostic.named(file: name).text
    guard let place = diagnostic.location, lines.indices.contains(place.line - 1) else { return [text] }
    let line = lines[place.line - 1]
    let before = visibleControls(in: String(line.prefix(place.column - 1)).replacing("\t", with: " "))
    let caret = String(repeating: " ", count: cellWidth(of: before)) + "^"
    return [text, "    " + visibleControls(in: line.replacing("\t", with: " ")), "    " + caret]
  }
}
