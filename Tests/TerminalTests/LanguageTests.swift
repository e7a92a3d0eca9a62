import Testing

/// In which language the explorer speaks.
@Suite struct LanguageTests {
  private func started(_ arguments: String..., environment: [String: String?]) throws -> PTYSession {
    let session = try PTYSession(.explorer, arguments, environment: environment, columns: 120, rows: 40)
    session.expect("root.view")
    return session
  }

  @Test func theLocaleOfMessagesChoosesTheLanguage() throws {
    let session = try started(environment: ["LANG": "zh_CN.UTF-8"])
    session.expect("层级")
    session.send("3")
    session.expect("个节点改变")
    session.quit()
  }

  @Test func theOptionBeatsTheLocale() throws {
    let english = try started("--lang", "en", environment: ["LANG": "zh_CN.UTF-8"])
    english.expect("Hierarchy")
    english.quit()
    let chinese = try started("--lang", "zh-Hans", environment: [:])
    chinese.expect("层级")
    chinese.quit()
  }

  @Test func whereTheCharactersAreASCIIItIsEnglish() throws {
    let session = try started("--lang", "zh-Hans", environment: ["LANG": "C"])
    session.expect("Hierarchy")
    session.quit()
  }
}
