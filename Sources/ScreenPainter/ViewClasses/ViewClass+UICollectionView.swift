import SceneModel

extension ViewClass {
  static let collectionView = ViewClass(
    name: "UICollectionView", clipsToBounds: true, background: { _ in .named("systemBackground") }
  ) { _ in }
}
