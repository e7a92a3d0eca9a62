import ColorModel
import LocatedInput
import LocatedXML
import TraitModel

/// Reads `<color>` resources, those of the night beside the others.
struct AndroidReader {
  private struct Entry {
    var text: String
    var file: String?
    var location: SourceLocation
  }

  private(set) var diagnostics: [Diagnostic] = []
  /// In the order of their first appearance.
  private var names: [String] = []
  private var day: [String: Entry] = [:]
  private var night: [String: Entry] = [:]

  /// The XML files of `values` and `values-night`; folders for other screens and languages are passed over.
  mutating func readFolder(_ path: String, files: any FileAccess) {
    for (folder, isNight) in [("values", false), ("values-night", true)] {
      let folder = joinedPath(path, folder)
      guard let names = try? files.names(inFolder: folder) else { continue }
      for name in names where nameParts(of: name).fileExtension == "xml" {
        let file = joinedPath(folder, name)
        do throws(FileFailure) {
          let bytes = try files.read(file, limit: ThemeInput.byteLimit)
          do throws(InputError) { try read(bytes, isNight: isNight, file: file) } catch {
            diagnostics += error.diagnostics.map { $0.named(file: file) }
          }
        } catch {
          diagnostics.append(Diagnostic(.error, error.sentence, file: file))
        }
      }
    }
  }

  mutating func read(_ bytes: [UInt8], isNight: Bool, file: String? = nil) throws(InputError) {
    let root = try XMLReader.read(bytes)
    guard root.name == "resources" else {
      throw InputError(
        Diagnostic(
          .error, "the root is <\(root.name)>", remedy: "colours stand in <resources>", at: root.location))
    }
    for element in root.children where element.name == "color" || element["type"] == "color" {
      guard let name = element["name"] else {
        diagnostics.append(Diagnostic(.error, "a colour without a name", file: file, at: element.location))
        continue
      }
      let entry = Entry(
        text: String(Substring(element.text).trimmed), file: file, location: element.location)
      if day[name] == nil, night[name] == nil { names.append(name) }
      if (isNight ? night : day)[name] != nil {
        diagnostics.append(
          Diagnostic(
            .warning, "\(name) stands here twice; the last is used", file: file, at: element.location))
      }
      if isNight { night[name] = entry } else { day[name] = entry }
    }
  }

  mutating func theme(named name: String) throws(InputError) -> Theme {
    var colors: [ThemeColor] = []
    for name in names {
      var slots = DynamicColor.Slots()
      if let entry = day[name], let value = value(entry, name) { slots[DynamicColor.Slot(nil)] = value }
      if let entry = night[name], let value = value(entry, name) { slots[DynamicColor.Slot(.dark)] = value }
      if slots.isEmpty { continue }
      var color = ThemeColor(name: name, color: DynamicColor(slots, lookup: .assetCatalog))
      if slots[DynamicColor.Slot(.dark)] == nil, case .color? = slots[DynamicColor.Slot(nil)] {
        color.notes.append("no night value")
      }
      colors.append(color)
    }
    if colors.isEmpty {
      if !diagnostics.contains(where: { $0.severity == .error }) {
        diagnostics.append(Diagnostic(.error, "the resources hold no colours"))
      }
      throw InputError(diagnostics)
    }
    assignRoles(in: &colors, references: AndroidNames.roles(of: names))
    DerivedRoles(DerivedRoles.material, among: colors, prefixes: ["md_theme_", "color_"]).add(to: &colors)
    return Theme(name: name, format: ThemeFormat.android.identifier, colors: colors)
  }

  private mutating func value(_ entry: Entry, _ name: String) -> DynamicColor.Value? {
    let text = entry.text
    if text.hasPrefix("@android:color/") {
      if let color = AndroidNames.platform[String(text.dropFirst(15))] { return .color(color) }
      report("the platform's colour \(quoted(text)) is not known here", entry, name)
      return nil
    }
    if text.hasPrefix("@color/") {
      let target = String(text.dropFirst(7))
      if day[target] != nil || night[target] != nil { return .reference(target) }
      report("there is no colour \(quoted(target))", entry, name, nearestName(to: target, among: names))
      return nil
    }
    let digits = text.hasPrefix("#") ? Array(text.dropFirst()) : []
    // The alpha stands first.
    let hasAlpha = digits.count == 4 || digits.count == 8
    let width = digits.count > 4 ? 2 : 1
    let turned = hasAlpha ? digits.dropFirst(width) + digits.prefix(width) : digits[...]
    if let color = ColorNotation.hex(String(turned)) { return .color(color) }
    report("\(quoted(text)) is no colour", entry, name)
    return nil
  }

  private mutating func report(_ message: String, _ entry: Entry, _ name: String, _ nearest: String? = nil) {
    diagnostics.append(
      Diagnostic(
        .error, message, remedy: nearest.map { "did you mean \"\($0)\"?" } ?? "write #RRGGBB or #AARRGGBB",
        file: entry.file, at: entry.location, keyPath: name))
  }
}
