import CBuiltInFiles

/// The files that are part of the binary, by the name of each without its extension.
package struct BuiltInFiles: Sendable {
  package struct File: @unchecked Sendable {
    package let name: String
    private let text: UnsafePointer<UInt8>

    init(name: String, text: UnsafePointer<UInt8>) {
      self.name = name
      self.text = text
    }

    /// The file's bytes.
    package var bytes: [UInt8] {
      Array(UnsafeBufferPointer(start: text, count: built_in_text_length(text)))
    }
  }

  /// `reports`, `rules`, `system-colors`.
  package static var facts: [File] { files(built_in_facts_list()) }
  /// `zh-Hans/interface`: by language, then by what is translated.
  package static var languages: [File] { files(built_in_languages_list()) }
  package static var scenes: [File] { files(built_in_scenes_list()) }
  package static var themes: [File] { files(built_in_themes_list()) }
  /// Scripts for `halflight run`.
  package static var scripts: [File] { files(built_in_scripts_list()) }
  package static var tours: [File] { files(built_in_tours_list()) }

  private static func files(_ list: UnsafePointer<built_in_file>) -> [File] {
    var files: [File] = []
    var entry = list
    while let name = entry.pointee.name, let text = entry.pointee.text {
      files.append(File(name: String(cString: name), text: text))
      entry += 1
    }
    return files
  }
}
