import Testing

@testable import CellCanvas

@Suite struct TextWrappingTests {
  @Test func wordsStayWholeWhereTheyFit() {
    #expect(wrapped("a sheet stays light", width: 8) == ["a sheet", "stays", "light"])
    #expect(wrapped("overrideUserInterfaceStyle", width: 10) == ["overrideUs", "erInterfac", "eStyle"])
    #expect(wrapped("one\n\ntwo", width: 9) == ["one", "", "two"])
  }

  @Test func chineseBreaksBetweenItsCharacters() {
    #expect(wrapped("控制器的覆盖", width: 6) == ["控制器", "的覆盖"])
    #expect(wrapped("控制器的覆盖", width: 7) == ["控制器", "的覆盖"])
    #expect(wrapped("设在 window 上的覆盖", width: 12) == ["设在 window", "上的覆盖"])
    #expect(wrapped("读取traitCollection的值", width: 10) == ["读取", "traitColle", "ction的值"])
  }

  @Test func aLineNeitherBeginsWithAClosingMarkNorEndsWithAnOpeningOne() {
    #expect(wrapped("屏幕，窗口", width: 4) == ["屏", "幕，", "窗口"])
    #expect(wrapped("（窗口）。", width: 6) == ["（窗", "口）。"])
  }

  @Test(arguments: 1...24) func noLineIsWiderThanAsked(width: Int) {
    let text = "控制器的覆盖传不到它呈现的控制器，后者通过 presentation controller 从窗口取得 trait（O-06）。"
    for line in wrapped(text, width: width) {
      #expect(cellWidth(of: line) <= max(2, width), "\(line)")
    }
    #expect(wrapped(text, width: width).joined().replacing(" ", with: "") == text.replacing(" ", with: ""))
  }
}
