import Audit
import ColorModel
import Localization
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

/// A screen with one root view, and what lies in it as a scene file spells it.
private struct Audited {
  var simulation: Simulation
  let library: Library

  init(
    _ subviews: String, view: String = "", controller: String = "", extra: String = "", theme: Theme? = nil,
    device: EffectiveStyle = .light
  ) throws {
    library = try Library.shipped()
    let text = """
      {"name": "test"\(extra), "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
        "rootViewController": {"id": "root"\(controller),
          "view": {"id": "back"\(view), "subviews": [\(subviews)]}}}]}]}}
      """
    let scene = try SceneReader.read(Array(text.utf8)).scene
    var settings = DeviceSettings()
    settings.style = device
    if let plist = scene.defaults.plist { settings.plist = plist }
    let palette = Palette(system: try SystemPalettes().theme(for: .latest), themes: theme.map { [$0] } ?? [])
    simulation = Simulation(
      scene, named: "test", device: settings, paletteRequest: PaletteRequest(), palette: palette)
  }

  var report: AuditReport { simulation.audit(library: library) }

  /// What a team has to mend, without the clock over an unusual background.
  var findings: [Finding] { report.findings.filter { !$0.isApples && $0.node != Hierarchy.screenID } }
  var rules: [String] { findings.map { "\($0.rule.id) \($0.subject)" } }
}

private func label(_ id: String, _ rest: String = "") -> String {
  #"{"id": "\#(id)", "class": "UILabel", "frame": [20, 100, 300, 30], "text": "Some text"\#(rest)}"#
}

private func themed(_ name: String, _ light: UInt32, _ dark: UInt32?) -> ThemeColor {
  var slots: DynamicColor.Slots = [.init(.light): .color(RGBA(rgb: light))]
  if let dark { slots[.init(.dark)] = .color(RGBA(rgb: dark)) }
  return ThemeColor(name: name, role: SemanticColor(name), color: DynamicColor(slots))
}

@Suite struct SceneAuditTests {
  @Test func adaptiveColorsOnAdaptiveColorsAreSound() throws {
    let audited = try Audited(label("a"))
    #expect(audited.findings.isEmpty)
    #expect(audited.report.measurements.contains { $0.subject.hasPrefix("a ") && $0.passes })
  }

