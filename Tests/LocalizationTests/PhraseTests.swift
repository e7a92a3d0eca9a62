import Testing

@testable import Localization

@Suite struct PhraseTests {
  private let chinese: Language = {
    let words = [
      "{} changed": "{0}已改变", "{} nodes": "{0} 个节点", "{} beside {}": "{1}与{0}", "rule O-02": "就近优先",
    ]
    return Language(tag: "zh-Hans") { words[$0.key].flatMap(Translation.init) }
  }()

  @Test func englishIsTheKeyAndTheFallback() {
    let phrase: Phrase = "\(3) nodes"
    #expect(phrase.key == "{} nodes" && phrase.english == "3 nodes")
    #expect(chinese.text("nothing of the kind") == "nothing of the kind")
  }

  @Test func aPhraseInAPhraseIsTranslatedOnItsOwn() {
    let count: Phrase = "\(3) nodes"
    #expect(chinese.text("\(count) changed") == "3 个节点已改变")
    #expect(chinese.text("\(count) vanished") == "3 个节点 vanished")
  }

  @Test func argumentsStandWhereTheLanguageWantsThem() {
    #expect(chinese.text("\("a") beside \("b")") == "b与a")
  }

  @Test func blanksAroundAPhraseAreLayoutAndNoPartOfTheKey() {
    #expect(chinese.text("  \(3) nodes ") == "  3 个节点 ")
    let blank: Phrase = "   "
    #expect(blank.key == "" && blank.english == "   ")
  }

  @Test func argumentsAreNeverLookedUpOrRead() {
    #expect(chinese.text(Phrase(verbatim: "rule O-02")) == "rule O-02")
    #expect(chinese.text("\("{0} {} x") nodes") == "{0} {} x 个节点")
  }

  @Test func aNamedPhraseIsTranslatedByItsName() {
    let rule = Phrase("The nearest explicit override wins.", named: "rule O-02")
    #expect(chinese.text(rule) == "就近优先" && rule.english == "The nearest explicit override wins.")
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
    ("zh_TW.UTF-8", "en"), ("zh_Hant_HK", "en"), ("en_GB.UTF-8", "en"), ("C.UTF-8", "en"),
    ("de_CH@euro", "en"),
  ])
  func aLocaleAsksForALanguage(locale: String, tag: String) {
    #expect(Language.tag(ofLocale: locale) == tag)
  }

  @Test func theFirstVariableThatIsSetAndNotEmptyDecides() {
    #expect(Language.messageLocale(in: ["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "de_CH"]) == "zh_CN")
    #expect(Language.messageLocale(in: [:]) == nil)
  }

  @Test func everyLanguageCanBeRead() throws {
    #expect(Language.tags == ["en", "zh-Hans"])
    for tag in Language.tags { #expect(try Language.builtIn(tag).tag == tag) }
  }
}
