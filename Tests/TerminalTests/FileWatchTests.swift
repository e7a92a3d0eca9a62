import Glibc
import Testing

/// Files that another program saves while the explorer shows them.
@Suite(.serialized) struct FileWatchTests {
  private static let scene = """
    {"name": "Small", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
      "rootViewController": {"id": "root"}}]}]}}
    """

  /// As most editors do: a new file is put in the place of the old one.
  private func save(_ text: String, at path: String) throws {
    let file = try #require(fopen(path + "~", "w"))
    fputs(text, file)
    fclose(file)
    try #require(rename(path + "~", path) == 0)
  }

  @Test func aSaveShowsAtOnceAndABrokenOneSaysWhereItBroke() throws {
    var template = Array("/tmp/halflight-watch-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    let path = folder + "/scene.json"
    defer {
      unlink(path)
      rmdir(folder)
    }
    try save(Self.scene, at: path)
    let session = try PTYSession(.explorer, ["--scene", path], columns: 120, rows: 40)
    session.expect("◇ root")
    session.send("3")
    session.expect("root = dark · ")
    try save(Self.scene.replacing("\"window\"", with: "\"front\""), at: path)
    session.expect("1 edit made again")
    #expect(session.screen.text.contains("▢ front"))
    try save("{\n  broken", at: path)
    session.expect("scene.json:2:")
    #expect(session.screen.text.contains("▢ front"))
    try save(Self.scene.replacing("\"window\"", with: "\"back\""), at: path)
    session.expect("▢ back")
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  private static func colorSet(_ red: String) -> String {
    """
    {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": {
      "color-space": "srgb", "components": {"red": "\(red)", "green": "0x10", "blue": "0x20", "alpha": "1.0"}}}]}
    """
  }

  @Test func aColourInsideAnAssetCatalogIsWatchedToo() throws {
    var template = Array("/tmp/halflight-watch-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    let catalog = folder + "/Mine.xcassets"
    let set = catalog + "/brand.colorset"
    for made in [catalog, set] { mkdir(made, 0o755) }
    defer {
      unlink(set + "/Contents.json")
      for made in [set, catalog, folder] { rmdir(made) }
    }
    try save(Self.colorSet("0x30"), at: set + "/Contents.json")
    let session = try PTYSession(.explorer, ["--theme", catalog], columns: 120, rows: 40)
    session.expect("root.view")
    session.send("c")
    session.expect("#301020")
    try save(Self.colorSet("0x40"), at: set + "/Contents.json")
    session.expect("read again: Mine.xcassets")
    session.expect("#401020")
    session.send("q")
    #expect(session.ending() == .exit(0))
  }
}
