import CellCanvas
import ColorModel
import Localization
import LocatedInput
import PreviewUI
import SceneFormats
import SceneModel
import Simulator
import ThemeFormats
import TraitPropagation
import UIKitExport

extension ToolContext {
  /// Writes the state that the explorer shows to a new file of the working directory.
  /// - Returns: where it went, or why not.
  func export(_ kind: ExportKind, of session: Session) -> Message {
    written { try write(kind.text(of: session), of: session, ending: kind.fileNameEnd) }
  }

  /// Writes a script that was recorded to a new file of the working directory.
  func write(script: String, of session: Session) -> Message {
    written { try write(script, of: session, ending: ExportKind.script.fileNameEnd) }
  }

  private func write(_ text: String, of session: Session, ending: String) throws(FileFailure) -> String {
    let path = try freePath(for: session.simulation.sceneName, ending: ending)
    try writeFile(path, Array(text.utf8))
    return path
  }

  /// Says where something was written, or why not.
  private func written(_ write: () throws -> String) -> Message {
    do { return .passing(.note, "wrote \(try write())") } catch let failure as FileFailure {
      return Message(.refusal, verbatim: failure.text)
    } catch let failure as LibraryFailure {
      return Message(.refusal, verbatim: failure.text)
    } catch {
      return Message(.refusal, "not written: \(String(describing: error))")
    }
  }

  /// A name after the scene's that no file has, so that nothing is lost.
  private func freePath(for scene: String, ending: String) throws(FileFailure) -> String {
    var stem = scene.split(separator: "/").last.map(String.init) ?? "scene"
    if stem.hasSuffix(".json") { stem = String(stem.dropLast(5)) }
    if stem == "-" || stem.isEmpty { stem = "scene" }
    for number in 1...999 {
      let path = stem + (number == 1 ? "" : "-\(number)") + ending
      do { _ = try files.kind(of: path) } catch {
        if error.reason == .missing { return path }
        throw error
      }
    }
    throw FileFailure(stem + ending, .exists)
  }
}

extension ExportKind {
  /// The file's content.
  fileprivate func text(of session: Session) throws -> String {
    let simulation = session.simulation
    switch self {
    case .swift: return swiftOverrides(of: simulation)
    case .xctest:
      let made = try ConformanceCase(
        of: simulation.stateAsScene, named: simulation.sceneName, library: session.library,
        rules: session.rules)
      return ConformanceSuite([made]).text
    case .scene: return SceneWriter.text(of: simulation.stateAsScene)
    case .script: return try simulation.script(library: session.library)
    case .svg: return still(of: session, .svg)
    case .html: return still(of: session, .html)
    case .ansi: return still(of: session, .ansi)
    case .text: return still(of: session, .text)
    }
  }

  /// In the size of `halflight render`.
  private func still(of session: Session, _ format: StillFormat) -> String {
    var session = session
    let size = StillSize()
    _ = session.reduce(.resize(columns: size.columns, rows: size.rows))
    let depth: ColorDepth = format.name == StillFormat.text.name ? .monochrome : .trueColor
    let grid = drawPreview(session, DisplayCapabilities(depth: depth))
    return format.render(
      grid, StillOptions(depth: depth, title: "Halflight: " + session.simulation.scene.name.text()))
  }
}

extension Simulation {
  /// The state as a scene that starts with it; the lesson was about another one.
  fileprivate var stateAsScene: Scene {
    var state = scene
    state.lesson = nil
    state.defaults.style = device.style
    state.defaults.contrast = device.contrast
    state.defaults.plist = device.plist
    state.defaults.release = release
    if let theme = paletteRequest.themes.last { state.defaults.theme = theme }
    return state
  }
}
