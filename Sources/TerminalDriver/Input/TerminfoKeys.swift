import CNCurses
import KeyInput

/// The key sequences of the current terminfo entry that lie outside the grammar of `InputDecoder`, by what they press.
func terminfoKeys() -> [[UInt8]: KeyPress] {
  var keys: [[UInt8]: KeyPress] = [:]
  func add(_ capability: String, _ key: KeyPress.Key) {
    guard let text = halflight_string_capability(capability) else { return }
    let sequence = Array(String(cString: text).utf8)
    // A single byte is the decoder's business, and so is what begins like a sequence of ECMA-48.
    guard sequence.count > 1, sequence[0] == Byte.escape,
      sequence[1] != UInt8(ascii: "["), sequence[1] != UInt8(ascii: "O")
    else { return }
    keys[sequence] = KeyPress(key)
  }
  let named: [(String, KeyPress.Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kpp", .pageUp),
    ("knp", .pageDown), ("khome", .home), ("kend", .end), ("kdch1", .delete), ("kich1", .insert),
    ("kcbt", .backTab),
  ]
  for (capability, key) in named { add(capability, key) }
  for number in 1...12 { add("kf\(number)", .function(number)) }
  return keys
}
