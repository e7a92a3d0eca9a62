import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

/// `UIAlertController` in its two preferred styles.
extension ScreenPainter {
  private enum AlertMetrics {
    static let width = 270.0
    static let radius = 14.0
    static let rowHeight = 44.0
    static let sheetMargin = 8.0
    static let sheetRowHeight = 57.0
  }

  mutating func paintAlert(_ alert: NodeIndex, _ around: Surroundings) {
    let content = input.content.controllers[hierarchy[alert].id] ?? ControllerContent()
    if content.isActionSheet {
      paintActionSheet(alert, content, around)
    } else {
      paintAlertCard(alert, content, around)
    }
  }

  private mutating func paintAlertCard(
    _ alert: NodeIndex, _ content: ControllerContent, _ around: Surroundings
  ) {
    let lines = Double(messageLines(of: content, width: AlertMetrics.width - 32))
    let heading = 20 + 24 + (content.message == nil ? 0 : lines * 18 + 4) + 16
    let isPair = content.actions.count == 2
    let rows = isPair ? 1 : content.actions.count
    let height = heading + Double(rows) * AlertMetrics.rowHeight
    let frame = Rect(
      x: around.frame.x + (around.frame.width - AlertMetrics.width) / 2,
      y: around.frame.y + (around.frame.height - height) / 2, width: AlertMetrics.width, height: height)
    let brush = begin(alert, RoundedRect(frame, radius: AlertMetrics.radius), around)
    var card = brush
    drawHeading(&card, content, Rect(x: frame.x, y: frame.y, width: frame.width, height: heading), lines)
    let buttons = Rect(x: frame.x, y: frame.y + heading, width: frame.width, height: height - heading)
    if isPair {
      card.separator(under: Rect(x: buttons.x, y: buttons.y, width: buttons.width, height: 0.33))
      for (position, action) in content.actions.enumerated() {
        let half = Rect(
          x: buttons.x + buttons.width / 2 * Double(position), y: buttons.y, width: buttons.width / 2,
          height: buttons.height)
        drawAction(&card, action, half)
      }
    } else {
      drawStack(&card, content.actions, buttons, rowHeight: AlertMetrics.rowHeight)
    }
    finish(alert, card, frame, around)
  }

  private mutating func paintActionSheet(
    _ alert: NodeIndex, _ content: ControllerContent, _ around: Surroundings
  ) {
    let cancel = content.actions.filter { $0.style == .cancel }
    let others = content.actions.filter { $0.style != .cancel }
    let hasHeading = content.title != nil || content.message != nil
    let lines = Double(messageLines(of: content, width: around.frame.width - 48))
    let heading = hasHeading ? 14 + 20 + (content.message == nil ? 0 : lines * 18 + 10) + 12 : 0
    let row = AlertMetrics.sheetRowHeight
    let width = around.frame.width - 2 * AlertMetrics.sheetMargin
    let x = around.frame.x + AlertMetrics.sheetMargin
    let bottom = around.frame.maxY - 34
    let cancelHeight = cancel.isEmpty ? 0 : row + AlertMetrics.sheetMargin
    let height = heading + row * Double(others.count)
    let frame = Rect(x: x, y: bottom - cancelHeight - height, width: width, height: height)
    var card = begin(alert, RoundedRect(frame, radius: AlertMetrics.radius), around)
    if hasHeading {
      drawHeading(&card, content, Rect(x: x, y: frame.y, width: width, height: heading), lines, titleSize: 13)
    }
    let buttons = Rect(x: x, y: frame.y + heading, width: width, height: height - heading)
    drawStack(&card, others, buttons, rowHeight: row, isUnderHeading: hasHeading)
    if let action = cancel.first {
      let place = Rect(x: x, y: bottom - row, width: width, height: row)
      card.fill(.background, RoundedRect(place, radius: AlertMetrics.radius), cardColor)
      drawAction(&card, action, place)
    }
    finish(alert, card, frame, around)
  }

  // MARK: Parts

  /// An alert's ground is a material whose colours are not public: the nearest role, white or the raised gray.
  private var cardColor: ColorSource { .named("secondarySystemGroupedBackground") }

  /// Places the alert and its view, and gives the brush for its card.
  private mutating func begin(_ alert: NodeIndex, _ shape: RoundedRect, _ around: Surroundings) -> ViewBrush {
    place(alert, shape, around)
    let view = hierarchy.rootView(of: alert) ?? alert
    var inside = around
    inside.style = input.traits(alert).style
    inside.clips = []
    if view != alert { place(view, shape, inside) }
    let id = hierarchy[view].id
    let content = input.content.views[id] ?? ViewContent()
    inside.tint = content.tintColor ?? around.tint
    var brush = ViewBrush(
      input: input, node: id, content: content, frame: shape.rect, traits: input.traits(view),
      around: inside, layerRadius: nil)
    brush.fill(.background, shape, content.backgroundColor ?? cardColor)
    return brush
  }

  /// Adds the card's items, then what a scene puts into the alert's view.
  private mutating func finish(
    _ alert: NodeIndex, _ card: ViewBrush, _ frame: Rect, _ around: Surroundings
  ) {
    painting.items += card.items
    guard let view = hierarchy.rootView(of: alert) else { return }
    var inside = card.around
    inside.frame = frame
    for child in hierarchy[view].children where hierarchy[child].kind == .view { paintView(child, inside) }
  }

  private func messageLines(of content: ControllerContent, width: Double) -> Int {
    let count = input.string(content.message)?.count ?? 0
    // About 7 points for a character of 13 point text.
    return max(1, Int((Double(count) * 7 / width).rounded(.up)))
  }

  private func drawHeading(
    _ brush: inout ViewBrush, _ content: ControllerContent, _ area: Rect, _ lines: Double,
    titleSize: Double = 17
  ) {
    let inner = area.inset(x: 16, y: 0)
    let title = PaintedText(
      brush.string(content.title) ?? "", fontSize: titleSize, isBold: true, alignment: .center)
    let isQuiet = titleSize < 17
    let color = ColorSource.named(isQuiet ? "secondaryLabel" : "label")
    let top = area.y + (isQuiet ? 12 : 18)
    brush.text(title, Rect(x: inner.x, y: top, width: inner.width, height: 22), color)
    let message = PaintedText(
      brush.string(content.message) ?? "", fontSize: 13, alignment: .center, maximumLines: Int(lines) + 1)
    let place = Rect(x: inner.x, y: top + 24, width: inner.width, height: max(18, area.maxY - top - 32))
    brush.text(message, place, color)
  }

  private func drawStack(
    _ brush: inout ViewBrush, _ actions: [AlertAction], _ area: Rect, rowHeight: Double,
    isUnderHeading: Bool = true
  ) {
    for (position, action) in actions.enumerated() {
      let row = Rect(
        x: area.x, y: area.y + rowHeight * Double(position), width: area.width, height: rowHeight)
      if position > 0 || isUnderHeading {
        brush.separator(under: Rect(x: row.x, y: row.y, width: row.width, height: 0.33))
      }
      drawAction(&brush, action, row)
    }
  }

  private func drawAction(_ brush: inout ViewBrush, _ action: AlertAction, _ area: Rect) {
    let text = PaintedText(
      brush.string(action.title) ?? "", fontSize: 17, isBold: action.style == .cancel, alignment: .center)
    brush.text(text, area, action.style == .destructive ? .named("systemRed") : brush.tint)
  }
}
