package import ColorModel
package import Localization
package import LocatedInput
package import TraitModel
package import TraitPropagation

/// The explorer without a screen: the simulated app, its history, and what the user looks at.
package struct Session: Sendable {
  package internal(set) var simulation: Simulation
  package internal(set) var history = History()
  package let rules: RuleBook
  package let library: Library
  /// Which key does what.
  package private(set) var bindings = KeyBindings.standard
  /// What was found wrong in the user's settings.
  package private(set) var settingsFaults: [Diagnostic] = []
  /// In which language the interface speaks, and a scene where it has texts in several.
  package var language = Language.english

  /// The screen's size in cells.
  package internal(set) var columns: Int
  package internal(set) var rows: Int

  package internal(set) var deviceSource = DeviceSource()
  package internal(set) var selection: NodeID
  package internal(set) var folded: Set<NodeID> = []
  package internal(set) var treeOrder = TreeOrder.inheritance
  /// Which nodes are listed.
  package internal(set) var filter = TreeFilter.all
  /// What was looked for in the tree.
  package internal(set) var search: TreeSearch?
  /// The first line of the tree to be shown, where the mouse says so; nil: the selection stands in the middle.
  package internal(set) var treeTop: Int?
  /// The same of the list that is open; nil: its cursor stands in the middle.
  package internal(set) var listTop: Int?
  /// The first lines that were shown of the tree and of the list; the drawing tells.
  package var shownTreeTop = 0
  package var shownListTop = 0
  package internal(set) var focus = Pane.hierarchy
  package internal(set) var tab = DetailTab.why
  /// The first line shown of the third pane; the drawing holds it inside the text.
  package var detailTop = 0
  package internal(set) var paletteView = PaletteView()
  package internal(set) var overlay: Overlay?
  /// Whether what lies over the panes is explained, until the next key.
  package internal(set) var isOverlayExplained = false
  package internal(set) var isWelcoming = false
  /// Whether the edits are shown in a row, while one goes along them.
  var showsTimeLine = false
  /// The edits that were typed as lines, the newest last.
  var typedLines: [String] = []
  package internal(set) var message: Message?
  /// What the audit found; nil until it is asked for.
  package internal(set) var audit: AuditState?
  /// How the preview is seen; nil with all colours.
  package var vision: VisionDeficiency?
  /// How it is shown to an audience.
  package var staging = Staging()
  /// Which two states are shown beside each other.
  package internal(set) var comparison: SideBySide.Kind?
  package internal(set) var sideBySide: SideBySide?
  /// Set while edits are only asked about.
  package internal(set) var whatIf: WhatIf?
  /// Whether the lesson's answer is told.
  package internal(set) var isAnswerShown = false
  /// What the user predicts, or how it went.
  package internal(set) var prediction: Prediction?
  /// The nodes that the last edit changed.
  package internal(set) var changed: Set<NodeID> = []
  /// The last edit that was made, what it set off where that is shown, and a walk through it.
  var lastEdit: PerformedEdit?
  package internal(set) var shownChange: ShownChange?
  package internal(set) var stepping: Stepping?
  /// What could not be read again the last time; nil after a time when everything could.
  var broken: BrokenFile?
  /// What is done, being taken down as a script.
  package internal(set) var recording: ScriptRecording?
  /// Whether a file was written and has not been read since.
  var filesAreStale = false

  package init(
    _ simulation: Simulation, rules: RuleBook, library: Library, columns: Int = 100, rows: Int = 48
  ) {
    self.simulation = simulation
    self.rules = rules
    self.library = library
    self.columns = columns
    self.rows = rows
    selection = simulation.firstInterestingNode
    if diagnostics.contains(where: { $0.severity > .note }) { tab = .faults }
  }

  /// Takes over what the user's settings say, and tells what is wrong in them.
  package mutating func adopt(_ bindings: KeyBindings, faults: [Diagnostic]) {
    self.bindings = bindings
    settingsFaults = faults
    guard let first = faults.max(by: { $0.severity < $1.severity }), first.severity > .note else { return }
    tab = .faults
    message = Message(.refusal, verbatim: first.text)
  }

  /// Greets somebody who is here for the first time, until the first key.
  package mutating func welcome() { isWelcoming = true }
}

/// One of the three parts of the screen.
package enum Pane: String, CaseIterable, Sendable {
  case hierarchy, preview, detail
}

/// What the third pane shows.
package enum DetailTab: String, CaseIterable, Sendable {
  case why, whyNot, lesson, palette, log, audit, faults

  /// The word on the tab.
  package var title: Phrase {
    switch self {
    case .why: "Why"
    case .whyNot: "Why not"
    case .lesson: "Lesson"
    case .palette: "Palette"
    case .log: "Log"
    case .audit: "Audit"
    case .faults: "Faults"
    }
  }
}

/// One line for the status line.
package struct Message: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Something changed.
    case change
    /// Nothing changed, and that is said.
    case noEffect
    /// Something could not be done.
    case refusal
    case note
  }

  package var kind: Kind
  package var phrase: Phrase
  /// Whether it is news from outside, which goes by itself after a while and leaves the status line alone.
  package var isPassing = false

  package init(_ kind: Kind, _ phrase: Phrase) {
    self.kind = kind
    self.phrase = phrase
  }

  /// A message that shows for a few seconds, or until the next key.
  package static func passing(_ kind: Kind, _ phrase: Phrase) -> Message {
    var message = Message(kind, phrase)
    message.isPassing = true
    return message
  }

  /// A text that is the same in every language.
  package init(_ kind: Kind, verbatim text: String) { self.init(kind, Phrase(verbatim: text)) }

  /// As it may be shown: control characters made visible.
  package func text(in language: Language) -> String { visibleControls(in: language.text(phrase)) }

  /// The same in English.
  package var text: String { text(in: .english) }
}

extension Simulation {
  /// Where the cursor starts: the first window's root controller, else the first window, else the screen.
  var firstInterestingNode: NodeID {
    let order = hierarchy.preorder
    let found =
      order.first { hierarchy[$0].kind == .viewController } ?? order.first { hierarchy[$0].kind == .window }
    return hierarchy[found ?? hierarchy.screen].id
  }
}
