import Glibc
import Testing

@testable import TerminalDriver

@Suite struct DirectColorEntryTests {
  private static var compilerIsThere: Bool { system("command -v tic infocmp >/dev/null") == 0 }

  @Test(.enabled(if: compilerIsThere, "tic and infocmp are not installed"))
  func theEntryIsWhatItsSourceCompilesTo() throws {
    let package = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let source = package + "/Sources/TerminalDriver/DirectColor/halflight-direct.ti"
    let name = DirectColorEntry.name
    let command = """
      d=$(mktemp -d) && tic -x -o "$d" '\(source)' && infocmp -x -q -Q2 -A "$d" \(name); rm -r "$d"
      """
    let output = try #require(popen(command, "r"))
    defer { pclose(output) }
    var text = ""
    while let byte = UInt8(exactly: fgetc(output)) { text.append(Character(Unicode.Scalar(byte))) }
    #expect(text.split(separator: "\n") == DirectColorEntry.terminfo.split(separator: "\n"))
  }
}
