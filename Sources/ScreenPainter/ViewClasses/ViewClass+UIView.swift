extension ViewClass {
  /// A background and nothing else; also what an unknown class looks like.
  static let view = ViewClass(name: "UIView") { _ in }
}
