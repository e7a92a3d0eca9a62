package import LocatedInput

/// An element of an XML document that remembers where it stood.
package struct XMLElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package var name: String
  /// In the document's order.
  package var attributes: [Attribute]
  package var children: [XMLElement]
  /// The character data that stands in this element itself, without that of its children.
  package var text: String
  /// Of its start tag.
  package var location: SourceLocation

  /// The value of the attribute of that name.
  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}
