import Testing

/// A file with one thing wrong in it, and the lines that tell it.
struct Fault: CustomTestStringConvertible {
  var name: String
  var text: String
  var expected: [String]
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ expected: String...) {
    self.name = name
    self.text = text
    self.expected = expected
  }
}

/// A scene of one window whose root controller, alone in line 2, has some members.
func window(_ root: String) -> String {
  """
  {"name": "x", "screen": {"windowScenes": [{"id": "s", "windows": [{"id": "w", "rootViewController":
  {"id": "root", \(root)}
  }]}]}}
  """
}

let faults: [Fault] = [
  Fault(
    "a wrong type", window(#""view": {"frame": "wide"}"#),
    #"2:34: error: "frame" is "wide" (at root.view.frame); it takes [x, y, width, height] in points"#),
  Fault(
    "three numbers for a frame", window(#""view": {"frame": [1, 2, 3]}"#),
    #"2:34: error: "frame" is [1, 2, 3] (at root.view.frame); it takes [x, y, width, height] in points"#),
  Fault(
    "a frame beyond all bounds", window(#""view": {"frame": [0, 0, 1e300, 1]}"#),
    #"2:34: error: "frame" is [0, 0, 1e300, 1] (at root.view.frame); it takes [x, y, width, height] in points"#
  ),
  Fault(
    "a number where a text belongs", window(#""title": 5"#),
    #"2:25: error: "title" is 5 (at root.title); it takes a text, or texts by language"#),
  Fault(
    "an opacity above one", window(#""view": {"alpha": 2}"#),
    #"2:34: error: "alpha" is 2 (at root.view.alpha); it takes a number from 0 to 1"#),
  Fault(
    "a colour that is none", window(##""view": {"backgroundColor": "#12345"}"##),
    ##"2:44: error: "backgroundColor" is "#12345" (at root.view.backgroundColor); it takes a colour: a role, a theme's colour name, #RRGGBB[AA], or an object of light and dark"##
  ),
  Fault(
    "a colour without a dark value", window(##""view": {"backgroundColor": {"light": "#000000"}}"##),
    #"2:44: error: a colour has no "dark" value (at root.view.backgroundColor); give both, or one value for both as a string"#
  ),
  Fault(
    "a duplicate id", window(#""view": {"id": "v", "subviews": [{"id": "v"}]}"#),
    #"2:56: error: the id "v" stands twice, first in line 2, column 31 (at root.view.subviews[0].id); ids are unique in a scene"#
  ),
  Fault(
    "an id that equals a made one", window(#""childViewControllers": [{"id": "root.view"}]"#),
    #"2:48: error: the id "root.view" is the one made for a view without an id in line 2, column 1 (at root.childViewControllers[0].id); give one of them another id"#
  ),
  Fault(
    "a made id that is taken", window(#""view": {"id": "v", "subviews": [{"id": "v.2"}, {}]}"#),
    #"2:64: error: the id "v.2", made for a view that has none, is taken by a view in line 2, column 56 (at root.view.subviews[1]); give one of them another id"#
  ),
  Fault(
    "a presentation's id that is taken",
    window(
      #""view": {"id": "p.presentation"}, "presentedViewController": {"id": "p"}"#),
    #"2:77: error: the id "p.presentation", made for a presentation controller that has none, is taken by a view in line 2, column 31 (at root.presentedViewController); give one of them another id"#
  ),
  Fault(
    "an id with a space", window(#""view": {"id": "my view"}"#),
    #"2:31: error: "my view" cannot be an id (at root.view.id); ids are made of letters, digits and _ . / -"#),
  Fault(
    "an empty id", window(#""view": {"id": ""}"#),
    #"2:31: error: "" cannot be an id (at root.view.id); ids are made of letters, digits and _ . / -"#),
  Fault(
    "an id that is a number", window(#""view": {"id": 7}"#),
    #"2:31: error: "id" is 7 (at root.view.id); it takes letters, digits and _ . / -"#),
  Fault(
    "the screen's id", window(#""view": {"id": "screen"}"#),
    #"2:31: error: the id "screen" is the screen's own (at root.view.id); give a view another id"#),
  Fault(
    "a controller that contains itself",
    window(
      #""view": {"subviews": [{"childViewController": {"id": "root"}}]}"#),
    #"2:69: error: the controller "root" contains itself: it began in line 2, column 8 (at root.view.subviews[0].childViewController.id); give the inner one an id of its own"#
  ),
  Fault(
    "a controller that presents itself", window(#""presentedViewController": {"id": "root"}"#),
    #"2:50: error: the controller "root" presents itself: it began in line 2, column 8 (at root.presentedViewController.id); give the inner one an id of its own"#
  ),
  Fault(
    "a presented controller that is also a child",
    window(
      #""childViewControllers": [{"id": "c"}], "presentedViewController": {"id": "c"}"#),
    #"2:89: error: the controller "c" is a presented controller here and a child controller in line 2, column 48 (at root.presentedViewController.id); a controller is in one place only: present it, or embed it"#
  ),
  Fault(
    "an unknown presentation style", window(#""modalPresentationStyle": "pagesheet""#),
    #"2:42: error: "modalPresentationStyle" is "pagesheet" (at root.modalPresentationStyle); did you mean "pageSheet"? It takes "automatic", "pageSheet", "formSheet", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "popover" or "custom""#
  ),
  Fault(
    "an unknown style", window(#""overrideUserInterfaceStyle": "drak""#),
    #"2:46: error: "overrideUserInterfaceStyle" is "drak" (at root.overrideUserInterfaceStyle); did you mean "dark"? It takes "unspecified", "light" or "dark""#
  ),
  Fault(
    "an unknown trait", window(#""traitOverrides": {"userInterfaceStil": "dark"}"#),
    #"2:35: warning: an object of traits has no key "userInterfaceStil" (at root.traitOverrides); did you mean "userInterfaceStyle"?"#
  ),
  Fault(
    "an unknown value of a trait", window(#""traitOverrides": {"userInterfaceLevel": "elevted"}"#),
    #"2:57: error: "userInterfaceLevel" is "elevted" (at root.traitOverrides.userInterfaceLevel); did you mean "elevated"? It takes "unspecified", "base" or "elevated""#
  ),
  Fault(
    "an unknown key", window(#""presentedViewControler": {}"#),
    #"2:16: warning: a view controller has no key "presentedViewControler" (at root); did you mean "presentedViewController"?"#
  ),
  Fault(
    "an override for a stranger", window(#""overrideTraitCollectionForChild": {"x": {}}"#),
    #"2:52: error: "root" has no child "x" (at root.overrideTraitCollectionForChild); name a controller that stands as childViewController in its views"#
  ),
  Fault(
    "a presentation controller without a presentation", window(#""presentationController": {}"#),
    #"2:42: warning: "root" is not presented, so it has no presentation controller (at root.presentationController); it is ignored"#
  ),
  Fault(
    "a detached controller that presents",
    window(
      #""childViewControllers": [{"id": "c", "presentedViewController": {"id": "p"}}]"#),
    #"2:80: warning: the view of "c" is in no window, so UIKit would not let it present (at root.childViewControllers[0].presentedViewController); what it presents keeps the traits it has"#
  ),
  Fault(
    "a child that is an orphan too",
    window(
      #""view": {"subviews": [{"childViewController": {}, "orphanViewController": {}}]}"#),
    #"2:90: error: a controller is either a child or an orphan (at root.view.subviews[0].orphanViewController); only the child is taken"#
  ),
  Fault(
    "an alert action without a title", window(#""actions": [{"style": "cancel"}]"#),
    #"2:28: error: an alert action has no title (at root.actions[0])"#),
  Fault(
    "a view that is a string", window(#""view": "v""#),
    #"2:24: error: found a string where a view belongs (at root.view); write an object in braces"#),
  Fault(
    "a layer that is a colour", window(#""view": {"layer": "red"}"#),
    #"2:34: error: found a string where a layer belongs (at root.view.layer); write an object in braces"#),
  Fault(
    "an unknown moment of refreshing", window(#""view": {"layer": {"refresh": "layoutSubview"}}"#),
    #"2:46: error: "refresh" is "layoutSubview" (at root.view.layer.refresh); did you mean "layoutSubviews"? It takes "never", "resolvedColor", "performAsCurrent", "setCurrent", "traitCollectionDidChange", "registerForTraitChanges", "layoutSubviews", "draw", "tintColorDidChange", "updateProperties", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "previousTraits", "onlyInCallback" or "controllerTraits""#
  ),
  Fault(
    "a picture without a variant", window(#""view": {"image": {"origin": "downloaded"}}"#),
    #"2:34: error: a picture has no variant (at root.view.image); give "any", "light" or "dark""#),
  Fault(
    "a drawn picture without a colour", window(#""view": {"image": {"origin": "drawn", "any": "x"}}"#),
    #"2:34: error: a drawn picture has no colour (at root.view.image); give "color""#),
  Fault(
    "an image set that is refreshed", window(#""view": {"image": {"any": "x", "refresh": "draw"}}"#),
    #"2:34: warning: an image set needs no refresh (at root.view.image); the image view picks the variant by itself (K-19)"#
  ),
  Fault(
    "two first responders",
    window(#""view": {"id": "a", "isFirstResponder": true, "subviews": [{"isFirstResponder": true}]}"#),
    #"2:75: warning: "a" is the first responder already (at root.view.subviews[0].isFirstResponder); one view has the keyboard"#
  ),
  Fault(
    "subviews that are an object", window(#""view": {"subviews": {"id": "v"}}"#),
    #"2:37: error: "subviews" is an object (at root.view.subviews); it takes an array of views and controllers"#
  ),
  Fault(
    "an expectation of no release", lesson(#""expect": {"14.5": {}}"#),
    #"2:13: error: there are no rules for iOS "14.5" (at lesson.expect); releases are 12, 13, 14, 15, 16, 17, 18 or 26"#
  ),
  Fault(
    "an expectation of no style", lesson(#""expect": {"17": {"root": "unspecified"}}"#),
    #"2:28: error: the style of "root" is neither "light" nor "dark" (at lesson.expect.17.root); an effective style is never unspecified"#
  ),
  Fault(
    "edits that are a string", lesson(#""edits": "set root dark""#),
    #"2:11: error: "edits" is "set root dark" (at lesson.edits); it takes an array of edits"#),
]

private func lesson(_ members: String) -> String {
  """
  {"name": "x", "screen": {"windowScenes": [{"windows": [{}]}]}, "lesson":
  {\(members)}}
  """
}
