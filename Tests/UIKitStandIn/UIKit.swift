// swift-format-ignore-file
// Declarations of UIKit, as far as exported code speaks of them: their names and types, without what they do. Tests
// compile exported code against this module where there is no UIKit. After Apple's public documentation.

@_exported import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public class UITraitCollection: NSObject {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(traitsFrom collections: [UITraitCollection]) { self.init() }
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}

public protocol UITraitDefinition {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}

@available(iOS 17.0, *)
public struct UITraitOverrides {
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var userInterfaceLevel: UIUserInterfaceLevel
  public var accessibilityContrast: UIAccessibilityContrast
  public mutating func remove(_ trait: any UITraitDefinition.Type) {}
}

@available(iOS 17.0, *)
private func noOverrides() -> UITraitOverrides {
  UITraitOverrides(
    userInterfaceStyle: .unspecified, userInterfaceLevel: .unspecified, accessibilityContrast: .unspecified)
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor open class UIResponder: NSObject {
  public override nonisolated init() {}
}

@MainActor public class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()
  public override nonisolated init() {}
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

@MainActor public class UIDevice: NSObject {
  public static let current = UIDevice()
  public override nonisolated init() {}
  public var systemVersion: String { "26.0" }
}

@MainActor public class UIScene: UIResponder {}

@MainActor public class UIWindowScene: UIScene, UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection() }
  @available(iOS 17.0, *) public var traitOverrides: UITraitOverrides {
    get { noOverrides() }
    set {}
  }
}

@MainActor public class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> { [] }
}

@MainActor open class UIView: UIResponder, UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  @available(iOS 17.0, *) public var traitOverrides: UITraitOverrides {
    get { noOverrides() }
    set {}
  }
  public var isHidden = false
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func layoutIfNeeded() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
}

@MainActor open class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) { self.init() }
  public var rootViewController: UIViewController?
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@MainActor public class UIPresentationController: NSObject, UITraitEnvironment {
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {}
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var overrideTraitCollection: UITraitCollection?
  @available(iOS 17.0, *) public var traitOverrides: UITraitOverrides {
    get { noOverrides() }
    set {}
  }
}

@MainActor public class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
}

@MainActor public protocol UIPopoverPresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  @available(iOS 17.0, *) public var traitOverrides: UITraitOverrides {
    get { noOverrides() }
    set {}
  }
  public var view: UIView! {
    get { nil }
    set {}
  }
  public var parent: UIViewController? { nil }
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var definesPresentationContext = false
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  open func loadView() {}
  public func loadViewIfNeeded() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public func addChild(_ child: UIViewController) {}
  public func removeFromParent() {}
  public func didMove(toParent parent: UIViewController?) {}
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
  }
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
}
