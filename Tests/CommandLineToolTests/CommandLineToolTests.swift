// The tests of CommandLineTool come with it.
