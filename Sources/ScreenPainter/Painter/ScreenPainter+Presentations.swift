import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

extension ScreenPainter {
  /// How far a sheet reaches up, and the like, in points: our choice for a phone 393 points wide, not measured on one.
  enum Metrics {
    static let safeAreaTop = 59.0
    static let sheetRadius = 12.0
    static let largeSheetTop = 69.0
    /// `UISheetPresentationController`'s medium detent, as part of the height.
    static let mediumDetent = 0.5
    static let popoverSize = Size(width: 260, height: 190)
    static let popoverRadius = 14.0
  }

  /// Draws a presentation over `around.frame`. What a full screen takes out of the window is taken out of the painting:
  /// what was added from `first` on.
  mutating func paintPresentation(_ presentation: NodeIndex, _ around: Surroundings, covering first: Progress)
  {
    guard let presented = hierarchy.presentedViewController(of: presentation) else { return }
    var inside = around
    // A presentation hangs in the window, so nothing that fades, clips or tints its presenter reaches it.
    inside.opacity = 1
    inside.presentation = hierarchy[presentation].id
    if hierarchy[presented].isAlertController {
      paintDimming(presentation, inside)
      place(presentation, RoundedRect(around.frame), around)
      paintAlert(presented, inside)
    } else {
      switch input.presentationStyle(presented) {
      case .automatic, .pageSheet, .formSheet:
        paintSheet(presentation, presented, inside)
      case .popover:
        paintPopover(presentation, presented, inside)
      case .fullScreen, .currentContext:
        removeCovered(from: first, by: around.frame)
        place(presentation, RoundedRect(around.frame), around)
        paintController(presented, inside)
      case .overFullScreen, .overCurrentContext, .custom:
        place(presentation, RoundedRect(around.frame), around)
        paintController(presented, inside)
      }
    }
    let firstPresented = progress
    for next in coveringPresentations(below: presented) {
      paintPresentation(next, around, covering: firstPresented)
    }
  }

  /// A full-screen presentation takes its presenter's views out of the window.
  private mutating func removeCovered(from first: Progress, by frame: Rect) {
    let items = painting.items[first.items...].filter { $0.frame.intersection(frame).isEmpty }
    painting.items.replaceSubrange(first.items..., with: items)
    let nodes = painting.nodes[first.nodes...].filter { $0.shape.rect.intersection(frame).isEmpty }
    painting.nodes.replaceSubrange(first.nodes..., with: nodes)
  }

  /// The veil: black, stronger in dark. Its opacities are our choice; no public page states UIKit's.
  private mutating func paintDimming(_ presentation: NodeIndex, _ around: Surroundings) {
    let traits = input.traits(presentation)
    let opacity = traits.style == .dark ? 0.48 : 0.2
    add(
      .dimming, RoundedRect(around.frame), RGBA.black.withAlpha(opacity), .fixed, of: presentation, traits,
      around)
  }

  private mutating func paintSheet(_ presentation: NodeIndex, _ presented: NodeIndex, _ around: Surroundings)
  {
    paintDimming(presentation, around)
    let traits = input.traits(presentation)
    var sheet = around.frame
    let top = sheetTop(of: presented, in: around.frame)
    sheet = Rect(x: sheet.x, y: top, width: sheet.width, height: sheet.maxY - top)
    let shape = RoundedRect(sheet, radius: Metrics.sheetRadius, corners: .top)
    place(presentation, shape, around)
    var inside = around
    inside.frame = sheet
    inside.clips = around.clips + [shape]
    inside.style = traits.style
    paintController(presented, inside)
    let grabber = Rect(x: sheet.x + sheet.width / 2 - 18, y: sheet.y + 5, width: 36, height: 5)
    let source = ColorSource.named("tertiaryLabel")
    if let color = resolve(source, for: traits) {
      add(.shape, RoundedRect(grabber, radius: 2.5), color, .source(source), of: presentation, traits, inside)
    }
  }

  /// A sheet whose root view states its height has a detent of that height; another stands at the medium detent, which
  /// lets its presenter be seen.
  private func sheetTop(of presented: NodeIndex, in frame: Rect) -> Double {
    let stated = hierarchy.rootView(of: presented).flatMap { input.content.views[hierarchy[$0].id]?.frame }
    let height = stated.map { min($0.height, frame.height) } ?? frame.height * Metrics.mediumDetent
    return max(frame.y + Metrics.largeSheetTop, frame.maxY - height)
  }

  private mutating func paintPopover(
    _ presentation: NodeIndex, _ presented: NodeIndex, _ around: Surroundings
  ) {
    let stated = hierarchy.rootView(of: presented).flatMap { input.content.views[hierarchy[$0].id]?.frame }
    let width = min(stated?.width ?? Metrics.popoverSize.width, around.frame.width - 20)
    let height = min(stated?.height ?? Metrics.popoverSize.height, around.frame.height - 140)
    // The anchor is not part of a scene: a popover hangs below the trailing bar button.
    let bubble = Rect(
      x: around.frame.maxX - width - 10, y: around.frame.y + Metrics.safeAreaTop + 57, width: width,
      height: height)
    let shape = RoundedRect(bubble, radius: Metrics.popoverRadius)
    place(presentation, shape, around)
    let traits = input.traits(presentation)
    var inside = around
    inside.frame = bubble
    inside.style = traits.style
    // Its shadow is what tells a popover from a ground of the same colour. How strong it is, no page says.
    let shadow = RoundedRect(
      Rect(x: bubble.x - 6, y: bubble.y - 6, width: bubble.width + 12, height: bubble.height + 14),
      radius: Metrics.popoverRadius + 6)
    add(.dimming, shadow, RGBA.black.withAlpha(0.1), .fixed, of: presentation, traits, around)
    let arrow = Rect(x: bubble.maxX - 44, y: bubble.y - 11, width: 26, height: 11)
    let background = hierarchy.rootView(of: presented).flatMap {
      input.content.views[hierarchy[$0].id]?.backgroundColor
    }
    let source = background ?? .named("systemBackground")
    if let color = resolve(source, for: input.traits(presented)) {
      add(
        .shape, RoundedRect(arrow, radius: 7, corners: .top), color, .source(source), of: presentation,
        input.traits(presented), around)
    }
    inside.clips = around.clips + [shape]
    paintController(presented, inside)
  }
}
