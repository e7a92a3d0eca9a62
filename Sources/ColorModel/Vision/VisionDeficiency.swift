/// A way of seeing colours, from weak to missing, and how a picture then looks.
package struct VisionDeficiency: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The cones for long waves: red.
    case protan
    /// The cones for middle waves: green.
    case deutan
    /// The cones for short waves: blue. The model's authors call its values for this one an approximation.
    case tritan
    /// No colours at all, only luminance.
    case achromat

    /// What is missing at full severity, in a few words.
    package var title: String {
      switch self {
      case .protan: "no red cones"
      case .deutan: "no green cones"
      case .tritan: "no blue cones"
      case .achromat: "no colours"
      }
    }
  }

  package var kind: Kind
  /// 0 sees as most people do, 1 lacks the cones.
  package let severity: Double

  /// - Parameter severity: held inside 0…1.
  package init(_ kind: Kind, severity: Double = 1) {
    self.kind = kind
    self.severity = min(max(severity, 0), 1)
  }

  /// Reads `deutan` or `deutan:0.6`; nil for an unknown kind or a severity outside 0…1.
  package init?(name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    guard parts.count == 2 else {
      self.init(kind)
      return
    }
    guard let severity = Double(parts[1]), (0...1).contains(severity) else { return nil }
    self.init(kind, severity: severity)
  }

  /// The way this is written on the command line.
  package var name: String {
    if severity == 1 { return kind.rawValue }
    return kind.rawValue + ":" + (severity == 0 ? "0" : String(severity))
  }

  /// How a colour is seen: worked out in linear light, the opacity stays, what leaves sRGB is clamped.
  package func simulate(_ color: RGBA) -> RGBA {
    let curve = TransferCurve.sRGB
    let c = color.clamped
    let (r, g, b) = (curve.decoded(c.red), curve.decoded(c.green), curve.decoded(c.blue))
    func component(_ row: Int) -> Double {
      let m = matrix
      let light = m[row * 3] * r + m[row * 3 + 1] * g + m[row * 3 + 2] * b
      return curve.encoded(min(max(light, 0), 1))
    }
    return RGBA(red: component(0), green: component(1), blue: component(2), alpha: c.alpha)
  }

  /// Row by row, for linear sRGB.
  var matrix: [Double] {
    if kind == .achromat {
      let luminance = [0.2126, 0.7152, 0.0722]
      let gray = luminance + luminance + luminance
      return mix(MachadoTable.identity, gray, severity)
    }
    let table = MachadoTable.matrices(kind)
    let place = severity * Double(table.count - 1)
    let lower = min(Int(place), table.count - 2)
    return mix(table[lower], table[lower + 1], place - Double(lower))
  }

  private func mix(_ a: [Double], _ b: [Double], _ part: Double) -> [Double] {
    zip(a, b).map { $0 * (1 - part) + $1 * part }
  }
}
