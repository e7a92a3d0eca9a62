import CellCanvas

/// In which colours the tool's own parts are drawn.
package enum ChromeScheme: String, CaseIterable, Sendable {
  /// The terminal's own sixteen.
  case terminal
  /// Colours that are the same in every terminal.
  case light, dark
  /// None: only bold, faint and reversed.
  case mono
}

extension CellGrid {
  /// Gives the chrome its colours. What is previewed has exact colours and stays as it is.
  mutating func dress(in scheme: ChromeScheme) {
    switch scheme {
    case .terminal: return
    case .mono:
      restyle(area) { style in
        if case .ansi = style.foreground { style.foreground = .terminalDefault }
        if case .ansi = style.background { style.background = .terminalDefault }
      }
    case .light: restyle(area, ChromeColors.light.apply)
    case .dark: restyle(area, ChromeColors.dark.apply)
    }
  }
}

/// Exact colours in the place of the terminal's.
private struct ChromeColors: Sendable {
  var ground: CellColor
  var text: CellColor
  var faint: CellColor
  /// By the numbers of red, green, yellow, blue and magenta.
  var hues: [UInt8: CellColor]

  static let light = ChromeColors(
    ground: hex(0xFAFAFA), text: hex(0x1F1F23), faint: hex(0x6A6A70),
    hues: [1: hex(0xB3261E), 2: hex(0x1B7333), 3: hex(0x855C00), 4: hex(0x0A58B8), 5: hex(0x7A3FB0)])
  static let dark = ChromeColors(
    ground: hex(0x1B1B1F), text: hex(0xE8E8EC), faint: hex(0x9A9AA2),
    hues: [1: hex(0xFF7A70), 2: hex(0x6AD484), 3: hex(0xE6C35C), 4: hex(0x86B6FF), 5: hex(0xCFA8FF)])

  private static func hex(_ value: UInt32) -> CellColor {
    .rgb(red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  func apply(_ style: inout CellStyle) {
    // A terminal's own way of making text faint may leave too little of it.
    let isFaint = style.attributes.contains(.dim)
    if isFaint { style.attributes.remove(.dim) }
    switch style.foreground {
    case .terminalDefault: style.foreground = isFaint ? faint : text
    case .ansi(let number): style.foreground = isFaint ? faint : hues[number] ?? text
    case .rgb: break
    }
    switch style.background {
    case .terminalDefault: style.background = ground
    case .ansi(let number): style.background = hues[number] ?? ground
    case .rgb: break
    }
  }
}
