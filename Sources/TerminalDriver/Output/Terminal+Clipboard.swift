#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Terminal {
  /// What became of a text that should be copied.
  package enum CopyAttempt: Hashable, Sendable {
    /// The terminal was asked; whether it did, it does not say.
    case asked
    /// tmux was asked, and the terminal around it; they do as they are configured.
    case askedThroughTmux
    /// More bytes than terminals take.
    case tooLong(limit: Int)
    /// This terminal has no clipboard that a program can reach.
    case unable
  }

  /// Terminals take an OSC 52 of about 100,000 bytes; this many are that in Base64.
  private static var longestCopy: Int { 74_000 }

  /// Asks the terminal to take a text into the clipboard (OSC 52), which also works over ssh. Nothing that would act on
  /// whoever pastes it goes along: no control characters but tabs and line breaks, no line break at the end.
  package func copy(_ text: String) -> CopyAttempt {
    guard isLikeXterm else { return .unable }
    let kept = text.unicodeScalars.filter { scalar in
      scalar == "\n" || scalar == "\t" || !(scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
    }
    var plain = String(String.UnicodeScalarView(kept))
    while plain.last == "\n" { plain.removeLast() }
    guard plain.utf8.count <= Self.longestCopy else { return .tooLong(limit: Self.longestCopy) }
    let request = "\u{1B}]52;c;" + base64(Array(plain.utf8)) + "\u{7}"
    send(request)
    guard getenv("TMUX") != nil else { return .asked }
    // tmux takes the request itself with `set-clipboard on`; with `allow-passthrough on` it hands this one out unseen.
    send("\u{1B}Ptmux;" + request.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\")
    return .askedThroughTmux
  }
}

/// Base64 as RFC 4648 has it, padded.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < group.endIndex ? Int(bytes[start + $1]) : 0) }
    for place in 0..<4 {
      text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
    }
  }
  return text
}
