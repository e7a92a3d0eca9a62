import LocatedInput
import Testing

@testable import ThemeFormats

@Suite struct ComponentSpellingTests {
  private func value(_ json: String, extended: Bool = false) throws -> Double {
    let node = try JSONReader.read(Array("[\(json)]".utf8)).root.array?.first
    return try ComponentSpelling.value(of: try #require(node), mayLeaveUnitRange: extended)
  }

  /// A JSON value and what it means.
  private static let spellings: [(json: String, value: Double)] = [
    (#""0.500""#, 0.5), (#""1.000""#, 1), (#""0.0""#, 0), (#""1.""#, 1), (#"".5""#, 0.5),
    (#""0x80""#, 128.0 / 255), (#""0xff""#, 1), (#""0XFF""#, 1), (#""0x0""#, 0),
    (#""128""#, 128.0 / 255), (#""1""#, 1.0 / 255), (#""0""#, 0), (#""255""#, 1), (#""001""#, 1.0 / 255),
    ("0.5", 0.5), ("1", 1), ("0", 0), ("5e-1", 0.5),
  ]

  @Test func theSpellingDecidesTheScale() throws {
    for (json, expected) in Self.spellings {
      let value = try value(json)
      #expect(abs(value - expected) < 1e-12, "\(json)")
    }
  }

  private static let unknown: [String] = [
    ##""#80""##, #""0,500""#, #""50%""#, #""""#, #""1e-1""#, #""0.5e0""#, #""nan""#, #""inf""#, #""0x1p3""#,
    #""0x""#, #"" 0.5""#, #""0.5 ""#, #""+0.5""#, #""-1""#, #"".""#, #""1.2.3""#, #""0x100""#, #""256""#,
    #""99999999999999999999""#, "null", "true", "[]",
  ]

  @Test(arguments: unknown) func aSpellingThatNoToolWritesIsNoGuess(json: String) {
    #expect(throws: ComponentSpelling.Fault.self) { try value(json) }
    #expect(throws: ComponentSpelling.Fault.self) { try value(json, extended: true) }
  }

  @Test(arguments: ["1.5", "-0.5", #""1.200""#, #""-0.200""#])
  func onlyAnExtendedSpaceMayLeaveTheUnitRange(json: String) throws {
    #expect(throws: ComponentSpelling.Fault.self) { try value(json) }
    let beyond = try value(json, extended: true)
    #expect(!(0...1).contains(beyond))
  }

  @Test func aNumberThatLooksLikeAnIntegerOf255SaysHowThatIsWritten() {
    #expect { try value("128") } throws: {
      ($0 as? ComponentSpelling.Fault)?.remedy.contains(#""128""#) == true
    }
  }
}
