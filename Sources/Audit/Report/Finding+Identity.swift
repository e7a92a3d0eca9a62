import TraitModel

extension Finding {
  /// Sixteen hex digits that stay the same while the fault does: made of the palette or scene, the rule, the node or role, the colours' names
  /// and the appearance, never of the measured values, so that a baseline survives a nudge of a colour.
  package var id: String {
    let parts = [
      scope, rule.id, node?.rawValue ?? "", color, background ?? "", appearances.first?.key ?? "",
    ]
    let hex = String(fnv1a(parts.joined(separator: "\u{1F}")), radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}

/// The 64-bit hash FNV-1a: the same on every machine and run, unlike Swift's own.
private func fnv1a(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
