import BuiltInFiles
import ColorModel
import Foundation
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct ShippedThemeTests {
  private static let slugs = BuiltInFiles.themes.map(\.name)
  private let catalog = ThemeCatalog(files: FilesInMemory())

  private func palette(_ slug: String) throws -> Palette {
    try catalog.palette(PaletteRequest(themes: [slug])).palette
  }

  private func color(_ name: String, _ appearance: Appearance, in palette: Palette) throws -> RGBA {
    let resolved = try #require(palette.resolve(name, for: EffectiveTraits(appearance).collection), "\(name)")
    #expect(!resolved.isFromSystem, "\(name)")
    #expect(!resolved.isSubstitute, "\(name) \(appearance.key)")
    return resolved.color
  }

  @Test func theListIsTheFolder() throws {
    let folder = DiskFiles.packageRoot.appending(path: "themes").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == Self.slugs.map { $0 + ".json" }.sorted())
    #expect(names.count >= 10)
  }

  @Test(arguments: slugs) func aShippedThemeHasNoFaultAndSaysWhereItComesFrom(slug: String) throws {
    let loaded = try catalog.theme(slug, for: .latest)
    #expect(loaded.diagnostics.isEmpty)
    #expect(ThemeFormats.slug(of: loaded.theme.name) == slug)
    #expect(loaded.theme.license != nil)
    #expect(loaded.theme.source != nil || loaded.theme.author == nil)
  }

  @Test(arguments: slugs) func aShippedThemeHasTheRolesOfAScreenInBothStyles(slug: String) throws {
    let palette = try palette(slug)
    let fixed = try #require(SemanticColor.all.firstIndex { $0.name == "darkText" })
    for role in SemanticColor.all[..<fixed] {
      for appearance in Appearance.all { _ = try color(role.name, appearance, in: palette) }
    }
  }

  @Test(arguments: slugs) func labelsCanBeReadOnEveryBackground(slug: String) throws {
    let palette = try palette(slug)
    let backgrounds = SemanticColor.all.map(\.name).filter { $0.hasSuffix("Background") }
    #expect(backgrounds.count == 6)
    for appearance in Appearance.all {
      let label = try color("label", appearance, in: palette)
      let secondary = try color("secondaryLabel", appearance, in: palette)
      for name in backgrounds {
        let background = try color(name, appearance, in: palette)
        #expect(label.contrastRatio(on: background) >= 4.5, "\(name) \(appearance.key)")
        #expect(secondary.contrastRatio(on: background) >= 3, "secondary, \(name) \(appearance.key)")
      }
      let tint = try color("tintColor", appearance, in: palette)
      let cell = try color("secondarySystemGroupedBackground", appearance, in: palette)
      #expect(tint.contrastRatio(on: cell) >= 3, "tint \(appearance.key)")
    }
  }

  @Test(arguments: slugs) func aGroupedCellStandsOutFromItsBackground(slug: String) throws {
    let palette = try palette(slug)
    for appearance in Appearance.all {
      let background = try color("systemGroupedBackground", appearance, in: palette)
      let cell = try color("secondarySystemGroupedBackground", appearance, in: palette)
      #expect(cell.contrastRatio(on: background) >= 1.08, "\(appearance.key)")
    }
  }
}
