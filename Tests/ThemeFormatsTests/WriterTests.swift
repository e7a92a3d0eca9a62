import ColorModel
import Foundation
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct WriterTests {
  private static let system = try? SystemPalettes().theme(for: .latest)

  /// Writes a theme and reads what came out, in memory.
  private func roundTrip(_ theme: Theme, _ writer: ThemeWriter) throws -> Theme {
    let written = writer.written(theme, system: try #require(Self.system))
    switch written.content {
    case .file(let text):
      return try readTheme(at: "/out.x", files: FilesInMemory(["/out.x": text])).theme
    case .folder(let files, let fileExtension):
      let root = "/out." + fileExtension
      let texts = Dictionary(uniqueKeysWithValues: files.map { (root + "/" + $0.path, $0.text) })
      return try readTheme(at: root, files: FilesInMemory(texts)).theme
    case .files(let files):
      let texts = Dictionary(uniqueKeysWithValues: files.map { ("/res/" + $0.path, $0.text) })
      return try readTheme(at: "/res", files: FilesInMemory(texts)).theme
    }
  }

  /// The eight values of each colour, by name.
  private func values(_ theme: Theme) throws -> [String: [String: String]] {
    let palette = Palette(system: try #require(Self.system), themes: [theme])
    return Dictionary(
      uniqueKeysWithValues: theme.colors.map { color in
        let pairs = Appearance.all.compactMap { appearance -> (String, String)? in
          let traits = EffectiveTraits(
            style: appearance.style, level: appearance.level, contrast: appearance.contrast)
          guard let resolved = palette.resolve(color.color, for: traits.collection) else { return nil }
          return (appearance.key, resolved.color.hexRGBA + (resolved.isSubstitute ? " substitute" : ""))
        }
        return (color.name, Dictionary(uniqueKeysWithValues: pairs))
      })
  }

  @Test(.enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"))
  func theWholeCorpusAsOneCatalogKeepsEveryValue() throws {
    let root = DiskFiles.corpus("xcassets")
    let loaded = try readTheme(at: root, files: DiskFiles()).theme
    #expect(loaded.colors.count == 44)
    let back = try roundTrip(loaded, .assetCatalog)
    #expect(try values(back) == values(loaded))
    #expect(ThemeWriter.assetCatalog.written(loaded, system: try #require(Self.system)).losses.isEmpty)
    // References stay references, and slots stay the slots they were.
    let slots = { (theme: Theme) in theme.colors.map { $0.color.slots.map(\.key.name) } }
    #expect(slots(back) == slots(loaded))
  }

  @Test func everyShippedThemeKeepsItsValuesInItsOwnFormat() throws {
    for entry in ThemeCatalog(files: FilesInMemory()).entries where entry.origin == .builtIn {
      let theme = try ThemeCatalog(files: FilesInMemory()).load(entry, for: .latest).theme
      #expect(try values(roundTrip(theme, .native)) == values(theme), "\(entry.slug)")
    }
  }

  /// What every format can hold comes back from each.
  @Test(arguments: ["native", "xcassets", "plist", "dtcg", "css", "android"])
  func lightAndDarkComeBackFromEveryFormatThatIsRead(format: String) throws {
    // Android alone has a spelling of its own.
    let spelled = { (name: String) in
      format == "android" && name == "secondaryLabel" ? "secondary_label" : name
    }
    let writer = try #require(ThemeWriter.all.first { $0.identifier == format })
    let theme = Theme(
      name: "T", format: "native",
      colors: [
        ThemeColor(name: "label", color: DynamicColor(light: RGBA(rgb: 0x102030), dark: .white)),
        ThemeColor(name: "secondaryLabel", color: DynamicColor(fixed: RGBA(rgb: 0x808080))),
        ThemeColor(
          name: "link", color: DynamicColor([DynamicColor.Slot(.light): .color(RGBA(rgb: 0x0055CC))])),
      ])
    #expect(
      writer.written(theme, system: try #require(Self.system)).losses.allSatisfy { $0.severity == .note })
    let back = try values(roundTrip(theme, writer))
    for (color, values) in try values(theme) {
      // Elevated is not in every format; the base values are.
      let base = { (all: [String: String]?) in all?.filter { $0.key.contains("base") } }
      #expect(base(back[spelled(color)]) == base(values), "\(format) \(color)")
    }
  }

  /// Themes at random: what is not reported as lost comes back.
  @Test(arguments: ["native", "xcassets", "plist", "dtcg", "css"])
  func whatIsNotReportedComesBack(format: String) throws {
    let writer = try #require(ThemeWriter.all.first { $0.identifier == format })
    let system = try #require(Self.system)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<25 {
      let theme = random.theme()
      let written = writer.written(theme, system: system)
      if written.losses.contains(where: { $0.severity > .note }) { continue }
      let (before, after) = (try values(theme), try values(roundTrip(theme, writer)))
      #expect(after == before, "\(format) \(theme)")
    }
  }

  @Test func noNameLeadsOutOfTheCatalog() throws {
    let names = ["../../etc", "/abs", "a//b", ".", "..", "a/.hidden", "x.imageset/y", "a:b", "A", "a"]
    let theme = Theme(
      name: "Bad", format: "native",
      colors: names.map { ThemeColor(name: $0, color: DynamicColor(fixed: .black)) })
    let written = ThemeWriter.assetCatalog.written(theme, system: try #require(Self.system))
    guard case .folder(let files, _) = written.content else {
      Issue.record("a catalog is a folder")
      return
    }
    for file in files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains(":") }, "\(file.path)")
    }
    #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
    #expect(written.losses.contains { $0.message.contains("names are changed") })
    #expect(try roundTrip(theme, .assetCatalog).colors.count == names.count)
  }

  @Test func colorsOutsideSRGBAreKeptOrReported() throws {
    let wide = ColorSpace.displayP3.toSRGB(red: 1, green: 0, blue: 0, alpha: 1)
    let theme = Theme(
      name: "Wide", format: "native", colors: [ThemeColor(name: "w", color: DynamicColor(fixed: wide))])
    for writer in ThemeWriter.all {
      let isLost = writer.written(theme, system: try #require(Self.system)).losses
        .contains { $0.message.contains("outside sRGB") }
      #expect(isLost == ["native", "plist", "android"].contains(writer.identifier), "\(writer.identifier)")
    }
    let back = try #require(try roundTrip(theme, .assetCatalog).colors.first)
    guard case .color(let color)? = back.color.slots[DynamicColor.Slot(nil)] else {
      Issue.record("no value")
      return
    }
    #expect(abs(color.red - wide.red) < 1e-8 && abs(color.green - wide.green) < 1e-8)
  }

  @Test func aSetIsWrittenAsXcodeWritesIt() throws {
    let color = ThemeColor(
      name: "Tint",
      color: DynamicColor(light: RGBA(rgb: 0x0A64FF), dark: RGBA(red: 0.5, green: 1, blue: 0, alpha: 0.25)))
    let theme = Theme(name: "X", format: "native", colors: [color])
    let flat = FlatTheme(theme, system: try #require(Self.system))
    let text = ColorSetText(try #require(flat.all.first)).text
    let expected = """
      {
        "colors" : [
          {
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "1.000",
                "blue" : "0xFF",
                "green" : "0x64",
                "red" : "0x0A"
              }
            },
            "idiom" : "universal"
          },
          {
            "appearances" : [
              {
                "appearance" : "luminosity",
                "value" : "dark"
              }
            ],
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "0.250",
                "blue" : "0.000",
                "green" : "1.000",
                "red" : "0.500"
              }
            },
            "idiom" : "universal"
          }
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }

      """
    #expect(text == expected)
  }

  @Test func everyWriterIsOneFileAndOneLine() throws {
    let folder = DiskFiles.packageRoot.appending(path: "Sources/ThemeFormats/Writers").path
    #expect(try DiskFiles().names(inFolder: folder).count == ThemeWriter.all.count)
    #expect(Set(ThemeWriter.all.map(\.identifier)).count == ThemeWriter.all.count)
  }
}

extension SeededGenerator {
  /// Up to five colours; most are plain, some have what a format may lack.
  mutating func theme() -> Theme {
    let names = ["label", "systemBackground", "Brand/Primary", "accent", "x9"].shuffled(using: &self)
    let colors = names.prefix(Int.random(in: 1...5, using: &self)).map { name in
      var slots: DynamicColor.Slots = [
        DynamicColor.Slot(.light): .color(color()), DynamicColor.Slot(.dark): .color(color()),
      ]
      if chance(5) { slots[DynamicColor.Slot(.dark)] = nil }
      if chance(4) { slots[DynamicColor.Slot(.light, high: true)] = .color(color()) }
      if chance(8) { slots[DynamicColor.Slot(.dark, elevated: true)] = .color(color()) }
      return ThemeColor(name: name, color: DynamicColor(slots))
    }
    return Theme(name: "Random", format: "native", colors: colors)
  }

  private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 1...sides, using: &self) == 1 }

  private mutating func color() -> RGBA {
    let plain = RGBA(rgb: UInt32.random(in: 0...0xFFFFFF, using: &self))
    return chance(5) ? plain.withAlpha(Double(Int.random(in: 0...255, using: &self)) / 255) : plain
  }
}
