import Simulator
import Testing
import TraitModel
import TraitPropagation

@Suite struct EditLineTests {
  private let parser = EditParser { ["root", "root.view", "sheet.userInterfaceLevel"].contains($0) }

  @Test(arguments: [
    "set root dark", "set root unspecified", "set root.userInterfaceLevel elevated", "set root.view light",
    "set root forChild child dark", "device dark", "contrast high", "plist automatic", "ios 17",
    "present root pageSheet", "present root alert", "present sheet", "dismiss root", "remove card",
    "move card panel",
    "move card panel 2", "embed root child", "embed root child panel", "assign card.layer",
    "theme My Theme.json", "color label #112233", "color label.dark #112233",
    "color label.dark.elevated.high #112233",
    "color Brand/Deep Sea.light #11223380", "color root.view.backgroundColor #FFFFFF",
    "color root.view.textColor.dark #FFFFFF",
    "refresh card.layer previousTraits", "app theme system", "launch", "launch window",
    "firstResponder none", "firstResponder card", "setNeedsStatusBarAppearanceUpdate",
    #"add root.view {"id": "x", "class": "UILabel"}"#,
  ])
  func aLineReadsBackAsItWasWritten(line: String) throws {
    #expect(try parser.parse(line).line == line)
  }

  @Test func aTraitStandsBehindTheLastDotUnlessTheWholeIsANode() throws {
    #expect(
      try parser.parse("set sheet.userInterfaceLevel dark")
        == .set("sheet.userInterfaceLevel", .userInterfaceStyle, rank: 1))
    #expect(
      try parser.parse("set root.view.accessibilityContrast high")
        == .set("root.view", .accessibilityContrast, rank: 1))
    #expect(
      try parser.parse("set root.overrideUserInterfaceStyle light")
        == .set("root", .userInterfaceStyle, rank: 0))
  }

  @Test(arguments: [
    ("sett root dark", 1, "'set'"), ("set root drak", 10, "'dark'"), ("set", 4, ""), ("ios 11", 5, "one of"),
    ("device dark now", 13, "device light|dark"), ("present root pagesheet", 14, "'pageSheet'"),
    ("set root.userInterfaceLevle elevated", 10, "userInterfaceLevel"), ("move a b -1", 10, ""),
    ("color label", 12, ""), ("color label reddish", 13, "#RRGGBB"), ("", 1, ""),
  ])
  func aWrongLineNamesTheColumnAndWhatWouldBeRight(line: String, column: Int, remedy: String) {
    #expect {
      try parser.parse(line)
    } throws: { error in
      guard let error = error as? EditSyntaxError else { return false }
      return error.column == column && (remedy.isEmpty || error.remedy?.contains(remedy) == true)
    }
  }

  @Test func everyFormHasItsUsage() {
    for form in EditParser.forms { #expect(form.usage.hasPrefix(form.verb)) }
  }
}
