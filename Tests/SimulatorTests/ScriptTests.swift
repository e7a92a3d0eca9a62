import KeyInput
import LocatedInput
import TraitModel
import Testing
import TraitPropagation

@testable import Simulator

@Suite struct ScriptTests {
  private func script(_ text: String) throws -> Script { try Script(Array(text.utf8)) }

  /// `line:column: message; remedy` of each fault.
  private func faults(_ text: String) -> [String] {
    do {
      _ = try script(text)
      return []
    } catch let error as InputError {
      return error.diagnostics.map(\.text)
    } catch {
      return ["\(error)"]
    }
  }

  // MARK: Reading

  @Test func commentsAndBlankLinesAreNoSteps() throws {
    let steps = try script("# one\n\n   # two\n#three\nset root dark # why\n\texpect root dark #\n").steps
    #expect(steps.map(\.text) == ["set root dark", "expect root dark"])
    #expect(steps.map(\.line) == [5, 6])
  }

  @Test func aColourIsNoComment() throws {
    let steps = try script("expect title.textColor #FFFFFF # white\n").steps
    guard case .expect(let expectation)? = steps.first?.action else {
      Issue.record("no expectation: \(steps)")
      return
    }
    #expect(expectation.target == "title.textColor" && expectation.value == "#FFFFFF")
  }

  @Test func whatIsSaidMayHoldAHash() throws {
    #expect(try script("say press # now\nsay\n").steps.map(\.action) == [.say("press # now"), .say("")])
  }

  @Test func whatStandsBetweenQuotesIsNoComment() throws {
    let line = #"add root.view {"class": "UILabel", "text": "a # b"}"#
    #expect(try script(line + " # c").steps.map(\.action) == [.edit(line)])
  }

  @Test func linesEndAsTheyMayAndAByteOrderMarkIsPassedOver() throws {
    #expect(try script("\u{FEFF}say a\r\nsay b\rsay c").steps.map(\.line) == [1, 2, 3])
  }

