import ColorModel
import LocatedInput
import SceneModel
import Specimens
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

@Suite struct SceneWriterTests {
  @Test func everyKeyOfTheVocabularyIsReadAndWritten() throws {
    let read = try SceneReader.read(Array(everything.utf8))
    #expect(read.diagnostics.map(\.text) == [])
    let text = SceneWriter.text(of: read.scene)
    for object in SceneVocabulary.objects {
      for key in object.keys.map(\.key) where key != SceneFileKey.screen.rawValue {
        #expect(text.contains("\"\(key)\":"), "\(object.name) has the key \(key), which was not written")
      }
    }
    let again = try SceneReader.read(Array(text.utf8))
    #expect(again.diagnostics.map(\.text) == [])
    expectSame(again.scene, read.scene)
    #expect(SceneWriter.text(of: again.scene) == text)
  }

  /// Whatever was built in the explorer can be saved: nodes added, moved, embedded, presented, overrides set.
  @Test(arguments: 0..<12) func anEditedHierarchyReadsBackAsTheSameScene(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scene = try SceneReader.read(Array(everything.utf8)).scene
    for step in 0..<60 {
      let nodes = scene.hierarchy.preorder
      guard let place = nodes.randomElement(using: &random) else { break }
      let id = scene.hierarchy[place].id
      let name = NodeID("new\(step)")
      let style = UserInterfaceStyle.allCases.randomElement(using: &random) ?? .dark
      switch Int.random(in: 0..<7, using: &random) {
      case 0: _ = try? scene.hierarchy.insert(NodeTree(Node(id: name, kind: .view)), under: id)
      case 1: _ = try? scene.hierarchy.insert(.viewController(name), under: id)
      case 2: _ = try? scene.hierarchy.present(.viewController(name), from: id, style: .formSheet)
      case 3: _ = try? scene.hierarchy.dismiss(id)
      case 4: _ = try? scene.hierarchy.setRequestedStyle(style, on: id, behaviors: IOSRelease.iOS26.behaviors)
      case 5:
        let target = nodes.randomElement(using: &random).map { scene.hierarchy[$0].id } ?? id
        _ = try? scene.hierarchy.move(id, to: target)
      default:
        let child = nodes.randomElement(using: &random).map { scene.hierarchy[$0].id } ?? id
        _ = try? scene.hierarchy.embed(child, in: id)
      }
    }
    // What a node shows goes with it; the explorer takes it out with the node.
    let isThere = { (id: NodeID) in scene.hierarchy.index(of: id) != nil }
    scene.content.views = scene.content.views.filter { isThere($0.key) }
    scene.content.layers = scene.content.layers.filter { isThere($0.key) }
    scene.content.controllers = scene.content.controllers.filter { isThere($0.key) }
    scene.content.firstResponder = scene.content.firstResponder.flatMap { isThere($0) ? $0 : nil }
    #expect(scene.hierarchy.checkInvariants() == [])
    let again = try SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
    #expect(again.diagnostics.filter { $0.severity == .error }.map(\.text) == [])
    expectSame(again.scene, scene)
  }

