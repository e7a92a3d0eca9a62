import Glibc
import Testing

/// The explorer in a pane of the tmux that is installed: a terminal between it and the outer one, which answers some
/// questions itself and passes others on to nobody.
@Suite(.serialized, .enabled(if: access("/usr/bin/tmux", X_OK) == 0, "tmux is not installed"))
struct RealTmuxTests {
  /// What a shell in the pane does; tmux ends with it. Each test has a server of its own.
  private func pane(_ script: String, server: String) throws -> PTYSession {
    try PTYSession(
      .inShell("exec tmux -L halflight-\(server)-\(getpid()) -f /dev/null new-session \"$PANE\""),
      environment: ["PANE": script, "TMUX_TMPDIR": "/tmp"], columns: 120, rows: 41)
  }

  @Test func itStartsFollowsAKeyAndLeavesNothingBehind() throws {
    // What the terminal says after the explorer's end would be read here, and shown.
    let session = try pane(
      "'\(PTYSession.explorerPath)'; stty -icanon -echo min 0 time 5; printf 'left [%s]' \"$(head -c 40)\"; sleep 60",
      server: "keys")
    session.expect("Hierarchy")
    session.expect("☀ Light")
    session.send("s")
    session.expect("☾ Dark")
    session.send("q")
    session.expect("left []")
  }

  @Test func aPressOfTheMouseReachesIt() throws {
    let session = try pane("tmux set -g mouse on; '\(PTYSession.explorerPath)'", server: "mouse")
    session.expect("▢ window")
    session.send("\u{1B}[<0;12;5M\u{1B}[<0;12;5m")
    session.expect("window is ☀ light")
    session.send("q")
    #expect(session.ending() == .exit(0))
  }
}
