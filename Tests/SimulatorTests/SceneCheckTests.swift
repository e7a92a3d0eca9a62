import BuiltInFiles
import ColorModel
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct SceneCheckTests {
  @Test(arguments: BuiltInFiles.scenes.map(\.name)) func everyShippedLessonIsTrue(name: String) throws {
    let library = try Library.shipped()
    let scene = try library.scene(named: name).scene
    let check = try SceneCheck(of: scene, named: name, library: library, rules: RuleBook.builtIn())
    #expect(check.findings.map { "\($0.release?.name ?? ""): \($0.message)" } == [])
    #expect(check.compared > 0, "a shipped scene states what must hold")
  }

  @Test func aFalseExpectationIsFoundUnderItsRelease() throws {
    let check = try check(
      #""edits": ["set root dark"], "expect": {"16": {"child": "dark"}, "26": {"sheet": "dark"}}"#)
    #expect(check.compared == 2)
    #expect(check.findings.map(\.release) == [.iOS26])
    #expect(check.findings.map(\.message) == ["`sheet` is light, expected dark"])
  }

  @Test func whatCannotBeComparedIsFoundToo() throws {
    #expect(
      try check(#""expect": {"26": {"shet": "dark"}}"#).findings.map(\.message)
        == ["there is no node `shet`; did you mean `sheet`?"])
    #expect(
      try check(#""edits": ["set screen dark"], "expect": {"26": {"root": "dark"}}"#).findings.first?.message
        .hasPrefix("the edit \"set screen dark\" cannot be made") == true)
    #expect(
      try check(#""edits": ["paint root"], "expect": {"26": {"root": "dark"}}"#).findings.first?.message
        == "the edit \"paint root\" is none: there is no edit 'paint'")
    #expect(try check(#""rules": ["O-99"]"#).findings.map(\.message) == ["there is no rule O-99"])
    #expect(
      try check(#""expect": {"26": {"root": "light"}}, "fix": {"edits": ["set root light"]}"#).findings
        .map(\.message) == ["the fix changes nothing under any release that is named"])
  }

  @Test func K_13_anObservationOfALayerSeesItsFrozenColour() throws {
    let lines = ["card.layer.borderColor", "live.layer.borderColor"]
    let light = try color("separator", .light)
    let dark = try color("separator", .dark)
    let observe = "\"\(lines[0]) \(light)\", \"\(lines[1]) \(dark)\""
    #expect(try check(#""edits": ["set root dark"], "observe": [\#(observe)]"#).findings == [])
    let wrong = try check(#""edits": ["set root dark"], "observe": ["card.layer.borderColor \#(dark)"]"#)
    #expect(wrong.findings.map(\.message) == ["`card.layer.borderColor` is \(light), expected \(dark)"])
  }

  @Test(arguments: [
    ("card", "the form is NODE.PROPERTY VALUE"),
    ("card.border #000000", "nothing called 'border' can be seen; did you mean 'borderColor'?"),
    ("sheet.userInterfaceLevel raised", "'raised' is no level; base or elevated"),
    ("card.borderColor black", "'black' is no colour; #RRGGBB or #RRGGBBAA"),
    ("nobody.borderColor #000000", "there is no node `nobody`"),
    ("card.textColor #000000", "the scene states no textColor of `card`"),
  ])
  func aLineThatIsNoObservationSaysWhy(line: String, reason: String) throws {
    #expect(try check(#""observe": ["\#(line)"]"#).findings.map(\.message) == ["\"\(line)\": \(reason)"])
  }

  @Test func P_14_anObservationSeesALevel() throws {
    #expect(
      try check(#""observe": ["root.userInterfaceLevel base", "sheet.userInterfaceLevel elevated"]"#).findings
        == [])
    #expect(
      try check(#""observe": ["sheet.userInterfaceLevel base"]"#).findings.map(\.message)
        == ["`sheet.userInterfaceLevel` is elevated, expected base"])
  }

  @Test func theOutcomeOfAFixIsComparedToo() throws {
    let expect = #""edits": ["device dark"], "expect": {"16": {"root": "dark"}, "26": {"root": "dark"}}"#
    let light = try color("separator", .light)
    let dark = try color("separator", .dark)
    let fix = #""edits": ["set sheet light", "assign card.layer"], "expect": {"sheet": "light"}"#
    let right = try check(
      #"\#(expect), "fix": {\#(fix), "observe": ["card.layer.borderColor \#(dark)"]}"#)
    #expect(right.findings == [])
    #expect(right.compared == 5)
    let wrong = try check(
      #"\#(expect), "fix": {"edits": ["set root light"], "expect": {"sheet": "light"}}"#)
    #expect(wrong.findings.map(\.release) == [.iOS16, .iOS26])
    #expect(wrong.findings.first?.message == "`sheet` after the fix is dark, expected light")
    let stale = try check(
      #"\#(expect), "fix": {"edits": ["set root light"], "observe": ["card.layer.borderColor \#(dark)"]}"#)
    #expect(
      stale.findings.map(\.message)
        == ["`card.layer.borderColor` after the fix is \(light), expected \(dark)"])
  }

  private func color(_ name: String, _ style: EffectiveStyle) throws -> String {
    let palette = try Library.shipped().palette(PaletteRequest()).palette
    return try #require(palette.resolve(name, for: EffectiveTraits(style: style).collection)).color.hexRGBA
  }

  private func check(_ lesson: String) throws -> SceneCheck {
    let text = String(smallScene.dropLast()) + #", "lesson": {\#(lesson)}}"#
    let scene = try SceneReader.read(Array(text.utf8)).scene
    return try SceneCheck(of: scene, named: "small", library: Library.shipped(), rules: RuleBook.builtIn())
  }
}
