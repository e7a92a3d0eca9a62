import ColorModel
import SceneModel
import TraitModel

extension ViewClass {
  /// A page. One that opts in by `prefers-color-scheme` follows the web view's style; another is the white page that its
  /// author saw (W-18).
  static let webView = ViewClass(name: "WKWebView", clipsToBounds: true) { brush in
    let isDark = brush.content.prefersColorScheme && brush.traits.style == .dark
    brush.fill(brush.layerShape, fixed: isDark ? RGBA(rgb: 0x101418) : .white)
    let ink = RGBA(rgb: isDark ? 0xE6E9EC : 0x1A1A1A)
    let inner = brush.frame.inset(x: 14, y: 12)
    let title = PaintedText(brush.string(brush.content.text) ?? "", fontSize: 20, isBold: true)
    brush.text(title, Rect(x: inner.x, y: inner.y, width: inner.width, height: 26), fixed: ink)
    let body = Rect(x: inner.x, y: inner.y + 34, width: inner.width, height: max(18, inner.height - 34))
    let lines = max(1, Int(body.height / 18))
    let text = PaintedText(brush.string(brush.content.detailText) ?? "", fontSize: 15, maximumLines: lines)
    brush.text(text, body, fixed: ink)
  }
}
