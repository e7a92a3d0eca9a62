// swift-tools-version: 6.1
import PackageDescription

// The map of these modules, and what each may depend on, is Sources/README.md.

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The half of `wholeInOneFile` that the compiler must know of: where code comes from, and that functions can be moved.
  .unsafeFlags(
    ["-static-stdlib", "-Xfrontend", "-function-sections"],
    .when(platforms: [.linux], configuration: .release)),
]

// On Linux a release binary needs no library of the system: it can be copied anywhere, and is not put together anew at
// each start. What the explorer's start runs lies together in it, so that a fraction of the file is read and kept in
// memory. ncurses is two libraries there, of which the linker must be told when they come in as they are.
let wholeInOneFile: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld", "-Xlinker",
      "--symbol-ordering-file=\(Context.packageDirectory)/Sources/halflight/start.order", "-Xlinker",
      "--no-warn-symbol-ordering",
    ], .when(platforms: [.linux], configuration: .release)),
  .linkedLibrary("tinfo", .when(platforms: [.linux], configuration: .release)),
]

func module(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: house)
}

func tests(of name: String, _ dependencies: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ([name] + dependencies).map { .byName(name: $0) },
    swiftSettings: house)
}

let package = Package(
  name: "halflight",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "halflight", targets: ["halflight"]),
    .executable(name: "halflight-bench", targets: ["halflight-bench"]),
  ],
  targets: [
    // Facts: files, numbers, traits.
    .target(name: "CBuiltInFiles", exclude: ["scenes", "facts", "languages", "scripts", "tours"]),
    module("BuiltInFiles", ["CBuiltInFiles"]),
    module("LocatedInput"),
    module("Localization", ["BuiltInFiles", "LocatedInput"]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    module("LocatedXML", ["CExpat", "LocatedInput"]),
    .systemLibrary(name: "CLibYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("LocatedYAML", ["CLibYAML", "LocatedInput"]),
    module("KeyInput"),
    module("ColorModel"),
    module("TraitModel", ["ColorModel", "Localization"]),

    // The mock app: who inherits what, what it shows, what that looks like.
    module("TraitPropagation", ["BuiltInFiles", "Localization", "LocatedInput", "TraitModel"]),
    module("ChangeDelivery", ["Localization", "TraitModel", "TraitPropagation"]),
    module("SceneModel", ["ColorModel", "TraitModel"]),
    module(
      "ThemeFormats",
      ["BuiltInFiles", "ColorModel", "LocatedInput", "LocatedXML", "LocatedYAML", "TraitModel"]),
    module(
      "SceneFormats",
      [
        "BuiltInFiles", "ColorModel", "Localization", "LocatedInput", "SceneModel", "ThemeFormats",
        "TraitModel",
        "TraitPropagation",
      ]),
    module("ScreenPainter", ["ColorModel", "LocatedInput", "SceneModel", "TraitModel", "TraitPropagation"]),

    // Judging what is painted.
    module(
      "Audit",
      [
        "ColorModel", "Localization", "LocatedInput", "SceneModel", "ScreenPainter", "TraitModel",
        "TraitPropagation",
      ]),

    // The program without a terminal.
    module(
      "Simulator",
      [
        "Audit", "ChangeDelivery", "ColorModel", "KeyInput", "Localization", "LocatedInput", "SceneFormats",
        "SceneModel", "ScreenPainter", "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    module("Tours", ["BuiltInFiles", "KeyInput", "Localization", "LocatedInput", "Simulator", "TraitModel"]),
    module(
      "UIKitExport",
      [
        "ChangeDelivery", "LocatedInput", "SceneFormats", "SceneModel", "Simulator", "ThemeFormats",
        "TraitModel", "TraitPropagation",
      ]),
    .target(name: "CWideCharacters"),
    module("CellCanvas", ["ColorModel", "CWideCharacters"]),
    module(
      "PreviewUI",
      [
        "Audit", "CellCanvas", "ChangeDelivery", "ColorModel", "KeyInput", "Localization", "LocatedInput",
        "SceneModel", "ScreenPainter", "Simulator",
        "ThemeFormats", "Tours", "TraitModel", "TraitPropagation",
      ]),
    module("Recording", ["CellCanvas", "ColorModel", "LocatedInput"]),

    // The program in a terminal.
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]),
    .target(name: "CTerminalSignals"),
    .target(
      name: "TerminalDriver",
      dependencies: [
        "CellCanvas", "ColorModel", "CNCurses", "CTerminalSignals", "KeyInput", "LocatedInput", "TraitModel",
      ],
      exclude: ["DirectColor/halflight-direct.ti"], swiftSettings: house),
    module("Settings", ["KeyInput", "LocatedInput", "PreviewUI", "Simulator", "TraitModel"]),
    module(
      "CommandLineTool",
      [
        "Audit", "BuiltInFiles", "CellCanvas", "ChangeDelivery", "ColorModel", "KeyInput", "Localization",
        "LocatedInput", "LocatedXML", "LocatedYAML", "PreviewUI", "Recording", "SceneFormats", "SceneModel",
        "ScreenPainter", "Settings", "Simulator", "ThemeFormats", "Tours", "TraitModel", "TraitPropagation",
        "UIKitExport",
      ]),
    .executableTarget(
      name: "halflight",
      dependencies: ["CommandLineTool", "TerminalDriver", "CellCanvas", "KeyInput", "TraitModel"],
      exclude: ["start.order"], swiftSettings: house, linkerSettings: wholeInOneFile),

    // What the program is proved on: inputs made by rule, and what they cost.
    module(
      "Specimens",
      [
        "LocatedInput", "SceneFormats", "SceneModel", "ScreenPainter", "Simulator", "ThemeFormats",
        "TraitModel", "TraitPropagation",
      ]),
    .executableTarget(
      name: "halflight-bench",
      dependencies: [
        "Audit", "BuiltInFiles", "CellCanvas", "KeyInput", "LocatedInput", "PreviewUI", "SceneFormats",
        "Simulator", "Specimens", "ThemeFormats", "TraitModel", "TraitPropagation",
      ],
      swiftSettings: house, linkerSettings: wholeInOneFile),

    // Shows a grid that is known in advance and tells what it is told: what the tests of the driver alone run.
    .executableTarget(
      name: "terminal-fixture", dependencies: ["CellCanvas", "KeyInput", "TerminalDriver", "TraitModel"],
      path: "Tests/TerminalFixture", swiftSettings: house, linkerSettings: wholeInOneFile),
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "BuiltInFiles", "CellCanvas", "CommandLineTool", "CVTerm", "halflight", "LocatedInput", "PreviewUI",
        "SceneFormats", "Simulator", "Specimens", "terminal-fixture", "ThemeFormats", "TraitPropagation",
      ], swiftSettings: house),

    tests(
      of: "Audit",
      [
        "ColorModel", "Localization", "LocatedInput", "SceneFormats", "SceneModel", "ScreenPainter",
        "Simulator", "Specimens", "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    tests(of: "CellCanvas", ["ColorModel"]),
    tests(
      of: "ChangeDelivery",
      [
        "Localization", "LocatedInput", "SceneFormats", "Simulator", "Specimens", "ThemeFormats",
        "TraitModel", "TraitPropagation",
      ]),
    tests(of: "ColorModel"),
    tests(
      of: "CommandLineTool", ["BuiltInFiles", "Localization", "LocatedInput", "SceneFormats", "Specimens"]),
    tests(of: "Localization"),
    tests(of: "LocatedInput"),
    tests(of: "LocatedXML", ["LocatedInput"]),
    tests(of: "LocatedYAML", ["LocatedInput"]),
    tests(
      of: "PreviewUI",
      [
        "BuiltInFiles", "CellCanvas", "ColorModel", "KeyInput", "Localization", "LocatedInput",
        "SceneFormats", "SceneModel", "ScreenPainter", "Simulator", "Specimens", "ThemeFormats", "TraitModel",
        "TraitPropagation",
      ]),
    tests(of: "Recording", ["CellCanvas", "LocatedInput"]),
    tests(
      of: "SceneFormats",
      [
        "BuiltInFiles", "ColorModel", "Localization", "LocatedInput", "SceneModel", "Specimens",
        "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    tests(
      of: "ScreenPainter",
      [
        "BuiltInFiles", "ColorModel", "LocatedInput", "SceneFormats", "SceneModel", "Specimens",
        "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    tests(of: "Settings", ["KeyInput", "LocatedInput", "PreviewUI", "Simulator", "TraitModel"]),
    tests(
      of: "Simulator",
      [
        "Audit", "BuiltInFiles", "ColorModel", "KeyInput", "Localization", "LocatedInput", "SceneFormats",
        "SceneModel", "Specimens", "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    tests(
      of: "Specimens", ["LocatedInput", "SceneFormats", "ThemeFormats", "TraitModel", "TraitPropagation"]),
    tests(
      of: "UIKitExport",
      [
        "Localization", "LocatedInput", "SceneFormats", "SceneModel", "Simulator", "Specimens",
        "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    tests(of: "TerminalDriver", ["CNCurses", "CellCanvas", "ColorModel", "KeyInput", "TraitModel"]),
    tests(of: "ThemeFormats", ["BuiltInFiles", "ColorModel", "LocatedInput", "Specimens", "TraitModel"]),
    tests(
      of: "Tours",
      [
        "BuiltInFiles", "CellCanvas", "KeyInput", "LocatedInput", "PreviewUI", "SceneFormats", "Simulator",
        "Specimens", "ThemeFormats", "TraitModel", "TraitPropagation",
      ]),
    tests(of: "TraitModel", ["ColorModel"]),
    tests(
      of: "TraitPropagation",
      [
        "BuiltInFiles", "ColorModel", "Localization", "LocatedInput", "Specimens", "ThemeFormats",
        "TraitModel",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
