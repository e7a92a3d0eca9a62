// The tests of PreviewUI come with it.
