import CellCanvas
import ColorModel
import Testing

@Suite struct SVGDrawingTests {
  /// A label on a ground, both exact colours.
  private func picture(_ text: String, ink: UInt8, ground: UInt8) -> CellGrid {
    var grid = CellGrid(columns: 6, rows: 2)
    let style = CellStyle(
      foreground: .rgb(red: ink, green: ink, blue: ink),
      background: .rgb(red: ground, green: ground, blue: ground))
    grid.fill(CellArea(columns: 6, rows: 1), with: Cell(" ", style: style))
    grid.write(text, column: 0, row: 0, style: style)
    return grid
  }

  private var light: CellGrid { picture("Wi-Fi", ink: 0, ground: 255) }
  private var dark: CellGrid { picture("Wi-Fi", ink: 255, ground: 0) }

  @Test func whatOnlyChangesItsColourStandsThereOnce() {
    let svg = SVGDrawing(light: light, dark: dark, title: "x").document
    #expect(svg.matches(of: />Wi-Fi</).count == 1)
    #expect(svg.matches(of: /<rect x=/).count == 1)
  }

  @Test func theViewersDarkSetsTheDarkColours() throws {
    let svg = SVGDrawing(light: light, dark: dark, title: "x").document
    let sheet = try #require(
      svg.firstMatch(of: /(?s)<style>(.*)@media \(prefers-color-scheme:dark\)\{(.*)<\/style>/))
    let ground = try #require(
      svg.firstMatch(of: /<rect x="0" y="0" width="48" height="16" class="(c\d+)"\/>/))
    #expect(sheet.1.contains(".\(ground.1){color:#FFFFFF}"))
    #expect(sheet.2.contains(".\(ground.1){color:#000000}"))
  }

  @Test func whatOnePictureLacksIsTransparentThere() throws {
    let svg = SVGDrawing(light: light, dark: picture("Wired", ink: 255, ground: 0), title: "x").document
    let only = try #require(svg.firstMatch(of: /class="(c\d+)">Wired</))
    #expect(svg.contains("\n.\(only.1){color:transparent}\n"))
    #expect(svg.contains("\n.\(only.1){color:#FFFFFF}\n"))
  }

  @Test func whatIsTheSameInAllPicturesHasItsColourItself() {
    var (first, second) = (light, dark)
    let style = CellStyle(foreground: .rgb(red: 1, green: 2, blue: 3))
    first.write("same", column: 0, row: 1, style: style)
    second.write("same", column: 0, row: 1, style: style)
    let svg = SVGDrawing(light: first, dark: second, title: "x").document
    #expect(svg.contains("fill=\"#010203\">same</text>"))
  }

  @Test func picturesFollowEachOtherInTimeAndNoneSlides() throws {
    let svg = SVGDrawing(
      frames: [(light, 1000), (dark, 500), (dark, 500)], options: StillOptions(title: "x")
    ).document
    #expect(svg.contains("animation:2000ms step-end infinite"))
    let ground = try #require(
      svg.firstMatch(of: /<rect x="0" y="0" width="48" height="16" class="(c\d+)"\/>/))
    // A colour that stays needs no stop of its own.
    #expect(
      svg.contains("@keyframes \(ground.1){0.000%{color:#FFFFFF}50.000%{color:#000000}}"))
    #expect(svg.contains("@media (prefers-reduced-motion:reduce)"))
  }

  @Test func aDrawingRunsNoScriptAndAsksForNoOtherFile() {
    for svg in [
      SVGDrawing(light: light, dark: dark, title: "<script>").document,
      SVGDrawing(frames: [(light, 1), (dark, 1)], options: StillOptions(title: "<script>")).document,
    ] {
      #expect(!svg.contains("<script"))
      #expect(!svg.contains("href"))
      #expect(!svg.contains("url("))
    }
  }

  @Test func theSamePicturesGiveTheSameBytes() {
    #expect(
      SVGDrawing(light: light, dark: dark, title: "x").document
        == SVGDrawing(light: light, dark: dark, title: "x").document)
  }

  @Test func aDrawingOfOnePictureIsTheStill() {
    let alone = SVGDrawing(frames: [(light, 1000)], options: StillOptions()).document
    #expect(alone == StillFormat.svg.render(light, StillOptions()))
    #expect(!alone.contains("<style>"))
  }

  @Test func noFramesAreAnEmptyDrawing() {
    #expect(SVGDrawing(frames: [], options: StillOptions()).document.contains("width=\"0\""))
  }
}
