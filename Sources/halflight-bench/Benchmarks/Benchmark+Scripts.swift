import BuiltInFiles
import LocatedInput
import Simulator

extension Benchmark {
  /// What it costs to play a script without a screen.
  static let scripts = Benchmark(title: "Playing scripts") {
    let explorer = try OpenExplorer()
    func play(_ script: Script) {
      var player = ScriptPlayer(script, in: explorer.session)
      while player.advance() != nil {}
      keep(player)
    }
    func edits(_ count: Int) throws -> Script {
      let pair = "set window dark\nset window light\n"
      return try Script(Array(String(repeating: pair, count: count / 2).utf8))
    }
    let shipped = try BuiltInFiles.scripts.map { try Script($0.bytes) }
    let steps = shipped.reduce(0) { $0 + $1.steps.count }
    let time = fastest { shipped.forEach(play) }
    let (few, many) = (try edits(20), try edits(200))
    let times = fastest {
      play(few)
    } against: {
      play(many)
    }
    return [
      Measurement("the scripts that ship, \(steps) lines", time / 1000, "µs"),
      Measurement("a line of them", time / Double(steps) / 1000, "µs"),
      Measurement("an edit in a script of 200", times.second / 200 / 1000, "µs"),
      Measurement("the same against one in a script of 20", times.second / times.first / 10, "×", atMost: 3),
    ]
  }
}
