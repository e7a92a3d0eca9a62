// The tests of SceneFormats come with it.
