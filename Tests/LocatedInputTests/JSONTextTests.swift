import LocatedInput
import Testing

@Suite struct JSONTextTests {
  private let scene = JSONText.object([
    ("name", .object([("en", "Two"), ("de", "Zwei")])),
    (
      "view",
      .object([
        ("id", "root"), ("frame", .array([0, 0, 393, 852])), ("hidden", false),
        ("items", .array([.object([("title", "a")]), .object([("title", "b")])])), ("last", "x"),
      ])
    ), ("none", .array([])),
  ])

  @Test func whatFitsStandsOnOneLine() {
    #expect(
      scene.packedText(width: 64) == """
        {
          "name": {"en": "Two", "de": "Zwei"},
          "view": {
            "id": "root", "frame": [0, 0, 393, 852], "hidden": false,
            "items": [{"title": "a"}, {"title": "b"}], "last": "x"
          },
          "none": []
        }

        """)
  }

  @Test func whatDoesNotFitIsPackedOntoAsFewLinesAsHoldIt() {
    #expect(
      scene.packedText(width: 36) == """
        {
          "name": {
            "en": "Two", "de": "Zwei"
          },
          "view": {
            "id": "root",
            "frame": [0, 0, 393, 852],
            "hidden": false,
            "items": [
              {"title": "a"},
              {"title": "b"}
            ],
            "last": "x"
          },
          "none": []
        }

        """)
  }

  @Test func whatIsNestedDeepTakesItsLinesThoughItWouldFit() {
    let deep = JSONText.object([("a", .object([("b", .object([("c", 1)]))]))])
    #expect(deep.packedText() == "{\n  \"a\": {\"b\": {\"c\": 1}}\n}\n")
    #expect(JSONText.array([.object([("b", 1)])]).packedText() == "[{\"b\": 1}]\n")
    #expect(JSONText.string("x").packedText() == "\"x\"\n")
  }

  @Test(arguments: [1, 20, 40, 110]) func packingChangesNothingButBlanks(width: Int) throws {
    let packed = scene.packedText(width: width)
    #expect(packed.filter { !$0.isWhitespace } == scene.text.filter { !$0.isWhitespace })
    // Only a single value may be wider than asked.
    for line in packed.split(separator: "\n") where line.count > width {
      #expect(!line.contains(", "), "\(line)")
    }
  }
}
