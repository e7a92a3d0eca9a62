import SceneModel

extension ViewClass {
  static let tableView = ViewClass(
    name: "UITableView", clipsToBounds: true,
    background: { brush in
      tableStyle(of: brush.content) == .plain ? .named("systemBackground") : .named("systemGroupedBackground")
    },
    tableStyle: { tableStyle(of: $0) }
  ) { _ in }

  private static func tableStyle(of content: ViewContent) -> TableStyle {
    content.style.flatMap(TableStyle.init) ?? .plain
  }
}
