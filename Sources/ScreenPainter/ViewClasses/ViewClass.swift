import SceneModel
import TraitModel

/// How the views of one UIKit class look: UIKit's default colours by role, and the parts it draws itself. A further
/// class is one file in this folder and one line in `all`.
struct ViewClass: Sendable {
  let name: String
  /// Whether subviews are cut off at its edges.
  let clipsToBounds: Bool
  /// Its frame where the scene states none, by its superview's.
  let frameWithin: @Sendable (Rect) -> Rect
  /// The shape of its background; a layer's corner radius by itself.
  let shape: @Sendable (ViewBrush) -> RoundedRect
  /// The background it has when nobody sets one.
  let background: @Sendable (ViewBrush) -> ColorSource?
  /// For a table: its style, by which its cells look.
  let tableStyle: @Sendable (ViewContent) -> TableStyle?
  /// Draws what lies between its background and its subviews.
  let draw: @Sendable (inout ViewBrush) -> Void

  init(
    name: String, clipsToBounds: Bool = false,
    frameWithin: @escaping @Sendable (Rect) -> Rect = { $0 },
    shape: @escaping @Sendable (ViewBrush) -> RoundedRect = { $0.layerShape },
    background: @escaping @Sendable (ViewBrush) -> ColorSource? = { _ in nil },
    tableStyle: @escaping @Sendable (ViewContent) -> TableStyle? = { _ in nil },
    draw: @escaping @Sendable (inout ViewBrush) -> Void
  ) {
    self.name = name
    self.clipsToBounds = clipsToBounds
    self.frameWithin = frameWithin
    self.shape = shape
    self.background = background
    self.tableStyle = tableStyle
    self.draw = draw
  }

  static let all: [ViewClass] = [
    .view, .label, .button, .switch, .imageView, .slider, .progressView, .activityIndicatorView, .textField,
    .textView, .searchBar, .segmentedControl, .stepper, .pageControl, .tableView, .tableViewCell, .scrollView,
    .collectionView, .navigationBar, .tabBar, .toolbar, .visualEffectView,
    .webView,
  ]

  /// The class of that name; a class of the app's own draws as what its name ends in (`PriceLabel`, `WeatherCell`),
  /// else as a plain view.
  static func named(_ className: String) -> ViewClass {
    if let exact = all.first(where: { $0.name == className }) { return exact }
    if className.hasPrefix("UI") { return .view }
    let suffixes: [(String, ViewClass)] = [
      ("Label", .label), ("Button", .button), ("Switch", .switch), ("ImageView", .imageView),
      ("TableView", .tableView), ("Cell", .tableViewCell), ("TextField", .textField), ("TextView", .textView),
      ("WebView", .webView),
    ]
    return suffixes.first { className.hasSuffix($0.0) }?.1 ?? .view
  }
}

/// The UIKit classes that have a look of their own; others draw as the one they are named after, or as a plain view.
package let viewClassNames = ViewClass.all.map(\.name)
