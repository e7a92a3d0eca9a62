package import TraitModel

/// `UITraitCollection.current` as a value: what each thread reads, and what sets it.
package struct CurrentTraits: Hashable, Sendable {
  /// A thread by its name; `main` is the one on which UIKit calls.
  package struct Thread: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String
    package init(stringLiteral value: String) { name = value }
    package static let main: Thread = "main"
  }

  /// What a thread reads on which nothing was set: the main screen's traits (K-02).
  package let fallback: TraitCollection
  private var set: [Thread: TraitCollection] = [:]

  package init(screen: TraitCollection) { fallback = screen }

  /// What a thread reads. Setting it has no effect on any other thread, nor anywhere else (K-03).
  package subscript(thread: Thread) -> TraitCollection {
    get { set[thread] ?? fallback }
    set { set[thread] = newValue }
  }

  /// `performAsCurrent(_:)`: sets, runs, and puts back what was there before, however deep it is nested (K-04).
  package mutating func perform<Result>(
    as traits: TraitCollection, on thread: Thread = .main, _ body: (inout CurrentTraits) throws -> Result
  ) rethrows -> Result {
    let before = set[thread]
    set[thread] = traits
    defer { set[thread] = before }
    return try body(&self)
  }

  /// What UIKit does around a call: inside a guaranteed method the receiver's traits are current, elsewhere nothing is
  /// set (K-01, K-02).
  package mutating func perform<Result>(
    _ delivery: Delivery, _ body: (inout CurrentTraits) throws -> Result
  ) rethrows -> Result {
    guard delivery.current.isGuaranteed else { return try body(&self) }
    return try perform(as: delivery.current.traits.collection, body)
  }
}
