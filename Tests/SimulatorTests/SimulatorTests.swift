// The tests of Simulator come with it.
