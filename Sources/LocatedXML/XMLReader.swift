import CExpat
package import LocatedInput

/// Reads XML through expat, which never goes to a disk or a network for it. A document that declares entities is
/// refused: what they stand for could be anything of any size, and no file that is read here needs them.
package enum XMLReader {
  package struct Limits: Sendable {
    package var bytes = 8 << 20
    /// How deep elements may nest.
    package var depth = 200
    package init() {}
  }

  /// The root element.
  /// - Throws: `InputError` with one located error for what is not well formed, an entity, or a limit passed.
  package static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(InputError) -> XMLElement {
    if bytes.count > limits.bytes {
      throw InputError(
        Diagnostic(.error, "the file is \(bytes.count) bytes long, over the limit of \(limits.bytes)"))
    }
    guard let parser = XML_ParserCreate(nil) else { throw InputError(Diagnostic(.error, "out of memory")) }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser: parser, depthLimit: limits.depth)
    let status = withExtendedLifetime(builder) {
      builder.install()
      return bytes.withUnsafeBytes {
        XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
      }
    }
    if let fault = builder.fault { throw InputError(fault) }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no element found"
      throw InputError(Diagnostic(.error, "this is not well-formed XML: \(reason)", at: builder.here))
    }
    return root
  }
}
