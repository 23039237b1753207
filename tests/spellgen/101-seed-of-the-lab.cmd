# the seed of the lab's 20x20.txt; that file
spellgen --seed 1258408264 20 20 5
