import CExpat
import LocatedInput

/// Takes expat's events and builds the tree. A class, since expat hands a pointer to it back with each event.
final class XMLTreeBuilder {
  private let parser: XML_Parser
  private let depthLimit: Int
  private var open: [XMLElement] = []
  private(set) var root: XMLElement?
  private(set) var fault: Diagnostic?

  init(parser: XML_Parser, depthLimit: Int) {
    self.parser = parser
    self.depthLimit = depthLimit
  }

  /// Where expat stands.
  var here: SourceLocation {
    SourceLocation(
      line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// The builder must outlive the parse.
  func install() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in XMLTreeBuilder.from(data)?.start(name, attributes) },
      { data, _ in XMLTreeBuilder.from(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      XMLTreeBuilder.from(data)?.add(String(decoding: bytes, as: UTF8.self))
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      XMLTreeBuilder.from(data)?.stop("the document declares an entity", "write out what it stands for")
    }
    // Behind a DOCTYPE an unknown entity is no error, and its text would be missing in silence.
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      let name = name.map { String(cString: $0) } ?? ""
      XMLTreeBuilder.from(data)?.stop("the entity &\(name); is not known", "write out what it stands for")
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard fault == nil, let name else { return }
    if open.count >= depthLimit { return stop("elements nest deeper than \(depthLimit) levels", nil) }
    var element = XMLElement(
      name: String(cString: name), attributes: [], children: [], text: "", location: here)
    var next = attributes
    while let pair = next, let key = pair[0], let value = pair[1] {
      element.attributes.append(.init(name: String(cString: key), value: String(cString: value)))
      next = pair + 2
    }
    open.append(element)
  }

  private func end() {
    guard fault == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func add(_ text: String) {
    if fault == nil, !open.isEmpty { open[open.count - 1].text += text }
  }

  private func stop(_ message: String, _ remedy: String?) {
    fault = fault ?? Diagnostic(.error, message, remedy: remedy, at: here)
    XML_StopParser(parser, XML_FALSE)
  }
}
