import LocatedInput

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let usage = """
  Measures what Halflight costs: ratios and counts have targets, times have none.

      swift run -c release halflight-bench [--json] [WORD]

  With a word only what has it in its heading is measured. Times are the processor's, the least of many runs. With --json
  a list `results` of {group, name, value, unit, target, met}: target, where there is one, is the most that the value may be.
  Exit status: 0, or 1 where a target is missed.
  """

var words = Array(CommandLine.arguments.dropFirst())
if words.contains("--help") || words.contains("-h") {
  print(usage)
  exit(0)
}
let printsJSON = words.contains("--json")
words.removeAll { $0 == "--json" }
let chosen = Benchmark.all.filter { benchmark in
  words.allSatisfy { benchmark.title.lowercased().contains($0.lowercased()) }
}
guard !chosen.isEmpty else {
  var text = usage + "\n"
  text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  exit(2)
}

var report = Report()
for benchmark in chosen {
  let measurements = try benchmark.measure()
  report.add(measurements, of: benchmark)
  if !printsJSON { print(Report.text(of: benchmark, measurements)) }
}
if printsJSON { print(report.json.text, terminator: "") }
exit(report.isMet ? 0 : 1)