  @Test func timesAreSecondsOrMilliseconds() throws {
    let steps = try script("wait 1s\nwait 500ms\nwait 1.5s").steps
    #expect(
      steps.map(\.action) == [.wait(milliseconds: 1000), .wait(milliseconds: 500), .wait(milliseconds: 1500)])
  }

  @Test func severalKeysStandOnOneLine() throws {
    let keys = [KeyPress(.down), .character("W"), .control("r"), .character(" ")]
    #expect(try script("key Down W Ctrl-R Space").steps.map(\.action) == [.keys(keys)])
  }

  @Test func aLineMayBeAboutSomeReleases() throws {
    let steps = try script("from 17 expect a dark\nuntil 16 expect a light\nfrom 13 until 16 say old").steps
    func releases(_ step: Script.Step) -> [Int] {
      IOSRelease.allCases.filter(step.scope.contains).map(\.rawValue)
    }
    #expect(steps.map(releases) == [[17, 18, 26], [12, 13, 14, 15, 16], [13, 14, 15, 16]])
  }

  @Test func everyFaultIsReportedWithItsPlaceAndWhatWasMeant() {
    let text = """
      set root drak
      exepct root dark
      set root dark
        expect root.backgroundColour #FFFFFF
      expect title.textColor white
      wait 3
      key Entr
      from 17
      from 18 until 13 say x
      from 19 say x
      say fine
      expect root grey
      expect root dark light
      """
    #expect(
      faults(text) == [
        "1:10: error: 'drak' is not a value; did you mean 'dark'? one of: light, dark, unspecified",
        "2:1: error: no line begins with 'exepct'; did you mean 'expect'?",
        "4:15: error: nothing called 'backgroundColour' can be seen; did you mean 'backgroundColor'?",
        "5:24: error: 'white' is not a colour; #RRGGBB or #RRGGBBAA",
        "6:6: error: '3' is not a time; seconds or milliseconds, up to an hour: 1s, 1.5s, 500ms",
        "7:5: error: 'Entr' is not a key; did you mean 'Enter'?",
        "8:8: error: there is nothing behind 'from 17'; a line follows, for instance: from 17 expect child dark",
        "9:9: error: no release is both",
        "10:6: error: '19' is not a release; did you mean '12'? one of: 12, 13, 14, 15, 16, 17, 18, 26",
        "12:13: error: 'grey' is not a style; a node is light or dark; other values are of a property: "
          + "root.backgroundColor #FFFFFF",
        "13:18: error: 'light' stands behind the end of the line; the form is: \(Expectation.usage)",
      ])
  }

  @Test func bytesThatAreNoTextAreAFaultWithAPlace() throws {
    let error = #expect(throws: InputError.self) { try Script(Array("say a\nsay b".utf8) + [0xFF]) }
    #expect(error?.diagnostics.map(\.text) == ["2:6: error: a script is text in UTF-8"])
  }

  // MARK: Playing

  private func player(_ text: String, release: IOSRelease = .iOS26) throws -> ScriptPlayer {
    ScriptPlayer(try script(text), in: try smallSession(release: release))
  }

  private func outcomes(_ text: String, release: IOSRelease = .iOS26) throws -> [StepOutcome] {
    var player = try player(text, release: release)
    var outcomes: [StepOutcome] = []
    while let outcome = player.advance() { outcomes.append(outcome) }
    return outcomes
  }

  @Test func editsAreMadeAndCanBeTakenBack() throws {
    var player = try player("set root dark\nkey u\n")
    _ = player.advance()
    #expect(player.session.style("root") == .dark)
    #expect(player.session.history.done.map(\.line) == ["set root dark"])
    _ = player.advance()
    #expect(player.session.style("root") == .light)
    #expect(player.advance() == nil)
  }

  @Test func aPlayerFromBeforeAStepIsThatState() throws {
    var player = try player("say one\nset root dark\nsay two")
    var former: [ScriptPlayer] = []
    while player.next != nil {
      former.append(player)
      _ = player.advance()
    }
    #expect(player.caption == "two" && player.session.style("root") == .dark)
    #expect(former.map(\.caption) == ["", "one", "one"])
    #expect(former[1].session.style("root") == .light)
  }

  @Test func expectationsTellWhatIs() throws {
    let found = try outcomes(
      """
      set root dark
      expect root dark
      expect sheet dark
      expect sheet.userInterfaceLevel elevated
      expect card.layer.borderColor #3C3C43
      """)
    let findings = found.compactMap { if case .compared(let finding) = $0 { finding } else { nil } }
    #expect(findings.map(\.holds) == [true, false, true, true])
    #expect(findings[1].text == "`sheet` is light, expected dark")
  }

  @Test func linesAboutOtherReleasesArePassedOver() throws {
    let text = "set panel dark\nuntil 16 expect child light\nfrom 17 expect child dark"
    for release in [IOSRelease.iOS16, .iOS26] {
      let found = try outcomes(text, release: release)
      #expect(found.count { $0 == .passedOver } == 1)
      #expect(found.count { if case .compared(let finding) = $0 { finding.holds } else { false } } == 1)
    }
  }

  /// The text of what a script's last step was refused for.
  private func refusal(_ text: String, release: IOSRelease = .iOS26) throws -> String? {
    guard case .refused(let diagnostic)? = try outcomes(text, release: release).last else { return nil }
    return diagnostic.text
  }

  @Test func aNodeThatIsNotThereIsRefusedWithTheNearest() throws {
    #expect(try refusal("expect shet light") == "1:8: error: there is no node `shet`; did you mean `sheet`?")
    #expect(
      try refusal("  set rot dark") == "1:7: error: there is no node `rot`; did you mean `root`?")
  }

  @Test func whatUIKitRefusesIsRefusedWithItsRule() throws {
    #expect(try refusal("say x\nset scene dark", release: .iOS16)?.contains("W-10") == true)
    #expect(try refusal("set scene dark", release: .iOS17) == nil)
  }

  @Test func aTraitThatIsNoneIsFoundWhenItsNodeIsThere() throws {
    #expect(try refusal("from 13 set root.userInterfaceStile dark")?.hasPrefix("1:18: error: ") == true)
  }

  @Test func noEditIsMadeUnderAnOpenList() throws {
    #expect(try refusal("key t\nset root dark")?.contains("key Esc") == true)
    #expect(try refusal("key t Esc\nset root dark") == nil)
  }

  @Test func keysThatLeaveOrWriteAreRefused() throws {
    #expect(try refusal("key q")?.contains("the key q") == true)
    #expect(try refusal("key e Enter")?.contains("the key Enter") == true)
  }

  @Test func anotherSceneKeepsTheDevice() throws {
    var player = try player("device dark\nios 16\nscene view-above-child")
    while player.advance() != nil {}
    #expect(player.session.simulation.sceneName == "view-above-child")
    #expect(player.session.simulation.device.style == .dark && player.session.simulation.release == .iOS16)
    #expect(try refusal("scene no-such") != nil)
  }

  @Test func theTabsFollowWhatAScriptChanges() throws {
    var player = try player("key b\nset root dark")
    while player.advance() != nil {}
    #expect(player.session.sideBySide?.left.traits(of: "root")?.style == .dark)
  }

  @Test func aLongerTextStandsLonger() throws {
    let pauses = try script(
      "say short\nsay a good deal longer than that\nsay\nexpect a dark\nwait 2s\nkey j j"
    ).steps
      .map(\.pause)
    #expect(pauses[0] < pauses[1])
    #expect(Array(pauses[2...]) == [0, 0, 2000, 800])
  }
}
