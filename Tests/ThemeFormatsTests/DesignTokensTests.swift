import LocatedInput
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct DesignTokensTests {
  private func token(_ space: String, _ components: String, _ rest: String = "") -> String {
    #"{"$type": "color", "$value": {"colorSpace": "\#(space)", "components": [\#(components)]\#(rest)}}"#
  }

  @Test(arguments: [
    ("srgb", "1, 0.5, 0", "#FF8000"), ("srgb-linear", "1, 0, 0", "#FF0000"),
    ("hsl", "120, 100, 25", "#008000"),
    ("hwb", "0, 20, 20", "#CC3333"), ("lab", "46.2775, -47.5621, 48.5837", "#008000"),
    ("lch", "46.2775, 67.9892, 134.3912", "#008000"), ("oklab", "0.51975, -0.1403, 0.10768", "#008000"),
    ("oklch", "0.51975, 0.17686, 142.495", "#008000"), ("display-p3", "0.21604, 0.49418, 0.13151", "#008000"),
    ("a98-rgb", "0.281363, 0.498012, 0.116746", "#008000"),
    ("prophoto-rgb", "0.230479, 0.395789, 0.129968", "#008000"),
    ("rec2020", "1, 1, 1", "#FFFFFF"), ("xyz-d65", "0.07719, 0.15438, 0.02573", "#008000"),
    ("xyz-d50", "0.08314, 0.154747, 0.020823", "#008000"), ("srgb", "\"none\", 0, 0", "#000000"),
  ])
  func everyColorSpaceOfTheFormatIsRead(space: String, components: String, hex: String) {
    let read = ReadText(#"{"c": \#(token(space, components))}"#)
    #expect(read.theme?.format == "dtcg")
    #expect(read.values("c") == "\(hex) ~\(hex)")
  }

  @Test func groupsAliasesPointersAndTheirTypes() {
    let read = ReadText(
      #"""
      {"brand": {"$type": "color",
         "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5}},
         "$root": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
       "space": {"$type": "dimension", "s": {"$value": "{brand.blue}"}},
       "label": {"$value": "{brand.blue}"},
       "link": {"$type": "color", "$ref": "#/brand/blue"},
       "tint": {"$type": "color", "$value": {"$ref": "#/brand/blue/$value"}},
       "old": {"$type": "color", "$value": "#abcdef"},
       "copy": {"$extends": "{brand}", "blue": {"$value": "#00ff00"}},
       "untyped": {"$value": "#ffffff"}}
      """#)
    for name in ["brand/blue", "label", "link", "tint"] {
      #expect(read.values(name) == "#0000FF80 ~#0000FF80", "\(name)")
    }
    #expect(read.values("brand") == "#FF0000 ~#FF0000")
    #expect(read.values("old") == "#ABCDEF ~#ABCDEF")
    #expect(read.color("space/s") == nil)
    #expect(read.color("untyped") == nil)
    #expect(read.color("label")?.role?.name == "label")
    #expect(read.values("copy") == "#FF0000 ~#FF0000")
    #expect(read.first(.error) == nil)
  }

  @Test func theOldShapeIsRead() {
    let read = ReadText(
      ##"{"color": {"red": {"value": "#ff0000", "type": "color"}, "label": {"value": "{color.red.value}"}, "size": {"value": "2px"}}}"##
    )
    #expect(read.values("color/red") == "#FF0000 ~#FF0000")
    #expect(read.values("color/label") == "#FF0000 ~#FF0000")
    #expect(read.color("color/size") == nil)
  }

  @Test func faultsKeepTheirPlacesAndTheRestIsRead() {
    let read = ReadText(
      #"""
      {"$type": "color",
       "a": {"$value": "{b}"}, "b": {"$value": "{a}"},
       "c": {"$value": {"colorSpace": "rgb", "components": [0, 0, 0]}},
       "d": {"$value": {"colorSpace": "srgb", "components": [0, 0]}},
       "e": {"$value": "{labell}"},
       "label": {"$value": "#000000"}}
      """#)
    #expect(read.values("label") != nil)
    let errors = read.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.keyPath) == ["a", "b", "c", "d", "e"])
    #expect(errors[0].message == "the aliases run in a circle: a → b → a")
    #expect(errors[2].location?.line == 3)
    #expect(errors[4].remedy == "did you mean {label}?")
  }

  private static let resolver = #"""
    {"name": "R", "version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.json"}, {"$type": "color", "fixed": {"$value": "#123456"}}]}},
     "modifiers": {"theme": {"contexts": {
       "light": [{"label": {"$type": "color", "$value": "{ink}"}}],
       "dark": [{"label": {"$type": "color", "$value": "#ffffff"}}],
       "dark-high-contrast": [{"label": {"$type": "color", "$value": "#eeeeee"}}]}, "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
    """#

  @Test func aResolverTellsLightAndDarkApart() {
    let read = ReadText(
      Self.resolver, named: "a.resolver.json",
      beside: ["/base.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##])
    #expect(read.theme?.name == "R")
    #expect(read.values("label") == "#111111 #FFFFFF")
    #expect(read.values("label", high: true) == "#111111 #EEEEEE")
    #expect(read.values("fixed") == "#123456 #123456")
    #expect(read.first(.error) == nil)
  }

  @Test func aFileThatIsMissingIsNamedAndTheRestIsRead() {
    let read = ReadText(Self.resolver, named: "a.resolver.json")
    #expect(read.values("fixed") != nil)
    #expect(read.first(.error)?.message == "/base.json: there is no such file or folder")
  }

  @Test(arguments: ["http://example.com/a.json", "/etc/passwd"])
  func onlyFilesBesideTheResolverAreRead(reference: String) {
    let read = ReadText(Self.resolver.replacing("base.json", with: reference), named: "a.resolver.json")
    #expect(read.first(.error)?.message.hasPrefix("only files beside this one are read") == true)
  }

  @Test(.enabled(if: DiskFiles.hasFacts, "the corpus is not beside this clone"))
  func aRealFileOfTheOldShapeIsReadWhole() {
    let read = ReadText(
      path: DiskFiles.corpus("dtcg-legacy/style-dictionary-colors.json"), files: DiskFiles())
    #expect(read.values("color/base/red/150") == "#611D1C ~#611D1C")
    #expect(read.values("color/font/link") == "#0077CC ~#0077CC")
    #expect(read.first(.error) == nil)
  }
}
