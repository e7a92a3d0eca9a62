/// A 3 × 3 matrix by rows.
struct Matrix3: Sendable {
  var rows: [SIMD3<Double>]

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = [first, second, third]
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix.rows[0] * vector).sum(), (matrix.rows[1] * vector).sum(), (matrix.rows[2] * vector).sum())
  }

  /// By cofactors; the matrices of colour spaces are never singular.
  var inverse: Matrix3 {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
    let determinant = (rows[0] * columns[0]).sum()
    func row(_ index: Int) -> SIMD3<Double> {
      SIMD3(columns[0][index], columns[1][index], columns[2][index]) / determinant
    }
    return Matrix3(row(0), row(1), row(2))
  }
}
