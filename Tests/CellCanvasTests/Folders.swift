import Foundation

/// The folder of Package.swift.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// The names of the files in a folder of the package.
func fileNames(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder)
}
