import CommandLineTool
import Testing

/// What the README repeats must be what the program says.
@Suite struct ReadmeTests {
  private func readme() throws -> String {
    let path = SystemFiles().packageFolder(from: #filePath) + "/README.md"
    return String(decoding: try SystemFiles().read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func theKeysAreThoseOfTheTable() throws {
    let text = try readme()
    let parts = text.split(separator: "<!-- keys -->\n")
    let block = try #require(parts.count == 2 ? parts[1].split(separator: "<!-- end of keys -->").first : nil)
    #expect(
      block == ToolRun("help", "keys", "markdown").output, "halflight help keys markdown gives the table")
  }

  @Test func everyCommandAndStatusIsNamed() throws {
    let text = try readme()
    for command in Subcommand.all where command.name != "version" {
      #expect(text.contains(command.name), "\(command.name)")
    }
    for status in ExitStatus.allCases { #expect(text.contains("| \(status.rawValue) |"), "\(status)") }
  }
}
