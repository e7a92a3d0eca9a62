import TraitModel

/// One of the ways in which an object can ask for a style.
struct StyleRequest: Hashable, Sendable {
  enum Door: Hashable, Sendable { case property, traitOverrides, overrideTraitCollection, fromParent }

  let door: Door
  let style: EffectiveStyle
}

extension Node {
  /// Everything by which the node asks for a style, whether it has an effect or not.
  var styleRequests: [StyleRequest] {
    var requests: [StyleRequest] = []
    func add(_ door: StyleRequest.Door, _ style: UserInterfaceStyle, if exists: Bool) {
      if exists, let style = style.effective { requests.append(StyleRequest(door: door, style: style)) }
    }
    add(.property, overrideUserInterfaceStyle, if: kind.hasOverrideUserInterfaceStyle)
    add(.traitOverrides, traitOverrides.userInterfaceStyle, if: kind.hasTraitOverrides)
    add(
      .overrideTraitCollection, overrideTraitCollection.userInterfaceStyle,
      if: kind == .presentationController)
    add(.fromParent, overrideFromParent.userInterfaceStyle, if: kind == .viewController)
    return requests
  }
}

extension TraitResolution {
  /// The request that a decider decides by; nil where its value is not asked for but given (screen) or kept.
  func decisiveDoor(of descent: Descent, in hierarchy: Hierarchy) -> StyleRequest.Door? {
    switch descent.rule {
    case "O-04", "O-09", "O-11": .property
    case "T-07", "W-10": .traitOverrides
    case "T-01": .fromParent
    case "P-11":
      behaviors.contains(.traitOverrides)
        && hierarchy[descent.decider].traitOverrides.userInterfaceStyle != .unspecified
        ? .traitOverrides : .overrideTraitCollection
    default: nil
    }
  }
}
