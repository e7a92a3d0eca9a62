#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The least time that `body` took in many runs, in nanoseconds of the processor's: what disturbs a run only ever makes it
/// longer, and what else the machine does meanwhile does not count.
func fastest(within limit: Double = 250e6, _ body: () throws -> Void) rethrows -> Double {
  // Once for the caches.
  try body()
  var best = Double.infinity
  let began = processorTime()
  for run in 1...1000 {
    best = min(best, try duration(of: body))
    if run >= 5, processorTime() - began > limit { break }
  }
  return best
}

/// The same of two that are to be compared, taken in turns.
func fastest(
  within limit: Double = 500e6, _ first: () throws -> Void, against second: () throws -> Void
) rethrows -> (first: Double, second: Double) {
  try first()
  try second()
  var best = (first: Double.infinity, second: Double.infinity)
  let began = processorTime()
  for run in 1...1000 {
    best.first = min(best.first, try duration(of: first))
    best.second = min(best.second, try duration(of: second))
    if run >= 5, processorTime() - began > limit { break }
  }
  return best
}

/// Keeps the compiler from leaving out what nobody reads.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}

private func duration(of body: () throws -> Void) rethrows -> Double {
  let began = processorTime()
  try body()
  return processorTime() - began
}

/// In nanoseconds, since some moment.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
