// swift-format-ignore-file
// Declarations of XCTest, as far as exported tests speak of them; see UIKit.swift.

import Foundation

public struct XCTSkip: Error {
  public init(_ message: String? = nil) {}
}

public func XCTSkipIf(_ condition: Bool, _ message: String) throws {}

public func XCTFail(_ message: String, file: StaticString = #filePath, line: UInt = #line) {}

public func XCTAssertEqual<Value: Equatable>(
  _ first: Value, _ second: Value, _ message: String, file: StaticString = #filePath, line: UInt = #line
) {}

public class XCTestExpectation: NSObject, @unchecked Sendable {
  public func fulfill() {}
}

open class XCTestCase: NSObject {
  public func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }
  public func wait(for expectations: [XCTestExpectation], timeout: Double) {}
}
