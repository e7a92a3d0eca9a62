import FoundationEssentials
import LocatedInput
import LocatedXML

/// Reads property lists into the tree that JSON gives: XML with places, binary and OpenStep text without.
enum PropertyListReader {
  /// - Returns: the root, and whether its locations mean anything.
  static func read(_ bytes: [UInt8]) throws(InputError) -> (root: JSONNode, isLocated: Bool) {
    let start = String(decoding: bytes.prefix(512), as: UTF8.self)
    if start.contains("<?xml") || start.contains("<plist") || start.contains("<!DOCTYPE plist") {
      return (try root(of: try XMLReader.read(bytes)), true)
    }
    guard let value = try? PropertyListDecoder().decode(DecodedPropertyList.self, from: Data(bytes)) else {
      throw InputError(
        Diagnostic(
          .error, "this is no property list that can be read", remedy: "XML, binary and OpenStep are read"))
    }
    return (value.node, false)
  }

  private static func root(of plist: XMLElement) throws(InputError) -> JSONNode {
    guard plist.name == "plist", let first = plist.children.first else {
      throw InputError(
        Diagnostic(
          .error, "the root is <\(plist.name)>", remedy: "a property list is a <plist>", at: plist.location))
    }
    return try node(first)
  }

  private static func node(_ element: XMLElement) throws(InputError) -> JSONNode {
    switch element.name {
    case "dict": return JSONNode(.object(try members(of: element)), at: element.location)
    case "array":
      var items: [JSONNode] = []
      for child in element.children { items.append(try node(child)) }
      return JSONNode(.array(items), at: element.location)
    case "true", "false": return JSONNode(.bool(element.name == "true"), at: element.location)
    case "real", "integer":
      guard let number = number(element.text) else {
        throw InputError(
          Diagnostic(.error, "\(quoted(element.text)) is no number", at: element.location))
      }
      return JSONNode(.number(number, text: element.text), at: element.location)
    default: return JSONNode(.string(element.text), at: element.location)
    }
  }

  private static func members(of dict: XMLElement) throws(InputError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var key: XMLElement?
    for child in dict.children {
      if let named = key, child.name != "key" {
        members.append(
          JSONNode.Member(key: named.text, keyLocation: named.location, value: try node(child)))
        key = nil
      } else if child.name == "key", key == nil {
        key = child
      } else {
        throw InputError(
          Diagnostic(
            .error, "<\(child.name)> stands where a \(key == nil ? "key" : "value") belongs",
            at: child.location))
      }
    }
    if let key {
      throw InputError(Diagnostic(.error, "the key \(quoted(key.text)) has no value", at: key.location))
    }
    return members
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.drop(while: \.isWhitespace)
    if digits.lowercased().hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Any property list, by the decoder.
private enum DecodedPropertyList: Decodable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([DecodedPropertyList])
  case dictionary([String: DecodedPropertyList])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode([String: DecodedPropertyList].self) {
      self = .dictionary(value)
    } else if let value = try? container.decode([DecodedPropertyList].self) {
      self = .array(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .other
    }
  }

  /// Keys in order, since a dictionary has none.
  var node: JSONNode {
    let nowhere = SourceLocation(line: 1, column: 1)
    let value: JSONNode.Value =
      switch self {
      case .string(let text): .string(text)
      case .number(let number): .number(number, text: "\(number)")
      case .bool(let flag): .bool(flag)
      case .array(let items): .array(items.map(\.node))
      case .dictionary(let members):
        .object(
          members.sorted { $0.key < $1.key }
            .map { JSONNode.Member(key: $0.key, keyLocation: nowhere, value: $0.value.node) })
      case .other: .null
      }
    return JSONNode(value, at: nowhere)
  }
}
