# one cell, in an even column of the last row: it is empty; the lab's text; shape checks it, whatever the seed
spellgen 1 1 2 2>/dev/null | shape 1 1 2
