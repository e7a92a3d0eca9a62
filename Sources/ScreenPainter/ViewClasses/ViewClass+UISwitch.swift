import ColorModel
import SceneModel

extension ViewClass {
  /// UIKit ignores the stated size of a switch: it is 51 by 31 points.
  static let `switch` = ViewClass(
    name: "UISwitch", shape: { RoundedRect(switchFrame(in: $0.frame), radius: 15.5) }
  ) { brush in
    let frame = switchFrame(in: brush.frame)
    let opacity = brush.content.isEnabled ? 1 : 0.5
    let track: ColorSource = brush.content.isOn ? .named("systemGreen") : .named("secondarySystemFill")
    brush.fill(.shape, RoundedRect(frame, radius: 15.5), track, opacity: opacity)
    let x = brush.content.isOn ? frame.maxX - 29 : frame.x + 2
    let knob = Rect(x: x, y: frame.y + 2, width: 27, height: 27)
    brush.fill(RoundedRect(knob, radius: 13.5), fixed: RGBA.white.withAlpha(opacity))
  }

  private static func switchFrame(in frame: Rect) -> Rect {
    Rect(
      x: frame.width > 102 ? frame.maxX - 51 : frame.x, y: frame.y + (frame.height - 31) / 2, width: 51,
      height: 31)
  }
}
