import CLibYAML
package import LocatedInput

/// Reads YAML through libyaml into the tree that JSON gives. Every scalar is a string, spelled as in the file: to a
/// reader of colours `000000` is no number. Anchors and aliases are refused, since they can make any size of little.
package enum YAMLReader {
  /// The first document.
  /// - Throws: `InputError` with one located error for a syntax fault, an alias, or a limit passed.
  package static func read(
    _ bytes: [UInt8], limits: JSONReader.Limits = .init()
  ) throws(InputError) -> (root: JSONNode, diagnostics: [Diagnostic]) {
    if bytes.count > limits.bytes {
      throw InputError(
        Diagnostic(.error, "the file is \(bytes.count) bytes long, over the limit of \(limits.bytes)"))
    }
    var composer = YAMLComposer(depthLimit: limits.depth)
    let root = try composer.document(YAMLEvents.events(of: bytes))
    return (root, composer.diagnostics)
  }
}
