import KeyInput
import Localization
import ThemeFormats
import TraitModel

extension Session {
  mutating func askForFilter() {
    bringPalette()
    focus = .detail
    overlay = .prompt(
      Prompt(
        purpose: .paletteFilter(before: paletteView.filter), title: "Colours whose name holds",
        text: paletteView.filter))
  }

  /// Asks where the palette goes; without a change by hand there is nothing of its own to write.
  mutating func askWhereToSave() {
    guard !simulation.palette.themes.isEmpty else {
      message = Message(.refusal, "this is the system palette as it is; Enter on a colour changes one")
      return
    }
    let theme = simulation.palette.merged
    overlay = .prompt(
      Prompt(
        purpose: .savePalette(existing: nil), title: "Save the palette as",
        text: "\(slug(of: theme.name)).json"))
  }

  /// A key while a line is asked for.
  mutating func answer(_ key: KeyPress, _ prompt: inout Prompt) -> [Effect] {
    switch (key.key, key.control) {
    case (.escape, _), (.character("c"), true), (.character("g"), true):
      switch prompt.purpose {
      case .paletteFilter(let before): paletteView.filter = before
      case .search(let start): endSearch(start)
      case .savePalette: break
      }
      overlay = nil
      return []
    case (.enter, _):
      overlay = nil
      return take(prompt)
    case (.backspace, _): _ = prompt.text.popLast()
    case (.character("u"), true): prompt.text = ""
    case (.character("l"), true): return [.redraw]
    case (.character(let character), false) where !key.alt: prompt.text.append(character)
    default: break
    }
    switch prompt.purpose {
    case .paletteFilter: paletteView.filter = prompt.text
    case .search(let start): if search?.text ?? "" != prompt.text { look(for: prompt.text, from: start) }
    case .savePalette: break
    }
    overlay = .prompt(prompt)
    return []
  }

  private mutating func take(_ prompt: Prompt) -> [Effect] {
    guard case .savePalette(let existing) = prompt.purpose, !prompt.text.isEmpty else { return [] }
    guard let writer = ThemeWriter.writing(to: prompt.text) else {
      message = Message(
        .refusal, "the name's end says the format: \(ThemeWriter.ends.joined(separator: ", "))")
      return []
    }
    let palette = simulation.palette
    let written = writer.written(palette.merged, system: palette.system)
    return [.save(written, path: prompt.text, mayReplace: existing == prompt.text)]
  }

  /// What became of a `save`; a path that exists is asked about.
  mutating func saved(_ outcome: SaveOutcome) {
    switch outcome {
    case .saved(let path, let losses):
      // Its own save is no news from another editor.
      if watchedPaths.contains(path) { renewPalettes() }
      let loss: Phrase = losses.first.map { " · \($0)" } ?? ""
      message = .passing(losses.isEmpty ? .note : .noEffect, "saved \(path)\(loss)")
    case .exists(let path):
      overlay = .prompt(
        Prompt(
          purpose: .savePalette(existing: path), title: "It exists; Enter replaces it, or type another name",
          text: path))
    case .failed(let reason): message = Message(.refusal, verbatim: reason)
    }
  }
}

extension Palette {
  /// All that lies over the system palette as one theme: later themes win, and what was changed of the system's colours
  /// is among it.
  var merged: Theme {
    var colors: [ThemeColor] = []
    for color in themes.flatMap(\.colors) {
      if let place = colors.firstIndex(where: { $0.name == color.name }) {
        colors[place] = color
      } else {
        colors.append(color)
      }
    }
    let own = themes.filter { $0.format != Self.editedThemeName }
    let name = own.isEmpty ? system.name : own.map(\.name).joined(separator: " + ")
    return Theme(
      name: name + " edited", format: own.first?.format ?? "native", colors: colors, author: own.first?.author
    )
  }
}
