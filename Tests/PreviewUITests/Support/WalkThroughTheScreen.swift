import Simulator

/// Sequences of keys that between them bring every pane, tab, list and overlay to the screen, each from the start.
let walks: [[String]] =
  [
    ["w"], ["W"], ["c"], ["c", "c", "Enter"], ["c", "="], ["c", "z"], ["L"], ["3", "L"],
    ["s", "L", ".", ".", "."],
    ["a"], ["a", "}", "F"], ["A"], ["D"], ["D", "2", "Enter"], ["?"], ["#"], ["b"], ["b", "b"], ["t"], ["S"],
    ["p"], ["+"], ["m"], ["E"], ["M"], ["e"], ["R"], ["i", "3"], ["i", "s", "Enter"], ["/", "x", "Enter"],
    ["Z"],
    ["V"], ["1"], ["2", "2"], ["O", "u", "Ctrl-R"], ["u"], ["I", "s"], ["C"], ["r"], ["T"], ["K"], ["B"],
    ["H"],
    ["x"], ["P"], ["v"], ["Tab", "Tab"], ["§"],
  ]
