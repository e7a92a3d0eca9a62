import KeyInput
import LocatedInput
import PreviewUI
import Settings
import Simulator
import Testing
import TraitModel

/// What a settings file says, and what is wrong in it.
@Suite struct SettingsFileTests {
  private func layer(_ text: String, at path: String = "/home/me/.config/halflight/config.json")
    -> SettingsLayer
  {
    SettingsLayer(file: path, Array(text.utf8), home: "/home/me")
  }

  @Test func everyKeyIsRead() {
    let settings = ExplorerSettings([
      layer(
        """
        {"scene": "frozen-never", "theme": ["nord", "./brand.json"], "ios": 17, "appearance": "dark", "contrast": "high",
         "chrome": "light", "language": "zh-Hans", "mouse": false, "reducedMotion": true, "keys": {"quit": "Ctrl-X"}}
        """)
    ])
    #expect(settings.diagnostics.isEmpty)
    #expect(settings.scene == "frozen-never")
    #expect(settings.themes == ["nord", "/home/me/.config/halflight/brand.json"])
    #expect(settings.release == .iOS17 && settings.appearance == .dark && settings.contrast == .high)
    #expect(settings.chrome == .light && settings.language == "zh-Hans")
    #expect(!settings.usesMouse && settings.reducesMotion)
    #expect(settings.bindings.command(for: .control("x"))?.name == "quit")
    #expect(settings.bindings.command(for: .character("q")) == nil)
  }

  @Test func aPlaceFromTheHomeFolderIsFound() {
    #expect(ExplorerSettings([layer(#"{"scene": "~/a.json"}"#)]).scene == "/home/me/a.json")
  }

