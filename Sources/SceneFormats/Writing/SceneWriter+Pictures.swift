import LocatedInput
import SceneModel

extension SceneWriter {
  /// A view's picture, as a name where that is all.
  func image(of shown: ViewContent) -> JSONText? {
    guard let picture = shown.picture else { return shown.image.map(JSONText.string) }
    var members = Members<PictureKey>()
    members[.any] = picture.any.map(JSONText.string)
    members[.light] = picture.light.map(JSONText.string)
    members[.dark] = picture.dark.map(JSONText.string)
    if picture.origin != .imageSet { members[.origin] = word(picture.origin) }
    members[.color] = picture.color.map(color)
    if picture.refresh != .never { members[.refresh] = word(picture.refresh) }
    return members.json
  }
}
