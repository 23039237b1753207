# a board far wider than high; the lab's text; shape checks it, whatever the seed
spellgen 3 1000 7 2>/dev/null | shape 3 1000 7
