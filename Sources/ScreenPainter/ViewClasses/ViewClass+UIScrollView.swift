extension ViewClass {
  static let scrollView = ViewClass(name: "UIScrollView", clipsToBounds: true) { _ in }
}
