/// A native theme file of many colours, each with the four appearances that files mostly tell apart.
package func sampleTheme(colors count: Int) -> String {
  var numbers = SeededGenerator(seed: 2)
  func color() -> String {
    let value = UInt32.random(in: 0...0xFFFFFF, using: &numbers)
    let digits = String(value, radix: 16, uppercase: true)
    return "\"#" + String(repeating: "0", count: 6 - digits.count) + digits + "\""
  }
  let lines = (0..<count).map { number in
    """
        "Group\(number / 20)/color\(number)": {"light": \(color()), "dark": \(color()), \
    "light.high": \(color()), "dark.elevated": \(color())}
    """
  }
  return "{\"name\": \"Sample\", \"colors\": {\n" + lines.joined(separator: ",\n") + "\n}}\n"
}
