# one column of nine; the lab's text; shape checks it, whatever the seed
spellgen 9 1 4 2>/dev/null | shape 9 1 4
