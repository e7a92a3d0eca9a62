// The tests of TraitPropagation come with it.
