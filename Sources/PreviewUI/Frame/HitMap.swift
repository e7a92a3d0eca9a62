import CellCanvas
package import Simulator

/// What stands where in a drawing. What is added later lies in front.
package struct HitMap: Hashable, Sendable {
  private enum Region: Hashable, Sendable {
    case cells(CellArea, PointerTarget)
    case phone(PhoneLayout)
  }

  private var regions: [Region] = []

  /// Nothing drawn, nothing hit.
  package init() {}

  mutating func add(_ area: CellArea, _ target: PointerTarget) { regions.append(.cells(area, target)) }
  mutating func add(_ phone: PhoneLayout) { regions.append(.phone(phone)) }

  /// What is at a cell; nil where nothing listens.
  package func target(column: Int, row: Int) -> PointerTarget? {
    regions.reversed().lazy.compactMap { region in
      switch region {
      case .cells(let area, let target): area.contains(column: column, row: row) ? target : nil
      case .phone(let layout): layout.node(column: column, row: row).map(PointerTarget.phone)
      }
    }.first
  }
}
