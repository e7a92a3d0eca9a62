extension Session {
  /// The commands that belong to the part of the screen where the user is: what help tells first.
  package var groupsOfThisPlace: [CommandGroup] {
    switch focus {
    case .hierarchy: return [.movement, .overrides, .finding]
    case .preview: return [.looking, .device]
    case .detail:
      switch tab {
      case .why, .whyNot: return [.looking, .asking]
      case .palette: return [.palette]
      case .log: return [.changes]
      case .audit: return [.judging]
      case .lesson: return [.lesson]
      case .faults: return [.program]
      }
    }
  }
}
