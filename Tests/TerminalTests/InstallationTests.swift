import Glibc
import Testing

/// What `.ci/install` installs into an empty home, found there by the programs that look for it.
@Suite struct InstallationTests {
  private func isInstalled(_ program: String) -> Bool {
    let found = ["/usr/bin/", "/bin/"].contains { access($0 + program, X_OK) == 0 }
    if !found { print("not tested with \(program): it is not installed") }
    return found
  }

  /// The package's folder, three levels above this file.
  private let package = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  @Test func theBinaryTheManualAndTheCompletionsAreFoundInANewHome() throws {
    var checks = ["halflight --version"]
    if isInstalled("man") { checks.append("test $(man -w halflight) = ~/.local/share/man/man1/halflight.1") }
    if isInstalled("mandoc") {
      checks.append("mandoc -T lint -W warning ~/.local/share/man/man1/halflight.1")
    }
    if isInstalled("fish") { checks.append("fish -c 'complete -C \"halflight ren\"' | grep render") }
    if isInstalled("zsh") {
      checks.append(
        "zsh -fc 'fpath=(~/.local/share/zsh/site-functions $fpath); autoload -U compinit; compinit -D -u; "
          + "test $_comps[halflight] = _halflight'")
    }
    checks.append(
      "bash -c 'source ~/.local/share/bash-completion/completions/halflight; complete -p halflight'")
    let script = """
      HOME=$(mktemp -d); export HOME
      '\(package)/.ci/install' '' '\(PTYSession.builtPath("halflight"))' && PATH=$HOME/.local/bin:$PATH &&
      \(checks.joined(separator: " &&\n")) && echo all''found
      rm -r "$HOME"
      """
    let session = try PTYSession(.inShell(script), columns: 160, rows: 40)
    session.expect("allfound")
    _ = session.ending()
  }
}
