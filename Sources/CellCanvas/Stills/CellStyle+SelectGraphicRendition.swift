extension CellStyle {
  /// The whole style as one sequence, from a reset on; semicolons, which every terminal reads.
  package var selectGraphicRendition: String {
    var codes = "0"
    let flags: [(CellAttributes, String)] = [
      (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"), (.reverse, ";7"),
    ]
    for (flag, code) in flags where attributes.contains(flag) { codes += code }
    codes += foreground.codes(base: 30) + background.codes(base: 40)
    return "\u{1B}[\(codes == "0" ? "" : codes)m"
  }
}

extension CellColor {
  /// `base` is 30 for the ink and 40 for the ground.
  fileprivate func codes(base: Int) -> String {
    switch self {
    case .terminalDefault: ""
    case .ansi(let index) where index < 8: ";\(base + Int(index))"
    case .ansi(let index): ";\(base + 60 + Int(index & 7))"
    case .rgb(let red, let green, let blue): ";\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
