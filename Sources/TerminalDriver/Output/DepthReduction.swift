import CellCanvas
import ColorModel

/// The one place where colour is lost: turns cells into what a terminal of some depth can show.
struct DepthReduction {
  private let depth: ColorDepth
  private let isUTF8: Bool
  private let hasBrightColors: Bool
  private var reducer: ColorReducer
  private var monochrome = MonochromeReduction()

  init(_ decision: ColorDecision, isUTF8: Bool) {
    depth = decision.depth
    hasBrightColors = decision.hasBrightColors
    reducer = depth == .indexed256 ? .indexed256 : hasBrightColors ? .ansi16 : .ansi8
    self.isUTF8 = isUTF8
  }

  mutating func reduce(_ cell: Cell) -> DeviceCell {
    var result = DeviceCell(character: shown(cell.character), attributes: cell.style.attributes)
    let style = cell.style
    switch depth {
    case .monochrome:
      monochrome.reduce(style, into: &result)
    case .trueColor:
      result.foreground = exact(style.foreground)
      result.background = exact(style.background)
    case .ansi16, .indexed256:
      let background = reduced(style.background)
      result.background = background.map(Int32.init) ?? -1
      result.foreground = foreground(style, on: background, attributes: &result.attributes)
    }
    return result
  }

  private func exact(_ color: CellColor) -> Int32 {
    switch color {
    case .terminalDefault: -1
    case .ansi(let index): Int32(index)
    case .rgb(let red, let green, let blue): DirectColorEntry.number(ofColor: rgbValue(red, green, blue))
    }
  }

  private mutating func reduced(_ color: CellColor) -> UInt8? {
    switch color {
    case .terminalDefault: nil
    case .ansi(let index): hasBrightColors ? index : index & 7
    case .rgb(let red, let green, let blue): reducer.index(nearestTo: rgbValue(red, green, blue))
    }
  }

  private mutating func foreground(
    _ style: CellStyle, on background: UInt8?, attributes: inout CellAttributes
  ) -> Int32 {
    switch style.foreground {
    case .terminalDefault: return -1
    case .ansi(let index):
      // Eight-colour terminals show the bright ones as bold.
      if !hasBrightColors, index > 7 { attributes.insert(.bold) }
      return Int32(hasBrightColors ? index : index & 7)
    case .rgb(let red, let green, let blue):
      let wanted = rgbValue(red, green, blue)
      if let background, case .rgb(let red, let green, let blue) = style.background {
        let before = rgbValue(red, green, blue)
        return Int32(reducer.index(nearestTo: wanted, on: background, before: before))
      }
      return Int32(reducer.index(nearestTo: wanted))
    }
  }

  /// In an encoding other than UTF-8 nothing beyond ASCII can be written; what still arrives gets a substitute. Control
  /// characters would act on the terminal, so they never pass.
  private func shown(_ character: Character?) -> Character? {
    guard let character else { return nil }
    if let byte = character.singleByte { return (0x20..<0x7F).contains(byte) ? character : "?" }
    if !isUTF8 { return character.asciiSubstitute }
    return cellWidth(of: character) > 0 ? character : "?"
  }
}

/// 0xRRGGBB.
func rgbValue(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
  UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
}
