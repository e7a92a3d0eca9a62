import LocatedInput
import SceneFormats
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@Suite struct SpecimensTests {
  /// What the benchmark compares comes to the same.
  @Test(arguments: TreeShape.allCases)
  func theNaiveTreeComesToWhatTheEngineComesTo(shape: TreeShape) throws {
    let hierarchy = try shape.hierarchy(ofViews: 3000)
    let naive = NaiveTree(hierarchy, at: hierarchy.screen)
    for style in EffectiveStyle.allCases {
      let device = DeviceSettings(style: style)
      let resolution = TraitResolution(of: hierarchy, device: device, release: .latest)
      naive.inherit(EffectiveTraits(style: style))
      #expect(naive.preorder == hierarchy.preorder.map { resolution.traits(of: $0) })
    }
  }

  @Test func theShapesAreWhatTheyAreCalled() throws {
    let depths = try TreeShape.allCases.map { shape in
      let tree = try shape.hierarchy(ofViews: 3000)
      let root = try #require(tree.index(of: "root.view"))
      let views = tree.subtree(of: root).dropFirst()
      #expect(views.count == 3000)
      #expect((10...60).contains(views.count { tree[$0].overrideUserInterfaceStyle != .unspecified }))
      return views.map { tree.ancestors(of: $0).count - tree.ancestors(of: root).count }.max()
    }
    #expect(depths == [1, TreeShape.chainLength, 12])
  }

  @Test func theSampleFilesAreRead() throws {
    let files = FilesInMemory(["t.json": sampleTheme(colors: 45)])
    let theme = try readTheme(at: "t.json", files: files)
    #expect(theme.theme.colors.count == 45 && theme.diagnostics.isEmpty)
    let scene = try SceneReader.read(Array(sampleScene(rows: 30).utf8))
    #expect(scene.scene.hierarchy.count > 90 && scene.diagnostics.isEmpty)
  }

  @Test func aSeedGivesTheSameNumbers() {
    var (one, same, other) = (SeededGenerator(seed: 5), SeededGenerator(seed: 5), SeededGenerator(seed: 6))
    let numbers = (0..<8).map { _ in one.next() }
    #expect(numbers == (0..<8).map { _ in same.next() })
    #expect(numbers != (0..<8).map { _ in other.next() })
  }
}
