import LocatedInput
import Testing

@testable import LocatedYAML

@Suite struct YAMLReaderTests {
  private func fault(_ text: String) -> Diagnostic? {
    do throws(InputError) { _ = try YAMLReader.read(Array(text.utf8)) } catch {
      return error.diagnostics.first
    }
    return nil
  }

  @Test func scalarsStayAsTheyAreSpelled() throws {
    let root = try YAMLReader.read(Array("a: 000000\nb: \"1e2345\"\nc:\n  - yes\n  - 0x10\n".utf8)).root
    #expect(root["a"]?.string == "000000")
    #expect(root["b"]?.string == "1e2345")
    #expect(root["c"]?.array?.map(\.string) == ["yes", "0x10"])
    #expect(root["b"]?.location == SourceLocation(line: 2, column: 4))
  }

  @Test func aKeyThatStandsTwiceIsReported() throws {
    let read = try YAMLReader.read(Array("a: 1\na: 2\n".utf8))
    #expect(read.root["a"]?.string == "1")
    #expect(read.diagnostics.first?.location == SourceLocation(line: 2, column: 1))
  }

  @Test func aFaultNamesItsPlace() {
    #expect(fault("a: [1, 2\nb: 3")?.location?.line == 2)
    #expect(fault("") != nil)
    #expect(fault("a: &x 1\nb: *x")?.message == "the alias *x is not followed")
    #expect(fault(String(repeating: "[", count: 300)) != nil)
  }
}
