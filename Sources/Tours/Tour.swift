import BuiltInFiles
package import LocatedInput
package import Simulator

/// A script that is told: captions with what they are about, to be gone through step by step.
package struct Tour: Sendable {
  /// As `halflight demo` takes it.
  package let name: String
  /// The first line of the script's opening comment, else the name.
  package let title: String
  /// The rest of that comment.
  package let about: String
  package let script: Script

  /// - Parameter lines: of the script, for its opening comment.
  package init(_ script: Script, lines: [String], named name: String) {
    self.script = script
    self.name = name
    let opening = lines.prefix { $0.hasPrefix("#") }
      .map { visibleControls(in: String($0.drop { $0 == "#" || $0 == " " })) }
    title = opening.first ?? name
    about = opening.dropFirst().joined(separator: " ")
  }

  /// Reads a tour.
  /// - Throws: the lines that are none of a script.
  package init(_ bytes: [UInt8], named name: String) throws(InputError) {
    self.init(
      try Script(bytes), lines: Script.lines(of: String(decoding: bytes, as: UTF8.self)), named: name)
  }

  /// The names of the tours that ship, in the order of lists; the first one is played where none is asked for.
  package static var names: [String] { BuiltInFiles.tours.map(\.name) }

  /// A tour that ships; nil where none has the name.
  package static func builtIn(_ name: String) throws(InputError) -> Tour? {
    guard let file = BuiltInFiles.tours.first(where: { $0.name == name }) else { return nil }
    return try Tour(file.bytes, named: name)
  }
}
