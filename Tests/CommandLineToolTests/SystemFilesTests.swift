import Foundation
import LocatedInput
import Testing

@testable import CommandLineTool

/// What becomes of the things that stand where somebody wants a file written.
@Suite final class SystemFilesTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "halflight-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { joinedPath(folder, name) }

  private func write(_ text: String, to name: String) throws(FileFailure) {
    try SystemFiles.write(Array(text.utf8), to: path(name))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try SystemFiles().read(path(name), limit: 1 << 10), as: UTF8.self)
  }

  @Test func aFileIsReplacedWithItsPermissionsAndNothingIsLeftBeside() throws {
    try write("old", to: "still.svg")
    #expect(chmod(path("still.svg"), 0o640) == 0)
    try write("new", to: "still.svg")
    var status = stat()
    #expect(stat(path("still.svg"), &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try text("still.svg") == "new")
    #expect(try SystemFiles().names(inFolder: folder) == ["still.svg"])
  }

  @Test func aLinkStaysALinkAndItsFileIsReplaced() throws {
    try write("old", to: "file")
    #expect(symlink("file", path("link")) == 0)
    try write("new", to: "link")
    #expect(try text("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "file")
  }

  @Test func aLinkedFolderIsReplacedWhereItIs() throws {
    try SystemFiles.writeFolder([("a", [1])], to: path("Colors.xcassets"))
    #expect(symlink("Colors.xcassets", path("link")) == 0)
    try SystemFiles.writeFolder([("b", [2])], to: path("link"))
    #expect(try SystemFiles().names(inFolder: path("Colors.xcassets")) == ["b"])
    #expect(try SystemFiles().names(inFolder: folder) == ["Colors.xcassets", "link"])
  }

  @Test func whatIsNoFileIsWrittenIntoAndStaysWhatItIs() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("text", to: "pipe")
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 4)
    #expect(try SystemFiles().kind(of: path("pipe")) == .other)
  }

  @Test func aFolderIsNoFile() throws {
    let failure = #expect(throws: FileFailure.self) { try write("", to: "") }
    #expect(failure?.reason == .isFolder)
  }
}
