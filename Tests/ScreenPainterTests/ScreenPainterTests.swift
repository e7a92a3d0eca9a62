// The tests of ScreenPainter come with it.
