// The tests of ThemeFormats come with it.
