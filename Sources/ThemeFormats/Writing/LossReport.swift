import ColorModel
import LocatedInput
import TraitModel

/// What a format cannot hold of the colours that are written in it: a sentence a kind, naming the colours.
struct LossReport {
  /// What a format holds beyond one light and one dark value of 24 bits.
  struct Abilities: OptionSet {
    let rawValue: Int
    static let elevated = Abilities(rawValue: 1)
    static let highContrast = Abilities(rawValue: 2)
    static let wideGamut = Abilities(rawValue: 4)
    static let alpha = Abilities(rawValue: 8)
    /// Components finer than 1/255.
    static let precision = Abilities(rawValue: 16)
    /// A colour without a dark value, apart from one that is the same in both.
    static let lightOnly = Abilities(rawValue: 32)
    /// A colour without a light value.
    static let darkOnly = Abilities(rawValue: 256)
    /// References to the system's colours.
    static let systemColors = Abilities(rawValue: 64)
    /// Names without a value.
    static let emptyColors = Abilities(rawValue: 128)
  }

  private(set) var diagnostics: [Diagnostic] = []
  /// For instance "a property list".
  let format: String

  init(_ theme: FlatTheme, format: String, holding abilities: Abilities) {
    self.format = format
    let colors = theme.all
    func report(_ ability: Abilities, _ what: String, _ affected: (FlatColor) -> Bool) {
      if !abilities.contains(ability) { add(what, colors.filter(affected).map(\.name)) }
    }
    report(.elevated, "values for the elevated level are left out") { $0.hasElevated }
    report(.highContrast, "values for high contrast are left out") { $0.hasHigh }
    report(.wideGamut, "values outside sRGB are clamped") { $0.values.values.contains { !$0.isInGamut } }
    report(.alpha, "opacity is left out, the colours become opaque") {
      $0.values.values.contains { $0.alpha < 1 }
    }
    report(.precision, "components finer than 1/255 are rounded") {
      $0.values.values.contains { !$0.isEightBit(withAlpha: abilities.contains(.alpha)) }
    }
    report(.lightOnly, "a value for light only will hold in both styles") {
      $0.light != nil && $0.dark == nil
    }
    report(.darkOnly, "a value for dark only will hold in both styles") { $0.light == nil && $0.dark != nil }
    report(.systemColors, "references to system colours become their present values", \.usesSystem)
    report(.emptyColors, "colours without any value are left out") { $0.values.isEmpty }
    let derived = theme.colors.filter(\.source.isDerived).map(\.name)
    add("that these colours were derived is not recorded", derived, .note)
  }

  /// Adds one kind of loss, if there are colours that suffer it.
  mutating func add(_ what: String, _ names: [String], _ severity: Diagnostic.Severity = .warning) {
    if names.isEmpty { return }
    let shown = names.prefix(4).joined(separator: ", ")
    let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
    diagnostics.append(Diagnostic(severity, "in \(format), \(what): \(shown)\(rest)"))
  }

  /// Adds the names that had to be changed.
  mutating func addRenamed(_ renamed: [(from: String, to: String)]) {
    add("names are changed", renamed.map { "\($0.from) → \($0.to)" })
  }
}

extension RGBA {
  /// Whether eight bits a component hold the colour, give or take the Float32 rounding of asset catalogs.
  func isEightBit(withAlpha: Bool) -> Bool {
    (withAlpha ? [red, green, blue, alpha] : [red, green, blue]).allSatisfy {
      let scaled = min(max($0, 0), 1) * 255
      return abs(scaled - scaled.rounded()) < 1e-3
    }
  }
}
