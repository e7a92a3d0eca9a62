import CommandLineTool
import Testing

@Suite struct DoctorCommandTests {
  @Test func itTellsTheTerminalsFactsAndTheUsersFolders() {
    let run = ToolRun("doctor", environment: ["HOME": "/home/me"])
    #expect(run.status == .done)
    #expect(run.output.contains("absent"))
    #expect(run.output.contains("/home/me/.local/share/halflight/themes; there is no such folder"))
    #expect(run.output.contains("/home/me/.config/halflight/config.json"))
    #expect(run.output.contains("/home/me/.local/state/halflight/state.json"))
    #expect(run.output.contains("0 of yours"))
  }

  @Test func aRelativeDataFolderIsIgnored() {
    let run = ToolRun("doctor", environment: ["XDG_DATA_HOME": "data"])
    #expect(run.output.contains("neither XDG_DATA_HOME nor HOME is set"))
  }

  @Test func itSaysTheSameInJSON() {
    let run = ToolRun("doctor", "--json", environment: ["XDG_DATA_HOME": "/data"])
    #expect(run.output.hasPrefix("{\n  \"schema\": 1,\n  \"facts\": ["))
    #expect(run.output.contains("{\"name\": \"TERM\", \"value\": \"absent\", \"origin\": \"test\"}"))
    #expect(run.output.contains(#"{"name": "chrome", "value": "terminal", "origin": "default"}"#))
  }

  @Test func eachSettingIsShownWithWhoSaysIt() {
    let files = [
      "/home/me/.halflight.json": #"{"chrome": "light", "keys": {"quit": "X"}, "mouse": 1}"#,
      "/c/halflight/config.json": #"{"chrome": "dark", "ios": 17}"#,
      "/s/halflight/state.json": #"{"appearance": "dark"}"#,
    ]
    let run = ToolRun(
      ["doctor", "--json"], files: files,
      environment: ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "HALFLIGHT_CONTRAST": "high"],
      workingDirectory: "/home/me/App/Sources")
    for line in [
      #"{"name": "chrome", "value": "light", "origin": "/home/me/.halflight.json:1:12"}"#,
      #"{"name": "ios", "value": "17", "origin": "/c/halflight/config.json:1:27"}"#,
      #"{"name": "appearance", "value": "dark", "origin": "saved in /s/halflight/state.json"}"#,
      #"{"name": "contrast", "value": "high", "origin": "HALFLIGHT_CONTRAST"}"#,
      #"{"name": "keys.quit", "value": "X", "origin": "/home/me/.halflight.json:1:30"}"#,
      #"{"name": "project file", "path": "/home/me/.halflight.json", "state": "faulty"}"#,
      #"{"name": "user file", "path": "/c/halflight/config.json", "state": "read"}"#,
    ] { #expect(run.output.contains(line), "\(line)\n\(run.output)") }
    #expect(run.status == .done)
  }

  @Test func aBrokenFileIsNamedWithItsPlaceAndNothingIsMoved() {
    let run = ToolRun(
      ["doctor"], files: ["/c/halflight/config.json": "{\n  oops", "/s/halflight/state.json": "x"],
      environment: ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"])
    #expect(run.output.contains("broken: /c/halflight/config.json:2:3: error:"))
    #expect(run.output.contains("broken: /s/halflight/state.json:1:1: error:"))
    #expect(run.written.isEmpty)
  }

  /// The contract: what is printed depends on the arguments and the files they name.
  @Test func noOtherCommandReadsSettings() {
    let files = ["/c/halflight/config.json": #"{"appearance": "dark", "theme": "nord"}"#]
    let environment = ["XDG_CONFIG_HOME": "/c", "HALFLIGHT_APPEARANCE": "dark"]
    let run = ToolRun(["tree", "--json"], files: files, environment: environment)
    #expect(run.output == ToolRun("tree", "--json").output)
  }
}
