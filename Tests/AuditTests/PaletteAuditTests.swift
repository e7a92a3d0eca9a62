import Audit
import ColorModel
import LocatedInput
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel

/// Palettes made for these tests, over Apple's.
private enum Sample {
  static func color(_ hex: String) -> RGBA { RGBA(hex: hex) ?? .clear }

  static func palette(_ colors: [(String, DynamicColor.Slots)]) throws -> Palette {
    let theme = Theme(
      name: "sample", format: "native",
      colors: colors.map { ThemeColor(name: $0.0, role: SemanticColor($0.0), color: DynamicColor($0.1)) })
    return Palette(system: try SystemPalettes().theme(for: .latest), themes: [theme])
  }

  static func both(_ light: String, _ dark: String) -> DynamicColor.Slots {
    [.init(.light): .color(color(light)), .init(.dark): .color(color(dark))]
  }

  static func only(_ light: String) -> DynamicColor.Slots {
    [.init(.light): .color(color(light))]
  }

  static let backgrounds = ("systemBackground", both("#FFFFFF", "#000000"))

  static func findings(_ colors: [(String, DynamicColor.Slots)]) throws -> [Finding] {
    try PaletteAudit(palette(colors), subject: "sample").report().findings.filter { !$0.isApples }
  }
}

@Suite struct PaletteAuditTests {
  @Test func aSoundPaletteHasNoFindings() throws {
    let findings = try Sample.findings([
      Sample.backgrounds, ("label", Sample.both("#000000", "#FFFFFF")),
      ("secondaryLabel", Sample.both("#5A5A5F", "#A8A8AD")),
    ])
    #expect(findings == [])
  }

  @Test func theExactRatioDecides() throws {
    let findings = try Sample.findings([
      Sample.backgrounds, ("label", Sample.both("#767676", "#FFFFFF")),
      ("secondaryLabel", Sample.both("#777777", "#FFFFFF")),
    ])
    #expect(findings.map(\.color) == ["secondaryLabel"])
    let finding = try #require(findings.first)
    #expect(finding.rule == .contrastText && finding.severity == .error)
    #expect(finding.contrast.map { ratioText($0.ratio) } == "4.47")
    #expect(finding.appearances.allSatisfy { $0.style == .light } && finding.appearances.count == 4)
    #expect(finding.suggestion?.hexRGB == "#767676")
  }

