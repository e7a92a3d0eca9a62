import ColorModel
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct ColorSetTests {
  private func entry(
    _ color: String?, _ appearances: [String] = [], idiom: String = "universal", more: String = ""
  ) -> String {
    let list = appearances.map { name in
      name == "high"
        ? #"{"appearance": "contrast", "value": "high"}"#
        : #"{"appearance": "luminosity", "value": "\#(name)"}"#
    }
    let selectors = list.isEmpty ? "" : #", "appearances": [\#(list.joined(separator: ", "))]"#
    return #"{"idiom": "\#(idiom)"\#(selectors)\#(more)\#(color.map { ", \"color\": " + $0 } ?? "")}"#
  }

  private func gray(_ byte: Int) -> String {
    #"{"color-space": "srgb", "components": {"red": "\#(byte)", "green": "\#(byte)", "blue": "\#(byte)", "alpha": "1.000"}}"#
  }

  private func space(_ space: String, _ components: String) -> String {
    #"{"color-space": "\#(space)", "components": {\#(components)}}"#
  }

  private func read(_ entries: String...) throws -> (color: ThemeColor, diagnostics: [Diagnostic]) {
    let text =
      #"{"info": {"author": "xcode", "version": 1}, "colors": [\#(entries.joined(separator: ",\n"))]}"#
    let loaded = try readTheme(
      at: "/Fog.colorset", files: FilesInMemory(["/Fog.colorset/Contents.json": text]))
    return (try #require(loaded.theme.colors.first), loaded.diagnostics)
  }

  private func hex(_ color: ThemeColor, _ style: EffectiveStyle, high: Bool = false) throws -> String? {
    let palette = Palette(system: try SystemPalettes().theme(for: .latest))
    let traits = EffectiveTraits(style: style, contrast: high ? .high : .normal).collection
    return palette.resolve(color.color, for: traits)?.color.hexRGB
  }

  @Test func anEmptySlotIsAbsent() throws {
    let (color, diagnostics) = try read(entry(gray(10)), entry(nil, ["dark"]))
    #expect(color.notes == ["dark: empty slot", "no dark value"])
    #expect(try hex(color, .dark) == "#0A0A0A")
    #expect(diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func aLightSlotDoesNotServeDark() throws {
    let (color, diagnostics) = try read(entry(gray(10), ["light"]))
    #expect(try hex(color, .light) == "#0A0A0A")
    #expect(try hex(color, .dark) == nil)
    #expect(color.notes.contains("no dark value"))
    #expect(diagnostics.contains { $0.severity == .warning })
  }

  @Test func aPhonesOwnValueBeatsTheUniversalOneAndOthersAreIgnored() throws {
    let (color, _) = try read(
      entry(gray(1)), entry(gray(2), idiom: "iphone"), entry(gray(3), idiom: "ipad"),
      entry(gray(4), ["dark"]))
    #expect(try hex(color, .light) == "#020202")
    #expect(try hex(color, .dark) == "#040404")
  }

  @Test func valuesForOtherDevicesAreShownOnlyWhereThereAreNoOthers() throws {
    let (color, _) = try read(entry(gray(1), idiom: "watch"), entry(gray(2), ["dark"], idiom: "watch"))
    #expect(try hex(color, .dark) == "#020202")
    #expect(color.notes.contains("values of the idiom watch"))
  }

  @Test func theOrderOfAppearancesDoesNotMatter() throws {
    let (color, _) = try read(entry(gray(1)), entry(gray(2), ["high", "dark"]))
    #expect(color.color.slots[.init(.dark, high: true)] != nil)
  }

  @Test func ofTwoEqualSelectorsTheFirstIsUsed() throws {
    let (color, diagnostics) = try read(entry(gray(1)), entry(gray(2)))
    #expect(try hex(color, .light) == "#010101")
    #expect(diagnostics.contains { $0.message.contains("two colours for any") && $0.keyPath == "colors[1]" })
  }

  @Test func aNarrowerSelectorYieldsToAPlainOneWithoutAWord() throws {
    let (color, diagnostics) = try read(
      entry(gray(1), more: #", "display-gamut": "display-P3""#),
      entry(gray(2), more: #", "display-gamut": "sRGB""#),
      entry(gray(3), more: #", "subtype": "mac-catalyst""#), entry(gray(4), more: #", "locale": "de""#))
    #expect(try hex(color, .light) == "#020202")
    #expect(!diagnostics.contains { $0.severity > .note })
  }

  @Test func componentsOutsideSRGBAreClampedForDisplayAlone() throws {
    let (color, _) = try read(
      entry(space("display-p3", #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#)))
    #expect(try hex(color, .light) == "#FF0000")
    #expect(color.notes.contains("any: clamped to sRGB"))
    guard case .color(let value)? = color.color.slots[.init(nil)] else { Issue.record("no value"); return }
    #expect(value.red > 1)
  }

  @Test(arguments: [
    ("extended-linear-srgb", #""red": "0.500", "green": "0.250", "blue": "0.125""#, "#BC8963"),
    ("gray-gamma-22", #""white": "0.500""#, "#808080"),
    ("extended-gray", #""white": "0.250""#, "#3D3D3D"),
    ("extended-srgb", #""red": "1.200", "green": "-0.100", "blue": "0.500""#, "#FF0080"),
  ])
  func eachSpaceHasItsWayToSRGB(name: String, components: String, expected: String) throws {
    let (color, _) = try read(entry(space(name, components + #", "alpha": "1.000""#)))
    #expect(try hex(color, .light) == expected)
  }

  @Test func aMissingAlphaIsOneWithANote() throws {
    let (color, diagnostics) = try read(entry(space("srgb", #""red": "0", "green": "0", "blue": "0""#)))
    #expect(color.notes.contains("any: no alpha; taken as 1"))
    #expect(diagnostics.contains { $0.severity == .note && $0.keyPath == "colors[0].color.components" })
  }

  @Test func aFaultyEntryIsReportedWithItsPlaceAndTheOthersStand() throws {
    let bad = space("srgb", ##""red": "#80", "green": "0", "blue": "0", "alpha": "1.000""##)
    let (color, diagnostics) = try read(entry(gray(9)), entry(bad, ["dark"]))
    #expect(try hex(color, .light) == "#090909")
    let fault = try #require(diagnostics.first { $0.severity == .error })
    #expect(fault.keyPath == "colors[1].color.components.red")
    #expect(fault.location?.line == 2)
    #expect(fault.file == "/Fog.colorset/Contents.json")
  }

  @Test(arguments: [
    (#"{"color-space": "sRGB", "components": {}}"#, "did you mean \"srgb\"?"),
    (#"{"components": {}}"#, "one of srgb"),
    (#"{"color-space": "gray-gamma-22", "components": {"red": "0"}}"#, "gray-gamma-22 has it"),
    (#"{"color-space": "srgb"}"#, ""),
    (#""red""#, ""),
  ])
  func aColourThatCannotBeUnderstoodIsAFault(color: String, remedy: String) throws {
    let (read, diagnostics) = try read(entry(gray(9)), entry(color, ["dark"]))
    #expect(read.color.slots.count == 1)
    let fault = try #require(diagnostics.first { $0.severity == .error })
    #expect(remedy.isEmpty || fault.remedy?.contains(remedy) == true, "\(fault.text)")
  }

  @Test func anUnknownAppearanceIsNotTakenForAny() throws {
    let (color, diagnostics) = try read(entry(gray(1)), entry(gray(2), ["tinted"]))
    #expect(try hex(color, .light) == "#010101")
    #expect(diagnostics.contains { $0.severity == .error && $0.message.contains("tinted") })
  }

  @Test func aReferenceAdaptsByItself() throws {
    let (color, diagnostics) = try read(entry(#"{"platform": "ios", "reference": "systemBackgroundColor"}"#))
    #expect(try hex(color, .light) == "#FFFFFF")
    #expect(try hex(color, .dark) == "#000000")
    #expect(color.role?.name == "systemBackground")
    #expect(diagnostics.isEmpty)
  }

  @Test func aReferenceThatIOSDoesNotHaveIsNoValue() throws {
    let (color, diagnostics) = try read(
      entry(gray(1)), entry(#"{"platform": "osx", "reference": "controlAccentColor"}"#, ["dark"]))
    #expect(try hex(color, .light) == "#010101")
    #expect(try hex(color, .dark) == nil)
    #expect(color.notes.contains("dark: refers to osx controlAccentColor, no value on iOS"))
    #expect(diagnostics.contains { $0.severity == .warning && $0.keyPath == "colors[1].color.reference" })
  }

  @Test func theFileInsideASetCanBeNamedToo() throws {
    let text = #"{"colors": [\#(entry(gray(7)))]}"#
    let files = FilesInMemory(["/A.xcassets/Fog.colorset/Contents.json": text])
    let loaded = try readTheme(at: "/A.xcassets/Fog.colorset/Contents.json", files: files)
    #expect(loaded.theme.colors.map(\.name) == ["Fog"])
  }
}
