import LocatedInput
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)).root }

  private func fault(_ text: String) -> Diagnostic? {
    do {
      _ = try JSONReader.read(Array(text.utf8))
      return nil
    } catch { return error.diagnostics.first }
  }

  @Test func everyKindOfValueKeepsItsPlace() throws {
    let root = try read("{\n  \"a\": [1, -2.5e2, \"x\\u00e9\\ud83d\\ude00\", true, null]\n}")
    let items = try #require(root["a"]?.array)
    #expect(items.map(\.kindName) == ["a number", "a number", "a string", "a boolean", "null"])
    #expect(items[1].number == -250)
    #expect(items[2].string == "xé😀")
    #expect(items[1].location == SourceLocation(line: 2, column: 12))
  }

  @Test func columnsCountCharacters() {
    #expect(fault("{\"é\": }")?.location == SourceLocation(line: 1, column: 7))
  }

  @Test func placesOnOneLongLineAreRight() throws {
    let items = (0..<500).map { #"{"é\#($0)": "\\n"}"# }
    let text = "[" + items.joined(separator: ",") + "]"
    var column = 2
    for (node, item) in zip(try #require(try read(text).array), items) {
      #expect(node.location == SourceLocation(line: 1, column: column))
      #expect(node.members?.first?.keyLocation.column == column + 1)
      #expect(node.members?.first?.value.location.column == column + item.count - 6)
      column += item.count + 1
    }
  }

  @Test(arguments: [
    ("", "empty", 1), ("{", "key in double quotes", 1), ("[1 2]", "',' or ']'", 1), ("{\n\"a\" 1}", "':'", 2),
    ("[01]", "leading zero", 1), ("[1.]", "ends in '.'", 1), ("[1e999]", "too large", 1),
    ("\"a", "never closed", 1),
    ("\"\\q\"", "escape", 1), ("\"\\ud800\"", "surrogate", 1), ("[\n\n'a']", "single quote", 3),
    ("// x\n1", "'/'", 1), ("1 2", "after the end", 1), ("\"\u{1}\"", "control character", 1),
  ])
  func faultsNamePlaceAndMatter(text: String, part: String, line: Int) throws {
    let found = try #require(fault(text))
    #expect((found.message + (found.remedy ?? "")).contains(part), "\(found.text)")
    #expect(found.location?.line == line)
  }

  @Test func oddThingsAreWarnings() throws {
    let read = try JSONReader.read(Array("{\"a\": 1, \"a\": 2,}".utf8))
    #expect(read.root["a"]?.number == 1)
    #expect(read.diagnostics.map(\.severity) == [.warning, .warning])
  }

  @Test func theFirstOfManyKeysCounts() throws {
    let members = (0..<40).map { "\"k\($0)\": [\($0)]" } + ["\"k3\": 1", "\"k30\": {}", "\"\\u006b5\": 2"]
    let read = try JSONReader.read(Array("{\(members.joined(separator: ","))}".utf8))
    #expect(read.root.members?.map(\.key) == (0..<40).map { "k\($0)" })
    #expect(read.root["k3"]?.array?.first?.number == 3)
    #expect(read.diagnostics.count == 3)
    #expect(read.diagnostics.allSatisfy { $0.message.contains("stands twice") })
  }

  /// Strings are passed in strides; what ends one may stand anywhere in a stride.
  @Test func stringsOfAnyLengthAndPlaceAreWhatTheyWere() throws {
    for length in 0..<40 {
      for inset in ["", "é", "\\n", "\u{7F}", "日本"] {
        let text = String(repeating: "a", count: length) + inset + String(repeating: "b", count: 40 - length)
        let written = text.replacing("\\n", with: #"\n"#)
        let root = try read("[\"\(written)\", \"\(written)\"]")
        let items = try #require(root.array)
        #expect(
          items.map(\.string) == [text.replacing("\\n", with: "\n"), text.replacing("\\n", with: "\n")])
        #expect(items[1].location.column == written.count + 6)
      }
    }
  }

  @Test func noControlCharacterPassesAnywhereInAString() {
    for control in UInt8(0)..<0x20 {
      for place in 0..<20 {
        var text = Array("\"abcdefghijklmnopqrst\"".utf8)
        text[place + 1] = control
        #expect(throws: InputError.self) { try JSONReader.read(text) }
      }
    }
  }

  @Test func anEscapeInAKeyIsNoOtherKey() throws {
    let root = try read(#"{"a\u0062c": {"x": 1}, "abc": 2, "": 3}"#)
    #expect(root["abc"]?["x"]?.number == 1)
    #expect(root[""]?.number == 3)
    #expect(root["ab"] == nil)
    #expect(root["abc"]?["x"]?["y"] == nil)
  }

  @Test func depthAndSizeHaveLimits() {
    #expect(fault(String(repeating: "[", count: 100_000))?.message.contains("deeper") == true)
    #expect(throws: InputError.self) { try JSONReader.read(Array("[1]".utf8), limits: .init(bytes: 2)) }
  }

  @Test func wrongEncodingsAreNamed() {
    #expect(throws: InputError.self) { try JSONReader.read([0xFF, 0xFE, 0x7B, 0]) }
    #expect(throws: InputError.self) { try JSONReader.read([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test func writtenTextReadsBackAsItWas() throws {
    let text = JSONText.object([("a", .object([("x\"\n\u{1B}", 1)])), ("b", .decimal(0.30000000000000004))])
      .text
    #expect(!text.contains("\u{1B}"))
    let root = try read(text)
    #expect(root["a"]?["x\"\n\u{1B}"]?.number == 1)
    #expect(root["b"]?.number == 0.3)
  }
}

@Suite struct VisibleControlsTests {
  @Test func noControlCharacterSurvives() {
    let all = String(String.UnicodeScalarView((0..<0xA0).compactMap { Unicode.Scalar($0) } + ["\u{202E}"]))
    let shown = visibleControls(in: all)
    #expect(
      shown.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\u{202E}"
      })
    #expect(visibleControls(in: "a\u{1B}]0;x\u{7}") == "a␛]0;x␇")
    #expect(visibleControls(in: "日本 é") == "日本 é")
  }
}

@Suite struct NearestNameTests {
  @Test func typosAndBeginningsFindTheirName() {
    let names = ["solarized", "gruvbox", "nord", "everforest"]
    #expect(nearestName(to: "solarised", among: names) == "solarized")
    #expect(nearestName(to: "grvubox", among: names) == "gruvbox")
    #expect(nearestName(to: "ever", among: names) == "everforest")
    #expect(nearestName(to: "zzzzzz", among: names) == nil)
  }
}
