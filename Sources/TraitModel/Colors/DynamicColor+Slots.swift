extension DynamicColor {
  /// The values of a colour by slot, in the slots' order. A colour has few, so they are sooner compared than hashed.
  package struct Slots: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
      package let key: Slot
      package let value: Value
    }

    private var elements: [Element] = []

    package init() {}

    package init(_ values: [Slot: Value]) {
      elements = values.map { Element(key: $0, value: $1) }.sorted { $0.key < $1.key }
    }

    package subscript(slot: Slot) -> Value? {
      get { elements.first { $0.key == slot }?.value }
      set {
        if let place = elements.firstIndex(where: { slot <= $0.key }) {
          if elements[place].key == slot { elements.remove(at: place) }
          if let newValue { elements.insert(Element(key: slot, value: newValue), at: place) }
        } else if let newValue {
          elements.append(Element(key: slot, value: newValue))
        }
      }
    }

    /// - Returns: what stood there before.
    package mutating func updateValue(_ value: Value, forKey slot: Slot) -> Value? {
      defer { self[slot] = value }
      return self[slot]
    }

    package mutating func removeAll(where isUnwanted: (Slot) -> Bool) {
      elements.removeAll { isUnwanted($0.key) }
    }
  }
}

extension DynamicColor.Slots: RandomAccessCollection {
  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(position: Int) -> Element { elements[position] }
}

extension DynamicColor.Slots: ExpressibleByDictionaryLiteral {
  /// Of a slot that is named twice the later value counts.
  package init(dictionaryLiteral values: (DynamicColor.Slot, DynamicColor.Value)...) {
    for (slot, value) in values { self[slot] = value }
  }
}

extension DynamicColor.Slot: Comparable {
  /// Any before light before dark; of each the plain one before elevated before high.
  package static func < (a: DynamicColor.Slot, b: DynamicColor.Slot) -> Bool { a.order < b.order }

  private var order: Int {
    (style == .dark ? 8 : style == .light ? 4 : 0) + (high ? 2 : 0) + (elevated ? 1 : 0)
  }
}
