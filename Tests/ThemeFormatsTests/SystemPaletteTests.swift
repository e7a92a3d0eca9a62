import ColorModel
import Foundation
import LocatedInput
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct SystemPaletteTests {
  private let palettes: SystemPalettes

  init() throws { palettes = try SystemPalettes() }

  private func hex(_ name: String, _ release: IOSRelease, _ appearance: Appearance) -> String? {
    let palette = Palette(system: palettes.theme(for: release))
    return palette.resolve(name, for: EffectiveTraits(appearance).collection)?.color.hexRGBA
  }

  @Test(arguments: IOSRelease.allCases)
  func everyRoleHasAColourInEveryAppearance(release: IOSRelease) {
    let theme = palettes.theme(for: release)
    #expect(theme.colors.map(\.role) == SemanticColor.all)
    for color in theme.colors {
      for appearance in Appearance.all {
        #expect(hex(color.name, release, appearance) != nil, "\(color.name) \(appearance.key)")
      }
    }
  }

  @Test func theLevelRaisesBackgroundsInDark() {
    #expect(hex("systemBackground", .iOS26, Appearance(style: .dark)) == "#000000FF")
    #expect(hex("systemBackground", .iOS26, Appearance(style: .dark, level: .elevated)) == "#1C1C1EFF")
    #expect(hex("systemBackground", .iOS26, Appearance(style: .light, level: .elevated)) == "#FFFFFFFF")
    #expect(
      hex("systemBackground", .iOS13, Appearance(style: .dark, level: .elevated, contrast: .high))
        == "#242426FF")
  }

  @Test func theReleasePicksTheHues() {
    #expect(hex("systemTeal", .iOS14, Appearance(style: .light)) == "#5AC8FAFF")
    #expect(hex("systemTeal", .iOS18, Appearance(style: .light)) == "#30B0C7FF")
    #expect(hex("systemBlue", .iOS18, Appearance(style: .dark)) == "#0A84FFFF")
    #expect(hex("systemBlue", .iOS26, Appearance(style: .dark)) == "#0091FFFF")
  }

  @Test func alphaIsTheNominalOneAndItsHexIsRoundedHalfUp() {
    let palette = Palette(system: palettes.theme(for: .iOS26))
    let color = palette.resolve("secondaryLabel", for: EffectiveTraits(style: .light).collection)?.color
    #expect(color?.alpha == 0.6)
    #expect(color?.hexRGBA == "#3C3C4399")
    #expect(hex("tertiaryLabel", .iOS26, Appearance(style: .light)) == "#3C3C434D")
  }

  @Test func beforeThereWasADarkStyleEveryValueIsTheLightOne() throws {
    let twelve = palettes.theme(for: .iOS12)
    #expect(hex("label", .iOS12, Appearance(style: .dark, contrast: .high)) == "#000000FF")
    let label = try #require(twelve.colors.first { $0.name == "label" })
    #expect(label.notes.contains("no such colour in iOS 12"))
    let red = try #require(twelve.colors.first { $0.name == "systemRed" })
    #expect(!red.notes.contains("no such colour in iOS 12"))
  }

  @Test func aColourThatCameLaterSaysSo() throws {
    let mint = try #require(palettes.theme(for: .iOS13).colors.first { $0.name == "systemMint" })
    #expect(mint.notes.first == "no such colour in iOS 13")
    #expect(hex("systemMint", .iOS13, Appearance(style: .light)) == "#00C7BEFF")
    let later = try #require(palettes.theme(for: .iOS15).colors.first { $0.name == "systemMint" })
    #expect(!later.notes.contains { $0.hasPrefix("no such colour") })
  }

  @Test func valuesWithoutADirectSourceAreMarked() throws {
    let separator = try #require(palettes.theme(for: .iOS26).colors.first { $0.name == "separator" })
    #expect(separator.unverified.contains("light.base.high"))
    #expect(!separator.unverified.contains("light.base.normal"))
    let link = try #require(palettes.theme(for: .iOS26).colors.first { $0.name == "link" })
    #expect(link.unverified == Appearance.all.map(\.key))
  }

  @Test(.enabled(if: DiskFiles.hasFacts, "the collected facts are not beside this clone"))
  func everyCellEqualsTheCollectedFacts() throws {
    let bytes = Array(try Data(contentsOf: DiskFiles.facts.appending(path: "uikit/system-colors.json")))
    let root = try JSONReader.read(bytes).root
    let releases: [IOSRelease: String] = [.iOS13: "iOS 13", .iOS15: "iOS 15", .iOS26: "iOS 26"]
    var cells = 0
    for node in root["colors"]?.array ?? [] {
      let name = try #require(node["name"]?.string)
      for (release, key) in releases {
        guard let version = node["versions"]?[key] ?? node["versions"]?["iOS 2"] else { continue }
        let color = try #require(palettes.theme(for: release).colors.first { $0.name == name })
        for member in version["values"]?.members ?? [] {
          let appearance = try #require(Appearance.all.first { $0.key == member.key })
          #expect(hex(name, release, appearance) == member.value.string, "\(name) \(key) \(member.key)")
          if let alpha = version["alpha"]?[member.key]?.number {
            let match = color.color.match(EffectiveTraits(appearance).collection)
            guard case .color(let value)? = match?.value else { continue }
            #expect(value.alpha == alpha, "\(name) \(key) \(member.key)")
          }
          cells += 1
        }
        let unverified = version["unverified_keys"]?.array?.compactMap(\.string) ?? []
        #expect(Set(color.unverified) == Set(unverified), "\(name) \(key)")
      }
    }
    #expect(cells == 34 * 3 * 8 + 3 * 2 * 8 + 17 * 3 * 8)
  }
}

extension EffectiveTraits {
  init(_ appearance: Appearance) {
    self.init(style: appearance.style, level: appearance.level, contrast: appearance.contrast)
  }
}
