package import SceneModel
package import TraitModel
package import TraitPropagation

/// A mock screen as its file states it: the structure with its overrides, what each node shows, and how it starts.
package struct Scene: Hashable, Sendable {
  package var name: LocalizedText
  /// What there is to see in it.
  package var about: LocalizedText?
  package var defaults = SceneDefaults()
  package var hierarchy: Hierarchy
  package var content: SceneContent
  package var lesson: Lesson?

  package init(name: LocalizedText, hierarchy: Hierarchy, content: SceneContent = SceneContent()) {
    self.name = name
    self.hierarchy = hierarchy
    self.content = content
  }
}

/// What a scene wants to start with; nil leaves it to flags, saved state and defaults, in the order of the command line.
package struct SceneDefaults: Hashable, Sendable {
  /// A theme's name.
  package var theme: String?
  package var style: EffectiveStyle?
  package var contrast: AccessibilityContrast?
  package var plist: InfoPlistStyle?
  package var release: IOSRelease?

  package init() {}
}
