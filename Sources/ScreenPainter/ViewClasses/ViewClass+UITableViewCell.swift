import SceneModel
import TraitModel

extension ViewClass {
  static let tableViewCell = ViewClass(
    name: "UITableViewCell", clipsToBounds: true,
    shape: { RoundedRect($0.frame, radius: groupRadius($0), corners: groupCorners($0)) },
    background: { brush in
      switch brush.around.table?.style {
      case .grouped, .insetGrouped: .named("secondarySystemGroupedBackground")
      case .plain, nil: .named("systemBackground")
      }
    }
  ) { brush in
    let content = brush.content
    var area = brush.frame.inset(x: 16, y: 0)
    if let image = content.image {
      brush.symbol(image, Rect(x: area.x, y: area.y, width: 28, height: area.height), brush.tint)
      area = Rect(x: area.x + 40, y: area.y, width: area.width - 40, height: area.height)
    }
    let textStart = area.x
    if let accessory = content.accessory {
      let mark = Rect(x: area.maxX - 14, y: area.y, width: 14, height: area.height)
      switch accessory {
      case .disclosureIndicator: brush.symbol("chevron.forward", mark, .named("tertiaryLabel"))
      case .checkmark: brush.symbol("checkmark", mark, brush.tint)
      case .detailButton: brush.symbol("info.circle", mark, brush.tint)
      }
      area.width -= 22
    }
    drawTexts(&brush, in: area)
    if joinsNext(brush) {
      let frame = brush.frame
      brush.separator(
        under: Rect(x: textStart, y: frame.y, width: frame.maxX - textStart, height: frame.height))
    }
  }

  private static func drawTexts(_ brush: inout ViewBrush, in area: Rect) {
    let content = brush.content
    let first = PaintedText(
      brush.string(content.text) ?? "", fontSize: content.fontSize ?? 17, isBold: content.isBold ?? false,
      alignment: content.textAlignment)
    let color = content.isEnabled ? content.textColor ?? .named("label") : .named("tertiaryLabel")
    guard let second = brush.string(content.detailText) else {
      brush.text(first, area, color)
      return
    }
    let isSubtitle = content.style == "subtitle" || content.style == nil && area.height >= 56
    if isSubtitle {
      let middle = area.y + area.height / 2
      brush.text(first, Rect(x: area.x, y: middle - 22, width: area.width, height: 22), color)
      brush.text(
        PaintedText(second, fontSize: 13, isSecondary: true),
        Rect(x: area.x, y: middle + 1, width: area.width, height: 18), .named("secondaryLabel"))
    } else {
      brush.text(first, area, color)
      brush.text(
        PaintedText(second, alignment: .right, isSecondary: true), area, .named("secondaryLabel"))
    }
  }

  // MARK: A cell's place in its group

  private static func joinsNext(_ brush: ViewBrush) -> Bool {
    brush.around.table?.joinsNext.contains(brush.node) ?? false
  }

  private static func groupRadius(_ brush: ViewBrush) -> Double {
    brush.layerRadius ?? (brush.around.table?.style == .insetGrouped ? 10 : 0)
  }

  private static func groupCorners(_ brush: ViewBrush) -> RoundedRect.Corners {
    guard let table = brush.around.table else { return .all }
    var corners = RoundedRect.Corners.all
    if table.joinsPrevious.contains(brush.node) { corners.subtract(.top) }
    if table.joinsNext.contains(brush.node) { corners.subtract(.bottom) }
    return corners
  }
}
