package import TraitModel

/// What all nodes of a scene show, by id; a node that shows nothing of its own may be missing.
package struct SceneContent: Hashable, Sendable {
  /// The screen's size in points.
  package var bounds = Size(width: 393, height: 852)
  package var views: [NodeID: ViewContent] = [:]
  package var layers: [NodeID: LayerContent] = [:]
  package var controllers: [NodeID: ControllerContent] = [:]
  /// What a node's class does about trait changes, where the scene says.
  package var callbacks: [NodeID: CallbackProfile] = [:]
  /// Windows that do not fill the screen.
  package var windowFrames: [NodeID: Rect] = [:]
  /// The field that has the keyboard.
  package var firstResponder: NodeID?
  /// What the app's own appearance switch was saved as; nil before anything was saved, or where the app has none.
  package var appTheme: AppTheme?

  package init() {}
}
