# the board of the lab's seed; the length is the lab's
spellgen --seed 1258408264 20 20 5 | spellpath
