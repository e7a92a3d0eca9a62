import CLibYAML
import LocatedInput

/// What libyaml tells of a document, as values.
struct YAMLEvent {
  enum Kind {
    case scalar(String)
    case alias(String)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind: Kind
  var location: SourceLocation
}

enum YAMLEvents {
  /// The events of the first document.
  static func events(of bytes: [UInt8]) throws(InputError) -> [YAMLEvent] {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw InputError(Diagnostic(.error, "out of memory"))
    }
    defer { yaml_parser_delete(&parser) }
    let result: Result<[YAMLEvent], InputError> = bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var events: [YAMLEvent] = []
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
          let reason = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
          return .failure(
            InputError(
              Diagnostic(.error, "this is no YAML: \(reason)", at: location(parser.problem_mark))))
        }
        defer { yaml_event_delete(&event) }
        if let kind = kind(of: event) {
          events.append(YAMLEvent(kind: kind, location: location(event.start_mark)))
        } else if event.type == YAML_DOCUMENT_END_EVENT || event.type == YAML_STREAM_END_EVENT {
          return .success(events)
        }
      }
    }
    return try result.get()
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      return .scalar(
        String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
    case YAML_ALIAS_EVENT:
      return .alias(event.data.alias.anchor.map { String(cString: $0) } ?? "")
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default: return nil
    }
  }

  private static func location(_ mark: yaml_mark_t) -> SourceLocation {
    SourceLocation(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
