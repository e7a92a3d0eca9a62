import LocatedInput
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct CSSTests {
  @Test func lightDarkGivesBothAndVariablesAreFollowed() {
    let read = ReadText(
      """
      /* { not a block } */
      :root {
        color-scheme: light dark;
        --label: light-dark(#111, rgb(238 238 238 / 50%));
        --title: var(--label);
        --missing: var(--none, var(--label));
        --radius: 0.5rem;
      }
      """)
    #expect(read.theme?.format == "css")
    #expect(read.values("label") == "#111111 #EEEEEE80")
    #expect(read.values("title") == "#111111 #EEEEEE80")
    #expect(read.values("missing") == "#111111 #EEEEEE80")
    #expect(read.color("radius") == nil)
    #expect(read.color("label")?.role?.name == "label")
    #expect(read.first(.warning) == nil)
  }

  @Test(arguments: [
    "@media (prefers-color-scheme: dark) { :root { --a: #000; } }", ".dark { --a: #000; }",
    "[data-theme=\"dark\"] { --a: #000; }", "html.dark, .other { --a: #000 }",
    "@layer base { @media screen and (prefers-color-scheme:dark){ html { --a: #000 } } }",
    "@theme { .dark { --a: #000 } }",
  ])
  func everyWayToSayDarkIsUnderstood(dark: String) {
    let read = ReadText(":root {\n  --a: #fff;\n  --b: var(--a);\n}\n" + dark)
    #expect(read.values("a") == "#FFFFFF #000000")
    #expect(read.values("b") == "#FFFFFF #000000")
  }

  @Test(arguments: [
    ".dark-header { --a: #000; }", ".card { --a: #000; }", "@media print { :root { --a: #000; } }",
    "@media (min-width: 10px) { :root { --a: #000; } }", ".darkest { --a: #000 }",
  ])
  func whatHoldsElsewhereChangesNothing(rule: String) {
    let read = ReadText(":root {\n  --a: #fff;\n}\n" + rule)
    #expect(read.values("a") == "#FFFFFF ~#FFFFFF")
    #expect(read.color("a")?.notes == ["no dark value"])
  }

  @Test func moreContrastIsHighContrast() {
    let read = ReadText(
      ":root{\n--a: #fff;\n}\n@media (prefers-contrast: more) { :root { --a: #eee } @media (prefers-color-scheme: dark) { :root { --a: #111 } } }"
    )
    #expect(read.values("a") == "#FFFFFF ~#FFFFFF")
    #expect(read.values("a", high: true) == "#EEEEEE #111111")
  }

  @Test func theNamesOfWebComponentsBecomeDerivedRoles() {
    let read = ReadText(
      ":root {\n --background: 0 0% 100%;\n --foreground: 222.2 84% 4.9%;\n --primary: oklch(0.2 0.1 250);\n}\n.dark {\n --background: #000;\n --foreground: #fff;\n}"
    )
    #expect(read.values("background") == "#FFFFFF #000000")
    #expect(read.color("background")?.role?.name == "systemBackground")
    #expect(read.values("label") == "#020817 #FFFFFF")
    #expect(read.color("label")?.isDerived == true)
    #expect(read.color("tintColor")?.notes == ["from primary"])
  }

  @Test(arguments: [
    ("--a: var(--b);\n--b: var(--a);", "runs in a circle"), ("--a: #ggg;", "is no colour"),
    ("--a: var(--nope);\n--c: light-dark(#000, var(--nope));", "var(--nope) is not declared"),
    ("--a: light-dark(#000);", "light-dark() has not two colours"),
    ("--a: color-mix(in srgb, #000, #fff);", "is not read"),
  ])
  func aFaultIsReportedWithItsPlace(text: String, message: String) {
    let read = ReadText(":root {\n\(text)\n--ok: #fff;\n}")
    #expect(read.values("ok") != nil)
    #expect(read.first(.error)?.message.contains(message) == true)
    #expect(read.first(.error)?.location == SourceLocation(line: 2, column: 1))
  }

  @Test func aValueCannotGrowWithoutEnd() {
    let names = (0..<40).map { "--v\($0): var(--v\($0 + 1)) var(--v\($0 + 1));" }
    let read = ReadText(":root {\n\(names.joined(separator: "\n"))\n--v40: #fff;\n}")
    #expect(read.first(.error)?.message == "the value grows too long by var()")
  }

  @Test func lightDarkWithoutAColorSchemeIsWarnedOf() {
    let read = ReadText(":root {\n--a: light-dark(#000, #fff);\n}")
    #expect(read.values("a") == "#000000 #FFFFFF")
    #expect(read.first(.warning)?.remedy == "declare color-scheme: light dark")
  }

  @Test(arguments: [
    "", "{{{{", "}}}}", ":root { --a", "/* never closed", ":root{--a:var(;--b:#fff", "--: #fff;",
  ])
  func brokenSheetsEndInAMessage(text: String) {
    let read = ReadText(text, named: "a.css")
    #expect(read.theme != nil || read.first(.error) != nil)
  }
}
