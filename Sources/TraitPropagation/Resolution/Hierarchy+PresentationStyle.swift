package import TraitModel

extension Hierarchy {
  /// The least width, in points, at which a screen's horizontal size class is taken for regular: between the widest
  /// phone in portrait (440) and the narrowest iPad (744). In a compact width a popover adapts (P-13).
  package static let regularWidth = 600.0

  /// How a presented controller is really shown: `automatic` decided, a popover adapted to a sheet in a compact width
  /// (P-13).
  package func effectivePresentation(of presented: NodeIndex, under behaviors: ReleaseBehaviors)
    -> ModalPresentationStyle
  {
    let node = self[presented]
    let sheet: ModalPresentationStyle = behaviors.contains(.automaticIsPageSheet) ? .pageSheet : .fullScreen
    switch node.modalPresentationStyle {
    case .automatic: return sheet
    case .popover where node.isAdaptive && screenWidth < Self.regularWidth: return sheet
    case let style: return style
    }
  }

  /// Whether a presentation puts its content one level above its parent environment (P-14).
  func raisesLevel(_ presentation: NodeIndex, under behaviors: ReleaseBehaviors) -> Bool {
    guard let presented = presentedViewController(of: presentation) else { return false }
    if self[presented].isAlertController { return true }
    switch effectivePresentation(of: presented, under: behaviors) {
    case .fullScreen, .overFullScreen: return false
    default: return true
    }
  }
}
