extension ConformanceSuite {
  /// The classes of the nodes: they do nothing but record that they are told of new traits.
  static let recording = """
    /// Who was told of new traits, edit by edit. One log for all: UIKit makes the root views itself.
    @MainActor private let callLog = CallLog()

    @MainActor private final class CallLog {
      private(set) var edits: [(line: String, told: [NSObject])] = []

      func begin(_ line: String) { edits.append((line, [])) }
      func clear() { edits = [] }

      /// Calls before the first edit belong to building the scene.
      func record(_ receiver: NSObject) {
        guard !edits.isEmpty else { return }
        edits[edits.count - 1].told.append(receiver)
      }
    }

    final class RecordingWindow: UIWindow {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        callLog.record(self)
      }
    }

    final class RecordingView: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        callLog.record(self)
      }
    }

    final class RecordingController: UIViewController {
      override func loadView() { view = RecordingView() }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        callLog.record(self)
      }
    }
    """
}
