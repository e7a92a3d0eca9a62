/// What a file says, in quotes for a message; a long text is cut.
func quoted(_ text: String) -> String {
  let limit = 40
  return text.count > limit ? "\"\(text.prefix(limit))…\"" : "\"\(text)\""
}
