# the size of the lab's easy-3x4.txt; the lab's text; shape checks it, whatever the seed
spellgen 3 4 2 2>/dev/null | shape 3 4 2
