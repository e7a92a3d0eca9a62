import FoundationEssentials
import LocatedInput
import TraitPropagation

/// An app's Info.plist, as far as it decides the style (W-12).
enum InfoPlist {
  private struct Content: Decodable {
    var style: String?
    enum CodingKeys: String, CodingKey { case style = "UIUserInterfaceStyle" }
  }

  /// The style that a property list (XML or binary) asks for; without the key, automatic.
  static func style(of bytes: [UInt8], file: String) throws(InputError) -> InfoPlistStyle {
    let content: Content
    do {
      content = try PropertyListDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      throw InputError(
        Diagnostic(
          .error, "this is no property list that can be read",
          remedy: "an Info.plist is a dictionary, in XML or binary; UIUserInterfaceStyle is a string",
          file: file))
    }
    guard let word = content.style else { return .automatic }
    guard let style = InfoPlistStyle(rawValue: word.lowercased()) else {
      throw InputError(
        Diagnostic(
          .error, "UIUserInterfaceStyle is '\(word)'", remedy: "it is Light, Dark or Automatic", file: file,
          keyPath: "UIUserInterfaceStyle"))
    }
    return style
  }
}
