/// A self-contained XCTest file of one or more scenes, for running against real UIKit on a Mac.
package struct ConformanceSuite: Sendable {
  private let cases: [ConformanceCase]

  package init(_ cases: [ConformanceCase]) { self.cases = cases }

  /// The whole file.
  package var text: String {
    let parts =
      [Self.heading] + cases.map { $0.lines.joined(separator: "\n") } + [Self.support, Self.recording]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let heading = """
    // What Halflight claims of UIKit, as tests that ask UIKit itself. Made by `halflight scene export --format xctest`.
    //
    // Put the file into a unit test target that has a host app with a window scene, and run it on an iPhone simulator,
    // once with the simulator in light and once in dark. A failure names the node, what is claimed, and the rules and the
    // evidence that the claim rests on: it means that the program's rule is wrong for that release of iOS, so please
    // report the message together with the version of iOS. Claims marked "inferred" are those that no public source
    // settles; a run that passes settles them.

    import UIKit
    import XCTest
    """

  private static let support = """
    /// Builds in the host app's window scenes, and takes down what it built.
    @MainActor class HalflightCase: XCTestCase {
      private var windows: [UIWindow] = []
      private var usedScenes: [UIWindowScene] = []
      let transition = PlainTransition()

      func windowScenes(_ count: Int) throws -> [UIWindowScene] {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        try XCTSkipIf(scenes.count < count, "the host app has \\(scenes.count) window scenes, \\(count) are needed")
        usedScenes = Array(scenes.prefix(count))
        return usedScenes
      }

      /// The style of the device: what no test can set.
      func systemStyle() -> UIUserInterfaceStyle { UIScreen.main.traitCollection.userInterfaceStyle }

      func requireInfoPlist(style: String?) throws {
        let found = Bundle.main.object(forInfoDictionaryKey: "UIUserInterfaceStyle") as? String
        let pinned = found == "Automatic" ? nil : found
        try XCTSkipIf(
          pinned != style,
          "the host app's Info.plist must have UIUserInterfaceStyle \\(style ?? "absent or Automatic")")
      }

      func show(_ window: UIWindow) {
        windows.append(window)
        window.isHidden = false
        settle()
      }

      func present(_ presented: UIViewController, from presenter: UIViewController) {
        let done = expectation(description: "presented")
        presenter.present(presented, animated: false) { done.fulfill() }
        wait(for: [done], timeout: 5)
      }

      func dismiss(_ controller: UIViewController) {
        let done = expectation(description: "dismissed")
        controller.dismiss(animated: false) { done.fulfill() }
        wait(for: [done], timeout: 5)
      }

      func anchor(_ popover: UIViewController, in presenter: UIViewController, isAdaptive: Bool) {
        popover.popoverPresentationController?.sourceView = presenter.view
        if !isAdaptive { popover.popoverPresentationController?.delegate = transition }
      }

      /// Lets the update pass run.
      func settle() {
        windows.forEach { $0.layoutIfNeeded() }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      }

      /// What is told from here on is told because of this edit.
      func edit(_ line: String) {
        settle()
        callLog.begin(line)
      }

      func takeDown() {
        for window in windows {
          window.rootViewController?.dismiss(animated: false, completion: nil)
          window.isHidden = true
          window.rootViewController = nil
        }
        windows = []
        callLog.clear()
        if #available(iOS 17.0, *) {
          for scene in usedScenes {
            scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            scene.traitOverrides.remove(UITraitUserInterfaceLevel.self)
            scene.traitOverrides.remove(UITraitAccessibilityContrast.self)
          }
        }
      }

      func claim(
        _ name: String, _ object: UITraitEnvironment?, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel,
        by basis: String, file: StaticString = #filePath, line: UInt = #line
      ) {
        guard let traits = object?.traitCollection else {
          XCTFail("\\(name) is not there", file: file, line: line)
          return
        }
        let release = UIDevice.current.systemVersion
        XCTAssertEqual(
          word(traits.userInterfaceStyle), word(style),
          "style of \\(name) on iOS \\(release), claimed by \\(basis)", file: file, line: line)
        XCTAssertEqual(
          traits.userInterfaceLevel == .elevated ? "elevated" : "base", level == .elevated ? "elevated" : "base",
          "level of \\(name) on iOS \\(release), claimed by P-14", file: file, line: line)
      }

      func claimOrder(
        inEdit place: Int, _ parentName: String, _ parent: NSObject, before childName: String, _ child: NSObject,
        when style: UIUserInterfaceStyle? = nil, by basis: String, file: StaticString = #filePath, line: UInt = #line
      ) {
        if let style, style != systemStyle() { return }
        let edit = callLog.edits[place]
        let release = UIDevice.current.systemVersion
        let claim = "after \\"\\(edit.line)\\" on iOS \\(release), claimed by \\(basis)"
        let first = edit.told.firstIndex { $0 === parent }
        let second = edit.told.firstIndex { $0 === child }
        if first == nil { XCTFail("\\(parentName) must be told \\(claim)", file: file, line: line) }
        if second == nil { XCTFail("\\(childName) must be told \\(claim)", file: file, line: line) }
        if let first, let second, first > second {
          XCTFail("\\(parentName) must be told before \\(childName) \\(claim)", file: file, line: line)
        }
      }

      private func word(_ style: UIUserInterfaceStyle) -> String {
        switch style {
        case .light: return "light"
        case .dark: return "dark"
        default: return "unspecified"
        }
      }
    }

    /// A custom presentation that adds nothing, and a popover that stays one in compact width.
    final class PlainTransition: NSObject, UIViewControllerTransitioningDelegate, UIPopoverPresentationControllerDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
      }

      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        .none
      }
    }
    """
}
