/// The candidate that a mistyped `name` most likely meant: the least edit distance, compared without case, and at most
/// one more than a third of the name's length; nil where nothing is near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    var distance = editDistance(wanted, other)
    // What somebody abbreviates is near although the distance is long.
    if wanted.count >= 3, other.starts(with: wanted) { distance = min(distance, 1) }
    if distance <= max(wanted.count, 3) / 3 + 1, distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var twoBack: [Int] = []
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var best = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, twoBack[j - 2] + 1) }
      row.append(best)
    }
    twoBack = previous
    previous = row
  }
  return previous[b.count]
}
