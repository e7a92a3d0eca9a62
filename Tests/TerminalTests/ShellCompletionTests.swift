import Glibc
import Testing

/// The completions, loaded by real shells that are typed into.
@Suite struct ShellCompletionTests {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var isInstalled: Bool { ["/usr/bin/", "/bin/"].contains { access($0 + rawValue, X_OK) == 0 } }

    /// Started without anybody's configuration.
    var command: String {
      switch self {
      case .bash: "exec bash --norc --noprofile -i"
      case .zsh: "exec zsh -f -i"
      case .fish: "exec fish --no-config -i"
      }
    }

    var loading: String {
      switch self {
      case .bash: "source <(halflight completions bash)"
      case .zsh: "autoload -U compinit; compinit -D -u; source <(halflight completions zsh)"
      case .fish: "halflight completions fish | source"
      }
    }

    static var installed: [Shell] {
      for shell in allCases where !shell.isInstalled { print("not tested in \(shell): it is not installed") }
      return allCases.filter(\.isInstalled)
    }
  }

  @Test(arguments: Shell.installed)
  func theTabKeyCompletesCommandsNamesNodesAndEdits(in shell: Shell) throws {
    let folder = PTYSession.builtPath("halflight").split(separator: "/").dropLast().reduce("") {
      $0 + "/" + $1
    }
    let session = try PTYSession(
      .inShell(shell.command), environment: ["PATH": folder + ":/usr/bin:/bin", "HOME": "/tmp"], columns: 120)
    session.send(shell.loading + "; echo load''ed\r")
    session.expect("loaded")
    for (typed, completed) in [
      ("halflight ren\t", "halflight render"),
      ("halflight palette conv\t", "halflight palette convert"),
      (
        "halflight explain --scene=settings-\tsheet.pr\t",
        "halflight explain --scene=settings-sheet sheet.presentation"
      ),
      ("halflight tree --set root=d\t", "halflight tree --set root=dark"),
      ("halflight trace --then 'set root d\t", "halflight trace --then 'set root dark'"),
    ] {
      session.send("\u{15}" + typed)
      session.expect(completed)
    }
    session.send("\u{15}exit\r")
    _ = session.ending()
  }
}
