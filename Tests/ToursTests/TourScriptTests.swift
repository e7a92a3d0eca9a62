import Simulator
import Testing
import TraitModel

@testable import Tours

/// The tours that ship.
@Suite struct TourScriptTests {
  static let releases = IOSRelease.allCases.filter { $0 != .iOS12 }

  @Test func theListIsTheFolder() throws {
    let files = try fileNames(in: packageRoot + "/Sources/CBuiltInFiles/tours")
    #expect(files.sorted() == Tour.names.map { $0 + ".half" }.sorted())
  }

  /// What a tour expects is so under every release that has the appearance to speak of.
  @Test(arguments: Tour.names, releases)
  func whatATourSaysIsSo(name: String, release: IOSRelease) throws {
    let tour = try #require(try Tour.builtIn(name))
    let steps = try steps(of: tour, under: release)
    #expect(steps.count >= 12)
    #expect(tour.script.steps.contains { if case .expect = $0.action { true } else { false } })
  }

  @Test(arguments: Tour.names) func aTourHasATitleAndSaysWhatItIsAbout(name: String) throws {
    let tour = try #require(try Tour.builtIn(name))
    #expect(tour.title != name)
    #expect(tour.about.hasSuffix("."))
  }

  /// A caption that is longer fits no band beside the tree.
  @Test(arguments: Tour.names) func captionsAreShort(name: String) throws {
    let tour = try #require(try Tour.builtIn(name))
    for step in try steps(of: tour) { #expect(step.caption.count <= 150, "\(step.caption)") }
  }

  @Test(arguments: Tour.names) func noStepIsRefused(name: String) throws {
    let steps = try steps(of: try #require(try Tour.builtIn(name)))
    for step in steps where step.line != nil {
      #expect(step.session.message?.kind != .refusal, "\(step.line ?? "")")
    }
  }

  @Test func theFirstTourTakesTwoMinutes() throws {
    let name = try #require(Tour.names.first)
    let steps = try steps(of: try #require(try Tour.builtIn(name)))
    let seconds = steps.map(\.pause).reduce(0, +) / 1000
    #expect((100...140).contains(seconds), "\(seconds) s")
  }
}
