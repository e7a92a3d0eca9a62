/// How a shell completes the program's command lines: a script that passes the line on to `halflight complete`.
struct ShellScript: Sendable {
  let shell: String
  /// A line to type once.
  let installation: String
  let text: String

  static let all: [ShellScript] = [.bash, .zsh, .fish]
}
