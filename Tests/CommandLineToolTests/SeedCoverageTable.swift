/// One statement of the articles on dark mode that the project started from, and where a user meets it.
struct SeedRow: Sendable {
  enum Place: Sendable, Equatable {
    /// A scene that ships.
    case scene(String)
    /// A command line, without `halflight`.
    case command(String)
    /// A test that bears the rule's id; for rules of which nothing can be seen in a scene.
    case test
  }

  /// The articles that make the statement, by number.
  let seeds: String
  let statement: String
  /// Each of them is named by the lesson of a scene of the row, or by a test.
  let rules: String
  let places: [Place]

  init(_ seeds: String, _ statement: String, _ rules: String, _ places: Place...) {
    self.seeds = seeds
    self.statement = statement
    self.rules = rules
    self.places = places
  }

  static let all: [SeedRow] = [
    SeedRow(
      "S000", "dynamic system colours", "K-18 K-25", .scene("semantic-or-hard-coded"),
      .command("palette show system")),
    SeedRow(
      "S000", "the provider gets traits; the style has three values", "K-05 K-09 K-27",
      .scene("provider-idioms"), .scene("semantic-or-hard-coded")),
    SeedRow(
      "S000", "colour sets and image sets", "K-17 K-18 K-19", .scene("asset-colours-any-and-dark"),
      .scene("image-own-traits")),
    SeedRow(
      "S000", "a CGColor has one value; the current traits", "K-13 K-02",
      .scene("b23-current-in-an-async-block")),
    SeedRow(
      "S000", "the callback gets the old traits; compare the appearance", "C-01 C-03 K-23",
      .scene("guard-that-watches-the-style-only"), .scene("b48-scheme-computed-once")),
    SeedRow("S000", "the methods that are called", "C-08", .scene("b33-parents-are-told-first")),
    SeedRow(
      "S000", "three ways to a CGColor, one of them wrong", "K-14 K-16",
      .scene("frozen-border"),
      .scene("frozen-previous-traits")),
    SeedRow(
      "S000", "a layer coloured only in the callback has no colour at first", "C-27",
      .scene("b35-setup-in-the-callback")),
    SeedRow("S000", "Info.plist Light switches the dark off", "W-12", .scene("plist-pinned-light")),
    SeedRow("S000", "the logging argument", "L-01", .command("help trace"), .test),
    SeedRow(
      "S000", "a controller's override and what it presents; the window", "O-04 O-06 O-08 O-09",
      .scene("root-override-and-presentation"), .scene("window-overrides-everything"),
      .scene("navigation-dark-child")),
    SeedRow("S000", "attributed text needs a colour", "K-22", .scene("attributed-text")),
    SeedRow(
      "S000/S002", "light, else dark, else clear before iOS 13", "K-26",
      .scene("app-before-ios13")),
    SeedRow(
      "S001", "semantic colours; the hard-coded label vanishes", "K-18 K-25",
      .scene("semantic-or-hard-coded")),
    SeedRow(
      "S001", "current: only in some methods, one a thread, restored", "K-01 K-02 K-03 K-04",
      .scene("b25-colours-from-the-controllers-callback"), .scene("b23-current-in-an-async-block"), .test),
    SeedRow(
      "S001", "three ways to a CGColor; an image of an asset", "K-14 K-19", .scene("frozen-border"),
      .scene("image-own-traits")),
    SeedRow(
      "S002", "one table of named colours, with a fallback", "K-26",
      .scene("app-before-ios13")),
    SeedRow("S002", "the Info.plist key while the app is adapted", "W-13", .scene("plist-pinned-light")),
    SeedRow(
      "S002", "screens that are not adapted yet, and system controllers", "O-04 O-18 O-19",
      .scene("migration-light-by-default")),
    SeedRow(
      "S002", "the dim cover on the window", "W-20 O-02", .scene("nested-overrides"),
      .scene("app-dim-overlay")),
    SeedRow(
      "S002", "the switch in the app: light or unspecified on the window", "O-09 W-06",
      .scene("b16-open-sheet-keeps-style")),
    SeedRow("S002", "the launch screen cannot be switched", "W-15", .scene("app-launch-screen")),
    SeedRow("S002", "images from the network", "K-20", .scene("image-downloaded")),
    SeedRow(
      "S002", "a layer follows the view that owns it, needs a first colour and a refresh", "K-13 K-15 C-27",
      .scene("frozen-border"), .scene("b35-setup-in-the-callback")),
    SeedRow("S002", "web content", "W-18", .scene("b07-share-sheet-in-dark-browser")),
    SeedRow("S003", "apps can be dark by default", "W-12", .scene("plist-pinned-light")),
    SeedRow(
      "S003", "the theme is applied to all windows, and before one is shown", "W-02",
      .scene("b08-second-window-of-ipad")),
    SeedRow(
      "S003", "the window that is never overridden", "W-04 W-05 W-07", .scene("theme-window"),
      .scene("b39-system-style-read-from-a-forced-window")),
    SeedRow(
      "S003", "CGColor in the callback; variants of images", "K-13 K-17", .scene("frozen-border"),
      .scene("asset-colours-any-and-dark")),
    SeedRow("S004", "Any is unspecified and light", "K-17", .scene("asset-colours-any-and-dark")),
    SeedRow(
      "S004", "every element is asked to update", "C-06 C-07", .scene("b33-parents-are-told-first"),
      .scene("detached-child")),
    SeedRow(
      "S004", "the provider is called in the foreground and the background", "K-09 C-22 C-24",
      .scene("b18-snapshots-in-background"), .scene("b20-listener-trusts-the-snapshot"),
      .scene("b31-colours-stored-resolved")),
    SeedRow(
      "S004", "the default follows the system; the plist", "O-01 W-12",
      .scene("b10-controls-ignore-the-theme"),
      .scene("plist-pinned-light")),
    SeedRow(
      "S004", "how far a view's, a controller's, a window's override reaches", "O-04 O-06 O-09 O-11 O-12",
      .scene("view-above-child"), .scene("window-overrides-everything"), .scene("presented-container"),
      .scene("settings-sheet")),
    SeedRow(
      "S004", "a cold start reads current, a running app is called", "K-28 C-01",
      .scene("b22-style-cached-at-launch")),
    SeedRow("S004", "logging", "L-01", .command("help trace"), .test),
  ]
}
