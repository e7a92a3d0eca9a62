/// A scene file of many rows, each a view with a label and a frozen separator: the text that people write by the yard.
package func sampleScene(rows count: Int) -> String {
  let rows = (0..<count).map { number in
    """
      {"id": "row\(number)", "frame": [0, \(44 * number), 393, 44], "backgroundColor": "secondarySystemBackground",
       "layer": {"id": "line\(number)", "borderColor": "separator", "borderWidth": 1}, "subviews": [
        {"id": "label\(number)", "class": "UILabel", "frame": [16, 11, 300, 22], "text": "Row \(number)",
         "textColor": "label"}]}
    """
  }
  return """
    {"name": "Rows", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window", "rootViewController":
      {"id": "root", "view": {"id": "root.view", "backgroundColor": "systemBackground", "subviews": [
    \(rows.joined(separator: ",\n"))
    ]}}}]}]}}

    """
}
