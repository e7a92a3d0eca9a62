import CommandLineTool
import Testing

@Suite struct DoctorCommandTests {
  @Test func itTellsTheTerminalsFactsAndTheUsersFolders() {
    let run = ToolRun("doctor", environment: ["HOME": "/home/me"])
    #expect(run.status == .done)
    #expect(run.output.contains("TERM    absent"))
    #expect(run.output.contains("/home/me/.local/share/halflight/themes"))
    #expect(run.output.contains("there is no such folder"))
  }

  @Test func aRelativeDataFolderIsIgnored() {
    let run = ToolRun("doctor", environment: ["XDG_DATA_HOME": "data"])
    #expect(run.output.contains("neither XDG_DATA_HOME nor HOME is set"))
  }

  @Test func itSaysTheSameInJSON() {
    let run = ToolRun("doctor", "--json", environment: ["XDG_DATA_HOME": "/data"])
    #expect(run.output.hasPrefix("{\n  \"schema\": 1,\n  \"facts\": ["))
    #expect(run.output.contains("{\"name\": \"TERM\", \"value\": \"absent\", \"origin\": \"test\"}"))
  }
}
