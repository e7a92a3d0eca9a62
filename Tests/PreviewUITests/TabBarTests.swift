import Simulator
import Testing

/// The tabs in the upper edge of the third pane.
@Suite struct TabBarTests {
  @Test(arguments: [
    ("w", "Why"), ("W", "Why not"), ("A", "Lesson"), ("c", "Palette"), ("L", "Log"), ("a", "Audit"),
  ])
  func theShownTabIsSeenWhereNotAllHaveRoom(key: String, title: String) throws {
    for columns in [80, 90, 120, 200] {
      var shown = try ShownSession(columns: columns, rows: 30)
      shown.press(key)
      let marked = shown.rows.contains { $0.contains("[\(title)]") || $0.contains("[\(title) ") }
      #expect(marked, "\(columns) columns:\n\(shown.text)")
    }
  }
}
