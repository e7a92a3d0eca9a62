import Localization

/// What the explorer can write of the state it shows, in the order of its list.
package enum ExportKind: String, CaseIterable, Sendable {
  case swift, xctest, scene, script, svg, html, ansi, text

  var label: Phrase {
    switch self {
    case .swift: "Swift"
    case .xctest: "XCTest"
    case .scene: "scene file"
    case .script: "script"
    case .svg: "SVG"
    case .html: "HTML"
    case .ansi: "ANSI"
    case .text: "text"
    }
  }

  var detail: Phrase {
    switch self {
    case .swift: "the overrides in UIKit's own names"
    case .xctest: "a test that asks real UIKit for the same"
    case .scene: "for --scene, as it is now"
    case .script: "what was done here, for halflight run"
    case .svg, .html, .ansi, .text: "a still of the phone"
    }
  }

  /// The end of the file's name, with its dot.
  package var fileNameEnd: String {
    switch self {
    case .swift: ".swift"
    case .xctest: "Tests.swift"
    case .scene: ".json"
    case .script: ".half"
    case .svg: ".svg"
    case .html: ".html"
    case .ansi: ".ansi"
    case .text: ".txt"
    }
  }
}

extension Session {
  mutating func chooseExport() {
    let items = ExportKind.allCases.map { Picker.Item($0.rawValue, label: $0.label, detail: $0.detail) }
    open(Picker(.export, title: "Write to a file here", items: items, session: self))
  }

  /// Says what came of an effect.
  package mutating func report(_ message: Message) { self.message = message }
}
