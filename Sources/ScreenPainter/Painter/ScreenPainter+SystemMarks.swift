import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

/// What the system draws over every app.
extension ScreenPainter {
  /// The time and the battery: dark on a light controller, light on a dark one (`UIStatusBarStyle.default`), by the
  /// controller that the status bar asks.
  mutating func paintStatusBar(of scene: NodeIndex) {
    guard screen.height > 400 else { return }
    let asked = input.isLaunching ? hierarchy.screen : statusBarController(of: scene) ?? scene
    let traits = input.traits(asked)
    let color: RGBA = isStatusBarLight(for: asked) ? .white : .black
    let around = Surroundings(frame: screen, clips: [])
    let row = Rect(x: 0, y: 14, width: screen.width, height: 24)
    let clock = PaintedText("9:41", fontSize: 16, isBold: true)
    let place = RoundedRect(Rect(x: 32, y: row.y, width: 70, height: row.height))
    add(.text(clock), place, color, .fixed, of: hierarchy.screen, traits, around)
    let signs = ["cellularbars", "wifi", "battery.100"]
    for (position, name) in signs.enumerated() {
      let x = screen.width - 112 + Double(position) * 30
      let frame = Rect(x: x, y: row.y, width: 24, height: row.height)
      add(.symbol(name), RoundedRect(frame), color, .fixed, of: hierarchy.screen, traits, around)
    }
  }

  /// Whether the content is light: as the controller prefers, by default by the style that it had when it was asked.
  private func isStatusBarLight(for controller: NodeIndex) -> Bool {
    let id = hierarchy[controller].id
    switch input.content.controllers[id]?.preferredStatusBarStyle {
    case .lightContent?: return true
    case .darkContent?: return false
    case .default?, nil: return (input.statusBarStyles[id] ?? input.traits(controller).style) == .dark
    }
  }

  /// The root controller of the frontmost window that fills the screen, or what is presented over it in full screen;
  /// a sheet leaves the status bar to its presenter.
  private func statusBarController(of scene: NodeIndex) -> NodeIndex? {
    let windows = hierarchy[scene].children.filter { window in
      guard hierarchy[window].kind == .window else { return false }
      let id = hierarchy[window].id
      return input.content.views[id]?.isHidden != true
        && (input.content.windowFrames[id] ?? screen) == screen
    }
    func controller(in window: NodeIndex) -> NodeIndex? {
      hierarchy[window].children.first { hierarchy[$0].kind == .viewController }
    }
    // An upper window with a see-through root leaves the status bar as it was.
    let opaque = windows.last { window in
      let view = controller(in: window).flatMap(hierarchy.rootView)
      let background = view.flatMap { input.content.views[hierarchy[$0].id]?.backgroundColor }
      guard let view, let background else { return view != nil }
      return (resolve(background, for: input.traits(view))?.alpha ?? 0) >= 1
    }
    guard let window = opaque ?? windows.first, var top = controller(in: window) else { return nil }
    while let next = coveringPresentations(below: top)
      .compactMap(hierarchy.presentedViewController)
      .last(where: { input.presentationStyle($0) == .fullScreen && !hierarchy[$0].isAlertController })
    {
      top = next
    }
    return top
  }

  /// The bar at the lower edge: the system chooses black or white by what lies behind it.
  mutating func paintHomeIndicator() {
    guard screen.height > 700 else { return }
    let frame = Rect(x: screen.width / 2 - 70, y: screen.height - 13, width: 140, height: 5)
    let behind = painting.color(
      atX: screen.width / 2, y: frame.y + 2, below: painting.items.count)
    let color: RGBA = behind.relativeLuminance > 0.3 ? .black : .white
    add(
      .shape, RoundedRect(frame, radius: 2.5), color, .fixed, of: hierarchy.screen,
      input.traits(hierarchy.screen), Surroundings(frame: screen, clips: []))
  }
}