  @Test func controlCharactersAreWrittenAsEscapes() throws {
    var scene = try SceneReader.read(Array(window(#""title": "x""#).utf8)).scene
    scene.name = "a\u{1B}]0;b\u{7}"
    let text = SceneWriter.text(of: scene)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(try SceneReader.read(Array(text.utf8)).scene.name == scene.name)
  }

  @Test func theVocabularyHasNoKeyTwiceAndAPhraseForEach() {
    for object in SceneVocabulary.objects {
      #expect(Set(object.keys.map(\.key)).count == object.keys.count)
      for (key, entry) in object.keys {
        #expect(!entry.takes.isEmpty && !entry.meaning.isEmpty, "\(object.name).\(key)")
        #expect(!entry.meaning.hasSuffix("."), "\(object.name).\(key)")
      }
    }
    #expect(TraitKey.allCases.map(\.trait) == Trait.all, "a trait has no key in scene files")
  }
}

/// A scene in which every key stands at least once, with a value that is not the default.
private let everything = ##"""
  {
    "name": {"en": "Everything", "zh-Hans": "一切"}, "about": "All keys", "theme": "system", "device": "dark",
    "contrast": "high", "plist": "light", "ios": 17, "appTheme": "system",
    "screen": {"bounds": [0, 0, 430, 932], "windowScenes": [{
      "id": "scene", "class": "MyScene", "traitOverrides": {"userInterfaceStyle": "dark"}, "windows": [{
        "id": "window", "class": "MyWindow", "overrideUserInterfaceStyle": "light",
        "traitOverrides": {"userInterfaceLevel": "elevated", "accessibilityContrast": "high"},
        "frame": [1, 2, 300.5, 400], "backgroundColor": "label", "tintColor": "#FF0000", "alpha": 0.5, "isHidden": true,
        "layer": {"id": "wl", "class": "CAShapeLayer", "backgroundColor": "link", "borderColor": "#01020304",
          "borderWidth": 2, "cornerRadius": 3, "shadowColor": "black", "refresh": "draw"},
        "rootViewController": {
          "id": "root", "class": "MyController", "title": "Root", "overrideUserInterfaceStyle": "dark",
          "traitOverrides": {"userInterfaceLevel": "base"},
          "overrideTraitCollectionForChild": {"child": {"userInterfaceStyle": "light"}, "far": {"userInterfaceStyle": "dark"}},
          "definesPresentationContext": true, "preferredStatusBarStyle": "lightContent",
          "view": {"id": "v", "class": "UIView", "overrideUserInterfaceStyle": "light",
            "traitOverrides": {"accessibilityContrast": "normal"}, "frame": [0, 0, 10, 10],
            "backgroundColor": {"light": "#FFFFFF", "dark": "label", "unspecified": "dark", "light.elevated": "#000001",
              "light.high": "#000002", "light.elevated.high": "#000003", "dark.elevated": "#000004",
              "dark.high": "#000005", "dark.elevated.high": "#000006"},
            "tintColor": "systemRed", "alpha": 0.25, "isHidden": true, "isEnabled": false, "style": "plain",
            "text": {"en": "Hello", "de": "Hallo"}, "detailText": "more", "placeholder": "type", "textColor": "label",
            "font": {"size": 12, "weight": "heavy"}, "textAlignment": "right", "image": "photo",
            "accessoryType": "checkmark", "isOn": true, "value": 0.3,
            "items": ["One", {"title": "Two", "image": "star", "isLeading": true}], "selectedIndex": 1,
            "layer": {"id": "vl"},
            "subviews": [
              {"id": "attributed", "attributedText": "black", "barStyle": "black", "prefersColorScheme": true,
                "keyboardAppearance": "dark", "isFirstResponder": true,
                "implements": ["draw"], "registersForTraitChanges": ["userInterfaceStyle"],
                "readsTraits": ["userInterfaceStyle"], "image": {"any": "day", "light": "noon", "dark": "night", "origin": "downloaded", "color": "label",
                  "refresh": "draw"}},
              {"childViewController": {"id": "child", "modalPresentationStyle": "popover", "adaptive": false}},
              {"orphanViewController": {"id": "orphan"}}]},
          "childViewControllers": [{"id": "far"}],
          "presentedViewController": {
            "id": "alert", "class": "UIAlertController", "preferredStyle": "actionSheet", "title": "Delete?",
            "message": "It is gone then.", "actions": [{"title": "Delete", "style": "destructive"}, {"title": "Keep"}],
            "presentationController": {"class": "MyPresentation",
              "overrideTraitCollection": {"userInterfaceStyle": "dark"},
              "traitOverrides": {"userInterfaceStyle": "light"}}}},
        "subviews": [{"id": "dim", "backgroundColor": "black", "alpha": 0.4}]}]}]},
    "lesson": {"group": "g", "source": "https://example.org", "question": "Why?", "answer": "So.",
      "rules": ["O-01"], "edits": ["set root dark"], "expect": {"13": {"root": "dark"}, "26": {"v": "light"}},
      "observe": ["v.backgroundColor #FFFFFF"], "fix": {"edits": ["set window dark"], "swift": "x = 1"}}
  }
  """##