  @Test(arguments: [
    (#"{"chrom": "light"}"#, "1:2: warning: there is no setting 'chrom'; did you mean 'chrome'?"),
    ("{\n \"mouse\": \"no\"}", "2:11: error: found a string (at mouse); it is true or false"),
    (#"{"ios": 11}"#, "error: '11' is no value of 'ios'"),
    (#"{"appearance": "drak"}"#, "did you mean 'dark'?"),
    (#"{"theme": ["nord", 3]}"#, "1:11: error: found an array (at theme)"),
    (#"{"keys": []}"#, "keys are an object"),
    (
      #"{"keys": {"toggelDevice": "x"}}"#,
      "there is no command 'toggelDevice' (at keys); did you mean 'toggleDevice'?"
    ),
    (#"{"keys": {"quit": "Ctrl-S"}}"#, "Ctrl-S cannot be bound (at keys.quit)"),
    (#"{"keys": {"quit": ["Hyper-S"]}}"#, "'Hyper-S' is no key (at keys.quit)"),
    (#"{"keys": {"quit": "X", "undo": "X"}}"#, "X is given to 'quit' already"),
    (
      #"{"keys": {"undo": "q"}}"#, "q is taken from 'quit' (at keys); 'quit' has no key left; give it another"
    ),
    ("{", "error:"), ("[]", "the file holds an array"),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, fault: String) {
    let settings = ExplorerSettings([layer(text)])
    #expect(
      settings.diagnostics.contains { $0.text.contains(fault) }, "\(settings.diagnostics.map(\.text))")
    #expect(settings.diagnostics.allSatisfy { $0.file == "/home/me/.config/halflight/config.json" })
  }

  @Test func whatIsGoodBesideAFaultHolds() {
    let settings = ExplorerSettings([
      layer(#"{"chrome": "mono", "mouse": 3, "keys": {"quit": ["Ctrl-Q", "X"], "nothing": "y"}}"#)
    ])
    #expect(settings.chrome == .mono && settings.usesMouse)
    #expect(settings.bindings.keys(of: "quit") == [.character("X")])
    #expect(settings.diagnostics.count == 3)
  }

  @Test func aKeyTakenFromACommandThatHasOthersIsOnlyNoted() throws {
    let settings = ExplorerSettings([layer(#"{"keys": {"quit": ["q", "k"]}}"#)])
    let note = try #require(settings.diagnostics.first)
    #expect(note.severity == .note && note.message == "k is taken from 'up'")
    #expect(settings.bindings.keyNames(of: "up") == "↑")
  }

  @Test func aCommandCanBeLeftWithoutAKey() {
    let settings = ExplorerSettings([layer(#"{"keys": {"launch": []}}"#)])
    #expect(settings.bindings.command(for: .character("H")) == nil)
    #expect(settings.diagnostics.isEmpty)
  }
}

/// Who wins, and who said it.
@Suite struct PrecedenceTests {
  private let user = SettingsLayer(
    file: "/u/config.json", Array(#"{"chrome": "light", "ios": "16"}"#.utf8), home: nil)
  private let project = SettingsLayer(
    file: "/p/.halflight.json", Array(#"{"chrome": "dark"}"#.utf8), home: nil)

  @Test func aFlagBeatsTheEnvironmentTheProjectTheUserAndTheDefault() {
    let environment = SettingsLayer(environment: ["HALFLIGHT_CHROME": "mono"])
    let options = SettingsLayer { $0 == "--chrome" ? ["terminal"] : nil }
    var layers: [SettingsLayer] = []
    var seen: [ChromeScheme] = []
    for layer in [user, project, environment, options] {
      layers.insert(layer, at: 0)
      seen.append(ExplorerSettings(layers).chrome)
    }
    #expect(seen == [.light, .dark, .mono, .terminal])
    let settings = ExplorerSettings(layers)
    #expect(settings[.chrome]?.origin == .option("--chrome"))
    #expect(settings[.ios]?.origin.text == "/u/config.json:1:28")
    #expect(settings[.mouse] == nil)
  }

  @Test func theNamesOfTheEnvironmentFollowTheKeys() {
    #expect(SettingKey.reducedMotion.variable == "HALFLIGHT_REDUCED_MOTION")
    let layer = SettingsLayer(environment: [
      "HALFLIGHT_THEME": "nord:gruvbox", "HALFLIGHT_MOUSE": "no", "HALFLIGHT_IOS": "11",
      "HALFLIGHT_SCENE": "",
    ])
    let settings = ExplorerSettings([layer])
    #expect(settings.themes == ["nord", "gruvbox"] && !settings.usesMouse && settings.scene == nil)
    #expect(settings.diagnostics.map(\.message) == ["HALFLIGHT_IOS is '11'"])
  }

  @Test func theProjectsKeysBeatTheUsersCommandByCommand() {
    let user = SettingsLayer(
      file: "/u/config.json", Array(#"{"keys": {"quit": "X", "undo": "U"}}"#.utf8), home: nil)
    let project = SettingsLayer(
      file: "/p/.halflight.json", Array(#"{"keys": {"quit": "Y"}}"#.utf8), home: nil)
    let bindings = ExplorerSettings([project, user]).bindings
    #expect(bindings.keyNames(of: "quit") == "Y" && bindings.keyNames(of: "undo") == "U")
  }
}

@Suite struct SavedStateTests {
  @Test func whatIsWrittenIsReadAgain() throws {
    var state = SavedState()
    state.scene = "b07"
    state.themes = ["nord"]
    state.appearance = .dark
    state.isWelcomed = true
    #expect(try SavedState(Array(state.json.text.utf8)) == state)
    #expect(SavedState().json.text == "{}\n")
  }

  @Test func whatAnotherVersionKeepsStays() throws {
    var state = try SavedState(Array(#"{"future": {"a": [1, 2.5, null]}, "scene": 4}"#.utf8))
    state.appearance = .light
    #expect(state.json.line == #"{"appearance": "light", "future": {"a": [1, 2.5, null]}}"#)
  }

  @Test(arguments: ["", "{", "[]", "\u{0}"]) func whatIsNoObjectIsBroken(text: String) {
    #expect(throws: InputError.self) { try SavedState(Array(text.utf8)) }
  }
}
