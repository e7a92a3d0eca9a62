import ColorModel
import Testing
import TraitModel

@testable import TerminalDriver

@Suite struct AppearanceInquiryTests {
  private func inquiry(colorFGBG: String? = nil) -> AppearanceInquiry {
    var surroundings = TerminalSurroundings()
    surroundings.colorFGBG = colorFGBG
    return AppearanceInquiry(surroundings)
  }

  @Test(arguments: [
    ("15;0", EffectiveStyle.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
    ("12;11", .light),
    ("default;default", nil), ("15", nil), ("0;99", nil), ("", nil),
  ])
  func theEnvironmentIsAFirstGuess(value: String, style: EffectiveStyle?) {
    #expect(inquiry(colorFGBG: value).style == style)
  }

  @Test func whatTheTerminalSaysOfItselfComesBeforeItsBackgroundAndThatBeforeTheEnvironment() {
    var inquiry = inquiry(colorFGBG: "0;15")
    inquiry.ask()
    #expect(inquiry.take(.background(RGBA(rgb: 0x1E1E2E))) == nil, "more may come before the last answer")
    #expect(inquiry.take(.attributes) == .dark)
    inquiry.ask()
    #expect(inquiry.take(.appearance(.light)) == .light)
    #expect(inquiry.take(.background(RGBA(rgb: 0x1E1E2E))) == nil)
    #expect(inquiry.take(.attributes) == nil)
    #expect(inquiry.style == .light)
    #expect(inquiry.origin.contains("996"))
  }

  @Test func aTerminalThatOnlyTellsWhatEveryOneTellsIsNotKnown() {
    var inquiry = inquiry()
    inquiry.ask()
    #expect(inquiry.take(.attributes) == nil)
    #expect(inquiry.style == nil)
    #expect(inquiry.open == 0)
  }

  @Test func aNoticeAndALateAnswerCountToo() {
    var inquiry = inquiry()
    inquiry.ask()
    _ = inquiry.take(.attributes)
    #expect(inquiry.take(.background(RGBA(rgb: 0xFFFFFF))) == .light)
    #expect(inquiry.take(.appearance(.dark)) == .dark)
    #expect(inquiry.take(.appearance(.dark)) == nil, "no news")
  }

  @Test func anotherTerminalIsBelievedAfterResuming() {
    var inquiry = inquiry()
    inquiry.ask()
    _ = inquiry.take(.appearance(.dark))
    _ = inquiry.take(.attributes)
    // The next one has no mode 2031, only a background.
    inquiry.ask()
    _ = inquiry.take(.background(RGBA(rgb: 0xFAFAFA)))
    #expect(inquiry.take(.attributes) == .light)
  }
}
