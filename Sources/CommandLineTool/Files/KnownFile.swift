/// A file or folder of the user's that the program reads or writes unasked.
struct KnownFile: Sendable {
  /// As it lies where no variable says otherwise.
  let path: String
  /// One phrase.
  let about: String

  private init(_ folder: UserFolder, _ name: String, _ about: String) {
    path = "~/\(folder.place)/halflight/" + name
    self.about = about
  }

  private init(_ path: String, _ about: String) {
    self.path = path
    self.about = about
  }

  static let all: [KnownFile] = [
    KnownFile(.config, "config.json", "the explorer's settings; `halflight help config` lists them"),
    KnownFile(
      SettingsSources.projectFileName, "the same for a project, in the working directory or one above"),
    KnownFile(.state, "state.json", "what was last chosen in the explorer"),
    KnownFile(.data, "themes", "themes that can be named"),
    KnownFile(.data, "scenes", "scenes that can be named"),
  ]
}
