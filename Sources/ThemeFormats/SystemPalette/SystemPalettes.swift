import BuiltInFiles
import ColorModel
package import LocatedInput
package import TraitModel

/// The colours of UIKit itself, collected for iOS 13, 15 and 26 with what is known of their sources.
package struct SystemPalettes: Sendable {
  /// The colours in the order of `SemanticColor.all`.
  let records: [SystemColorRecord]

  /// Reads the collected facts that are part of the binary.
  /// - Parameter only: the version of which `theme` will be asked; the others are not decoded, which start-up notices.
  package init(only: PaletteVersion? = nil) throws(InputError) {
    guard let file = BuiltInFiles.facts.first(where: { $0.name == "system-colors" }) else {
      throw InputError(Diagnostic(.error, "the system colours are not part of this binary"))
    }
    try self.init(facts: file.bytes, only: only)
  }

  init(facts bytes: [UInt8], only: PaletteVersion? = nil) throws(InputError) {
    let root = try JSONReader.read(bytes).root
    var byName: [String: SystemColorRecord] = [:]
    for node in root["colors"]?.array ?? [] {
      let record = try SystemColorRecord(node, only: only)
      byName[record.role.name] = record
    }
    records = SemanticColor.all.compactMap { byName[$0.name] }
  }

  /// The full palette of a release, under the name `system`. A colour that came later is in it with its oldest values
  /// and a note, so that a scene which names it can be drawn; before there was a dark style every value is the light
  /// one.
  package func theme(for release: IOSRelease) -> Theme {
    Theme(name: "system", format: "system", colors: records.map { color($0, in: release) })
  }

  private func color(_ record: SystemColorRecord, in release: IOSRelease) -> ThemeColor {
    let version = record.version(release.paletteVersion)
    var notes = version.note.map { [$0] } ?? []
    if !release.has(introducedIn: record.since) { notes.insert("no such colour in \(release.name)", at: 0) }
    var slots = version.slots
    if !release.behaviors.contains(.adaptiveAppearance) {
      let light = slots[DynamicColor.Slot(.light)]
      slots = DynamicColor.Slots()
      for style in EffectiveStyle.allCases { slots[DynamicColor.Slot(style)] = light }
    }
    return ThemeColor(
      name: record.role.name, role: record.role, color: DynamicColor(slots), notes: notes,
      unverified: version.unverified)
  }
}
