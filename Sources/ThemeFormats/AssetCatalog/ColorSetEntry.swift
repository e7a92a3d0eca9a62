import TraitModel

/// One entry of a colour set that has a value: for which appearance and device, and what.
struct ColorSetEntry {
  var slot: DynamicColor.Slot
  /// `universal`, `iphone`, `mac` …
  var idiom: String
  /// How many of subtype, locale and a wide display gamut narrow it.
  var restrictions: Int
  var value: DynamicColor.Value
  var notes: [String]

  var isForOtherDevice: Bool { idiom != "universal" && idiom != "iphone" }

  /// The lower one is used for a phone with an sRGB screen: its own idiom before the universal one before others',
  /// then what is least restricted.
  var rank: Rank {
    Rank(idiom: idiom == "iphone" ? 0 : idiom == "universal" ? 1 : 2, restrictions: restrictions)
  }

  struct Rank: Comparable {
    var idiom: Int
    var restrictions: Int

    static func < (a: Rank, b: Rank) -> Bool { (a.idiom, a.restrictions) < (b.idiom, b.restrictions) }
  }
}
