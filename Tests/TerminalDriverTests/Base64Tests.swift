import Testing

@testable import TerminalDriver

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("☾", "4pi+"),
  ])
  func itIsAsRFC4648HasIt(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }
}
