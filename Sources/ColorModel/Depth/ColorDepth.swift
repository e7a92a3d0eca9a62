/// How many colours a terminal shows.
package enum ColorDepth: Int, CaseIterable, Sendable, Comparable {
  case monochrome, ansi16, indexed256, trueColor

  package static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
