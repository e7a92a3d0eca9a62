import ColorModel
import Foundation
import LocatedInput
import Specimens
import Testing
import TraitModel

@testable import ThemeFormats

@Suite struct PropertyListTests {
  private func plist(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>
    """
  }

  @Test func innerKeysMayBeSpelledInEveryKnownWay() {
    let read = ReadText(
      plist(
        """
        <key>textColor</key><dict><key>light</key><string>#111111</string><key>dark</key><string>#EEEEEE</string></dict>
        <key>label</key><dict><key>LightColor</key><string>222222</string><key>DARKCOLOR</key><string>0xDDDDDD</string></dict>
        <key>both</key><string>333333</string>
        """))
    #expect(read.theme?.format == "plist")
    #expect(read.values("textColor") == "#111111 #EEEEEE")
    #expect(read.values("label") == "#222222 #DDDDDD")
    #expect(read.values("both") == "#333333 #333333")
    #expect(read.color("label")?.role?.name == "label")
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("#123456", true), ("0X123456", true), ("0x123456", true), ("123456", true), (" 123456 \n", true),
    ("0X#123456", true), ("#0X123456", false), ("#123", false), ("#12345", false), ("#12345678", false),
    ("", false),
    ("12345", false), ("0x1234", false),
  ])
  func hexStringsMeanWhatTheFunctionInAppsMakesOfThem(text: String, isColor: Bool) {
    let result = PaletteHexString(text)
    if isColor {
      #expect(result == .color(RGBA(rgb: 0x123456)))
    } else if case .clear = result {
    } else {
      Issue.record("\(text) gives \(result)")
    }
  }

  @Test func whatAnAppShowsAsClearIsShownAsClearAndReported() {
    let read = ReadText(
      plist(
        "<key>a</key><dict><key>light</key><string>#123</string><key>dark</key>\n<string>#000000</string></dict>"
      ))
    #expect(read.values("a") == "#00000000 #000000")
    #expect(read.first(.warning)?.message.contains("gives the clear colour") == true)
    #expect(read.first(.warning)?.location?.line == 5)
  }

  @Test func digitsThatAreNoneAreAnErrorAndTheRestIsRead() {
    let read = ReadText(plist("<key>a</key><string>GG0000</string>\n<key>b</key><string>#00FF00</string>"))
    #expect(read.values("b") == "#00FF00 #00FF00")
    #expect(read.color("a") == nil)
    #expect(read.first(.error)?.location?.line == 5)
    #expect(read.first(.error)?.keyPath == "a")
  }

  @Test func binaryAndOpenStepListsGiveTheSame() throws {
    let object = ["label": ["light": "#101010", "dark": "#F0F0F0"]]
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    let root = try PropertyListReader.read(Array(binary)).root
    #expect(root["label"]?["dark"]?.string == "#F0F0F0")
    let text = ReadText(##"label = { light = "#101010"; dark = "#F0F0F0"; };"##, named: "Palette.plist")
    #expect(text.values("label") == "#101010 #F0F0F0")
  }

  @Test func aFolderOfListsIsOneThemeAndEqualNamesAreToldApart() {
    let files = FilesInMemory([
      "/Palettes/Bar.plist": plist("<key>textColor</key><string>111111</string>"),
      "/Palettes/Foo.plist": plist(
        "<key>textColor</key><string>222222</string><key>link</key><string>333333</string>"),
      "/Palettes/readme.txt": "",
    ])
    let read = ReadText(path: "/Palettes", files: files)
    #expect(read.theme?.colors.map(\.name) == ["textColor", "Foo/textColor", "link"])
  }

  @Test func aDictionaryOfDictionariesIsANamespaceForEach() {
    let read = ReadText(
      plist(
        "<key>Bar</key><dict><key>text</key><dict><key>light</key><string>111111</string><key>dark</key><string>222222</string></dict></dict>"
      ))
    #expect(read.values("Bar/text") == "#111111 #222222")
  }

  @Test(arguments: [
    "<plist><dict><key>a</key></dict></plist>", "<plist/>", "<plist><dict>", "bplist00garbage",
  ])
  func aBrokenListIsRefused(text: String) {
    let read = ReadText(text)
    #expect(read.theme == nil)
    #expect(read.first(.error) != nil)
  }
}
