import ColorModel
import Testing
import ThemeFormats
import TraitModel

@testable import Simulator

@Suite struct ColorEditorTests {
  /// The editor open on `systemRed`, dark.
  private func editing() throws -> Session {
    var session = try smallSession()
    session.press("c", "c", "/", "s", "y", "s", "t", "e", "m", "R", "e", "d", "Enter", "Right", "Enter")
    return session
  }

  private func shown(_ session: Session, _ name: String = "systemRed", dark: Bool = true) -> String? {
    session.simulation.palette.resolve(name, for: Appearance(style: dark ? .dark : .light).traits)?.color
      .hexRGB
  }

  @Test func theFilterNarrowsAsItIsTypedAndEscBringsTheOldOneBack() throws {
    var session = try smallSession()
    session.press("c", "c", "/", "r", "e", "d")
    #expect(session.paletteRows.map(\.name) == ["systemRed", "red"])
    session.press("Esc")
    #expect(session.paletteRows.count > 40 && session.overlay == nil && session.isInPalette)
  }

  @Test func aTypedValueIsShownAtOnceAndEscRestoresExactly() throws {
    var session = try editing()
    let before = session.simulation
    for key in "#0af" { session.press(String(key)) }
    #expect(shown(session) == "#00AAFF" && shown(session, dark: false) == "#FF383C")
    session.press("Esc")
    #expect(session.simulation.isSame(as: before) && session.simulation.palette == before.palette)
    #expect(session.history.done.isEmpty && session.overlay == nil)
  }

  @Test(arguments: ["rgb(0 170 255)", "hsl(200 100% 50%)", "#00aaff", "#0AFF"])
  func everyNotationMayBeTyped(text: String) throws {
    var session = try editing()
    for character in text { session.press(character == " " ? "Space" : String(character)) }
    session.press("Enter")
    #expect(shown(session) == "#00AAFF")
    #expect(session.history.done.map(\.line) == ["color systemRed.dark #00AAFF"])
  }

  @Test func anUnfinishedValueLeavesTheLastOneAndEnterSaysWhy() throws {
    var session = try editing()
    session.press("#", "0", "a", "f", "0", "0", "Enter")
    guard case .colorEditor(let editor) = session.overlay else {
      Issue.record("the editor is closed")
      return
    }
    #expect(editor.fault != nil && session.message?.kind == .refusal)
    session.press("Ctrl-U", "Enter")
    #expect(session.overlay == nil)
  }

  @Test func nudgesKeepHueAndStayInsideSRGB() throws {
    var session = try editing()
    let old = OKLCH(try #require(RGBA(hex: shown(session) ?? "")))
    session.press("PgUp", "Left")
    let new = OKLCH(try #require(RGBA(hex: shown(session) ?? "")))
    #expect(abs(new.lightness - old.lightness - 0.09) < 0.005)
    #expect(abs(new.hue - old.hue) < 1.5)
    session.press("Down", "PgUp", "PgUp", "PgUp", "Down", "Right", "Enter")
    #expect(session.history.done.count == 1)
    let edited = try #require(session.simulation.palette.color(named: "systemRed"))
    let isInside = edited.color.slots.map(\.value).allSatisfy { value in
      if case .color(let color) = value { color.isInGamut } else { true }
    }
    #expect(isInside)
  }

  @Test func undoAndRedoGoBetweenTheTwoPalettes() throws {
    var session = try editing()
    let before = session.simulation.palette
    session.press("#", "1", "2", "3", "Enter")
    let after = session.simulation.palette
    #expect(before != after)
    session.press("u")
    #expect(session.simulation.palette == before)
    session.press("Ctrl-R")
    #expect(session.simulation.palette == after)
  }

  @Test(arguments: ["#0AF", "rgb(0 170 255)", "hsl(200, 100%, 50%)"])
  func anEditLineTakesEveryNotation(value: String) throws {
    let edit = try EditParser { _ in false }.parse("color Brand Blue.dark \(value)")
    #expect(edit.line == "color Brand Blue.dark #00AAFF")
  }

  @Test func enterWithoutAChangeIsNoEdit() throws {
    var session = try editing()
    session.press("Enter")
    #expect(session.history.done.isEmpty && session.overlay == nil)
  }

  @Test func aValueForTheAppearanceAloneIsChosenByTab() throws {
    var session = try editing()
    session.press("Esc", "Right", "Right", "Right", "Right")
    #expect(session.paletteView.appearance.key == "dark.elevated.normal")
    session.press("Enter", "Tab", "#", "1", "2", "3", "Enter")
    #expect(session.history.done.map(\.line) == ["color systemRed.dark.elevated #112233"])
    #expect(shown(session) != "#112233")
  }

  @Test func savingAsksForANameAndBeforeItReplaces() throws {
    var session = try editing()
    session.press("#", "1", "2", "3", "Enter", "Z", "Enter")
    var effects = session.press("Z", "Ctrl-U", "a", ".", "j", "s", "o", "n", "Enter")
    guard case .save(let theme, let path, let mayReplace) = effects.first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(path == "a.json" && !mayReplace)
    guard case .file(let text) = theme.content else {
      Issue.record("a native theme is one file")
      return
    }
    #expect(text.contains("#112233") && text.contains("systemRed") && !text.contains("systemBlue"))
    _ = session.reduce(.saved(.exists(path: path)))
    effects = session.press("Enter")
    #expect(effects == [.save(theme, path: path, mayReplace: true)])
    _ = session.reduce(.saved(.saved(path: path, losses: [])))
    #expect(session.message?.text == "saved a.json" && session.overlay == nil)
  }

  @Test func thereIsNothingToSaveOfTheSystemPaletteAsItIs() throws {
    var session = try smallSession()
    session.press("Z")
    #expect(session.overlay == nil && session.message?.kind == .refusal)
  }
}
