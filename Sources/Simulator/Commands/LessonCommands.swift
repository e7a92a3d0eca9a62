import Localization

extension CommandGroup {
  static let lesson = CommandGroup(
    title: "Learn",
    commands: [
      .change("answer", "A", "the scene's question: make its edits and tell the answer") {
        $0.toggleAnswer()
      },
      .change("predict", "D", "predict: styles are hidden, mark them, Enter scores") { $0.startPrediction() },
    ])
}
