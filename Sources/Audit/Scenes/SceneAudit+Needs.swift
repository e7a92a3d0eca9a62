import SceneModel
import ScreenPainter
import TraitModel
import TraitPropagation

extension SceneAudit {
  /// What contrast something painted needs.
  func need(of item: PaintItem) -> ContrastNeed {
    if item.isDisabled { return .exempt }
    if item.node == Hierarchy.screenID { return systemNeed(of: item) }
    switch item.content {
    case .text(let text): return ContrastNeed(text)
    case .symbol: return isDecoration(item) ? .exempt : .nonText
    case .border: return marksControl(item) ? .nonText : .exempt
    case .separator, .background, .material, .dimming, .shape: return .exempt
    }
  }

  /// The clock stands for all of the status bar, which is the system's signs over the app's background.
  private func systemNeed(of item: PaintItem) -> ContrastNeed {
    if case .text = item.content { .nonText } else { .exempt }
  }

  /// A disclosure chevron repeats what the row is.
  private func isDecoration(_ item: PaintItem) -> Bool {
    guard case .symbol(let name) = item.content else { return false }
    return name.hasPrefix("chevron") && content.views[item.node]?.accessory == .disclosureIndicator
  }

  /// WCAG asks for an edge only where nothing else shows that there is a control; the edge of a card is decoration.
  private func marksControl(_ item: PaintItem) -> Bool {
    guard let index = hierarchy.index(of: item.node) else { return false }
    let view = hierarchy[index].kind == .layer ? hierarchy[index].parent : index
    return view.map { Self.controls.contains(hierarchy[$0].className) } ?? false
  }

  private static let controls: Set<String> = [
    "UIButton", "UITextField", "UITextView", "UISearchBar", "UISegmentedControl", "UISwitch", "UIStepper",
    "UISlider",
  ]
}