  @Test func fixedDarkTextOnAnAdaptiveBackgroundVanishesInDark() throws {
    let audited = try Audited(label("a", ##", "textColor": "#101010""##))
    #expect(audited.rules == ["vanishes.dark a"])
    let finding = try #require(audited.findings.first)
    #expect(finding.devices == [.dark] && finding.appearances.allSatisfy { $0.style == .dark })
    #expect(finding.fix == .node("a", .textColor, style: .dark))
    #expect(finding.suggestion.map { $0.contrastRatio(on: .black) >= 4.5 } == true)
  }

  @Test func fixedWhiteTextOnAnAdaptiveBackgroundVanishesInLight() throws {
    #expect(try Audited(label("a", ##", "textColor": "#FFFFFF""##)).rules == ["vanishes.light a"])
  }

  @Test func adaptiveTextOnAFixedBackgroundVanishesAndTheBackgroundHasToGiveWay() throws {
    let audited = try Audited(label("a"), view: ##", "backgroundColor": "#FFFFFF""##)
    #expect(audited.rules == ["vanishes.dark a"])
    #expect(audited.findings.first?.fix == .node("back", .backgroundColor, style: .dark))
  }

  @Test func anOverrideThatKeepsTheStyleKeepsTheTextReadable() throws {
    let audited = try Audited(
      label("a", ##", "textColor": "#101010""##), controller: #", "overrideUserInterfaceStyle": "light""#)
    #expect(audited.rules.isEmpty)
  }

  @Test func aPinnedAppIsAuditedInItsOneStyle() throws {
    let audited = try Audited(label("a", ##", "textColor": "#101010""##), extra: #", "plist": "light""#)
    #expect(audited.rules.isEmpty)
    #expect(audited.report.appearances.allSatisfy { $0.style == .light })
  }

  @Test func whatIsGoodInLightAndWeakInDarkIsPoor() throws {
    let audited = try Audited(label("a", ##", "textColor": {"light": "#404040", "dark": "#4A4A4A"}"##))
    #expect(audited.rules == ["poor.dark a"])
  }

  @Test func largeTextNeedsLess() throws {
    func rules(_ more: String) throws -> [String] {
      try Audited(label("a", ##", "textColor": {"light": "#909090", "dark": "#909090"}"## + more)).rules
    }
    #expect(try rules("") == ["contrast.text a"])
    #expect(try rules(#", "font": {"size": 24}"#).isEmpty)
    #expect(try rules(#", "font": {"size": 19, "weight": "bold"}"#).isEmpty)
    #expect(try rules(#", "font": {"size": 18, "weight": "bold"}"#) == ["contrast.text a"])
  }

  @Test func whatIsDisabledIsExempt() throws {
    let button =
      ##"{"id": "b", "class": "UIButton", "frame": [0, 100, 200, 44], "text": "Go", "isEnabled": false}"##
    let report = try Audited(button).report
    #expect(report.exemptCount > 0)
    #expect(!report.findings.contains { $0.node == "b" })
  }

  @Test func attributedTextWithoutAColorIsNamedForWhatItIs() throws {
    let audited = try Audited(label("a", #", "attributedText": "Read me""#))
    #expect(audited.rules == ["attributed.nocolor a"])
    #expect(audited.findings.first?.severity == .error)
  }

  @Test(arguments: [EffectiveStyle.light, .dark])
  func aLayersColorStaysBehindWhenTheDeviceChanges(device: EffectiveStyle) throws {
    let card =
      ##"{"id": "card", "frame": [20, 100, 300, 90], "layer": {"id": "edge", "borderColor": "separator"}}"##
    let audited = try Audited(card, device: device)
    #expect(audited.rules == ["layer.frozen edge"])
    #expect(audited.findings.first?.devices.first == device.opposite)
    #expect(audited.findings.first?.appearances.first?.style == device.opposite)
  }

  @Test func aNameThatStandsForNothingIsFound() throws {
    let audited = try Audited(label("a", #", "textColor": "brandText""#))
    #expect(audited.rules == ["name.undefined a"])
    #expect(audited.findings.first?.message.english.contains("a.textColor names brandText") == true)
  }

  @Test func aThemesColorWithoutADarkValueIsFoundWhereItIsPainted() throws {
    let theme = Theme(
      name: "t", format: "native", colors: [themed("brand", 0x707070, nil), themed("other", 0, 0)])
    var report = try Audited(label("a", #", "textColor": "brand""#), theme: theme).report
    #expect(report.findings.contains { $0.rule == .missingDark && $0.color == "brand" })
    report.addUnused(
      in: Palette(system: try SystemPalettes().theme(for: .latest), themes: [theme]), used: ["brand"])
    #expect(report.findings.filter { $0.rule == .nameUnused }.map(\.color) == ["other"])
  }

  @Test func whatLiesOverAnImageIsNotMeasured() throws {
    let photo = ##"{"id": "photo", "class": "UIImageView", "frame": [0, 60, 393, 300], "image": "photo"}"##
    let report = try Audited(photo + "," + label("a")).report
    #expect(report.notMeasured.map(\.subject) == ["a"])
    #expect(!report.measurements.contains { $0.subject.hasPrefix("a ") })
  }

  @Test func whatACardCoversIsNotJudged() throws {
    let card = ##"{"id": "card", "frame": [0, 90, 393, 60], "backgroundColor": "secondarySystemBackground"}"##
    let report = try Audited(label("a", ##", "textColor": "#101010""##) + "," + card).report
    #expect(!report.findings.contains { $0.node == "a" })
  }

  @Test func applesOwnColorsAreNotes() throws {
    let report = try Audited(label("a", #", "textColor": "secondaryLabel""#)).report
    let finding = try #require(report.findings.first { $0.node == "a" })
    #expect(finding.isApples && finding.severity == .note)
    #expect(ratioText(finding.contrast?.increased ?? 0) == "5.96")
  }

  @Test func aSuggestionThatIsAppliedMendsItsFindingAndUndoBringsItBack() throws {
    var audited = try Audited(label("a", ##", "textColor": "#101010""##))
    let finding = try #require(audited.findings.first)
    let (target, value) = (try #require(finding.fix), try #require(finding.suggestion))
    let edit = Edit.color(target, value)
    let parser = EditParser { audited.simulation.hierarchy.index(of: $0) != nil }
    #expect(try parser.parse(edit.line) == edit)
    _ = try audited.simulation.apply(edit, library: audited.library)
    #expect(audited.rules.isEmpty)
  }

  @Test func auditingIsAFunctionOfTheApp() throws {
    let audited = try Audited(label("a", ##", "textColor": "#777777""##))
    #expect(audited.report == audited.report)
  }
}
