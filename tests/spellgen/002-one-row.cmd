# one row of nine is the last: its even columns are empty; the lab's text; shape checks it, whatever the seed
spellgen 1 9 3 2>/dev/null | shape 1 9 3
