import Audit
import ColorModel
import Localization
import LocatedInput
import TraitModel

/// What several report formats say in the same words.
extension Finding {
  /// The message with what would mend it, as a sentence.
  var sentence: String {
    var text = message.english
    if let suggestion { text += "; \(suggestion.shortHex) would pass" }
    if let increased = contrast?.increased, isApples {
      text += "; with Increase Contrast \(ratioText(increased))"
    }
    return text + "."
  }

  /// The appearances in the fewest words: a style in all its levels and contrasts is the style alone.
  var appearancePhrase: String {
    EffectiveStyle.allCases.flatMap { style -> [String] in
      let own = appearances.filter { $0.style == style }
      return own.count == Appearance.all.count / 2 ? [style.rawValue] : own.map(\.phrase)
    }.joined(separator: ", ")
  }
}

extension Appearance {
  /// Base level and normal contrast are not said.
  var phrase: String {
    style.rawValue + (level == .elevated ? " elevated" : "") + (contrast == .high ? " high contrast" : "")
  }
}

extension AuditReport {
  /// What was not judged, reasons in the order in which they came.
  var notMeasuredByReason: [(reason: String, subjects: [String])] {
    var groups: [(reason: String, subjects: [String])] = []
    for gap in notMeasured {
      if let place = groups.firstIndex(where: { $0.reason == gap.reason.english }) {
        if !groups[place].subjects.contains(gap.subject) { groups[place].subjects.append(gap.subject) }
      } else {
        groups.append((gap.reason.english, [gap.subject]))
      }
    }
    return groups
  }
}

extension AuditOutcome {
  /// `2 errors, 1 warning, 3 notes; 41 of 43 pairs measured pass`.
  var verdict: String {
    if report.judgedNothing { return "Nothing could be measured: that is no pass." }
    let severities: [(Diagnostic.Severity, String)] = [
      (.error, "error"), (.warning, "warning"), (.note, "note"),
    ]
    let counts = severities.map { severity, word in
      counted(newFindings.count { $0.severity == severity }, word)
    }
    let passed = report.measurements.count { $0.passes }
    var text =
      counts.joined(separator: ", ") + "; \(passed) of \(counted(report.measurements.count, "pair")) pass"
    if report.exemptCount > 0 { text += ", \(report.exemptCount) exempt" }
    return text + "."
  }

  var baselineSentence: String {
    "The baseline accepts \(counted(acceptedFindings.count, "finding")); "
      + "\(mendedCount == 1 ? "1 of it is" : "\(mendedCount) of it are") gone."
  }
}

func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