  /// Each fault once, and nothing that is none.
  @Test func aPaletteWithKnownFaultsGivesExactlyTheseFindings() throws {
    let findings = try Sample.findings([
      Sample.backgrounds,
      ("label", Sample.both("#1A1A1A", "#0A0A0A")),
      ("secondaryLabel", Sample.both("#555555", "#4A4A4A")),
      ("link", Sample.only("#0055CC")),
      ("Brand/Same", Sample.both("#AA3366", "#AA3366")),
      ("Brand/Broken", [.init(.light): .color(.black), .init(.dark): .reference("nowhere")]),
      (
        "Brand/Wide",
        [.init(.light): .color(RGBA(red: 1.09, green: -0.2, blue: 0)), .init(.dark): .color(.white)]
      ),
      ("systemRed", Sample.both("#B05A00", "#FF8A80")), ("systemGreen", Sample.both("#5F7F00", "#7BE07B")),
    ])
    let found = Set(
      findings.map { "\($0.rule.id) \($0.color) \($0.appearances.first?.style.rawValue ?? "")" })
    #expect(
      found == [
        "vanishes.dark label dark", "poor.dark secondaryLabel dark", "contrast.text link dark",
        "missing.dark link dark", "identical.modes Brand/Same ", "name.undefined Brand/Broken dark",
        "gamut.clamped Brand/Wide light", "vision.collapse systemRed light",
      ])
  }

  @Test func aSuggestionIsMeasuredOnEveryBackgroundItStandsOn() throws {
    let report = try PaletteAudit(
      Sample.palette([
        Sample.backgrounds, ("secondarySystemBackground", Sample.both("#E0E0E0", "#202020")),
        ("link", Sample.both("#5A8DD6", "#8AB4F8")),
      ]), subject: "sample"
    ).report()
    let findings = report.findings.filter { $0.color == "link" && $0.rule == .contrastText }
    #expect(findings.count == 2)
    for finding in findings {
      let suggestion = try #require(finding.suggestion)
      #expect(suggestion.contrastRatio(on: .white) >= 4.5)
      #expect(suggestion.contrastRatio(on: Sample.color("#E0E0E0")) >= 4.5)
      #expect(finding.fix == .palette(name: "link", slot: .init(.light)))
    }
  }

  @Test(arguments: ["nord", "solarized", "rose-pine"])
  func applyingASuggestionMendsItsFinding(name: String) throws {
    let catalog = ThemeCatalog(files: FilesInMemory())
    let palette = try catalog.palette(PaletteRequest(themes: [name])).palette
    let before = PaletteAudit(palette, subject: name).report().findings
    var tried: Set<ColorTarget> = []
    for finding in before {
      guard let value = finding.suggestion, let fix = finding.fix, tried.insert(fix).inserted,
        case .palette(let color, let slot) = fix
      else { continue }
      let mended = try #require(palette.setting(value, in: slot, ofColorNamed: color))
      let after = Set(PaletteAudit(mended, subject: name).report().findings.map(\.id))
      #expect(!after.contains(finding.id), "\(finding.message)")
    }
    #expect(!tried.isEmpty)
  }

  @Test func applesOwnShortfallsAreNotesWithTheirIncreasedContrastBeside() throws {
    let system = Palette(system: try SystemPalettes().theme(for: .latest))
    let report = PaletteAudit(system, subject: "system").report()
    #expect(report.findings.allSatisfy { $0.severity == .note })
    let label = try #require(
      report.findings.first { $0.color == "secondaryLabel" && $0.background == "systemBackground" })
    let contrast = try #require(label.contrast)
    #expect(ratioText(contrast.ratio) == "3.43" && ratioText(contrast.increased ?? 0) == "5.96")
  }

  @Test func aColourThatRefersToTheSystemsFallsShortAsApplesDoes() throws {
    let reference = DynamicColor.Value.system("secondaryLabelColor")
    let report = try PaletteAudit(
      Sample.palette([("secondaryLabel", [.init(.light): reference, .init(.dark): reference])]),
      subject: "sample"
    ).report()
    let own = report.findings.filter { $0.color == "secondaryLabel" && $0.rule == .contrastText }
    #expect(!own.isEmpty && own.allSatisfy { $0.isApples && $0.severity == .note })
  }

  @Test func applesTextOnATeamsBackgroundIsTheTeamsFaultOnlyWhereAppleDoesBetter() throws {
    let report = try PaletteAudit(
      Sample.palette([("systemBackground", Sample.both("#6A6A6A", "#000000"))]), subject: "sample"
    ).report()
    let label = try #require(
      report.findings.first { $0.color == "label" && $0.background == "systemBackground" })
    #expect(label.severity == .error)
    #expect(label.fix == .palette(name: "systemBackground", slot: .init(.light)))
    #expect(label.suggestion.map { Sample.color("#000000").contrastRatio(on: $0) >= 4.5 } == true)
    let placeholder = try #require(report.findings.first { $0.color == "placeholderText" })
    #expect(placeholder.severity == .note)
  }

  @Test func whatIsNotMeasuredIsSaidAndNeverPasses() throws {
    let report = try PaletteAudit(
      Sample.palette([("Brand/Primary", Sample.both("#AA3366", "#FF88BB"))]), subject: "sample"
    ).report()
    #expect(report.notMeasured.map(\.subject) == ["Brand/Primary"])
    #expect(report.judgedNothing)
  }

  @Test func anIdentityStaysWhileTheFaultDoes() throws {
    func ids(_ hex: String) throws -> [String] {
      try Sample.findings([Sample.backgrounds, ("label", Sample.both(hex, "#FFFFFF"))]).map(\.id)
    }
    let (first, nudged) = (try ids("#808080"), try ids("#828282"))
    #expect(first == nudged && first.count == 1)
    #expect(first.first?.count == 16)
  }

  @Test func rulesHaveTheIdsOfTheContract() {
    let contract = Set(
      """
      contrast.text contrast.nontext vanishes.dark vanishes.light poor.dark missing.dark identical.modes
      attributed.nocolor layer.frozen launch.flash name.undefined name.unused gamut.clamped depth.collapse
      vision.collapse
      """.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(Set(AuditRule.all.map(\.id)).isSubset(of: contract))
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
  }
}
