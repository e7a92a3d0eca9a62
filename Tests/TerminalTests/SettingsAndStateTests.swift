import Foundation
import Glibc
import Testing

/// What the explorer's user set in files, and what it keeps by itself.
@Suite(.serialized) struct SettingsAndStateTests {
  /// A home folder of the test's own, gone with it.
  private final class Home {
    let path: String

    init() throws {
      var template = Array("/tmp/halflight-home-XXXXXX".utf8CString)
      path = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func make(_ folders: String) {
      var made = path
      for folder in folders.split(separator: "/") {
        made += "/" + folder
        mkdir(made, 0o755)
      }
    }

    func write(_ text: String, to name: String) throws {
      let file = try #require(fopen(path + "/" + name, "w"))
      fputs(text, file)
      fclose(file)
    }

    func read(_ name: String) -> String? {
      guard let file = fopen(path + "/" + name, "r") else { return nil }
      defer { fclose(file) }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = fread(&buffer, 1, buffer.count, file)
      return String(decoding: buffer.prefix(count), as: UTF8.self)
    }

    var state: String? { read(".local/state/halflight/state.json") }

    func started(_ arguments: String..., environment: [String: String?] = [:]) throws -> PTYSession {
      let session = try PTYSession(
        .explorer, arguments, environment: environment.merging(["HOME": path]) { given, _ in given },
        columns: 120,
        rows: 40)
      session.expect("root.view")
      return session
    }
  }

  @Test func whatWasChosenIsThereAgainAtTheNextStart() throws {
    let home = try Home()
    let first = try home.started()
    first.expect("Welcome")
    first.send("s")
    first.expect("device dark · ")
    first.send("tsolarized\r")
    first.expect("theme Solarized")
    first.quit()
    let again = try home.started()
    #expect(!again.screen.text.contains("Welcome"))
    #expect(again.screen.text(ofRow: 0).contains("theme Solarized"))
    #expect(again.screen.text(ofRow: 0).contains("☾ Dark"))
    again.send("uu")
    again.expect("nothing to undo")
    again.quit()
    // An option holds for one time only, and is nothing that was chosen.
    let asked = try home.started("--appearance", "light")
    #expect(asked.screen.text(ofRow: 0).contains("☀ Light"))
    asked.quit()
    #expect(home.state?.contains(#""appearance": "dark""#) == true)
  }

  @Test func twoThatLeaveKeepWhatEachOfThemChose() throws {
    let home = try Home()
    let (one, other) = (try home.started(), try home.started())
    one.send("s")
    one.expect("device dark · ")
    other.send("tnord\r")
    other.expect("theme Nord")
    one.send("q")
    other.send("q")
    #expect(one.ending() == .exit(0) && other.ending() == .exit(0))
    let state = try #require(home.state)
    #expect(state.contains(#""theme": ["nord"]"#) && state.contains(#""appearance": "dark""#), "\(state)")
  }

  @Test func aBrokenStateIsSetAsideAndSaid() throws {
    let home = try Home()
    home.make(".local/state/halflight")
    try home.write("{\"scene\": ", to: ".local/state/halflight/state.json")
    let session = try home.started()
    session.expect("set aside as")
    session.send("s")
    session.expect("device dark · ")
    session.quit()
    #expect(home.read(".local/state/halflight/state.json.broken") == "{\"scene\": ")
    #expect(home.state?.contains("dark") == true)
  }

  @Test func aSceneThatIsGoneIsToldAndTheFirstOneShown() throws {
    let home = try Home()
    home.make(".local/state/halflight")
    try home.write(#"{"scene": "/tmp/no-such-scene.json"}"#, to: ".local/state/halflight/state.json")
    let session = try home.started()
    session.expect("not shown again")
    session.quit()
  }

  @Test func eachSettingThatAsksInVainIsToldWithItsOwnPlace() throws {
    let home = try Home()
    home.make(".config/halflight")
    try home.write(
      "{\"scene\": \"settings-shet\",\n \"theme\": \"nrod\"}", to: ".config/halflight/config.json")
    let session = try home.started()
    session.expect("config.json:1:11:")
    session.expect("config.json:2:11:")
    session.expect("'nrod'")
    session.quit()
    // What an option asks for in vain is what stops it.
    let refused = try PTYSession(.explorer, ["--theme", "nowhere"], environment: ["HOME": home.path])
    #expect(refused.ending() == .exit(2))
    #expect(refused.wrote("there is no theme 'nowhere'"))
  }

  @Test func keysAreBoundAnewAndAFaultInTheFileIsShown() throws {
    let home = try Home()
    home.make(".config/halflight")
    try home.write(
      "{\"keys\": {\"toggleDevice\": \"Ctrl-D\", \"quit\": [\"X\"]},\n \"chrme\": \"dark\"}",
      to: ".config/halflight/config.json")
    let session = try home.started()
    session.expect("config.json:2:2:")
    session.expect("there is no setting 'chrme'")
    session.send("s")
    session.expect("s does nothing here")
    session.send("\u{4}")
    session.expect("device dark · ")
    session.send("?")
    session.expect("Ctrl-D")
    session.send("\u{1B}")
    #expect(session.waitUntil { !$0.screen.text.contains("Esc close") })
    session.send("qX")
    #expect(session.ending() == .exit(0))
  }

  @Test func theEnvironmentBeatsTheFiles() throws {
    let home = try Home()
    home.make(".config/halflight")
    try home.write(#"{"appearance": "light", "ios": 17}"#, to: ".config/halflight/config.json")
    let session = try home.started(environment: ["HALFLIGHT_APPEARANCE": "dark"])
    #expect(session.screen.text(ofRow: 0).contains("☾ Dark"))
    #expect(session.screen.text(ofRow: 0).contains("iOS 17"))
    session.quit()
    #expect(home.state?.contains("appearance") != true)
  }

  @Test func withoutAHomeItWorksAndKeepsNothing() throws {
    let session = try PTYSession(.explorer, environment: ["HOME": nil], columns: 120, rows: 40)
    session.expect("root.view")
    session.send("s")
    session.expect("device dark · ")
    session.quit()
    #expect(!session.wrote("halflight: "))
  }
}
