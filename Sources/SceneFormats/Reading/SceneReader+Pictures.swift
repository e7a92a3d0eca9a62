import LocatedInput
import SceneModel
import TraitModel

extension SceneReader {
  /// The picture of a view: a name alone, or an object of variants.
  mutating func readImage(in object: SceneObject<ViewKey>, into shown: inout ViewContent) {
    guard let json = object[.image] else { return }
    if json.members == nil {
      shown.image = string(.image, in: object)
      return
    }
    guard let object = open(PictureKey.self, json, path: object.path(to: .image)) else { return }
    var picture = Picture()
    picture.origin = choice(.origin, in: object) ?? picture.origin
    picture.any = string(.any, in: object)
    picture.light = string(.light, in: object)
    picture.dark = string(.dark, in: object)
    picture.color = color(.color, in: object)
    picture.refresh = choice(.refresh, in: object) ?? picture.refresh
    if let missing = missing(in: picture) {
      report(missing.text, at: object.location, path: object.path, remedy: missing.remedy)
      return
    }
    if !picture.freezes, picture.refresh != .never {
      warn(
        "an image set needs no refresh", at: object.location, path: object.path,
        remedy: "the image view picks the variant by itself (K-19)")
      picture.refresh = .never
    }
    shown.picture = picture
  }

  private func missing(in picture: Picture) -> (text: String, remedy: String)? {
    if picture.origin == .drawn {
      return picture.color == nil ? ("a drawn picture has no colour", "give \"color\"") : nil
    }
    return picture.variant(for: .light) == nil
      ? ("a picture has no variant", "give \"any\", \"light\" or \"dark\"") : nil
  }
}
