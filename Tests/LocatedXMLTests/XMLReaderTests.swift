import LocatedInput
import Testing

@testable import LocatedXML

@Suite struct XMLReaderTests {
  private func fault(_ text: String, limits: XMLReader.Limits = .init()) -> Diagnostic? {
    do throws(InputError) { _ = try XMLReader.read(Array(text.utf8), limits: limits) } catch {
      return error.diagnostics.first
    }
    return nil
  }

  @Test func elementsKeepTheirPlacesAttributesAndText() throws {
    let root = try XMLReader.read(
      Array("<?xml version=\"1.0\"?>\n<a>é<b x=\"1\" y=\"&lt;\">t</b>\n  <c/>z</a>".utf8))
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.text == "é\n  z")
    #expect(root.children[0]["y"] == "<")
    #expect(root.children[0].text == "t")
    #expect(root.children[0].location == SourceLocation(line: 2, column: 5))
    #expect(root.children[1].location == SourceLocation(line: 3, column: 3))
  }

  @Test func aFaultNamesItsPlace() {
    let found = fault("<a>\n  <b></c>\n</a>")
    #expect(found?.message == "this is not well-formed XML: mismatched tag")
    #expect(found?.location?.line == 2)
    #expect(fault("") != nil)
    #expect(fault("<a></a><b/>") != nil)
  }

  @Test func aDocumentThatDeclaresAnEntityIsRefused() {
    let bomb = "<!DOCTYPE a [<!ENTITY x \"y\"><!ENTITY z \"&x;&x;\">]>\n<a>&z;</a>"
    #expect(fault(bomb)?.message == "the document declares an entity")
    let external = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<a>&x;</a>"
    #expect(fault(external)?.message == "the document declares an entity")
  }

  @Test func anUnknownEntityBehindADoctypeIsNotLostInSilence() {
    let found = fault("<!DOCTYPE plist PUBLIC \"-//Apple//DTD\" \"http://x/y.dtd\">\n<plist>&nbsp;</plist>")
    #expect(found?.message == "the entity &nbsp; is not known")
    #expect(fault("<!DOCTYPE plist PUBLIC \"-//Apple//DTD\" \"http://x/y.dtd\"><plist/>") == nil)
  }

  @Test func theLimitsHold() {
    var limits = XMLReader.Limits()
    limits.depth = 3
    #expect(fault("<a><b><c/></b></a>", limits: limits) == nil)
    #expect(
      fault("<a><b><c><d/></c></b></a>", limits: limits)?.message == "elements nest deeper than 3 levels")
    limits.bytes = 3
    #expect(fault("<a/>", limits: limits) != nil)
  }
}
