/// Makes names fit for a format, each one only once; what had to be changed is remembered.
struct NameFitting {
  private var taken: Set<String> = []
  private(set) var renamed: [(from: String, to: String)] = []
  /// Whether names that differ in case alone would collide, as on a disk.
  private let ignoresCase: Bool

  init(ignoresCase: Bool = false) { self.ignoresCase = ignoresCase }

  /// `fitted` as the new name of `name`, with a number behind it where that is taken.
  /// - Parameter isExpected: whether the change is the format's ordinary spelling and not worth a word.
  mutating func unique(_ fitted: String, for name: String, isExpected: Bool = false) -> String {
    var result = fitted
    var number = 2
    while !taken.insert(ignoresCase ? result.lowercased() : result).inserted {
      result = "\(fitted)\(number)"
      number += 1
    }
    if result != fitted || (result != name && !isExpected) { renamed.append((name, result)) }
    return result
  }
}

extension String {
  /// The string with whatever `isAllowed` refuses replaced.
  func replacingScalars(
    by replacement: String = "-", where isAllowed: (Unicode.Scalar) -> Bool
  ) -> String {
    unicodeScalars.reduce(into: "") { $0 += isAllowed($1) ? String($1) : replacement }
  }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool { properties.isAlphabetic && isASCII }
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
